"""How long moves take at other tables while one address looks back at the longest games it may, again and again.

    python -m benchmarks.fairness [--rounds 8] [--seconds 6] [--tables 25] [--rate 50]

One run, on this machine, over loopback: a server in a process of its own, the hog in another, people in this one.
Rounds with and without the hog take turns, so that whatever else the machine does falls on both. The hog has an address
of its own and no limit on how often it may ask: it imports the longest record there may be, each time another one, asks
for pages all over it, and has the longest games there may be thought about. It prints the median and the slowest of a
hundred moves of both, and how many times as long the latter takes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import statistics
import tempfile
from multiprocessing.connection import Connection
from random import Random

from benchmarks.load import opened, start, steady
from tests.server.long_games import long_game

from teerling import record
from teerling.house.limits import LONGEST_RECORD, MOST_ANALYSED, MOST_BROUGHT, MOST_STEPS

SERVER = """
import sys, uvicorn
from teerling.cli.serve import collect_rarely
from teerling.server.app import create_app
from teerling.server.limits import Addresses
from teerling.server.sending import Impatient
from teerling.server.settings import Settings
collect_rarely()
free = {name: Addresses(1e9, 1e9) for name in ("tables", "joins", "sockets", "imports", "records", "analyses")}
settings = Settings(sys.argv[1], burst=1e9, rate=1e9, warms=False, **free)
uvicorn.run(create_app(settings), port=int(sys.argv[2]), log_config=None,
            http=Impatient, ws_per_message_deflate=False, backlog=4096)
"""

OWN = "127.0.0.2"


class Hog:
    """Somebody who asks for as much as one address may, from another computer: so it steps back here."""

    def __init__(self, port: int):
        self.port = port
        self.done = dict.fromkeys(("imports", "pages", "analyses", "refused", "bytes"), 0)
        self._numbers = itertools.count()
        self._chance = Random(1)
        self._name = "none"
        # As long as a record may be: five rounds come near the limit of events, comments reach the limit of bytes.
        game = long_game(rounds=5)
        assert 0.9 * MOST_BROUGHT < len(game.events) <= MOST_BROUGHT, len(game.events)
        text, comment = record.write(game), "; " + "x" * 10_000 + "\n"
        room = LONGEST_RECORD - len(json.dumps({"text": text})) - 100
        self._brought = _body(text + comment * (room // (len(comment) + 1)))
        self._events = len(game.events)
        thought = long_game(rounds=1)
        assert len(thought.events) <= MOST_ANALYSED
        self._thought = _body(record.write(thought))

    async def work(self) -> None:
        """Everything at once, until it is cancelled."""
        await asyncio.gather(*(job() for job in (self.bring, self.bring, self.look, self.look, self.think, self.think)))

    async def bring(self) -> None:
        """Import a record that was never seen before."""
        while True:
            answer = await self._ask("POST", "/api/replay", self._new(self._brought))
            if answer:
                self.done["imports"] += 1
                self._name = answer.rpartition(b'"name":"')[2].partition(b'"')[0].decode()

    async def look(self) -> None:
        """Ask for a page anywhere in what was imported last."""
        while True:
            first = self._chance.randrange(self._events)
            if await self._ask("GET", f"/api/replay/{self._name}/steps?from={first}&count={MOST_STEPS}"):
                self.done["pages"] += 1

    async def think(self) -> None:
        """Have a game thought about; as that takes very long, leave after a while and come with another."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(3):
                    await self._ask("POST", "/api/analysis", self._new(self._thought))
            self.done["analyses"] += 1

    def _new(self, body: bytes) -> bytes:
        return body.replace(NUMBER, b"%08d" % next(self._numbers), 1)

    async def _ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The answer, which is read and nothing more."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(OWN, 0), limit=2**20)
            try:
                head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
                writer.writelines((head.encode(), body))
                answer = await reader.read(-1)
            finally:
                writer.close()
        except OSError:
            answer = b""
        self.done["bytes"] += len(answer)
        if answer.startswith(b"HTTP/1.1 200"):
            return answer
        self.done["refused"] += 1
        await asyncio.sleep(0.05)
        return b""


NUMBER = b"########"


def _body(text: str) -> bytes:
    return json.dumps({"text": f"; {NUMBER.decode()}\n{text}"}).encode()


def hog(port: int, told: Connection) -> None:
    """In a process of its own: begins and stops when it is told to, and says at last what it did."""
    os.nice(19)
    one = Hog(port)

    async def run() -> None:
        loop, working = asyncio.get_running_loop(), None
        while (word := await loop.run_in_executor(None, told.recv)) != "end":
            if word == "begin":
                working = asyncio.create_task(one.work())
            elif working:
                working.cancel()
            told.send(dict(one.done))

    asyncio.run(run())


async def a_round(port: int, tables: int, seconds: float, rate: float) -> list[float]:
    """The times of the moves at fresh tables."""
    playing = await opened(port, tables)
    for table in playing:
        await table.connect()
    times = await steady(playing, seconds, rate)
    for table in playing:
        for socket in table.sockets:
            await socket.close()
    return times


async def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--warm", type=float, default=20)
    asked = parser.parse_args()
    times: dict[bool, list[float]] = {False: [], True: []}
    fresh = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(SERVER, folder, "server")
        told, other = fresh.Pipe()
        beside = fresh.Process(target=hog, args=(port, other), daemon=True)
        beside.start()

        def tell(word: str) -> dict[str, int]:
            told.send(word)
            done: dict[str, int] = told.recv()
            return done

        try:
            # The processes start, and compile what they need.
            tell("begin")
            await asyncio.sleep(asked.warm)
            before = after = tell("stop")
            await asyncio.sleep(2)
            for _ in range(asked.rounds):
                times[False] += await a_round(port, asked.tables, asked.seconds, asked.rate)
                await asyncio.sleep(2)
                tell("begin")
                times[True] += await a_round(port, asked.tables, asked.seconds, asked.rate)
                after = tell("stop")
                # What was begun comes to its end; in the next round it would be in the way.
                await asyncio.sleep(2)
        finally:
            beside.kill()
            process.terminate()
            process.wait()
    slowest = {}
    for hogging, name in ((False, "without the hog"), (True, "with it")):
        cut = statistics.quantiles(times[hogging], n=100)
        slowest[hogging] = cut[98]
        told = f"median {1000 * cut[49]:.1f} ms, the slowest of a hundred {1000 * cut[98]:.1f} ms"
        print(f"{name}: {len(times[hogging])} moves, {told}, the slowest {1000 * max(times[hogging]):.1f} ms")
    print("the hog:", ", ".join(f"{after[what] - before[what]:,} {what}" for what in after))
    print(f"the slowest of a hundred takes {slowest[True] / slowest[False]:.2f} times as long")


if __name__ == "__main__":
    asyncio.run(main())
