"""The store of a page keeps what a server's does: the same tests, with a browser's disk, and windows for processes."""

from __future__ import annotations

import pytest

from teerling.house.store import DAY, Holder, StoreError
from teerling.page.store import PageStore
from tests.page.memory import Shelf
from tests.server.store import test_keeping
from tests.server.store.tables import opened, start

pytestmark = pytest.mark.anyio

# Events of a page are texts: what holds any bytes is for databases only.
NOT_HERE = ("test_a_body_may_hold_any_bytes",)
globals().update({n: t for n, t in vars(test_keeping).items() if n.startswith("test_") and n not in NOT_HERE})


async def test_other_windows_hear_what_is_added_and_said(store: PageStore, other: PageStore) -> None:
    said: list[bytes] = []
    heard = other.changes(lambda _, notice: said.append(notice))
    await store.publish(b"hello")
    await start(store, "t")
    assert await anext(heard) == ("t", 1)
    assert said == [b"hello"]
    await store.append("t", 1, [b"2", b"3"])
    assert await anext(heard) == ("t", 3)
    await other.close()
    assert [change async for change in heard] == []


async def test_a_disk_that_is_full_or_fails_is_trouble_with_the_store(store: PageStore, shelf: Shelf) -> None:
    await start(store, "t")
    for fails, why in ((OSError("QuotaExceededError"), "full"), (OSError("no"), "failed")):
        shelf.fails = fails
        with pytest.raises(StoreError) as error:
            await store.append("t", 1, [b"2"])
        assert error.value.why == why
        assert not await store.healthy()
    shelf.fails = None
    assert await store.healthy()
    assert await store.events("t") == [(1, b"1")]


async def test_old_tables_are_put_away_with_all_that_belongs_to_them(shelf: Shelf) -> None:
    now = 1_000_000_000.0
    store = PageStore(shelf.window(), lambda: now)
    for name in ("old", "seen", "new"):
        await store.open(opened(name), [b"1"], {f"h-{name}": Holder(name, 0, True)})
    now += 20 * DAY
    assert await store.by_code("code-old") is None, "it sleeps"
    assert await store.holder("h-new")
    assert await store.by_code("code-new") == "new", "somebody came back"
    now += 170 * DAY
    assert [id async for id in store.sweep(180, used=["seen"], over=["new"])] == ["old"]
    assert await store.by_code("code-new") is None, "it is over"
    assert await store.table("old") is None
    assert await store.holder("h-old") is None
    assert {str(row.get("table", row.get("id"))) for rows in shelf.rows.values() for row in rows.values()} == {
        "seen",
        "new",
    }
    assert await store.events("seen")
    assert not await store.events("old")
