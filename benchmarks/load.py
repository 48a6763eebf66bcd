"""A thousand sockets at 250 tables: how long a move takes to reach the last seat, and how many fit in a second.

    python benchmarks/load.py [--tables 250] [--seconds 20] [--rate 250] [--rounds 1] [--beside ../other/src]

One run, on this machine, over loopback: a server in a process of its own, clients in this one.
It prints the times from a move sent to the last seat's frame at a steady rate, the moves a second
when nobody waits, the server's own time for a move, those of a bare ASGI application that stores
and echoes with the same store, and the memory of an idle table, a socket and a move. Numbers are
comparable within one run only: `--beside` measures another version of Teerling in turn with this one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import websockets

SERVER = """
import sys, uvicorn
from teerling.cli.serve import collect_rarely, configured
from teerling.server.settings import Settings
from teerling.server.limits import Addresses
collect_rarely()
plenty = {name: Addresses(1e9, 1e9) for name in ("tables", "joins", "sockets")}
config = configured(Settings(sys.argv[1], **plenty, burst=1e9, rate=1e9, warms=False))
config.port, config.backlog, config.loop = int(sys.argv[2]), 4096, "uvloop"
uvicorn.Server(config).run()
"""

# Stores what it gets and sends it to the four sockets of the same table: the least a table could do.
ECHO = """
import asyncio, sys, uvicorn
from teerling.server.store import Store, Opened
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                app.store = await Store.connect(sys.argv[1])
                app.tables = {}
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    table = scope["path"].rpartition("/")[2]
    await receive()
    await send({"type": "websocket.accept"})
    if table not in app.tables:
        app.tables[table] = [0, [], asyncio.Lock()]
        await app.store.open(Opened(table, table, b""), [], {})
    state = app.tables[table]
    state[1].append(send)
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        async with state[2]:
            state[0] = await app.store.append(table, state[0], [message["text"].encode()])
            for each in state[1]:
                await each({"type": "websocket.send", "text": message["text"]})
uvicorn.run(app, port=int(sys.argv[2]), log_config=None, ws_per_message_deflate=False, loop="uvloop", backlog=4096)
"""

SEATS = 4


def memory(process: subprocess.Popen[bytes]) -> float:
    """Kilobytes of a process now."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def spent(process: subprocess.Popen[bytes]) -> float:
    """Seconds of a processor that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(program: str, folder: str, name: str, source: str = "") -> tuple[subprocess.Popen[bytes], int]:
    """A server, ready to be asked; of another version if its source is named."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    known = os.environ | ({"PYTHONPATH": source} if source else {})
    process = subprocess.Popen([sys.executable, "-c", program, f"{folder}/{name}.sqlite", str(port)], env=known)
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return process, port
    raise SystemExit("the server did not start")


class Picked(msgspec.Struct):
    """A choice: what to send back."""

    move: dict[str, Any]


class Seen(msgspec.Struct):
    """Of a view, what is needed to act."""

    turn: str
    thrower: int
    acting: list[int]
    choices: list[Picked]


class Heard(msgspec.Struct):
    """Of a message, as little as possible: it is the server that is measured, not the reading."""

    type: str
    number: int = 0
    view: Seen | None = None


hear = msgspec.json.Decoder(Heard).decode


class Table:
    """Four seats of one table: whoever is up acts, and all wait until everybody has seen it."""

    def __init__(self, port: int, held: list[dict[str, Any]]):
        self.port = port
        self.held = held
        self.sockets: list[Any] = []
        self.last: list[Heard] = []
        self.moves = 0

    async def connect(self) -> None:
        """All four sit down, and the first starts."""
        for held in self.held:
            socket_ = await websockets.connect(f"ws://127.0.0.1:{self.port}/api/live/{held['table']}", compression=None)
            await socket_.send(json.dumps({"type": "hello", "token": held["token"]}))
            self.sockets.append(socket_)
            self.last.append(hear(await socket_.recv()))
        await self.sockets[0].send(json.dumps({"type": "start", "id": 0}))
        # The table is opened, the seals are fixed, the game begins.
        await self.settle(3)

    async def settle(self, number: int) -> None:
        """Everybody reads up to an event."""
        for i, socket_ in enumerate(self.sockets):
            while self.last[i].number < number:
                message = hear(await socket_.recv())
                if message.type == "update":
                    self.last[i] = message

    async def act(self) -> float | None:
        """One throw or move; the seconds until the last seat has it, nothing when the game is over."""
        view = self.last[0].view
        assert view
        if view.turn == "over":
            return None
        seat = view.thrower if view.turn == "dice" else view.acting[0]
        mine = self.last[seat]
        assert mine.view
        command: dict[str, Any] = {"type": "throw", "id": 1, "at": mine.number}
        if view.turn == "decide":
            command |= {"type": "play", "text": mine.view.choices[-1].move["text"]}
        begin = time.perf_counter()
        await self.sockets[seat].send(json.dumps(command))
        await self.settle(mine.number + 1)
        self.moves += 1
        return time.perf_counter() - begin


