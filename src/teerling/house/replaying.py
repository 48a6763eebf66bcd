"""Looking back at games, by a worker of its own, so that no table waits for it.

It is asked for small pieces of work, one at a time: whoever opens a long game waits for many, and others come in
between. The worker starts when somebody first looks back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from teerling.house import past
from teerling.house.errors import TooHard
from teerling.house.limits import MOST_ANSWERS, MOST_IN_LINE, MOST_IN_WORK, Turns
from teerling.house.logs import log
from teerling.house.past import Forgotten, Told
from teerling.house.work import Work, processes
from teerling.table import NotAllowed, Table
from teerling.values import Message

# No piece of work takes longer than this, in seconds; one that does was made to.
PATIENCE = 20.0
# Events of a table that are packed before others have their turn: a millisecond's work.
PIECE = 2_000

_Answer = TypeVar("_Answer")
_Args = ParamSpec("_Args")


class Replays:
    """The past games of one house."""

    def __init__(self, work: Work | None = None) -> None:
        self.turns = Turns(MOST_ANSWERS, MOST_IN_LINE, MOST_IN_WORK)
        self._worker = (work or processes()).replayer()
        self._turn = asyncio.Lock()

    async def brought(self, text: str, owner: str) -> str:
        """The name of a record that somebody brought, once it is played out."""
        name = await self.work(past.bring, text, owner)
        await self._played_out(name)
        return name

    async def of_table(self, table: Table, owner: str) -> str:
        """The name of a finished game of a table, once it is played out."""
        # Before the end a game would show what is secret, and the id is known to spectators.
        if table.state != "over" or table.course is None:
            raise NotAllowed(Message("table-not-over"))
        name = f"table {table.opened.id}"
        try:
            await self._played_out(name)
        except Forgotten:
            parts, events = [], table.course.events
            for start in range(0, len(events), PIECE):
                parts.append(past.pack(events[start : start + PIECE]))
                await asyncio.sleep(0)
            await self.work(past.lay_out, name, owner, table.course.head, parts)
            await self._played_out(name)
        return name

    async def _played_out(self, name: str) -> None:
        while not await self.work(past.go_on, name):
            pass

    async def index(self, name: str) -> bytes:
        """A game in short: a `ReplayInfo` as JSON."""
        return await self.work(past.index, name)

    async def steps(self, name: str, first: int, count: int) -> bytes:
        """Some moments of a game: `ReplayStep`s as JSON."""
        await self._played_out(name)
        return await self.work(past.steps, name, first, count)

    async def text(self, name: str) -> bytes:
        """The record of a game."""
        return await self.work(past.write, name)

    async def told(self, name: str) -> Told:
        """A game for whoever thinks about it."""
        return await self.work(past.tell, name)

    async def work(self, work: Callable[_Args, _Answer], *args: _Args.args, **more: _Args.kwargs) -> _Answer:
        """Let the worker do a piece of work, when it is its turn.

        Whoever asked may go away meanwhile: the next one's time begins when the worker is free.
        """
        task = asyncio.create_task(self._work(work, *args, **more))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # somebody looked at it
        return await asyncio.shield(task)

    async def _work(self, work: Callable[_Args, _Answer], *args: _Args.args, **more: _Args.kwargs) -> _Answer:
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._worker.do(partial(work, *args, **more))
            except (TimeoutError, BrokenExecutor) as trouble:
                log.warning("a game could not be replayed: %r", trouble)
                self.stop()
                raise TooHard(Message("replay-too-hard")) from trouble

    @property
    def processes(self) -> list[int]:
        """The process that looks back, by its number, if there is one."""
        return self._worker.processes

    def stop(self) -> None:
        """End all work, and forget all games."""
        self._worker.end()
