"""What a screen gets to see of Dice Trip. The browser's types are made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from teerling.games.dicetrip.atlas import Colour, Ring

Stage = Literal["first", "throw", "keep", "write", "over"]


class Die(msgspec.Struct, frozen=True):
    """A die; a face of 0 is not thrown yet."""

    colour: Colour
    face: int


class City(msgspec.Struct, frozen=True):
    """A city, with its own name, its name in every language, and where it lies on the sheet."""

    name: str
    names: dict[str, str]
    x: int
    y: int
    ring: Ring


class Map(msgspec.Struct, frozen=True):
    """The map as it is drawn, on a sheet at most 1000 wide and high."""

    name: dict[str, str]
    width: int
    height: int
    cities: tuple[City, ...]
    roads: tuple[tuple[int, int], ...]
    outline: tuple[tuple[int, int], ...]


class Card(msgspec.Struct, frozen=True):
    """A seat's card, as far as the viewer may know it. Cities are counted from 0."""

    seat: int
    numbers: tuple[int | None, ...]  # of each city
    crossed: tuple[int, ...]  # cities
    bonus: tuple[int, ...]  # cities
    used: tuple[int, ...]  # the numbers that stand there, lowest first
    route: tuple[int, ...]  # a longest one, by its cities
    points: int
    reroll: bool  # whether it may still be thrown again
    double: bool  # whether a die may still be used twice
    done: bool
    written: int  # how many cities in this round
    fresh: tuple[int, ...]  # the cities of this round
    twice: Colour | None  # the die that is used twice in this round
    ignored: Colour | None  # the die that is left out for that


class Board(msgspec.Struct, frozen=True):
    """The map, the dice, and every card."""

    round: int
    rounds: int
    stage: Stage
    roller: int  # the seat, or -1
    dice: tuple[Die, ...]
    map: Map
    cards: tuple[Card, ...]


class Write(msgspec.Struct, frozen=True, tag_field="kind", tag="write"):
    """The number of two dice (tens, ones) in a city: whether it is a bonus, and how long the longest route is then."""

    dice: tuple[Colour, Colour]
    number: int
    city: int
    bonus: bool
    route: int


class Cross(msgspec.Struct, frozen=True, tag_field="kind", tag="cross"):
    """A city is crossed out."""

    city: int


class Double(msgspec.Struct, frozen=True, tag_field="kind", tag="double"):
    """A die is used twice, and another left out."""

    twice: Colour
    ignored: Colour


class Reroll(msgspec.Struct, frozen=True, tag_field="kind", tag="reroll"):
    """Some dice are thrown again."""

    dice: tuple[Colour, ...]


class Keep(msgspec.Struct, frozen=True, tag_field="kind", tag="keep"):
    """The throw is kept."""


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """The round is finished."""


About: TypeAlias = Write | Cross | Double | Reroll | Keep | Done
