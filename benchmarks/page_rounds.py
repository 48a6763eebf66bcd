"""In the Python of a page: how often moves are tried out there in the time for a move (see `page_ladder`).

Over the course of a game between good players, at every other decision of each game in which somebody thinks ahead.
Prints JSON: for each game, the number of rounds at each of these decisions, in their order.
"""

from __future__ import annotations

import json
import sys
from random import Random

from teerling import bots, search
from teerling.bots.people import worlds_of
from teerling.game import Position, find
from teerling.house.thinkers import PATIENCE, STAND_IN
from teerling.search import thinker


def used() -> float:
    """How long the processor has worked for us, in seconds: others on the same machine don't count."""
    # Only there; whoever starts it imports this file too.
    import js  # type: ignore[import-not-found]

    usage = js.process.cpuUsage()
    return float(usage.user + usage.system) / 1e6


def rounds(position: Position, seat: int, rng: Random) -> int:
    """How many rounds the time for a move is enough for."""
    worlds = worlds_of(lambda: position.imagine(seat, rng))
    most = position.game.levels[-1].rounds
    begun = used()
    found = thinker(position.game.name).think(worlds, seat, seed=1, rounds=most, seconds=PATIENCE)
    done = sum(move.tries for move in found)
    return done if done == most else round(done * PATIENCE / (used() - begun))


def course(name: str, options: dict[str, str]) -> list[int]:
    """The rounds at every other decision of a game."""
    rng = Random(name)
    position = find(name).start(2, options)
    thinker(name).think([position], 0, seed=1, rounds=5)
    found, decisions = [], 0
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            position = position.roll(rng.choice([roll for roll, weight in position.weights() for _ in range(weight)]))
            continue
        seat = position.turn.seats[0]
        if len(position.codes(seat)) > 1:
            decisions += 1
            if decisions % 2:
                found.append(rounds(position, seat, rng))
        position = position.play(seat, bots.ask(STAND_IN, position, seat, rng))
    return found


def main(wanted: str) -> None:
    """Measure games, each with its options (JSON)."""
    search.plainly = True
    print(json.dumps({name: course(name, options) for name, options in json.loads(wanted).items()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
