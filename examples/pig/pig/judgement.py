"""What is good in Pig, for all computer players. Restricted Python: see docs/kernel.md of Teerling.

Promises are counted in sixths of a point.
"""

from pig.rules import AGAIN, Given, State
from teerling.kernel.sets import share
from teerling.values import Level

LEVELS = (
    Level(warmth=24),
    Level(warmth=9),
    Level(warmth=3),
    Level(rounds=300),
    Level(rounds=4000),
)

HORIZON = 300
CURIOUS = 1.0
HALF = 6


def promise(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, promises: list[int]) -> None:
    """What one more throw adds on average: five faces of six add four, one costs all that is at stake."""
    for i in range(n):
        promises[i] = 20 - s.turn if codes[i] == AGAIN else 0


def worth(g: Given, s: State, seat: int) -> int:
    """The win; before it, who is nearer."""
    if s.won:
        return share(1_000_000, s.won, seat)
    whole = 0
    for them in range(g.seats):
        whole += 10 + s.kept[them]
    return 1_000_000 * (10 + s.kept[seat]) // whole
