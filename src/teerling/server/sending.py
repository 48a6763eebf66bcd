"""How long responses leave: in pieces, each when the one before is gone (back-pressure); unread ones are dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Response
from litestar.types import Message, Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

# Bytes, as many as the connection takes before it asks to wait.
PIECE = 65_536
# Seconds that a connection may be stuck.
PATIENCE = 30.0

_Content = TypeVar("_Content")


class Sent(Response[_Content]):
    """An answer that is written already and goes out in pieces; `done` is called when it is gone, or its reader is."""

    def __init__(self, written: bytes, media_type: str, done: Callable[[], None]):
        super().__init__(written, media_type=media_type)  # type: ignore[arg-type]  # bytes go out as they are
        self._done = done

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> Any:
        """The answer as an application that sends it."""
        whole = super().to_asgi_response(*args, **kwargs)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            async def in_pieces(message: Message) -> None:
                if message["type"] != "http.response.body":
                    await send(message)
                    return
                body = message["body"]
                for start in range(0, max(len(body), 1), PIECE):
                    last = start + PIECE >= len(body)
                    piece = body[start : start + PIECE]
                    await send({"type": "http.response.body", "body": piece, "more_body": not last})

            try:
                await whole(scope, receive, in_pieces)
            finally:
                self._done()

        return app


class Impatient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # which one it is depends on what is installed
    """HTTP as uvicorn speaks it; but a client that has not read on for a while is dropped, with all it did not read."""

    patience = PATIENCE
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits to be read than the connection holds."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self._forgive()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        self._forgive()

    def _forgive(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
