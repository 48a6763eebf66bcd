"""How far `teerling analyse` is off where it tries out, measured where the truth is known: games for two, solved.

    .venv/bin/python benchmarks/analysis.py [ROUNDS] [GAMES]

Games between two middling players are analysed twice, by the table and by trying out. And games that are not solved are
looked at for luck that is none: over many games the luck of whoever throws should be nothing on average.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean
from unittest.mock import patch

from teerling import bots, game
from teerling.course import Course
from teerling.game import Game, Position
from teerling.lab.analyse import analyse
from teerling.lab.luck_and_skill import Analysis
from teerling.lab.plan import ROUNDS
from teerling.record import Record
from teerling.solve import table_for
from teerling.values import Roll


def played(name: str, seats: int, seed: int) -> Record:
    """A whole game between computer players of level 3."""
    rng = Random(seed)
    course = Course.new(name, tuple(f"Player {i + 1}" for i in range(seats)), {})

    def draw(position: Position, _: int = 0) -> Roll:
        rolls = position.weights()
        return rng.choices([roll for roll, _ in rolls], [weight for _, weight in rolls])[0]

    course.begin(draw)
    while course.position.turn.kind != "over":
        if course.position.turn.kind == "dice":
            course.throw(draw(course.position), draw)
        else:
            seat = course.position.turn.seats[0]
            course.move(seat, bots.ask("lotte", course.position, seat, rng), draw)
    return course.record


def luck_of_throwers(analysis: Analysis) -> list[float]:
    """What each throw brought whoever threw."""
    return [
        float(changes[step.before.turn.thrower].luck)
        for step, changes in zip(analysis.replay.steps, analysis.changes, strict=True)
        if isinstance(step.event, Roll) and step.before.turn.thrower >= 0
    ]


def against_the_truth(name: str, rounds: int, games: int) -> None:
    """Compare what is tried out with what is known, in a game for two that is solved."""
    table_for(game.find(name).start(2), "win")
    off, apart, costs, true_costs = [], [], [], []
    for seed in range(games):
        record = played(name, 2, seed)
        true = analyse(record)
        with patch("teerling.lab.thoughts.solved", lambda _: None):
            tried = analyse(record, rounds=rounds, seed=seed)
        pairs = [(float(a[0].after), float(b[0].after)) for a, b in zip(tried.changes, true.changes, strict=True)]
        off += [abs(one - other) for one, other in pairs]
        apart += [one - other for one, other in pairs]
        costs += [-float(tried.summary(seat).play) for seat in range(2)]
        true_costs += [-float(true.summary(seat).play) for seat in range(2)]
    print(f"{name} for 2, {games} games, {rounds} rounds: chances off by {fmean(off):.3f}, {fmean(apart):+.3f} mean")
    print(f"  mistakes of a seat in a game: {fmean(costs):.3f} tried out, {fmean(true_costs):.3f} in truth")


def unsolved(rules: Game) -> list[int]:
    """The smallest table at which a game is not solved; after one alone, where a value is points, that for two too."""
    found = [seats for seats in rules.seats if seats not in rules.solvable]
    return found[: 2 if found[:1] == [1] else 1]


def luck(name: str, seats: int, rounds: int, games: int) -> None:
    """Look for luck that is none."""
    found = [analyse(played(name, seats, seed), rounds=rounds, seed=seed) for seed in range(games)]
    throws = [one for analysis in found for one in luck_of_throwers(analysis)]
    whole = [float(analysis.summary(seat).luck) for analysis in found for seat in range(seats)]
    print(f"{name} for {seats}: luck of whoever throws {fmean(throws):+.3f} a throw, {fmean(whole):+.3f} a game")


def main(rounds: int, games: int) -> None:
    """Measure and print."""
    for name in game.names():
        if 2 in game.find(name).solvable:
            against_the_truth(name, rounds, games)
    for name in game.names():
        for seats in unsolved(game.find(name)):
            luck(name, seats, rounds, games)


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:3]] + [ROUNDS, 10][len(sys.argv) - 1 :])
