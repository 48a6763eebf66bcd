"""Who chooses a move. A bot gets a view and a random source of its own: never the position or the dice.

Each module of this folder is a bot, called by its name, with one function `choose(view, rng)`.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Protocol, cast

from teerling.values import Message, Move, SetupError, View


class Bot(Protocol):
    """Chooses one of the view's choices."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move to make."""


def names() -> tuple[str, ...]:
    """The bots there are.

    >>> names()
    ('greedy', 'random')
    """
    return tuple(sorted(p.stem for p in Path(__file__).parent.glob("*.py") if not p.stem.startswith("_")))


def find(name: str) -> Bot:
    """The bot of this name."""
    if name not in names():
        raise SetupError(Message("setup-no-bot", {"bot": name, "bots": names()}))
    return cast(Bot, import_module(f"teerling.bots.{name}"))


def seat_name(bot: str, taken: Collection[str]) -> str:
    """What a bot is called at a table: with a number if somebody there is called so already.

    >>> seat_name("greedy", ["Anna", "Greedy"])
    'Greedy 2'
    """
    name = bot.capitalize()
    number = 1
    while name in taken:
        number += 1
        name = f"{bot.capitalize()} {number}"
    return name
