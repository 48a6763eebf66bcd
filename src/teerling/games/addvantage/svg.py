"""The boards as a picture: dice, tiles at the ends of their lines, coins, and the bonus tiles between."""

from __future__ import annotations

from teerling import svg
from teerling.games.addvantage.board import About, Board, Player
from teerling.values import View

CELL, TILE, MARGIN = 64, 44, 24
BOARD = 3 * CELL + TILE + 16
WIDTH, HEIGHT = BOARD + MARGIN, BOARD + 44 + MARGIN


def picture(view: View[Board, About]) -> str:
    """All boards side by side, and below them what lies on the table.

    >>> from teerling.game import find
    >>> picture(find("addvantage").start(seats=3).view()).count(">?</text>")  # nobody's tiles are known yet
    0
    """
    acting = svg.up(view.acting, view.thrower)
    parts = []
    for i, board in enumerate(view.board.boards):
        parts += _board(board, MARGIN + i * WIDTH, MARGIN, acting)
    below = MARGIN + HEIGHT
    left = MARGIN
    for bonus in view.board.bonus:
        if bonus.tile and bonus.seat < 0:
            parts.append(_tile(left, below, bonus.tile, won=False))
            left += TILE + 8
    left = max(left + 16, MARGIN + WIDTH // 2)
    for face in view.board.thrown:
        parts.append(svg.die(left, below, TILE, face))
        left += TILE + 8
    width = max(MARGIN + len(view.board.boards) * WIDTH, left + MARGIN)
    return svg.document(width, below + TILE + MARGIN, "Add-Vantage", parts)


def _board(board: Player, x: float, y: float, acting: set[int]) -> list[str]:
    parts = [svg.rect(x, y, BOARD, BOARD, f'fill="{svg.WOOD}" stroke="{svg.DARK_WOOD}" stroke-width="4"', 12)]
    for i, square in enumerate(board.squares):
        left, top = x + 8 + i % 3 * CELL, y + 8 + i // 3 * CELL
        parts.append(svg.rect(left + 3, top + 3, CELL - 6, CELL - 6, f'fill="{svg.CREAM}" stroke="{svg.DARK_WOOD}"', 8))
        if square.face:
            parts.append(svg.die(left + 9, top + 9, CELL - 18, square.face))
    for i, line in enumerate(board.lines):
        across = 8 + (CELL - TILE) / 2
        left, top = (
            (x + 8 + 3 * CELL, y + across + i * CELL) if i < 3 else (x + across + (i - 3) * CELL, y + 8 + 3 * CELL)
        )
        if line.tile or board.arranged:
            parts.append(_tile(left, top, line.tile, won=line.state != "waiting"))
    below = y + BOARD + 24
    parts.append(svg.seat(x + 18, below, board.seat, board.seat in acting))
    parts += [
        svg.circle(x + 52 + 26 * i, below, 10, f'fill="{svg.GOLD}" stroke="{svg.INK}"') for i in range(board.coins)
    ]
    won = [str(tile or "?") for tile in board.won]
    return [*parts, svg.text(x + BOARD - 60, below, " + ".join(won), 16)] if won else parts


def _tile(x: float, y: float, number: int | None, *, won: bool) -> str:
    look = f'fill="{svg.GOLD if won else svg.PAPER}" stroke="{svg.INK}"'
    return svg.rect(x, y, TILE, TILE, look, 6) + svg.text(x + TILE / 2, y + TILE / 2, str(number or "?"), 20)
