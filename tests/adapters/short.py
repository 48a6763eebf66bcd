"""Options with which games are short enough to be played by slow programs, for every game and number of seats."""

from __future__ import annotations

from typing import Any

from teerling.game import find, names
from tests import facts

EVERY = [(name, seats) for name in names() for seats in find(name).seats]


def short(name: str) -> dict[str, Any]:
    """The usual options but for the length; where people may bring something of their own, something small."""
    few = {option.name: option.few[0] for option in find(name).options if option.few}
    return {**few, **facts.of(name).own}
