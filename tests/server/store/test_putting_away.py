"""Tables that nobody uses are put away by age, never one that somebody does; codes sleep, and are taken away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import func, select

from teerling.house.store import CODE_SLEEPS, DAY
from teerling.server.store import Conflict, Holder, Opened, Store, pens
from teerling.server.store.batch import NOTE_USE, Plan, plan
from teerling.server.store.schema import events, tables, tokens
from teerling.server.store.store import SLICE
from tests.server.store.tables import opened, start

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += days * DAY


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(store_url: str, clock: Clock) -> AsyncIterator[Store]:
    store = await Store.connect(store_url, clock)
    yield store
    await store.close()


@pytest.fixture
async def other(store: Store, store_url: str, clock: Clock) -> AsyncIterator[Store]:
    other = await Store.connect(store_url, clock)
    yield other
    await other.close()


async def swept(store: Store, days: float, **what: list[str]) -> list[str]:
    return sorted([id async for id in store.sweep(days, **what)])


async def left(store: Store) -> dict[str, int]:
    """How many rows of each kind there are."""
    async with store._engines.writer.connect() as connection:
        return {
            each.name: (await connection.execute(select(func.count()).select_from(each))).scalar_one()
            for each in (tables, events, tokens)
        }


async def test_a_table_is_put_away_with_all_that_belongs_to_it_and_nothing_else(store: Store, clock: Clock) -> None:
    for name in ("old", "young"):
        if name == "young":
            clock.pass_days(100)
        await store.open(opened(name), [b"1", b"2"], {f"{name} token": Holder(name, 0, True)})
    clock.pass_days(81)
    assert await swept(store, 180) == ["old"]
    assert await store.table("old") is None
    assert await store.events("old") == []
    assert await store.holder("old token") is None
    assert await store.table("young") == opened("young")
    assert await store.holder("young token") == Holder("young", 0, True, since=2)
    assert await left(store) == {"tables": 1, "events": 2, "tokens": 1}
    assert await swept(store, 180) == []


async def test_nothing_is_put_away_when_all_is_to_be_kept(store: Store, clock: Clock) -> None:
    await start(store, "t")
    clock.pass_days(10_000)
    assert await swept(store, 0) == []
    assert await store.table("t") == opened("t")


async def test_a_table_that_is_used_is_never_put_away(store: Store, other: Store, clock: Clock) -> None:
    await start(store, "moved", "joined", "visited", "watched", "left")
    await store.append("visited", 1, [], grant={"token": Holder("visited", 0, True)})
    clock.pass_days(179)
    await store.append("moved", 1, [b"2"])
    await store.append("joined", 1, [], grant={"other": Holder("joined", 0, True)})
    assert await store.holder("token")
    # Somebody has it open at the other process, and does nothing.
    assert await swept(other, 180, used=["watched"]) == []
    # What was noted beside is written before what comes after it.
    await store.append("moved", 2, [b"3"])
    await other.append("moved", 3, [b"4"])
    clock.pass_days(2)
    assert await swept(store, 180) == ["left"]
    for name in ("moved", "joined", "visited", "watched"):
        assert await other.table(name) == opened(name)


async def test_whoever_comes_back_at_the_last_moment_keeps_the_table(store: Store, clock: Clock) -> None:
    """Their coming is noted without anybody waiting for it; putting away does."""
    await start(store, "t", "u")
    await store.append("t", 1, [], grant={"token": Holder("t", 0, True)})
    clock.pass_days(200)
    assert await store.holder("token")
    assert await swept(store, 180) == ["u"]


async def test_use_is_written_down_once_an_hour_and_not_with_every_move(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(store, "t")
    updates: list[object] = []

    def planned(*args: Any) -> Plan:
        made = plan(*args)
        updates.extend(statement for statement, _ in made.statements if statement is NOTE_USE)
        return made

    monkeypatch.setattr(pens, "plan", planned)
    for number in range(1, 20):
        await store.append("t", number, [b"x"])
    noted = len(updates)
    assert noted <= 1
    clock.pass_days(1 / 24)
    for number in range(20, 40):
        await store.append("t", number, [b"x"])
    assert len(updates) == noted + 1
    async with store._engines.writer.connect() as connection:
        assert (await connection.execute(select(tables.c.used))).scalar_one() == clock.now


async def test_several_processes_put_away_each_table_once_and_no_move_is_lost(
    store: Store, other: Store, clock: Clock
) -> None:
    names = [f"t{n:02}" for n in range(3 * SLICE + 5)]
    await start(store, *names)
    clock.pass_days(200)

    async def move(name: str, each: Store) -> str | None:
        try:
            await each.append(name, 1, [b"2"])
        except Conflict:
            return None
        return name

    moves = asyncio.gather(*(move(name, (store, other)[n % 2]) for n, name in enumerate(names) if n % 3 == 0))
    here, there = await asyncio.gather(swept(store, 180), swept(other, 180))
    gone, moved = here + there, {name for name in await moves if name}
    assert len(gone) == len(set(gone))
    # A move that was acknowledged is there, and a table that is gone took no move.
    assert set(gone) | moved == set(names)
    assert not set(gone) & moved
    for name in names:
        assert await store.events(name) == ([(1, b"1"), (2, b"2")] if name in moved else [])


async def test_the_code_of_a_finished_game_is_taken_away(store: Store) -> None:
    await start(store, "t", "u")
    assert await swept(store, 180, over=["t"]) == []
    assert await store.by_code("code-t") is None
    assert await store.by_code("code-u") == "u"
    assert await store.table("t") == Opened("t", None, opened("t").secret)
    # Others may have it, and many may have none.
    await store.open(Opened("v", "code-t", b""), [b"1"], {})
    assert await swept(store, 180, over=["t", "u"]) == []
    assert await store.by_code("code-t") == "v"


async def test_a_code_nobody_used_for_long_sleeps_until_somebody_comes_back(store: Store, clock: Clock) -> None:
    await store.open(opened("t"), [b"1"], {"token": Holder("t", 0, True)})
    await start(store, "u")
    clock.pass_days(CODE_SLEEPS - 1)
    assert await store.by_code("code-t") == "t"
    clock.pass_days(2)
    assert await store.by_code("code-t") is None
    assert await store.holder("token")
    await store.append("u", 1, [b"2"])  # whatever is written after it comes after it
    assert await store.by_code("code-t") == "t"
