"""Change notifications: what other processes add, by PostgreSQL's LISTEN and NOTIFY.

A notice is part of the transaction that adds the events: it comes if and when they are
there. It holds only tables and numbers; the events are read from the store. Notices sent
while nobody listened are lost, so after every (re)connection all tables this process has to
do with are looked up.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from teerling.house.store import Said
from teerling.server.store.batch import LAST_NUMBERS
from teerling.server.store.engines import PATIENCE, Engines

CHANNEL = "teerling"
# What processes tell each other besides: nothing of it is kept.
NOTICES = "teerling_notices"
# PostgreSQL takes less than 8,000 bytes. An id is limited by nothing, but is a few dozen at most.
_TABLES = 50
# How many tables are looked up after a reconnection: more than one process ever has open.
_KNOWN = 50_000
_CHUNK = 1_000
# How often the connection is tried: a dead one may look like a silent one.
_CHECK = 20.0


async def tell(connection: AsyncConnection, name: str, numbers: Mapping[str, int]) -> None:
    """Tell the other processes, if and when this transaction is committed."""
    pairs = list(numbers.items())
    payloads = [
        {"channel": CHANNEL, "payload": msgspec.json.encode((name, pairs[i : i + _TABLES])).decode()}
        for i in range(0, len(pairs), _TABLES)
    ]
    for payload in payloads:
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)


async def publish(connection: AsyncConnection, name: str, notice: bytes) -> None:
    """Tell the other processes something that is not kept."""
    payload = {"channel": NOTICES, "payload": f"{name} {notice.decode()}"}
    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)


async def last_numbers(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """The last number of each of these tables that exists."""
    found = await connection.execute(LAST_NUMBERS, {"of_tables": list(ids)})
    return {table: number for table, number in found}  # noqa: C416 - dict() knows no types here


class Known:
    """The tables this process has had to do with, the latest ones last; the oldest are forgotten."""

    def __init__(self) -> None:
        self._tables: dict[str, None] = {}

    def add(self, table: str) -> None:
        """Note that somebody has just read or written a table."""
        self._tables.pop(table, None)
        self._tables[table] = None
        if len(self._tables) > _KNOWN:
            del self._tables[next(iter(self._tables))]

    def chunks(self) -> list[list[str]]:
        """All of them, in portions a statement can take."""
        every = list(self._tables)
        return [every[i : i + _CHUNK] for i in range(0, len(every), _CHUNK)]


class Listener:
    """Hears what others add. Only the newest number of a table waits to be heard, so a slow reader costs nothing."""

    def __init__(self, engines: Engines, name: str, known: Known, said: Said):
        self._engines = engines
        self._name = name
        self._known = known
        self._said = said
        self._heard: dict[str, int] = {}
        self._news = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="store listener")

    async def close(self) -> None:
        """Stop listening; whoever reads comes to the end."""
        self._closed = True
        self._news.set()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def read(self) -> AsyncIterator[tuple[str, int]]:
        """Each table that was added to, with its newest number."""
        while not self._closed:
            await self._news.wait()
            self._news.clear()
            while self._heard:
                table = next(iter(self._heard))
                yield table, self._heard.pop(table)

    async def _run(self) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen()
                pause = 0.05
            except Exception:
                # Whatever it was, the database is needed: try until it is back, less and less often.
                pause = min(pause * 2, 1.0)
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        """Listen until the connection is lost."""
        import asyncpg  # only where there is PostgreSQL

        lost = asyncio.Event()
        async with self._engines.reader.connect() as connection:
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            assert isinstance(driver, asyncpg.Connection)
            try:
                driver.add_termination_listener(lambda _: lost.set())
                await driver.add_listener(CHANNEL, self._notice)
                await driver.add_listener(NOTICES, self._heard_say)
                await self._look_up()
                while not lost.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), _CHECK)
                    if not lost.is_set():
                        await driver.execute("SELECT 1", timeout=PATIENCE)
            finally:
                # It listens: nobody else may get it from the pool.
                await connection.invalidate()

    async def _look_up(self) -> None:
        for chunk in self._known.chunks():
            async with self._engines.reader.connect() as connection:
                for table, number in (await last_numbers(connection, chunk)).items():
                    self._hear(table, number)

    def _notice(self, connection: object, pid: int, channel: str, payload: object) -> None:
        name, pairs = msgspec.json.decode(str(payload), type=tuple[str, list[tuple[str, int]]])
        if name != self._name:
            for table, number in pairs:
                self._hear(table, number)

    def _heard_say(self, connection: object, pid: int, channel: str, payload: object) -> None:
        name, _, notice = str(payload).partition(" ")
        if name != self._name:
            self._said(name, notice.encode())

    def _hear(self, table: str, number: int) -> None:
        self._heard[table] = max(number, self._heard.get(table, 0))
        self._news.set()
