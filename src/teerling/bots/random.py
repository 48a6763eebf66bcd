"""The bot that plays anything, each choice as likely as the others."""

from __future__ import annotations

from random import Random

from teerling.bots import Worlds
from teerling.values import Move, View


def choose(view: View, rng: Random, worlds: Worlds) -> Move:
    """Any of the choices."""
    return rng.choice(view.choices).move
