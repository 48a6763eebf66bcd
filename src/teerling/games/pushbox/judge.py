"""How good a choice in Push Box looks one step ahead, from a view."""

from __future__ import annotations

from functools import cache

from teerling.games.pushbox.sums import answer_table, as_set
from teerling.values import Choice, View


def worth(view: View, choice: Choice) -> float:
    """The higher the better: numbers pushed, then the chance that the next throw can be played."""
    kind = choice.about["kind"]
    if kind == "pass":
        return 0.0
    if kind == "again":
        return 0.5
    side = next(side for side in view.board["sides"] if side["side"] == _side(view))
    pushed = choice.about["numbers"]
    left = as_set(tuple(n for n in side["numbers"] if n not in pushed))
    if left == 0:
        return 100.0
    return len(pushed) + playable(left, side["level"] - 1)


def _side(view: View) -> int:
    return int(view.board["turn"])


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
