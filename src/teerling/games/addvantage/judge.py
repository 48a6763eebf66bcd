"""How good a choice in Add-Vantage looks one step ahead, from a view."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import sqrt

from teerling.games.addvantage.board import About, Arrange, Board, Buy, Give, Off, Place, Player, Throw
from teerling.games.addvantage.lines import BONUS_LINE, IN_LINE, is_on
from teerling.values import Choice, Level, View

# All numbers here were tried against others, in games of this judge with itself.

# How much of its tile a line is worth that lacks none, one, two or three dice.
HOPES = (1.0, 0.6, 0.45, 0.35)
# What a coin is worth in points, and the last one.
COIN, LAST_COIN = 5.0, 12.0
# What throwing is worth: buying must promise more.
THROW = 4.0
# A die to choose among more than there is room for.
SURPLUS = 2.0
# How much of another's gain is one's own loss.
ENVY = 0.3


# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=6.0),
    Level(warmth=3.1),
    Level(warmth=1.7),
    Level(rounds=60),
    Level(rounds=20_000),
)


def worth(view: View[Board, About], choice: Choice[About]) -> float:
    """The higher the better."""
    about = choice.about
    own = view.board.boards[view.seat]
    if isinstance(about, Arrange):
        # Rows and columns hold the same nine dice: all six tiles can be won only if both sums are the same.
        tiles = [own.hand["abcdef".index(letter)] for letter in about.letters]
        return -abs(float(sum(tiles[:3]) - sum(tiles[3:])))
    if isinstance(about, Throw):
        room = sum(square.face == 0 for square in own.squares)
        dice = about.count
        return THROW + SURPLUS * max(dice - room, 0) - dice / 10
    if isinstance(about, Place):
        return change(view, own, about.square, about.face)
    if isinstance(about, Give):
        return -coin(own.coins)
    if isinstance(about, Buy):
        owner = view.board.boards[about.owner]
        gain = change(view, own, about.square, about.face) - coin(own.coins)
        return gain - ENVY * (change(view, owner, about.source, 0) + coin(owner.coins + 1))
    if isinstance(about, Off):
        return change(view, own, about.source, 0) - coin(own.coins)
    return 0.0


def coin(coins: int) -> float:
    """What one of so many coins is worth.

    >>> coin(1) > coin(2)
    True
    """
    return LAST_COIN if coins == 1 else COIN


def change(view: View[Board, About], board: Player, square: int, face: int) -> float:
    """How many points a board promises more with this face on this square, or with nothing (0)."""
    faces = [lying.face for lying in board.squares]
    before = _promise(view, board, faces, square)
    faces[square] = face
    return _promise(view, board, faces, square) - before


def _promise(view: View[Board, About], board: Player, faces: list[int], square: int) -> float:
    """What the lines through a square promise."""
    points = 0.0
    for line in (square // 3, 3 + square % 3):
        about = board.lines[line]
        # A won tile is safe, and one that is secret can't be judged.
        if about.tile and about.state != "won":
            points += about.tile * _line_hope(faces, line, about.tile)
    for i in range(len(board.diagonals)):
        if is_on(square, BONUS_LINE + i):
            free = [b.tile for b in view.board.bonus if b.tile and b.seat in (-1, board.seat)]
            points += max((tile * _line_hope(faces, BONUS_LINE + i, tile) for tile in free), default=0.0)
    return points


def _line_hope(faces: list[int], line: int, tile: int) -> float:
    lying = [faces[square] for square in IN_LINE[3 * line : 3 * line + 3]]
    return hope(tile - sum(lying), lying.count(0))


@cache
def hope(needed: int, dice: int) -> float:
    """How much of its tile a line is worth that lacks so many dice to make so much.

    >>> hope(0, 0), hope(7, 1), hope(7, 2) > hope(2, 2)
    (1.0, 0.0, True)
    """
    ways = sum(sum(faces) == needed for faces in product(range(1, 7), repeat=dice))
    likeliest = max(sum(sum(faces) == total for faces in product(range(1, 7), repeat=dice)) for total in range(19))
    return HOPES[dice] * sqrt(ways / likeliest)
