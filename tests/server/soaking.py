"""Game after game at one server: is every event kept, and does its memory stay within bounds?

`python -m tests.server.soaking 600` plays for ten minutes.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from pathlib import Path

from tests.server.killing import TABLES, Players, start
from tests.server.running import reserved_port

# What a table that nobody is at any more may take: its game, until it is put away.
MOST_A_TABLE = 256 * 1024
# What Python's own rooms may grow by, whatever is played.
SLACK = 32 * 1024 * 1024


def memory(process: int) -> int:
    """What a process holds of the machine's memory, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


def wave(port: int) -> int:
    """Some tables play a game to its end, and everybody comes back to look; returns the events acknowledged."""
    tables = [Players(port) for _ in range(TABLES)]
    threads = [threading.Thread(target=table.play) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for table in tables:
        assert table.seats[0].update["table"]["state"] == "over", "a game stopped before its end"
        for seat in table.seats:
            seat.leave()
        table.come_back()
        for seat in table.seats:
            seat.leave()
    return sum(table.acknowledged for table in tables)


def soak(seconds: float, folder: Path) -> tuple[int, int, int]:
    """Play for so long; returns how many tables and events there were, and the bytes that the server grew by."""
    with reserved_port() as port:
        process = start(folder / "tables.sqlite", port)
        try:
            wave(port)
            before, until = memory(process.pid), time.monotonic() + seconds
            tables = events = 0
            while time.monotonic() < until:
                events += wave(port)
                tables += TABLES
            grown = memory(process.pid) - before
            assert grown <= SLACK + tables * MOST_A_TABLE, f"{tables} tables, and the server grew by {grown:,} bytes"
            return tables, events, grown
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        played, kept, more = soak(float(sys.argv[1]), Path(home))
        print(f"{played} tables, {kept} acknowledged events, none lost; the server grew by {more // 1024:,} KiB")
