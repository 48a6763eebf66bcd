"""People at a table: who sits where, from the opening to the rematch. Pure: no clock, no chance, no I/O.

A table is what its events made of it. Asking for something (`join`, `throw`, `move`, …) changes
nothing: it returns the events that would follow, or raises a `TeerlingError`. Only `apply`
changes the table, so whoever runs it can keep the events safely first. The same events always
give the same table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

from teerling import bots
from teerling.course import Course, Happened
from teerling.dice import FairDice
from teerling.game import find
from teerling.record import Step
from teerling.values import Message, Move, Roll, SetupError, TeerlingError

LONGEST_NAME = 40
LONGEST_ENTROPY = 200


class NotAllowed(TeerlingError):
    """What was asked for is not possible at this table now, or not yours to ask."""


class Seat(msgspec.Struct, frozen=True):
    """A seat: a person, a bot, or open for somebody to join."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""


# Events. Their names are the words of the wire and of the store: they don't change.


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table is there; the dice are committed."""

    id: str
    code: str
    game: str
    version: int
    options: dict[str, str]
    seats: tuple[Seat, ...]
    spectators: bool
    host: int  # a seat, or -1 for somebody who only watches
    commitment: str
    hints: bool = True  # whether people may ask what would be good


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody took an open seat."""

    seat: int
    name: str


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """A seat became open; `name` sat there."""

    seat: int
    name: str


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """A bot took a seat."""

    seat: int
    bot: str
    name: str


class Added(msgspec.Struct, frozen=True, tag="added"):
    """A seat added words of its own to the dice."""

    seat: int
    text: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game began."""


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The dice fell."""

    text: str


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A seat moved; `forced` if it had nothing to choose."""

    seat: int
    text: str
    forced: bool = False


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """A seat took its last choice back, going so many events of the game back; what others did beside it stays."""

    seat: int
    count: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over and the key of the dice is revealed."""

    key: str


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """There is a rematch at another table."""

    id: str
    code: str


Event = Opened | Joined | Freed | Filled | Added | Started | Rolled | Moved | Taken | Ended | Followed

State = Literal["waiting", "playing", "over"]


