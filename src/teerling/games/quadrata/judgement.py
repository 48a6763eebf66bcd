"""What is good in Quadrata: shapes that lie close, and leave no holes. Restricted Python: see docs/kernel.md.

Promises are counted in hundredths of a point.
"""

from math import sqrt

from teerling.games.quadrata.grid import beside
from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import BITS, FILLED, OWN, SHAPES, Given, State
from teerling.games.quadrata.rules import (
    FROM_RESERVE,
    FROM_SQUARE,
    FROM_STOCK,
    ROB_RESERVE,
    ROB_SQUARE,
    TO_RESERVE,
    TO_STOCK,
    score,
    winners,
)
from teerling.games.quadrata.square import fits
from teerling.games.quadrata.tables import bits, placements
from teerling.kernel.sets import how_many, share
from teerling.values import Level

# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=60),
    Level(warmth=32),
    Level(warmth=16),
    Level(rounds=250),
    Level(rounds=5000),
)

HORIZON = 40
CURIOUS = 0.6
HALF = 12

# What a cell's length of edge around the free area costs.
EDGE = 25
# A full square also ends the round, before others are done.
FULL = 100 * FILLED + 300
RESERVED = 90
# Taking up a shape of one's own again wins nothing by itself.
LIFTED = -100
# A shape out of another's square is a point less for them; out of their reserve it is one more.
ROBBED = 50
# A small shape leaves room for more of them.
SMALL = 15
# How many points ahead is as good as won, with a round or more to go.
SAFE = 20


def prepare(g: Agreed) -> list[int]:
    """For each placement: the quarters across its straight and its slanted sides, word by word, and its edges."""
    shapes, square = g.box.figures, g.box.square(g.seats)
    table, groups = placements(shapes, square), bits(shapes, square)
    at = {quarter: (i % g.words, i // g.words) for i, group in enumerate(groups) for quarter in group}
    count = len(table.covers)
    known = [0] * (1 + count * (2 * g.words + 2))
    known[0] = count
    for i, there in enumerate(table.covers):
        framed = around = 0.0
        for quarter in there:
            for side, near in enumerate(beside(quarter)):
                if near not in there:
                    length = 1.0 if side == 2 else sqrt(0.5)
                    around += length
                    if near in at:
                        word, bit = at[near]
                        known[1 + ((side != 2) * g.words + word) * count + i] |= 1 << bit
                    else:
                        framed += length
        known[1 + 2 * g.words * count + i] = round(100 * framed)
        known[1 + (2 * g.words + 1) * count + i] = round(100 * around)
    return known


def promise(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, promises: list[int]) -> None:
    """What picking up a shape makes possible, or laying it brings."""
    for i in range(n):
        promises[i] = (
            promise_of_pick(g, s, seat, codes[i]) if s.hand == 0 else promise_of_laying(g, s, k, seat, codes[i])
        )


def promise_of_pick(g: Given, s: State, seat: int, code: int) -> int:
    """What picking up a shape makes possible."""
    if FROM_SQUARE <= code < ROB_RESERVE:
        return LIFTED
    number = s.die
    if code < FROM_RESERVE:
        number = code - FROM_STOCK + 1
    elif code < FROM_SQUARE:
        number = code - FROM_RESERVE + 1
    promised = 100 + SMALL * (SHAPES - number) if fits_somewhere(g, s, seat, number) else -RESERVED
    if code < FROM_RESERVE:
        return promised
    if code < FROM_SQUARE:
        # From the own reserve: laid or put back, it costs nothing any more.
        return max(promised, 0) + RESERVED
    return promised + ROBBED if code >= ROB_SQUARE else promised - ROBBED


def fits_somewhere(g: Given, s: State, seat: int, number: int) -> bool:
    """Whether a shape finds a place in the square."""
    for placement in range(g.first[number - 1], g.first[number]):
        if fits(g, s, seat, placement):
            return True
    return False


def promise_of_laying(g: Given, s: State, k: list[int], seat: int, code: int) -> int:
    """What laying the shape in the hand brings."""
    if code == TO_RESERVE:
        return -RESERVED
    if code == TO_STOCK:
        return 0 if s.source != OWN else -20
    placement = g.placement[s.hand - 1][code] - 1
    return 100 + closeness(g, s, k, seat, placement) + (FULL if would_fill(g, s, seat, placement) else 0)


def would_fill(g: Given, s: State, seat: int, placement: int) -> bool:
    """Whether a shape here is the last one."""
    for w in range(g.words):
        if s.covered[seat][w] | g.masks[w][placement] != g.full[w]:
            return False
    return True


def closeness(g: Given, s: State, k: list[int], seat: int, placement: int) -> int:
    """How much shorter the edge of the free area gets by a shape here; less than nothing if it gets longer."""
    count = k[0]
    met = k[1 + 2 * g.words * count + placement]
    for w in range(g.words):
        met += 100 * how_many(k[1 + w * count + placement] & s.covered[seat][w])
        met += 71 * how_many(k[1 + (g.words + w) * count + placement] & s.covered[seat][w])
    return EDGE * (2 * met - k[1 + (2 * g.words + 1) * count + placement]) // 100


def enough(g: Given, s: State) -> bool:
    """The next round begins anew, so there is nothing more to learn."""
    return s.closed != 0


def worth(g: Given, s: State, seat: int) -> int:
    """The win; before the end how far ahead a seat is, and how much of its square is full."""
    own = standing(g, s, seat)
    other = -1_000_000
    for them in range(g.seats):
        if them != seat:
            other = max(other, standing(g, s, them))
    ahead = max(-SAFE * 100, min(SAFE * 100, own - other))
    if not s.ended:
        return 500_000 + 500_000 // SAFE * ahead // 100
    return share(800_000, winners(g, s), seat) + 100_000 + 100_000 // SAFE * ahead // 100


def standing(g: Given, s: State, seat: int) -> int:
    """The points, and in a round under way what is covered: whoever is first to fill a square gets more."""
    points = 100 * score(g, s, seat)
    if s.closed:
        return points
    covered = 0
    for w in range(g.words):
        covered += how_many(s.covered[seat][w])
    return points + FULL * covered // (BITS * g.words)
