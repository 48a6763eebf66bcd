"""Pictures made of text: lines of pieces with a style each, for the terminal to colour or not."""

from __future__ import annotations

# A piece of a line and the name of its style; the terminal knows what a style looks like.
Line = list[tuple[str, str]]

# The pips of each face, as three rows of three.
PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def dice(faces: tuple[int, ...]) -> list[str]:
    r"""Dice side by side, five lines high.

    >>> print("\n".join(dice((5,))))
    ╭───────╮
    │ ●   ● │
    │   ●   │
    │ ●   ● │
    ╰───────╯
    """
    rows = ["╭───────╮", "│ {} │", "│ {} │", "│ {} │", "╰───────╯"]
    return [
        "  ".join(row.format(PIPS[face][i - 1] if 0 < i < 4 else "") for face in faces) for i, row in enumerate(rows)
    ]


def width(line: Line) -> int:
    """How many columns a line takes.

    >>> width([("ab", "block"), ("c", "floor")])
    3
    """
    return sum(len(text) for text, _ in line)


def centred(line: Line, columns: int, style: str = "") -> Line:
    """A line in the middle of so many columns.

    >>> centred([("ab", "block")], 6)
    [('  ', ''), ('ab', 'block'), ('  ', '')]
    """
    left = max(columns - width(line), 0) // 2
    right = max(columns - width(line) - left, 0)
    return [(" " * left, style), *line, (" " * right, style)]
