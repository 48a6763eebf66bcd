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
# No line of the tree is longer than this.
DEEPEST = 400


class Considered(NamedTuple):
    """A move that was thought about: how often it was tried, what it brought on average (0 to 1), and the points."""

    code: int
    tries: int
    worth: float
    points: float


class Thinker:
    """A game's rules and insight, with the search over them, at one of the two speeds."""

    def __init__(self, kernel: Plain, insight: Any):
        self.kernel = kernel
        self.insight = insight
        self.loops = kernel.load(tree, insight)
        self._last: tuple[Any, Any] = (None, None)

    def think(
        self, worlds: Sequence[Position], seat: int, *, seed: int, rounds: int, seconds: float | None = None
    ) -> list[Considered]:
        """All moves of a seat, the best first; the same seed and number of rounds always give the same.

        >>> game = find("pushbox")
        >>> position = game.start(seats=1).roll(game.read_roll("4 5"))
        >>> best = thinker("pushbox").think([position], 0, seed=1, rounds=200)[0]
        >>> [str(move) for move in position.moves(0) if move.code == best.code]
        ['9']
        """
        kernel = self.kernel
        first = worlds[0]
        states = kernel.several([*(world.raw[1] for world in worlds), first.raw[1]])
        buffers = kernel.buffers()
        # A round adds at most one decision, with the throws before it; and the root is there.
        nodes, edges = 2 * rounds + 2, 1 << (4 * rounds + 8).bit_length()
        sizes = (2, edges, edges, nodes, nodes, len(buffers[1]), nodes, nodes, NOTES * (rounds + 1) + len(buffers[1]))
        tree_room = tuple(kernel.numbers(size) for size in sizes)
        size, _, _, visits, value, _, points, _, _ = tree_room
        size[0] = size[1] = 1  # notes begin at 1, so that 0 says there are none
        rest = kernel.numbers(DEEPEST), kernel.numbers(DEEPEST), kernel.numbers(first.seats)
        given, known = kernel.one(first.raw[0]), self._known(first.raw[0])
        until = None if seconds is None else time.monotonic() + seconds
        done = 0
        while done < rounds and (until is None or time.monotonic() < until):
            now = min(PORTION, rounds - done) if until is not None else rounds
            self.loops["grow"](given, states, known, seat, seed, done, now, buffers, tree_room, *rest)
            done += now
        found = []
        for code in first.codes(seat):
            child = int(self.loops["child_of"](0, code, tree_room))
            tries = int(visits[child]) if child >= 0 else 0
            means = (int(value[child]) / tries / ONE, int(points[child]) / tries) if tries else (0.0, 0.0)
            found.append(Considered(code, tries, *means))
        return sorted(found, key=lambda move: (-move.tries, -move.worth, move.code))

    def _known(self, given: Any) -> Any:
        # The same game is thought about again and again.
        if self._last[0] is not given:
            self._last = (given, self.kernel.numbers_of(self.insight.prepare(given)))
        return self._last[1]


@cache
def thinker(game: str, *, compiled: bool = True) -> Thinker:
    """The search of a game; compiled it is a hundred times quicker, and wants the extra `fast`."""
    rules = find(game)
    return Thinker(rules.compiled() if compiled else rules.plain(), rules.insight)
