"""Killing a server at random moments while people play, and looking whether anything was lost.

`python -m tests.server.killing 50` does it fifty times. `python -m tests.server.killing two 200` kills two servers that
share a database, and the database, two hundred times (see killing_two.py). One more argument is the seed.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from teerling.house.limits import MOST_TOLD
from tests.patience import PATIENCE, until
from tests.server.running import HERE, THERE, Seat, meet, reserved_port

CHILD = """
import sys, uvicorn
from teerling.server.app import create_app
from tests.patience import PATIENCE, until
from tests.server.running import generous
uvicorn.run(create_app(generous(sys.argv[1])), port=int(sys.argv[2]), log_config=None, ws_per_message_deflate=False)
"""
TABLES = 4


class Lost(AssertionError):
    """An acknowledged event is not there any more, or is there twice."""


def start(database: Path, port: int) -> subprocess.Popen[bytes]:
    """A server in a process of its own, ready to be asked."""
    process = subprocess.Popen([sys.executable, "-c", CHILD, str(database), str(port)], cwd=Path(__file__).parents[2])

    def answers() -> bool:
        assert process.poll() is None, "the server did not start"
        try:
            return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE).is_success
        except httpx.TransportError:
            return False

    until(answers, "the server answers")
    return process


class Players:
    """Two seats at one table, playing until the server is gone; what was acknowledged is remembered."""

    def __init__(self, port: int):
        server: Any = SimpleNamespace(port=port)
        wish = {"game": "pushbox", "seats": [HERE, THERE], "options": {"level": "3", "start": "book"}}
        held = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=PATIENCE).json()
        self.seats = [Seat(server, one) for one in held]
        self.acknowledged = 0

    def play(self) -> None:
        """Play on until the socket breaks or the game ends."""
        try:
            self.acknowledged = max(self.acknowledged, self.seats[0].ask("start").get("number", 0))
            while True:
                meet(*self.seats)
                acting = next((seat for seat in self.seats if seat.my_turn()), None)
                if acting is None:
                    return
                answer = acting.act()
                if answer["type"] == "done":
                    self.acknowledged = max(self.acknowledged, answer["number"])
        except (ConnectionClosed, TimeoutError, OSError, InvalidHandshake):
            return

    def come_back(self) -> None:
        """Reconnect from nothing and compare with all that was seen and acknowledged before."""
        for seat in self.seats:
            seen = list(seat.happened)
            seat.number, seat.happened = 0, []
            seat.come()
            if seat.number < self.acknowledged:
                raise Lost(f"acknowledged up to {self.acknowledged}, kept up to {seat.number}")
            told = {one["number"]: one for one in seat.happened}
            for old in seen:
                if old["number"] <= seat.number - MOST_TOLD:
                    continue  # of very much that happened only the last is told again
                if old["number"] not in told:
                    raise Lost("an event that was told is gone")
                new = told[old["number"]]
                if (old["kind"], old["text"], old["seat"]) != (new["kind"], new["text"], new["seat"]):
                    raise Lost(f"event {old['number']} was {old['text']!r} and is {new['text']!r}")


def kill_again_and_again(times: int, folder: Path, seed: int = 0) -> int:
    """Kill a server so often under load; returns how many events were acknowledged in all."""
    rng = random.Random(seed)
    database = folder / "tables.sqlite"
    with reserved_port() as port:
        return _kill_again_and_again(times, database, port, rng)


def _play_on(tables: list[Players], threads: list[threading.Thread], events: int) -> None:
    """Wait until so many events were acknowledged at these tables, or all games are over."""

    def enough() -> bool:
        over = not any(thread.is_alive() for thread in threads)
        return over or sum(table.acknowledged for table in tables) >= events

    until(enough, "events are acknowledged")


def _kill_again_and_again(times: int, database: Path, port: int, rng: random.Random) -> int:
    process = start(database, port)
    tables: list[Players] = []
    try:
        for _ in range(times):
            tables += [Players(port) for _ in range(TABLES)]
            threads = [threading.Thread(target=table.play) for table in tables[-TABLES:]]
            for thread in threads:
                thread.start()
            # After so many events, and in the middle of whatever comes then.
            _play_on(tables[-TABLES:], threads, rng.randrange(6, 90))
            process.send_signal(signal.SIGKILL)
            process.wait()
            for thread in threads:
                thread.join()
            process = start(database, port)
            for table in tables[-2 * TABLES :]:
                table.come_back()
    finally:
        process.kill()
        process.wait()
    return sum(table.acknowledged for table in tables)


if __name__ == "__main__":
    two = sys.argv[1:2] == ["two"]
    numbers = [int(text) for text in sys.argv[1 + two :]]
    seed = numbers[1] if len(numbers) > 1 else random.randrange(10**6)
    with tempfile.TemporaryDirectory() as home:
        print(f"seed {seed}")
        if two:
            from tests.server import killing_two

            killing_two.tell(killing_two.kill_two(numbers[0], Path(home), seed))
        else:
            kept = kill_again_and_again(numbers[0], Path(home), seed)
            print(f"killed {numbers[0]} times, {kept} acknowledged events, none lost, none doubled")
