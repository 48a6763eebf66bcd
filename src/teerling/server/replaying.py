"""Looking back at games in a worker process, so that no table waits for it.

It is asked for small pieces of work, one at a time: whoever opens a long game waits for many, and others come in
between. The process starts when somebody first looks back, and ends with the server.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from teerling.processes import MANNERS, end_pool, started_pool
from teerling.server import past
from teerling.server.limits import MOST_ANSWERS, MOST_IN_LINE, MOST_IN_WORK, Turns
from teerling.server.logs import log
from teerling.server.past import Forgotten, Told
from teerling.table import NotAllowed, Table
from teerling.values import Message

# No piece of work takes longer than this, in seconds; one that does was made to.
PATIENCE = 20.0
# Events of a table that are packed before others have their turn: a millisecond's work.
PIECE = 2_000

_Answer = TypeVar("_Answer")
_Args = ParamSpec("_Args")


class TooHard(NotAllowed):
    """A game that can't be replayed in reasonable time."""


class Replays:
    """The past games of one server."""

    def __init__(self) -> None:
        self.turns = Turns(MOST_ANSWERS, MOST_IN_LINE, MOST_IN_WORK)
        self._pool: ProcessPoolExecutor | None = None
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
        """Let the process do a piece of work, when it is its turn.

        Whoever asked may go away meanwhile: the next one's time begins when the process is free.
        """
        task = asyncio.create_task(self._work(work, *args, **more))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # somebody looked at it
        return await asyncio.shield(task)

    async def _work(self, work: Callable[_Args, _Answer], *args: _Args.args, **more: _Args.kwargs) -> _Answer:
        loop, asked = asyncio.get_running_loop(), partial(work, *args, **more)
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    try:
                        return await loop.run_in_executor(await self._process(), asked)
                    except BrokenProcessPool:
                        # It was killed, for its memory perhaps: once more with a new one.
                        self.stop()
                        return await loop.run_in_executor(await self._process(), asked)
            except (TimeoutError, BrokenProcessPool) as trouble:
                log.warning("a game could not be replayed: %r", trouble)
                self.stop()
                raise TooHard(Message("replay-too-hard")) from trouble

    async def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = await started_pool(1, _begin)
        return self._pool

    def stop(self) -> None:
        """End all work, and forget all games."""
        if self._pool is not None:
            end_pool(self._pool)
        self._pool = None


def _begin() -> None:
    """In the new process: those who think about a move go first."""
    if hasattr(os, "nice"):
        os.nice(MANNERS)
