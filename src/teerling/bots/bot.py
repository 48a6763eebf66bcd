"""What a bot is: the base class of every computer player (AI opponent, agent, policy).

A bot gets a view, a random source of its own, and worlds: never the position or the dice. Calling `worlds()` gives a
position that is possible for all the seat knows: what it may not know is drawn anew each time, and no dice have fallen
in it yet that have not fallen at the table. So a bot can look ahead without seeing through anything, and plays the same
where its view is the same. Where nothing is secret, a world is the position itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from teerling.game import Game, Position
from teerling.values import Move, View

if TYPE_CHECKING:
    from teerling.solve.solver import Progress

Worlds = Callable[[], Position]


class Bot(ABC):
    """Chooses one of the view's choices. All the rest is for bots that can't do everything, or not at once."""

    # Whether it plays whatever game there is.
    plays_every_game = True

    @abstractmethod
    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        """The move to make."""

    def plays(self, game: Game, seats: int) -> bool:
        """Whether it plays this game with so many."""
        return True

    def is_quick(self, game: Game) -> bool:
        """Whether it chooses at once in this game, with nothing to get ready."""
        return True

    def prepare(self, start: Position, progress: Callable[[Progress], None]) -> None:  # noqa: B027  # most are ready
        """Get ready for a game, which may take minutes the first time."""
