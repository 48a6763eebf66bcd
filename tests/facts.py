"""What tests and measurements of all games need to know of one (fixtures, parameters).

Each game says it in `tests/<game>/facts.py`, found by being there: a game that is added changes nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from teerling.game import find


@dataclass(frozen=True)
class Ladder:
    """How many games computer players play against each other (`make ladder`): as many as an hour has room for."""

    # Of each player with the next, of those further apart, and of the highest level with greedy.
    steps: int = 200
    games: int = 40
    greedy: int = 100
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class FromStart:
    """Counts of every way a game can go (perft), from its start: deep enough to reach every kind of event."""

    seats: int
    options: Mapping[str, str]
    depth: int


@dataclass(frozen=True)
class FromGolden:
    """The same from the middle: after so many events of a golden record."""

    record: str
    events: int
    depth: int


Counts: TypeAlias = tuple[FromStart | FromGolden, ...]


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
    # Options that came later than some golden records, as they were played then.
    later: Mapping[str, str] = field(default_factory=dict)
    # Options with which a game for two is solved in seconds, if it can be solved.
    soon_solved: Mapping[str, str] = field(default_factory=dict)
    # If random players hardly ever come to an end: agreements with which they do, for tests of very many games.
    quick: tuple[tuple[int, Mapping[str, str]], ...] = ()
    # Where counts of all ways begin, in the order in which they are published: python -m docs.perft.count.
    counts: Counts = ()
    ladder: Ladder = field(default_factory=Ladder)
    # How many games between greedy players a study of balance has for each setting (`make balance`).
    balance: int = 100


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
