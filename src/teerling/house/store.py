"""The store's interface (an event store): what happened at every table, kept so that it survives whatever happens.

Events are only ever added. Their key is (table, number), which is also the lock: whoever adds number n first has added
it, and everybody else reads again. A server keeps them in a database, a page in the browser's own.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from teerling.values import Message, TeerlingError

DAY = 24 * 60 * 60
# Days after which a table that nobody uses is not found by its code, until somebody who sits there comes back.
CODE_SLEEPS = 14

# Called with what other processes publish: who says it, and what.
Said = Callable[[str, bytes], None]
Why = Literal["newer", "older", "taken", "unreachable", "readonly", "corrupt", "full", "busy", "closed", "failed"]


class Opened(NamedTuple):
    """What is kept about a table besides its events. `secret` is the dice key: it stays here until the end."""

    id: str
    code: str | None
    secret: bytes

    def __repr__(self) -> str:
        # A key that can be seen in a log is no secret.
        return f"Opened(id={self.id!r}, code={self.code!r})"


class Holder(NamedTuple):
    """What a token stands for. Only the token's hash is kept.

    `since` is the number of the table's last event when it was given; the store writes it.
    """

    table: str
    seat: int
    host: bool
    since: int = 0


NOBODY: Mapping[str, Holder] = {}


class Conflict(Exception):
    """The number is taken: somebody else added first. Or it would leave a gap, or there is no such table."""


class CodeTaken(Exception):
    """Another table has this code."""


class StoreError(TeerlingError):
    """The store can't do what it is for.

    `why` is short, for programs; `message` is `store-` and that, with `where` (the database,
    without its password) and `detail` (what the database said, in its own words).

    >>> error = StoreError("newer", "tables.db", "9")
    >>> error.why, error.id
    ('newer', 'store-newer')
    """

    def __init__(self, why: Why, where: str, detail: str = ""):
        super().__init__(Message(f"store-{why}", {"where": where, "detail": detail}))
        self.why = why


class Store(Protocol):
    """Tables, their events and their tokens.

    Every method may raise `StoreError`. Where `append` or `open` does, it is not known whether
    it was written (the connection may have been lost just after): read the events again.
    """

    @property
    def shared(self) -> bool:
        """Whether others may serve the same tables: other processes, or other windows."""

    async def open(self, table: Opened, bodies: Sequence[bytes], holders: Mapping[str, Holder]) -> None:
        """Keep a new table with its first events and tokens, whose keys are SHA-256 hashes.

        Raises `CodeTaken`, or `Conflict` if the id or a token is there already.
        """

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
        """Add events after number `after`; the last number, once all is kept for good.

        In the same transaction all tokens of the seats in `revoke` are dropped, those of `grant`
        added, and `secret` becomes the table's secret. Raises `Conflict` if `after` is not the last
        number, and then nothing is written. If the caller is cancelled it may be written or not.
        """

    def sweep(self, days: float, used: Sequence[str] = (), over: Sequence[str] = ()) -> AsyncIterator[str]:
        """Put away the tables that nobody used for so many days (0: none), a few at a time; the id of each.

        `used` are tables that somebody looks at; `over` are finished ones, which lose their codes.
        """

    async def table(self, id: str) -> Opened | None:
        """What is kept about a table."""

    async def by_code(self, code: str) -> str | None:
        """The id of the table with this code, unless nobody has used it for long: then the code sleeps."""

    async def events(self, table: str, since: int = 0, most: int | None = None) -> list[tuple[int, bytes]]:
        """The events after number `since`, in order; so many of them at most."""

    async def holder(self, token_hash: str) -> Holder | None:
        """What a token stands for, by its SHA-256 hash; nothing if it was revoked."""

    async def publish(self, notice: bytes) -> None:
        """Tell the others something that is not kept; whoever does not listen now never hears it."""

    def changes(self, said: Said = lambda *_: None) -> AsyncIterator[tuple[str, int]]:
        """The tables others add to, each with its newest number, until the store is closed.

        Every such change is heard, though not each number: read the events since the last one
        you have. `said` is called with what others publish meanwhile.
        """

    async def healthy(self) -> bool:
        """Whether the store can be read and written now."""

    async def close(self) -> None:
        """Finish what is queued, then close. Readers of `changes` come to their end."""
