"""Points, lines and what they enclose; longitude and latitude are taken as they are."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[float, float]


def side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b a point lies: 1, -1, or 0 on it.

    >>> side((0, 0), (2, 0), (1, 1)), side((0, 0), (2, 0), (5, 0))
    (1, 0)
    """
    # Degrees with four decimals are whole numbers of ten-thousandths: exact.
    ax, ay, bx, by, cx, cy = (round(10_000 * value) for point in (a, b, c) for value in point)
    turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return (turn > 0) - (turn < 0)


def lies_on(a: Point, b: Point, c: Point) -> bool:
    """Whether a point lies on the straight road from a to b.

    >>> lies_on((0, 0), (2, 2), (1, 1)), lies_on((0, 0), (2, 2), (3, 3))
    (True, False)
    """
    between = min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    return between and side(a, b, c) == 0


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the roads a to b and c to d cross; meeting at a city is no crossing.

    >>> cross((0, 0), (2, 2), (0, 2), (2, 0)), cross((0, 0), (2, 2), (2, 2), (2, 0))
    (True, False)
    """
    if {a, b} & {c, d}:
        return False
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def reach(cities: int, roads: Sequence[tuple[int, int]]) -> set[int]:
    """The cities that can be reached from the first.

    >>> reach(4, [(0, 1), (2, 3)])
    {0, 1}
    """
    found = {0} if cities else set()
    grown = True
    while grown:
        more = {b for a, b in roads if a in found} | {a for a, b in roads if b in found}
        grown = not more <= found
        found |= more
    return found


def inside(outline: Sequence[Point], at: Point) -> bool:
    """Whether a point lies within a closed line.

    >>> inside([(0, 0), (2, 0), (2, 2), (0, 2)], (1, 1)), inside([(0, 0), (2, 0), (2, 2), (0, 2)], (3, 1))
    (True, False)
    """
    x, y = at
    odd = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd
