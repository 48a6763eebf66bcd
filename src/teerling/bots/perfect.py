"""The perfect bot: nobody beats it in the long run, as it looks its moves up in the table of the solved game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from teerling import search
from teerling.bots.bot import Bot, Worlds
from teerling.game import Game, Position
from teerling.values import Move, View

if TYPE_CHECKING:
    from teerling.solve import Table
    from teerling.solve.solver import Progress


class Perfect(Bot):
    """A move without regret; equal ones are drawn."""

    plays_every_game = False

    def plays(self, game: Game, seats: int) -> bool:
        """Only what can be solved; a page can't work it out, and plays what it has brought along."""
        return seats in game.solvable and (not search.plainly or _is_at_hand(game, seats))

    def is_quick(self, game: Game) -> bool:
        """Never: a game has to be worked out first."""
        return False

    def prepare(self, start: Position, progress: Callable[[Progress], None]) -> None:
        """Work the game out, unless that was done before."""
        _table(start, progress)

    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        """The move to make."""
        position = worlds()
        rated = _table(position).moves(position)
        best = {rated.move.code for rated in rated if rated.regret == 0}
        return rng.choice([choice.move for choice in view.choices if choice.move.code in best])


# These load the solver, which whoever only wants to know which bots there are can do without.


def _is_at_hand(game: Game, seats: int) -> bool:
    from teerling.solve import is_at_hand

    return is_at_hand(game, seats)


def _table(position: Position, progress: Callable[[Progress], None] = lambda _: None) -> Table:
    from teerling.solve import table_for

    # Alone there is a score to better; against somebody, winning is all.
    return table_for(position, "score" if position.seats == 1 else "win", progress=progress)
