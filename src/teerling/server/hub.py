"""All tables: those in memory, the door to those in the store, opening, joining and rematches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence

from teerling import bots
from teerling.dice import fresh
from teerling.game import Game, find
from teerling.server.analysing import Analyses
from teerling.server.codes import hash_of, new_code, new_token
from teerling.server.live import Gone, LiveTable, read_event, write_event
from teerling.server.logs import log, note
from teerling.server.messages import Held, SeatWish, TableWish
from teerling.server.minds import Minds
from teerling.server.store import CodeTaken, Holder, Store
from teerling.server.store import Opened as Row
from teerling.table import Event, Joined, NotAllowed, Opened, Seat, Table, open_table
from teerling.values import Message

# Seconds: how long a bot seems to think, and how long a table nobody looks at stays in memory.
PAUSE = 0.7
IDLE = 600.0
# Commands a socket may send at once, and each second after that.
BURST, RATE = 30.0, 10.0


class Hub:
    """All tables: those in memory, and the door to those in the store."""

    def __init__(
        self,
        store: Store,
        *,
        pause: float = PAUSE,
        burst: float = BURST,
        rate: float = RATE,
        address: str = "",
        warms: bool = True,
    ):
        self.store = store
        self.address = address
        self.pause = pause
        self.burst = burst
        self.rate = rate
        self.idle = IDLE
        self.tables: dict[str, LiveTable] = {}
        self.minds = Minds(warms=warms)
        self.analyses = Analyses(self.minds)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Start a task that is kept until it is done, and whose failure is seen."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task of the hub failed", exc_info=task.exception())

    async def run(self) -> None:
        """Start what runs beside the requests."""
        self.spawn(self._listen())
        self.spawn(self._sweep())

    async def _listen(self) -> None:
        async for table, number in self.store.changes():
            if table in self.tables:
                await self.tables[table].heard(number)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self.idle, 30))
            self.unload_idle()

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; its sockets come back and find it as it is stored."""
        self.tables.pop(live.table.opened.id, None)
        live.stop()

    def unload_idle(self) -> None:
        """Forget the tables nobody looks at; the store has them."""
        now = time.monotonic()
        for id, live in list(self.tables.items()):
            if not live.connections and now - live.used > self.idle and not live.lock.locked():
                del self.tables[id]

    async def stop(self) -> None:
        """Tell every socket, and end all tasks."""
        for live in self.tables.values():
            live.stop()
        self.minds.stop()
        # A moment for the goodbyes to leave.
        await asyncio.sleep(0.05)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Finding

    async def get(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        if id in self.tables:
            return self.tables[id]
        # Two who ask at once must get the same one.
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            if id in self._loading and self._loading[id].done():
                del self._loading[id]

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise Gone(Message("table-gone"))
        table = Table.of(read_event(body) for _, body in await self.store.events(id))
        self.tables[id] = LiveTable(self, table, row.secret)
        return self.tables[id]

    async def by_code(self, code: str) -> LiveTable:
        """The table with a code."""
        id = await self.store.by_code(code)
        if id is None:
            raise Gone(Message("table-gone"))
        return await self.get(id)

    async def holder(self, id: str, token: str) -> Holder:
        """What a token stands for at a table."""
        holder = await self.store.holder(hash_of(token))
        if holder is None or holder.table != id:
            raise NotAllowed(Message("table-token"))
        return holder

    # Opening and joining

    async def open(self, wish: TableWish) -> list[Held]:
        """Open a table for somebody; returns the seats they hold, or one to watch from. The first is the host's."""
        seats = _seats(wish.seats, find(wish.game))
        mine = [i for i, seat in enumerate(wish.seats) if seat.kind == "here"] or [-1]
        _, held = await self._open(
            wish.game, seats, wish.options, mine[0], mine, spectators=wish.spectators, hints=wish.hints
        )
        return held

    async def _open(
        self,
        game: str,
        seats: tuple[Seat, ...],
        options: dict[str, str],
        host: int,
        mine: Sequence[int],
        *,
        spectators: bool,
        hints: bool,
        start: bool = False,
    ) -> tuple[Opened, list[Held]]:
        while True:
            fair = fresh()
            code = new_code()
            opened = open_table(
                fair.table,
                code,
                game,
                seats,
                options,
                commitment=fair.commitment,
                spectators=spectators,
                hints=hints,
                host=host,
            )
            tokens = {new_token(): Holder(fair.table, seat, seat == host) for seat in mine}
            events: list[Event] = [opened]
            if start:
                events += Table.of(events).start(host, fair)
            try:
                await self.store.open(
                    Row(fair.table, code, fair.key),
                    [write_event(event) for event in events],
                    {hash_of(token): holder for token, holder in tokens.items()},
                )
            except CodeTaken:
                continue
            self.tables[fair.table] = LiveTable(self, Table.of(events), fair.key)
            note("table opened", table=fair.table, game=game, seats=len(seats))
            return opened, [Held(fair.table, code, h.seat, token, h.host) for token, h in tokens.items()]

    async def join(self, code: str, name: str) -> Held:
        """Somebody takes an open seat."""
        live = await self.by_code(code)
        token = new_token()

        def grant(events: Sequence[Event]) -> dict[str, Holder]:
            (joined,) = events
            assert isinstance(joined, Joined)
            return {hash_of(token): Holder(live.table.opened.id, joined.seat, False)}

        events = await live.change(lambda table: table.join(name), grant=grant)
        joined = events[0]
        assert isinstance(joined, Joined)
        return Held(live.table.opened.id, live.table.opened.code, joined.seat, token, False)

    async def watch(self, code: str) -> Held:
        """Somebody watches."""
        live = await self.by_code(code)
        if not live.table.opened.spectators:
            raise NotAllowed(Message("table-no-watching"))
        return await self._hold(live, -1)

    async def _hold(self, live: LiveTable, seat: int, *, host: bool = False) -> Held:
        """A new token for a place at a table, which changes nothing else there."""
        token = new_token()
        holder = Holder(live.table.opened.id, seat, host)
        await live.change(lambda _: [], grant=lambda _: {hash_of(token): holder})
        return Held(holder.table, live.table.opened.code, seat, token, host)

    async def rematch(self, live: LiveTable, seat: int) -> None:
        """Open the next table and say so at this one."""
        seats, host = live.table.rematch(seat)
        opened = live.table.opened
        newest, _ = await self._open(
            opened.game,
            seats,
            opened.options,
            host,
            [],
            spectators=opened.spectators,
            hints=opened.hints,
            start=True,
        )
        await live.change(lambda table: table.follow(newest.id, newest.code))

    async def follow(self, id: str, token: str) -> Held:
        """Somebody who sat here takes their seat in the rematch."""
        holder = await self.holder(id, token)
        live = await self.get(id)
        next_id, _ = live.table.next
        if not next_id:
            raise Gone(Message("table-gone"))
        following = await self.get(next_id)
        return await self._hold(following, live.table.after_rematch(holder.seat), host=holder.host)


def _seats(wishes: Sequence[SeatWish], game: Game) -> tuple[Seat, ...]:
    """The seats as wished; bots get their names, with a number where one sits there twice."""
    made: list[Seat] = []
    for wish in wishes:
        if wish.kind == "open":
            made.append(Seat("open"))
        elif wish.kind == "here":
            made.append(Seat("person", wish.name.strip()))
        else:
            bots.find(wish.bot, game, len(wishes))
            taken = [seat.name for seat in made] + [other.name.strip() for other in wishes]
            made.append(Seat("bot", bots.seat_name(wish.bot, taken), wish.bot))
    return tuple(made)
