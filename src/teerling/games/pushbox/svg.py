"""The tray as a picture: blocks that stand out around it, and the dice."""

from __future__ import annotations

from teerling import svg
from teerling.games.pushbox.board import About, Board, Side
from teerling.games.pushbox.rules import NUMBERS
from teerling.values import View

CELL, GAP, MARGIN = 44, 4, 52
LENGTH = CELL * len(NUMBERS)


def picture(view: View[Board, About]) -> str:
    """The tray with seat 1 below.

    >>> from teerling.game import find
    >>> picture(find("pushbox").start(seats=1).view()).count("<text") >= 11  # ten blocks and a seat
    True
    """
    sides = {side.side: side for side in view.board.sides}
    height = LENGTH if {1, 3} & set(sides) else LENGTH / 2
    parts = [
        svg.rect(MARGIN, MARGIN, LENGTH, height, f'fill="{svg.WOOD}" stroke="{svg.DARK_WOOD}" stroke-width="6"', 8)
    ]
    acting = svg.up(view.acting, view.thrower)
    for side in sides.values():
        parts += _side(side, height, acting)
    thrown = view.board.dice
    for i, face in enumerate(thrown):
        x = MARGIN + LENGTH / 2 + (i - len(thrown) / 2) * 64 + 6
        parts.append(svg.die(x, MARGIN + height / 2 - 26, 52, face))
    return svg.document(LENGTH + 2 * MARGIN, height + 2 * MARGIN, "Push Box", parts)


def _side(side: Side, height: float, acting: set[int]) -> list[str]:
    parts = []
    for i, number in enumerate(NUMBERS):
        along = MARGIN + i * CELL + GAP / 2
        # A block of one side is a block of the opposite one: it slides straight through.
        upright = MARGIN + LENGTH - (i + 1) * CELL + GAP / 2
        x, y = {
            0: (along, MARGIN + height + 3),
            1: (MARGIN - CELL + 1, upright),
            2: (along, MARGIN - CELL + 1),
            3: (MARGIN + LENGTH + 3, upright),
        }[side.side]
        if number in side.numbers:
            wide = CELL - GAP
            parts.append(svg.rect(x, y, wide, wide, f'fill="{svg.CREAM}" stroke="{svg.DARK_WOOD}" stroke-width="2"', 5))
            parts.append(svg.text(x + wide / 2, y + wide / 2, str(number), 20))
    # Who plays a side stands on the floor before it.
    x, y = {
        0: (MARGIN + LENGTH / 2, MARGIN + height - 28),
        1: (MARGIN + 28, MARGIN + height / 2),
        2: (MARGIN + LENGTH / 2, MARGIN + 28),
        3: (MARGIN + LENGTH - 28, MARGIN + height / 2),
    }[side.side]
    return [*parts, svg.seat(x, y, side.seat, side.seat in acting)]
