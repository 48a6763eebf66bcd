"""Where computer players think: those who need long, in processes of their own, so that no table waits for them.

The processes start when somebody first has to think, and what they compile or work out is kept on disk. They end with
the server, however that ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, TypeVar

from teerling import bots
from teerling.advice import Advice, advise
from teerling.bots import people
from teerling.game import Position
from teerling.processes import end_pool, new_pool
from teerling.server.logs import log
from teerling.values import Move

# Two can think at the same time, on a small computer too.
THINKERS = 2
# Nobody waits longer than this for a move, on a slow computer neither; in seconds.
PATIENCE = 1.8
# Who plays on for somebody whose thinking failed.
STAND_IN = "lotte"

_Answer = TypeVar("_Answer")


class Minds:
    """Everybody who thinks at the tables of one server."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._warm: set[tuple[str, str]] = set()

    async def choose(self, bot: str, position: Position, seat: int, warming: Callable[[], None]) -> Move:
        """What a bot does; `warming` is called first if it has to get ready for this game.

        A table never stops for a bot: if thinking fails, somebody else chooses.
        """
        if bots.is_quick(bot, position.game):
            # A thread, so that the other tables go on.
            return await asyncio.to_thread(bots.ask, bot, position, seat, Random())
        # What has to be got ready depends on the game and what was agreed on.
        key = bot, f"{position.game.name} {position.seats} {position.options}"
        if key not in self._warm:
            warming()
        try:
            move = await self.work(_choose, bot, position, seat)
        except Exception:
            log.exception("%s could not think", bot)
            return await asyncio.to_thread(bots.ask, STAND_IN, position, seat, Random())
        self._warm.add(key)
        return move

    async def advise(self, position: Position, seat: int) -> tuple[Advice, ...]:
        """The best moves of a seat."""
        return await self.work(_advise, position, seat)

    async def work(self, work: Callable[..., _Answer], *args: Any) -> _Answer:
        """Let a thinker do something, as soon as one is free."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thinkers(), work, *args)
        except BrokenProcessPool:
            # A process was killed, for its memory perhaps: once more with new ones.
            self._pool = None
            return await loop.run_in_executor(self._thinkers(), work, *args)

    def _thinkers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(THINKERS, _begin)
        return self._pool

    def stop(self) -> None:
        """End all thinking."""
        if self._pool is not None:
            end_pool(self._pool)
        self._pool = None


def _choose(bot: str, position: Position, seat: int) -> Move:
    return bots.ask(bot, position, seat, Random())


def _advise(position: Position, seat: int) -> tuple[Advice, ...]:
    return advise(position, seat, Random(), PATIENCE)


def _begin() -> None:
    """In a new process: nobody thinks too long."""
    people.seconds = PATIENCE
