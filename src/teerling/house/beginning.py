"""How a game begins at a live table: seals are fixed, words are shown, and then the key is kept (commit and reveal).

Until all words are shown the key is only in the memory of the process that drew it. Whoever reads the database, and
plays, therefore can't work out what their own words would do before everybody's are known. If that process ends in
between, another one begins again, with a new key and new words.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from teerling.dice import new_key
from teerling.table import NotAllowed
from teerling.values import Message

if TYPE_CHECKING:
    from teerling.house.live import LiveTable

# How often a beginning is tried that others get in the way of: somebody sits down or leaves at another process.
TRIES = 8


class Beginning:
    """The beginning of one table's game."""

    def __init__(self, live: LiveTable):
        self._live = live
        self._running: asyncio.Task[None] | None = None
        self._again: tuple[int, ...] = ()  # the seats whose new words the next try waits for

    @property
    def _under_way(self) -> bool:
        return self._running is not None and not self._running.done()

    async def ask(self, by: int) -> None:
        """A seat wants the game to begin; returns when it has, whoever made it."""
        self._live.table.check_start(by)
        if self._live.table.state == "waiting":
            await self._together()

    def look(self) -> None:
        """Begin by itself, if the table is of that kind and everybody is here; or go on with what somebody left."""
        live = self._live
        if live.table.state != "waiting" or self._under_way or not live.connections:
            return
        if live.table.ready(live.attendance.here()) or live.table.sealing.commitment:
            self._running = live.hub.spawn(self._by_itself())

    async def _together(self) -> None:
        """Whoever wants it at the same time waits for the same beginning."""
        if not self._under_way:
            self._running = asyncio.create_task(self._run())
        assert self._running is not None
        await asyncio.shield(self._running)
        if self._live.table.state == "waiting":
            raise NotAllowed(Message("table-is-starting"))

    async def _by_itself(self) -> None:
        # Somebody may leave meanwhile, or the store be in trouble: those who are here see it, and may ask themselves.
        with contextlib.suppress(NotAllowed):
            await self._run()

    async def _run(self) -> None:
        live, table = self._live, self._live.table
        for _ in range(TRIES):
            if table.state != "waiting" or await self._begun_elsewhere():
                return
            try:
                if table.sealing.commitment:
                    await self._reopen(())
                await live.until(self._all_sealed, live.hub.patience)
                await self._once()
            except NotAllowed as refused:
                # Somebody sat down, left or began at another process: look again, now that it is known here.
                if refused.message.id not in ("table-stale", "table-is-starting"):
                    raise

    async def _begun_elsewhere(self) -> bool:
        """Whether another process is about to begin this game. If it never does it is gone, and its key with it."""
        seen = self._live.table.sealing.commitment
        changed: Callable[[], bool] = lambda: self._live.table.sealing.commitment != seen  # noqa: E731
        return bool(seen) and await self._live.until(
            lambda: changed() or self._live.table.state != "waiting", 2 * self._live.hub.patience
        )

    def _all_sealed(self) -> bool:
        """Whether nobody is waited for: not those who seal new words, nor a page that has only just come."""
        sealing, here = self._live.table.sealing, self._live.attendance.here()
        promised = {connection.seat for connection in self._live.connections if connection.seals}
        waited = here & (promised | set(self._again)) - {-1, *sealing.withheld}
        return not self._live.attendance.coming and all(sealing.seals[seat] for seat in waited)

    async def _once(self) -> None:
        """Try once: begin, or open the sealing again because words stayed away."""
        live, table = self._live, self._live.table
        key = new_key()
        mine = table.fair_dice(key).commitment
        await live.change(lambda table: table.fix(mine, live.attendance.here()))
        fixed: Callable[[], bool] = lambda: table.sealing.commitment == mine  # noqa: E731
        await live.until(lambda: not fixed() or table.sealing.complete, live.hub.patience)
        if fixed() and table.sealing.complete:
            await live.change(lambda table: table.start(key), secret=key)
        elif fixed():
            await self._reopen(table.sealing.missing)

    async def _reopen(self, missing: tuple[int, ...]) -> None:
        """Everybody seals new words, except those who are to blame for it."""
        self._again = tuple(seat for seat in self._live.table.sealing.counting if seat not in missing)
        await self._live.change(lambda table: table.reopen(missing))
