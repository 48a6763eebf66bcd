"""The greedy bot: takes what looks best one step ahead, by the game's own judge (a baseline to compare with)."""

from __future__ import annotations

from random import Random

from teerling.bots.bot import Bot, Worlds
from teerling.game import find
from teerling.values import Move, View


class Greedy(Bot):
    """A choice of the highest worth; equal ones are drawn."""

    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        """The move to make."""
        worth = find(view.game).parts.judge.worth
        valued = [(worth(view, choice), choice.move) for choice in view.choices]
        best = max(value for value, _ in valued)
        return rng.choice([move for value, move in valued if value == best])
