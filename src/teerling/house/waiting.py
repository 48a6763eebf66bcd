"""Who waits for long thoughts: a few of each address and not too many in all, one after the other (backpressure)."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from teerling.house.limits import LONGEST_LINE, MOST_OF_ONE
from teerling.table import NotAllowed
from teerling.values import Message


class Waiting:
    """A line of those who wait; one at a time has their turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self.each: Counter[str] = Counter()  # how many wait, of each address

    def check(self, address: str) -> None:
        """Refuse whoever finds the line full, or waits in it too often already."""
        if self.each[address] >= MOST_OF_ONE or self.each.total() >= LONGEST_LINE:
            raise NotAllowed(Message("table-busy"))

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """A place in the line."""
        self.each[address] += 1
        try:
            yield
        finally:
            self.each[address] -= 1
            self.each += Counter()  # forget whoever waits no more

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Whoever is next."""
        async with self._turn:
            yield
