"""Tables read back from their stored events, piece by piece: no other table waits while a long one is loaded."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import msgspec

from teerling.events import Event
from teerling.house.store import Store
from teerling.table import Table

# So many events are applied before others have their turn: a few milliseconds' work.
PIECE = 50

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Event).decode


def write_event(event: Event) -> bytes:
    """An event as it is stored."""
    return _encode(event)


async def pieces(store: Store, id: str, since: int = 0) -> AsyncIterator[list[Event]]:
    """The events of a table after a number, a few at a time."""
    while True:
        found = await store.events(id, since, most=PIECE)
        if found:
            yield [_read(body) for _, body in found]
            since = found[-1][0]
        # Nothing is waited for after the last piece: what is stored meanwhile will be heard of.
        if len(found) < PIECE:
            return
        # The rows may have been there already, and then nobody else had a turn yet.
        await asyncio.sleep(0)


async def load(store: Store, id: str) -> Table:
    """A table as it is stored; it must be there."""
    table: Table | None = None
    async for piece in pieces(store, id):
        rest: Iterator[Event] = iter(piece)
        if table is None:
            table = Table.of([next(rest)])
        for event in rest:
            table.apply(event)
    assert table is not None
    return table
