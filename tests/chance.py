"""Where the chance of the tests comes from, and how much they try: small in the gate, long by `make night`.

The seed rotates with the commit, so that the gate tries something else each time and can still be repeated:

    TEERLING_SEED=1a2b3c4d .venv/bin/pytest tests/test_conformance.py

Whatever fails prints that line. Tests of something that holds on the whole, such as who wins more often, have
numbers of their own: what they say is true of those games, and not of any.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import TypeVar
from zlib import crc32

ROOT = Path(__file__).parent.parent

_Thing = TypeVar("_Thing")


def _seed() -> str:
    """The seed that is asked for, or the commit's, or the same one always where there is no git."""
    if asked := os.environ.get("TEERLING_SEED"):
        return asked
    try:
        command = ["git", "rev-parse", "--short=8", "HEAD"]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "1"


SEED = _seed()
# How much of the night's sizes is tried, or nothing in the gate.
NIGHT = float(os.environ.get("TEERLING_NIGHT") or 0)


def number(*what: object) -> int:
    """A whole number that depends on the seed and on what it is for.

    >>> number("kit", 3) == number("kit", 3) != number("kit", 4)
    True
    """
    return crc32(" ".join(map(str, (SEED, *what))).encode()) >> 1


def chance(*what: object) -> Random:
    """A random source that depends on the seed and on what it is for.

    >>> chance("kit").random() == chance("kit").random()
    True
    """
    return Random(number(*what))


def size(gate: int, night: int) -> int:
    """How many are tried: so many in the gate, or by night.

    >>> size(10, 1000) in (10, max(10, round(1000 * NIGHT)))
    True
    """
    return max(gate, round(night * NIGHT))


def some(what: str, every: Iterable[_Thing], count: int) -> list[_Thing]:
    """So many of all, other ones with each commit; by night all of them.

    What is much alike need not all be tried each time, if each has its turn.

    >>> len(some("letters", "abcd", 2)) in (2, 4)
    True
    >>> some("letters", "abcd", 4)
    ['a', 'b', 'c', 'd']
    """
    listed = list(every)
    if NIGHT or count >= len(listed):
        return listed
    chosen = chance("some", what).sample(range(len(listed)), count)
    return [listed[place] for place in sorted(chosen)]


def again(test: str) -> str:
    """The command that repeats a test as it went.

    >>> again("tests/test_course.py::test_x").endswith(" .venv/bin/pytest 'tests/test_course.py::test_x'")
    True
    """
    night = f"TEERLING_NIGHT={NIGHT:g} " if NIGHT else ""
    return f"TEERLING_SEED={SEED} {night}.venv/bin/pytest '{test}'"
