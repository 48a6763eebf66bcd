"""From outlines back to quarters: for whoever knows a view only, such as the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from teerling.games.quadrata.board import Board, Piece
from teerling.games.quadrata.grid import Figure, Point, moved

# The middle of each quarter, in sixths of a cell.
_MIDDLES = ((3, 1), (5, 3), (3, 5), (1, 3))


def figure_of(outline: Sequence[Sequence[float]]) -> Figure:
    """The quarters inside an outline.

    >>> sorted(figure_of([(0, 0), (1, 1), (0, 1)]))
    [(0, 0, 2), (0, 0, 3)]
    """
    return _figure_of(tuple((x, y) for x, y in outline))


@lru_cache(256)
def _figure_of(outline: tuple[Point, ...]) -> Figure:
    width, height = int(max(x for x, _ in outline)), int(max(y for _, y in outline))
    return frozenset(
        (x, y, q)
        for x in range(width)
        for y in range(height)
        for q, (a, b) in enumerate(_MIDDLES)
        if _inside(outline, x + a / 6, y + b / 6)
    )


def _inside(outline: tuple[Point, ...], x: float, y: float) -> bool:
    """Whether a line from a point to the right leaves the outline an odd number of times."""
    within = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within


def lying(board: Board, piece: Piece) -> Figure:
    """What a shape covers that lies in a square."""
    way = board.set.shapes[piece.number - 1].ways[piece.way]
    return moved(figure_of(way.outline), piece.x, piece.y)
