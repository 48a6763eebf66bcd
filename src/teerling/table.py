"""People at a table: who sits where, from the opening to the rematch. Pure: no clock, no chance, no I/O.

A table is what its events made of it. Asking for something (`join`, `throw`, `move`, …) changes
nothing: it returns the events that would follow, or raises a `TeerlingError`. Only `apply`
changes the table, so whoever runs it can keep the events safely first. The same events always
give the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal

from teerling import bots
from teerling.course import CannotTakeBack, Course, Happened
from teerling.dice import EDITION, FairDice
from teerling.events import (
    Added,
    Ended,
    Event,
    Filled,
    Fixed,
    Followed,
    Freed,
    Joined,
    Moved,
    Opened,
    Reopened,
    Rolled,
    Sealed,
    Seat,
    Started,
    Taken,
)
from teerling.game import Position, find
from teerling.history import History, played
from teerling.opening import checked_name
from teerling.scenario import Dice, Led
from teerling.scenarios import find_scenario
from teerling.sealing import Sealing
from teerling.values import Message, Move, Roll, SetupError, TeerlingError


class NotAllowed(TeerlingError):
    """What was asked for is not possible at this table now, or not yours to ask."""


State = Literal["waiting", "playing", "over"]
# Something asked of a table: the events that would follow.
Ask = Callable[["Table"], list[Event]]


@dataclass
class Table:
    """A table as its events made it.

    >>> from teerling.opening import open_table
    >>> table = Table.of([open_table("t", "tulp-73", "pushbox", (Seat("person", "Anna"),), {})])
    >>> for event in table.fix(table.fair_dice(b"key").commitment, here={0}): table.apply(event)
    >>> table.state, table.start(b"key")
    ('waiting', [Started()])
    """

    opened: Opened
    seats: list[Seat]
    sealing: Sealing
    number: int = 1  # of the last event
    state: State = "waiting"
    key: str = ""
    next: tuple[str, str] = ("", "")  # id and code of the rematch
    course: Course | None = None
    led: Led | None = None  # how far it is, if this is no usual game
    events: list[Event] = field(default_factory=list)
    _asked: list[tuple[Event, Happened]] = field(default_factory=list, repr=False, compare=False)
    _history: History = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self._history = History(len(self.seats))

    @classmethod
    def of(cls, events: Iterable[Event]) -> Table:
        """The table that some events made."""
        first, *rest = events
        assert isinstance(first, Opened)
        table = cls(first, list(first.seats), Sealing.of(len(first.seats)), events=[first])
        if first.scenario:
            table.led = Led(find_scenario(first.game, first.scenario))
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

    def seal(self, seat: int, stated: str) -> list[Event]:
        """A person seals words for the dice, before the start."""
        self._must_be("waiting")
        self._check_seat(seat)
        self.sealing.check_seal(seat, stated)
        return [Sealed(seat, stated)]

    def check_start(self, by: int) -> None:
        """Refuse whoever may not begin the game: it is the host's, in a rematch anybody's who sits at it.

        A game that has begun is what they wanted: it may have done so by itself in the same moment.
        """
        if not (self.opened.again and 0 <= by < len(self.seats)):
            self._host_only(by)
        if self.state == "waiting" and any(sitting.kind == "open" for sitting in self.seats):
            raise NotAllowed(Message("table-open-seats"))

    def ready(self, here: set[int]) -> bool:
        """Whether the game begins by itself now: everybody is here and has sealed their words."""
        people = {seat for seat, sitting in enumerate(self.seats) if sitting.kind == "person"}
        return (
            self.opened.prompt
            and self.state == "waiting"
            and not self.sealing.commitment
            and all(sitting.kind != "open" for sitting in self.seats)
            and people <= here
            and all(self.sealing.seals[seat] or seat in self.sealing.withheld for seat in people)
        )

    def fix(self, commitment: str, here: set[int]) -> list[Event]:
        """The game is to begin: the seals of those who are here are fixed, and so is the key."""
        self._must_be("waiting")
        if any(sitting.kind == "open" for sitting in self.seats):
            raise NotAllowed(Message("table-open-seats"))
        if self.sealing.commitment:
            raise NotAllowed(Message("table-is-starting"))
        return [Fixed(commitment, self.sealing.of_those(here))]

    def show(self, seat: int, words: str) -> list[Event]:
        """A seat shows the words it sealed."""
        self._must_be("waiting")
        self._check_seat(seat)
        self.sealing.check_words(self.opened.id, seat, words)
        return [Added(seat, words)]

    def reopen(self, missing: tuple[int, ...]) -> list[Event]:
        """These seats did not show their words, or nobody is to blame: once more, with new ones."""
        self._must_be("waiting")
        if not set(missing) <= set(self.sealing.missing) or not self.sealing.commitment:
            raise NotAllowed(Message("table-is-waiting"))
        return [Reopened(missing, tuple(self.seats[seat].name for seat in missing))]

    def start(self, key: bytes) -> list[Event]:
        """The game begins, as all words are known; what is drawn before the first turn is drawn at once."""
        self._must_be("waiting")
        if not self.led and not (self.sealing.complete and self.fair_dice(key).commitment == self.sealing.commitment):
            raise NotAllowed(Message("table-is-starting"))
        dice = self.dice(key)
        return [Started(), *self._as_events(self._new_course().if_begun(dice.roll), dice)]

    # Who sits where

    def fill(self, by: int, seat: int, bot: str) -> list[Event]:
        """The host puts a bot on a seat, in the place of whoever sat there; never on the host's own."""
        self._host_only(by)
        self._must_not_be("over")
        self._check_usual()
        self._check_seat(seat)
        bots.find(bot, find(self.opened.game), len(self.seats))
        if seat == self.host:
            raise NotAllowed(Message("table-own-seat"))
        return [Filled(seat, bot, bots.seat_name(bot, [sitting.name for sitting in self.seats]))]

    def free(self, by: int, seat: int) -> list[Event]:
        """The host frees a seat, or somebody leaves their own for good; the host stays."""
        self._must_not_be("over")
        self._check_usual()
        self._check_seat(seat)
        if seat == self.host:
            raise NotAllowed(Message("table-own-seat"))
        if by != seat:
            self._host_only(by)
        if self.seats[seat].kind == "open":
            raise NotAllowed(Message("table-seat-open"))
        return [Freed(seat, self.seats[seat].name)]

    # The game

    def throw(self, seat: int, fair: Dice) -> list[Event]:
        """A seat throws the dice that are due for it."""
        course = self._playing()
        turn = course.position.turn
        if turn.kind != "dice":
            raise NotAllowed(Message("roll-not-due", {"roll": ""}))
        if turn.thrower not in (-1, seat):
            raise NotAllowed(Message("why-not-turn", {"seat": turn.thrower}))
        return self._as_events(self._asked_for(course.if_drawn(fair.roll)), fair)

    def move(self, seat: int, move: Move | str, fair: Dice) -> list[Event]:
        """A seat moves; raises `UnreadableMove`, `IllegalMove` or `NotYourTurn` like a position does."""
        course = self._playing()
        return self._as_events(self._asked_for(course.if_moved(seat, move, fair.roll)), fair)

    def _asked_for(self, happened: list[Happened]) -> list[Happened]:
        """What the rules allow must also be what a scenario asks for."""
        if self.led:
            self.led.scenario.check(self.led, happened[0].step)
        return happened

    def reply(self) -> str | None:
        """What a scenario has the next computer player do; nothing if it chooses itself."""
        return self.led.scenario.reply(self.led) if self.led else None

    def take_back(self, seat: int) -> list[Event]:
        """A seat takes its last choice back; never across a roll or somebody else's move."""
        course = self._playing()
        if not self.takes_back:
            raise CannotTakeBack(Message("scenario-takeback"))
        return [Taken(seat, course.if_taken_back(seat))]

    @property
    def takes_back(self) -> bool:
        """Whether anything is taken back at this table."""
        return self.led is None or self.led.scenario.takes_back

    def together(self, seat: int, asks: Sequence[Ask]) -> list[Event]:
        """What a seat means as one thing: each is asked at the table that the ones before lead to; all or nothing.

        Only what leaves the seat to go on can be followed by more, and never dice: a refusal must not tell what
        would have been seen, nor take back what can't be taken back.
        """
        *before, last = asks
        if not before:
            return last(self)
        trial = copy(self)
        trial.course, trial.events, trial._history = self._playing().trial(), [], History(len(self.seats))
        asked: list[tuple[Event, Happened]] = []
        for ask in before:
            trial._asked = []
            made = ask(trial)
            asked += trial._asked
            for event in made:
                trial.apply(event)
                if isinstance(event, Rolled) or seat not in trial.turn:
                    raise NotAllowed(Message("table-not-together"))
        trial._asked = []
        made = trial.events + last(trial)
        self._asked = asked + trial._asked
        return made

    def _as_events(self, happened: list[Happened], fair: Dice) -> list[Event]:
        made: list[Event] = []
        for one in happened:
            what = one.step.event
            made.append(Rolled(what.text) if isinstance(what, Roll) else Moved(what[0], what[1].text, one.forced))
        # Whoever asks mostly applies it next: then nothing is worked out a second time.
        self._asked = list(zip(made, happened, strict=True))
        if happened and happened[-1].step.after.turn.kind == "over":
            made.append(Ended(fair.key.hex()))
        return made

    def rematch(self, seat: int) -> tuple[tuple[Seat, ...], int]:
        """The seats of the next game, each moved on by one, and its host's; anybody's who sits here to ask."""
        self._must_be("over")
        self._check_usual()
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

    def untouched(self, seat: int) -> bool:
        """Whether whoever the table was opened for still has this seat: it was never freed, filled or joined."""
        return not any(isinstance(event, Joined | Freed | Filled) and event.seat == seat for event in self.events)

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
            case Sealed() | Fixed() | Added() | Reopened():
                self._seal_on(event)
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
        self.events.append(event)
        self._history.add(self.number, event, told, self.course)

    def told(self, since: int) -> Iterator[tuple[int, Happened | None]]:
        """Every event after a number, with what it was in the game; nothing for events around the game.

        >>> from teerling.opening import open_table
        >>> table = Table.of([open_table("t", "tulp-73", "pushbox", (Seat("person", "Anna"),), {})])
        >>> list(table.told(0))
        [(1, None)]
        """
        return self._history.told(since, self.events)

    def last_for(self, seat: int) -> int:
        """The number of the last event that changed the game for a seat.

        Sitting down and leaving don't make a move stale, nor what others decide at the same time.
        What another takes back only ever gives the turn to that seat, or was decided at the same time.
        """
        return self._history.last_for(seat)

    def dice(self, key: bytes) -> Dice:
        """The dice of this table: those of its scenario, or fair ones from its secret key."""
        return self.led.scenario.dice if self.led else self.fair_dice(key)

    def fair_dice(self, key: bytes) -> FairDice:
        """The fair dice of this table, from its secret key."""
        if not key:
            raise NotAllowed(Message(f"table-is-{self.state}"))  # it is kept when the game begins
        # A game that began without fixing anything was begun with dice of the first edition.
        first = self.state != "waiting" and not self.sealing.commitment
        return FairDice(self.opened.id, key, tuple(self.sealing.words), 1 if first else EDITION)

    def _seal_on(self, event: Sealed | Fixed | Added | Reopened) -> None:
        match event:
            case Sealed(seat, stated):
                self.sealing.put(seat, stated)
            case Fixed(commitment, seats):
                self.sealing.fix(commitment, seats)
            case Added(seat, text):
                self.sealing.show(seat, text)
            case Reopened(missing):
                self.sealing.reopen(missing)

    def _sit(self, seat: int, sitting: Seat) -> None:
        self.seats[seat] = sitting
        if self.state == "waiting":
            self.sealing.leave(seat)
        if self.course is not None:
            names = tuple(s.name or "…" for s in self.seats)
            tags = {n: v for n, v in self.course.head.tags.items() if not n.startswith("Bot")}
            self.course.head = replace(self.course.head, seats=names, tags=tags | self._bot_tags())

    def _bot_tags(self) -> dict[str, str]:
        return {f"Bot{i}": seat.bot for i, seat in enumerate(self.seats, 1) if seat.bot}

    def _new_course(self) -> Course:
        if self.led:
            return self.led.scenario.begin(tuple(seat.name for seat in self.seats), self._bot_tags())
        sealing = self.sealing
        edition = {"Dice": str(EDITION)} if sealing.commitment else {}
        public = {"Table": self.opened.id, "Commitment": sealing.commitment or self.opened.commitment}
        added = {f"Entropy{i}": text for i, text in enumerate(sealing.words, 1) if text}
        names = tuple(seat.name for seat in self.seats)
        tags = self._bot_tags() | edition | public | sealing.tags() | added
        return Course.new(self.opened.game, names, self.opened.options, **tags)

    def _play_on(self, event: Rolled | Moved) -> Happened:
        course = self._playing()
        happened = self._worked_out(event, course.position) or played(course.position, event)
        course.happen(happened)
        if self.led:
            self.led = self.led.after(happened)
        return happened

    def _worked_out(self, event: Event, position: Position) -> Happened | None:
        """What was found when this very event was asked for, unless the game went on otherwise since."""
        if not self._asked or self._asked[0][0] is not event:
            self._asked = []
            return None
        _, happened = self._asked.pop(0)
        return happened if happened.step.before == position else None

    def _end(self, key: str) -> None:
        course = self._playing()
        if key:
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

    def _check_usual(self) -> None:
        if self.led:
            raise NotAllowed(Message("scenario-as-it-is"))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotAllowed(Message("table-no-seat"))

    def _new_name(self, name: str) -> str:
        name = checked_name(name)
        if any(seat.name == name for seat in self.seats):
            raise SetupError(Message("setup-name-twice", {"name": name}))
        return name
