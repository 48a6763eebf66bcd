"""The store itself: the one class by which events, tables and tokens are written and read."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import IO, TypeVarTuple

from sqlalchemy import Executable, Row, Select, delete, select, update

from teerling.house.store import CODE_SLEEPS, DAY, NOBODY, Holder, Opened, Said, StoreError
from teerling.server.store import files
from teerling.server.store.batch import Job
from teerling.server.store.changes import Known, Listener, publish
from teerling.server.store.engines import PATIENCE, Engines, engines
from teerling.server.store.errors import explaining
from teerling.server.store.migrate import TRIAL, migrate
from teerling.server.store.schema import events, tables, tokens
from teerling.server.store.writer import Writer

# How many tables are put away at once.
SLICE = 10

_Columns = TypeVarTuple("_Columns")


class Store:
    """Tables, their events and their tokens, in one database. Made by `connect`.

    Every method may raise `StoreError`. Where `append` or `open` does, it is not known whether
    it was written (the connection may have been lost just after): read the events again.
    """

    def __init__(self, engines: Engines, clock: Callable[[], float] = time.time, held: IO[bytes] | None = None):
        self._engines = engines
        self._held = held
        self._name = secrets.token_hex(8)
        self._known = Known()
        self._writer = Writer(engines, self._name, clock)
        self._clock = clock
        self._listeners: set[Listener] = set()
        self._closing = asyncio.Event()
        self._trial: asyncio.Task[bool] | None = None
        self._tried = 0.0

    @classmethod
    async def connect(cls, url: str, clock: Callable[[], float] = time.time, *, alone: bool = False) -> Store:
        """Open a database, and bring it up to date. A path is a SQLite file, made if it isn't there.

        A server opens such a file `alone`: nobody else may serve it at the same time.
        """
        opened = engines(url)
        held = files.lock(opened.file, opened.where) if opened.file and alone else None
        try:
            if opened.file:
                files.keep_private(opened.file)
            await migrate(opened)
        except BaseException:
            if held:
                held.close()
            await opened.dispose()
            # aiosqlite's thread says goodbye after a failed opening without being waited for; if the
            # program ends before that, a traceback hides our error.
            await asyncio.sleep(0.05)
            raise
        return cls(opened, clock, held)

    async def close(self) -> None:
        """Finish what is queued, then close. Readers of `changes` come to their end."""
        self._closing.set()
        await self._writer.close()
        for listener in list(self._listeners):
            await listener.close()
        await self._engines.dispose()
        if self._held:
            self._held.close()

    @property
    def commits(self) -> int:
        """How many transactions were committed: under load fewer than appends."""
        return self._writer.commits

    # Writing

    async def open(self, table: Opened, bodies: Sequence[bytes], holders: Mapping[str, Holder]) -> None:
        """Keep a new table with its first events and tokens, whose keys are SHA-256 hashes.

        Raises `CodeTaken`, or `Conflict` if the id or a token is there already.
        """
        await self._writer.write(Job(table.id, 0, bodies, holders, opened=table))
        self._known.add(table.id)

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        *,
        grant: Mapping[str, Holder] = NOBODY,
        revoke: Sequence[int] = (),
        secret: bytes | None = None,
    ) -> int:
        """Add events after number `after`; the last number, once all is on disk.

        In the same transaction all tokens of the seats in `revoke` are dropped, those of `grant`
        added, and `secret` becomes the table's secret. Raises `Conflict` if `after` is not the last
        number, and then nothing is written. If the caller is cancelled it may be written or not.
        """
        number = await self._writer.write(Job(table, after, bodies, grant, revoke, secret=secret))
        self._known.add(table)
        return number

    async def sweep(self, days: float, used: Sequence[str] = (), over: Sequence[str] = ()) -> AsyncIterator[str]:
        """Put away the tables that nobody used for so many days (0: none), a few at a time; the id of each.

        `used` are tables that somebody looks at; `over` are finished ones, which lose their codes.
        Several processes may do this at once.
        """
        for table in used:
            self._writer.note(table)
        # Whoever has just come back to a table that was not used for long keeps it.
        await self._writer.settled()
        for start in range(0, len(over), SLICE):
            these = tables.c.id.in_(over[start : start + SLICE])
            await self._in_turn(update(tables).where(these, tables.c.code.is_not(None)).values(code=None))
        gone = [""] * SLICE if days else []
        while len(gone) == SLICE:
            gone = await self._put_away(self._clock() - days * DAY)
            for table in gone:
                yield table
            # Moves come first: they wait for one slice at most.
            await asyncio.sleep(0.05)

    async def _put_away(self, before: float) -> list[str]:
        """Delete a few tables with all that belongs to them."""
        old = select(tables.c.id).where(tables.c.used < before).order_by(tables.c.used).limit(SLICE)
        with explaining(self._engines.where):
            async with self._engines.writer.begin() as connection:
                # What another process has in hand, be it for a move or for this, is left to it.
                found = await connection.execute(old.with_for_update(skip_locked=True))
                ids = list(found.scalars())
                if ids:
                    await connection.execute(delete(tokens).where(tokens.c.table_id.in_(ids)))
                    await connection.execute(delete(events).where(events.c.table_id.in_(ids)))
                    await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
                return ids

    async def _in_turn(self, change: Executable) -> None:
        """Change something beside the events, when the writer has a moment."""
        if self._closing.is_set():
            raise StoreError("closed", self._engines.where)
        with explaining(self._engines.where):
            async with self._engines.writer.begin() as connection:
                await connection.execute(change)

    # Reading

    async def table(self, id: str) -> Opened | None:
        """What is kept about a table."""
        row = await self._first(select(tables.c.id, tables.c.code, tables.c.secret).where(tables.c.id == id))
        return Opened(*row) if row else None

    async def by_code(self, code: str) -> str | None:
        """The id of the table with this code, unless nobody has used it for long: then the code sleeps."""
        awake = tables.c.used > self._clock() - CODE_SLEEPS * DAY
        row = await self._first(select(tables.c.id).where(tables.c.code == code, awake))
        return row[0] if row else None

    async def events(self, table: str, since: int = 0, most: int | None = None) -> list[tuple[int, bytes]]:
        """The events after number `since`, in order; so many of them at most."""
        # Before reading: what is added while we read must not be missed by a look-up at that moment.
        self._known.add(table)
        wanted = select(events.c.number, events.c.body).where(events.c.table_id == table, events.c.number > since)
        return [(number, body) for number, body in await self._rows(wanted.order_by(events.c.number).limit(most))]

    async def holder(self, token_hash: str) -> Holder | None:
        """What a token stands for, by its SHA-256 hash; nothing if it was revoked."""
        columns = tokens.c.table_id, tokens.c.seat, tokens.c.host, tokens.c.since
        wanted = select(*columns).where(tokens.c.hash == token_hash)
        row = await self._first(wanted)
        if row is None:
            return None
        self._writer.note(row[0])  # whoever has a seat comes back to it
        return Holder(*row)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._engines.shared

    async def publish(self, notice: bytes) -> None:
        """Tell the other processes something that is not kept; whoever does not listen now never hears it."""
        with explaining(self._engines.where):
            async with self._engines.reader.begin() as connection:
                await publish(connection, self._name, notice)

    async def changes(self, said: Said = lambda *_: None) -> AsyncIterator[tuple[str, int]]:
        """The tables other processes add to, each with its newest number, until the store is closed.

        Every such change is heard, though not each number: read the events since the last one
        you have. At the start, and whenever the connection was lost, all tables read or written
        here come once with the number they have now, so nothing is missed. With SQLite, which
        is for one process, it yields nothing. `said` is called with what others publish meanwhile.
        """
        if not self._engines.shared:
            await self._closing.wait()
            return
        listener = Listener(self._engines, self._name, self._known, said)
        self._listeners.add(listener)
        try:
            async for change in listener.read():
                yield change
        finally:
            self._listeners.discard(listener)
            await listener.close()

    async def healthy(self) -> bool:
        """Whether the store can be read and written now. It is tried once a second at most, whoever asks."""
        if self._closing.is_set():
            return False
        if self._trial is None or (self._trial.done() and time.monotonic() - self._tried >= 1):
            self._tried = time.monotonic()
            self._trial = asyncio.create_task(self._try_out())
        return await asyncio.shield(self._trial)

    async def _try_out(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE / 2):
                await self._rows(select(tables.c.id).limit(1))
                await self._in_turn(TRIAL)
        except (StoreError, TimeoutError):
            return False
        return self._writer.alive

    async def _rows(self, wanted: Select[*_Columns]) -> Sequence[Row[*_Columns]]:
        if self._closing.is_set():
            raise StoreError("closed", self._engines.where)
        with explaining(self._engines.where):
            async with self._engines.reader.connect() as connection:
                return (await connection.execute(wanted)).all()

    async def _first(self, wanted: Select[*_Columns]) -> Row[*_Columns] | None:
        return next(iter(await self._rows(wanted)), None)
