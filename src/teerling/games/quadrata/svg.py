"""Pictures in SVG: a set with both boards and every shape; and the squares of players who lay them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from teerling import svg
from teerling.games.quadrata.board import About, Board, Kit, Player
from teerling.games.quadrata.box import Box
from teerling.games.quadrata.grid import middle, outlines, size
from teerling.values import View

# Flat plastic of the early seventies: orange, mustard, olive, brown, brick, teal.
COLOURS = ("#e07b29", "#d6a52b", "#7c8434", "#7a5232", "#b0492f", "#2f7f7d")
LINE = "#c9b891"

CELL, MARGIN = 40, 30
Points = Iterable[Sequence[float]]


def as_svg(box: Box) -> str:
    """A set.

    >>> from teerling.games.quadrata.box import find
    >>> as_svg(find("1973")).splitlines()[1]
    '<title>1973</title>'
    """
    columns, rows = size(box.large)
    sizes = [size(shape.figure) for shape in box.shapes]
    width = 2 * MARGIN + max(columns * CELL, sum(wide * CELL + MARGIN for wide, _ in sizes))
    top = 2 * MARGIN + rows * CELL
    height = top + max(rows for _, rows in sizes) * CELL + 2 * MARGIN
    parts = [svg.rect(0, 0, width, height, f'fill="{svg.PAPER}"')]
    parts += _boards(outlines(box.large)[0], outlines(box.small)[0], columns, rows, MARGIN, MARGIN)
    left = MARGIN
    for number, shape in enumerate(box.shapes, 1):
        parts += _shape(number, outlines(shape.figure)[0], middle(shape.figure), left, top)
        parts.append(svg.text(left + size(shape.figure)[0] * CELL / 2, height - MARGIN - 5, f"× {shape.count}", 14))
        left += size(shape.figure)[0] * CELL + MARGIN
    return svg.document(width, height, box.name, parts, f"{box.author}, {box.licence}")


def picture(view: View[Board, About]) -> str:
    """Everybody's square side by side; below them the die and what is left of each number, in reserves and in stock.

    >>> from teerling.game import find
    >>> picture(find("quadrata").start(seats=2).view()).count("× ")  # six in stock
    6
    """
    board = view.board
    shapes = board.set.shapes
    wide, high = board.set.width * CELL + MARGIN, board.set.height * CELL
    acting = svg.up(view.acting, view.thrower)
    parts = []
    for seat, player in enumerate(board.players):
        left = MARGIN + seat * wide
        parts += _player(board.set, player, left)
        parts.append(svg.seat(left + 14, MARGIN + high + 26, seat, seat in acting))
        held = " ".join(str(number) for number, count in enumerate(player.reserve, 1) for _ in range(count))
        parts.append(svg.text(left + wide / 2, MARGIN + high + 26, held, 16))
    top = 2 * MARGIN + high + 30
    left = MARGIN
    if board.die:
        parts.append(svg.die(left, top, 48, board.die))
    left += 48 + MARGIN
    below = top + max(shape.ways[0].height for shape in shapes) * CELL + 16
    for shape, count in zip(shapes, board.stock, strict=True):
        way = shape.ways[0]
        parts += _shape(shape.number, way.outline, way.middle, left, top)
        parts.append(svg.text(left + way.width * CELL / 2, below, f"× {count}", 14))
        left += way.width * CELL + MARGIN
    width = max(MARGIN + len(board.players) * wide, left)
    return svg.document(width, below + MARGIN, "Quadrata", parts)


def _player(kit: Kit, player: Player, left: float) -> list[str]:
    parts = _boards(kit.frame, kit.square, kit.width, kit.height, left, MARGIN)
    for piece in player.square:
        way = kit.shapes[piece.number - 1].ways[piece.way]
        parts += _shape(piece.number, way.outline, way.middle, left + piece.x * CELL, MARGIN + piece.y * CELL)
    return parts


def _boards(frame: Points, square: Points, columns: int, rows: int, left: float, top: float) -> list[str]:
    """The large board, a small dot at every corner inside, and the small board on it."""
    dots = [
        svg.circle(left + x * CELL, top + y * CELL, 2, f'fill="{LINE}"')
        for x in range(1, columns)
        for y in range(1, rows)
    ]
    dashed = f'fill="none" stroke="{svg.INK}" stroke-width="2" stroke-dasharray="6 5"'
    large = f'fill="{svg.CREAM}" stroke="{svg.INK}" stroke-width="2"'
    return [svg.polygon(_moved(frame, left, top), large), *dots, svg.polygon(_moved(square, left, top), dashed)]


def _shape(number: int, outline: Points, centre: Sequence[float], left: float, top: float) -> list[str]:
    look = f'fill="{COLOURS[number - 1]}" stroke="{svg.INK}"'
    x, y = centre
    return [
        svg.polygon(_moved(outline, left, top), look),
        svg.text(left + x * CELL, top + y * CELL, str(number), 15, svg.PAPER),
    ]


def _moved(outline: Points, left: float, top: float) -> list[tuple[float, float]]:
    return [(left + x * CELL, top + y * CELL) for x, y in outline]
