"""The rules on plain Python objects: no compiler, no start-up cost, easy to debug."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from teerling.kernel import interface, loops
from teerling.kernel.arrays import Array, Buffers, Given, Numbers, Record, Rows, State
from teerling.kernel.records import Nested, fields_of

# What a module holds, by name.
Namespace: TypeAlias = dict[str, Any]
Function = TypeVar("Function", bound=Callable[..., object])
Kind = TypeVar("Kind", bound=Record)

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


class Loops:
    """The functions of a restricted module as a kernel runs them, each found by the function as it is written.

    So whoever calls one is held to the types that are written there.

    >>> from teerling.games.pushbox import rules
    >>> Plain(rules).loops[loops.one_of]([0, 0], 0b100)
    2
    """

    def __init__(self, namespace: Namespace):
        self.namespace = namespace

    def __getitem__(self, function: Function) -> Function:
        found: Function = self.namespace[function.__name__]
        return found


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

    def load(self, module: ModuleType, more: Mapping[str, object] | None = None) -> Loops:
        """The functions of a restricted module, with this game's rules under the names of `interface`.

        Under names of their own it finds there whatever `more` there is: numbers, and functions of restricted modules.
        """
        lent = {"renew": _renew, "take": _take, "put": _put, **(more or {})}
        return Loops(_twins(module, {**{n: self.rules[n] for n in OFFERED}, **lent}, {}))

    def numbers(self, count: int, *, small: bool = False) -> Numbers:
        """An array of `count` zeros, as the loops want them; `small` if 32 bits are enough."""
        return [0] * count

    def numbers_of(self, row: Sequence[int]) -> Numbers:
        """A row of numbers as the loops want it."""
        return list(row)

    def longer(self, numbers: Numbers) -> Numbers:
        """The same numbers, with room for as many again."""
        return [*numbers, *[0] * len(numbers)]

    def copies(self, state: Kind, count: int) -> Array[Kind]:
        """An array of copies of a state, for the loops to work in."""
        return self.several([state] * count)

    def rows(self, states: Array[Kind]) -> tuple[object, object]:
        """What `take` and `put` need to reach the numbers of an array of states."""
        return states, ()

    def one(self, value: Kind) -> Rows[Kind]:
        """A given or a state as the array of one that the loops take."""
        return [value]

    def several(self, states: Sequence[Kind]) -> Array[Kind]:
        """Copies of states, as the array that the loops take."""
        return [state.copy() for state in states]

    def buffers(self) -> Buffers:
        """What random play is lent."""
        most = max(self.rules["MOST_MOVES"], self.rules["MOST_OUTCOMES"])
        return Buffers(
            rng=self.numbers(2),
            codes=self.numbers(most),
            weights=self.numbers(most + 1),  # and their sum
            faces=self.numbers(self.rules["MOST_DICE"]),
        )

    def batch(self, given: Given, state: State, *, seed: int, first: int = 0, games: int) -> Batch:
        """Play games at random from a state; game `first + i` of a seed is the same at both speeds."""
        won, lengths = self.numbers(games), self.numbers(2 * games)
        states = self.several([state, state])
        self.loops[loops.batch](self.one(given), states, seed, first, games, self.buffers(), won, lengths)
        return Batch([int(w) for w in won], int(sum(lengths[::2])))

    def trace(self, given: Given, state: State, *, seed: int, game: int, seats: int) -> Trace:
        """One game of `batch`, event by event."""
        scores = self.numbers(seats)
        room = 12_000  # most games fit; a longer one is played again with more room
        while True:
            events = self.numbers(room)
            written = self.loops[loops.trace](
                self.one(given), self.several([state, state]), seed, game, self.buffers(), events, scores
            )
            if written >= 0:
                break
            room *= 4
        flat = [int(e) for e in events[:written]]
        return Trace(list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True)), [int(x) for x in scores])


def used_by(module: ModuleType) -> set[str]:
    """The names of a restricted module's own functions, and all names they refer to: declarations need no twins."""
    own = [v for v in vars(module).values() if isinstance(v, FunctionType) and v.__module__ == module.__name__]
    return {name for function in own for name in (function.__name__, *function.__code__.co_names)}


def _twins(module: ModuleType, given: Namespace, done: dict[str, Namespace]) -> Namespace:
    """A restricted module's namespace, and those it imports from, with functions that find the given names there."""
    if module.__name__ not in done:
        namespace = done[module.__name__] = {**vars(module), **given}
        used = used_by(module)
        for name, value in list(namespace.items()):
            if not isinstance(value, FunctionType) or name in given or name not in used:
                continue
            if value.__module__ == module.__name__:
                namespace[name] = FunctionType(value.__code__, namespace, name, value.__defaults__)
            else:
                namespace[name] = _twins(sys.modules[value.__module__], given, done)[value.__name__]
    return done[module.__name__]


def _renew(states: Array[Kind], to: int, source: int) -> None:
    states[to] = states[source].copy()


def _take(rows: Array[Kind], where: object, i: int, slots: Numbers) -> None:
    slots[:] = slots_of(rows[i])


def _put(rows: Array[Kind], where: object, i: int, slots: Numbers) -> None:
    rows[i] = state_from(type(rows[i]), slots)


def state_from(kind: type[Kind], slots: Iterable[int]) -> Kind:
    """A state with these numbers; the reverse of `slots_of`."""
    left = iter(slots)

    def filled(shape: tuple[int, ...]) -> Nested:
        return [filled(shape[1:]) for _ in range(shape[0])] if shape else next(left)

    made = kind()
    for name, declared in fields_of(kind).items():
        setattr(made, name, filled(declared.shape))
    return made


def slots_of(state: Record) -> list[int]:
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
