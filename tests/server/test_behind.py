"""A server that has not heard yet what another one added: nobody is shown less than they saw, and it catches up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from teerling.house.hub import Hub
from teerling.house.messages import Hello, SeatWish, TableWish
from teerling.server.store import Store
from teerling.table import NotAllowed
from tests.patience import PATIENCE, until_then
from tests.refusals import saying
from tests.server.running import FRIEND, HERE, Server, play_out, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def two(postgresql_url: str) -> Iterator[tuple[Server, Server]]:
    with running(postgresql_url) as one, running(postgresql_url) as other:
        yield one, other


def test_nobody_is_shown_an_older_table_when_they_go_to_another_server(two: tuple[Server, Server]) -> None:
    one, other = two
    (anna,) = one.open(HERE, FRIEND)
    bram = other.join(anna.held["code"], "Bram")
    anna.read_until(lambda: anna.update["table"]["seats"][1]["name"] == "Bram")
    hub: Hub = other.app.state.hub
    real = hub.tables[anna.held["table"]].heard

    async def deaf(number: int) -> None: ...

    hub.tables[anna.held["table"]].heard = deaf  # type: ignore[method-assign]
    anna.ask("start")
    assert anna.update["table"]["state"] == "playing"
    anna.leave()
    anna.server = other
    anna.come()  # where an update that is behind fails
    assert anna.update["table"]["state"] == "playing"
    hub.tables[anna.held["table"]].heard = real  # type: ignore[method-assign]
    play_out(anna, bram)


def test_what_happens_while_a_server_reads_a_table_is_not_missed(two: tuple[Server, Server]) -> None:
    one, other = two
    (anna,) = one.open(HERE, FRIEND)
    watching = one.join(anna.held["code"])
    watching.leave()
    watching.server = other
    (marker,) = one.open(HERE, FRIEND)
    marking = other.join(marker.held["code"])
    store = other.app.state.hub.store
    real, read, go = store.events, threading.Event(), threading.Event()

    async def slow(id: str, since: int = 0, most: int | None = None) -> Any:
        found = await real(id, since, most)
        if id == anna.held["table"] and not since:
            read.set()
            await until_then(go.is_set, "the test lets it go on")
        return found

    store.events = slow
    coming = threading.Thread(target=watching.come)
    coming.start()
    assert read.wait(PATIENCE)
    bram = one.join(anna.held["code"], "Bram")
    # Heard one after the other: once this is, so was that.
    one.join(marker.held["code"], "Cleo")
    marking.read_until(lambda: marking.update["table"]["seats"][1]["name"] == "Cleo")
    go.set()
    coming.join()
    watching.read_until(lambda: watching.update["table"]["seats"][1]["name"] == "Bram")
    bram.leave()


async def test_a_table_that_was_forgotten_takes_no_commands(tmp_path: Path) -> None:
    """For a moment its sockets are still open, while those who came back sit at the one that was read anew."""
    store = await Store.connect(str(tmp_path / "tables.sqlite"))
    hub = Hub(store)
    try:
        held = await hub.open(TableWish("pushbox", (SeatWish("here", "Anna"), SeatWish("here", "Bram"))))
        old = await hub.get(held[0].table)
        anna = await old.admit(Hello(held[0].token))
        hub.forget(old)
        new = await hub.get(held[0].table)
        assert new is not old
        with pytest.raises(NotAllowed, check=saying("store-trouble")):
            await old.change(lambda table: table.free(0, 1), by=anna, revoke=[1])
        assert await new.admit(Hello(held[1].token))
        assert len(await store.events(held[0].table)) == new.table.number
    finally:
        await hub.stop()
        await store.close()


async def test_a_page_that_was_seen_before_its_joining_was_read_is_not_waited_for(tmp_path: Path) -> None:
    """Who is connected is heard at once; what they did is read from the store, which may take a moment longer."""
    store = await Store.connect(str(tmp_path / "tables.sqlite"))
    hub = Hub(store)
    try:
        (held,) = await hub.open(TableWish("pushbox", (SeatWish("here", "Anna"), SeatWish("open"))))
        live = await hub.get(held.table)
        hub.presence.hear("another process", {held.table: (1,)})
        await live.change(lambda table: table.join("Bram"))
        assert not live.attendance.coming
        hub.presence.hear("another process", {held.table: ()})
        live.attendance.changed()
        await live.change(lambda table: table.free(0, 1))
        await live.change(lambda table: table.join("Cleo"))
        assert live.attendance.coming
    finally:
        await hub.stop()
        await store.close()
