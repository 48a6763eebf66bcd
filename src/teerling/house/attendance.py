"""Who is connected to a table at this process: sockets come, go, and are replaced when somebody reconnects.

A token has one socket: a newer one closes the older, also at another process. Whoever loses a seat is closed before
anything more is told. Who is connected at other processes stands in `presence`.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from teerling.house.connection import Connection
from teerling.house.logs import note

if TYPE_CHECKING:
    from teerling.house.live import LiveTable


class Attendance:
    """The sockets of one table, as they come and go; they are in its `connections`."""

    __slots__ = ("_coming", "_live")

    def __init__(self, live: LiveTable):
        self._live = live
        self._coming: set[int] = set()  # seats of people who have joined, and whose page is not here yet

    def here(self) -> set[int]:
        """The seats that somebody is connected to, here or at another process."""
        live = self._live
        return {connection.seat for connection in live.connections} | live.hub.presence.seats(live.table.opened.id)

    @property
    def coming(self) -> bool:
        """Whether somebody has only just joined: their page will be here in a moment."""
        return bool(self._coming)

    def expect(self, seat: int) -> None:
        """Somebody joined: their page will come, unless it was seen at another process before this was read."""
        if seat not in self.here():
            self._coming.add(seat)

    def evict(self, seat: int) -> None:
        """Whoever held a seat up to the event that was just applied does not any more."""
        live = self._live
        self._coming.discard(seat)
        for connection in list(live.connections):
            if connection.seat == seat and connection.since < live.table.number:
                # Before anything is told: what follows is for whoever sits there next.
                live.connections.remove(connection)
                connection.close("refused")
                live.hub.moved(live)

    def attach(self, connection: Connection, since: int) -> None:
        """A socket comes, which has seen everything up to a number."""
        live = self._live
        self.replace(connection.token_hash, connection.came)
        live.connections.append(connection)
        self._coming.discard(connection.seat)
        note("socket opened", table=live.table.opened.id, seat=connection.seat)
        live.used = time.monotonic()
        connection.tell(live.telling.update(connection.seat, since))
        live.telling.everybody(live.table.number, but=connection)
        live.hub.came(live, connection)
        live.bots.warm()
        live.stir()

    def replace(self, token_hash: str, came: float) -> None:
        """Close the older sockets of a token that was used again, here or at another process."""
        for other in list(self._live.connections):
            if other.token_hash == token_hash and other.came <= came:
                self.detach(other)
                other.close("replaced")

    def detach(self, connection: Connection) -> None:
        """A socket leaves."""
        live = self._live
        if connection in live.connections:
            live.connections.remove(connection)
            live.used = time.monotonic()
            live.hub.moved(live)
            self.changed()

    def changed(self) -> None:
        """Somebody came or left, here or at another process: everybody sees who is there now."""
        live = self._live
        self._coming -= self.here()
        live.telling.everybody(live.table.number)
        live.stir()
