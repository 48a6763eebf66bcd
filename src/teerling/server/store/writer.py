"""One task writes, for everybody: whatever waits while it commits goes together into the next commit.

A commit waits for the disk, a hundred times longer than writing an event takes. So under
load many appends share one wait, and when nothing else is going on nobody waits for company.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from teerling.server.store import changes
from teerling.server.store.engines import Engines
from teerling.server.store.errors import CodeTaken, Conflict, StoreError, explained
from teerling.server.store.schema import Holder, Opened, events, tables, tokens

BATCH = 50
HOUR = 3600


@dataclass(eq=False)
class Job:
    """Something to write, whole or not at all, and the promise of its last number."""

    table: str
    after: int | None  # nothing: it is only to be known that the table is used
    bodies: Sequence[bytes] = ()
    grant: Mapping[str, Holder] = field(default_factory=dict)
    revoke: Sequence[int] = ()
    opened: Opened | None = None  # the table is new
    secret: bytes | None = None  # the key of the dice, from now on
    done: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def last(self) -> int:
        """The number of the last event, once written."""
        return (self.after or 0) + len(self.bodies)

    def failed(self, error: Exception) -> None:
        """Tell whoever waits. Nobody does if they were cancelled meanwhile."""
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """The only one who writes to the database in this process. `commits` counts its transactions."""

    def __init__(self, engines: Engines, name: str, clock: Callable[[], float] = time.time):
        self.commits = 0
        self._clock = clock
        self._hour = 0
        self._noted: set[str] = set()  # the tables whose use is written down for this hour
        self._engines = engines
        self._name = name  # so that a listener knows what it wrote itself
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

    async def close(self) -> None:
        """Finish what is queued; take nothing new."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        # Whoever waits for the end may be cancelled; the writing may not.
        await asyncio.shield(self._task)

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
        try:
            async with self._engines.writer.begin() as connection:
                refused = await self._all(connection, batch)
            self.commits += 1
        except Exception as error:
            self._noted.clear()  # it may not be written down after all
            # If the database is in trouble (or gone, perhaps just after the commit) all of them
            # get to know. Otherwise one of them can't be written; it must not spoil the others.
            trouble = explained(error, self._engines.where)
            if trouble.why != "failed" or isinstance(error, OperationalError) or len(batch) == 1:
                for job in batch:
                    job.failed(await self._reason(job) if isinstance(error, IntegrityError) else trouble)
            else:
                for job in batch:
                    await self._write([job])
            return
        for job in batch:
            if job in refused:
                job.failed(refused[job])
            elif not job.done.done():
                job.done.set_result(job.last)

    async def _all(self, connection: AsyncConnection, batch: list[Job]) -> dict[Job, Exception]:
        """Write the whole batch, except those that come too late; what to tell these."""
        refused: dict[Job, Exception] = {}
        numbers = await self._numbers(connection, {job.table for job in batch})
        rows = []
        now = int(self._clock())
        for job in batch:
            if job.opened is not None:
                await connection.execute(insert(tables), job.opened._asdict() | {"used": now})
                numbers[job.table] = 0
            if job.after is None:
                continue
            if numbers.get(job.table) != job.after:
                refused[job] = Conflict(f"{job.table} is at {numbers.get(job.table)}, not at {job.after}")
                continue
            rows += [
                {"table_id": job.table, "number": number, "body": body}
                for number, body in enumerate(job.bodies, job.after + 1)
            ]
            numbers[job.table] = job.last
        if rows:
            await connection.execute(insert(events), rows)
        written = [job for job in batch if job not in refused]
        await self._note_use(connection, {job.table for job in written if not job.opened}, now)
        for job in written:
            await _tokens(connection, job)
            if job.secret is not None:
                await connection.execute(update(tables).where(tables.c.id == job.table).values(secret=job.secret))
        if rows and self._engines.shared:
            await changes.tell(connection, self._name, {job.table: numbers[job.table] for job in written if job.bodies})
        return refused

    async def _note_use(self, connection: AsyncConnection, used: set[str], now: int) -> None:
        """Write down when these tables are used: once an hour is enough, and spares each move a statement."""
        self._new_hour()
        if new := sorted(used - self._noted):
            await connection.execute(update(tables).where(tables.c.id.in_(new)).values(used=now))
            self._noted.update(new)

    def _new_hour(self) -> None:
        if (hour := int(self._clock()) // HOUR) != self._hour:
            self._hour, self._noted = hour, set()

    async def _numbers(self, connection: AsyncConnection, ids: set[str]) -> dict[str, int]:
        """The last number of each table, which nobody can raise before this transaction ends."""
        # Few different lengths, so that few different statements have to be prepared. Sorted, so
        # that two processes that lock the same tables don't wait for each other.
        these = sorted(ids)
        these += these[-1:] * ((1 << (len(these) - 1).bit_length()) - len(these))
        if self._engines.shared:
            # The key alone would stop whoever comes second as well, but only by failing its whole batch.
            # In a statement of its own: the next one then sees what was committed while this one waited.
            # SQLite has no such locks and needs none, as its writers take turns.
            locked = select(tables.c.id).where(tables.c.id.in_(these)).order_by(tables.c.id)
            await connection.execute(locked.with_for_update(key_share=True))
        return await changes.last_numbers(connection, these)

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


async def _tokens(connection: AsyncConnection, job: Job) -> None:
    if job.revoke:
        seats = tokens.c.seat.in_(list(job.revoke))
        await connection.execute(delete(tokens).where(tokens.c.table_id == job.table, seats))
    if job.grant:
        rows = [
            {"hash": key, "table_id": holder.table, "seat": holder.seat, "host": holder.host, "since": job.last}
            for key, holder in job.grant.items()
        ]
        await connection.execute(insert(tokens), rows)
