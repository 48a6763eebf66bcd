"""A progress bar while something is worked out, and bots that get ready before a game (warm-up)."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from teerling import bots
from teerling.cli.screen import Screen
from teerling.game import Position
from teerling.words import Words

if TYPE_CHECKING:
    from rich.progress import Progress

    from teerling.solve.solver import Progress as Solved

# Bounds begin one apart, and are close when this is left.
CLOSE = 2e-10


@contextmanager
def _shown() -> Iterator[Progress | None]:
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        yield shown


@contextmanager
def bar_of(words: Words, message: str, things: str) -> Iterator[Callable[[int, int], None]]:
    """What shows how many of some things are done; nothing unless somebody looks at it in a terminal."""
    with _shown() as shown:
        if shown is None:
            yield lambda *_: None
            return
        task = shown.add_task("", total=None)

        def report(done: int, all_of_them: int) -> None:
            said = words(message, done=done, **{things: all_of_them})
            shown.update(task, description=said, completed=done, total=all_of_them)

        yield report


@contextmanager
def bar(words: Words) -> Iterator[Callable[[Solved], None]]:
    """What shows the solver's progress; nothing unless somebody looks at it in a terminal.

    It goes to the error stream: results can be read from the output all the same.
    """
    with _shown() as shown:
        if shown is None:
            yield lambda _: None
            return
        task = shown.add_task(words("solve-finding", count=0), total=None)

        def report(so_far: Solved) -> None:
            if so_far.gap is None:
                shown.update(task, description=words("solve-finding", count=so_far.found), total=None)
            else:
                done = math.log(max(so_far.gap, CLOSE)) / math.log(CLOSE)
                shown.update(task, description=words("solve-closing"), total=1.0, completed=done)

        yield report


def get_ready(screen: Screen, start: Position, sitting: Sequence[str]) -> None:
    """Let the bots at a table get ready, and say that it takes a while if it does."""
    for bot in dict.fromkeys(name for name in sitting if name):
        with bar(screen.words) as report:
            bots.prepare(bot, start, report)
