"""`teerling bench`, a benchmark: how fast the games run, plain and compiled, and what starting up costs.

Times on a shared machine are noisy, so plain and compiled are measured in turn, and the
ratio is the median of the rounds' ratios.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable
from typing import TypedDict

from teerling.game import Position, find, names
from teerling.kernel.plain import Plain
from teerling.words import Words

ROUNDS = 3

# What is started in a process of its own, to see its time and memory.
PROGRAMS = {
    "--help": "from teerling.cli import main; main()",
    "play": "from teerling.cli import main; main()",
    "compiled batch": "from teerling.game import find; game = find(sys.argv[1]);"
    "game.compiled().batch(*game.start(int(sys.argv[2])).raw, seed=1, games=1000)",
}
ARGUMENTS = {
    "--help": ["--help"],
    "play": ["play", "{game}", "--seats", "{seats}", "--bots", "{bots}", "--seed", "1", "--plain"],
    "compiled batch": ["{game}", "{seats}"],
}
# The highest memory use of a process, by its own account: what the system tells the parent
# may be the parent's own, from the moment before the new program took over.
PEAK = "import atexit, sys; atexit.register(lambda: sys.stderr.write(open('/proc/self/status').read()));"


class Speeds(TypedDict):
    """A game with so many seats: playouts and decisions a second at each speed, and how many times as fast one is."""

    game: str
    seats: int
    plain: dict[str, int]
    compiled: dict[str, int]
    ratio: float


class Measured(TypedDict):
    """All that is measured; starting costs seconds and megabytes."""

    games: list[Speeds]
    start: dict[str, dict[str, float]]


def playouts(kernel: Plain, position: Position, seconds: float) -> tuple[float, float]:
    """Random games and decisions a second, from whole batches until the time is up."""
    games = decisions = 0
    size = 10
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        batch = kernel.batch(*position.raw, seed=1, first=games, games=size)
        games += size
        decisions += batch.decisions
        # Large batches keep the cost of the call out of it, small ones keep to the time.
        size = min(size * 2, 20_000) if spent < seconds / 4 else size
    return games / spent, decisions / spent


def measure_game(name: str, seats: int, seconds: float) -> Speeds:
    """One game at both speeds, in turn."""
    game = find(name)
    position = game.start(seats)
    plain, compiled = game.plain(), game.compiled()
    compiled.batch(*position.raw, seed=1, games=10)  # compiling is not what is measured
    rounds = [
        (playouts(plain, position, seconds / ROUNDS), playouts(compiled, position, seconds / ROUNDS))
        for _ in range(ROUNDS)
    ]
    return {
        "game": name,
        "seats": seats,
        "plain": {"playouts": _middle(p[0] for p, _ in rounds), "decisions": _middle(p[1] for p, _ in rounds)},
        "compiled": {"playouts": _middle(c[0] for _, c in rounds), "decisions": _middle(c[1] for _, c in rounds)},
        "ratio": round(statistics.median(c[0] / p[0] for p, c in rounds), 1),
    }


def _middle(values: Iterable[float]) -> int:
    return round(statistics.median(values))


def measure_start(what: str, **given: str) -> dict[str, float]:
    """The seconds and megabytes of a process, the best of a few: noise only ever adds."""
    command = [sys.executable, "-c", PEAK + PROGRAMS[what], *(part.format(**given) for part in ARGUMENTS[what])]
    times, memory = [], []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        done = subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True)  # noqa: S603  # ourselves
        times.append(time.perf_counter() - begin)
        memory.append(int(done.stderr.partition("VmHWM:")[2].split()[0]) / 1024)
    return {"seconds": round(min(times), 3), "megabytes": round(min(memory), 1)}


def measure(seconds: float) -> Measured:
    """Everything."""
    games = [measure_game(name, seats, seconds) for name in names() for seats in find(name).seats]
    start = {"--help": measure_start("--help")}
    for name in names():
        seats = min(2, find(name).seats[-1])
        for what in ("play", "compiled batch"):
            bots = ",".join(["greedy"] * seats)
            start[f"{what} {name}"] = measure_start(what, game=name, seats=str(seats), bots=bots)
    return {"games": games, "start": start}


def show_bench(words: Words, seconds: float, *, as_json: bool) -> None:
    """Measure and print."""
    found = measure(seconds)
    if as_json:
        print(json.dumps(found))
        return
    kinds = [
        f"{words(f'bench-{speed}')}: {words(f'bench-{unit}')}"
        for unit in ("playouts", "decisions")
        for speed in ("plain", "compiled")
    ]
    _row(words("bench-game"), *kinds, words("bench-ratio"))
    for row in found["games"]:
        speeds = row["plain"], row["compiled"]
        numbers = [f"{speed[unit]:,}" for unit in ("playouts", "decisions") for speed in speeds]
        _row(f"{row['game']} {row['seats']}", *numbers, f"{row['ratio']} ×")
    print()
    _row(words("bench-what"), words("bench-time"), words("bench-memory"))
    for what, cost in found["start"].items():
        _row(what, str(cost["seconds"]), str(cost["megabytes"]))


def _row(first: str, *rest: str) -> None:
    print(f"{first:<24}" + "".join(f"{value:>34}" for value in rest))
