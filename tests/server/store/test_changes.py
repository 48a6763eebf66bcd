"""What one process adds, the others hear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from teerling.server.store import Conflict, Store
from teerling.server.store.changes import CHANNEL
from tests.patience import PATIENCE, until_then
from tests.server.store.tables import start

pytestmark = pytest.mark.anyio


class Ear:
    """What a store hears: the newest number of each table."""

    def __init__(self, store: Store):
        self.heard: dict[str, int] = {}
        self.times = 0
        self.task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: Store) -> None:
        async for table, number in store.changes():
            self.heard[table] = number
            self.times += 1

    async def hears(self, table: str, number: int) -> None:
        await until_then(lambda: self.heard.get(table) == number, f"{table} is heard to be at {number}")


async def sql(url: str, *commands: str) -> list[int]:
    """Do something behind the stores' backs, all of it at once; how many rows each command gave."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        results = [await connection.execute(text(command)) for command in commands]
        rows = [len(result.all()) if result.returns_rows else 0 for result in results]
    await engine.dispose()
    return rows


KILL = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""
ALONE = "LOCK TABLE events IN ACCESS EXCLUSIVE MODE"
BEHIND = """INSERT INTO events SELECT 't', max(number) + 1, 'behind your back' FROM events WHERE table_id = 't'
    RETURNING number"""


@pytest.fixture
async def pair(postgresql_url: str) -> AsyncIterator[tuple[Store, Store]]:
    one, two = await Store.connect(postgresql_url), await Store.connect(postgresql_url)
    yield one, two
    await one.close()
    await two.close()


async def test_the_others_hear_what_is_added(pair: tuple[Store, Store]) -> None:
    one, two = pair
    await start(one, "seen")
    await two.events("seen")
    ear = Ear(two)
    # What was read before is told at the start, so there is no moment at which something is missed.
    await ear.hears("seen", 1)
    await one.append("seen", 1, [b"2", b"3"])
    await ear.hears("seen", 3)
    await start(one, "new")
    await ear.hears("new", 1)
    with pytest.raises(Conflict):
        await one.append("new", 5, [b"x"])
    await asyncio.gather(*(one.append("new", n, [b"x"]) for n in range(1, 200)))
    await ear.hears("new", 200)


async def test_nobody_hears_itself(pair: tuple[Store, Store]) -> None:
    one, two = pair
    ear = Ear(one)
    await start(two, "other")
    while "other" not in ear.heard:
        # Until the listener listens.
        await two.append("other", len(await two.events("other")), [b"x"])
    await start(one, "own")
    await one.append("own", 1, [b"2"])
    await start(two, "last")
    await ear.hears("last", 1)
    assert "own" not in ear.heard


async def test_many_tables_at_once_fit_into_a_notice(pair: tuple[Store, Store]) -> None:
    one, two = pair
    await start(one, "first")
    await two.events("first")
    ear = Ear(two)
    await ear.hears("first", 1)
    names = [f"table-{n:03}-" + "é" * 60 for n in range(120)]
    await start(one, *names)
    for name in names:
        await ear.hears(name, 1)


async def test_what_was_missed_is_caught_up_with(pair: tuple[Store, Store], postgresql_url: str) -> None:
    one, two = pair
    await start(one, "t", "u", "v")
    for name in ("t", "u", "v"):
        await two.events(name)
    ear = Ear(two)
    await ear.hears("v", 1)
    for number in range(1, 4):
        # Everybody is cut off, the listener and the writers, and something is added while nobody listens: whoever
        # is back before that looks up nothing until it is there.
        assert (await sql(postgresql_url, ALONE, KILL, BEHIND))[1] >= 2
        assert await one.append("u", number, [b"x"]) == number + 1
        await ear.hears("t", number + 1)
        await ear.hears("u", number + 1)
    await one.append("v", 1, [b"x"])
    await ear.hears("v", 2)


async def test_a_notice_is_small(pair: tuple[Store, Store], postgresql_url: str) -> None:
    one, _ = pair
    engine = create_async_engine(postgresql_url)
    payloads: list[str] = []
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver
        await driver.add_listener(CHANNEL, lambda *call: payloads.append(str(call[3])))
        await start(one, "t")
        await one.append("t", 1, [b"large" * 10_000])
        await until_then(lambda: len(payloads) >= 2, "both notices come")
        await connection.invalidate()
    await engine.dispose()
    assert max(map(len, payloads)) < 100


async def test_closing_ends_the_changes(store: Store) -> None:
    await start(store, "t")
    ears = [Ear(store), Ear(store)]
    if store.shared:
        for ear in ears:
            await ear.hears("t", 1)
    ears.append(Ear(store))  # who only just came
    await asyncio.sleep(0)
    await store.close()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(ear.task for ear in ears))


async def test_whoever_stops_listening_leaves_nothing_behind(store: Store) -> None:
    await start(store, "t")
    for times in range(20):
        ear = Ear(store)
        if store.shared and times % 2:
            await ear.hears("t", 1)
        for _ in range(times):
            await asyncio.sleep(0)
        ear.task.cancel()
        await asyncio.gather(ear.task, return_exceptions=True)
    assert await store.healthy()


async def test_with_sqlite_there_is_nothing_to_hear(sqlite_url: str) -> None:
    one, two = await Store.connect(sqlite_url), await Store.connect(sqlite_url)
    ear = Ear(two)
    await start(one, "t")
    await one.append("t", 1, [b"2"])
    await one.close()
    await two.close()
    await ear.task
    assert not ear.heard


async def test_a_lost_connection_is_replaced(pair: tuple[Store, Store], postgresql_url: str) -> None:
    one, _ = pair
    await start(one, "t")
    for number in range(1, 6):
        await sql(postgresql_url, KILL)
        assert len(await one.events("t")) == number
        await sql(postgresql_url, KILL)
        assert await one.append("t", number, [b"x"]) == number + 1
        assert await one.healthy()
