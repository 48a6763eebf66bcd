"""One socket at a table, as the table sees it: a bounded queue of what it is to be told (backpressure by dropping)."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

import msgspec

from teerling.house.limits import LONGEST_QUEUE
from teerling.house.logs import note
from teerling.house.mailbox import Mailbox
from teerling.house.messages import Bye, FromServer

# Sends a message without anybody waiting for it; false if it would have to wait.
Say = Callable[[bytes], bool]

_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket at a table: what it is to be told waits in a queue of limited length."""

    __slots__ = (
        "_answering",
        "_parting",
        "address",
        "came",
        "closed",
        "hinting",
        "host",
        "queue",
        "say",
        "seals",
        "seat",
        "sending",
        "since",
        "token_hash",
    )

    def __init__(
        self, seat: int, *, host: bool, token_hash: str, since: int = 0, seals: bool = False, address: str = ""
    ):
        self.seat = seat
        self.host = host
        self.token_hash = token_hash
        self.since = since  # the number of the table's last event when the seat was given
        self.came = time.time()  # to tell which of two windows is the older one, also at another process
        self.seals = seals  # whether it promised to seal words for the dice
        self.address = address
        self.queue: Mailbox[bytes | None] = Mailbox()
        self.say: Say | None = None
        self.sending = False  # whether something of the queue is on its way
        self.closed = False
        self.hinting = False  # whether an answer to `hint` is on its way
        self._answering = 0  # how many commands are being carried out
        self._parting = ""  # why it ends once that is answered

    def tell(self, message: FromServer) -> None:
        """Queue a message."""
        self.pass_on(_encode(message))

    def pass_on(self, message: bytes) -> None:
        """Send a written message, at once if nothing is in its way, or else queue it.

        A client too slow for that is closed, and catches up when it comes back.
        """
        if self.closed:
            return
        if self.say and not self.sending and self.queue.empty() and self.say(message):
            return
        if self.queue.qsize() < LONGEST_QUEUE:
            self.queue.put_nowait(message)
        else:
            self.close("slow")

    @contextlib.contextmanager
    def answer(self) -> Iterator[None]:
        """While a command is carried out; whoever is to part meanwhile gets the answer first."""
        self._answering += 1
        try:
            yield
        finally:
            self._answering -= 1
            if self._parting and not self._answering:
                self.close(self._parting, late=LONGEST_QUEUE - 2)

    def part(self, why: str) -> None:
        """End for a reason that is not theirs: what waits is still told, and what they asked is still answered."""
        self._parting = why
        if not self._answering:
            self.close(why, late=LONGEST_QUEUE - 2)

    def close(self, why: str, *, late: int = 0) -> None:
        """Say goodbye and end: what still waited would only be late, but for as many messages as are named."""
        if self.closed:
            return
        self.closed = True
        note("socket closed", seat=self.seat, why=why)
        while self.queue.qsize() > late:
            self.queue.get_nowait()
        self.queue.put_nowait(_encode(msgspec.convert({"type": "bye", "why": why}, Bye)))
        self.queue.put_nowait(None)
