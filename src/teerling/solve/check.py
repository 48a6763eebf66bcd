"""Proves a saved table, without the solver: every position by one step of the rules. See docs/solver.md."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from teerling.game import Position, find
from teerling.kernel.plain import Plain, slots_of, state_from
from teerling.solve import checking
from teerling.solve.checking import Claims
from teerling.solve.keys import ONE, TAIL, Board, Index, Scratch
from teerling.solve.table import Table, end_value
from teerling.values import Message, TeerlingError

STEP = 100_000
WRONG = {
    checking.KEY: "key",
    checking.FINISHED: "finished",
    checking.MISSING: "missing",
    checking.LOW: "low",
    checking.HIGH: "high",
    checking.RANK: "rank",
    checking.ORDER: "order",
}


class WrongTable(TeerlingError):
    """A table that proves nothing: `message` says which position is wrong, and how."""


class Proof(NamedTuple):
    """What was proved: how many positions, and how far apart the bounds are at most."""

    positions: int
    widest: Fraction


def check(table: Table, *, kernel: Plain | None = None, progress: Callable[[int], None] = lambda _: None) -> Proof:
    """Prove that the values of a table are those of best play; raises `WrongTable` if they can't be.

    >>> from teerling.solve import table_for
    >>> check(table_for(find("pushbox").start(seats=1), "score"))
    Proof(positions=1023, widest=Fraction(0, 1))
    """
    header = table.header
    game = find(header["game"])
    start = game.start(header["seats"], header["options"])
    if start.game.version != header["version"] or len(slots_of(start.raw[1])) != len(header["bits"]):
        raise WrongTable(Message("solve-wrong-version", {"game": game.name, "version": header["version"]}))
    if table.find(start) is None:
        raise WrongTable(Message("solve-wrong", {"number": 0, "problem": "missing"}))
    if "values" in table.columns:
        return _check_exact(table, start, progress)
    return _check_bounds(table, start, kernel or game.compiled(), progress)


def _wrong(place: int, problem: str) -> WrongTable:
    return WrongTable(Message("solve-wrong", {"number": place + 1, "problem": problem}))


# Bounds


def _check_bounds(table: Table, start: Position, kernel: Plain, progress: Callable[[int], None]) -> Proof:
    rules, numbers, size = start.game.rules, kernel.numbers, len(table)
    loops = kernel.load(checking)
    heads, starts, tails, upper, lower, gap, ranks = (
        kernel.numbers_of(table.columns[name])
        for name in ("heads", "starts", "tails", "upper", "lower", "gap", "ranks")
    )
    index = Index(numbers(size), numbers(2 << size.bit_length(), small=True))
    loops[checking.join_keys](heads, starts, tails, index.keys)
    claims = Claims(numbers(size), numbers(size), ranks)
    loops[checking.join_bounds](upper, lower, gap, claims)
    if not loops[checking.fill](index):
        raise _wrong(-1, "key")
    given, state = start.raw
    states = kernel.copies(state, 3)
    board = Board(kernel.one(given), states, *kernel.rows(states))
    packing = table.layout.for_loops(kernel)
    scratch = Scratch(numbers(rules.MOST_OUTCOMES), numbers(rules.MOST_OUTCOMES), numbers(rules.MOST_MOVES))
    trouble = numbers(3)
    for first in range(0, size, STEP):
        last = min(first + STEP, size)
        wrong = int(loops[checking.check](board, packing, index, claims, scratch, trouble, first, last))
        if wrong >= 0:
            raise _wrong(wrong // 8, WRONG[wrong % 8])
        progress(first)
    return Proof(size, Fraction(max(table.columns["gap"]), ONE))


# Exact values


def _check_exact(table: Table, start: Position, progress: Callable[[int], None]) -> Proof:
    """The same step with fractions; bounds that are equal must be met exactly."""
    heads, starts, tails = (table.columns[name] for name in ("heads", "starts", "tails"))
    place = 0
    for i, head in enumerate(heads):
        for tail in tails[starts[i] : starts[i + 1]]:
            slots = table.layout.slots((head << TAIL) + tail)
            state = state_from(type(start.raw[1]), slots)
            _check_one(table, Position(start.game, start.options, start.raw[0], state), place)
            place += 1
        progress(place)
    return Proof(place, Fraction(0))


def _check_one(table: Table, position: Position, place: int) -> None:
    if table.find(position) != place:
        raise _wrong(place, "key")
    if position.turn.kind == "over":
        raise _wrong(place, "finished")
    value = Fraction(0)
    least: int | None = None
    thrown = [(position.roll(roll), chance) for roll, chance in position.outcomes()] or [(position, Fraction(1))]
    for after, chance in thrown:
        follow = [_look(table, other, place) for other in _choices(after)]
        best = min if table.aim == "score" and position.game.low_is_good else max
        value += chance * best(worth for worth, _ in follow)
        highest = max(rank for _, rank in follow)
        least = highest if least is None else min(least, highest)
    if value != table.fractions[place]:
        raise _wrong(place, "low" if value < table.fractions[place] else "high")
    if least is None or table.columns["ranks"][place] <= least:
        raise _wrong(place, "rank")


def _choices(position: Position) -> list[Position]:
    if position.turn.kind != "decide":
        return [position]
    (seat,) = position.turn.seats
    return [position.after(seat, code) for code in position.codes(seat)]


def _look(table: Table, position: Position, place: int) -> tuple[Fraction, int]:
    """The value and the rank of a position that follows."""
    if position.turn.kind == "over":
        return end_value(position, table.aim), 0
    found = table.find(position)
    if found is None:
        raise _wrong(place, "missing")
    return table.fractions[found], int(table.columns["ranks"][found])
