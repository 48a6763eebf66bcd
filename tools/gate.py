"""The gate: every check, two at a time, then the tests.

    python -m tools.gate [check] [test] [--since <when setting up began, in seconds of the clock>]

The rules of every game are compiled once before the tests, for all the processes that run them.
"""

from __future__ import annotations

import argparse
import sys
import time

from teerling import game
from teerling.kernel.keeping import cache_home
from tools.parts import Done, Part, run, tell, together

PYTHON = sys.executable
BIN = PYTHON.rpartition("/")[0]
# Whatever takes longest comes first, so that neither of two cores is idle in the end.
CHECKS = [
    Part("Types", [f"{BIN}/mypy"]),
    Part("Types and formatting of the pages", ["cd web && npm run --silent check"]),
    Part("Generated files", [f"{PYTHON} docs/generate.py --check", f"{PYTHON} docs/pictures/make.py --check"]),
    Part("Types of messages", [f"{PYTHON} -m teerling.server.schema | node web/types.mjs --check"]),
    Part("Lint and formatting", [f"{BIN}/ruff check .", f"{BIN}/ruff format --check ."]),
]
TESTS = [
    Part("A game in a package", [f"{PYTHON} -m tools.packages pig"]),
    Part("A new game", [f"{PYTHON} -m tools.packages new"]),
    Part("The wheel", [f"{PYTHON} -m tools.packages wheel"]),
    *(Part(f"Compiling {name}", [f"{PYTHON} -m tools.warm {name}"]) for name in game.names()),
    Part("Tests of the pages", ["cd web && npm test --silent"]),
]
# Twice as many as there are cores in the smallest machine: browsers and servers wait for half of their time.
SUITE = Part("Tests", [f"{BIN}/pytest -n 4 --dist worksteal --in-turn"])


def compiled() -> int:
    """How many functions of our games are in the cache."""
    return sum(1 for name in game.names() for _ in cache_home().glob(f"{name}-*/**/*.nbc"))


def main() -> None:
    """Run what is asked for, and stop where something is red."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="+", choices=["check", "test"])
    parser.add_argument("--since", type=float, default=time.time())
    asked = parser.parse_args()
    began = time.monotonic()
    parts = [Done("Setting up", max(0.0, time.time() - asked.since), green=True)]
    parts += together([*(CHECKS if "check" in asked.what else ()), *(TESTS if "test" in asked.what else ())])
    if "test" in asked.what and all(done.green for done in parts):
        before = compiled()
        parts.append(run(SUITE))
        print(f"{compiled() - before} functions were compiled by tests, and not before them.")
    tell(parts, parts[0].seconds + time.monotonic() - began)


if __name__ == "__main__":
    main()
