"""Transactions: the hands that write a batch in one, a hand for a server of databases and one for a file.

A file is written by the standard library, in a thread of its own, which is asked once for a whole batch: to go to
a thread and back for each statement takes longer than the statements do.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, Protocol

from sqlalchemy import select
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from teerling.server.store import changes
from teerling.server.store.batch import LAST_NUMBER, Job, Plan, Statement, plan
from teerling.server.store.engines import SQLITE_WRITES, Engines
from teerling.server.store.schema import tables


class Pen(Protocol):
    """Writes batches."""

    async def write(self, batch: Sequence[Job], now: int, noted: set[str]) -> Plan:
        """Write a whole batch, except those that come too late; raises whatever the database does."""
        ...

    async def close(self) -> None:
        """There is nothing more to write."""
        ...


def pen(engines: Engines, name: str) -> Pen:
    """The one for a database; `name` is told with what it writes, so that a listener knows its own."""
    return FilePen(engines.file) if engines.file else SharedPen(engines, name)


class SharedPen:
    """For PostgreSQL, where others may write to the same tables."""

    def __init__(self, engines: Engines, name: str):
        self._engines = engines
        self._name = name

    async def write(self, batch: Sequence[Job], now: int, noted: set[str]) -> Plan:
        """Write a batch, and tell the others."""
        async with self._engines.writer.begin() as connection:
            made = plan(batch, await self._numbers(connection, {job.table for job in batch}), now, noted)
            for statement, rows in made.statements:
                await connection.execute(statement, rows)
            if made.numbers:
                await changes.tell(connection, self._name, made.numbers)
        return made

    async def _numbers(self, connection: AsyncConnection, ids: set[str]) -> dict[str, int]:
        """The last number of each table, which nobody can raise before this transaction ends."""
        # Few different lengths, so that few different statements have to be prepared. Sorted, so
        # that two processes that lock the same tables don't wait for each other.
        these = sorted(ids)
        these += these[-1:] * ((1 << (len(these) - 1).bit_length()) - len(these))
        # The key alone would stop whoever comes second as well, but only by failing its whole batch.
        # In a statement of its own: the next one then sees what was committed while this one waited.
        locked = select(tables.c.id).where(tables.c.id.in_(these)).order_by(tables.c.id)
        await connection.execute(locked.with_for_update(key_share=True))
        return await changes.last_numbers(connection, these)

    async def close(self) -> None:
        """Its connections belong to the engine."""


@cache
def _sql(statement: Statement) -> str:
    """A statement as SQLite reads it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class Asked(NamedTuple):
    """A batch for the thread that writes, and where its answer is waited for."""

    batch: Sequence[Job]
    now: int
    noted: set[str]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Plan]

    def answer(self, made: Plan | BaseException) -> None:
        """Answer from the thread; nobody hears it if the program is ending."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._heard, made)

    def _heard(self, made: Plan | BaseException) -> None:
        if self.done.cancelled():
            return
        if isinstance(made, BaseException):
            self.done.set_exception(made)
        else:
            self.done.set_result(made)


class FilePen:
    """For SQLite, whose writers take turns."""

    def __init__(self, file: Path):
        self._file = file
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        # It holds up nobody's end: what was not answered was not promised.
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, batch: Sequence[Job], now: int, noted: set[str]) -> Plan:
        """Write a batch: there and back once."""
        loop = asyncio.get_running_loop()
        asked = Asked(batch, now, noted, loop, loop.create_future())
        self._asked.put(asked)
        return await asked.done

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            try:
                made: Plan | BaseException = self._write(asked.batch, asked.now, asked.noted)
            except BaseException as error:
                made = error
            asked.answer(made)
        self._close()

    def _write(self, batch: Sequence[Job], now: int, noted: set[str]) -> Plan:
        try:
            connection = self._connection = self._connection or _connect(self._file)
            # IMMEDIATE: whoever is going to write says so before reading what it depends on.
            connection.execute("BEGIN IMMEDIATE")
            numbers: dict[str, int] = {}
            for table in {job.table for job in batch}:
                numbers.update(connection.execute(_sql(LAST_NUMBER), {"of_table": table}).fetchall())
            made = plan(batch, numbers, now, noted)
            for statement, rows in made.statements:
                connection.executemany(_sql(statement), rows)
            connection.execute("COMMIT")
        except BaseException:
            # Closing undoes whatever was not committed, also where the disk is in such trouble that nothing else would.
            self._close()
            raise
        return made

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Close the file, and end the thread."""
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in SQLITE_WRITES:
        connection.execute(f"PRAGMA {pragma}")
    return connection
