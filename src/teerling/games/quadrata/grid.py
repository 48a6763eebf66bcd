"""Figures on a grid of cells: shapes and boards as sets of quarter cells, turned, flipped and outlined.

Both diagonals cut a cell into four quarters, so that halves along either diagonal can meet. The quarters of a
cell are 0 to 3: at its top, right, bottom and left. Rows are counted downwards.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import hypot

Quarter = tuple[int, int, int]  # column, row, quarter
Figure = frozenset[Quarter]
Point = tuple[float, float]

# A cell as a sign: empty, full, or half of it in one corner. Corners can be typed as on the keys of a calculator.
SIGNS = {".": (), "#": (0, 1, 2, 3), "◤": (0, 3), "◥": (0, 1), "◢": (1, 2), "◣": (2, 3)}
TYPED = {"7": "◤", "9": "◥", "3": "◢", "1": "◣", "■": "#"}

# The sides of each quarter as steps of half a cell, clockwise: along the edge of the cell, to its middle, and back.
_SIDES = (((0, 0), (2, 0), (1, 1)), ((2, 0), (2, 2), (1, 1)), ((2, 2), (0, 2), (1, 1)), ((0, 2), (0, 0), (1, 1)))


def read_figure(rows: Iterable[str]) -> Figure:
    """The quarters that a drawing fills.

    >>> sorted(read_figure(["#◣"]))
    [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3), (1, 0, 2), (1, 0, 3)]
    """
    return frozenset((x, y, q) for y, row in enumerate(rows) for x, sign in enumerate(row) for q in SIGNS[sign])


def write_figure(figure: Figure, width: int, height: int) -> list[str]:
    """A figure as a drawing.

    >>> write_figure(read_figure([".◢", "##"]), 3, 2)
    ['.◢.', '##.']
    """
    signs = {frozenset(quarters): sign for sign, quarters in SIGNS.items()}
    return [
        "".join(signs[frozenset(q for q in range(4) if (x, y, q) in figure)] for x in range(width))
        for y in range(height)
    ]


def size(figure: Figure) -> tuple[int, int]:
    """How many columns and rows a figure takes that begins at the top left.

    >>> size(read_figure(["#◣"]))
    (2, 1)
    """
    return max(x for x, _, _ in figure) + 1, max(y for _, y, _ in figure) + 1


def moved(figure: Figure, right: int, down: int) -> Figure:
    """A figure at another place."""
    return frozenset((x + right, y + down, q) for x, y, q in figure)


def cornered(figure: Figure) -> Figure:
    """A figure moved to the top left.

    >>> sorted(cornered(read_figure(["..", ".◣"])))
    [(0, 0, 2), (0, 0, 3)]
    """
    return moved(figure, -min(x for x, _, _ in figure), -min(y for _, y, _ in figure))


def turned(figure: Figure) -> Figure:
    """A figure after a quarter turn clockwise.

    >>> write_figure(turned(read_figure(["#◣"])), 1, 2)
    ['#', '◤']
    """
    return cornered(frozenset((-y, x, (q + 1) % 4) for x, y, q in figure))


def flipped(figure: Figure) -> Figure:
    """A figure turned over, left to right.

    >>> write_figure(flipped(read_figure(["#◣"])), 2, 1)
    ['◢#']
    """
    return cornered(frozenset((-x, y, (4 - q) % 4) for x, y, q in figure))


@cache
def ways(figure: Figure) -> tuple[Figure, ...]:
    """The ways to hold a shape that differ: as drawn, turned again and again, then turned over.

    >>> len(ways(read_figure(["#"]))), len(ways(read_figure(["◣"]))), len(ways(read_figure(["#◣"])))
    (1, 4, 8)
    """
    found: list[Figure] = []
    for side in (cornered(figure), flipped(figure)):
        way = side
        for _ in range(4):
            if way not in found:
                found.append(way)
            way = turned(way)
    return tuple(found)


def is_whole(figure: Figure) -> bool:
    """Whether a figure hangs together by sides.

    >>> is_whole(read_figure(["#◣"])), is_whole(read_figure(["#.", ".#"])), is_whole(read_figure(["◣◢"]))
    (True, False, False)
    """
    reached = {min(figure)}
    edge = list(reached)
    while edge:
        for near in beside(edge.pop()):
            if near in figure and near not in reached:
                reached.add(near)
                edge.append(near)
    return len(reached) == len(figure)


def beside(quarter: Quarter) -> tuple[Quarter, Quarter, Quarter]:
    """The quarters that share a side with a quarter: two in its cell, one in the next cell.

    >>> beside((1, 1, 0))
    ((1, 1, 1), (1, 1, 3), (1, 0, 2))
    """
    x, y, q = quarter
    right, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[q]
    return (x, y, (q + 1) % 4), (x, y, (q + 3) % 4), (x + right, y + down, (q + 2) % 4)


@cache
def outlines(figure: Figure) -> tuple[tuple[Point, ...], ...]:
    """The lines around a figure, in cells: one, and one more for each hole.

    >>> outlines(read_figure(["#◣"]))
    (((0, 0), (1, 0), (2, 1), (0, 1)),)
    """
    onward: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y, q in figure:
        corners = [(2 * x + a, 2 * y + b) for a, b in _SIDES[q]]
        around = beside((x, y, q))
        # The side along the cell's edge, the one shared with the next quarter clockwise, and the other.
        for i, other in ((0, around[2]), (1, around[0]), (2, around[1])):
            if other not in figure:
                onward.setdefault(corners[i], []).append(corners[(i + 1) % 3])
    found = []
    while onward:
        found.append(_follow(onward))
    return tuple(found)


def _follow(onward: dict[tuple[int, int], list[tuple[int, int]]]) -> tuple[Point, ...]:
    """One closed line, taken out of the sides that are left; it is followed clockwise."""
    # Not where two corners touch: there it is open which line goes on.
    begin = min(point for point, choices in onward.items() if len(choices) == 1)
    line = [begin]
    while True:
        here = line[-1]
        choices = onward[here]
        # Where two corners touch, the sharpest turn to the right stays with the same piece.
        to = max(choices, key=lambda p: _turn(line[-2], here, p)) if len(line) > 1 else min(choices)
        choices.remove(to)
        if not choices:
            del onward[here]
        if to == begin:
            break
        line.append(to)
    count = len(line)
    bends = [line[i] for i in range(count) if _cross(line[i - 1], line[i], line[(i + 1) % count])]
    return tuple((_halved(x), _halved(y)) for x, y in bends)


def _cross(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> float:
    """How far right the way from a by b to c turns: the sine of the angle, and more for sharper ones."""
    ahead = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
    long = hypot(b[0] - a[0], b[1] - a[1]) * hypot(c[0] - b[0], c[1] - b[1])
    sine = _cross(a, b, c) / long
    if ahead >= 0:
        return sine
    return 2 - sine if sine > 0 else -2 - sine


def _halved(value: int) -> float:
    return value // 2 if value % 2 == 0 else value / 2


@cache
def middle(figure: Figure) -> Point:
    """Where a number has the most room: as far from every side as can be, and near the middle.

    >>> middle(read_figure(["#"])), middle(read_figure(["#.", "##"]))
    ((0.5, 0.5), (0.625, 1.375))
    """
    lines = outlines(figure)
    sides = [(line[i - 1], line[i]) for line in lines for i in range(len(line))]
    count = len(figure)
    # A quarter's own middle lies a third of a cell from the cell's.
    heart = (
        float(sum(Fraction(x) + Fraction((3, 5, 3, 1)[q], 6) for x, _, q in figure) / count),
        float(sum(Fraction(y) + Fraction((1, 3, 5, 3)[q], 6) for _, y, q in figure) / count),
    )
    width, height = size(figure)
    steps = 8
    points = [(x / steps, y / steps) for x in range(1, steps * width) for y in range(1, steps * height)]
    return min(
        (point for point in points if _inside(figure, point)),
        key=lambda p: (
            -round(min(0.5, *(_distance(p, *side) for side in sides)), 6),
            round(hypot(p[0] - heart[0], p[1] - heart[1]), 6),
        ),
    )


def _inside(figure: Figure, point: Point) -> bool:
    x, y = int(point[0]), int(point[1])
    a, b = point[0] - x - 0.5, point[1] - y - 0.5
    q = (2 if b > 0 else 0) if abs(b) > abs(a) else (1 if a > 0 else 3)
    return (x, y, q) in figure


def _distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a side."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0.0), 1.0)
    return hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)
