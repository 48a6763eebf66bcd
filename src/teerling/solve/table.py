"""A solved game in a file: every position with the value it has when all play their best.

The file is read in place: opening it takes no longer for a large table. It begins with a line of JSON, which says
what was solved, how states become keys, and where each column begins. Keys are sorted and split: their upper parts
stand in `heads`, each with the place in `starts` where its lower parts, 32 bits each, begin in `tails`.
The columns `upper`, `lower` and `gap` hold the bounds: low = upper * 65536 + lower, high = low + gap, counted in 1/ONE.
Exact values are text instead, a fraction on each line. `ranks` is for the checker (see docs/solver.md).
"""

from __future__ import annotations

import json
import mmap
import os
import sys
from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Literal, NamedTuple, TypedDict

from teerling.game import Position
from teerling.kernel.plain import slots_of
from teerling.solve.keys import LOWER, ONE, TAIL
from teerling.solve.layout import Layout
from teerling.solve.solver import Solution
from teerling.values import Message, Move, SetupError

FORMAT = 2
# A table promises bounds no further apart.
WIDEST = Fraction(1, 10**9)

# The numbers of a column, as `array` names them: unsigned, of 1, 2, 4 or 8 bytes.
Kind = Literal["B", "H", "I", "Q"]


class Worth(NamedTuple):
    """What a position is worth to a seat: a value between two bounds, which are equal where it is known exactly.

    >>> Worth(Fraction(1, 4), Fraction(1, 4)).about
    0.25
    """

    low: Fraction
    high: Fraction

    @property
    def about(self) -> float:
        """The middle of the bounds."""
        return float((self.low + self.high) / 2)

    @property
    def exact(self) -> bool:
        """Whether nothing is left between the bounds."""
        return self.low == self.high


class Rated(NamedTuple):
    """A legal move, what follows from it, and how much worse that is than the best."""

    move: Move
    worth: Worth
    regret: Fraction


