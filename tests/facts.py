"""What tests of all games need to know of one: each game says it in `tests/<game>/facts.py`, found by being there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from teerling.game import find


@dataclass(frozen=True)
class Facts:
    """What `FACTS` in a game's file says; a game about which there is nothing to say has none."""

    # Options with which a game is soon over.
    short: Mapping[str, str] = field(default_factory=dict)
    # What people may bring to an option themselves, made small: with it a game is over even sooner.
    own: Mapping[str, str] = field(default_factory=dict)
    # Options with which a game of three is neither over at once nor played by one seat alone for long, and has secrets.
    lively: Mapping[str, str] = field(default_factory=dict)
    # Rule sentences that are in no book, and say so.
    ours: tuple[str, ...] = ()


def of(name: str) -> Facts:
    """What is to be known of a game."""
    if not (Path(__file__).parent / name / "facts.py").exists():
        return Facts()
    found: Facts = import_module(f"tests.{name}.facts").FACTS
    return found


def drawn(name: str, seats: int = 2) -> dict[str, str]:
    """Options with which chance decides what it can decide.

    >>> drawn("dicetrip")
    {'first': 'random'}
    """
    rules = find(name)
    usual = rules.agree(seats, {})
    return {option.name: "random" for option in rules.options if "random" in option.allowed(seats, usual)}
