"""Group commit: one task writes for everybody, and whatever waits while it commits goes together into the next commit.

A commit waits for the disk, a hundred times longer than writing an event takes. So under
load many appends share one wait, and when nothing else is going on nobody waits for company.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy import exc, select

from teerling.house.store import CodeTaken, Conflict, StoreError
from teerling.server.store.batch import Job
from teerling.server.store.engines import Engines
from teerling.server.store.errors import explained
from teerling.server.store.pens import pen
from teerling.server.store.schema import tables

BATCH = 50
HOUR = 3600
# Nothing has this id: a job for it writes nothing, and comes after those before it.
NO_TABLE = ""
# The same errors come with the names of whoever writes.
INTEGRITY = (exc.IntegrityError, sqlite3.IntegrityError)
OPERATIONAL = (exc.OperationalError, sqlite3.OperationalError)


class Writer:
    """The only one who writes to the database in this process. `commits` counts its transactions."""

    def __init__(self, engines: Engines, name: str, clock: Callable[[], float] = time.time):
        self.commits = 0
        self._clock = clock
        self._hour = 0
        self._noted: set[str] = set()  # the tables whose use is written down for this hour
        self._engines = engines
        self._pen = pen(engines, name)
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    @property
    def alive(self) -> bool:
        """Whether it still takes jobs."""
        return not self._closed and not self._task.done()

    async def write(self, job: Job) -> int:
        """The last number, once what is written up to there is on disk."""
        if not self.alive:
            raise StoreError("closed", self._engines.where)
        self._queue.put_nowait(job)
        return await job.done

    def note(self, table: str) -> None:
        """Write down that a table is used, without anybody waiting for it."""
        self._new_hour()
        if self.alive and table not in self._noted:
            job = Job(table, None)
            job.done.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._queue.put_nowait(job)

    async def settled(self) -> None:
        """Wait until all that was noted so far is on disk."""
        await self.write(Job(NO_TABLE, None))

    async def close(self) -> None:
        """Finish what is queued; take nothing new."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        # Whoever waits for the end may be cancelled; the writing may not.
        await asyncio.shield(self._task)
        await self._pen.close()

    async def _run(self) -> None:
        batch: list[Job] = []
        try:
            while True:
                batch = await self._next()
                if not batch:
                    return
                await self._write(batch)
        finally:
            # Reached with jobs left only when the whole program is being cancelled.
            left: list[Job | None] = [*batch]
            while not self._queue.empty():
                left.append(self._queue.get_nowait())
            for job in left:
                if job is not None:
                    job.failed(StoreError("closed", self._engines.where))

    async def _next(self) -> list[Job]:
        """What waits now, at least one job; nothing at the end."""
        batch: list[Job] = []
        while not batch or (len(batch) < BATCH and not self._queue.empty()):
            job = await self._queue.get()
            if job is None:
                # The last thing ever queued; put back, to be met again after this batch.
                if batch:
                    self._queue.put_nowait(None)
                break
            # Cancelled while it waited: nobody was promised anything.
            if not job.done.done():
                batch.append(job)
        return batch

    async def _write(self, batch: list[Job]) -> None:
        self._new_hour()
        try:
            made = await self._pen.write(batch, int(self._clock()), self._noted)
        except Exception as error:
            # If the database is in trouble (or gone, perhaps just after the commit) all of them
            # get to know. Otherwise one of them can't be written; it must not spoil the others.
            trouble = explained(error, self._engines.where)
            if trouble.why != "failed" or isinstance(error, OPERATIONAL) or len(batch) == 1:
                for job in batch:
                    job.failed(await self._reason(job) if isinstance(error, INTEGRITY) else trouble)
            else:
                for job in batch:
                    await self._write([job])
            return
        self.commits += 1
        for job in batch:
            if job in made.refused:
                job.failed(made.refused[job])
                continue
            # Once an hour is enough, and spares each move a statement.
            self._noted.add(job.table)
            if not job.done.done():
                job.done.set_result(job.last)

    def _new_hour(self) -> None:
        if (hour := int(self._clock()) // HOUR) != self._hour:
            self._hour, self._noted = hour, set()

    async def _reason(self, job: Job) -> Exception:
        """Why a job on its own breaks the database's rules."""
        taken = select(tables.c.id).where(tables.c.code == job.opened.code) if job.opened else None
        try:
            async with self._engines.writer.connect() as connection:
                if taken is not None and (await connection.execute(taken)).first():
                    return CodeTaken()
        except Exception as error:
            return explained(error, self._engines.where)
        return Conflict(f"{job.table} or one of its tokens is there already")
