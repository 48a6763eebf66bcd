"""Routes on a card for screens: the longest as a row of cities, and what one more number would make of it.

`route.py` counts the same for the rules; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Beside = Sequence[Sequence[int]]


class Lengths(NamedTuple):
    """For each city, how long the longest rising route is that ends there, and that starts there; 0 if none."""

    ending: tuple[int, ...]
    starting: tuple[int, ...]

    @property
    def longest(self) -> int:
        """The longest route of the card."""
        return max(self.ending, default=0)


def lengths(beside: Beside, card: Sequence[int]) -> Lengths:
    """The lengths of the routes of a card; `beside` are the neighbours of each city.

    >>> lengths([[1], [0, 2], [1]], [14, 25, 0])
    Lengths(ending=(1, 2, 0), starting=(2, 1, 0))
    """
    ending, starting = [0] * len(beside), [0] * len(beside)
    rising = sorted((city for city in range(len(beside)) if card[city] > 10), key=lambda city: card[city])
    for city in rising:
        ending[city] = 1 + max((ending[c] for c in beside[city] if card[c] < card[city]), default=0)
    for city in reversed(rising):
        starting[city] = 1 + max((starting[c] for c in beside[city] if card[c] > card[city]), default=0)
    return Lengths(tuple(ending), tuple(starting))


def with_number(beside: Beside, card: Sequence[int], known: Lengths, city: int, number: int) -> int:
    """The longest route once this number stands in this empty city.

    >>> with_number([[1], [0, 2], [1]], [14, 25, 0], lengths([[1], [0, 2], [1]], [14, 25, 0]), 2, 31)
    3
    """
    # Routes through the city come from below and go on above, and neither part touches the city itself.
    before = max((known.ending[c] for c in beside[city] if card[c] < number), default=0)
    after = max((known.starting[c] for c in beside[city] if card[c] > number), default=0)
    return max(known.longest, before + 1 + after)


def longest(beside: Beside, card: Sequence[int]) -> tuple[int, ...]:
    """The cities of a longest route in their order; of several, always the same one.

    >>> longest([[1], [0, 2], [1]], [14, 25, 0])
    (0, 1)
    """
    known = lengths(beside, card)
    route: list[int] = []
    left = known.longest
    while left:
        nexts = beside[route[-1]] if route else range(len(beside))
        low = card[route[-1]] if route else 0
        route.append(next(c for c in nexts if known.starting[c] == left and card[c] > low))
        left -= 1
    return tuple(route)
