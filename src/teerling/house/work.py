"""Where work is done that takes a while (executors): an interface, as each door has another place for it.

A server has processes (see `processes`); a page has a second worker of the browser, or nothing but itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

_Answer = TypeVar("_Answer")

# What a new worker does before anything else.
Begin = Callable[[], None]


class Worker(Protocol):
    """Somebody who does one thing at a time, and starts with the first. What is handed over can be pickled."""

    @property
    def processes(self) -> list[int]:
        """The process it is, by its number, if it is one and has started."""

    async def do(self, work: Callable[[], _Answer]) -> _Answer:
        """Do it. A `BrokenExecutor` says that the worker itself is lost, though it was tried once more."""

    def end(self) -> None:
        """End at once, whatever it does, and forget everything; the next work starts it again."""


class Work(Protocol):
    """Everybody who works for one house."""

    @property
    def foresees_hints(self) -> bool:
        """Whether a hint that nobody has asked for yet is worth getting ready for."""

    def thinkers(self, begin: Begin) -> Sequence[Worker]:
        """Those who think about moves."""

    def replayer(self) -> Worker:
        """Who looks back at games."""

    async def aside(self, work: Callable[[], _Answer]) -> _Answer:
        """Do something short: so that others go on meanwhile, where that is possible."""


def processes() -> Work:
    """The work of a server, in processes of this computer."""
    # Here, as a page has no processes, and not even what they are made of.
    from teerling.processes import Processes

    return Processes()
