"""Many appends share one commit, and none has to suffer for another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from teerling.server.store import CodeTaken, Conflict, Holder, Opened, Store, StoreError
from teerling.server.store.writer import BATCH
from tests.patience import until_then
from tests.server.store.tables import start

pytestmark = pytest.mark.anyio

NAMES = [f"t{n}" for n in range(40)]


async def test_appends_at_the_same_time_share_commits(store: Store) -> None:
    await start(store, *NAMES)
    before = store.commits

    async def play(name: str) -> None:
        for number in range(1, 11):
            await store.append(name, number, [b"%d" % (number + 1)])

    await asyncio.gather(*map(play, NAMES))
    assert store.commits - before <= 40  # for 400 appends
    for name in NAMES:
        assert await store.events(name) == [(n, b"%d" % n) for n in range(1, 12)]


async def test_one_commit_takes_no_more_than_its_share(store: Store) -> None:
    await start(store, *NAMES)
    before = store.commits
    await asyncio.gather(*(store.append(name, n, [b"x"]) for n in range(1, 6) for name in NAMES))
    assert store.commits - before >= 5 * len(NAMES) // BATCH


async def test_an_append_alone_has_a_commit_alone(store: Store) -> None:
    await start(store, "t")
    before = store.commits
    for number in range(1, 6):
        await store.append("t", number, [b"x"])
    assert store.commits - before == 5


async def test_whoever_comes_too_late_spoils_nothing_for_others(store: Store) -> None:
    await start(store, *NAMES)
    before = store.commits
    late = [store.append(name, 0, [b"late", b"late"], grant={name: Holder(name, 1, False)}) for name in NAMES[::2]]
    good = [store.append(name, 1, [b"good"]) for name in NAMES]
    results = await asyncio.gather(
        *[x for pair in zip(late, good[:20], strict=True) for x in pair], *good[20:], return_exceptions=True
    )
    assert all(isinstance(result, Conflict) for result in results[:40:2])
    assert {*results[1:40:2], *results[40:]} == {2}
    assert store.commits - before < 10
    for name in NAMES:
        assert await store.events(name) == [(1, b"1"), (2, b"good")]
        assert await store.holder(name) is None


async def test_several_appends_of_one_table_may_be_under_way(store: Store) -> None:
    await start(store, "t")
    results = await asyncio.gather(
        *(store.append("t", n, [b"%d" % (n + 1)]) for n in (1, 2, 2, 3)), return_exceptions=True
    )
    assert [str(type(r)) if isinstance(r, BaseException) else r for r in results] == [2, 3, str(Conflict), 4]
    assert await store.events("t") == [(n, b"%d" % n) for n in range(1, 5)]


async def test_what_the_database_refuses_spoils_nothing_for_others(store: Store) -> None:
    await start(store, *NAMES)
    await store.append("t0", 1, [b"2"], grant={"taken": Holder("t0", 1, False)})
    results = await asyncio.gather(
        store.append("t1", 1, [b"2"]),
        store.append("t2", 1, [b"2"], grant={"taken": Holder("t2", 1, False)}),
        store.open(Opened("new", "code-t5", b""), [b"1"], {}),
        store.append("t3", 1, [b"2"], grant={"fresh": Holder("t3", 1, False)}),
        store.append("t4", 1, ["no bytes"]),  # type: ignore[list-item]
        store.append("t6", 1, [b"2"], grant={"stray": Holder("no such table", 1, False)}),
        store.open(Opened("fine", "code-fine", b""), [b"1"], {}),
        return_exceptions=True,
    )
    kinds = [None if r is None else r if isinstance(r, int) else type(r) for r in results]
    assert kinds[:4] == [2, Conflict, CodeTaken, 2]
    assert kinds[5:] == [Conflict, None]
    assert await store.holder("fresh") == Holder("t3", 1, False, since=2)
    assert await store.holder("taken") == Holder("t0", 1, False, since=2)
    for name, last in [("t1", 2), ("t2", 1), ("t3", 2), ("t6", 1), ("fine", 1), ("new", 0)]:
        assert len(await store.events(name)) == last


async def test_closing_finishes_what_is_queued(store: Store, other: Store) -> None:
    await start(store, *NAMES)
    appends = [asyncio.ensure_future(store.append(name, number, [b"x"])) for number in range(1, 6) for name in NAMES]
    await asyncio.sleep(0)
    await store.close()
    assert all(append.done() for append in appends)
    assert [append.result() for append in appends] == [number for number in range(2, 7) for _ in NAMES]
    for name in NAMES:
        assert len(await other.events(name)) == 6


@asynccontextmanager
async def nobody_can_write(url: str) -> AsyncIterator[None]:
    """For a while: a commit that has begun waits."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        begin = "BEGIN IMMEDIATE" if "sqlite" in url else "LOCK TABLE events, tables IN ACCESS EXCLUSIVE MODE"
        await connection.execute(text(begin))
        try:
            yield
        finally:
            await connection.rollback()
    await engine.dispose()


async def test_whoever_gives_up_waiting_in_the_queue_wrote_nothing(store: Store, store_url: str) -> None:
    await start(store, "t", "u")
    async with nobody_can_write(store_url):
        busy = asyncio.ensure_future(store.append("u", 1, [b"2"]))
        # The writer takes what waits; what comes then waits for the next commit.
        await asyncio.sleep(0)
        await until_then(store._writer._queue.empty, "the writer is busy")
        append = asyncio.ensure_future(store.append("t", 1, [b"x"]))
        await asyncio.sleep(0)
        append.cancel()
    assert await busy == 2
    assert await store.append("t", 1, [b"2"]) == 2
    assert await store.events("t") == [(1, b"1"), (2, b"2")]


async def test_cancelling_amid_writing_hurts_nobody(store: Store, store_url: str) -> None:
    await start(store, *NAMES)
    async with nobody_can_write(store_url):
        appends = [asyncio.ensure_future(store.append(name, 1, [b"2"])) for name in NAMES]
        await asyncio.sleep(0)
        await until_then(store._writer._queue.empty, "they are being written")
        for append in appends[::2]:
            append.cancel()
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert set(results[1::2]) == {2}
    assert not any(isinstance(result, StoreError) for result in results)
    await start(store, "later")
    assert await store.append("later", 1, [b"2"]) == 2
