"""Backup and restore: all that a database keeps, in one file, while servers play on.

A backup is a SQLite database of the same schema, whichever kind it was made from; so it can also be served itself, and
tables can move from one kind to the other. It holds the keys of games under way: it is for its owner only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Row, Table, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teerling.house.store import StoreError
from teerling.server.store import files
from teerling.server.store.changes import tell
from teerling.server.store.engines import Engines, engines
from teerling.server.store.errors import explaining
from teerling.server.store.migrate import migrate, refuse_other_versions
from teerling.server.store.schema import events, metadata, tables, tokens

# How many rows are copied at once.
ROWS = 2_000
# Whose notices these are: no server's.
NAME = "restore"

# Tables before what belongs to them, and which column says to which.
_TABLE_OF = {tables: tables.c.id, events: events.c.table_id, tokens: tokens.c.table_id}


class Counted(NamedTuple):
    """How much a backup holds."""

    tables: int
    events: int


class Restored(NamedTuple):
    """How many tables came back, how many were there already, as far or further, and those left because they differ."""

    back: int
    kept: int
    differ: tuple[str, ...]


async def back_up(url: str, file: Path) -> Counted:
    """Copy a database as it is at one moment into a new file, whole or not at all; what was written is read again."""
    if file.exists():
        raise FileExistsError(file)
    source = engines(url)
    if source.file and not source.file.exists():
        raise StoreError("unreachable", source.where, "no such file")
    # Beside the file, so that it can take its place in one step; and closed to others.
    folder = Path(tempfile.mkdtemp(dir=file.parent, prefix=f".{file.name}."))
    try:
        made = folder / "backup"
        written = await _copied(source, made)
        _make_single(made)
        if await _written(made) != written:
            raise StoreError("failed", str(file), "what was written is not what is read")
        made.replace(file)
    finally:
        await source.dispose()
        shutil.rmtree(folder)
    return Counted(written[tables.name][0], written[events.name][0])


# What is done with rows that are read.
Use = Callable[[Table, Sequence[Row[Any]]], Awaitable[None]]
# How many rows there are, and the sum of their hashes: the order in which a database gives them is its own affair.
Fingerprints = Mapping[str, tuple[int, int]]


def _added(before: tuple[int, int], rows: Sequence[Row[Any]]) -> tuple[int, int]:
    hashes = (int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest()) for row in rows)
    return before[0] + len(rows), (before[1] + sum(hashes)) % 2**256


async def _copied(source: Engines, made: Path) -> Fingerprints:
    """Copy everything into a new file."""
    async with _opened(made) as copy, copy.writer.begin() as to:

        async def write(table: Table, rows: Sequence[Row[Any]]) -> None:
            await to.execute(insert(table), [row._asdict() for row in rows])

        return await _read(source, write)


async def _written(file: Path) -> Fingerprints:
    """What a file holds, read from it."""
    there = engines(str(file))
    try:
        return await _read(there)
    finally:
        await there.dispose()


async def _read(source: Engines, use: Use | None = None) -> Fingerprints:
    """Read everything, and do something with it."""
    found = {}
    async with _at_one_moment(source) as connection:
        for table in metadata.sorted_tables:
            found[table.name] = (0, 0)
            async for rows in _pieces(connection, table):
                found[table.name] = _added(found[table.name], rows)
                if use:
                    await use(table, rows)
    return found


async def _pieces(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    async with connection.stream(select(table)) as rows:
        async for piece in rows.partitions(ROWS):
            yield piece


@asynccontextmanager
async def _at_one_moment(source: Engines) -> AsyncIterator[AsyncConnection]:
    """A connection that sees nothing of what is written from now on."""
    with explaining(source.where):
        async with source.reader.connect() as connection:
            if source.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            await refuse_other_versions(connection, source.where)
            yield connection


@asynccontextmanager
async def _opened(file: Path) -> AsyncIterator[Engines]:
    """A file of ours, brought up to date."""
    opened = engines(str(file))
    files.keep_private(file)
    try:
        await migrate(opened)
        with explaining(opened.where):
            yield opened
    finally:
        await opened.dispose()


def _make_single(file: Path) -> None:
    """Leave nothing of a database beside its file, and all of it on disk."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with file.open("rb+") as written:
        os.fsync(written.fileno())


async def restore(file: Path, url: str) -> Restored:
    """Bring back what a backup holds: tables that are not there, or not as far.

    Nothing that happened since is taken back: a table that has gone on stays, and so does one that went another way.
    Every table comes back whole or not at all, one after the other, so that servers go on meanwhile.
    """
    with tempfile.TemporaryDirectory() as folder:
        # A copy, as an older one has to be brought up to date.
        copy = Path(folder) / "backup"
        shutil.copyfile(file, copy)
        with explaining(str(file)):
            _refuse_damaged(copy, str(file))
        async with _opened(copy) as source, source.reader.connect() as there:
            target = engines(url)
            if target.file:
                files.keep_private(target.file)
            try:
                await migrate(target)
                return await _all_restored(there, target)
            finally:
                await target.dispose()


def _refuse_damaged(copy: Path, where: str) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        (said,) = connection.execute("PRAGMA integrity_check").fetchone()
        if said != "ok":
            raise StoreError("corrupt", where, said)
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise StoreError("corrupt", where, "no tables of ours")


async def _all_restored(there: AsyncConnection, target: Engines) -> Restored:
    back = kept = 0
    differ = []
    for table in (await there.execute(select(tables.c.id).order_by(tables.c.id))).scalars().all():
        with explaining(target.where):
            match await _restored(there, target, table):
                case True:
                    back += 1
                case False:
                    kept += 1
                case None:
                    differ.append(table)
    return Restored(back, kept, tuple(differ))


async def _restored(there: AsyncConnection, target: Engines, table: str) -> bool | None:
    """Bring one table back; false if it was there, as far or further, and nothing if it went another way."""
    found = {kind: (await there.execute(select(kind).where(of == table))).all() for kind, of in _TABLE_OF.items()}
    past = sorted((row.number, row.body) for row in found[events])
    async with target.writer.begin() as connection:
        # Whoever is about to write to it waits, or is waited for.
        held = select(tables.c.id).where(tables.c.id == table).with_for_update()
        if (await connection.execute(held)).first():
            now = select(events.c.number, events.c.body).where(events.c.table_id == table).order_by(events.c.number)
            known = [tuple(row) for row in (await connection.execute(now)).all()]
            if known[: len(past)] != past[: len(known)]:
                return None
            if len(known) >= len(past):
                return False
            for kind, of in reversed(_TABLE_OF.items()):
                await connection.execute(delete(kind).where(of == table))
        rows = {kind: [row._asdict() for row in each] for kind, each in found.items()}
        (row,) = rows[tables]
        if (await connection.execute(select(tables.c.id).where(tables.c.code == row["code"]))).first():
            row["code"] = None  # another table has it meanwhile
        for kind, each in rows.items():
            if each:
                await connection.execute(insert(kind), each)
        if target.shared:
            await tell(connection, NAME, {table: len(past)})
    return True
