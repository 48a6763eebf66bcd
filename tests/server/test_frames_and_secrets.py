"""Two tables that differ only in one seat's secrets answer every frame of another seat with the same bytes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teerling.events import Event
from teerling.house.codes import hash_of
from teerling.house.hub import Hub
from teerling.house.live import LiveTable
from teerling.house.loading import write_event
from teerling.server.store import Holder, Store
from teerling.server.store import Opened as Row
from teerling.table import Table
from teerling.values import IllegalMove
from tests.chance import chance
from tests.server.frames import Frame, Frames
from tests.server.fuzzing import EVER, Line, Quick, hello
from tests.server.test_secrets_on_the_wire import KEEPER, played, with_other_secrets

pytestmark = pytest.mark.anyio

TOKEN = "a token"  # noqa: S105 - of a table of this test
VIEWER = 0


class Twin:
    """A table with some past, and the viewer's socket at it."""

    def __init__(self, hub: Hub, live: LiveTable):
        self.hub = hub
        self.live = live
        self.line = Line(hub, "t")

    @classmethod
    async def of(cls, events: list[Event], file: Path) -> Twin:
        """A table in a store of its own."""
        store = await Store.connect(str(file))
        holders = {hash_of(TOKEN): Holder("t", VIEWER, True)}
        await store.open(Row("t", "tulp-73", bytes(32)), [write_event(event) for event in events], holders)
        hub = Hub(store, pause=EVER, burst=EVER, rate=EVER)
        hub.thinkers = Quick()
        twin = cls(hub, await hub.get("t"))
        await twin.hear(hello(TOKEN))
        return twin

    async def hear(self, frame: Frame) -> list[bytes]:
        """What a frame is answered with, and what is told because of it."""
        before = len(self.line.said)
        if self.line.closed:
            self.line = Line(self.hub, "t")
            before = 0
            await self.line.say(hello(TOKEN))
        await self.line.say(frame)
        while self.live.lock.locked() or any(one.queue.qsize() or one.hinting for one in self.live.connections):
            await asyncio.sleep(0)
        return self.line.said[before:]

    @property
    def state(self) -> Any:
        """The state of the game, secrets and all."""
        assert self.live.table.course
        return self.live.table.course.position.raw[1]

    async def end(self) -> None:
        """Close all."""
        if not self.line.closed:
            await self.line.leave()
        await self.hub.stop()
        await self.hub.store.close()


async def same(events: list[Event], other: list[Event], folder: Path, rng: Random) -> int:
    """Send both tables the same frames; returns how many were answered alike until a secret was turned up."""
    one, two = await Twin.of(events, folder / "one.sqlite"), await Twin.of(other, folder / "two.sqlite")
    frames = Frames(rng)
    answered = 0
    try:
        for _ in range(150):
            table = one.live.table
            assert table.course
            position = table.course.position
            # Also what others could do: moves of the keeper, as far as anybody might guess them.
            texts = [move.text for seat in range(3) for move in position.moves(seat)[:12]]
            likely: dict[str, list[Any]] = {
                "id": [7],
                "at": [table.number],
                "text": texts,
                "seat": [VIEWER],
                "since": [0],
            }
            frame = frames.any(likely)
            told, told_other = await one.hear(frame), await two.hear(frame)
            shown = one.state.ended or one.state.won[KEEPER] != two.state.won[KEEPER]
            if shown or table.state != "playing":
                break
            assert told == told_other, frame
            answered += 1
    finally:
        await one.end()
        await two.end()
    return answered


async def test_no_frame_draws_out_what_another_seat_keeps_secret(tmp_path: Path) -> None:
    rng = chance("frames and secrets")
    answered: list[int] = []
    while sum(answered) <= 300:
        events = played({"secret": "targets", "arrange": "choose"}, rng, rng.randrange(30, 90))
        other = with_other_secrets(events, rng)
        try:
            Table.of(other)
        except IllegalMove:
            continue  # an arrangement that is not written like that: alike tiles
        folder = tmp_path / str(len(answered))
        folder.mkdir()
        answered.append(await same(events, other, folder, rng))
