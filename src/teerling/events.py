"""What can happen at a table: each event as a value. Their names are the words of the wire and of the store.

So they don't change. A table of long ago must still be read: what is added to an event has a default.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A seat: a person, a bot, or open for somebody to join."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table is there."""

    id: str
    code: str
    game: str
    version: int
    options: dict[str, str]
    seats: tuple[Seat, ...]
    spectators: bool
    host: int  # a seat, or -1 for somebody who only watches
    commitment: str = ""  # to the key; only tables of the first edition of the dice have one as early as this
    hints: bool = True  # whether people may ask what would be good
    prompt: bool = False  # whether the game begins by itself once everybody is here
    again: bool = False  # a rematch: whoever sits at it may begin it
    scenario: str = ""  # what is special about the game, such as "lesson first"; nothing for a usual one


class Joined(msgspec.Struct, frozen=True, gc=False, tag="joined"):
    """Somebody took an open seat."""

    seat: int
    name: str


class Freed(msgspec.Struct, frozen=True, gc=False, tag="freed"):
    """A seat became open; `name` sat there."""

    seat: int
    name: str


class Filled(msgspec.Struct, frozen=True, gc=False, tag="filled"):
    """A bot took a seat."""

    seat: int
    bot: str
    name: str


class Sealed(msgspec.Struct, frozen=True, gc=False, tag="sealed"):
    """A seat sealed words of its own for the dice."""

    seat: int
    seal: str


class Fixed(msgspec.Struct, frozen=True, tag="fixed"):
    """The game is about to begin: the key is committed to, and with it the seals of these seats."""

    commitment: str
    seats: tuple[int, ...]


class Added(msgspec.Struct, frozen=True, gc=False, tag="added"):
    """A seat showed its words for the dice."""

    seat: int
    text: str


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """The game could not begin: everybody seals new words, except these seats, which did not show theirs.

    `names` sat there then.
    """

    missing: tuple[int, ...]
    names: tuple[str, ...] = ()


class Started(msgspec.Struct, frozen=True, gc=False, tag="started"):
    """The game began."""


class Rolled(msgspec.Struct, frozen=True, gc=False, tag="rolled"):
    """The dice fell."""

    text: str


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """A seat moved; `forced` if it had nothing to choose."""

    seat: int
    text: str
    forced: bool = False


class Taken(msgspec.Struct, frozen=True, gc=False, tag="taken"):
    """A seat took its last choice back, going so many events of the game back; what others did beside it stays."""

    seat: int
    count: int


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """The game is over and the key of the dice is revealed."""

    key: str


class Followed(msgspec.Struct, frozen=True, gc=False, tag="followed"):
    """There is a rematch at another table."""

    id: str
    code: str


Event = (
    Opened
    | Joined
    | Freed
    | Filled
    | Sealed
    | Fixed
    | Added
    | Reopened
    | Started
    | Rolled
    | Moved
    | Taken
    | Ended
    | Followed
)
