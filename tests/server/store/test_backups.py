"""Backups: what is kept comes back, from either database into either, also while a server plays on."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from teerling.house.store import Holder, Opened, StoreError
from teerling.server.store import Store
from teerling.server.store.backups import Counted, Restored, back_up, restore
from teerling.server.store.engines import engines
from teerling.server.store.schema import events, metadata, tables, tokens
from teerling.words import LANGUAGES, in_language
from tests.chance import chance
from tests.cli.running import teerling
from tests.server.running import BOT, HERE, running
from tests.server.store.tables import opened, start
from tests.server.store.test_opening import of_the_first_schema

pytestmark = pytest.mark.anyio


async def everything(url: str) -> dict[str, list[Any]]:
    """All rows of a database."""
    there = engines(url)
    async with there.reader.connect() as connection:
        found = {
            table.name: sorted(map(tuple, (await connection.execute(select(table))).all()), key=repr)
            for table in metadata.sorted_tables
        }
    await there.dispose()
    return found


async def furnish(store: Store) -> None:
    """Tables of all kinds: long, short, without a code, with several tokens, with bytes that are no text."""
    rng = chance("backups")
    for number in range(20):
        name = f"t{number}"
        holders = {f"{name}-{seat}": Holder(name, seat, seat == 0) for seat in range(rng.randrange(4))}
        await store.open(opened(name), [rng.randbytes(rng.randrange(40)) for _ in range(1 + number % 7)], holders)
    await store.append("t3", 4, [b"\x00" * 5000], grant={"late": Holder("t3", 3, False)}, secret=b"\xff\x00")
    async for _ in store.sweep(0, over=["t5"]):
        pass


@pytest.fixture(params=["sqlite", "postgresql"])
def second_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, to restore to."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/second.db"
    server = request.getfixturevalue("postgresql")
    url: str = request.getfixturevalue("second_postgresql")
    assert server
    return url


@pytest.fixture
def second_postgresql(postgresql: Any) -> Any:
    with postgresql.database() as url:
        yield url


async def test_nothing_is_lost_on_the_way_into_a_backup_and_back(
    store: Store, store_url: str, second_url: str, tmp_path: Path
) -> None:
    await furnish(store)
    file = tmp_path / "evening.backup"
    before = await everything(store_url)
    assert await back_up(store_url, file) == Counted(20, len(before["events"]))
    assert await everything(str(file)) == before
    assert await restore(file, second_url) == Restored(20, 0, ())
    assert await everything(second_url) == before == await everything(store_url)


async def test_a_backup_can_be_served_itself(store: Store, store_url: str, tmp_path: Path) -> None:
    await furnish(store)
    await back_up(store_url, tmp_path / "copy")
    served = await Store.connect(str(tmp_path / "copy"), alone=True)
    assert await served.append("t3", 5, [b"on"]) == 6
    await served.close()


async def test_what_is_written_meanwhile_is_in_it_up_to_one_moment(
    store: Store, store_url: str, tmp_path: Path
) -> None:
    names = ["a", "b", "c"]
    await start(store, *names)
    stop = asyncio.Event()

    async def play(name: str) -> None:
        # Each number is written to all tables in turn, so that another moment for one of them would be seen.
        number = 1
        while not stop.is_set():
            number = await store.append(name, number, [b"x"], grant={f"{name}{number}": Holder(name, number, False)})

    playing = [asyncio.create_task(play(name)) for name in names]
    for copy in range(4):
        await back_up(store_url, tmp_path / f"{copy}")
    stop.set()
    await asyncio.gather(*playing)
    for copy in range(4):
        found = await everything(str(tmp_path / f"{copy}"))
        for name in names:
            numbers = [number for table, number, _ in found["events"] if table == name]
            assert sorted(numbers) == list(range(1, len(numbers) + 1))
            # A token is given in the transaction of its event.
            assert len(numbers) - 1 == sum(row[1] == name for row in found["tokens"])


async def test_nothing_that_happened_since_is_taken_back(store: Store, store_url: str, tmp_path: Path) -> None:
    await start(store, "further", "gone", "same", "other", "behind")
    await store.append("behind", 1, [b"2", b"3"], grant={"new": Holder("behind", 0, True)}, secret=b"later")
    await store.append("other", 1, [b"of the backup"])
    await back_up(store_url, tmp_path / "b")
    assert await store.append("further", 1, [b"2"], grant={"since": Holder("further", 0, True)}) == 2
    async with store._engines.writer.begin() as connection:
        for table, column in ((tokens, tokens.c.table_id), (events, events.c.table_id), (tables, tables.c.id)):
            await connection.execute(delete(table).where(column == "gone"))
        await connection.execute(delete(tokens).where(tokens.c.table_id == "behind"))
        await connection.execute(delete(events).where(events.c.table_id == "behind", events.c.number > 1))
        await connection.execute(delete(events).where(events.c.table_id == "other", events.c.number > 1))
    await store.append("other", 1, [b"something else"])
    # Its code is another's now.
    await store.open(Opened("thief", "code-gone", b""), [b"1"], {})
    assert await restore(tmp_path / "b", store_url) == Restored(2, 2, ("other",))
    assert await store.events("further") == [(1, b"1"), (2, b"2")]
    assert await store.holder("since") == Holder("further", 0, True, 2)
    assert await store.events("other") == [(1, b"1"), (2, b"something else")]
    assert await store.events("behind") == [(1, b"1"), (2, b"2"), (3, b"3")]
    assert await store.holder("new") == Holder("behind", 0, True, 3)
    assert await store.table("behind") == Opened("behind", "code-behind", b"later")
    assert await store.table("gone") == Opened("gone", None, opened("gone").secret)
    assert await store.by_code("code-gone") == "thief"
    assert await restore(tmp_path / "b", store_url) == Restored(0, 4, ("other",))


def test_a_game_goes_on_at_a_running_server_after_its_table_was_lost(store_url: str, tmp_path: Path) -> None:
    with running(store_url) as server:
        (anna,) = server.open(HERE, BOT, options={"first": "seat"})
        anna.ask("start")
        anna.read_until(lambda: anna.update["table"]["state"] == "playing")
        assert anna.ask("throw", at=anna.number)["type"] == "done"
        asyncio.run(back_up(store_url, tmp_path / "b"))
        anna.leave()

        async def lose() -> None:
            there = engines(store_url)
            async with there.writer.begin() as connection:
                for table in reversed(metadata.sorted_tables):
                    await connection.execute(delete(table))
            await there.dispose()

        hub = server.app.state.hub
        asyncio.run(lose())
        hub.tables.clear()
        anna.come()
        assert anna.bye == "gone"
        assert asyncio.run(restore(tmp_path / "b", store_url)) == Restored(1, 0, ())
        number = anna.number
        anna.come()
        assert anna.bye == ""
        assert anna.update["number"] == number
        assert anna.update["view"]["turn"] in ("decide", "dice")


async def test_an_older_backup_is_brought_up_to_date_and_stays_as_it_is(
    second_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await of_the_first_schema(str(tmp_path / "old"), monkeypatch)
    before = (tmp_path / "old").read_bytes()
    assert await restore(tmp_path / "old", second_url) == Restored(2, 0, ())
    assert len((await everything(second_url))["events"]) == 3
    assert (tmp_path / "old").read_bytes() == before
    # To make a backup of such a database is the affair of the version that serves it.
    with pytest.raises(StoreError) as refused:
        await back_up(str(tmp_path / "old"), tmp_path / "new")
    assert refused.value.why == "older"


async def test_a_backup_is_for_its_owner_only_and_leaves_nothing_beside_it(
    store: Store, store_url: str, tmp_path: Path
) -> None:
    await start(store, "t")
    home = tmp_path / "home"
    home.mkdir()
    await back_up(store_url, home / "b")
    assert stat.S_IMODE((home / "b").stat().st_mode) == 0o600 or sys.platform == "win32"
    assert [path.name for path in home.iterdir()] == ["b"]


async def test_no_file_is_written_over(store: Store, store_url: str, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    with pytest.raises(FileExistsError):
        await back_up(store_url, tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "precious"


def altered(path: Path, *commands: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for command in commands:
            connection.execute(command)


async def test_what_is_no_backup_changes_nothing(store: Store, store_url: str, tmp_path: Path) -> None:
    await furnish(store)
    before = await everything(store_url)
    good = tmp_path / "good"
    await back_up(store_url, good)
    whole = good.read_bytes()
    (tmp_path / "list").write_text("eggs, milk, " * 500)
    (tmp_path / "half").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "newer").write_bytes(whole)
    altered(tmp_path / "newer", "UPDATE alembic_version SET version_num = '999'")
    altered(tmp_path / "stranger", "CREATE TABLE events (x)")
    expected = {"list": "corrupt", "half": "corrupt", "empty": "corrupt", "newer": "newer", "stranger": "corrupt"}
    for name, why in expected.items():
        with pytest.raises(StoreError) as refused:
            await restore(tmp_path / name, store_url)
        assert refused.value.why == why, name
    with pytest.raises(FileNotFoundError):
        await restore(tmp_path / "nowhere", store_url)
    assert await everything(store_url) == before


async def test_a_database_that_is_not_there_is_not_made_by_backing_it_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        await back_up(str(tmp_path / "none.sqlite"), tmp_path / "b")
    assert refused.value.why == "unreachable"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_say_what_they_did(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = in_language(language)

    def run(*arguments: str | Path, code: int = 0) -> Sequence[str]:
        ran = teerling(*map(str, arguments), home=tmp_path, language=language)
        assert ran.code == code, ran
        return (ran.out + ran.err).splitlines()

    async def make(name: str) -> None:
        store = await Store.connect(str(tmp_path / "tables.sqlite"))
        await start(store, name)
        await store.close()

    asyncio.run(make("t"))
    file = tmp_path / "b"
    assert run("backup", file) == [words("backup-made", file=str(file), tables=1, events=1)]
    assert run("backup", file, code=2) == [words("file-there", file=str(file))]
    assert run("restore", file, "--database", tmp_path / "new") == [words("backup-restored", back=1, kept=0)]
    assert run("restore", file) == [words("backup-restored", back=0, kept=1)]
    # A database named in the environment need not be named again, and its password is nowhere to be read.
    monkeypatch.setenv("TEERLING_DATABASE", str(tmp_path / "named"))
    assert run("restore", file) == [words("backup-restored", back=1, kept=0)]
    monkeypatch.delenv("TEERLING_DATABASE")
    # A folder that is not there is no place for a backup, and a folder is no backup.
    nowhere, problem = tmp_path / "no" / "b", os.strerror(errno.ENOENT)
    assert run("backup", nowhere, code=2) == [words("file-unwritable", file=str(nowhere), problem=problem)]
    problem = os.strerror(errno.EISDIR)
    assert run("restore", tmp_path, code=2) == [words("file-unreadable", file=str(tmp_path), problem=problem)]
    assert run("restore", tmp_path / "x", code=2) == [words("file-missing", file=str(tmp_path / "x"))]
    altered(tmp_path / "new", "UPDATE events SET body = x'00'")
    # Nothing is broken, but not everything is as it was: a program that asks can tell.
    assert run("restore", file, "--database", tmp_path / "new", code=1) == [
        words("backup-restored", back=0, kept=0),
        words("backup-differ", count=1),
    ]
