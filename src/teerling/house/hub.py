"""All tables: a cache of those in use, the way to those in the store, opening, joining and rematches."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from itertools import islice

from teerling import bots
from teerling.events import Event, Joined, Opened, Seat
from teerling.game import Game, find
from teerling.house.analysing import Analyses
from teerling.house.codes import hash_of, new_code, new_id, new_token, token_after
from teerling.house.comparing import Days
from teerling.house.connection import Connection
from teerling.house.errors import Gone
from teerling.house.live import LiveTable
from teerling.house.loading import load, write_event
from teerling.house.logs import log, note
from teerling.house.messages import Held, ScenarioWish, SeatWish, TableWish
from teerling.house.presence import HEARTBEAT, Came, Here, Notice, Presence, Who, read_notice, write_notice
from teerling.house.replaying import Replays
from teerling.house.store import CodeTaken, Holder, Store, StoreError
from teerling.house.store import Opened as Row
from teerling.house.thinkers import ThinkerPool
from teerling.house.work import Work, processes
from teerling.opening import open_table
from teerling.scenario import PLAYER
from teerling.scenarios import find_scenario
from teerling.table import NotAllowed, Table
from teerling.values import Message

# Seconds: how long a bot seems to think, and how long a table nobody looks at stays in memory.
PAUSE = 0.7
IDLE = 600.0
# What fits into a notice to the other processes, and how many may wait.
TABLES_A_NOTICE, MOST_SAID, MOST_NOTICES = 30, 60, 10_000
# How long words for the dice are waited for before a game begins without them.
WORDS_PATIENCE = 5.0
# Days after which a table that nobody uses is put away.
KEEP = 180.0
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
        keep: float = KEEP,
        warms: bool = True,
        work: Work | None = None,
    ):
        work = work or processes()
        self.store = store
        self.address = address
        self.pause = pause
        self.burst = burst
        self.rate = rate
        self.idle = IDLE
        self.patience = WORDS_PATIENCE
        self.keep = keep
        self.tables: dict[str, LiveTable] = {}
        self.thinkers = ThinkerPool(work, warms=warms)
        self.analyses = Analyses(self.thinkers)
        self.days = Days(self.thinkers)
        self.replays = Replays(work)
        self.presence = Presence()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # What the other processes are to be told: notices, and the tables where somebody came or left.
        self._to_tell: deque[Notice] = deque(maxlen=MOST_NOTICES)
        self._stirred: dict[str, None] = {}
        self._telling = asyncio.Event()

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
        if self.store.shared:
            self.spawn(self._tell_others())
            self.spawn(self._beat())

    async def _listen(self) -> None:
        async for table, number in self.store.changes(self._heard):
            if table in self.tables:
                # If the store fails just now, the table is forgotten, and read again by whoever comes back.
                with contextlib.suppress(NotAllowed):
                    await self.tables[table].heard(number)

    # Presence across processes

    def came(self, live: LiveTable, connection: Connection) -> None:
        """A socket came to a table here: the other processes close older ones with its token."""
        self._tell(Came(live.table.opened.id, connection.token_hash, connection.came))
        self.moved(live)

    def moved(self, live: LiveTable) -> None:
        """Somebody came to a table or left it here: the other processes show it."""
        if self.store.shared:
            self._stirred[live.table.opened.id] = None
            self._telling.set()

    def _tell(self, notice: Notice) -> None:
        # Without other processes nobody would ever fetch it.
        if self.store.shared:
            self._to_tell.append(notice)
            self._telling.set()

    async def _tell_others(self) -> None:
        while True:
            await self._telling.wait()
            self._telling.clear()
            while self._to_tell or self._stirred:
                notice = self._to_tell.popleft() if self._to_tell else self._next_presence()
                try:
                    await self.store.publish(write_notice(notice))
                except StoreError:
                    # Said again at the next heartbeat; until then it is only not shown.
                    continue

    def _next_presence(self) -> Here:
        ids = list(islice(self._stirred, TABLES_A_NOTICE))
        for id in ids:
            del self._stirred[id]
        return Here({id: self._seats_at(id) for id in ids})

    def _seats_at(self, id: str) -> tuple[int, ...]:
        live = self.tables.get(id)
        return tuple(connection.seat for connection in live.connections)[:MOST_SAID] if live else ()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for live in list(self.tables.values()):
                if live.connections:
                    self.moved(live)
            self._show(self.presence.forget_silent())

    async def _say_goodbye(self) -> None:
        """Tell the others that this process ends: they need not wait until its silence says so."""
        gone = [id for id, live in self.tables.items() if live.connections] if self.store.shared else []
        with contextlib.suppress(StoreError):
            for i in range(0, len(gone), TABLES_A_NOTICE):
                await self.store.publish(write_notice(Here(dict.fromkeys(gone[i : i + TABLES_A_NOTICE], ()))))

    def _heard(self, process: str, notice: bytes) -> None:
        match read_notice(notice):
            case Here(tables):
                self._show(self.presence.hear(process, tables))
            case Came(id, token_hash, when):
                if id in self.tables:
                    self.tables[id].attendance.replace(token_hash, when)
            case Who(id):
                if id in self.tables and self.tables[id].connections:
                    self.moved(self.tables[id])

    def _show(self, ids: Sequence[str]) -> None:
        for id in ids:
            if id in self.tables:
                self.tables[id].attendance.changed()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self.idle, 30))
            await self.put_away()
            self.unload_idle()

    async def put_away(self) -> None:
        """Let the store put old tables away, and forget those."""
        used = [id for id, live in self.tables.items() if live.connections]
        over = [id for id, live in self.tables.items() if live.table.state == "over"]
        try:
            async for id in self.store.sweep(self.keep, used, over):
                note("table put away", table=id)
                if id in self.tables:
                    self.forget(self.tables[id])
        except StoreError as trouble:
            log.error("old tables could not be put away: %s", trouble)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; its sockets come back and find it as it is stored."""
        if self.tables.get(live.table.opened.id) is live:
            del self.tables[live.table.opened.id]
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
        self.thinkers.stop()
        await self._say_goodbye()
        self.replays.stop()
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
        live = self.tables[id] = LiveTable(self, await load(self.store, id), row.secret)
        if self.store.shared:
            # What others added while it was read was not heard, as it was not here yet; a key that was kept since too.
            await live.look_again()
            self._tell(Who(id))
        return live

    async def by_code(self, code: str) -> LiveTable:
        """The table with a code, while the code is of use: one that nobody can join or watch is as good as none."""
        id = await self.store.by_code(code)
        live = await self.get(id) if id else None
        if live is None or not live.welcoming:
            raise Gone(Message("table-gone"))
        return live

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
        full = all(seat.kind != "open" for seat in seats)

        def opened(id: str, code: str) -> Opened:
            return open_table(
                id,
                code,
                wish.game,
                seats,
                wish.options,
                spectators=wish.spectators,
                hints=wish.hints,
                host=mine[0],
                prompt=full,
            )

        _, held = await self._open(opened, mine)
        return held

    async def open_scenario(self, wish: ScenarioWish) -> Held:
        """Open a table for a game that is not a usual one, and begin it; returns the player's seat."""
        scenario = find_scenario(find(wish.game).name, wish.scenario)
        scenario.check_open(datetime.now(UTC).date())
        name = wish.name.strip()
        seats = [Seat("person", name)]
        for bot in scenario.sitting[1:]:
            seats.append(Seat("bot", bots.seat_name(bot, [seat.name for seat in seats]), bot))

        def opened(id: str, code: str) -> Opened:
            return open_table(
                id,
                code,
                wish.game,
                tuple(seats),
                scenario.options,
                spectators=False,
                hints=scenario.hints,
                scenario=wish.scenario,
            )

        _, (held,) = await self._open(opened, [PLAYER])
        return held

    async def _open(self, opening: Callable[[str, str], Opened], mine: Sequence[int]) -> tuple[Opened, list[Held]]:
        """Open a table under a new id and code; seats that are `mine` get tokens. A scenario begins at once."""
        while True:
            id, code = new_id(), new_code()
            opened = opening(id, code)
            table = Table.of([opened])
            if opened.scenario:
                for event in table.start(b""):
                    table.apply(event)
            tokens = {new_token(): Holder(id, seat, seat == opened.host) for seat in mine}
            try:
                await self.store.open(
                    # The key of the dice is drawn, and kept, when the game begins.
                    Row(id, code, b""),
                    [write_event(event) for event in table.events],
                    {hash_of(token): holder for token, holder in tokens.items()},
                )
            except CodeTaken:
                continue
            self.tables[id] = LiveTable(self, table, b"")
            note("table opened", table=id, game=opened.game, seats=len(opened.seats))
            return opened, [Held(id, code, h.seat, token, h.host) for token, h in tokens.items()]

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
        return await self._hold(live, -1, new_token())

    async def _hold(self, live: LiveTable, seat: int, token: str, *, host: bool = False) -> Held:
        """A token for a place at a table, which changes nothing else there."""

        def ask(table: Table) -> list[Event]:
            if seat >= 0 and not table.untouched(seat):
                raise NotAllowed(Message("table-token"))
            return []

        holder = Holder(live.table.opened.id, seat, host)
        await live.change(ask, grant=lambda _: {hash_of(token): holder})
        return Held(holder.table, live.table.opened.code, seat, token, host)

    async def rematch(self, live: LiveTable, seat: int) -> None:
        """Open the next table and say so at this one."""
        seats, host = live.table.rematch(seat)
        old = live.table.opened

        def opened(id: str, code: str) -> Opened:
            return open_table(
                id,
                code,
                old.game,
                seats,
                old.options,
                spectators=old.spectators,
                hints=old.hints,
                host=host,
                prompt=True,
                again=True,
            )

        newest, _ = await self._open(opened, [])
        await live.change(lambda table: table.follow(newest.id, newest.code))

    async def follow(self, id: str, token: str) -> Held:
        """Somebody who sat here takes their seat in the rematch, unless it was given to somebody else.

        However often they ask, they get the same token: an answer may be lost, and two windows may ask.
        """
        holder = await self.holder(id, token)
        live = await self.get(id)
        next_id, _ = live.table.next
        if not next_id:
            raise Gone(Message("table-gone"))
        following = await self.get(next_id)
        seat, next_token = live.table.after_rematch(holder.seat), token_after(token, next_id)
        if not await self.store.holder(hash_of(next_token)):
            try:
                await self._hold(following, seat, next_token, host=holder.host)
            except NotAllowed:
                # Another window of theirs may have been quicker.
                if not await self.store.holder(hash_of(next_token)):
                    raise
        return Held(next_id, following.table.opened.code, seat, next_token, holder.host)


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
