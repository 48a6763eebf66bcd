"""How strong the computer players are: everybody against everybody, seats rotated, on the same deals.

    python -m benchmarks.ladder [GAME] [--games N] [--steps N] [--greedy N] [--write] [--OPTION VALUE ...]

Without a game it goes over all of them. How many games are played, and with which options, stands in the game's
`tests/<game>/facts.py`, unless it is said here. Each deal is played twice, with the seats changed: `--steps` games of
each player with the next, `--games` of those further apart, and `--greedy` of the highest level against greedy, which
is not rated. Prints the share of wins of each pair with its 95 % interval, and a rating of all (Elo; random is 0). With
--write it notes them in docs/ladder/GAME.json, from which the page about opponents is made.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

from tests import facts

from teerling import bots, game
from teerling.lab.counting import share_of
from teerling.lab.playing import Job, new_job, play_game, sitting

NOTES = Path(__file__).parents[1] / "docs" / "ladder"
# Two games, each of which may be shared.
QUARTERS = 4
Pair = tuple[str, str]


def play(job: Job, deal: int) -> tuple[float, float, float]:
    """The first player's share of the win over both orders of seats, and the points of both players."""
    share = 0.0
    points = [0.0, 0.0]
    for turn in range(job.turns):
        played = play_game(job.start(), job, deal, turn)
        winners = [sitting(2, turn, seat) for seat in range(2) if played.won >> seat & 1]
        share += winners.count(0) / len(winners) / 2 if winners else 0.25
        for seat, score in enumerate(played.scores):
            points[sitting(2, turn, seat)] += score / 2
    return share, points[0], points[1]


def ratings(shares: dict[Pair, list[float]], players: list[str]) -> dict[str, float]:
    """The strengths that explain the shares best (Bradley and Terry), as Elo; the first player is 0."""
    strength = dict.fromkeys(players, 1.0)
    for _ in range(2000):
        for one in players:
            won = games = 0.0
            for (a, b), row in shares.items():
                if one in (a, b):
                    other = b if one == a else a
                    # Half a game drawn with everybody keeps strengths finite.
                    won += (sum(row) if one == a else len(row) - sum(row)) + 0.25
                    games += (len(row) + 0.5) / (strength[one] + strength[other])
            strength[one] = won / games if games else 1.0
    first = strength[players[0]]
    return {one: 400 * math.log10(strength[one] / first) for one in players}


def with_errors(shares: dict[Pair, list[float]], players: list[str]) -> dict[str, tuple[float, float]]:
    """Ratings, and half the width of their 95 % intervals, by drawing the deals anew."""
    rng = Random(1)
    drawn: dict[str, list[float]] = defaultdict(list)
    for _ in range(40):
        again = {pair: rng.choices(row, k=len(row)) for pair, row in shares.items()}
        for one, rating in ratings(again, players).items():
            drawn[one].append(rating)
    found = {}
    for one, rating in ratings(shares, players).items():
        mean = sum(drawn[one]) / len(drawn[one])
        spread = sum((r - mean) ** 2 for r in drawn[one]) / (len(drawn[one]) - 1)
        found[one] = (rating, 1.96 * math.sqrt(spread))
    return found


def note(pair: Pair, found: list[tuple[float, float, float]]) -> dict[str, object]:
    """How often the second of a pair beat the first, and with how many points."""
    told = share_of(Counter(round(QUARTERS * (1 - share)) for share, _, _ in found), QUARTERS)
    wide = (told["high"] - told["low"]) / 2
    weaker, stronger = (sum(row) / len(found) for row in list(zip(*found, strict=True))[1:])
    print(f"{pair[1]:8} beats {pair[0]:8} {100 * told['share']:5.1f} % ± {100 * wide:.1f}", end="")
    print(f"   {stronger:.1f} points to {weaker:.1f}", flush=True)
    return {
        "stronger": pair[1],
        "weaker": pair[0],
        "wins": round(told["share"], 4),
        "error": round(wide, 4),
        "games": 2 * len(found),
        "points": [round(stronger, 1), round(weaker, 1)],
    }


def round_robin(name: str, wanted: facts.Ladder, only: list[str], *, write: bool) -> None:
    """Play one game's."""
    rules, options = game.find(name), dict(wanted.options)
    rules.start(2, options)
    players = only or ["random", *bots.opponents(rules, 2)]
    plan = dict.fromkeys(combinations(players, 2), wanted.games) | dict.fromkeys(pairwise(players), wanted.steps)
    plan |= {("greedy", bots.PEOPLE[-1]): wanted.greedy}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        # All games are given out at once, so that no core waits for the last game of a pair.
        under_way = {}
        for pair, games in plan.items():
            if games:
                job = new_job(name, list(pair), options=options, games=games, seed="ladder", duplicate=True)
                under_way[pair] = pool.map(partial(play, job), range(job.deals))
        found, pairs = {}, []
        for pair, rows in under_way.items():
            found[pair] = list(rows)
            pairs.append(note(pair, found[pair]))
    rated = with_errors(
        {pair: [share for share, _, _ in row] for pair, row in found.items() if set(pair) <= {*players}}, players
    )
    for one in players:
        print(f"{one:8} {rated[one][0]:6.0f} ± {rated[one][1]:.0f}")
    if write:
        NOTES.mkdir(exist_ok=True)
        listed = [{"name": one, "elo": round(rated[one][0]), "error": round(rated[one][1])} for one in players]
        noted = {"options": options, "players": listed, "pairs": pairs}
        (NOTES / f"{name}.json").write_text(json.dumps(noted, indent=2) + "\n", "utf-8")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?")
    for number in ("games", "steps", "greedy"):
        parser.add_argument(f"--{number}", type=int)
    parser.add_argument("--players", default="", help="only these, with commas, from weak to strong")
    parser.add_argument("--write", action="store_true")
    args, rest = parser.parse_known_args()
    options = {name.removeprefix("--"): value for name, value in zip(rest[::2], rest[1::2], strict=True)}
    numbers = {name: given for name in ("games", "steps", "greedy") if (given := getattr(args, name)) is not None}
    for name in [args.game] if args.game else game.names():
        usual = facts.of(name).ladder
        print(f"{name}:", flush=True)
        wanted = replace(usual, options={**usual.options, **options}, **numbers)
        round_robin(name, wanted, args.players.split(",") if args.players else [], write=args.write)


if __name__ == "__main__":
    main()
