"""Finding good moves by trying them out, in any game, from the worlds that a seat holds possible."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from teerling.game import Position, find
from teerling.kernel.judgement import ONE
from teerling.search import tree
from teerling.search.tree import Question, Tree, Walk

if TYPE_CHECKING:
    from teerling.contract import Judgement
    from teerling.kernel.arrays import Given, Numbers
    from teerling.kernel.plain import Plain

# How many rounds are tried between two looks at the clock; plain Python is a hundred times slower.
PORTION, PLAIN_PORTION = 64, 1
# How many numbers can be noted for each round: of that many moves half.
NOTES = 100
# How far a game is played on by chance to see how it ends: most are over sooner.
TO_THE_END = 1000
# No line of the tree is longer than this.
DEEPEST = 400
# Whether to think without compiling anything: a page of a browser can't, and sets this. Who thinks then has a limit in
# seconds, or waits long.
plainly = False


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
    """A game's rules and judgement, with the search over them, at one of the two speeds."""

    def __init__(self, kernel: Plain, judgement: Judgement[Any, Any]):
        self.kernel = kernel
        self.portion = PORTION if kernel.speed == "compiled" else PLAIN_PORTION
        self.judgement = judgement
        self.loops = kernel.load(tree, judgement.offered())
        self._last: tuple[Given, Numbers] | None = None

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
        search = _Search(self, worlds, seat, seed, rounds + 2 * enough, ends=ends)
        search.grow(rounds, seconds)
        found = search.rated(worlds[0].codes(seat))
        if compare is not None:
            for code in {found[0].code: None, compare: None}:
                search.grow(max(0, enough - search.considered(code).tries), seconds, must=code)
            found = search.rated(worlds[0].codes(seat))
        return found

    def expect(self, worlds: Sequence[Position], seat: int, *, seed: int, rounds: int) -> Brought:
        """How games go on from here, for a seat that knows no more than these worlds; whoever is up.

        >>> start = find("pushbox").start(seats=2, first="seat", level="1,3")
        >>> brought = thinker("pushbox").expect([start], 0, seed=1, rounds=400)
        >>> brought.shares[0] < brought.shares[1]
        True
        """
        search = _Search(self, worlds, seat, seed, rounds, ends=True)
        search.grow(rounds, None)
        return search.brought(0)

    def known(self, given: Given) -> Numbers:
        """What the game's judgement knows before the start."""
        # The same game is thought about again and again.
        if self._last is None or self._last[0] is not given:
            self._last = (given, self.kernel.numbers_of(self.judgement.prepare(given)))
        return self._last[1]


class _Search:
    """One search: its tree, and the room it needs to grow."""

    def __init__(self, one: Thinker, worlds: Sequence[Position], seat: int, seed: int, rounds: int, *, ends: bool):
        kernel, numbers = one.kernel, one.kernel.numbers
        given, state = worlds[0].raw
        self.seats = worlds[0].seats
        self.loops = one.loops
        self.portion = one.portion
        self.given, self.states = kernel.one(given), kernel.several([*(world.raw[1] for world in worlds), state])
        self.known = one.known(given)
        self.question = Question(seat, seed, longer=TO_THE_END if ends else 0, must=-1)
        self.buffers = kernel.buffers()
        most = len(self.buffers.codes)
        # A round adds at most one decision, with the throws before it; and the root is there.
        nodes, edges = 2 * rounds + 2, 1 << (4 * rounds + 8).bit_length()
        self.tree = Tree(
            used=kernel.numbers_of([1, 1]),  # notes begin at 1, so that 0 says there are none
            edges=numbers(edges),
            children=numbers(edges),
            visits=numbers(nodes),
            values=numbers(nodes),
            ends=numbers(nodes * (self.seats + 2)),
            noted=numbers(nodes),
            notes=numbers(NOTES * (rounds + 1) + most),
        )
        self.walk = Walk(numbers(DEEPEST), numbers(DEEPEST), candidates=numbers(most), worths=numbers(self.seats))
        self.done = 0

    def grow(self, rounds: int, seconds: float | None, must: int = -1) -> None:
        """Try out for some rounds, or some seconds; every game begins with the move `must`, if there is one."""
        until = None if seconds is None else time.monotonic() + seconds
        end = self.done + rounds
        question = self.question._replace(must=must)
        while self.done < end and (until is None or time.monotonic() < until):
            now = min(self.portion, end - self.done) if until is not None else rounds
            self.loops[tree.grow](
                self.given, self.states, self.known, question, self.done, now, self.buffers, self.tree, self.walk
            )
            self.done += now

    def brought(self, node: int) -> Brought:
        """How the games ended that went by the root (0) or one of its moves."""
        width = self.seats + 2
        *shares, points, squares = (int(number) for number in self.tree.ends[node * width : (node + 1) * width])
        return Brought(int(self.tree.visits[node]), tuple(shares), points, squares)

    def rated(self, codes: Sequence[int]) -> list[Considered]:
        """What was found about the moves, the best first."""
        found = (self.considered(code) for code in codes)
        return sorted(found, key=lambda move: (-move.tries, -move.worth, move.code))

    def considered(self, code: int) -> Considered:
        """What was found about a move."""
        child = int(self.loops[tree.child_of](0, code, self.tree.edges, self.tree.children))
        if child < 0 or not self.tree.visits[child]:
            return Considered(code, 0, 0.0, 0.0, Brought(0, (0,) * self.seats, 0, 0))
        brought = self.brought(child)
        worth = int(self.tree.values[child]) / brought.tries / ONE
        return Considered(code, brought.tries, worth, brought.points / brought.tries, brought)


def possible() -> bool:
    """Whether anything can be tried out here: with the extra `fast`, or plainly."""
    return plainly or find_spec("numba") is not None


def thinker(game: str, *, compiled: bool = True) -> Thinker:
    """The search of a game; compiled it is a hundred times quicker, and wants the extra `fast`."""
    return _thinker(game, compiled and not plainly)


@cache
def _thinker(game: str, compiled: bool) -> Thinker:
    rules = find(game)
    return Thinker(rules.compiled() if compiled else rules.plain(), rules.parts.judgement)