async def opened(port: int, count: int) -> list[Table]:
    """New tables of four people."""
    seats = [{"kind": "here", "name": name} for name in ("Anna", "Bram", "Cleo", "Dirk")]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        wish = {"game": "pushbox", "seats": seats, "options": {"level": "1"}}
        return [Table(port, (await http.post("/api/tables", json=wish)).json()) for _ in range(count)]


async def steady(tables: list[Table], seconds: float, rate: float) -> list[float]:
    """So many moves a second over all tables, at even distances."""
    times: list[float] = []

    async def one(table: Table, offset: float) -> None:
        begin = time.perf_counter() + offset
        turn = 0
        while (due := begin + turn * len(tables) / rate) < begin + seconds:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            spent = await table.act()
            if spent is None:
                return
            times.append(spent)
            turn += 1

    await asyncio.gather(*(one(table, i / rate) for i, table in enumerate(tables)))
    return times


async def flat_out(tables: list[Table], seconds: float) -> float:
    """Moves a second when every table moves as fast as it can."""
    begin = time.perf_counter()
    done = 0

    async def one(table: Table) -> None:
        nonlocal done
        while time.perf_counter() - begin < seconds and await table.act() is not None:
            done += 1

    await asyncio.gather(*(one(table) for table in tables))
    return done / (time.perf_counter() - begin)


async def echo(port: int, count: int, seconds: float) -> float:
    """The same with the bare application: one sends, all four get it."""
    groups = [
        [await websockets.connect(f"ws://127.0.0.1:{port}/table{i}", compression=None) for _ in range(SEATS)]
        for i in range(count)
    ]
    begin = time.perf_counter()
    done = 0
    text = json.dumps({"type": "throw", "id": 1, "at": 100})

    async def one(group: list[Any]) -> None:
        nonlocal done
        while time.perf_counter() - begin < seconds:
            await group[0].send(text)
            for socket_ in group:
                await socket_.recv()
            done += 1

    await asyncio.gather(*(one(group) for group in groups))
    return done / (time.perf_counter() - begin)


class Measured(NamedTuple):
    """What one version did in one round."""

    flat: float  # moves a second
    cpu_flat: float  # milliseconds of the server a move
    median: float  # milliseconds, at the steady rate
    slowest: float  # of a hundred
    cpu: float
    table: float  # kilobytes
    socket: float
    move: float


async def measured(source: str, asked: argparse.Namespace) -> Measured:
    """One round of one version."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(SERVER, folder, "server", source)
        try:
            empty = memory(process)
            tables = await opened(port, asked.tables)
            idle = memory(process)
            for table in tables:
                await table.connect()
            connected = memory(process)
            before = spent(process)
            times = sorted(await steady(tables, asked.seconds, asked.rate))
            cpu = (spent(process) - before) / len(times)
            before, done = spent(process), sum(table.moves for table in tables)
            flat = await flat_out(tables[: len(tables) // 2], asked.seconds / 2)
            moves = sum(table.moves for table in tables)
            cpu_flat = (spent(process) - before) / (moves - done)
            grown = (memory(process) - connected) / moves
        finally:
            process.kill()
            process.wait()
    cut = statistics.quantiles(times, n=100)
    sockets = (connected - idle) / asked.tables / SEATS
    return Measured(
        flat, 1e3 * cpu_flat, 1e3 * cut[49], 1e3 * cut[98], 1e3 * cpu, (idle - empty) / asked.tables, sockets, grown
    )


async def bare(asked: argparse.Namespace) -> float:
    """Moves a second of the bare application."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(ECHO, folder, "echo")
        try:
            return await echo(port, asked.tables // 2, asked.seconds / 2)
        finally:
            process.kill()
            process.wait()


def show(name: str, rounds: list[Measured]) -> Measured:
    """Print the medians of all rounds."""
    m = Measured(*(statistics.median(values) for values in zip(*rounds, strict=True)))
    print(
        f"{name}: flat out {m.flat:.0f} moves/s ({m.cpu_flat:.2f} ms of the server a move); "
        f"steady: median {m.median:.1f} ms, slowest of a hundred {m.slowest:.1f} ms, {m.cpu:.2f} ms a move; "
        f"memory: {m.table:.1f} kB a table, {m.socket:.1f} kB a socket, {m.move:.2f} kB a move"
    )
    return m


async def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--beside", default="", help="the source folder of another version, measured in turn")
    asked = parser.parse_args()
    print(f"{asked.tables} tables, {asked.tables * SEATS} sockets, steady at {asked.rate:.0f} moves/s")
    rounds: dict[str, list[Measured]] = {source: [] for source in ("", asked.beside)}
    echoed = []
    for _ in range(asked.rounds):
        for source, done in rounds.items():
            done.append(await measured(source, asked))
        echoed.append(await bare(asked))
    mine = show("this version", rounds[""])
    echo = statistics.median(echoed)
    print(f"bare echo with the same store: {echo:.0f}/s; ratio {mine.flat / echo:.2f}")
    if asked.beside:
        other = show("the other one", rounds[asked.beside])
        ratios = ", ".join(f"{name} {a / b:.2f}" for name, a, b in zip(Measured._fields, mine, other, strict=True) if b)
        print(f"this version to the other one: {ratios}")


if __name__ == "__main__":
    asyncio.run(main())
