"""Killing two servers that share one PostgreSQL, and PostgreSQL itself, while people of each table sit at both.

After every kill, and for each table at the end, what the database holds is compared with all that anybody was told:
nothing acknowledged is lost, doubled or changed; every roll is what the key and the words make it; whoever was sent
away was told nothing of what came after, and had nothing done.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import signal
import time
from collections import Counter
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import msgspec
import uvicorn

from teerling import dice
from teerling.events import Added, Event, Freed, Moved, Rolled, Sealed, Started, Taken
from teerling.house import hub
from teerling.house.loading import pieces
from teerling.server.app import create_app
from teerling.server.logs import keep_log
from teerling.server.store import Store
from teerling.table import Table
from tests.patience import PATIENCE
from tests.server.conftest import Server as PostgreSQL
from tests.server.people import Command, Memory, Party, World, Wrong
from tests.server.running import generous, reserved_port

KINDS = {"one server": 5, "the other server": 5, "both servers": 2, "PostgreSQL, fast": 1, "PostgreSQL, immediate": 2}
# What makes each command's event, by the words of the wire.
MADE: dict[str, type[Event]] = {
    "throw": Rolled,
    "play": Moved,
    "takeback": Taken,
    "seal": Sealed,
    "show": Added,
    "free": Freed,
}
# What the database's driver says of connections that died with it.
DRIVER = ("Exception terminating connection", "Exception closing connection", "Exception during reset")


def serve(database: str, port: int, log: Path) -> None:
    """A server, in a process of its own."""
    keep_log(log)
    hub.WORDS_PATIENCE = 0.5  # whoever's line broke can't show their words: the others need not wait long
    uvicorn.run(create_app(generous(database)), port=port, log_config=None, ws_per_message_deflate=False)


class Processes:
    """The servers and their database."""

    def __init__(self, folder: Path):
        # Copies of a process that has read all modules already: starting takes no time worth speaking of.
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.server.killing_two"])
        self.postgresql = PostgreSQL(fsync=True)
        self.database = self.postgresql.database()
        self.url = self.database.__enter__()
        self.log = folder / "servers.log"
        self._held = [reserved_port(), reserved_port()]
        self.ports = [one.__enter__() for one in self._held]
        self._servers: list[BaseProcess] = [self._start(port) for port in self.ports]

    def _start(self, port: int) -> BaseProcess:
        process = self._context.Process(target=serve, args=(self.url, port, self.log), daemon=True)
        process.start()
        return process

    def kill(self, kind: str) -> None:
        """Kill, and start again."""
        if kind.startswith("PostgreSQL"):
            self.postgresql.end(signal.SIGINT if kind.endswith("fast") else signal.SIGQUIT)
            self.postgresql.start()
            return
        which = {"one server": [0], "the other server": [1], "both servers": [0, 1]}[kind]
        for one in which:
            self._servers[one].kill()
        for one in which:
            self._servers[one].join()
            self._servers[one] = self._start(self.ports[one])

    async def ready(self) -> None:
        """Wait until both servers and the database answer."""
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            for port, process in zip(self.ports, self._servers, strict=True):
                while True:
                    if not process.is_alive():
                        raise Wrong("a server ended by itself")
                    try:
                        if (await http.get(f"http://127.0.0.1:{port}/api/health")).status_code == 200:
                            break
                    except httpx.TransportError:
                        pass
                    if time.monotonic() > until:
                        raise Wrong("a server did not come back")
                    await asyncio.sleep(0.02)

    def stop(self) -> None:
        """End it all."""
        for server in self._servers:
            server.kill()
            server.join()
        for port in self._held:
            port.__exit__(None, None, None)
        self.postgresql.stop()

    def tracebacks(self) -> list[str]:
        """What went wrong in the servers that nobody had thought of."""
        lines = [msgspec.json.decode(line) for line in self.log.read_bytes().splitlines()]
        return [
            f"{line['event']}\n{line['trace']}"
            for line in lines
            if "trace" in line and not line["event"].startswith(DRIVER)
        ]


# What must hold


def audit(told: list[Memory], events: list[Event], secret: bytes, *, still: bool) -> int:
    """Compare what is kept of a table with all that anybody was told; returns how many rolls were recomputed.

    `still`: nobody does anything there any more, so nothing may be kept that nobody asked for.
    """
    left = {event.name: number for number, event in enumerate(events, 1) if isinstance(event, Freed)}
    for person in told:
        _audit_person(person, events, left.get(person.name, len(events) + 1), still)
    table = Table.of(events)
    claimed: set[int] = set()
    done = [command for person in told for command in person.commands if command.number]
    for command in sorted(done, key=lambda command: command.number):
        _claim(command, table, claimed)
    if table.course is None:
        if secret:
            raise Wrong("the key is kept before the game began")
        return 0
    if table.state == "over" and table.key != secret.hex():
        raise Wrong("another key was revealed than was kept")
    for person in told:
        if person.commitment not in ("", table.sealing.commitment):
            raise Wrong(f"{person.name} was told another commitment")
    record = table.course.record.adding(Key=secret.hex())
    return dice.verify(record, table.sealing.commitment).rolls


def _audit_person(person: Memory, events: list[Event], left: int, still: bool) -> None:
    if person.highest >= left:
        raise Wrong(f"{person.name} left with event {left}, and was told up to {person.highest}")
    for number, (kind, seat, text) in enumerate(person.seen, 1):
        if number > len(events):
            raise Wrong(f"event {number} was told to {person.name}, and is not kept")
        kept = events[number - 1]
        if kind and (kind, seat) != (kept.__struct_config__.tag, getattr(kept, "seat", -1)):
            raise Wrong(f"event {number} was told as {kind} of {seat}, and is kept as {kept}")
        if text and text != getattr(kept, "text", ""):
            raise Wrong(f"event {number} was told as {text!r}, and is kept as {kept}")
    if any(command.number >= left for command in person.commands):
        raise Wrong(f"{person.name} left with event {left}, and something later was acknowledged")
    if person.sent_away and left > len(events):
        raise Wrong(f"{person.name} was sent away by nobody")
    plays = [command for command in person.commands if command.kind == "play"]
    # The seat may be another's before and after.
    came = next((n for n, e in enumerate(events) if getattr(e, "name", "") == person.name), 0)
    made = sum(isinstance(e, Moved) and e.seat == person.seat and not e.forced for e in events[came : left - 1])
    done = sum(bool(command.number) for command in plays)
    unknown = sum(not command.known for command in plays)
    if made < done or (still and made > done + unknown):
        raise Wrong(f"{person.name} had {done} moves acknowledged and {unknown} unanswered, and {made} are kept")


def _claim(command: Command, table: Table, claimed: set[int]) -> None:
    """Find the one event that a command made; of a game that begins, that it did."""
    if command.number > table.number:
        raise Wrong(f"{command} is lost")
    if command.kind == "start":
        # A game begins once, whoever asks for it, or by itself: it had when that was acknowledged.
        if not any(isinstance(event, Started) for event in table.events[: command.number]):
            raise Wrong(f"{command} was acknowledged, and the game had not begun")
        return
    for number in range(command.at + 1, command.number + 1):
        if number not in claimed and _made(command, table, number):
            claimed.add(number)
            return
    raise Wrong(f"{command} was acknowledged, and nothing of it is kept")


def _made(command: Command, table: Table, number: int) -> bool:
    """Whether an event is what a command asked for."""
    event = table.events[number - 1]
    if not isinstance(event, MADE[command.kind]) or getattr(event, "seat", command.seat) != command.seat:
        return False
    if isinstance(event, Moved):
        _, told = next(table.told(number - 1))
        assert told is not None
        # As it is written in the record: people may leave out what goes without saying.
        asked = told.step.before.settle(told.step.before.game.read_move(command.text)).text
        return not event.forced and event.text == asked
    return command.text in ("", getattr(event, "seal", getattr(event, "text", "")))


class Killing:
    """The whole of it, for a number of kills."""

    def __init__(self, processes: Processes, store: Store, seed: int, tables: int):
        self.rng = random.Random(seed)
        self.processes = processes
        self.store = store
        self.tables = tables  # at a time
        self.world = World(processes.ports, self.rng)
        self.kinds: Counter[str] = Counter()
        self.parties: list[Party] = []
        self._under_way: dict[asyncio.Task[None], Party] = {}

    async def run(self, times: int) -> None:
        """Kill so often, and check everything after each."""
        try:
            for _ in range(times):
                await self._go_on()
                await asyncio.sleep(self.rng.uniform(0.1, 0.8))
                (kind,) = self.rng.choices(list(KINDS), list(KINDS.values()))
                await asyncio.to_thread(self.processes.kill, kind)
                self.kinds[kind] += 1
                await self.processes.ready()
                for party in list(self._under_way.values()):
                    await self._audit(party, still=False)
            await self._go_on()
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)
        for party in self.parties:
            self.world.counts["rolls recomputed"] += await self._audit(party, still=True)
        await self._haunt()

    async def _go_on(self) -> None:
        """Wait until something was acknowledged since the last kill: otherwise nothing would be tried."""
        until = time.monotonic() + PATIENCE
        enough = self.world.counts["acknowledged"] + self.tables
        while True:
            for task in [task for task in self._under_way if task.done()]:
                task.result()
                await self._audit(self._under_way.pop(task), still=True)
            while len(self._under_way) < self.tables:
                party = Party(self.world, len(self.parties))
                self.parties.append(party)
                self._under_way[asyncio.create_task(party.live())] = party
            if self.world.counts["acknowledged"] >= enough:
                return
            if time.monotonic() > until:
                raise Wrong("nothing goes on any more")
            await asyncio.sleep(0.02)

    async def _audit(self, party: Party, *, still: bool) -> int:
        if not party.id:
            return 0
        # Before reading: whatever was told up to now must be kept.
        told = [person.memory() for person in party.people]
        before = await self.store.table(party.id)
        events = [event async for piece in pieces(self.store, party.id) for event in piece]
        after = await self.store.table(party.id)
        if before is None or after is None:
            raise Wrong("a table is gone")
        begun = any(isinstance(event, Started) for event in events)
        return audit(told, events, after.secret if begun else before.secret, still=still)

    async def _haunt(self) -> None:
        """At the very end, everybody who was sent away tries at both servers once more."""
        for party in self.parties:
            for person in party.people:
                for port in self.processes.ports if person.evicted else ():
                    await person.haunt(f"127.0.0.1:{port}")


async def _kill(times: int, processes: Processes, seed: int, tables: int) -> Killing:
    await processes.ready()
    store = await Store.connect(processes.url)
    try:
        killing = Killing(processes, store, seed, tables)
        await killing.run(times)
    finally:
        await store.close()
    return killing


def kill_two(times: int, folder: Path, seed: int, tables: int = 6) -> Killing:
    """Kill servers and database so often; raises `Wrong` if anything is."""
    print(f"seed {seed}")
    processes = Processes(folder)
    try:
        killing = asyncio.run(_kill(times, processes, seed, tables))
    finally:
        processes.stop()
    if found := processes.tracebacks():
        raise Wrong("\n".join(found))
    return killing


def tell(killing: Killing) -> None:
    """Print what was done."""
    for what, number in [*killing.kinds.items(), *killing.world.counts.items()]:
        print(f"{number:8} {what}")
    print(f"{len(killing.parties):8} tables: nothing lost, doubled or changed, nobody came back who was sent away")
    print(f"refusals: {dict(killing.world.refusals.most_common())}")
