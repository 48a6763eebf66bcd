"""Tests that take turns: in the gate half of each file's are run, other ones with each commit, and all by night.

A test in a real browser takes seconds, and there are some two hundred. What breaks is found by the next commits at the
latest, and each commit tries something else; whoever works on a page names its file, which runs all of it. A test of
what must never happen, not even for one commit, has the mark `always`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import PurePath
from typing import TypeVar

from tests.chance import some

_Test = TypeVar("_Test")

# Where a test takes seconds, and most are much like others.
TAKE_TURNS = "browser"


def whose_turn(
    tests: Sequence[_Test], file_of: Callable[[_Test], PurePath], is_always: Callable[[_Test], bool]
) -> tuple[list[_Test], list[_Test]]:
    """The tests that are run now, and those that have their turn with another commit.

    >>> files = ["browser/test_1", "browser/test_1", "browser/test_1", "browser/test_2", "server/test_3"]
    >>> now, later = whose_turn(files, PurePath, lambda file: file.endswith("2"))
    >>> now.count("browser/test_1") in (2, 3), len(now) + len(later)
    (True, 5)
    >>> set(files) - set(now)
    set()
    """
    now: list[_Test] = []
    later: list[_Test] = []
    for file, found in groupby(tests, file_of):
        together = list(found)
        turning = [
            place for place, test in enumerate(together) if TAKE_TURNS in file.parts[:-1] and not is_always(test)
        ]
        kept = some(f"turns of {file.name}", turning, (len(turning) + 1) // 2)
        waiting = set(turning) - set(kept)
        now += [test for place, test in enumerate(together) if place not in waiting]
        later += [together[place] for place in sorted(waiting)]
    return now, later
