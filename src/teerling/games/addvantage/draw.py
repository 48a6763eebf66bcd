"""Add-Vantage in a terminal: the boards as a picture, and the same in sentences."""

from __future__ import annotations

from teerling.drawing import Line, dice, width
from teerling.games.addvantage import board as shown
from teerling.games.addvantage.board import About, Board, Player
from teerling.values import Message, View

# Columns for a square with its wall, for the numbers of the rows, and for a board with its tiles.
CELL = 5
MARGIN = 3
BOARD = MARGIN + 3 * CELL + 1 + CELL
GAP = 6
# So many dice fit beside each other; more are written as digits.
MOST_DRAWN = 6
DIAGONAL = {0: "╲", 4: "╲", 8: "╲"}
BOTH = {0: "╲", 2: "╱", 4: "╳", 6: "╱", 8: "╲"}


def sentences(view: View[Board, About]) -> list[Message]:
    """The table in sentences: for plain lines and for screen readers."""
    said = []
    for board in view.board.boards:
        said.append(Message("addvantage-board", {"seat": board.seat, "coins": board.coins}))
        for row in range(3):
            faces = [square.face for square in board.squares[3 * row : 3 * row + 3]]
            about = {"row": row + 1, "faces": " ".join(str(face or "–") for face in faces)}
            said.append(Message("addvantage-board-row", {**about, "tile": _tile(board.lines[row])}))
        tiles = [_tile(line) for line in board.lines[3:]]
        said.append(Message("addvantage-board-columns", {"tiles": " ".join(tiles)}))
        if board.hand:
            said.append(Message("addvantage-board-hand", {"seat": board.seat, "tiles": _letters(board)}))
        if board.won:
            won = " ".join(str(tile or "?") for tile in board.won)
            said.append(Message("addvantage-board-won", {"seat": board.seat, "tiles": won}))
    said += [
        Message("addvantage-board-bonus", {"tile": bonus.tile})
        for bonus in view.board.bonus
        if bonus.tile and bonus.seat < 0
    ]
    if view.board.thrown:
        said.append(Message("addvantage-board-thrown", {"faces": view.board.thrown}))
    return said


def _tile(line: shown.Line) -> str:
    """A tile as a word: its number, ? if it is secret, – where it has been won, = if its line matches."""
    if line.state == "won" and line.tile is None:
        return "–"
    number = str(line.tile or "?")
    return {"waiting": number, "matches": f"{number}=", "won": f"({number})"}[line.state]


def _letters(board: Player) -> str:
    return "  ".join(f"{letter} {tile}" for letter, tile in zip("abcdef", board.hand, strict=False))


def picture(view: View[Board, About], names: list[str]) -> list[Line]:
    """The boards two by two, what lies in the middle, and the dice or the hand."""
    boards = view.board.boards
    lines: list[Line] = []
    for pair in (boards[:2], boards[2:]):
        drawn = [_board(view, board, names) for board in pair]
        for rows in zip(*drawn, strict=True):
            lines.append([piece for row in rows for piece in (*row, (" " * (BOARD + GAP - width(row)), ""))])
    lines += [_middle(view), []]
    thrown = view.board.thrown
    if 0 < len(thrown) <= MOST_DRAWN:
        lines += [[(row, "dice")] for row in dice(thrown)]
    elif thrown:
        lines.append([(f" {'  '.join(str(face) for face in thrown)} ", "dice")])
    for board in boards:
        if board.hand:
            lines += [[(names[board.seat], "name")], [(f" {_letters(board)} ", "block")]]
    return lines


def _board(view: View[Board, About], board: Player, names: list[str]) -> list[Line]:
    turn = board.seat == view.board.turn
    # A long name leaves room for the board beside it.
    name = names[board.seat][: BOARD - 2]
    lines: list[Line] = [
        [(f"● {name}" if turn else name, "turn" if turn else "name")],
        [(" " * MARGIN + "".join(centre.center(CELL) for centre in "abc"), "slot")],
        [(" " * MARGIN + "┌────┬────┬────┐", "wall")],
    ]
    for row in range(3):
        if row:
            lines.append([(" " * MARGIN + "├────┼────┼────┤", "wall")])
        lines.append(_row(view, board, row))
    below = [piece for line in board.lines[3:] for piece in (_tile_piece(line), (" ", ""))]
    won = "".join(f" {tile or '?'}" for tile in board.won)
    return [
        *lines,
        [(" " * MARGIN + "└────┴────┴────┘", "wall")],
        [(" " * (MARGIN + 1), ""), *below],
        [("◎ " * board.coins, "turn"), (f"✓{won}" if won else "", "name")],
        [],
    ]


def _row(view: View[Board, About], board: Player, row: int) -> Line:
    line: Line = [(f"{row + 1}".center(MARGIN), "slot"), ("│", "wall")]
    marks = BOTH if len(board.diagonals) > 1 else DIAGONAL
    for square in range(3 * row, 3 * row + 3):
        face = board.squares[square].face
        empty = (f" {marks.get(square, '·')}  ", "slot")
        line += [(f" {face}  ", "dice") if face else empty, ("│", "wall")]
    return [*line, (" ", ""), _tile_piece(board.lines[row])]


def _tile_piece(line: shown.Line) -> tuple[str, str]:
    """A tile in four columns: as a block while it waits, in brackets when it is won."""
    return _tile(line).center(4), "slot" if line.state == "won" else "block"


def _middle(view: View[Board, About]) -> Line:
    """The bonus tiles that are left, and the coins out of the game."""
    line: Line = [("╲", "wall")]
    for bonus in view.board.bonus:
        there = bonus.tile is not None and (bonus.seat < 0 or view.board.stay)
        line += [(" ", ""), (str(bonus.tile).center(4), "block") if there else (" ·  ", "slot")]
    return [*line, ("   ", ""), ("◌ " * view.board.out, "slot")]
