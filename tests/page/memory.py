"""A browser's disk in memory, for tests: what `web/src/site/disk.ts` does, and windows that share it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from teerling.page.disk import KEYS, Change, Drop, DropWhere, Key, Outcome, Put, Row


class Shelf:
    """The rows of one browser, and its windows."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[Key, Row]] = {store: {} for store in KEYS}
        self.windows: list[MemoryDisk] = []
        self.fails: Exception | None = None

    def window(self) -> MemoryDisk:
        """One more window."""
        disk = MemoryDisk(self)
        self.windows.append(disk)
        return disk


class MemoryDisk:
    """One window's view of it."""

    def __init__(self, shelf: Shelf):
        self._shelf = shelf
        self._heard: list[Callable[[str], None]] = []

    async def open(self, keys: str) -> None:
        assert set(msgspec.json.decode(keys)) == set(self._shelf.rows)

    async def write(self, change: str) -> str:
        if self._shelf.fails:
            raise self._shelf.fails
        return self._carry_out(msgspec.json.decode(change, type=Change))

    def _carry_out(self, change: Change) -> Outcome:
        if change.last is not None:
            table, number = change.last
            known = (table,) in self._shelf.rows["tables"]
            if not known or max((n for t, n in self._shelf.rows["events"] if t == table), default=0) != number:
                return "last"
        if any(self._with(store, fields) for store, fields in change.free):
            return "free"
        for step in change.steps:
            rows = self._shelf.rows[step.store]
            match step:
                case Put(store, row):
                    rows[tuple(row[name] for name in KEYS[store])] = row  # type: ignore[misc]  # keys are no flags
                case Drop(_, key):
                    for one in [k for k in rows if k[: len(key)] == key]:
                        del rows[one]
                case DropWhere(store, fields):
                    for one in self._with(store, fields):
                        del rows[one]
        return ""

    def _with(self, store: str, fields: Row) -> list[Key]:
        rows = self._shelf.rows[store]
        return [key for key, row in rows.items() if all(row[name] == value for name, value in fields.items())]

    async def find(self, store: str, fields: str, after: str, most: int) -> str:
        if self._shelf.fails:
            raise self._shelf.fails
        keys = sorted(self._with(store, msgspec.json.decode(fields)))
        later = [key for key in keys if key > tuple(msgspec.json.decode(after))]
        return msgspec.json.encode([self._shelf.rows[store][key] for key in later[:most]]).decode()

    def tell(self, text: str) -> None:
        for other in self._shelf.windows:
            if other is not self:
                for heard in other._heard:
                    heard(text)

    def listen(self, heard: Callable[[str], None]) -> None:
        self._heard.append(heard)
