"""Processes that work for this one, give way to it, and end with it, however it ends."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

# How far they step back (as `nice` counts it): whoever waits for a move gets the processor first.
MANNERS = 10


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
    if hasattr(os, "nice"):  # not everywhere
        os.nice(MANNERS)

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if more is not None:
        more()
