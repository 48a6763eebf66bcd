"""How good a choice in Push Box looks one step ahead, from a view."""

from __future__ import annotations

from functools import cache

from teerling.games.pushbox.board import About, Again, Board, Pass, Single
from teerling.games.pushbox.sums import answer_table, as_set
from teerling.values import Choice, Level, View

# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=4.0, overlooks=0.25),
    Level(warmth=1.2, overlooks=0.2),
    Level(warmth=0.6, overlooks=0.1),
    Level(warmth=0.25, overlooks=0.04),
    Level(warmth=0.1),
)


def hard(choice: Choice[About]) -> float:
    """How hard a choice is to see: a calculation with three numbers is, one with two a little."""
    return 0.0 if isinstance(choice.about, Again | Pass) else (0.0, 0.0, 0.3, 1.0)[len(choice.about.numbers)]


def worth(view: View[Board, About], choice: Choice[About]) -> float:
    """The higher the better.

    High numbers fit few throws, so they should go first, and what stays should fit many. Both
    together beat either alone, and beat pushing as many as possible (measured in all modes).
    """
    about = choice.about
    if isinstance(about, Pass):
        return 0.0
    if isinstance(about, Again):
        return 5.0
    pushed = about.numbers
    if isinstance(about, Single):
        return sum(pushed) / 10
    side = next(side for side in view.board.sides if side.side == view.board.turn)
    left = as_set(tuple(n for n in side.numbers if n not in pushed))
    if left == 0:
        return 100.0
    return sum(pushed) / 10 + 3 * playable(left, side.level - 1)


@cache
def playable(blocks: int, level: int) -> float:
    """The chance that a throw can be played with these blocks, doubles included, sevens not.

    >>> playable(1023, 0)
    0.8333333333333334
    """
    hits = 0
    for low in range(1, 7):
        for high in range(1, 7):
            if low + high == 7:
                continue
            answers = answer_table()[level][(min(low, high) - 1) * 6 + max(low, high) - 1]
            hits += low == high or any(a > 1023 and a & blocks == a & 1023 for a in answers)
    return hits / 36
