"""Where a page thinks: in a second worker of the browser, or here where it can't have one (executors)."""

from __future__ import annotations

import asyncio
import base64
import pickle
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from typing import Any, Protocol, TypeVar

from teerling.house.work import Begin, Worker

_Answer = TypeVar("_Answer")


class Other(Protocol):
    """A second worker, as the browser offers it: it starts with the first work."""

    def do(self, work: str) -> Awaitable[str]:
        """Have work, as `pack` writes it, done by `carry_out` there."""

    def end(self) -> None:
        """End it at once; the next work starts a new one."""


class Here:
    """Work that is done at once, while everything else waits."""

    processes: list[int] = []  # noqa: RUF012  # it never has any

    def __init__(self, begin: Begin = lambda: None):
        begin()

    async def do(self, work: Callable[[], _Answer]) -> _Answer:
        """Do it, after what is on its way to the page has left."""
        await asyncio.sleep(0)
        return work()

    def end(self) -> None:
        """Nothing is under way."""


class Elsewhere:
    """Work that a second worker does."""

    processes: list[int] = []  # noqa: RUF012  # a worker is none

    def __init__(self, other: Other, begin: Begin):
        self._other = other
        self._begin = begin

    async def do(self, work: Callable[[], _Answer]) -> _Answer:
        """Hand it over, and wait for the answer."""
        try:
            answer = await self._other.do(pack((self._begin, work)))
        except Exception as lost:
            raise BrokenExecutor(str(lost)) from lost
        good, done = unpack(answer)
        if not good:
            raise done
        answered: _Answer = done
        return answered

    def end(self) -> None:
        """End the worker, whatever it does."""
        self._other.end()


def pack(thing: object) -> str:
    """Something as a text, for the way between two workers.

    >>> unpack(pack((1, "two")))
    (1, 'two')
    """
    return base64.b64encode(pickle.dumps(thing)).decode()


def unpack(text: str) -> Any:
    """What was packed."""
    return pickle.loads(base64.b64decode(text))  # noqa: S301  # nobody but ourselves packs anything


def carry_out(work: str) -> str:
    """In the second worker: do what was handed over; the answer, or what was refused.

    >>> unpack(carry_out(pack((int, int))))
    (True, 0)
    """
    begin, do = unpack(work)
    begin()
    try:
        return pack((True, do()))
    except Exception as wrong:
        return pack((False, wrong))


class PageWork:
    """Everybody who works for one page."""

    # A second Python takes seconds and a hundred megabytes, which a phone may not have to spare.
    foresees_hints = False

    def __init__(self, other: Other | None = None):
        self._other = other

    def thinkers(self, begin: Begin) -> list[Worker]:
        """One, elsewhere if that is possible."""
        return [Elsewhere(self._other, begin) if self._other else Here(begin)]

    def replayer(self) -> Worker:
        """Who looks back at games does it here: nobody plays at the same time."""
        return Here()

    async def aside(self, work: Callable[[], _Answer]) -> _Answer:
        """Do something short."""
        return work()
