"""What is good in Push Box, for the search. Restricted Python: see docs/kernel.md."""

from teerling.games.pushbox.rules import AGAIN, ALL, PASS, SINGLE, SOLO, Given, State, score, seat_at
from teerling.kernel.sets import share

# A guess after a few moves is better than chance that plays on to the end: less than half the regret, by the tables.
HORIZON = 10
CURIOUS = 1.4


def prepare(g: Given) -> list[int]:
    """Nothing needs to be known that the rules don't have."""
    return [0]


def prefer(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, weights: list[int]) -> int:
    """High numbers fit few throws, so they go first; and whoever can go on goes on."""
    total = 0
    for i in range(n):
        code = codes[i]
        if code == PASS:
            weight = 1
        elif code == AGAIN:
            weight = 60
        elif code >= SINGLE:
            weight = 4 + 2 * (code - SINGLE)
        elif code == s.out[s.side]:
            weight = 10_000
        else:
            weight = g.total[code & ALL] * g.total[code & ALL] // 4 + 1
        weights[i] = weight
        total += weight
    return total


def enough(g: Given, s: State) -> bool:
    """Only the end tells."""
    return False


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
