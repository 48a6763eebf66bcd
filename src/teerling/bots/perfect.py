"""The bot that nobody beats in the long run: it takes a best move, by the table of the solved game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from teerling.bots import Worlds
from teerling.game import Game, Position
from teerling.solve import Table, table_for
from teerling.solve.solver import Progress
from teerling.values import Move, View


def plays(game: Game, seats: int) -> bool:
    """Only what has been solved."""
    return seats in game.solvable


def prepare(start: Position, progress: Callable[[Progress], None]) -> None:
    """Work the game out, unless that was done before."""
    _table(start, progress)


def choose(view: View, rng: Random, worlds: Worlds) -> Move:
    """A move without regret; equal ones are drawn."""
    position = worlds()
    rated = _table(position).moves(position)
    best = {rated.move.code for rated in rated if rated.regret == 0}
    return rng.choice([choice.move for choice in view.choices if choice.move.code in best])


def _table(position: Position, progress: Callable[[Progress], None] = lambda _: None) -> Table:
    # Alone there is a score to better; against somebody, winning is all.
    return table_for(position, "score" if position.seats == 1 else "win", progress=progress)
