"""What is good in Push Box. Restricted Python: see docs/kernel.md.

Promises are counted in sixtieths of a point, so that both of their parts are whole numbers.
"""

from teerling.games.pushbox.rules import (
    AGAIN,
    ALL,
    NUMBERS,
    PASS,
    SINGLE,
    SOLO,
    Given,
    State,
    level,
    score,
    seat_at,
)
from teerling.games.pushbox.sums import playable
from teerling.kernel.sets import how_many, share
from teerling.values import Level

# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=240, overlooks=0.25),
    Level(warmth=72, overlooks=0.2),
    Level(warmth=36, overlooks=0.1),
    Level(warmth=15, overlooks=0.04),
    Level(warmth=6),
)

# A guess after a few moves is better than chance that plays on to the end: less than half the regret, by the tables.
HORIZON = 10
CURIOUS = 1.4
HALF = 30

# What a pushed number promises, for each of its points, and each of the 36 throws that what is left can answer.
PUSHED, PLAYABLE = 6, 5
CLEARED = 6000
THROWN_AGAIN = 300

# How hard it is to see a calculation with so many numbers, in percent.
HARD = (0, 0, 30, 100)


def prepare(g: Given) -> list[int]:
    """How many of the 36 throws can be played with each set of blocks, level by level."""
    return [hits for operations in range(3) for hits in playable(operations)]


def promise(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, promises: list[int]) -> None:
    """High numbers fit few throws, so they should go first, and what stays should fit many.

    Both together beat either alone, and beat pushing as many as possible (measured in all modes).
    """
    standing = s.out[s.side]
    known = level(g, s) * (ALL + 1)
    for i in range(n):
        code = codes[i]
        if code == PASS:
            promises[i] = 0
        elif code == AGAIN:
            promises[i] = THROWN_AGAIN
        elif code >= SINGLE:
            promises[i] = PUSHED * NUMBERS[code - SINGLE]
        elif code == standing:
            promises[i] = CLEARED
        else:
            promises[i] = PUSHED * g.total[code] + PLAYABLE * k[known + standing - code]


def hard(code: int) -> int:
    """How hard a move is to see: a calculation with three numbers is, one with two a little."""
    return HARD[how_many(code)] if code <= ALL else 0


def worth(g: Given, s: State, seat: int) -> int:
    """The win; before it, who is nearer to it. Alone, how little stands out."""
    if g.mode == SOLO:
        return 1_000_000 - 14_000 * score(g, s, seat)
    if s.ended:
        return share(1_000_000, s.won, seat)
    total = 0
    for them in range(g.seats):
        total += nearness(g, s, them)
    return 1_000_000 * nearness(g, s, seat) // total


def nearness(g: Given, s: State, seat: int) -> int:
    """How near a seat is to clearing a side: the fewer blocks stand out there the nearer."""
    least = 10
    for side in range(4):
        if g.played >> side & 1 and seat_at(g, s, side) == seat:
            least = min(least, g.size[s.out[side]])
    return 1 + 10 * (10 - least)


def began(g: Given, s: State) -> int:
    """Player 1."""
    return s.first
