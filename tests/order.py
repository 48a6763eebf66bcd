"""In which order the tests are run: what takes long comes first, so that no process is left with it in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import PurePath
from typing import TypeVar

_Test = TypeVar("_Test")

# Where each test takes seconds: it starts browsers or servers.
DEAR = ("browser", "server", "page")


def is_dear(file: PurePath) -> bool:
    """Whether the tests of a file are among those that take long.

    >>> is_dear(PurePath("tests/browser/test_drag.py")), is_dear(PurePath("tests/test_course.py"))
    (True, False)
    """
    return any(part in DEAR for part in file.parts[:-1])


def spread(tests: Sequence[_Test], file_of: Callable[[_Test], PurePath], processes: int) -> list[_Test]:
    """The tests in as many equal parts as there are processes, each beginning with its share of the dear ones.

    Each process begins with one part, and takes from the others' ends when it is done. The tests of a file stay
    together, since they share what they need.

    >>> files = ["a/test_1", "a/test_1", "browser/test_2", "browser/test_2", "browser/test_3", "c/test_4"]
    >>> [file[-1] for file in spread(files, PurePath, 2)]
    ['2', '2', '1', '3', '1', '4']
    """
    shares: list[list[_Test]] = [[] for _ in range(processes)]
    files = [(file, list(found)) for file, found in groupby(tests, file_of)]
    for _, found in sorted((one for one in files if is_dear(one[0])), key=lambda one: -len(one[1])):
        min(shares, key=len).extend(found)
    cheap = [test for file, found in files if not is_dear(file) for test in found]
    size = len(tests) // processes
    for share in shares:
        wanted = max(0, size - len(share))
        share.extend(cheap[:wanted])
        del cheap[:wanted]
    return [test for share in shares for test in share] + cheap
