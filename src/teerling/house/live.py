"""A table in memory that somebody is looking at: ask, store, apply, tell (event sourcing).

Every change goes one way: ask the table what would follow, store it, apply it, tell everybody. One lock for each table
keeps that order in this process; between processes whoever stores an event's number first was first (optimistic lock),
and the other asks again. A client that does not read is dropped, never waited for.

Who is connected stands in `attendance`, what they are told in `telling`, when bots act in `bot_turns`, and how a game
begins in `beginning`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from teerling.events import Ended, Event, Filled, Freed, Joined, Started
from teerling.house.attendance import Attendance
from teerling.house.beginning import Beginning
from teerling.house.bot_turns import BotTurns
from teerling.house.codes import hash_of
from teerling.house.connection import Connection
from teerling.house.errors import NotKept
from teerling.house.loading import pieces, write_event
from teerling.house.logs import log, note
from teerling.house.messages import Hello
from teerling.house.store import Conflict, Holder, StoreError
from teerling.house.telling import Telling
from teerling.table import NotAllowed, Table
from teerling.values import Message, TeerlingError

if TYPE_CHECKING:
    from teerling.house.hub import Hub

# How often something is asked again because another process was first.
TRIES = 20


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
        self.attendance = Attendance(self)
        self.telling = Telling(self)
        self.bots = BotTurns(self)
        self.beginning = Beginning(self)
        self._news = asyncio.Event()

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
        self.telling.forget()
        for event in events:
            self.table.apply(event)
            if isinstance(event, Freed | Filled):
                self.attendance.evict(event.seat)
            if isinstance(event, Joined):
                self.attendance.expect(event.seat)
            if isinstance(event, Started | Ended):
                note(f"game {event.__struct_config__.tag}", table=self.table.opened.id, game=self.table.opened.game)
        self.telling.everybody(since, by=by, id=id)
        if any(isinstance(event, Started | Filled) for event in events):
            self.bots.warm()
        self.stir()

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

    # Waiting and being woken

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

    def stir(self) -> None:
        """Something is new: whoever waits looks, bots act, and a game that begins by itself does."""
        self._news.set()
        self.beginning.look()
        self.bots.wake()

    # Coming

    @property
    def welcoming(self) -> bool:
        """Whether somebody who has the code could sit down here, or watch."""
        table = self.table
        seats = any(seat.kind == "open" for seat in table.seats)
        return table.state != "over" and (seats or table.opened.spectators)

    async def admit(self, hello: Hello, address: str = "") -> Connection | None:
        """A socket with a token comes to the table; nothing if the table is not in memory any more: ask for it again.

        Under the lock, so that no seat is given or taken away between looking and sitting down. What another process
        does in the same moment is heard right after, and `Attendance.evict` goes by when the seat was given.
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
            self.attendance.attach(connection, hello.since)
            return connection

    def stop(self) -> None:
        """The server stops: tell everybody, and let the bots rest."""
        self.bots.stop()
        for connection in list(self.connections):
            connection.part("stopping")
