"""What a screen gets to see of Quadrata. The browser's types are made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from teerling.games.quadrata.grid import Point


class Way(msgspec.Struct, frozen=True):
    """One way of holding a shape: an outline in cells whose box begins at 0,0."""

    outline: tuple[Point, ...]
    width: int
    height: int
    middle: Point  # where its number has the most room
    turned: int  # the way it is held after a quarter turn
    flipped: int  # and after it is turned over


class Shape(msgspec.Struct, frozen=True):
    """One of the six kinds of shapes."""

    number: int
    ways: tuple[Way, ...]


class Kit(msgspec.Struct, frozen=True):
    """The set that is played with, in cells: the large board, the square that is filled, and the shapes."""

    width: int
    height: int
    frame: tuple[Point, ...]
    square: tuple[Point, ...]
    shapes: tuple[Shape, ...]


class Piece(msgspec.Struct, frozen=True):
    """A shape that lies in a square: how it is held, and where the upper left corner of its box is."""

    number: int
    way: int
    x: int
    y: int


class Player(msgspec.Struct, frozen=True):
    """A player's square and reserve, and the points so far."""

    square: tuple[Piece, ...]  # in the order in which they were laid
    reserve: tuple[int, ...]  # how many of each number
    covered: int  # of the area
    area: int
    rounds: tuple[int, ...]  # the points of each round that is over
    points: int


class FromStock(msgspec.Struct, frozen=True, tag_field="from", tag="stock"):
    """A shape in the stock."""

    number: int


class FromReserve(msgspec.Struct, frozen=True, tag_field="from", tag="reserve"):
    """A shape in somebody's reserve."""

    number: int
    seat: int


class FromSquare(msgspec.Struct, frozen=True, tag_field="from", tag="square"):
    """A shape that lies, or lay, in somebody's square."""

    number: int
    seat: int
    way: int
    x: int
    y: int


Source: TypeAlias = FromStock | FromReserve | FromSquare


class Counted(msgspec.Struct, frozen=True):
    """A round that is over: who has filled their square, if somebody has, and everybody's points."""

    filled: int | None
    points: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """The set, the stock, every player's square and reserve, the die, and the shape in the hand."""

    set: Kit
    stock: tuple[int, ...]  # how many of each number
    players: tuple[Player, ...]
    round: int
    rounds: int
    limit: int  # how many turns a player has in a round at most
    die: int | None
    joker: bool
    hand: Source | None
    suggested: str | None  # the text of a good move for whoever is up
    over: Counted | None


class Pick(msgspec.Struct, frozen=True, tag_field="kind", tag="pick"):
    """A shape is taken into the hand."""

    source: Source


class Lay(msgspec.Struct, frozen=True, tag_field="kind", tag="lay"):
    """The shape in the hand is laid in one's own square."""

    way: int
    x: int
    y: int


class Put(msgspec.Struct, frozen=True, tag_field="kind", tag="put"):
    """The shape in the hand is put into one's own reserve, or back into the stock."""

    to: Literal["reserve", "stock"]


About: TypeAlias = Pick | Lay | Put
