"""WebSockets that use little memory: a thousand of them are open at once, mostly idle, and each is kept for hours.

What uvicorn, websockets and asyncio keep of an idle socket is mostly queues made for many readers, and the headers of
a handshake that is long over.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from teerling.house.mailbox import Mailbox

# Where a socket is found in its scope, among the extensions.
SLIM = "teerling.slim"


class Door:
    """Open or closed, with those who wait for it to open: asyncio's event without its queue.

    >>> door = Door()
    >>> door.clear(); door.is_set()
    False
    """

    __slots__ = ("_opened", "_waiting")

    def __init__(self) -> None:
        self._opened = True
        self._waiting: list[asyncio.Future[None]] | None = None

    def set(self) -> None:
        """Open it."""
        self._opened = True
        waiting, self._waiting = self._waiting or (), None
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._opened

    def clear(self) -> None:
        """Close it."""
        self._opened = False

    async def wait(self) -> None:
        """Wait until it is open."""
        while not self._opened:
            one = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), one]
            await one


class Slim(WebSocketsSansIOProtocol):
    """A socket as uvicorn speaks it, which forgets its handshake."""

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self.queue: Any = Mailbox[Any]()
        self.writable: Any = Door()

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to open a socket: what they sent is in the scope now."""
        super().handle_connect(event)
        event.headers.clear()
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][SLIM] = cast(Any, self)

    def say(self, message: bytes) -> bool:
        """Send a text at once, if nothing is in its way: a task to be woken takes longer than sending does."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:  # it is being closed
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def start_keepalive(self) -> None:
        """The socket is open, and all who look at headers have done so."""
        super().start_keepalive()
        del self.response
        self.scope["headers"] = []
