"""A plan for a map, for the judgement: in which order its cities might make one long route."""

from __future__ import annotations

from functools import lru_cache

Roads = tuple[tuple[int, int], ...]

# How many steps a search may take: a map is planned once, and then remembered.
STEPS = 10_000


@lru_cache(64)
def neighbours(cities: int, roads: Roads) -> tuple[tuple[int, ...], ...]:
    """The cities beside each city.

    >>> neighbours(3, ((0, 1), (1, 2)))
    ((1,), (0, 2), (1,))
    """
    return tuple(tuple(sorted(b if a == city else a for a, b in roads if city in (a, b))) for city in range(cities))


@lru_cache(64)
def order(cities: int, roads: Roads) -> tuple[int, ...]:
    """All cities in the order in which numbers should rise: along the longest path that is found soon.

    >>> order(3, ((0, 1), (1, 2)))
    (0, 1, 2)
    """
    beside = neighbours(cities, roads)
    best: tuple[int, ...] = ()
    for start in range(cities):
        found = _longest_from(start, beside, STEPS // cities)
        # Where a step can be left out, one bad number does not break the route.
        if (len(found), _shortcuts(found, beside)) > (len(best), _shortcuts(best, beside)):
            best = found
    row = list(best)
    for city in range(cities):
        if city not in best:
            # A city beside the path belongs after the first of its neighbours.
            near = [row.index(c) for c in beside[city] if c in row]
            row.insert(min(near, default=len(row) - 1) + 1, city)
    return tuple(row)


def _shortcuts(path: tuple[int, ...], beside: tuple[tuple[int, ...], ...]) -> int:
    return sum(path[i + 2] in beside[path[i]] for i in range(len(path) - 2))


def _longest_from(start: int, beside: tuple[tuple[int, ...], ...], steps: int) -> tuple[int, ...]:
    """A long path from a city, where it leads to the loneliest neighbour first."""
    best: tuple[int, ...] = ()
    stack: list[tuple[int, ...]] = [(start,)]
    while stack and steps:
        steps -= 1
        path = stack.pop()
        if len(path) > len(best):
            best = path
            if len(best) == len(beside):
                break
        onward = [c for c in beside[path[-1]] if c not in path]
        onward.sort(key=lambda c: -sum(d not in path for d in beside[c]))
        stack += [(*path, c) for c in onward]
    return best
