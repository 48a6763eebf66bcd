"""Opening a database: a new one, an old one, a newer one, and what is none."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from teerling.server.store import CodeTaken, Conflict, Holder, Opened, Store, StoreError
from teerling.server.store.engines import engines, read_url
from teerling.server.store.migrate import migrate
from teerling.server.store.schema import metadata, tables, tokens
from tests.server.store import tables as programs
from tests.server.store.tables import start

pytestmark = pytest.mark.anyio

# Everything the engines know about the definitions, except Alembic's own table.
DEFINITIONS = {
    "sqlite": ["SELECT name, sql FROM sqlite_master WHERE tbl_name <> 'alembic_version' ORDER BY 1"],
    "postgresql": [
        """SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
           WHERE table_schema = 'public' AND table_name <> 'alembic_version' ORDER BY 1, 2""",
        """SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
           WHERE connamespace = 'public'::regnamespace AND conname NOT LIKE 'alembic%' ORDER BY 1, 2""",
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT LIKE 'a%' ORDER BY 1",
    ],
}


def _definitions(connection: Connection) -> list[Any]:
    found = [tuple(row) for query in DEFINITIONS[connection.dialect.name] for row in connection.execute(text(query))]
    # Migrations write what belongs together in another order, with other marks and on other lines.
    rows = [" ".join(map(str, row)).replace('"', "") for row in found]
    return [sorted(filter(None, (part.strip() for part in re.split("[\n,]", row)))) for row in rows]


async def test_the_migrations_lead_to_the_schema(store_url: str) -> None:
    await (await Store.connect(store_url)).close()
    engine = create_async_engine(store_url)
    async with engine.connect() as connection:
        context = await connection.run_sync(MigrationContext.configure)
        assert await connection.run_sync(lambda _: compare_metadata(context, metadata)) == []
        migrated = await connection.run_sync(_definitions)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
    async with engine.connect() as connection:
        assert await connection.run_sync(_definitions) == migrated
    await engine.dispose()
    assert len(migrated) >= 4


# What a server of the first schema left behind.
FIRST = [
    "INSERT INTO tables (id, code, secret) VALUES ('t', 'panda-tango-42', :key), ('u', 'radio-samba-12', :key)",
    "INSERT INTO events (table_id, number, body) VALUES ('t', 1, :one), ('t', 2, :two), ('u', 1, :one)",
    "INSERT INTO tokens (hash, table_id, seat, host) VALUES ('h', 't', 0, true), ('g', 't', 1, false)",
]


async def of_the_first_schema(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a database as the first schema had it, with something in it."""
    whole = ScriptDirectory._upgrade_revs
    with monkeypatch.context() as patched:
        patched.setattr(ScriptDirectory, "_upgrade_revs", lambda self, _, now: whole(self, "1", now))
        opened = engines(url)
        await migrate(opened)
    async with opened.writer.begin() as connection:
        for command in map(text, FIRST):
            bodies = {name: name.encode() for name in command.compile().params}
            await connection.execute(command, bodies)
    await opened.dispose()


