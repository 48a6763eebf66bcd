"""A small queue for what one socket is to be told: a thousand sockets are open at once, mostly idle."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

_Item = TypeVar("_Item")


class Mailbox(Generic[_Item]):
    """A queue for one reader, a tenth of the size of asyncio's.

    >>> box = Mailbox[str]()
    >>> box.put_nowait("first"); box.put_nowait("second")
    >>> box.get_nowait(), box.qsize()
    ('first', 1)
    """

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[_Item] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: _Item) -> None:
        """Add something, and wake the reader."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> _Item:
        """The oldest item, once there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)

    def get_nowait(self) -> _Item:
        """The oldest item; there must be one."""
        return self._items.pop(0)

    def qsize(self) -> int:
        """How many wait."""
        return len(self._items)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._items
