"""The greedy bot: takes what looks best one step ahead, by the game's own judgement (a baseline to compare with)."""

from __future__ import annotations

from random import Random

from teerling.bots.bot import Bot, Worlds
from teerling.bots.glance import promises
from teerling.values import Move, View


class Greedy(Bot):
    """A choice that promises most; equal ones are drawn."""

    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        """The move to make."""
        promised = promises(worlds(), view.seat)
        best = max(promised)
        return rng.choice([view.choices[i].move for i, promise in enumerate(promised) if promise == best])
