"""A game of a few lines, written into a folder so that tests can edit its files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

RULES = """
from teerling.kernel import field, record
from {name}.helper import step

VERSION, ACTIONS, MOST_MOVES, MOST_OUTCOMES, MOST_DICE = 1, 2, 2, 6, 1


@record
class Given:
    seats: int = field(1)


@record
class State:
    cells: list[int] = field(100, 3)
    total: int = field(100)
    thrown: int = field(6)


def start(g, s):
    s.total = 0


def over(g, s):
    return s.total >= 20


def acting(g, s):
    return 1 if s.thrown and not over(g, s) else 0


def legal(g, s, seat, codes):
    codes[0], codes[1] = 0, 1
    return 2


def play(g, s, seat, code):
    s.cells[{index}] = s.thrown
    s.total += step(s.thrown) + code
    s.thrown = 0


def thrower(g, s):
    return 0


def dice(g, s):
    return 1


def reading(g, s, faces):
    return faces[0]


def outcomes(g, s, codes, weights):
    for i in range(6):
        codes[i] = i + 1
        weights[i] = 1
    return 6


def roll(g, s, code):
    s.thrown = code


def score(g, s, seat):
    return s.total


def winners(g, s):
    return 1
"""

# Runs in a process of its own, as the kernel is used: prints scores and what the cache did.
PROGRAM = """
import importlib, json, sys
sys.path.insert(0, sys.argv[1])
rules = importlib.import_module(sys.argv[2] + ".rules")
from teerling.kernel import loops
from teerling.kernel.plain import Plain
from teerling.kernel.compiled import Compiled
compiled = Compiled(rules, checked=sys.argv[3] == "checked")
given, state = rules.Given(), rules.State()
given.seats = 1
try:
    fast = compiled.trace(given, state, seed=1, game=1, seats=1)
    slow = Plain(rules).trace(given, state, seed=1, game=1, seats=1)
    stats = [f.stats for f in compiled.rules.values() if hasattr(f, "stats")] + [compiled.loops[loops.trace].stats]
    found = {"scores": fast.scores, "agree": fast == slow}
    found["hits"] = sum(sum(s.cache_hits.values()) for s in stats)
    found["misses"] = sum(sum(s.cache_misses.values()) for s in stats)
except IndexError as wrong:
    found = {"error": str(wrong)}
print(json.dumps(found))
"""

# Loops over any rules, too long for Numba to write them out where they are called.
LOOPS = """
from teerling.kernel.interface import play


def long_way(g, s, steps):
    for i in range(steps):
        play(g, s, 0, i % 2)
        for j in range(s.total):
            for k in range(j):
                play(g, s, 0, k % 2)
                s.total = (s.total * 7 + k * j) % 91
    return s.total


def run(givens, states):
    g, s = givens[0], states[0]
    s.thrown = 1
    return long_way(g, s, 3) + 100 * long_way(g, s, 5) + 10000 * long_way(g, s, 6)
"""

LOOPING = """
import importlib, json, sys
sys.path.insert(0, sys.argv[1])
import ways
from teerling.kernel.compiled import Compiled, as_records
found = []
for name in sys.argv[2:]:
    rules = importlib.import_module(name + ".rules")
    run = Compiled(rules).load(ways)[ways.run]
    given, state = as_records([rules.Given()]), as_records([rules.State()])
    found.append((run(given, state), sum(run.stats.cache_hits.values())))
print(json.dumps(found))
"""


def write_game(folder: Path, name: str = "tiny", *, step: str = "thrown", index: str = "0") -> None:
    """A game package whose helper adds `step` to the total for each throw."""
    home = folder / name
    home.mkdir(exist_ok=True)
    (home / "__init__.py").write_text("")
    (home / "rules.py").write_text(RULES.format(name=name, index=index))
    (home / "helper.py").write_text(f"def step(thrown):\n    return {step}\n")


def run_game(folder: Path, name: str = "tiny", mode: str = "fast") -> dict[str, Any]:
    """What one compiled game of the package gives, in a new process; all share the cache in `folder`."""
    found: dict[str, Any] = _run(PROGRAM, folder, name, mode)
    return found


def run_loops(folder: Path, *names: str) -> list[list[int]]:
    """What the same loops give over the rules of each package in one new process, and how much came from the cache."""
    (folder / "ways.py").write_text(LOOPS)
    found: list[list[int]] = _run(LOOPING, folder, *names)
    return found


def _run(program: str, folder: Path, *arguments: str) -> Any:
    environment = {**os.environ, "TEERLING_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder), *arguments],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    )
    return json.loads(done.stdout)
