"""Push Box in a terminal: the tray as a picture, and the same in sentences."""

from __future__ import annotations

from teerling.drawing import Line, centred, dice
from teerling.games.pushbox.board import About, Board, Side
from teerling.games.pushbox.rules import NUMBERS
from teerling.values import Message, View

# Columns for a block with a gap after it, for ten of them, and for a block beside the tray.
CELL = 5
ROW = CELL * len(NUMBERS)
MARGIN = CELL + 1


def sentences(view: View[Board, About]) -> list[Message]:
    """The tray in sentences: for plain lines and for screen readers."""
    said = []
    for side in view.board.sides:
        sides = sum(other.seat == side.seat for other in view.board.sides)
        about = {"seat": side.seat, "side": side.side + 1, "sides": sides}
        if side.numbers:
            said.append(Message("pushbox-numbers", {**about, "numbers": side.numbers}))
        else:
            said.append(Message("pushbox-numbers-none", about))
    return said


def picture(view: View[Board, About], names: list[str]) -> list[Line]:
    """The tray, with the side whose turn it is (or else the viewer's) in front."""
    sides = {side.side: side for side in view.board.sides}
    front = _front(view)
    near, left, far, right = (sides.get((front + i) % 4) for i in range(4))
    lines: list[Line] = []
    if far:
        lines += [_indented(_name(view, far, names)), _indented(_row(far))]
    lines += _tray(view, left, right)
    if near:
        lines += [_indented(_row(near)), _indented(_name(view, near, names))]
    if left or right:
        lines.append(_neighbours(left, right, names))
    return lines


def _front(view: View[Board, About]) -> int:
    mine = [side.side for side in view.board.sides if side.seat == view.seat]
    return view.board.turn if view.board.turn >= 0 else (mine or [0])[0]


def _indented(line: Line) -> Line:
    # One more for the wall of the tray.
    return [(" " * (MARGIN + 1), ""), *line]


def _row(side: Side) -> Line:
    return [piece for number in NUMBERS for piece in _cell(side, number)]


def _cell(side: Side | None, number: int) -> Line:
    """A block that stands out, the slot it left, or nothing where nobody plays."""
    if side is None:
        return [(" " * CELL, "")]
    return [(f" {number:>2} ", "block") if number in side.numbers else ("  · ", "slot"), (" ", "")]


def _name(view: View[Board, About], side: Side, names: list[str]) -> Line:
    turn = side.side == view.board.turn
    return centred([(f"● {names[side.seat]}" if turn else names[side.seat], "turn" if turn else "name")], ROW)


def _neighbours(left: Side | None, right: Side | None, names: list[str]) -> Line:
    before = f"◂ {names[left.seat]}" if left else ""
    after = f"{names[right.seat]} ▸" if right else ""
    gap = max(2 * MARGIN + ROW + 2 - len(before) - len(after), 2)
    return [(before, "name"), (" " * gap, ""), (after, "name")]


def _tray(view: View[Board, About], left: Side | None, right: Side | None) -> list[Line]:
    """Walls, floor and dice, and the blocks of the neighbours: the same block in the same row."""
    thrown = dice(view.board.dice) if view.board.dice else [""] * 5
    # At the neighbouring sides ten blocks stand one above the other.
    spare = (len(NUMBERS) if left or right else len(thrown) + 2) - len(thrown)
    rows = [""] * (spare // 2) + thrown + [""] * (spare - spare // 2)
    lines: list[Line] = [_wall("┌", "┐")]
    for row, number in zip(rows, (*reversed(NUMBERS), *NUMBERS), strict=False):
        floor = centred([(row, "dice")], ROW, "floor")
        lines.append([*_cell(left, number), (" │", "wall"), *floor, ("│  ", "wall"), *_cell(right, number)])
    return [*lines, _wall("└", "┘")]


def _wall(start: str, end: str) -> Line:
    return [(" " * MARGIN, ""), (start + "─" * ROW + end, "wall")]
