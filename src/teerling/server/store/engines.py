"""Opening a database, with settings (such as the write-ahead log) that make an acknowledged event a safe one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from teerling.house.store import StoreError

if TYPE_CHECKING:
    from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection

READERS = 4
# How long to wait for another process that is writing, or for a server that doesn't answer.
PATIENCE = 10
# What makes an event in a file a safe one: on disk before anybody hears of it.
SQLITE_WRITES = (
    f"busy_timeout = {PATIENCE * 1000}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)


class Engines(NamedTuple):
    """One database: where it is (without its password), who writes and who reads."""

    where: str
    writer: AsyncEngine
    reader: AsyncEngine
    file: Path | None = None  # of SQLite

    @property
    def shared(self) -> bool:
        """Whether several processes may serve the same tables, telling each other what they add."""
        return self.writer.dialect.name == "postgresql"

    async def dispose(self) -> None:
        """Close all connections."""
        await self.reader.dispose()
        await self.writer.dispose()


def read_url(text: str) -> URL:
    """The URL people mean: a bare path is a SQLite file, and the drivers are ours to choose.

    >>> print(read_url("/var/lib/teerling.db"))
    sqlite+aiosqlite:////var/lib/teerling.db
    >>> print(read_url("postgres://anna@db/teerling"))
    postgresql+asyncpg://anna@db/teerling
    """
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        # The text may hold a password, so it is not repeated.
        raise StoreError("failed", "://", "not a database URL") from error
    kind = url.drivername.split("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    raise StoreError("failed", url.render_as_string(), "neither SQLite nor PostgreSQL")


def engines(text: str) -> Engines:
    """The engines for a URL or path. Nothing is opened yet."""
    url = read_url(text)
    if url.get_backend_name() == "postgresql":
        return _postgresql(url, url.render_as_string())
    return _sqlite(url, url.database or "")


def _postgresql(url: URL, where: str) -> Engines:
    settings = {
        "application_name": "teerling",
        # Whatever the server is used to: here a commit means it is on disk.
        "synchronous_commit": "on",
        # Nobody waits for ever for the lock of a process that hangs, and none such keeps it for ever.
        "lock_timeout": f"{PATIENCE}s",
        "idle_in_transaction_session_timeout": "60s",
        # Compiling costs more than such small statements take.
        "jit": "off",
    }
    engine = create_async_engine(
        url,
        hide_parameters=True,  # keys and codes have no place in what an error says
        # One for the writer, one for the listener.
        pool_size=READERS + 2,
        max_overflow=0,
        pool_timeout=PATIENCE,
        # Connections that died while nobody looked are replaced instead of failing a move.
        pool_pre_ping=True,
        connect_args={"server_settings": settings, "timeout": PATIENCE},
    )
    return Engines(where, engine, engine)


def _sqlite(url: URL, where: str) -> Engines:
    if url.database in (None, "", ":memory:"):
        raise StoreError("failed", where, "a file is needed")
    # Two connections that write would only wait for each other.
    writer = _sqlite_engine(url, 1, SQLITE_WRITES, "BEGIN IMMEDIATE")
    reader = _sqlite_engine(url, READERS, (f"busy_timeout = {PATIENCE * 1000}", "query_only = ON"), "BEGIN")
    return Engines(where, writer, reader, Path(where.removeprefix("file:")).resolve())


def _sqlite_engine(url: URL, connections: int, pragmas: Sequence[str], begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: AsyncAdapt_aiosqlite_connection, record: object) -> None:
        # Python's driver must not begin transactions by itself: it would leave table definitions outside.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        # IMMEDIATE: whoever is going to write says so before reading what it depends on.
        connection.exec_driver_sql(begin)

    return engine
