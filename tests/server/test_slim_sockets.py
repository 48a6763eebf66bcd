"""A socket keeps nothing of its handshake, and its queues do what asyncio's do."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from teerling.house.connection import Connection
from teerling.house.mailbox import Mailbox
from teerling.house.session import _write
from teerling.server.sockets import Door, Slim
from tests.patience import until_then
from tests.server.running import HERE, THERE, play_out, running

pytestmark = pytest.mark.anyio


async def test_what_is_put_comes_out_in_order_and_wakes_who_waits() -> None:
    box = Mailbox[int]()
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    for number in range(3):
        box.put_nowait(number)
    assert [await waiting, await box.get(), box.get_nowait()] == [0, 1, 2]
    assert box.empty()
    assert box.qsize() == 0


async def test_whoever_gives_up_waiting_takes_nothing_with_them() -> None:
    box = Mailbox[int]()
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait(7)
    waiting.cancel()
    assert (await asyncio.gather(waiting, return_exceptions=True))[0] is not None
    assert await box.get() == 7


async def test_a_door_lets_all_through_when_it_opens_and_none_before() -> None:
    door = Door()
    await door.wait()
    door.clear()
    waiting = [asyncio.create_task(door.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not any(one.done() for one in waiting)
    waiting[1].cancel()
    door.set()
    assert [type(one) for one in await asyncio.gather(*waiting, return_exceptions=True)] == [
        type(None),
        asyncio.CancelledError,
        type(None),
    ]


async def test_what_is_said_at_once_never_overtakes_what_waits() -> None:
    heard: list[bytes] = []
    free, reading = True, Door()

    def say(message: bytes) -> bool:
        if free:
            heard.append(message)
        return free

    async def send(message: bytes) -> None:
        await reading.wait()
        heard.append(message)

    connection = Connection(0, host=True, token_hash="")
    connection.pass_on(b"1")  # before it is known that anything can be said at once
    connection.say = say
    connection.pass_on(b"2")
    writing = asyncio.create_task(_write(connection, send))
    reading.clear()
    await asyncio.sleep(0)
    connection.pass_on(b"3")  # the first one is on its way, and nobody reads
    reading.set()
    await until_then(lambda: len(heard) == 3, "the writer")
    connection.pass_on(b"4")
    free = False
    connection.pass_on(b"5")
    free = True
    connection.pass_on(b"6")
    await until_then(lambda: len(heard) == 6, "the writer")
    connection.close("stopping")
    await writing
    assert heard[:6] == [b"1", b"2", b"3", b"4", b"5", b"6"]
    assert b"bye" in heard[6]


def test_an_open_socket_has_forgotten_its_handshake(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        anna, bram = server.open(HERE, THERE)
        anna.ask("start")
        # By its very type: among all objects there are stand-ins of some that are gone, which can't be asked anything.
        sockets = [one for one in gc.get_objects() if type(one) is Slim and one.handshake_complete]
        assert len(sockets) >= 2
        for one in sockets:
            assert list(one.scope["headers"]) == []
            assert not hasattr(one, "response")
        play_out(anna, bram)
