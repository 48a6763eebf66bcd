"""Processes that work for this one, give way to it, and end with it, however it ends."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

# How far they step back (as `nice` counts it): whoever waits for a move gets the processor first.
MANNERS = 10
# Two can think at the same time, on a small computer too.
THINKERS = 2

_Answer = TypeVar("_Answer")


def new_pool(workers: int, begin: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Processes that wait for work; each calls `begin` first.

    They are new ones, not copies of this one: those would hold its sockets and threads.
    """
    fresh = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, fresh, initializer=_begin, initargs=(begin,))


async def started_pool(workers: int, begin: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """The same, started already: that takes a while, and whoever hands over the first work waits for it."""
    pool = new_pool(workers, begin)
    await asyncio.to_thread(pool.submit, os.getpid)
    return pool


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End all work at once, done or not."""
    running = list((pool._processes or {}).values())  # there is no public way to end them at once
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.kill()


def _begin(more: Callable[[], None] | None) -> None:
    """In a new process: as a killed parent can't end it, it watches; and Ctrl-C is the parent's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if more is not None:
        more()


class Process:
    """A process that does one thing at a time. It starts with the first, and again if it was killed."""

    def __init__(self, begin: Callable[[], None] | None = None) -> None:
        self._begin = begin
        self._pool: ProcessPoolExecutor | None = None

    @property
    def processes(self) -> list[int]:
        """The process, by its number, if there is one."""
        running = self._pool._processes if self._pool else None  # there is no public way to know them
        return [process.pid for process in (running or {}).values() if process.pid]

    async def do(self, work: Callable[[], _Answer]) -> _Answer:
        """Do it; if the process is killed, for its memory perhaps, once more in a new one, but only once."""
        try:
            return await self._try(work)
        except BrokenProcessPool:
            self.end()
            return await self._try(work)

    async def _try(self, work: Callable[[], _Answer]) -> _Answer:
        if self._pool is None:
            self._pool = await started_pool(1, self._begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._pool is not None:
            end_pool(self._pool)
        self._pool = None


class Processes:
    """Where the work of a server is done: in processes, and what is short in a thread."""

    foresees_hints = True

    def thinkers(self, begin: Callable[[], None]) -> list[Process]:
        """Those who think about moves."""
        return [Process(begin) for _ in range(THINKERS)]

    def replayer(self) -> Process:
        """Who looks back at games: those who think about a move go first."""
        return Process(step_back)

    async def aside(self, work: Callable[[], _Answer]) -> _Answer:
        """Do something short in a thread, so that the tables go on."""
        return await asyncio.to_thread(work)


def step_back() -> None:
    """In a new process: give way to the others of its kind."""
    if hasattr(os, "nice"):  # not everywhere
        os.nice(MANNERS)
