"""The rules on plain Python objects: no compiler, no start-up cost, easy to debug."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from teerling.kernel import interface, loops

# The names a rules file must define, in the order of `interface`.
OFFERED = tuple(n for n, v in vars(interface).items() if isinstance(v, FunctionType) and n != "renew")
SIZES = ("ACTIONS", "MOST_MOVES", "MOST_OUTCOMES", "MOST_DICE")


class Batch(NamedTuple):
    """What a run of random games gave: the winners of each as a set of seats, and the decisions in all."""

    won: list[int]
    decisions: int


class Trace(NamedTuple):
    """One random game: its events as (who, choices, code), and the final score of each seat."""

    events: list[tuple[int, int, int]]
    scores: list[int]


def restricted_sources(module: ModuleType) -> list[Path]:
    """The files a restricted module is made of: its own, and those of its package it imports from."""
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        here = waiting.pop()
        if here.__name__ in found:
            continue
        found[here.__name__] = Path(str(here.__file__))
        waiting += [sys.modules[name] for name in _imported(here)]
    return [found[name] for name in sorted(found)]


def _imported(module: ModuleType) -> list[str]:
    """The modules of the same package, or of ours, that a module's import statements name."""
    import ast  # only compiled kernels ask for this
    from importlib.util import resolve_name

    ours = {module.__name__.partition(".")[0], __name__.partition(".")[0]}
    names = []
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), module.__package__ or None)
            # `from . import helper` names a module, `from .helper import f` names it as the base.
            names += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return [n for n in names if n.partition(".")[0] in ours and getattr(sys.modules.get(n), "__file__", None)]


class Plain:
    """One game's rules and the loops over them, as they are written.

    >>> from teerling.games.pushbox import rules
    >>> Plain(rules).rules["ACTIONS"] > 0
    True
    """

    speed = "plain"

    def __init__(self, rules: ModuleType):
        missing = [n for n in (*OFFERED, *SIZES, "Given", "State") if not hasattr(rules, n)]
        if missing:
            raise TypeError(f"{rules.__name__} does not define {', '.join(missing)}")
        self.rules = dict(vars(rules))
        self.loops = self._load_loops()

    def _load_loops(self) -> dict[str, Any]:
        namespace = {**vars(loops), **{n: self.rules[n] for n in OFFERED}, "renew": _renew}
        # The loops' functions look names up in their own module: give them this game's instead.
        for name, value in list(namespace.items()):
            if isinstance(value, FunctionType) and value.__module__ == loops.__name__:
                namespace[name] = FunctionType(value.__code__, namespace, name, value.__defaults__)
        return namespace

    def numbers(self, count: int) -> Any:
        """An array of `count` noughts, as the loops want them."""
        return [0] * count

    def one(self, value: Any) -> Any:
        """A given or a state as the array of one that the loops take."""
        return [value]

    def pair(self, state: Any) -> Any:
        """A state and room for a working copy of it."""
        return [state, state.copy()]

    def _buffers(self) -> tuple[Any, Any, Any, Any]:
        most = max(self.rules["MOST_MOVES"], self.rules["MOST_OUTCOMES"])
        return (
            self.numbers(2),
            self.numbers(most),
            self.numbers(self.rules["MOST_OUTCOMES"]),
            self.numbers(self.rules["MOST_DICE"]),
        )

    def batch(self, given: Any, state: Any, *, seed: int, first: int = 0, games: int) -> Batch:
        """Play games at random from a state; game `first + i` of a seed is the same at both speeds."""
        won = self.numbers(games)
        decisions = self.loops["batch"](self.one(given), self.pair(state), seed, first, games, *self._buffers(), won)
        return Batch([int(w) for w in won], int(decisions))

    def trace(self, given: Any, state: Any, *, seed: int, game: int, seats: int) -> Trace:
        """One game of `batch`, event by event."""
        scores = self.numbers(seats)
        room = 12_000  # most games fit; a longer one is played again with more room
        while True:
            events = self.numbers(room)
            written = self.loops["trace"](
                self.one(given), self.pair(state), seed, game, *self._buffers(), events, scores
            )
            if written >= 0:
                break
            room *= 4
        flat = [int(e) for e in events[:written]]
        return Trace(list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True)), [int(x) for x in scores])


def _renew(states: Any, to: int, source: int) -> None:
    states[to] = states[source].copy()
