"""The longest route of a card. Restricted Python: see docs/kernel.md."""

from collections.abc import Sequence


def longest_route(roads: Sequence[int], card: Sequence[int], cities: int) -> int:
    """How many cities the longest row of neighbours with rising numbers has; a number is 11 or more.

    >>> longest_route([0b010, 0b101, 0b010], [14, 25, 33], 3)
    3
    >>> longest_route([0b010, 0b101, 0b010], [14, 1, 33], 3)
    1
    """
    ends = 0
    for city in range(cities):
        if card[city] > 10:
            ends |= 1 << city
    length = 0
    # `ends` are the cities where some rising route of this length ends; each step makes all of them one longer.
    while ends:
        length += 1
        further = 0
        for city in range(cities):
            if ends >> city & 1:
                beside = roads[city] & ~further
                to = 0
                while beside:
                    if beside & 1 and card[to] > card[city]:
                        further |= 1 << to
                    beside >>= 1
                    to += 1
        ends = further
    return length