class Header(TypedDict):
    """The first line of a file; of each column the kind of its numbers, and where it begins and ends."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, str]
    aim: str
    lows: Sequence[int]
    bits: Sequence[int]
    columns: dict[str, tuple[Kind, int, int]]


class Table:
    """A solved game, from its file."""

    def __init__(self, path: Path):
        self.path = path
        with path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.header: Header = json.loads(self._map[: self._map.find(b"\n")])
        self.layout = Layout(tuple(self.header["lows"]), tuple(self.header["bits"]))
        self.aim = self.header["aim"]
        whole = memoryview(self._map)
        self.columns = {
            name: whole[begin:end].cast(kind) for name, (kind, begin, end) in self.header["columns"].items()
        }
        self._fractions: list[Fraction] | None = None

    def __len__(self) -> int:
        return len(self.columns["tails"])

    def find(self, position: Position) -> int | None:
        """Where a position stands in the columns."""
        key = self.layout.key(slots_of(position.raw[1]))
        if key is None:
            return None
        heads, starts, tails = (self.columns[name] for name in ("heads", "starts", "tails"))
        head = bisect_left(heads, key >> TAIL)
        if head == len(heads) or heads[head] != key >> TAIL:
            return None
        tail = key & (1 << TAIL) - 1
        place = bisect_left(tails, tail, starts[head], starts[head + 1])
        return place if place < starts[head + 1] and tails[place] == tail else None

    def worth_at(self, place: int) -> Worth:
        """What the position at a place in the columns is worth to seat 0."""
        if "values" in self.columns:
            value = self.fractions[place]
            return Worth(value, value)
        low = (self.columns["upper"][place] << LOWER) + self.columns["lower"][place]
        return Worth(Fraction(low, ONE), Fraction(low + self.columns["gap"][place], ONE))

    @property
    def fractions(self) -> list[Fraction]:
        """The exact values, in the order of the keys; none if this table has bounds."""
        if self._fractions is None:
            text = bytes(self.columns["values"]).decode() if "values" in self.columns else ""
            self._fractions = [Fraction(line) for line in text.split()]
        return self._fractions

    def value(self, position: Position, seat: int = 0) -> Worth:
        """What a position is worth to a seat when all play their best.

        That is its chance to win, where a shared win counts by its share; or its score, in a table of scores.
        """
        worth = self._value(position)
        return worth if seat == 0 or self.aim == "score" else Worth(1 - worth.high, 1 - worth.low)

    def _value(self, position: Position) -> Worth:
        if position.turn.kind == "over":
            value = end_value(position, self.aim)
            return Worth(value, value)
        place = self.find(position)
        if place is not None:
            return self.worth_at(place)
        if position.turn.kind != "decide":
            raise SetupError(Message("solve-not-here"))
        follow = [
            self._value(position.after(seat, code)) for seat in position.turn.seats for code in position.codes(seat)
        ]
        best = max if position.turn.seats[0] == 0 and not self._low_is_good(position) else min
        return Worth(best(worth.low for worth in follow), best(worth.high for worth in follow))

    def _low_is_good(self, position: Position) -> bool:
        return self.aim == "score" and position.game.low_is_good

    def moves(self, position: Position) -> tuple[Rated, ...]:
        """The legal moves of the seat that decides, the best first.

        >>> from teerling.game import find
        >>> from teerling.solve import table_for
        >>> game = find("pushbox")
        >>> position = game.start(seats=1).roll(game.read_roll("4 5"))
        >>> [(str(m.move), round(m.worth.about, 2)) for m in table_for(position, "score").moves(position)][:2]
        [('9', 21.59), ('5+4', 27.79)]
        """
        (seat,) = position.turn.seats
        rated = [(move, self.value(position.after(seat, move.code), seat)) for move in position.moves(seat)]
        # Two bounds of one best move may stand for it: what is certain counts.
        sure: Callable[[Worth], Fraction]
        sure = (lambda worth: -worth.high) if self._low_is_good(position) else (lambda worth: worth.low)
        best = max(sure(worth) for _, worth in rated)
        found = [Rated(move, worth, best - sure(worth)) for move, worth in rated]
        return tuple(sorted(found, key=lambda rated: (rated.regret, rated.move.code)))


def end_value(position: Position, aim: str) -> Fraction:
    """What a finished game is worth to seat 0: its score, or its share of the win."""
    if aim == "score":
        return Fraction(position.scores()[0])
    won = position.winners()
    if not won:
        return Fraction(0) if position.seats == 1 else Fraction(1, position.seats)
    return Fraction(int(0 in won), len(won))


# Writing


def write(path: Path, solution: Solution) -> Table:
    """Write a table, whole or not at all, and open it."""
    columns = _exact_columns(solution) if solution.fractions else _bound_columns(solution)
    start = solution.start
    header: Header = {
        "format": FORMAT,
        "game": start.game.name,
        "version": start.game.version,
        "seats": start.seats,
        "options": start.options,
        "aim": solution.aim,
        "lows": solution.layout.lows,
        "bits": solution.layout.bits,
        "columns": {},
    }
    # The header says where columns begin, which depends on how long it is: leave room.
    begin = 4096
    for name, (kind, data) in columns.items():
        header["columns"][name] = (kind, begin, begin + len(data))
        begin += -(-len(data) // 8) * 8
    text = json.dumps(header).encode()
    assert len(text) < 4096, "the options of this game are too long for the header of a table"
    path.parent.mkdir(parents=True, exist_ok=True)
    passing = path.with_suffix(f".{os.getpid()}")
    with passing.open("wb") as file:
        file.write(text + b"\n" + b" " * (4095 - len(text)))
        for _, data in columns.values():
            file.write(data)
            file.write(b"\0" * (-len(data) % 8))
    passing.replace(path)
    return Table(path)


_Columns = dict[str, tuple[Kind, bytes]]


def _exact_columns(solution: Solution) -> _Columns:
    order = sorted(range(len(solution.keys)), key=lambda node: int(solution.keys[node]))
    keys = [int(solution.keys[node]) for node in order]
    heads = sorted({key >> TAIL for key in keys})
    starts = [bisect_left(keys, head << TAIL) for head in heads] + [len(keys)]
    return {
        "heads": ("Q", array("Q", heads).tobytes()),
        "starts": ("I", array("I", starts).tobytes()),
        "tails": ("I", array("I", [key & (1 << TAIL) - 1 for key in keys]).tobytes()),
        "ranks": ("H", array("H", [-1 - int(solution.marks[node]) for node in order]).tobytes()),
        "values": ("B", "\n".join(str(solution.fractions[node]) for node in order).encode()),
    }


def _bound_columns(solution: Solution) -> _Columns:
    import numpy as np

    keys = np.asarray(solution.keys)
    order = np.argsort(keys)
    keys = keys[order]
    heads, starts = np.unique(keys >> TAIL, return_index=True)
    low = np.asarray(solution.lows)[order]
    gap = np.asarray(solution.highs)[order] - low
    ranks = -1 - np.asarray(solution.marks)[order]
    if gap.max() > WIDEST * ONE:
        raise SetupError(Message("solve-too-wide"))
    rank_kind: Kind = "B" if ranks.max() < 256 else "H"
    assert sys.byteorder == "little"
    return {
        "heads": ("Q", heads.astype(np.uint64).tobytes()),
        "starts": ("I", np.append(starts, len(keys)).astype(np.uint32).tobytes()),
        "tails": ("I", (keys & (1 << TAIL) - 1).astype(np.uint32).tobytes()),
        "ranks": (rank_kind, ranks.astype(np.uint8 if rank_kind == "B" else np.uint16).tobytes()),
        "upper": ("I", (low >> LOWER).astype(np.uint32).tobytes()),
        "lower": ("H", (low & (1 << LOWER) - 1).astype(np.uint16).tobytes()),
        "gap": ("H", gap.astype(np.uint16).tobytes()),
    }
