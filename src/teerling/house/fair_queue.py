"""A fair queue, by priority and round robin: who is served next. Pure: no input or output, no clock.

Work has a rank, and comes from an address. The first rank is served before the second, and so on; of one rank every
address has its turn, however much one of them asks for. So that nobody waits for ever, a rank gives way once to those
behind it after `IN_A_ROW` of its own.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

# How many of a rank are served one after the other while something of a later rank waits.
IN_A_ROW = 4

_Item = TypeVar("_Item")


class Queue(Generic[_Item]):
    """What waits, by rank and address.

    >>> queue = Queue[str](ranks=2)
    >>> for text in ("a1", "a2", "b1"):
    ...     queue.add(1, text[0], text)
    >>> queue.add(0, "a", "first of all")
    >>> [queue.take() for _ in range(5)]
    ['first of all', 'a1', 'b1', 'a2', None]
    """

    def __init__(self, ranks: int) -> None:
        # Of each rank the addresses in the order of their turns; an address nothing is waiting of is forgotten.
        self._waiting: list[OrderedDict[str, deque[_Item]]] = [OrderedDict() for _ in range(ranks)]
        self._row = [0] * ranks

    def add(self, rank: int, address: str, item: _Item) -> None:
        """Let something wait."""
        self._waiting[rank].setdefault(address, deque()).append(item)

    def take(self, fits: Callable[[_Item], bool] = lambda _: True) -> _Item | None:
        """What is served next, of all that fits now; the others keep their places."""
        firsts = ((rank, self._first(rank, fits)) for rank in range(len(self._waiting)))
        found = {rank: first for rank, first in firsts if first is not None}
        if not found:
            return None
        rank = self._whose_turn(list(found))
        address, item = found[rank]
        self.remove(rank, address, item)
        if address in self._waiting[rank]:
            self._waiting[rank].move_to_end(address)
        return item

    def remove(self, rank: int, address: str, item: _Item) -> None:
        """Nobody wants it any more; nothing happens if it is not there."""
        own = self._waiting[rank].get(address)
        if own is not None and item in own:
            own.remove(item)
            if not own:
                del self._waiting[rank][address]

    def _first(self, rank: int, fits: Callable[[_Item], bool]) -> tuple[str, _Item] | None:
        for address, own in self._waiting[rank].items():
            for item in own:
                if fits(item):
                    return address, item
        return None

    def _whose_turn(self, there: list[int]) -> int:
        """The first rank, of those there, that has not had its row; the last has nobody to give way to."""
        rank = next((rank for rank in there[:-1] if self._row[rank] < IN_A_ROW), there[-1])
        for earlier in range(rank):
            self._row[earlier] = 0
        self._row[rank] = 0 if rank == there[-1] else self._row[rank] + 1
        return rank
