"""The store of a page: the same interface as a server's, kept by the browser. Other windows are other processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence

import msgspec

from teerling.house.store import (
    CODE_SLEEPS,
    DAY,
    NOBODY,
    CodeTaken,
    Conflict,
    Holder,
    Opened,
    Said,
    StoreError,
)
from teerling.page.disk import Change, Disk, Drop, DropWhere, Key, Put, Row

HOUR = 60 * 60
WHERE = "this browser"
# As many rows as are ever wanted.
ALL = 1_000_000_000

_encode = msgspec.json.Encoder().encode
_rows = msgspec.json.Decoder(list[Row]).decode
# What windows tell each other: that a table has grown, or something that is not kept; and which window says so.
_Notice = tuple[str, str, int]
_read_notice = msgspec.json.Decoder(_Notice).decode


class PageStore:
    """Tables, their events and their tokens, kept by the browser."""

    shared = True

    def __init__(self, disk: Disk, clock: Callable[[], float] = time.time):
        self._disk = disk
        self._clock = clock
        self._name = secrets.token_hex(8)
        self._noted: dict[str, int] = {}  # the hour for which a table's use is written down
        self._closed = False
        self._heard: asyncio.Queue[_Notice | None] = asyncio.Queue()
        disk.listen(lambda text: self._heard.put_nowait(_read_notice(text)))

    # Writing

    async def open(self, table: Opened, bodies: Sequence[bytes], holders: Mapping[str, Holder]) -> None:
        """Keep a new table with its first events and tokens."""
        opened = Put("tables", {"id": table.id, "code": table.code})
        free: list[tuple[str, Row]] = [("tables", {"id": table.id})]
        free += [("tokens", {"hash": key}) for key in holders]
        steps = (opened, *self._added(table.id, 0, bodies, holders, (), table.secret or None), self._used(table.id))
        outcome = await self._write(Change(steps, free=(("tables", {"code": table.code}), *free)))
        if outcome == "free":
            if await self._find("tables", {"code": table.code}):
                raise CodeTaken
            raise Conflict(f"{table.id} or one of its tokens is there already")
        self._tell(table.id, len(bodies))

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        *,
        grant: Mapping[str, Holder] = NOBODY,
        revoke: Sequence[int] = (),
        secret: bytes | None = None,
    ) -> int:
        """Add events after number `after`; the last number, once all is kept."""
        steps = self._added(table, after, bodies, grant, revoke, secret)
        if self._is_news(table):
            steps.append(self._used(table))
        free: list[tuple[str, Row]] = [("tokens", {"hash": key}) for key in grant]
        if await self._write(Change(tuple(steps), (table, after), tuple(free))):
            raise Conflict(f"{table} is not at {after}")
        if bodies:
            self._tell(table, after + len(bodies))
        return after + len(bodies)

    def _added(
        self,
        table: str,
        after: int,
        bodies: Sequence[bytes],
        grant: Mapping[str, Holder],
        revoke: Sequence[int],
        secret: bytes | None,
    ) -> list[Put | Drop | DropWhere]:
        """What an addition comes to, in this order: a seat may be taken from one and given to another."""
        steps: list[Put | Drop | DropWhere] = [
            Put("events", {"table": table, "number": number, "body": body.decode()})
            for number, body in enumerate(bodies, after + 1)
        ]
        steps += [DropWhere("tokens", {"table": table, "seat": seat}) for seat in revoke]
        since = after + len(bodies)
        steps += [
            Put("tokens", {"hash": key, "table": one.table, "seat": one.seat, "host": one.host, "since": since})
            for key, one in grant.items()
        ]
        if secret is not None:
            steps.append(Put("secrets", {"table": table, "secret": secret.hex()}))
        return steps

    async def sweep(self, days: float, used: Sequence[str] = (), over: Sequence[str] = ()) -> AsyncIterator[str]:
        """Put away the tables that nobody used for so many days (0: none); the id of each."""
        steps: list[Put] = [self._used(table) for table in used if self._is_news(table)]
        # A game that is over is not joined any more.
        steps += [Put("tables", {"id": id, "code": None}) for id in over if await self._find("tables", {"id": id})]
        if steps:
            await self._write(Change(tuple(steps)))
        for use in await self._find("uses", {}) if days else ():
            id, when = str(use["table"]), use["used"]
            assert isinstance(when, int)
            if when < self._clock() - days * DAY:
                gone = tuple(Drop(store, (id,)) for store in ("tables", "secrets", "uses", "events"))
                await self._write(Change((*gone, DropWhere("tokens", {"table": id}))))
                yield id

    def _is_news(self, table: str) -> bool:
        """Whether it is not yet written down that a table is used: once an hour is enough."""
        hour = int(self._clock()) // HOUR
        if self._noted.get(table) == hour:
            return False
        self._noted[table] = hour
        return True

    def _used(self, table: str) -> Put:
        return Put("uses", {"table": table, "used": int(self._clock())})

    async def _write(self, change: Change) -> str:
        self._check()
        return await self._asked(self._disk.write(_encode(change).decode()))

    # Reading

    async def table(self, id: str) -> Opened | None:
        """What is kept about a table."""
        rows = await self._find("tables", {"id": id})
        if not rows:
            return None
        kept = await self._find("secrets", {"table": id})
        code = rows[0]["code"]
        return Opened(id, None if code is None else str(code), bytes.fromhex(str(kept[0]["secret"])) if kept else b"")

    async def by_code(self, code: str) -> str | None:
        """The id of the table with this code, unless nobody has used it for long: then the code sleeps."""
        for row in await self._find("tables", {"code": code}):
            (use,) = await self._find("uses", {"table": row["id"]})
            if isinstance(use["used"], int) and use["used"] > self._clock() - CODE_SLEEPS * DAY:
                return str(row["id"])
        return None

    async def events(self, table: str, since: int = 0, most: int | None = None) -> list[tuple[int, bytes]]:
        """The events after number `since`, in order; so many of them at most."""
        rows = await self._find("events", {"table": table}, (table, since), ALL if most is None else most)
        return [(int(str(row["number"])), str(row["body"]).encode()) for row in rows]

    async def holder(self, token_hash: str) -> Holder | None:
        """What a token stands for, by its SHA-256 hash; nothing if it was revoked."""
        rows = await self._find("tokens", {"hash": token_hash})
        if not rows:
            return None
        table = str(rows[0]["table"])
        if self._is_news(table):
            await self._write(Change((self._used(table),)))
        return Holder(table, int(str(rows[0]["seat"])), bool(rows[0]["host"]), int(str(rows[0]["since"])))

    async def _find(self, store: str, fields: Row, after: Key = (), most: int = ALL) -> list[Row]:
        self._check()
        found = self._disk.find(store, _encode(fields).decode(), _encode(after).decode(), most)
        return _rows(await self._asked(found))

    def _check(self) -> None:
        if self._closed:
            raise StoreError("closed", WHERE)

    async def _asked(self, answer: object) -> str:
        """What the browser answers; whatever it raises, it can't keep anything now."""
        try:
            return str(await answer)  # type: ignore[misc]  # a promise of the browser, or a coroutine
        except Exception as trouble:
            # Its name is all that tells a full disk from any other trouble.
            full = "QuotaExceeded" in f"{type(trouble).__name__} {trouble}"
            raise StoreError("full" if full else "failed", WHERE, str(trouble)) from trouble

    # Other windows

    def _tell(self, table: str, number: int) -> None:
        self._disk.tell(_encode((self._name, table, number)).decode())

    async def publish(self, notice: bytes) -> None:
        """Tell the other windows something that is not kept."""
        self._disk.tell(_encode((self._name, notice.decode(), -1)).decode())

    async def changes(self, said: Said = lambda *_: None) -> AsyncIterator[tuple[str, int]]:
        """The tables other windows add to, each with its newest number, until the store is closed."""
        while (heard := await self._heard.get()) is not None:
            name, what, number = heard
            if number < 0:
                said(name, what.encode())
            else:
                yield what, number

    async def healthy(self) -> bool:
        """Whether the store can be read now."""
        try:
            await self._find("tables", {"id": ""})
        except StoreError:
            return False
        return True

    async def close(self) -> None:
        """The reader of `changes` comes to its end."""
        self._closed = True
        self._heard.put_nowait(None)
