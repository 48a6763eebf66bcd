"""Who was sent away stays away: not by an old table's token, not by coming back in a loop, not by a late command."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from teerling.house.hub import Hub
from teerling.house.messages import Hello, SeatWish, TableWish, Throw
from teerling.house.session import _carry_out
from teerling.server.store import Holder, Store
from teerling.table import NotAllowed
from tests.patience import PATIENCE, until
from tests.refusals import saying
from tests.server.running import FRIEND, HERE, Seat, Server, play_out, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "tables.sqlite") as one:
        yield one


def follow(server: Server, seat: Seat) -> httpx.Response:
    return server.http.post("/api/follow", json={"table": seat.held["table"], "token": seat.held["token"]})


def rematch(server: Server) -> tuple[Seat, Seat, Seat]:
    """Anna and her guest Bram have played; Anna sits at the rematch. Anna there, Anna and Bram here."""
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    anna.ask("start")
    play_out(anna, bram)
    assert anna.ask("rematch")["type"] == "done"
    return Seat(server, follow(server, anna).json()), anna, bram


@pytest.mark.parametrize("how", ["freed", "filled", "joined"])
def test_a_seat_of_the_rematch_is_not_given_to_who_was_sent_away(server: Server, how: str) -> None:
    there, _, bram = rematch(server)
    seat = 0  # Bram's, one place on
    assert there.update["table"]["seats"][seat]["name"] == "Bram"
    if how == "filled":
        assert there.ask("fill", seat=seat, bot="random")["type"] == "done"
    else:
        assert there.ask("free", seat=seat)["type"] == "done"
    if how == "joined":
        server.join(there.held["code"], "Cleo")
    answer = follow(server, bram)
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "table-token")


def test_a_token_of_the_rematch_is_no_longer_good_once_its_seat_was_freed(server: Server) -> None:
    there, _, bram = rematch(server)
    first = follow(server, bram).json()
    assert there.ask("free", seat=0)["type"] == "done"
    assert Seat(server, first).bye == "refused"
    assert follow(server, bram).status_code == 403


def test_following_twice_gives_the_same_seat_and_token(server: Server) -> None:
    """An answer may be lost, and two windows may ask: neither must cost the seat, nor give a second one."""
    _, anna, bram = rematch(server)
    assert follow(server, bram).json() == follow(server, bram).json()
    assert follow(server, anna).json()["token"] != follow(server, bram).json()["token"]


def test_who_comes_back_while_being_sent_away_does_not_stay(server: Server) -> None:
    """The token is looked up, then the socket attached: between the two no seat may be freed."""
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    anna.ask("start")
    hub: Hub = server.app.state.hub
    live = hub.tables[anna.held["table"]]
    looked, freed = threading.Event(), threading.Event()
    real = hub.holder

    async def slow(id: str, token: str) -> Holder:
        found = await real(id, token)
        looked.set()
        while not freed.is_set():
            await asyncio.sleep(0)
        return found

    hub.holder = slow  # type: ignore[method-assign]
    coming = threading.Thread(target=bram.come)
    coming.start()
    assert looked.wait(PATIENCE)
    number = next(anna.ids)
    anna.send({"type": "free", "id": number, "seat": 1})
    # Either it is done meanwhile, or it waits for its turn.
    until(lambda: live.table.seats[1].kind == "open" or live.lock._waiters, "the seat is freed, or is about to be")
    freed.set()
    coming.join()
    while anna.read().get("done") != number:
        pass
    while bram.bye != "refused":
        bram.read()
    assert [connection.seat for connection in live.connections] == [0]


async def test_a_command_that_waited_while_its_seat_was_freed_is_refused(tmp_path: Path) -> None:
    store = await Store.connect(str(tmp_path / "tables.sqlite"))
    hub = Hub(store)
    try:
        wish = TableWish("pushbox", (SeatWish("here", "Anna"), SeatWish("here", "Bram")), {"first": "seat"})
        held = await hub.open(wish)
        live = await hub.get(held[0].table)
        anna, bram = [await live.admit(Hello(one.token)) for one in held]
        assert anna
        assert bram
        await live.beginning.ask(0)
        await live.change(lambda table: table.throw(0, table.fair_dice(live.key)), by=anna)
        async with live.lock:
            freeing: Any = live.change(lambda table: table.free(0, 1), by=anna, revoke=[1])
            first = asyncio.create_task(freeing)
            await asyncio.sleep(0)
            late = asyncio.create_task(_carry_out(hub, live, bram, Throw(1, live.table.number)))
            await asyncio.sleep(0)
        await first
        await hub.join(live.table.opened.code, "Cleo")
        with pytest.raises(NotAllowed, check=saying("table-token")):
            await late
        assert bram.closed
    finally:
        await hub.stop()
        await store.close()


def test_a_socket_that_was_closed_says_nothing_more(server: Server) -> None:
    """What was on its way when the seat was freed is read, and dropped."""
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    assert anna.ask("free", seat=1)["type"] == "done"
    cleo = server.join(anna.held["code"], "Cleo")
    while bram.bye != "refused":
        bram.read()
    anna.ask("start")
    cleo.drain()
    assert [c.seat for c in server.app.state.hub.tables[anna.held["table"]].connections] == [0, 1]
    assert cleo.update["table"]["seats"][1]["name"] == "Cleo"


def test_what_only_other_processes_want_to_know_does_not_pile_up_without_them(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    anna.leave()
    anna.come()
    hub: Hub = server.app.state.hub
    assert not hub._to_tell
    assert not hub._stirred
