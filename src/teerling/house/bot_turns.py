"""The bots' turns at a table: whose turn it is, and when they act; what they need is got ready early (warm-up).

Bots act one after the other, each after a small pause, and only while somebody is there to see it. How they think is
the thinkers' affair (see `thinkers`), and so are hints for people.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from teerling.advice import Advice
from teerling.course import Course
from teerling.house.messages import Warming
from teerling.house.thinkers import A_PERSON
from teerling.table import NotAllowed
from teerling.values import Message, Move

if TYPE_CHECKING:
    from teerling.house.live import LiveTable


class BotTurns:
    """The bots of one table."""

    __slots__ = ("_acting", "_live")

    def __init__(self, live: LiveTable):
        self._live = live
        self._acting: asyncio.Task[None] | None = None

    def due(self) -> int | None:
        """The seat of the bot whose turn it is; -1 if dice are due that belong to nobody in particular."""
        table = self._live.table
        if table.state != "playing" or (table.led and table.led.done):
            return None
        assert table.course is not None
        turn = table.turn
        if not turn and table.course.position.turn.kind == "dice":
            return -1
        return next((seat for seat in turn if table.seats[seat].kind == "bot"), None)

    def wake(self) -> None:
        """Let bots act if it is their turn and anybody is there to see it."""
        resting = self._acting is None or self._acting.done()
        if resting and self._live.connections and self.due() is not None:
            self._acting = self._live.hub.spawn(self._act_while_due())

    def stop(self) -> None:
        """Let them rest."""
        if self._acting:
            self._acting.cancel()

    async def _act_while_due(self) -> None:
        while (seat := self.due()) is not None and self._live.connections:
            await asyncio.sleep(self._live.hub.pause)
            if self.due() != seat:
                continue
            number = self._live.table.number
            with contextlib.suppress(NotAllowed):
                await self._act(seat, number)

    async def _act(self, seat: int, number: int) -> None:
        live, course = self._live, self._live.table.course
        assert course is not None
        if course.position.turn.kind == "dice":
            await live.change(lambda table: table.throw(seat, table.dice(live.key)), seat=seat, at=number)
            return
        move = live.table.reply() or await self._choose(seat, course)
        await live.change(lambda table: table.move(seat, move, table.dice(live.key)), seat=seat, at=number)

    async def _choose(self, seat: int, course: Course) -> Move:
        bot, warming = self._live.table.seats[seat].bot, partial(self._tell_warming, seat)
        rng = course.chance(seat)
        return await self._live.hub.thinkers.choose(bot, course.position, seat, rng, self._address, warming)

    def _tell_warming(self, seat: int) -> None:
        for connection in self._live.connections:
            connection.tell(Warming(seat))

    def warm(self) -> None:
        """Somebody is there who may soon have to wait for a bot, or for a hint."""
        table = self._live.table
        if self._live.connections and table.state != "over":
            opened = table.opened
            thinking = [] if table.led and table.led.scenario.scripted else table.seats
            who = [seat.bot for seat in thinking if seat.kind == "bot"] + [A_PERSON] * opened.hints
            self._live.hub.thinkers.warm(opened.game, len(opened.seats), opened.options, who, self._address)

    @property
    def _address(self) -> str:
        """Where this table is played, for sharing what bots think: with its host, or whoever came first."""
        there = sorted(self._live.connections, key=lambda connection: not connection.host)
        return there[0].address if there else ""

    async def advise(self, seat: int, address: str, *, quick: bool = False) -> Sequence[Advice]:
        """What would be good for a seat that is to decide now."""
        table = self._live.table
        if not table.opened.hints:
            raise NotAllowed(Message("hint-off"))
        if table.course is None or seat not in table.course.position.turn.seats:
            raise NotAllowed(Message("hint-not-now"))
        thinkers = self._live.hub.thinkers
        if quick:
            return await thinkers.glance(table.course.position, seat)
        return await thinkers.advise(table.course.position, seat, address)
