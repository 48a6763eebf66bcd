"""Schema migrations: bringing a database up to date, whether it is new, old, or being opened by another process too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from teerling.house.store import StoreError
from teerling.server.store.engines import PATIENCE, Engines
from teerling.server.store.errors import explaining

MIGRATIONS = Path(__file__).parent / "migrations"
# Whatever number, as long as nobody else who uses the same database takes it for something else.
_LOCK = 0x7EE4
# Writes something, and changes nothing.
TRIAL = text("UPDATE alembic_version SET version_num = version_num")


async def migrate(engines: Engines) -> None:
    """Migrate to the newest schema known here, in one transaction."""
    with explaining(engines.where):
        for attempt in range(PATIENCE * 10):
            try:
                async with engines.writer.connect() as c, _without_foreign_keys(c), c.begin():
                    await c.run_sync(_to_head, engines.where)
                return
            except OperationalError as error:
                # SQLite doesn't wait while another process turns a new file into a WAL database.
                if "is locked" not in str(error) or attempt == PATIENCE * 10 - 1:
                    raise
                await asyncio.sleep(0.1)


@asynccontextmanager
async def _without_foreign_keys(connection: AsyncConnection) -> AsyncIterator[None]:
    """SQLite makes a table anew to change it, and would mind for a moment that others point to it.

    A step that does so looks at the foreign keys itself. In a transaction this can't be switched any more.
    """
    if connection.dialect.name != "sqlite":
        yield
        return
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, aiosqlite.Connection)
    await driver.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        await driver.execute("PRAGMA foreign_keys = ON")


async def refuse_other_versions(connection: AsyncConnection, where: str) -> None:
    """Refuse a database that is not of the newest schema known here, and leave it as it is."""
    if await connection.run_sync(_revision, where) != ScriptDirectory(MIGRATIONS).get_current_head():
        raise StoreError("older", where)


def _revision(connection: Connection, where: str) -> str | None:
    """The schema a database has, if it has any; refuses one that is not known here."""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()}
    if revision is not None and revision not in known:
        raise StoreError("newer", where, revision)
    return revision


def _to_head(connection: Connection, where: str) -> None:
    if connection.dialect.name == "postgresql":
        # SQLite's BEGIN IMMEDIATE has already taken turns.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    _revision(connection, where)
    scripts = ScriptDirectory(MIGRATIONS)

    def steps(revision: str | tuple[str, ...], context: MigrationContext) -> list[MigrationStep]:
        # What `alembic upgrade head` does; there is no public name for it.
        return list(scripts._upgrade_revs("head", revision))  # type: ignore[arg-type]

    # Without an env.py: that is for the command line, and would run whenever something imports it.
    with EnvironmentContext(Config(), scripts, fn=steps) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
    # SQLite lets a file that may only be read be opened for writing; better to know now than at the first move.
    connection.execute(TRIAL)
