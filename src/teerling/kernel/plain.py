"""The rules on plain Python objects: no compiler, no start-up cost, easy to debug."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from teerling.kernel import interface, loops
from teerling.kernel.records import fields_of

# What restricted loops can name besides the rules, provided by each kernel.
LENT = ("renew", "take", "put")
# The names a rules file must define, in the order of `interface`.
OFFERED = tuple(n for n, v in vars(interface).items() if isinstance(v, FunctionType) and n not in LENT)
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
        self.loops = self.load(loops)

    def load(self, module: ModuleType, insight: ModuleType | None = None) -> dict[str, Any]:
        """The functions of a restricted module, with this game's rules under the names of `interface`.

        With an insight, what that offers has its own name there too.
        """
        lent = {"renew": _renew, "take": _take, "put": _put, **(offered_by(insight) if insight else {})}
        return _twins(module, {**{n: self.rules[n] for n in OFFERED}, **lent}, {})

    def numbers(self, count: int, *, small: bool = False) -> Any:
        """An array of `count` noughts, as the loops want them; `small` if 32 bits are enough."""
        return [0] * count

    def numbers_of(self, row: list[int]) -> Any:
        """A row of numbers as the loops want it."""
        return row

    def copies(self, state: Any, count: int) -> Any:
        """An array of copies of a state, for the loops to work in."""
        return self.several([state] * count)

    def rows(self, states: Any) -> tuple[Any, Any]:
        """What `take` and `put` need to reach the numbers of an array of states."""
        return states, ()

    def one(self, value: Any) -> Any:
        """A given or a state as the array of one that the loops take."""
        return [value]

    def several(self, states: list[Any]) -> Any:
        """Copies of states, as the array that the loops take."""
        return [state.copy() for state in states]

    def buffers(self) -> tuple[Any, Any, Any, Any]:
        """A random source and arrays for codes, weights and faces, to lend to the loops."""
        most = max(self.rules["MOST_MOVES"], self.rules["MOST_OUTCOMES"])
        return (
            self.numbers(2),
            self.numbers(most),
            self.numbers(most + 1),  # and their sum
            self.numbers(self.rules["MOST_DICE"]),
        )

    def batch(self, given: Any, state: Any, *, seed: int, first: int = 0, games: int) -> Batch:
        """Play games at random from a state; game `first + i` of a seed is the same at both speeds."""
        won = self.numbers(games)
        decisions = self.loops["batch"](
            self.one(given), self.several([state, state]), seed, first, games, *self.buffers(), won
        )
        return Batch([int(w) for w in won], int(decisions))

    def trace(self, given: Any, state: Any, *, seed: int, game: int, seats: int) -> Trace:
        """One game of `batch`, event by event."""
        scores = self.numbers(seats)
        room = 12_000  # most games fit; a longer one is played again with more room
        while True:
            events = self.numbers(room)
            written = self.loops["trace"](
                self.one(given), self.several([state, state]), seed, game, *self.buffers(), events, scores
            )
            if written >= 0:
                break
            room *= 4
        flat = [int(e) for e in events[:written]]
        return Trace(list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True)), [int(x) for x in scores])


def offered_by(insight: ModuleType) -> dict[str, Any]:
    """What an `insight.py` offers: functions and sizes."""
    return {n: getattr(insight, n) for n in ("prefer", "enough", "worth", "HORIZON", "CURIOUS")}


def _twins(module: ModuleType, given: dict[str, Any], done: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A restricted module's namespace, and those it imports from, with functions that find the given names there."""
    if module.__name__ not in done:
        namespace = done[module.__name__] = {**vars(module), **given}
        for name, value in list(namespace.items()):
            if not isinstance(value, FunctionType) or name in given:
                continue
            if value.__module__ == module.__name__:
                namespace[name] = FunctionType(value.__code__, namespace, name, value.__defaults__)
            else:
                namespace[name] = _twins(sys.modules[value.__module__], given, done)[value.__name__]
    return done[module.__name__]


def _renew(states: Any, to: int, source: int) -> None:
    states[to] = states[source].copy()


def _take(rows: Any, where: Any, i: int, slots: Any) -> None:
    slots[:] = slots_of(rows[i])


def _put(rows: Any, where: Any, i: int, slots: Any) -> None:
    rows[i] = state_from(type(rows[i]), slots)


def state_from(kind: type, slots: Any) -> Any:
    """A state with these numbers; the reverse of `slots_of`."""
    left = iter(slots)

    def filled(shape: tuple[int, ...]) -> Any:
        return [filled(shape[1:]) for _ in range(shape[0])] if shape else next(left)

    made = kind()
    for name, declared in fields_of(kind).items():
        setattr(made, name, filled(declared.shape))
    return made


def slots_of(state: Any) -> list[int]:
    """All numbers of a state in a row, field after field.

    >>> from teerling.kernel import field, record
    >>> @record
    ... class Score:
    ...     points: int = field(99)
    ...     won: list[int] = field(1, 3)
    >>> slots_of(Score())
    [0, 0, 0, 0]
    """
    row: list[int] = []
    waiting = list(reversed(state.key()))
    while waiting:
        here = waiting.pop()
        if isinstance(here, tuple):
            waiting += reversed(here)
        else:
            row.append(here)
    return row
