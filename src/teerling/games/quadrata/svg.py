"""A set as a picture in SVG: both boards, and every shape with its number and how many there are."""

from __future__ import annotations

from html import escape

from teerling.games.quadrata.box import Box
from teerling.games.quadrata.grid import Figure, middle, outlines, size

# Flat plastic of the early seventies: orange, mustard, olive, brown, brick, teal.
COLOURS = ("#e07b29", "#d6a52b", "#7c8434", "#7a5232", "#b0492f", "#2f7f7d")
CREAM, LINE, INK, PAPER = "#f4ead2", "#c9b891", "#3b2f24", "#fffdf7"

CELL, MARGIN = 40, 30


def as_svg(box: Box) -> str:
    """The picture.

    >>> from teerling.games.quadrata.box import find
    >>> as_svg(find("1973")).splitlines()[1]
    '<title>1973</title>'
    """
    columns, rows = size(box.large)
    sizes = [size(shape.figure) for shape in box.shapes]
    high = max(rows for _, rows in sizes)
    width = 2 * MARGIN + max(columns * CELL, sum(wide * CELL + MARGIN for wide, _ in sizes))
    top = 2 * MARGIN + rows * CELL
    height = top + high * CELL + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(box.name)}</title>",
        f"<desc>{escape(box.author)}, {escape(box.licence)}</desc>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        _polygon(box.large, MARGIN, MARGIN, f'fill="{CREAM}" stroke="{INK}" stroke-width="2"'),
        *_grid(box.large),
        _polygon(box.small, MARGIN, MARGIN, f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="6 5"'),
    ]
    left = MARGIN
    for number, (shape, colour) in enumerate(zip(box.shapes, COLOURS, strict=True), 1):
        parts.append(_polygon(shape.figure, left, top, f'fill="{colour}" stroke="{INK}"'))
        x, y = middle(shape.figure)
        parts.append(_text(left + x * CELL, top + y * CELL + 5, str(number), 15, PAPER))
        parts.append(_text(left + size(shape.figure)[0] * CELL / 2, height - MARGIN, f"× {shape.count}", 14, INK))
        left += size(shape.figure)[0] * CELL + MARGIN
    return "\n".join([*parts, "</svg>"]) + "\n"


def _polygon(figure: Figure, left: int, top: int, look: str) -> str:
    points = " ".join(f"{left + x * CELL:g},{top + y * CELL:g}" for x, y in outlines(figure)[0])
    return f'<polygon points="{points}" {look} stroke-linejoin="round"/>'


def _grid(figure: Figure) -> list[str]:
    """A small dot at every corner inside the board."""
    cells = {(x, y) for x, y, _ in figure}
    corners = sorted((x, y) for x, y in cells if {(x - 1, y), (x, y - 1), (x - 1, y - 1)} <= cells)
    return [f'<circle cx="{MARGIN + x * CELL}" cy="{MARGIN + y * CELL}" r="2" fill="{LINE}"/>' for x, y in corners]


def _text(x: float, y: float, text: str, points: int, colour: str) -> str:
    look = f'font-size="{points}" text-anchor="middle" font-family="sans-serif" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{text}</text>'