async def test_nothing_is_lost_when_an_old_database_is_brought_up_to_date(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await of_the_first_schema(store_url, monkeypatch)
    before = int(time.time())
    store = await Store.connect(store_url)
    assert await store.by_code("radio-samba-12") == "u"
    assert await store.table("t") == Opened("t", "panda-tango-42", b"key")
    assert await store.events("t") == [(1, b"one"), (2, b"two")]
    assert await store.holder("h") == Holder("t", 0, True)
    assert await store.holder("g") == Holder("t", 1, False)
    async with store._engines.writer.connect() as connection:
        used = (await connection.execute(select(tables.c.used))).scalars().all()
        since = (await connection.execute(select(tokens.c.since))).scalars().all()
    assert all(before <= each <= time.time() for each in used)
    assert since == [0, 0]
    # It goes on, and what belongs together still has to.
    assert await store.append("t", 2, [b"three"], grant={"new": Holder("t", 2, False)}) == 3
    with pytest.raises(CodeTaken):
        await store.open(Opened("v", "panda-tango-42", b""), [b"1"], {})
    with pytest.raises(Conflict):
        await store.append("t", 3, [], grant={"stray": Holder("no such table", 0, False)})
    await store.close()


async def test_an_old_database_becomes_the_same_as_a_new_one(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await of_the_first_schema(store_url, monkeypatch)
    await test_the_migrations_lead_to_the_schema(store_url)


async def test_opening_again_changes_nothing(store_url: str) -> None:
    for number in range(3):
        store = await Store.connect(store_url)
        if number == 0:
            await start(store, "t")
        assert await store.append("t", number + 1, [b"x"]) == number + 2
        assert await store.healthy()
        await store.close()


async def test_many_may_open_a_new_database_at_once(store_url: str) -> None:
    stores = await asyncio.gather(*(Store.connect(store_url) for _ in range(6)))
    await asyncio.gather(*(start(store, f"t{n}") for n, store in enumerate(stores)))
    for n, store in enumerate(stores):
        assert len(await store.events(f"t{(n + 1) % 6}")) == 1
        await store.close()


async def test_many_processes_may_open_a_new_database_at_once(store_url: str) -> None:
    command = [sys.executable, "-m", "tests.server.store.tables", store_url]
    root = Path(programs.__file__).parents[3]
    children = [subprocess.Popen([*command, f"t{n}"], cwd=root, stdout=subprocess.PIPE) for n in range(3)]
    for n, child in enumerate(children):
        assert child.stdout
        assert child.stdout.readline() == b"t%d 3\n" % n
    for child in children:
        child.kill()
        child.communicate()


async def test_a_newer_database_is_left_alone(store_url: str) -> None:
    await (await Store.connect(store_url)).close()
    engine = create_async_engine(store_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '999'"))
    await engine.dispose()
    assert (await refused(store_url)).message.args["detail"] == "999"
    assert (await refused(store_url)).why == "newer"


async def refused(url: str) -> StoreError:
    with pytest.raises(StoreError) as error:
        await Store.connect(url)
    assert "hush" not in str(error.value)
    return error.value


async def test_a_server_that_is_not_there(tmp_path: Path, postgresql_url: str) -> None:
    assert (await refused("postgresql://anna:hush@127.0.0.1:1/teerling")).why == "unreachable"
    assert (await refused(f"postgres://anna:hush@/teerling?host={tmp_path}")).why == "unreachable"
    assert (await refused("postgresql://anna:hush@no.such.host.invalid/teerling")).why == "unreachable"
    nowhere = read_url(postgresql_url).set(database="nowhere")
    assert (await refused(nowhere.render_as_string())).why == "unreachable"
    nobody = read_url(postgresql_url).set(username="nobody-we-know", password="hush")  # noqa: S106
    assert (await refused(nobody.render_as_string(hide_password=False))).why == "unreachable"


async def test_a_sqlite_file_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"this is a shopping list, and quite a long one: " * 100)
    assert (await refused(str(path))).why == "corrupt"
    assert path.read_bytes().startswith(b"this is a shopping list")


async def test_a_sqlite_file_that_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await Store.connect(str(path))
    await start(store, *(f"t{n}" for n in range(200)))
    await store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    with pytest.raises(StoreError) as error:  # noqa: PT012 - either may notice
        store = await Store.connect(str(path))
        try:
            await store.events("t7")
        finally:
            await store.close()
    assert error.value.why == "corrupt"


async def test_a_sqlite_file_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await (await Store.connect(str(path))).close()
    # Permissions mean nothing to root, so SQLite is told.
    assert (await refused(f"sqlite:///file:{path}?mode=ro&uri=true")).why == "readonly"


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert (await refused(str(tmp_path / "nowhere" / "tables.db"))).why == "unreachable"
    assert (await refused(str(tmp_path))).why == "unreachable"


@pytest.mark.parametrize(
    "url", ["mysql://anna:hush@here/teerling", "sqlite://", ":memory:", "://hush", "postgresql://a:hush@h:x/d"]
)
async def test_what_is_no_database_of_ours(url: str) -> None:
    assert (await refused(url)).why == "failed"


async def test_plain_names_of_databases_are_understood(sqlite_url: str, postgresql_url: str) -> None:
    paths = [
        sqlite_url.partition(":///")[2],
        postgresql_url.replace("+asyncpg", ""),
        postgresql_url.replace("postgresql+asyncpg", "postgres"),
    ]
    for url in paths:
        store = await Store.connect(url)
        assert await store.healthy()
        await store.close()
    assert Path(paths[0]).exists()


async def test_sqlite_is_set_to_be_safe(sqlite_url: str) -> None:
    store = await Store.connect(sqlite_url)
    async with store._engines.writer.connect() as connection:
        found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in SAFE]
    assert found == list(SAFE.values())
    await store.close()


SAFE = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
