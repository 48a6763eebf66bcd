"""What keeps things in a browser (IndexedDB), as Python sees it: rows of JSON by key, written all together or not.

`web/src/site/disk.ts` is what offers it there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

import msgspec

# The stores of rows there are, and what a row of each is found by.
KEYS = {
    "tables": ("id",),
    "secrets": ("table",),
    "uses": ("table",),
    "tokens": ("hash",),
    "events": ("table", "number"),
}
Row = dict[str, str | int | bool | None]
Key = tuple[str | int, ...]


class Put(msgspec.Struct, frozen=True, tag="put"):
    """Keep a row, in the place of one with the same key."""

    store: str
    row: Row


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    """Forget all rows whose key begins like this."""

    store: str
    key: Key


class DropWhere(msgspec.Struct, frozen=True, tag="where"):
    """Forget all rows that have these fields."""

    store: str
    fields: Row


class Change(msgspec.Struct, frozen=True):
    """What is written together: if the last event of a table is `after`, and no row has a key or fields of `free`."""

    steps: tuple[Put | Drop | DropWhere, ...]
    last: tuple[str, int] | None = None
    free: tuple[tuple[str, Row], ...] = ()


# What came of a change: written, or not because there is another last event, or because something was not free.
Outcome = Literal["", "last", "free"]


class Disk(Protocol):
    """Rows that stay. What is awaited is done: a change is kept for good when it returns."""

    def open(self, keys: str) -> Awaitable[None]:
        """Get ready: these are the stores, and the fields that make the key of each (JSON)."""

    def write(self, change: str) -> Awaitable[str]:
        """Carry a `Change` (as JSON) out, whole or not at all; returns an `Outcome`."""

    def find(self, store: str, fields: str, after: str, most: int) -> Awaitable[str]:
        """The rows that have these fields (JSON), as a list of JSON, by their keys; after a key, so many at most."""

    def tell(self, text: str) -> None:
        """Say something to the other windows of this browser."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Be told what other windows say."""
