"""No frame, whatever is in it, stops a server, changes another's seat, or tells a secret; `make fuzz` sends more."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from teerling.house.hub import Hub
from teerling.house.messages import Hello, SeatWish, TableWish
from teerling.server.logs import is_ours
from teerling.server.store import Store
from tests.chance import chance, number
from tests.patience import PATIENCE
from tests.server.frames import KINDS, Frames
from tests.server.fuzzing import Errors, fuzz
from tests.server.running import BOT, HERE, THERE, Seat, Server, play_out, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def errors() -> Iterator[Errors]:
    """What is logged as an error meanwhile."""
    handler = Errors()
    handler.addFilter(is_ours)
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "tables.sqlite") as one:
        yield one


async def test_no_frame_changes_another_seat_or_stops_the_server(tmp_path: Path) -> None:
    least = {"frames": 2000, "that can be read": 500, "that can't": 500, "events": 100, "in one go": 5}
    counts = await fuzz(2000, tmp_path, number("frames"), least)
    assert counts >= Counter(least), counts


def test_every_command_there_is_is_made_up() -> None:
    """Also those that are added later."""
    frames = Frames(chance("commands"))
    assert {frames.message({})["type"] for _ in range(500)} == {kind.tag for kind in KINDS}


def send(seat: Seat, frame: str | bytes, *, text: bool) -> None:
    """Send a frame over a real socket; as text also what is none. Come back if the server ends it."""
    assert seat.socket
    try:
        seat.socket.send(frame if isinstance(frame, str) else bytes(frame), text=text or None)
        seat.send({"type": "why", "id": 987654321, "text": "9"})
        while True:
            said = seat.read()
            if said.get("id") == 987654321:
                return
            if said["type"] == "bye":
                break
    except ConnectionClosed:
        pass
    seat.leave()
    seat.come()


def test_no_frame_over_a_real_socket_stops_the_server(server: Server, errors: Errors) -> None:
    rng = chance("frames over a socket")
    frames = Frames(rng)
    anna, bram = server.open(HERE, THERE, options={"level": "3"})
    watching = server.join(anna.held["code"])
    number = server.app.state.hub.tables[anna.held["table"]].table.number
    for _ in range(150):
        send(watching, frames.any({}), text=rng.random() < 0.5)
    send(watching, "x" * 2**24, text=True)
    assert server.app.state.hub.tables[anna.held["table"]].table.number == number
    anna.ask("start")
    play_out(anna, bram)
    greedy = server.open(HERE, BOT)
    greedy[0].ask("start")
    play_out(*greedy)
    assert errors.found == []


def test_brackets_in_brackets_are_answered_like_any_rubbish(server: Server, errors: Errors) -> None:
    (anna,) = server.open(HERE)
    frame = '{"x":' + "[" * 3000
    anna.send(frame)
    assert anna.read()["message"]["id"] == "request-unreadable"
    address = f"ws://127.0.0.1:{server.port}/api/live/{anna.held['table']}"
    with connect(address, compression=None) as client:
        client.send(frame)
        assert client.recv(PATIENCE) == '{"type":"bye","why":"rude"}'
    assert errors.found == []


async def test_a_command_of_somebody_who_is_gone_is_refused_without_a_traceback(tmp_path: Path, errors: Errors) -> None:
    store = await Store.connect(str(tmp_path / "tables.sqlite"))
    hub = Hub(store)
    try:
        (held,) = await hub.open(TableWish("pushbox", (SeatWish("here", "Anna"),)))
        live = await hub.get(held.table)
        anna = await live.admit(Hello(held.token))
        assert anna
        async with live.lock:
            asked = asyncio.create_task(live.change(lambda table: table.seal(0, "0" * 64), by=anna))
            await asyncio.sleep(0)
            live.attendance.detach(anna)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
        async with live.lock:
            pass  # so the change had its turn
        await asyncio.sleep(0)
        gc.collect()
        assert live.table.number == 1
        assert errors.found == []
    finally:
        await hub.stop()
        await store.close()
