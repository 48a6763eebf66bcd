"""Push Box in a terminal: the tray as a picture, and the same in sentences."""

from __future__ import annotations

from typing import Any

from teerling.drawing import Line, centred, dice
from teerling.games.pushbox.rules import NUMBERS
from teerling.values import Message, View

# Room for a block, and for the ten of them in a row.
CELL = 4
ROW = CELL * len(NUMBERS)
MARGIN = 7


def sentences(view: View) -> list[Message]:
    """The tray in sentences: for plain lines and for screen readers."""
    said = []
    for side in view.board["sides"]:
        numbers = tuple(side["numbers"])
        about = {"seat": side["seat"], "side": side["side"] + 1, "sides": _sides_of(view, side["seat"])}
        if numbers:
            said.append(Message("pushbox-numbers", {**about, "numbers": numbers}))
        else:
            said.append(Message("pushbox-numbers-none", about))
    return said


def _sides_of(view: View, seat: int) -> int:
    return sum(side["seat"] == seat for side in view.board["sides"])


def picture(view: View, names: list[str]) -> list[Line]:
    """The tray seen from the seat whose turn it is, or from the viewer's."""
    sides = {side["side"]: side for side in view.board["sides"]}
    near = _near(view)
    across = sides.get((near + 2) % 4)
    left, right = sides.get((near + 1) % 4), sides.get((near + 3) % 4)
    lines: list[Line] = []
    if across:
        lines += [_name(across, view, names), _row(across)]
    lines += _tray(view, left, right)
    lines += [_row(sides[near]), _name(sides[near], view, names)]
    return [
        [(" " * MARGIN, ""), *line] if i in _plain_rows(len(lines), bool(across)) else line
        for i, line in enumerate(lines)
    ] + (_neighbours(view, names, left, right))


def _near(view: View) -> int:
    """The side at the bottom of the picture: the one in turn, else the viewer's, else the first."""
    if view.board["turn"] >= 0:
        return int(view.board["turn"])
    mine = [side["side"] for side in view.board["sides"] if side["seat"] == view.seat]
    return int((mine or [view.board["sides"][0]["side"]])[0])


def _plain_rows(count: int, across: bool) -> set[int]:
    """The lines outside the tray's walls, which have no blocks to their left."""
    return ({0, 1} if across else set()) | {count - 2, count - 1}


def _row(side: dict[str, Any]) -> Line:
    return [_cell(n, side) for n in NUMBERS]


def _cell(number: int, side: dict[str, Any]) -> tuple[str, str]:
    standing = number in side["numbers"]
    return (f" {number:>2} " if standing else "  · ", "block" if standing else "slot")


def _name(side: dict[str, Any], view: View, names: list[str]) -> Line:
    turn = side["side"] == view.board["turn"]
    return centred([(("▸ " if turn else "") + names[side["seat"]], "turn" if turn else "name")], ROW)


def _tray(view: View, left: dict[str, Any] | None, right: dict[str, Any] | None) -> list[Line]:
    floor = (
        [centred([], ROW, "floor")]
        + [centred([(row, "dice")], ROW, "floor") for row in _dice(view)]
        + [centred([], ROW, "floor")]
    )
    if left or right:
        # Ten blocks stand above each other at the neighbouring sides.
        spare = len(NUMBERS) - len(floor)
        floor = [centred([], ROW, "floor")] * (spare // 2) + floor + [centred([], ROW, "floor")] * (spare - spare // 2)
    walls: list[Line] = [[(" " * (MARGIN - 1), ""), ("┌" + "─" * ROW + "┐", "wall")]]
    for i, row in enumerate(floor):
        # The left neighbour sees the numbers rise towards the top, the right one towards the bottom.
        before = _side_cell(left, len(NUMBERS) - 1 - i)
        after = _side_cell(right, i)
        walls.append([(" ", ""), before, (" ", ""), ("│", "wall"), *row, ("│", "wall"), (" ", ""), after])
    return [*walls, [(" " * (MARGIN - 1), ""), ("└" + "─" * ROW + "┘", "wall")]]


def _side_cell(side: dict[str, Any] | None, index: int) -> tuple[str, str]:
    return _cell(NUMBERS[index], side) if side and index < len(NUMBERS) else (" " * CELL, "")


def _dice(view: View) -> list[str]:
    return dice(view.board["dice"]) if view.board["dice"] else [""] * 5


def _neighbours(view: View, names: list[str], left: dict[str, Any] | None, right: dict[str, Any] | None) -> list[Line]:
    """The names at the left and the right side, on one line."""
    shown = [
        (f"{sign} " + names[side["seat"]], "turn" if side["side"] == view.board["turn"] else "name")
        for sign, side in (("◂", left), ("▸", right))
        if side
    ]
    if not shown:
        return []
    gap = max(2 * MARGIN + ROW - sum(len(text) for text, _ in shown), 2)
    line = (
        [shown[0], (" " * gap, ""), shown[1]]
        if len(shown) == 2
        else [shown[0]]
        if left
        else [(" " * gap, ""), shown[0]]
    )
    return [line]
