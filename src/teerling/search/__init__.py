"""Finding good moves by trying them out, in any game, from the worlds that a seat holds possible."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from teerling.game import Position, find
from teerling.search import tree
from teerling.search.interface import ONE

if TYPE_CHECKING:
    from teerling.kernel.plain import Plain

# How many rounds are tried between two looks at the clock.
PORTION = 64
# How many numbers can be noted for each round: of that many moves half.
NOTES = 100
# How far a game is played on by chance to see how it ends: most are over sooner.
TO_THE_END = 1000
# No line of the tree is longer than this.
DEEPEST = 400


class Brought(NamedTuple):
    """How the games ended that were tried out: how many there were, and sums over all of them.

    `shares` are the seats' shares of the win, in parts of `ONE`; `points` and `squares` (of the points) are of the seat
    that thought.
    """

    tries: int
    shares: tuple[int, ...]
    points: int
    squares: int


class Considered(NamedTuple):
    """A move that was thought about: how often it was tried, and what it brought on average (0 to 1).

    The points, and all that the games brought, are known only to those who asked for the ends.
    """

    code: int
    tries: int
    worth: float
    points: float
    brought: Brought


class Thinker:
    """A game's rules and insight, with the search over them, at one of the two speeds."""

    def __init__(self, kernel: Plain, insight: Any):
        self.kernel = kernel
        self.insight = insight
        self.loops = kernel.load(tree, insight)
        self._last: tuple[Any, Any] = (None, None)

    def think(
        self,
        worlds: Sequence[Position],
        seat: int,
        *,
        seed: int,
        rounds: int,
        seconds: float | None = None,
        ends: bool = False,
        compare: int | None = None,
    ) -> list[Considered]:
        """All moves of a seat, the best first; the same seed and number of rounds always give the same.

        Whoever wants to know how games end, points and shares of the win, and not only which move is good, asks for
        `ends`: each game is then played on, which takes longer. The move `compare` and the best are tried more often
        after that, until each had a fourth as many tries as rounds.

        >>> game = find("pushbox")
        >>> position = game.start(seats=1).roll(game.read_roll("4 5"))
        >>> best = thinker("pushbox").think([position], 0, seed=1, rounds=200)[0]
        >>> [str(move) for move in position.moves(0) if move.code == best.code]
        ['9']
        """
        enough = 0 if compare is None else -(-rounds // 4)
        tree = _Tree(self, worlds, seat, seed, rounds + 2 * enough, ends=ends)
        tree.grow(rounds, seconds)
        found = tree.rated(worlds[0].codes(seat))
        if compare is not None:
            for code in {found[0].code: None, compare: None}:
                tree.grow(max(0, enough - tree.considered(code).tries), seconds, must=code)
            found = tree.rated(worlds[0].codes(seat))
        return found

    def expect(self, worlds: Sequence[Position], seat: int, *, seed: int, rounds: int) -> Brought:
        """How games go on from here, for a seat that knows no more than these worlds; whoever is up.

        >>> start = find("pushbox").start(seats=2, first="seat", level="1,3")
        >>> brought = thinker("pushbox").expect([start], 0, seed=1, rounds=400)
        >>> brought.shares[0] < brought.shares[1]
        True
        """
        tree = _Tree(self, worlds, seat, seed, rounds, ends=True)
        tree.grow(rounds, None)
        return tree.brought(0)

    def known(self, given: Any) -> Any:
        """What the game's insight knows before the start."""
        # The same game is thought about again and again.
        if self._last[0] is not given:
            self._last = (given, self.kernel.numbers_of(self.insight.prepare(given)))
        return self._last[1]


class _Tree:
    """The room for one tree, and what has grown in it."""

    def __init__(self, one: Thinker, worlds: Sequence[Position], seat: int, seed: int, rounds: int, *, ends: bool):
        kernel = one.kernel
        first = worlds[0]
        buffers = kernel.buffers()
        # A round adds at most one decision, with the throws before it; and the root is there.
        nodes, edges = 2 * rounds + 2, 1 << (4 * rounds + 8).bit_length()
        self.width = first.seats + 2
        notes = NOTES * (rounds + 1) + len(buffers[1])
        sizes = (2, edges, edges, nodes, nodes, len(buffers[1]), nodes * self.width, nodes, notes)
        self.room = tuple(kernel.numbers(size) for size in sizes)
        self.room[0][0] = self.room[0][1] = 1  # notes begin at 1, so that 0 says there are none
        self.loops = one.loops
        self.done = 0
        states = kernel.several([*(world.raw[1] for world in worlds), first.raw[1]])
        self.before = kernel.one(first.raw[0]), states, one.known(first.raw[0]), seat
        walk = kernel.numbers(DEEPEST), kernel.numbers(DEEPEST), kernel.numbers(first.seats)
        self.seed, self.after = seed, (TO_THE_END if ends else 0, buffers, self.room, *walk)

    def grow(self, rounds: int, seconds: float | None, must: int = -1) -> None:
        """Try out for some rounds, or some seconds; every game begins with the move `must`, if there is one."""
        until = None if seconds is None else time.monotonic() + seconds
        end = self.done + rounds
        while self.done < end and (until is None or time.monotonic() < until):
            now = min(PORTION, end - self.done) if until is not None else rounds
            self.loops["grow"](*self.before, must, self.seed, self.done, now, *self.after)
            self.done += now

    def brought(self, node: int) -> Brought:
        """How the games ended that went by the root (0) or one of its moves."""
        sums = [int(number) for number in self.room[6][node * self.width : (node + 1) * self.width]]
        return Brought(int(self.room[3][node]), tuple(sums[:-2]), *sums[-2:])

    def rated(self, codes: Sequence[int]) -> list[Considered]:
        """What was found about the moves, the best first."""
        found = (self.considered(code) for code in codes)
        return sorted(found, key=lambda move: (-move.tries, -move.worth, move.code))

    def considered(self, code: int) -> Considered:
        """What was found about a move."""
        child = int(self.loops["child_of"](0, code, self.room))
        if child < 0 or not self.room[3][child]:
            return Considered(code, 0, 0.0, 0.0, Brought(0, (0,) * (self.width - 2), 0, 0))
        brought = self.brought(child)
        worth = int(self.room[4][child]) / brought.tries / ONE
        return Considered(code, brought.tries, worth, brought.points / brought.tries, brought)


@cache
def thinker(game: str, *, compiled: bool = True) -> Thinker:
    """The search of a game; compiled it is a hundred times quicker, and wants the extra `fast`."""
    rules = find(game)
    return Thinker(rules.compiled() if compiled else rules.plain(), rules.insight)
