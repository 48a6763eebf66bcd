"""Works out a whole game: finds its positions, ranks them, and closes in on their values.

It knows no rule and names no game. What it needs is a game without secrets, for one seat or two, in which one seat
decides at a time. Two seats play against each other, and the value of a position is seat 0's chance to win (a shared
win counts by its share), between a lower and an upper bound. One seat alone gets exact fractions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from teerling.game import Game, Position
from teerling.kernel.plain import Plain, slots_of
from teerling.kernel.records import fields_of
from teerling.solve import closing, exact, keys, loops
from teerling.solve.keys import ONE
from teerling.solve.layout import Layout
from teerling.values import Message, SetupError

# What a seat alone can aim at: the best score on average, or the highest chance to win. Two seats aim at winning.
Aim = Literal["win", "score"]

# More positions than this would not fit in the memory of a small computer.
MOST = 40_000_000
# Large groups are swept until their bounds are this close, far below the 1e-9 that is promised for a whole table:
# what leads there can't be known better.
CLOSE_ENOUGH = int(ONE * 2e-10)
# How many edges are followed between two reports, and how many positions just seen are remembered.
STEPS = 20_000_000
RECENT = 1 << 11


class Progress(NamedTuple):
    """How far the work is: positions found, and for a large group how far apart the bounds are."""

    found: int
    gap: float | None


@dataclass(frozen=True)
class Solution:
    """All positions of a game by their keys, each with a mark (-1 - its rank) and its value.

    Values are bounds, counted in 1/ONE, or exact fractions.
    """

    start: Position
    aim: Aim
    layout: Layout
    keys: Any
    marks: Any
    lows: Any
    highs: Any
    fractions: tuple[Fraction, ...]


def refuse_unsolvable(start: Position, aim: Aim) -> None:
    """Say in a sentence why a game can't be worked out, if it can't."""
    game = start.game
    if start.seats not in game.solvable:
        if start.seats > 2 and game.solvable:
            raise SetupError(Message("solve-seats", {"game": game.name, "seats": start.seats}))
        raise SetupError(Message("solve-no-game", {"game": game.name}))
    if aim == "score" and start.seats > 1:
        raise SetupError(Message("solve-aim", {"seats": start.seats}))


def kernel_for(game: Game, seats: int) -> Plain:
    """The compiled rules; alone, where positions are few, the plain ones are quick enough and need no compiler."""
    return game.plain() if seats == 1 else game.compiled()


def solve(
    start: Position,
    aim: Aim = "win",
    *,
    kernel: Plain | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Solution:
    """Work out every position that can follow from one at which dice are due.

    >>> from teerling.game import find
    >>> solved = solve(find("pushbox").start(seats=1), "score")
    >>> len(solved.keys), round(float(solved.fractions[0]), 3)
    (1023, 23.27)
    """
    refuse_unsolvable(start, aim)
    search = _Search(start, aim, kernel or kernel_for(start.game, start.seats), progress)
    while not search.run():
        pass
    return search.solution()


class _Search:
    """One search, with everything it remembers."""

    def __init__(self, start: Position, aim: Aim, kernel: Plain, progress: Callable[[Progress], None]):
        self.start = start
        self.aim = aim
        self.kernel = kernel
        self.progress = progress
        self.loops = kernel.load(loops)
        self.closing = kernel.load(closing)
        slots = slots_of(start.raw[1])
        self.layout = Layout(tuple(slots), (0,) * len(slots))
        self.fields = [
            f for f in fields_of(type(start.raw[1])).values() for _ in range(len(_flat(f.zero())))
        ]  # of each slot
        rules = start.game.rules
        self.row = 2 + rules.MOST_OUTCOMES * (1 + rules.MOST_MOVES)
        self.buffers = tuple(kernel.numbers(n) for n in (rules.MOST_OUTCOMES, rules.MOST_OUTCOMES, rules.MOST_MOVES))

    def run(self) -> bool:
        """Search with the layout as it is; if that is too narrow, widen it and say no."""
        states = self.kernel.copies(self.start.raw[1], 3)
        self.board = (self.kernel.one(self.start.raw[0]), states, *self.kernel.rows(states))
        self.packing = self.layout.for_loops(self.kernel)
        size = max(1 << 14, 1 << (4 * self.row).bit_length())
        numbers = self.kernel.numbers
        # keys, places, mark, low, high, recent_keys, recent_edges; and stack, base, frame_at, frame_next, frame_low,
        # edges, olds, steps_before: see `loops`.
        self.memory = (
            numbers(size),
            numbers(4 * size, small=True),
            numbers(size, small=True),
            numbers(size),
            numbers(size),
            numbers(RECENT),
            numbers(RECENT),
        )
        self.memory[6][:] = [-1] * RECENT
        self.search = (*(numbers(size) for _ in range(6)), numbers(closing.SMALL), numbers(closing.SMALL))
        self.c = numbers(loops.SIZE + 1)
        self.c[loops.SIZE] = self.row
        self.c[loops.SCORE] = int(self.aim == "score")
        self.c[loops.LOW] = int(self.aim == "score" and self.start.game.low_is_good)
        self.c[loops.EXACT] = int(self.start.seats == 1)
        self.values: dict[int, Fraction] = {}
        return self._search()

    def _search(self) -> bool:
        c = self.c
        self.loops["begin"](self.board, self.packing, self.memory, self.search, c, self.buffers)
        while True:
            why = self.loops["explore"](self.board, self.packing, self.memory, self.search, c, self.buffers, STEPS)
            if c[loops.TROUBLE] == keys.TOO_NARROW:
                slot = int(c[loops.SLOT])
                self.layout = self.layout.widened(slot, int(c[loops.VALUE]), self.fields[slot])
                return False
            self._refuse()
            self.progress(Progress(int(c[loops.NODES]), None))
            if why == loops.DONE:
                return True
            if why == loops.FULL:
                self._grow()
            elif why == loops.CLOSE:
                self._settle()

    def _refuse(self) -> None:
        c = self.c
        names = {
            loops.TOGETHER: "solve-together",
            loops.ENDLESS: "solve-endless",
            loops.TOO_HEAVY: "solve-too-large",
        }
        if c[loops.TROUBLE]:
            raise SetupError(Message(names[int(c[loops.TROUBLE])]))
        if c[loops.NODES] > MOST:
            raise SetupError(Message("solve-too-many", {"count": MOST}))

    def _grow(self) -> None:
        """More room where it is short."""
        nodes, c = int(self.c[loops.NODES]), self.c
        node_keys, places, mark, low, high, *recent = self.memory
        if nodes + self.row > len(node_keys) or 2 * (nodes + self.row) > len(places):
            node_keys, low, high = (self._larger(row) for row in (node_keys, low, high))
            mark = self._larger(mark, small=True)
            places = self.kernel.numbers(2 * len(places), small=True)
            self.loops["refill"](places, node_keys, nodes)
            self.memory = (node_keys, places, mark, low, high, *recent)
        short = c[loops.STACK] + 2 + closing.SMALL > len(self.search[0])
        stack = [self._larger(row) if short else row for row in self.search[:5]]
        edges = self.search[5]
        if 2 * (c[loops.EDGES] + self.row + closing.SMALL) > len(edges):
            edges = self._larger(edges)
        self.search = (*stack, edges, *self.search[6:])

    def _larger(self, row: Any, *, small: bool = False) -> Any:
        made = self.kernel.numbers(2 * len(row), small=small)
        made[: len(row)] = row
        return made

    def _settle(self) -> None:
        """The values of a group that the search has just closed, and that is large or wants fractions."""
        c = self.c
        if c[loops.EXACT]:
            self._settle_exactly()
        else:
            self._sweep_large()
        self.loops["close"](self.search, c)

    def _sweep_large(self) -> None:
        """Sweep until the bounds are close, or stand still."""
        stack, base, *_, edges, _, _ = self.search
        first, last = int(self.c[loops.FROM]), int(self.c[loops.STACK])
        low, high = self.memory[3:5]
        gap = ONE
        moved = True
        while moved and gap > CLOSE_ENOUGH:
            rose = self.closing["sweep"](stack, base, edges, first, last, low, 1)
            moved = self.closing["sweep"](stack, base, edges, first, last, high, -1) or rose
            gap = int(self.closing["widest"](stack, first, last, low, high))
            self.progress(Progress(int(self.c[loops.NODES]), gap / ONE))

    def _settle_exactly(self) -> None:
        stack, base, *_, edges, _, _ = self.search
        rows: dict[int, exact.Row] = {}
        for p in range(int(self.c[loops.FROM]), int(self.c[loops.STACK])):
            rows[int(stack[p])] = exact.read_row([int(e) for e in edges[int(base[p]) : int(base[p + 1])]], self._unit)
        self.values |= exact.values(rows, self.values)

    @property
    def _unit(self) -> int:
        """What the value of an end is counted in."""
        return 1 if self.aim == "score" else ONE

    def solution(self) -> Solution:
        """What was found."""
        nodes = int(self.c[loops.NODES])
        node_keys, _, mark, low, high = (row[:nodes] for row in self.memory[:5])
        fractions = tuple(self.values[node] for node in range(nodes)) if self.values else ()
        return Solution(self.start, self.aim, self.layout, node_keys, mark, low, high, fractions)


def _flat(value: Any) -> list[Any]:
    return [x for part in value for x in _flat(part)] if isinstance(value, list) else [value]
