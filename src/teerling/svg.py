"""Pictures in SVG: paper, wood, dice and letters, of which games make theirs. They hold no words but numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

PAPER, INK, SOFT = "#fffdf7", "#3b2f24", "#a08b6c"
WOOD, DARK_WOOD, CREAM, GOLD = "#d9a766", "#a8743c", "#f4ead2", "#e0b83a"

# Where the pips of each face are, in quarters of a die.
_PIPS = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (3, 1), (1, 3), (3, 3)),
    5: ((1, 1), (3, 1), (2, 2), (1, 3), (3, 3)),
    6: ((1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)),
}


def document(width: float, height: float, title: str, parts: Iterable[str], about: str = "") -> str:
    """A whole picture, as tall as it is wide by its measures, with what it is called.

    >>> document(10, 20, "Tray & blocks", []).splitlines()[1]
    '<title>Tray &amp; blocks</title>'
    """
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">',
        f"<title>{escape(title)}</title>",
        *([f"<desc>{escape(about)}</desc>"] if about else []),
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def rect(x: float, y: float, width: float, height: float, look: str, round_by: float = 0) -> str:
    """A rectangle.

    >>> rect(1, 2, 3, 4, 'fill="none"')
    '<rect x="1" y="2" width="3" height="4" rx="0" fill="none"/>'
    """
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}" {look}/>'


def circle(x: float, y: float, radius: float, look: str) -> str:
    """A circle.

    >>> circle(1, 2, 3, 'fill="none"')
    '<circle cx="1" cy="2" r="3" fill="none"/>'
    """
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {look}/>'


def line(start: Sequence[float], end: Sequence[float], look: str) -> str:
    """A line between two points.

    >>> line((1, 2), (3, 4), 'stroke="red"')
    '<line x1="1" y1="2" x2="3" y2="4" stroke="red"/>'
    """
    return f'<line x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}" {look}/>'


def polygon(points: Iterable[Sequence[float]], look: str) -> str:
    """A polygon.

    >>> polygon([(0, 0), (4, 0), (0, 3)], 'fill="none"')
    '<polygon points="0,0 4,0 0,3" fill="none" stroke-linejoin="round"/>'
    """
    row = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polygon points="{row}" {look} stroke-linejoin="round"/>'


def text(x: float, y: float, words: str, size: float, colour: str = INK, more: str = "") -> str:
    """Words, with their middle at a point.

    >>> text(5, 5, "a < b", 10)[-16:]
    '>a &lt; b</text>'
    """
    look = f'font-size="{size:g}" text-anchor="middle" font-family="sans-serif" fill="{colour}"'
    # Figures and capitals are about 0.7 of their size tall.
    return f'<text x="{x:g}" y="{y + 0.35 * size:g}" {look}{" " + more if more else ""}>{escape(words)}</text>'


def die(x: float, y: float, size: float, face: int, colour: str = PAPER, ink: str = INK) -> str:
    """A die with its upper left corner at a point; without pips if its face is 0.

    >>> die(0, 0, 40, 5).count("<circle")
    5
    """
    body = rect(x, y, size, size, f'fill="{colour}" stroke="{ink}"', size / 6)
    pips = (
        circle(x + across * size / 4, y + down * size / 4, size / 11, f'fill="{ink}"')
        for across, down in _PIPS.get(face, ())
    )
    return body + "".join(pips)


def seat(x: float, y: float, number: int, up: bool) -> str:
    """The number of a seat, from 0, in a disc; golden if it is up.

    >>> '>2</text>' in seat(10, 10, 1, up=True)
    True
    """
    return circle(x, y, 14, f'fill="{GOLD if up else PAPER}" stroke="{INK}"') + text(x, y, str(number + 1), 16)


def up(acting: Sequence[int], thrower: int) -> set[int]:
    """The seats that are to do something, for `seat`.

    >>> up((0, 2), -1), up((), 1)
    ({0, 2}, {1})
    """
    return {*acting} | ({thrower} if thrower >= 0 else set())
