"""Compiles all there is to compile of a game, into the cache, where tests find it: python -m tools.warm pushbox."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests import facts
from tests.kernel.test_both_speeds import CHECKED

from teerling.adapters.vector import Vector
from teerling.game import find
from teerling.lab.playing import new_job, warm_up
from teerling.search import thinker
from teerling.solve.check import check
from teerling.solve.solver import solve
from teerling.solve.table import write


def warm(name: str) -> None:
    """One game: its rules at each kind of compiled speed, and every loop over them."""
    game = find(name)
    seats = min(seats for seats in game.seats if seats > 1)
    start = game.start(seats)
    for kernel in [game.compiled(), *([game.compiled(checked=True)] if name in CHECKED else [])]:
        kernel.trace(*start.raw, seed=1, game=0, seats=seats)
    game.compiled().batch(*start.raw, seed=1, games=1)
    position, rng = start, Random(1)
    while position.turn.kind != "decide":
        position = position.roll(rng.choice(position.weights())[0])
    (seat, *_) = position.turn.seats
    thinker(name).think([position], seat, seed=1, rounds=1, compare=position.codes(seat)[0])
    Vector(name, 1, seats)
    warm_up(new_job(name, ["random"] * seats, games=10_000, seed="1"))
    if 2 in game.solvable:
        # What is worked out is not kept: tests that want a table work it out themselves.
        with TemporaryDirectory() as there:
            check(write(Path(there) / "a.table", solve(game.start(2, dict(facts.of(name).soon_solved)))))


if __name__ == "__main__":
    for one in sys.argv[1:]:
        warm(one)
