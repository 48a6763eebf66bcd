"""Work that waits at a gate until a test lets it through: no clock is needed to know what is being thought about."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.patience import PATIENCE


class Waiting(NamedTuple):
    """Somebody at the gate: what they do, and in which process."""

    name: str
    process: int
    socket: socket.socket

    def pass_on(self) -> None:
        """Let them through."""
        self.socket.sendall(b".")
        self.socket.close()


class Gate:
    """Where all work of a test waits."""

    def __init__(self, folder: Path):
        self.path = str(folder / "gate")
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(self.path)
        self._listening.listen(256)
        self._listening.settimeout(PATIENCE)

    def work(self, name: str, *, fails: bool = False) -> partial[str]:
        """Work that comes to the gate, and answers with its name, or fails, when it was let through."""
        return partial(_come, self.path, name, fails)

    def next(self) -> Waiting:
        """Whoever comes next, as soon as they do."""
        came, _ = self._listening.accept()
        name, process = came.recv(1000).decode().rsplit(maxsplit=1)
        return Waiting(name, int(process), came)

    def close(self) -> None:
        """Nobody comes any more."""
        self._listening.close()


@contextmanager
def gate(folder: Path) -> Iterator[Gate]:
    """A gate for a while."""
    one = Gate(folder)
    with pytest.MonkeyPatch.context() as patch:
        # New processes look for modules where this one does; and it finds the tests by other ways.
        patch.syspath_prepend(str(Path(__file__).parents[2]))
        try:
            yield one
        finally:
            one.close()


def _come(path: str, name: str, fails: bool, *_: Any) -> str:
    with socket.socket(socket.AF_UNIX) as there:
        there.connect(path)
        there.sendall(f"{name} {os.getpid()}".encode())
        there.recv(1)
    if fails:
        raise MemoryError
    return name
