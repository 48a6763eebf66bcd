"""The random bot: plays anything, each choice as likely as the others (a baseline to compare with)."""

from __future__ import annotations

from random import Random

from teerling.bots.bot import Bot, Worlds
from teerling.values import Move, View


class RandomBot(Bot):
    """One of the choices, each as likely as the others."""

    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        """The move to make."""
        return rng.choice(view.choices).move
