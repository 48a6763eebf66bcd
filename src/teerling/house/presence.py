"""Presence, with heartbeats: who is connected where, when several processes serve the same tables.

Each process says of its own sockets what the others need to know, and repeats it now and then; whoever falls silent is
forgotten. Nothing here is kept: who holds a seat is the store's affair, and no move depends on this.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping

import msgspec

# Seconds: how often a process repeats who is there, and after how long a silent one counts as gone.
HEARTBEAT = 10.0
SILENCE = 35.0


class Here(msgspec.Struct, frozen=True, tag="here"):
    """The seats of the sockets at each of these tables; -1 watches. A table with none has nobody any more."""

    tables: dict[str, tuple[int, ...]]


class Came(msgspec.Struct, frozen=True, tag="came"):
    """A socket opened with this token: an older one with the same token is closed, wherever it is."""

    table: str
    token_hash: str
    when: float


class Who(msgspec.Struct, frozen=True, tag="who"):
    """Somebody looks at this table for the first time, and asks who is there."""

    table: str


Notice = Here | Came | Who

write_notice = msgspec.json.Encoder().encode
read_notice = msgspec.json.Decoder(Notice).decode


class Presence:
    """Who is at the tables by way of other processes.

    >>> presence = Presence(clock=lambda: 0.0)
    >>> presence.hear("b", {"t": (1, -1, -1)})
    ['t']
    >>> presence.seats("t"), presence.watching("t")
    ({1}, 2)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self._clock = clock
        # For each table, by process: the seats there, and when that was said.
        self._said: dict[str, dict[str, tuple[tuple[int, ...], float]]] = {}

    def hear(self, process: str, tables: Mapping[str, Iterable[int]]) -> list[str]:
        """A process says who is there; returns the tables where that is new."""
        changed = []
        for table, stated in tables.items():
            by_process = self._said.setdefault(table, {})
            seats = tuple(sorted(stated))
            before = by_process.pop(process, ((), 0.0))[0]
            if seats:
                by_process[process] = seats, self._clock()
            if not by_process:
                del self._said[table]
            if seats != before:
                changed.append(table)
        return changed

    def forget_silent(self) -> list[str]:
        """Drop the processes that said nothing for too long; returns the tables that lost somebody."""
        late = self._clock() - SILENCE
        gone = [(t, p) for t, said in self._said.items() for p, (_, when) in said.items() if when < late]
        for table, process in gone:
            self.hear(process, {table: ()})
        return list(dict.fromkeys(table for table, _ in gone))

    def seats(self, table: str) -> set[int]:
        """The seats that somebody is connected to."""
        return {seat for seats, _ in self._said.get(table, {}).values() for seat in seats if seat >= 0}

    def watching(self, table: str) -> int:
        """How many watch."""
        return sum(seat < 0 for seats, _ in self._said.get(table, {}).values() for seat in seats)
