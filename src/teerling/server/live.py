"""The tables that somebody is looking at: who is connected, what they are told, and the bots' turns.

Every change goes one way: ask the table what would follow, store it, apply it, tell everybody.
One lock for each table keeps that order; a client that does not read is dropped, never waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from teerling.advice import Advice
from teerling.course import Happened
from teerling.events import Ended, Event, Filled, Freed, Joined, Moved, Reopened, Rolled, Started, Taken
from teerling.server.beginning import Beginning
from teerling.server.codes import hash_of
from teerling.server.connection import Connection
from teerling.server.limits import MOST_TOLD
from teerling.server.loading import pieces
from teerling.server.logs import log, note
from teerling.server.messages import Happening, Hello, SeatInfo, TableInfo, Update, Warming
from teerling.server.minds import A_PERSON
from teerling.server.store import Conflict, Holder, StoreError
from teerling.table import NotAllowed, Table
from teerling.values import SPECTATOR, Message, TeerlingError, View

if TYPE_CHECKING:
    from teerling.server.hub import Hub

# How often something is asked again because another process was first.
TRIES = 20
# The most events of a game that an update shows one after the other.
MOST_WATCHED = 8

_encode = msgspec.json.Encoder().encode


def write_event(event: Event) -> bytes:
    """An event as it is stored."""
    return _encode(event)


class Gone(NotAllowed):
    """There is no such table."""


class NotKept(NotAllowed):
    """The store failed: whether it was written is not known."""


def _unheard(task: asyncio.Task[Sequence[Event]]) -> None:
    """A change whose asker is gone: nobody needs to hear that it was refused, but a fault is one."""
    wrong = None if task.cancelled() else task.exception()
    if wrong is not None and not isinstance(wrong, TeerlingError):
        log.error("a change failed", exc_info=wrong)


class LiveTable:
    """A table in memory."""

    def __init__(self, hub: Hub, table: Table, key: bytes):
        self.hub = hub
        self.table = table
        self.key = key
        self.connections: list[Connection] = []
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.beginning = Beginning(self)
        self._coming: set[int] = set()  # seats of people who have joined, and whose page is not here yet
        self._news = asyncio.Event()
        self._told: dict[int, tuple[Message, ...]] = {}  # of the last events, where all are told the same
        self._bots: asyncio.Task[None] | None = None

    # Changing

    async def change(
        self,
        ask: Callable[[Table], Sequence[Event]],
        *,
        by: Connection | None = None,
        id: int = 0,
        seat: int = -1,
        at: int | None = None,
        grant: Callable[[Sequence[Event]], Mapping[str, Holder]] = lambda _: {},
        revoke: Sequence[int] = (),
        secret: bytes | None = None,
    ) -> Sequence[Event]:
        """Ask, store, apply, tell. `at` is the last event the asking seat had seen: a move in the past is refused.

        `by` is the socket that asks, which must still be at the table when its turn comes; what it is told of it
        answers its command `id`.
        Whoever asked may go away meanwhile; what is stored is still applied and told.
        """
        task = asyncio.create_task(self._change(ask, by, id, seat, at, grant, revoke, secret))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _change(
        self,
        ask: Callable[[Table], Sequence[Event]],
        by: Connection | None,
        id: int,
        seat: int,
        at: int | None,
        grant: Callable[[Sequence[Event]], Mapping[str, Holder]],
        revoke: Sequence[int],
        secret: bytes | None,
    ) -> Sequence[Event]:
        async with self.lock:
            self.used = time.monotonic()
            if self.hub.tables.get(self.table.opened.id) is not self:
                # Forgotten: whoever came back since sits at the one that was read anew, and would hear nothing of it.
                raise NotKept(Message("store-trouble"))
            for _ in range(TRIES):
                if by is not None and by not in self.connections:
                    raise NotAllowed(Message("table-token"))
                if at is not None and at < self.table.last_for(seat):
                    raise NotAllowed(Message("table-stale"))
                events = ask(self.table)
                if await self._kept(events, grant(events), revoke, secret):
                    self.key = self.key if secret is None else secret
                    self._apply(events, by, id)
                    return events
        raise NotAllowed(Message("table-stale"))

    async def _kept(
        self, events: Sequence[Event], grant: Mapping[str, Holder], revoke: Sequence[int], secret: bytes | None
    ) -> bool:
        """Whether events were stored. If another process was first, what it stored is known now: ask once more."""
        id, number = self.table.opened.id, self.table.number
        try:
            bodies = [write_event(event) for event in events]
            await self.hub.store.append(id, number, bodies, grant=grant, revoke=revoke, secret=secret)
        except Conflict as conflict:
            await self._catch_up()
            if self.table.number == number:
                raise NotAllowed(Message("table-stale")) from conflict
            return False
        except StoreError as trouble:
            raise self._not_known(trouble) from trouble
        return True

    def _not_known(self, trouble: StoreError) -> NotKept:
        """What is stored is not known: forget what is in memory, and let everybody come back."""
        log.error("the store failed: %s", trouble)
        self.hub.forget(self)
        return NotKept(Message("store-trouble"))

    def _apply(self, events: Sequence[Event], by: Connection | None = None, id: int = 0) -> None:
        since = self.table.number
        self._told.clear()
        for event in events:
            self.table.apply(event)
            if isinstance(event, Freed | Filled):
                self._evict(event.seat)
                self._coming.discard(event.seat)
            if isinstance(event, Joined) and event.seat not in self.here():
                # At another process their page may have been seen before their joining was heard of.
                self._coming.add(event.seat)
            if isinstance(event, Started | Ended):
                note(f"game {event.__struct_config__.tag}", table=self.table.opened.id, game=self.table.opened.game)
        self.tell_all(since, by=by, id=id)
        if any(isinstance(event, Started | Filled) for event in events):
            self._warm()
        self._stir()

    async def _catch_up(self) -> None:
        """Apply what another process stored."""
        id = self.table.opened.id
        try:
            async for piece in pieces(self.hub.store, id, self.table.number):
                self._apply(piece)
            if self.table.state == "playing" and not self.key:
                # The process that began the game has kept its key with that.
                row = await self.hub.store.table(id)
                self.key = row.secret if row else b""
        except StoreError as trouble:
            raise self._not_known(trouble) from trouble

    async def heard(self, number: int) -> None:
        """Another process stored events up to a number."""
        async with self.lock:
            if number > self.table.number:
                await self._catch_up()

    async def look_again(self) -> None:
        """Read what was stored while this table was not listened for."""
        async with self.lock:
            await self._catch_up()

    # Telling

    @property
    def welcoming(self) -> bool:
        """Whether somebody who has the code could sit down here, or watch."""
        table = self.table
        seats = any(seat.kind == "open" for seat in table.seats)
        return table.state != "over" and (seats or table.opened.spectators)

    def tell_all(self, since: int, *, but: Connection | None = None, by: Connection | None = None, id: int = 0) -> None:
        """Tell every connection what happened since a number; nothing new is fine: somebody came or left.

        Whoever it happened `by` is answered with it: their command `id` is done.
        """
        # Made and written once for each seat: a whole class may be watching.
        made: dict[int, Update] = {}
        written: dict[int, bytes] = {}
        info = self.info()
        for connection in list(self.connections):
            seat = connection.seat
            if connection is but:
                continue
            if seat not in made:
                made[seat] = self.update(seat, since, info)
            if connection is by:
                connection.tell(msgspec.structs.replace(made[seat], done=id))
                continue
            if seat not in written:
                written[seat] = _encode(made[seat])
            connection.pass_on(written[seat])

    def update(self, seat: int, since: int, info: TableInfo | None = None) -> Update:
        """What a seat is told: everything after a number, and how it is now."""
        since = min(max(since, self.table.number - MOST_TOLD, 0), self.table.number)
        game = [number for number in range(since + 1, self.table.number + 1) if self._is_of_the_game(number)]
        # Few enough to be watched one after the other: each but the last with how it was then.
        watched = set(game[:-1]) if len(game) <= MOST_WATCHED else set()
        happened = tuple(
            self._happening(number, told, seat, number in watched) for number, told in self.table.told(since)
        )
        course = self.table.course
        view = course.position.view(seat) if course else None
        undo = course is not None and self.table.state == "playing" and course.may_take_back(seat)
        return Update(self.table.number, seat, info or self.info(), happened, view, undo)

    def _is_of_the_game(self, number: int) -> bool:
        return isinstance(self.table.events[number - 1], Rolled | Moved)

    def _happening(self, number: int, told: Happened | None, viewer: int, watched: bool) -> Happening:
        event = self.table.events[number - 1]
        text = getattr(event, "text", "")
        view: View | None = None
        lines: tuple[Message, ...] = ()
        match event:
            case Rolled() | Moved() if told is not None:
                lines = self._lines(number, told, viewer)
                if told.step.before.hides(viewer, told.step.event):
                    text = ""
                if watched:
                    view = told.step.after.view(viewer)
            case Joined(_, name):
                lines = (Message("log-joined", {"name": name}),)
            case Freed(_, name):
                lines = (Message("log-freed", {"name": name}),)
            case Filled(_, _, name):
                lines = (Message("log-filled", {"name": name}),)
            case Reopened(_, names):
                lines = tuple(Message("log-withheld", {"name": name}) for name in names) or (Message("log-reopened"),)
            case Started():
                lines = (Message("log-started"),)
            case Taken(seat, _):
                lines = (Message("log-taken", {"seat": seat}),)
        kind: Any = event.__struct_config__.tag  # the words of the wire are the tags of the events
        seat = getattr(event, "seat", -1)
        return Happening(number, kind, seat, text, getattr(event, "forced", False), lines, view)

    def _lines(self, number: int, told: Happened, viewer: int) -> tuple[Message, ...]:
        """What a viewer is told of an event of the game; worked out once where all are told the same."""
        before, event, after = told.step
        if not before.game.alike or number <= self.table.number - MOST_WATCHED:
            return before.tell(viewer, event, after)
        if number not in self._told:
            self._told[number] = before.tell(SPECTATOR, event, after)
        return self._told[number]

    def here(self) -> set[int]:
        """The seats that somebody is connected to, here or at another process."""
        return {connection.seat for connection in self.connections} | self.hub.presence.seats(self.table.opened.id)

    @property
    def coming(self) -> bool:
        """Whether somebody has only just joined: their page will be here in a moment."""
        return bool(self._coming)

    def info(self) -> TableInfo:
        """The table as everybody at it may see it."""
        table = self.table
        here = self.here()
        seats = tuple(
            SeatInfo(seat.kind, seat.name, seat.bot, seat.kind == "bot" or i in here, i == table.host)
            for i, seat in enumerate(table.seats)
        )
        opened, sealing = table.opened, table.sealing
        watching = sum(connection.seat < 0 for connection in self.connections)
        return TableInfo(
            opened.id,
            opened.code,
            opened.game,
            opened.options,
            seats,
            table.state,
            opened.spectators,
            watching + self.hub.presence.watching(opened.id),
            opened.hints,
            sealing.commitment or opened.commitment,
            tuple(sealing.seals),
            sealing.missing if table.state == "waiting" else (),
            opened.prompt,
            opened.again,
            table.key,
            table.next[1],
            self.hub.address,
        )

    async def until(self, test: Callable[[], bool], patience: float) -> bool:
        """Wait until something is so at this table; false if it was not in so many seconds."""
        try:
            async with asyncio.timeout(patience):
                while not test():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return test()
        return True

    def _stir(self) -> None:
        """Something is new: whoever waits looks, bots act, and a game that begins by itself does."""
        self._news.set()
        self.beginning.look()
        self.wake_bots()

    # Coming and going

    async def admit(self, hello: Hello, address: str = "") -> Connection | None:
        """A socket with a token comes to the table; nothing if the table is not in memory any more: ask for it again.

        Under the lock, so that no seat is given or taken away between looking and sitting down. What another process
        does in the same moment is heard right after, and `_evict` goes by when the seat was given.
        """
        async with self.lock:
            id = self.table.opened.id
            if hello.since > self.table.number:
                # They come from another process, and have seen what was not heard here yet.
                await self._catch_up()
            holder = await self.hub.holder(id, hello.token)
            if self.hub.tables.get(id) is not self:
                return None
            connection = Connection(
                holder.seat,
                host=holder.host,
                token_hash=hash_of(hello.token),
                since=holder.since,
                seals=hello.seals,
                address=address,
            )
            self._attach(connection, hello.since)
            return connection

    def _attach(self, connection: Connection, since: int) -> None:
        self.replaced(connection.token_hash, connection.came)
        self.connections.append(connection)
        self._coming.discard(connection.seat)
        note("socket opened", table=self.table.opened.id, seat=connection.seat)
        self.used = time.monotonic()
        connection.tell(self.update(connection.seat, since))
        self.tell_all(self.table.number, but=connection)
        self.hub.came(self, connection)
        self._warm()
        self._stir()

    def replaced(self, token_hash: str, came: float) -> None:
        """Close the older sockets of a token that was used again, here or at another process."""
        for other in list(self.connections):
            if other.token_hash == token_hash and other.came <= came:
                self.detach(other)
                other.close("replaced")

    def detach(self, connection: Connection) -> None:
        """A socket leaves."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.used = time.monotonic()
            self.hub.moved(self)
            self.somebody_moved()

    def somebody_moved(self) -> None:
        """Somebody came or left, here or at another process: everybody sees who is there now."""
        self._coming -= self.here()
        self.tell_all(self.table.number)
        self._stir()

    def _evict(self, seat: int) -> None:
        """Whoever held a seat up to the event that was just applied does not any more."""
        for connection in list(self.connections):
            if connection.seat == seat and connection.since < self.table.number:
                # Before anything is told: what follows is for whoever sits there next.
                self.connections.remove(connection)
                connection.close("refused")
                self.hub.moved(self)

    # Bots

    def wake_bots(self) -> None:
        """Let bots act if it is their turn and anybody is there to see it."""
        resting = self._bots is None or self._bots.done()
        if resting and self.connections and self._bot_in_turn() is not None:
            self._bots = self.hub.spawn(self._let_bots_act())

    def _bot_in_turn(self) -> int | None:
        if self.table.state != "playing":
            return None
        assert self.table.course is not None
        turn = self.table.turn
        if not turn and self.table.course.position.turn.kind == "dice":
            return -1  # dice that belong to nobody in particular
        return next((seat for seat in turn if self.table.seats[seat].kind == "bot"), None)

    async def _let_bots_act(self) -> None:
        while (seat := self._bot_in_turn()) is not None and self.connections:
            await asyncio.sleep(self.hub.pause)
            if self._bot_in_turn() != seat:
                continue
            number = self.table.number
            with contextlib.suppress(NotAllowed):
                await self._bot_acts(seat, number)

    async def _bot_acts(self, seat: int, number: int) -> None:
        course = self.table.course
        assert course is not None
        if course.position.turn.kind == "dice":
            await self.change(lambda table: table.throw(seat, table.fair_dice(self.key)), seat=seat, at=number)
            return
        bot = self.table.seats[seat].bot
        warming = partial(self._tell_warming, seat)
        move = await self.hub.minds.choose(bot, course.position, seat, self.address, warming)
        await self.change(lambda table: table.move(seat, move, table.fair_dice(self.key)), seat=seat, at=number)

    def _tell_warming(self, seat: int) -> None:
        for connection in self.connections:
            connection.tell(Warming(seat))

    def _warm(self) -> None:
        """Somebody is there who may soon have to wait for a bot, or for a hint."""
        if self.connections and self.table.state != "over":
            opened = self.table.opened
            who = [seat.bot for seat in self.table.seats if seat.kind == "bot"] + [A_PERSON] * opened.hints
            self.hub.minds.warm(opened.game, len(opened.seats), opened.options, who, self.address)

    @property
    def address(self) -> str:
        """Where this table is played, for sharing what bots think: with its host, or whoever came first."""
        there = sorted(self.connections, key=lambda connection: not connection.host)
        return there[0].address if there else ""

    async def advise(self, seat: int, address: str) -> Sequence[Advice]:
        """What would be good for a seat that is to decide now."""
        course = self.table.course
        if not self.table.opened.hints:
            raise NotAllowed(Message("hint-off"))
        if course is None or seat not in course.position.turn.seats:
            raise NotAllowed(Message("hint-not-now"))
        return await self.hub.minds.advise(course.position, seat, address)

    def stop(self) -> None:
        """The server stops: tell everybody, and let the bots rest."""
        if self._bots:
            self._bots.cancel()
        for connection in list(self.connections):
            connection.part("stopping")
