"""Quadrata in a terminal: the boards as pictures, and the same in sentences.

A cell is three signs wide, with lines where shapes meet. A whole cell shows the number of its shape and the letter
it is called by, such as 4c; a cell cut in halves shows the letters on both sides of the cut: c╲d or c╱d.
"""

from __future__ import annotations

from teerling.drawing import Line, dice, width
from teerling.games.quadrata.board import About, Board, Player
from teerling.games.quadrata.grid import write_figure
from teerling.games.quadrata.moves import LETTERS, cell, letters
from teerling.games.quadrata.raster import figure_of, lying
from teerling.values import Message, View

COLUMNS = 80
GAP = 3
# What lies at a quarter, besides shapes, which are counted from 0.
OUTSIDE, FREE = -2, -1

# Shapes 1 to 6 each have a colour; the digit tells the same.
STYLES = ("red", "yellow", "green", "blue", "title", "block")


# Sentences


def sentences(view: View[Board, About]) -> list[Message]:
    """The boards in sentences and in rows of signs: for plain lines, and for screen readers."""
    board = view.board
    said = [Message("quadrata-board-round", {"round": board.round, "rounds": board.rounds})]
    stock = _many(board.stock)
    said.append(Message("quadrata-board-stock", {"shapes": stock}) if stock else Message("quadrata-board-stock-none"))
    if board.joker:
        said.append(Message("quadrata-board-joker"))
    for seat, player in enumerate(board.players):
        said += _player_sentences(board, seat, player)
    hand = board.hand
    if hand:
        said.append(Message("quadrata-board-hand", {"number": hand.number}))
        if view.seat in view.acting:
            for way, rows in enumerate(_ways(board, hand.number)):
                said.append(Message("quadrata-board-way", {"way": LETTERS[way], "rows": " ".join(rows)}))
    return said


def _many(counts: tuple[int, ...]) -> list[Message]:
    return [
        Message("quadrata-board-many", {"count": count, "number": number})
        for number, count in enumerate(counts, 1)
        if count
    ]


def _player_sentences(board: Board, seat: int, player: Player) -> list[Message]:
    square = player.square
    facts = {"covered": player.covered, "area": player.area, "points": player.points}
    said = [Message("quadrata-board-square", {"seat": seat, "count": len(square), **facts})]
    if square:
        pieces = [
            Message(
                "quadrata-board-lies",
                {
                    "piece": letters(i),
                    "number": piece.number,
                    "cell": cell(piece.x, piece.y),
                    "way": LETTERS[piece.way],
                },
            )
            for i, piece in enumerate(square)
        ]
        said.append(Message("quadrata-board-pieces", {"seat": seat, "pieces": pieces}))
        said.append(Message("quadrata-board-rows", {"seat": seat}))
        for row, cells in enumerate(_cells(board, player), 1):
            said.append(Message("quadrata-board-row", {"row": row, "cells": " ".join(cells)}))
    reserve = _many(player.reserve)
    if reserve:
        said.append(Message("quadrata-board-reserve", {"seat": seat, "shapes": reserve}))
    return said


# What lies where


class Lying:
    """Which shape lies at each quarter of a square."""

    def __init__(self, board: Board, player: Player):
        self.columns, self.rows = board.set.width, board.set.height
        # With a border of cells outside, so that every cell has neighbours.
        self._cells = [[[OUTSIDE] * 4 for _ in range(self.columns + 2)] for _ in range(self.rows + 2)]
        for x, y, q in figure_of(board.set.square):
            self._cells[y + 1][x + 1][q] = FREE
        for i, piece in enumerate(player.square):
            for x, y, q in lying(board, piece):
                self._cells[y + 1][x + 1][q] = i

    def at(self, x: int, y: int) -> list[int]:
        """What lies at the top, right, bottom and left quarter of a cell."""
        return self._cells[y + 1][x + 1]


def _sign(owner: int) -> str:
    return " " if owner == OUTSIDE else "·" if owner == FREE else letters(owner)[0]


def _cell(player: Player, quarters: list[int]) -> str:
    """The three signs of a cell."""
    top, right, _, left = quarters
    if top == right == left:
        if top >= 0:
            return f"{player.square[top].number}{letters(top):<2}"
        return " · " if top == FREE else "   "
    # The half at the top is joined to the right one or to the left one.
    return f"{_sign(left)}{'╲' if top == right else '╱'}{_sign(right)}"


def _cells(board: Board, player: Player) -> list[list[str]]:
    there = Lying(board, player)
    return [[_cell(player, there.at(x, y)).strip() or "-" for x in range(there.columns)] for y in range(there.rows)]


def _ways(board: Board, number: int) -> list[list[str]]:
    """The ways to hold a shape, as drawings in signs."""
    return [write_figure(figure_of(way.outline), way.width, way.height) for way in board.set.shapes[number - 1].ways]


