"""The bot that takes what looks best one step ahead, by the game's own judge."""

from __future__ import annotations

from random import Random

from teerling.bots import Worlds
from teerling.game import find
from teerling.values import Move, View


def choose(view: View, rng: Random, worlds: Worlds) -> Move:
    """A choice of the highest worth; equal ones are drawn."""
    worth = find(view.game).parts.judge.worth
    valued = [(worth(view, choice), choice.move) for choice in view.choices]
    best = max(value for value, _ in valued)
    return rng.choice([move for value, move in valued if value == best])
