"""What is good in Pig: for the first levels, and in restricted Python for those who try moves out."""

from __future__ import annotations

from pig.rules import AGAIN, Given, State
from pig.view import Board
from teerling.kernel.sets import share
from teerling.values import Choice, Level, View

HORIZON = 300
CURIOUS = 1.0

LEVELS = (
    Level(warmth=4.0),
    Level(warmth=1.5),
    Level(warmth=0.5),
    Level(rounds=300),
    Level(rounds=4000),
)


def looks(view: View[Board, None], choice: Choice[None]) -> float:
    """What one more throw adds on average: five faces of six add four, one costs all that is at stake."""
    return (20 - view.board.turn) / 6 if choice.move.code == AGAIN else 0.0


def prepare(g: Given) -> list[int]:
    """Nothing needs to be known."""
    return [0]


def prefer(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, weights: list[int]) -> int:
    """Below 20 points throwing on adds to the turn on average, above it costs."""
    for i in range(n):
        weights[i] = 1 + 8 * ((codes[i] == AGAIN) == (s.turn < 20))
    return weights[0] + weights[1]


def enough(g: Given, s: State) -> bool:
    """Only the end tells."""
    return False


def worth(g: Given, s: State, seat: int) -> int:
    """The win; before it, who is nearer."""
    if s.won:
        return share(1_000_000, s.won, seat)
    whole = 0
    for them in range(g.seats):
        whole += 10 + s.kept[them]
    return 1_000_000 * (10 + s.kept[seat]) // whole


def began(g: Given, s: State) -> int:
    """The first seat."""
    return 0
