"""What a screen gets to see of Add-Vantage. The browser's types are made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Stage = Literal["first", "deal", "arrange", "bonus", "play", "over"]
Matching = Literal["waiting", "matches", "won"]


class Square(msgspec.Struct, frozen=True):
    """A square of a board, with the die that lies there."""

    face: int  # 0 where nothing lies
    die: int  # by its number a die can be told apart, wherever it goes


class Line(msgspec.Struct, frozen=True):
    """A row or a column: its tile, what its dice make, and what is still needed."""

    tile: int | None  # nothing where it is not known, or not laid yet
    state: Matching
    sum: int
    dice: int
    needed: int | None


class Diagonal(msgspec.Struct, frozen=True):
    """A diagonal for bonus tiles, and what its dice make."""

    sum: int
    dice: int


class Player(msgspec.Struct, frozen=True):
    """A player's board, and what lies beside it."""

    seat: int
    coins: int
    arranged: bool  # whether the tiles lie at their lines
    hand: tuple[int, ...]  # tiles that are still to be arranged, a to f
    suggested: str  # a good order for them, as letters for the rows and the columns, to whoever arranges them
    squares: tuple[Square, ...]
    lines: tuple[Line, ...]  # the rows, then the columns
    diagonals: tuple[Diagonal, ...]
    won: tuple[int | None, ...]  # bonus tiles last; without a number where that is secret


class Bonus(msgspec.Struct, frozen=True):
    """A bonus tile, and the seat that has it, or -1."""

    tile: int | None
    seat: int


class Board(msgspec.Struct, frozen=True):
    """The table as a viewer sees it: boards, tiles, coins, bonus tiles and the throw."""

    stage: Stage
    turn: int  # the seat that is up, or -1
    boards: tuple[Player, ...]
    bonus: tuple[Bonus, ...]
    out: int  # coins that are out of the game
    thrown: tuple[int, ...]  # dice still to be placed, lowest first
    due: int  # how many dice are about to be thrown
    barred: tuple[int, ...]  # dice that the viewer may not buy now
    stay: bool  # whether tiles stay where they are when they are won


class Arrange(msgspec.Struct, frozen=True, tag_field="kind", tag="arrange"):
    """Tiles of the hand at the rows, then at the columns."""

    letters: str


class Throw(msgspec.Struct, frozen=True, tag_field="kind", tag="throw"):
    """So many dice."""

    count: int


class Place(msgspec.Struct, frozen=True, tag_field="kind", tag="place"):
    """A thrown die goes to a square."""

    face: int
    square: int


class Give(msgspec.Struct, frozen=True, tag_field="kind", tag="give"):
    """A thrown die is given up for a coin."""

    face: int


class Buy(msgspec.Struct, frozen=True, tag_field="kind", tag="buy"):
    """Another's die goes to an own square, for a coin."""

    owner: int
    source: int
    face: int
    square: int


class Off(msgspec.Struct, frozen=True, tag_field="kind", tag="off"):
    """An own die is taken off, for a coin."""

    source: int


class Pass(msgspec.Struct, frozen=True, tag_field="kind", tag="pass"):
    """Nothing is done with a full board."""


About: TypeAlias = Arrange | Throw | Place | Give | Buy | Off | Pass
