"""Works out a whole game: finds its positions, ranks them, and closes in on their values.

It knows no rule and names no game. What it needs is a game without secrets, for one seat or two, in which one seat
decides at a time. Two seats play against each other, and the value of a position is seat 0's chance to win (a shared
win counts by its share), between a lower and an upper bound. One seat alone gets exact fractions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import Literal, NamedTuple

from teerling.game import Game, Position
from teerling.kernel.arrays import Numbers
from teerling.kernel.plain import Plain, slots_of
from teerling.kernel.records import fields_of
from teerling.solve import closing, exact, keys, loops
from teerling.solve.closing import Stack, Steps
from teerling.solve.keys import ONE, Board, Index, Scratch
from teerling.solve.layout import Layout
from teerling.solve.loops import Frames, Goal, Nodes, Recent, Search
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
    keys: Numbers
    marks: Numbers
    lows: Numbers
    highs: Numbers
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
        declared = fields_of(type(start.raw[1])).values()
        self.fields = [field for field in declared for _ in range(prod(field.shape))]  # of each slot
        rules = start.game.rules
        self.row = 2 + rules.MOST_OUTCOMES * (1 + rules.MOST_MOVES)
        by_score = aim == "score"
        self.goal = Goal(by_score, by_score and start.game.low_is_good, start.seats == 1)

    def run(self) -> bool:
        """Search with the layout as it is; if that is too narrow, widen it and say no."""
        given, state = self.start.raw
        states = self.kernel.copies(state, 3)
        rules = self.start.game.rules
        size = max(1 << 14, 1 << (4 * self.row).bit_length())
        numbers = self.kernel.numbers
        by_key = Index(numbers(size), numbers(4 * size, small=True))
        self.search = Search(
            self.goal,
            Board(self.kernel.one(given), states, *self.kernel.rows(states)),
            self.layout.for_loops(self.kernel),
            Scratch(numbers(rules.MOST_OUTCOMES), numbers(rules.MOST_OUTCOMES), numbers(rules.MOST_MOVES)),
            Nodes(by_key, marks=numbers(size, small=True), lows=numbers(size), highs=numbers(size)),
            Recent(numbers(RECENT), self.kernel.numbers_of([-1] * RECENT)),
            Stack(numbers(size), numbers(size), numbers(size)),
            Frames(numbers(size), numbers(size), numbers(size)),
            Steps(numbers(closing.SMALL), numbers(closing.SMALL)),
            counts=numbers(5),
            trouble=numbers(3),
            longest=self.row,
        )
        self.values: dict[int, Fraction] = {}
        return self._search()

    def count(self, what: int) -> int:
        """One of the counts of the search, such as `loops.NODES`."""
        return int(self.search.counts[what])

    def _search(self) -> bool:
        self.loops[loops.begin](self.search)
        while True:
            why = self.loops[loops.explore](self.search, STEPS)
            trouble = [int(number) for number in self.search.trouble]
            if trouble[keys.WHY] == keys.TOO_NARROW:
                slot = trouble[keys.SLOT]
                self.layout = self.layout.widened(slot, trouble[keys.VALUE], self.fields[slot])
                return False
            self._refuse(trouble[keys.WHY])
            self.progress(Progress(self.count(loops.NODES), None))
            if why == loops.DONE:
                return True
            if why == loops.FULL:
                self._grow()
            elif why == loops.CLOSE:
                self._settle()

    def _refuse(self, why: int) -> None:
        names = {
            loops.TOGETHER: "solve-together",
            loops.ENDLESS: "solve-endless",
            loops.TOO_HEAVY: "solve-too-large",
        }
        if why:
            raise SetupError(Message(names[why]))
        if self.count(loops.NODES) > MOST:
            raise SetupError(Message("solve-too-many", {"count": MOST}))

    def _grow(self) -> None:
        """More room where it is short."""
        found, longer = self.count(loops.NODES), self.kernel.longer
        nodes, stack, frames = self.search.nodes, self.search.stack, self.search.frames
        known, places = nodes.by_key
        if found + self.row > len(known) or 2 * (found + self.row) > len(places):
            by_key = Index(longer(known), self.kernel.numbers(2 * len(places), small=True))
            self.loops[loops.refill](by_key, found)
            nodes = Nodes(by_key, longer(nodes.marks), longer(nodes.lows), longer(nodes.highs))
        if self.count(loops.STACK) + 2 + closing.SMALL > len(stack.nodes):
            stack = stack._replace(nodes=longer(stack.nodes), starts=longer(stack.starts))
            frames = Frames(*(longer(row) for row in frames))
        if 2 * (self.count(loops.EDGES) + self.row + closing.SMALL) > len(stack.edges):
            stack = stack._replace(edges=longer(stack.edges))
        self.search = self.search._replace(nodes=nodes, stack=stack, frames=frames)

    def _settle(self) -> None:
        """The values of a group that the search has just closed, and that is large or wants fractions."""
        if self.goal.exact:
            self._settle_exactly()
        else:
            self._sweep_large()
        self.loops[loops.close](self.search.stack, self.search.counts)

    def _sweep_large(self) -> None:
        """Sweep until the bounds are close, or stand still."""
        stack, lows, highs = self.search.stack, self.search.nodes.lows, self.search.nodes.highs
        first, last = self.count(loops.GROUP), self.count(loops.STACK)
        sweep = self.closing[closing.sweep]
        gap = ONE
        moved = True
        while moved and gap > CLOSE_ENOUGH:
            rose = sweep(stack, first, last, lows, 1)
            moved = sweep(stack, first, last, highs, -1) or rose
            gap = int(self.closing[closing.widest](stack, first, last, lows, highs))
            self.progress(Progress(self.count(loops.NODES), gap / ONE))

    def _settle_exactly(self) -> None:
        stack = self.search.stack
        rows: dict[int, exact.Row] = {}
        for p in range(self.count(loops.GROUP), self.count(loops.STACK)):
            row = stack.edges[int(stack.starts[p]) : int(stack.starts[p + 1])]
            rows[int(stack.nodes[p])] = exact.read_row([int(edge) for edge in row], self._unit)
        self.values |= exact.values(rows, self.values)

    @property
    def _unit(self) -> int:
        """What the value of an end is counted in."""
        return 1 if self.aim == "score" else ONE

    def solution(self) -> Solution:
        """What was found."""
        found, nodes = self.count(loops.NODES), self.search.nodes
        columns = (nodes.by_key.keys[:found], nodes.marks[:found], nodes.lows[:found], nodes.highs[:found])
        fractions = tuple(self.values[node] for node in range(found)) if self.values else ()
        return Solution(self.start, self.aim, self.layout, *columns, fractions)