# The picture


def picture(view: View[Board, About], names: list[str]) -> list[Line]:
    """The stock, every player's square and reserve, the die, and the ways to hold the shape in the hand."""
    board = view.board
    lines: list[Line] = [[(f"{board.round}/{board.rounds}  ", "turn"), *_stock(board.stock)]]
    lines.append([])
    blocks = [_block(view, seat, names) for seat in range(view.seats)]
    wide = max(width(line) for block in blocks for line in block)
    beside = max((COLUMNS + GAP) // (wide + GAP), 1)
    for first in range(0, len(blocks), beside):
        lines += _side_by_side(blocks[first : first + beside], wide)
        lines.append([])
    if board.die:
        lines += [[(row, "dice")] for row in dice((board.die,))]
    if board.hand and view.seat in view.acting:
        lines += _hand(board, board.hand.number)
    return lines


def _stock(counts: tuple[int, ...]) -> Line:
    line: Line = []
    for number, count in enumerate(counts, 1):
        line += [(f"{count}×", "note"), (str(number), STYLES[number - 1]), ("  ", "")]
    return line


def _side_by_side(blocks: list[list[Line]], wide: int) -> list[Line]:
    lines: list[Line] = []
    for row in range(max(len(block) for block in blocks)):
        line: Line = []
        for block in blocks:
            piece = block[row] if row < len(block) else []
            line += [*piece, (" " * (wide + GAP - width(piece)), "")]
        lines.append(line)
    return lines


def _block(view: View[Board, About], seat: int, names: list[str]) -> list[Line]:
    """A player's name and points, square and reserve."""
    board = view.board
    player = board.players[seat]
    turn = seat in view.acting or (view.turn == "dice" and seat == view.thrower)
    name = names[seat][:16]
    head: Line = [
        (f"{'●' if turn else ' '} {seat + 1} {name} ", "turn" if turn else "name"),
        (f"{player.points}", "prompt"),
        (f" + {len(player.square) - sum(player.reserve)}", "note"),
    ]
    reserve: Line = [("   ", "")]
    for number, count in enumerate(player.reserve, 1):
        reserve += [(str(number) * count, STYLES[number - 1])]
    return [head, *_square(board, player), [*reserve, ("", "")]]


def _square(board: Board, player: Player) -> list[Line]:
    there = Lying(board, player)
    columns, rows = there.columns, there.rows
    heads = "".join(f" {LETTERS[x]}  " for x in range(columns))
    lines: list[Line] = [[(f"    {heads}", "note")]]
    for y in range(rows + 1):
        lines.append([("   ", ""), (_border(there, y), "wall")])
        if y == rows:
            break
        line: Line = [(f"{y + 1:>2} ", "note")]
        for x in range(columns + 1):
            before, after = there.at(x - 1, y), there.at(x, y)
            line.append(("│" if before[1] != after[3] else " ", "wall"))
            if x < columns:
                line.append((_cell(player, after), _style(player, after)))
        lines.append(line)
    return lines


def _style(player: Player, quarters: list[int]) -> str:
    owner = next((owner for owner in quarters if owner >= 0), FREE)
    return STYLES[player.square[owner].number - 1] if owner >= 0 else "slot"


def _border(there: Lying, y: int) -> str:
    """The line above a row: drawn where shapes differ."""
    text = ""
    for x in range(there.columns + 1):
        above = there.at(x - 1, y - 1)[1] != there.at(x, y - 1)[3]
        below = there.at(x - 1, y)[1] != there.at(x, y)[3]
        left = there.at(x - 1, y - 1)[2] != there.at(x - 1, y)[0]
        right = there.at(x, y - 1)[2] != there.at(x, y)[0]
        text += _JOINTS[(above, below, left, right)]
        if x < there.columns:
            text += "───" if right else "   "
    return text


# Lines that meet at a corner: above, below, left, right.
_JOINTS = {
    tuple(bool(i >> bit & 1) for bit in (3, 2, 1, 0)): sign
    for i, sign in enumerate((" ", "╶", "╴", "─", "╷", "┌", "┐", "┬", "╵", "└", "┘", "┴", "│", "├", "┤", "┼"))
}


def _hand(board: Board, number: int) -> list[Line]:
    """The shape in the hand, each way with its letter."""
    ways = _ways(board, number)
    high = max(len(rows) for rows in ways)
    lines: list[Line] = []
    for row in range(high):
        line: Line = []
        for way, rows in enumerate(ways):
            text = rows[row].replace(".", " ").replace("#", "■") if row < len(rows) else ""
            line += [(f"  {LETTERS[way]} " if row == 0 else "    ", "pick")]
            line += [(f"{text:<{max(len(r) for r in rows)}}", STYLES[number - 1])]
        lines.append(line)
    return lines
