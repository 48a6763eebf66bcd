"""Past games (replays) in the worker process that replays them, which keeps a cache: see `replaying`, which asks it.

A game is played out a piece at a time, so that others come in between. What is kept of it is short: its events, one
position for every page, and what is sent to whoever opens it. The moments themselves are worked out when they are
asked for.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

import msgspec

from teerling import record
from teerling.dice import Due, due
from teerling.house.errors import NotFound
from teerling.house.limits import KEPT_EVENTS, KEPT_EVENTS_OF_ONE, KEPT_GAMES, KEPT_OF_ONE, MOST_BROUGHT, MOST_STEPS
from teerling.house.messages import ReplayEvent, ReplayInfo, ReplayStep
from teerling.record import Event, Record, Step
from teerling.values import READER, Message, Roll, TeerlingError

# Events that are played out before others have their turn: a tenth of a second's work.
PIECE = 1_000

_encode = msgspec.json.Encoder().encode


class Forgotten(NotFound):
    """A game that is not kept here (any more)."""


class Told(NamedTuple):
    """A past game for whoever thinks about it: its record, a name for that, its length, and whether it is over."""

    name: str
    text: str
    events: int
    over: bool


class Past:
    """A game as far as it is played out.

    >>> past = Past("a name", "", Record("pushbox", 1, ("Anna",), {}, events=(Event(-1, "4 5"), Event(0, "5+4"))))
    >>> past.go_on(), len(msgspec.json.decode(past.index)["steps"])
    (True, 3)
    """

    def __init__(self, name: str, owner: str, found: Record):
        self.owner = owner
        self.record = found
        self.index = b""
        start = record.begin(found)
        self._name = name
        self._steps = record.steps(start, found.events)
        self._events = [ReplayEvent("start", -1, "")]
        self._due: dict[Due, int] = {}
        self._last = start
        # The position that each page goes on from: one before its first moment, to tell how that came about.
        self._pages = [start]

    def go_on(self) -> bool:
        """Play a piece of it out; says whether that was the last."""
        if self.index:
            return True
        for step in islice(self._steps, PIECE):
            self._events.append(_short(step, self._due))
            self._last = step.after
            if len(self._events) % MOST_STEPS == 0:
                self._pages.append(step.after)
        if len(self._events) <= len(self.record.events):
            return False
        record.check_result(self.record, self._last)
        found = self.record
        events, waited = tuple(self._events), tuple(self._due)
        info = ReplayInfo(found.game, found.seats, found.options, found.tags, self.over, events, waited, self._name)
        self.index = _encode(info)
        self._events, self._due = [], {}
        return True

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self._last.turn.kind == "over"

    def steps(self, first: int, count: int) -> list[ReplayStep]:
        """So many moments from one on; fewer where the game ends."""
        made = [ReplayStep("start", -1, "", (), self._pages[0].shown(READER))] if first == 0 else []
        page = min(first // MOST_STEPS, len(self._pages) - 1)
        done = max(0, page * MOST_STEPS - 1)  # so many events lie before that page's position
        ahead = record.steps(self._pages[page], self.record.events[done : first + count - 1])
        made += [_whole(step) for number, step in enumerate(ahead, done + 1) if number >= first]
        return made


def _short(step: Step, known: dict[Due, int]) -> ReplayEvent:
    if isinstance(step.event, Roll):
        number = known.setdefault(due(step.before), len(known))
        return ReplayEvent("rolled", step.before.turn.thrower, step.event.text, number)
    return ReplayEvent("moved", step.event[0], step.event[1].text)


def _whole(step: Step) -> ReplayStep:
    lines = step.before.tell(READER, step.event, step.after)
    view = step.after.shown(READER)
    if isinstance(step.event, Roll):
        return ReplayStep("rolled", step.before.turn.thrower, step.event.text, lines, view)
    return ReplayStep("moved", step.event[0], step.event[1].text, lines, view)


class Shelf:
    """The games that were looked at last; of one address only a few, so that nobody pushes the others out."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Past] = OrderedDict()

    def find(self, name: str) -> Past:
        """A game by its name."""
        if name not in self._games:
            raise Forgotten(Message("replay-gone"))
        self._games.move_to_end(name)
        return self._games[name]

    def put(self, name: str, past: Past) -> None:
        """Keep a game, and forget those that there is no room for."""
        self._games[name] = past
        own = [other for other, game in self._games.items() if game.owner == past.owner]
        self._make_room(own, KEPT_OF_ONE, KEPT_EVENTS_OF_ONE)
        self._make_room(list(self._games), KEPT_GAMES, KEPT_EVENTS)

    def _make_room(self, names: list[str], most: int, events: int) -> None:
        """Forget the first of some games, until there are not too many of them; the last one stays."""
        length = sum(len(self._games[name].record.events) for name in names)
        for left, name in zip(range(len(names), 1, -1), names, strict=False):
            if left <= most and length <= events:
                return
            length -= len(self._games.pop(name).record.events)

    def drop(self, name: str) -> None:
        """Forget a game."""
        self._games.pop(name, None)


# What the process is asked to do

_shelf = Shelf()


def bring(text: str, owner: str) -> str:
    """A record that somebody brought; returns the name it has from now on."""
    name = hashlib.sha256(text.encode()).hexdigest()
    try:
        _shelf.find(name)
    except Forgotten:
        found = record.read(text)
        if len(found.events) > MOST_BROUGHT:
            raise TeerlingError(Message("replay-too-long", {"most": MOST_BROUGHT})) from None
        _shelf.put(name, Past(name, owner, found))
    return name


def lay_out(name: str, owner: str, head: Record, parts: Sequence[bytes]) -> None:
    """A game that was played at a table: what its record says, and its events as `pack` made them."""
    events = tuple(Event(*event) for part in parts for event in _unpack(part))
    _shelf.put(name, Past("", owner, replace(head, events=events)))


def pack(events: Sequence[Event]) -> bytes:
    """Some events of a game at a table, small enough to be sent quickly."""
    return msgspec.msgpack.encode([(event.seat, event.text) for event in events])


_unpack = msgspec.msgpack.Decoder(list[tuple[int, str]]).decode


def go_on(name: str) -> bool:
    """Play a piece of a game out; says whether that was the last."""
    past = _shelf.find(name)
    try:
        return past.go_on()
    except TeerlingError:
        _shelf.drop(name)
        raise


def index(name: str) -> bytes:
    """A game in short, as JSON."""
    return _shelf.find(name).index


def steps(name: str, first: int, count: int) -> bytes:
    """Some moments of a game, as JSON."""
    return _encode(_shelf.find(name).steps(first, min(count, MOST_STEPS)))


def write(name: str) -> bytes:
    """The record of a game."""
    return record.write(_shelf.find(name).record).encode()


def tell(name: str) -> Told:
    """A game for whoever thinks about it."""
    past = _shelf.find(name)
    text = record.write(past.record)
    return Told(hashlib.sha256(text.encode()).hexdigest(), text, len(past.record.events), past.over)