@dataclass
class Table:
    """A table as its events made it.

    >>> table = Table.of([open_table("t", "tulp-73", "pushbox", (Seat("person", "Anna"),), {}, commitment="c")])
    >>> table.state, table.start(0, table.fair_dice(b"key"))
    ('waiting', [Started()])
    """

    opened: Opened
    seats: list[Seat]
    entropy: list[str]
    number: int = 1  # of the last event
    state: State = "waiting"
    key: str = ""
    next: tuple[str, str] = ("", "")  # id and code of the rematch
    course: Course | None = None
    # The part of the game that each event is, for telling it: nothing for events around the game.
    told: list[Happened | None] = field(default_factory=lambda: [None])
    events: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, events: Iterable[Event]) -> Table:
        """The table that some events made."""
        first, *rest = events
        assert isinstance(first, Opened)
        table = cls(first, list(first.seats), [""] * len(first.seats), events=[first])
        for event in rest:
            table.apply(event)
        return table

    @property
    def host(self) -> int:
        """The seat that may change the table; -1 if it belongs to somebody who only watches."""
        return self.opened.host

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that are to do something now: decide, or throw."""
        if self.course is None:
            return ()
        turn = self.course.position.turn
        return (turn.thrower,) if turn.kind == "dice" and turn.thrower >= 0 else turn.seats

    # Before the game

    def join(self, name: str) -> list[Event]:
        """Somebody takes the first open seat, also in mid-game."""
        self._must_not_be("over")
        for seat, sitting in enumerate(self.seats):
            if sitting.kind == "open":
                return [Joined(seat, self._new_name(name))]
        raise NotAllowed(Message("table-full"))

    def add(self, seat: int, text: str) -> list[Event]:
        """A seat adds its own words to the dice; once only, and before the start."""
        self._must_be("waiting")
        if self.entropy[seat] or not 1 <= len(text) <= LONGEST_ENTROPY or not text.isprintable():
            raise NotAllowed(Message("table-entropy"))
        return [Added(seat, text)]

    def start(self, seat: int, fair: FairDice) -> list[Event]:
        """The host starts, once no seat is open; what is drawn before the first turn is drawn at once."""
        self._host_only(seat)
        self._must_be("waiting")
        if any(sitting.kind == "open" for sitting in self.seats):
            raise NotAllowed(Message("table-open-seats"))
        return [Started(), *self._as_events(self._new_course().if_begun(fair.roll), fair)]

    # Who sits where

    def fill(self, by: int, seat: int, bot: str) -> list[Event]:
        """The host puts a bot on a seat, in the place of whoever sat there; never on the host's own."""
        self._host_only(by)
        self._must_not_be("over")
        self._check_seat(seat)
        bots.find(bot, find(self.opened.game), len(self.seats))
        if seat == self.host:
            raise NotAllowed(Message("table-own-seat"))
        return [Filled(seat, bot, bots.seat_name(bot, [sitting.name for sitting in self.seats]))]

    def free(self, by: int, seat: int) -> list[Event]:
        """The host frees a seat, or somebody leaves their own for good; the host stays."""
        self._must_not_be("over")
        self._check_seat(seat)
        if seat == self.host:
            raise NotAllowed(Message("table-own-seat"))
        if by != seat:
            self._host_only(by)
        if self.seats[seat].kind == "open":
            raise NotAllowed(Message("table-seat-open"))
        return [Freed(seat, self.seats[seat].name)]

    # The game

    def throw(self, seat: int, fair: FairDice) -> list[Event]:
        """A seat throws the dice that are due for it."""
        course = self._playing()
        turn = course.position.turn
        if turn.kind != "dice":
            raise NotAllowed(Message("roll-not-due", {"roll": ""}))
        if turn.thrower not in (-1, seat):
            raise NotAllowed(Message("why-not-turn", {"seat": turn.thrower}))
        return self._as_events(course.if_thrown(fair.roll(course.position, course.rolls + 1), fair.roll), fair)

    def move(self, seat: int, move: Move, fair: FairDice) -> list[Event]:
        """A seat moves; raises `IllegalMove` or `NotYourTurn` like a position does."""
        course = self._playing()
        return self._as_events(course.if_moved(seat, move, fair.roll), fair)

    def read_move(self, text: str) -> Move:
        """The move a text stands for in this game."""
        return find(self.opened.game).read_move(text)

    def take_back(self, seat: int) -> list[Event]:
        """A seat takes its last choice back; never across a roll or somebody else's move."""
        course = self._playing()
        return [Taken(seat, course.if_taken_back(seat))]

    def _as_events(self, happened: list[Happened], fair: FairDice) -> list[Event]:
        made: list[Event] = []
        for one in happened:
            what = one.step.event
            made.append(Rolled(what.text) if isinstance(what, Roll) else Moved(what[0], what[1].text, one.forced))
        if happened and happened[-1].step.after.turn.kind == "over":
            made.append(Ended(fair.key.hex()))
        return made

    def rematch(self, seat: int) -> tuple[tuple[Seat, ...], int]:
        """The seats of the next game, each moved on by one, and its host's; anybody's who sits here to ask."""
        self._must_be("over")
        if not (0 <= seat < len(self.seats)) and seat != self.host:
            raise NotAllowed(Message("table-not-yours"))
        if self.next[0]:
            raise NotAllowed(Message("table-followed"))
        moved = tuple(self.seats[1:] + self.seats[:1])
        return moved, self.host if self.host < 0 else self.after_rematch(self.host)

    def follow(self, id: str, code: str) -> list[Event]:
        """There is a rematch at another table; only one."""
        self._must_be("over")
        if self.next[0]:
            raise NotAllowed(Message("table-followed"))
        return [Followed(id, code)]

    def after_rematch(self, seat: int) -> int:
        """Where a seat sits in the rematch."""
        return seat if seat < 0 else (seat - 1) % len(self.seats)

    # Events

    def apply(self, event: Event) -> None:
        """Go on by one event, which was asked for above or comes from the store."""
        told: Happened | None = None
        match event:
            case Joined(seat, name):
                self._sit(seat, Seat("person", name))
            case Freed(seat):
                self._sit(seat, Seat("open"))
            case Filled(seat, bot, name):
                self._sit(seat, Seat("bot", name, bot))
            case Added(seat, text):
                self.entropy[seat] = text
            case Started():
                self.course = self._new_course()
                self.state = "playing"
            case Rolled() | Moved():
                told = self._play_on(event)
            case Taken(seat, count):
                self._playing().undo(seat, count)
            case Ended(key):
                self._end(key)
            case Followed(id, code):
                self.next = (id, code)
            case Opened():
                raise ValueError("a table is opened once")
        self.number += 1
        self.told.append(told)
        self.events.append(event)

    def fair_dice(self, key: bytes) -> FairDice:
        """The dice of this table, from its secret key."""
        return FairDice(self.opened.id, key, tuple(self.entropy))

    def _sit(self, seat: int, sitting: Seat) -> None:
        self.seats[seat] = sitting
        if self.course is not None:
            names = tuple(s.name or "…" for s in self.seats)
            tags = {n: v for n, v in self.course.head.tags.items() if not n.startswith("Bot")}
            self.course.head = replace(self.course.head, seats=names, tags=tags | self._bot_tags())

    def _bot_tags(self) -> dict[str, str]:
        return {f"Bot{i}": seat.bot for i, seat in enumerate(self.seats, 1) if seat.bot}

    def _new_course(self) -> Course:
        public = {"Table": self.opened.id, "Commitment": self.opened.commitment}
        added = {f"Entropy{i}": text for i, text in enumerate(self.entropy, 1) if text}
        names = tuple(seat.name for seat in self.seats)
        return Course.new(self.opened.game, names, self.opened.options, **self._bot_tags(), **public, **added)

    def _play_on(self, event: Rolled | Moved) -> Happened:
        course = self._playing()
        before = course.position
        if isinstance(event, Rolled):
            roll = course.game.read_roll(event.text)
            happened = Happened(Step(before, roll, before.roll(roll)), False)
        else:
            move = course.game.read_move(event.text)
            happened = Happened(Step(before, (event.seat, move), before.play(event.seat, move)), event.forced)
        course.happen(happened)
        return happened

    def _end(self, key: str) -> None:
        course = self._playing()
        course.head = course.head.adding(Key=key)
        self.key = key
        self.state = "over"

    # What must hold

    def _playing(self) -> Course:
        if self.course is None or self.state != "playing":
            raise NotAllowed(Message(f"table-is-{self.state}"))
        return self.course

    def _must_be(self, state: State) -> None:
        if self.state != state:
            raise NotAllowed(Message(f"table-is-{self.state}"))

    def _must_not_be(self, state: State) -> None:
        if self.state == state:
            raise NotAllowed(Message(f"table-is-{self.state}"))

    def _host_only(self, seat: int) -> None:
        if seat != self.host:
            raise NotAllowed(Message("table-host-only"))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotAllowed(Message("table-no-seat"))

    def _new_name(self, name: str) -> str:
        name = checked_name(name)
        if any(seat.name == name for seat in self.seats):
            raise SetupError(Message("setup-name-twice", {"name": name}))
        return name


def checked_name(name: str) -> str:
    """A name as people may have it.

    >>> checked_name("  Anna ")
    'Anna'
    """
    name = name.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise SetupError(Message("setup-name", {"name": name[:LONGEST_NAME]}))
    return name


def open_table(
    id: str,
    code: str,
    game: str,
    seats: tuple[Seat, ...],
    options: dict[str, str],
    *,
    commitment: str,
    spectators: bool = True,
    hints: bool = True,
    host: int = 0,
) -> Opened:
    """The event that opens a table; refuses what doesn't fit the game."""
    rules = find(game)
    agreed = rules.agree(len(seats), options)
    names = [seat.name for seat in seats if seat.kind != "open"]
    for seat in seats:
        if seat.kind != "open":
            checked_name(seat.name)
        if seat.kind == "bot":
            bots.find(seat.bot, rules, len(seats))
    for name in names:
        if names.count(name) > 1:
            raise SetupError(Message("setup-name-twice", {"name": name}))
    assert host == -1 or seats[host].kind == "person"
    return Opened(id, code, game, rules.version, agreed, seats, spectators, host, commitment, hints)
