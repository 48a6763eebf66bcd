"""Long games, and many of them: whatever is loaded, replayed or brought, the tables go on meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from teerling.events import Event
from teerling.house.hub import Hub
from teerling.house.limits import MOST_TOLD
from teerling.house.loading import PIECE
from teerling.server.store import Store
from teerling.table import Table
from tests.server.long_games import keep, long_game


@pytest.mark.anyio
async def test_loading_a_long_table_never_holds_up_the_others(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = long_game(1)
    store = await Store.connect(sqlite_url)
    await keep(store, "long", game)
    hub = Hub(store)
    turns, applied = 0, []
    apply = Table.apply

    def counting(self: Table, event: Event) -> None:
        applied.append(turns)
        apply(self, event)

    monkeypatch.setattr(Table, "apply", counting)
    loading = asyncio.create_task(hub.get("long"))
    while not loading.done():
        turns += 1
        await asyncio.sleep(0)
    live = await loading
    assert len(applied) > len(game.events) > 10 * PIECE
    assert max(applied.count(turn) for turn in set(applied)) <= PIECE, "so many events without a pause"
    assert live.table.course is not None
    assert [(e.seat, e.text) for e in live.table.course.record.events] == [(e.seat, e.text) for e in game.events]
    await store.close()


@pytest.mark.anyio
async def test_whoever_comes_to_a_long_table_is_never_told_all_of_it_at_once(sqlite_url: str) -> None:
    store = await Store.connect(sqlite_url)
    await keep(store, "long", long_game(1))
    live = await Hub(store).get("long")
    last = live.table.number
    assert last > 2 * MOST_TOLD
    told = live.telling.update(seat=-1, since=0)
    assert [one.number for one in told.happened] == list(range(last - MOST_TOLD + 1, last + 1))
    assert told.number == last
    assert [one.number for one in live.telling.update(seat=-1, since=last - 3).happened] == [last - 2, last - 1, last]
    await store.close()


@pytest.mark.anyio
async def test_catching_up_with_another_process_never_holds_up_the_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = long_game(1)
    store = await Store.connect(sqlite_url)
    await keep(store, "long", game)
    hub = Hub(store)
    whole = (await hub.get("long")).table
    behind = await hub.get("long")
    behind.table = Table.of(whole.events[:20])
    turns, applied = 0, []
    apply = Table.apply

    def counting(self: Table, event: Event) -> None:
        applied.append(turns)
        apply(self, event)

    monkeypatch.setattr(Table, "apply", counting)
    hearing = asyncio.create_task(behind.heard(whole.number))
    while not hearing.done():
        turns += 1
        await asyncio.sleep(0)
    await hearing
    assert behind.table.number == whole.number
    assert behind.table.events == whole.events
    assert max(applied.count(turn) for turn in set(applied)) <= PIECE, "so many events without a pause"
    await store.close()
