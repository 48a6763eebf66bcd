"""The file of a SQLite database: for its owner only, as it holds keys of dice, and for one server (a file lock)."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import IO

from teerling.house.logs import log, note
from teerling.house.store import StoreError
from teerling.server.store.errors import explaining

OWNER_ONLY = 0o600
# What the systems say when somebody else holds a lock.
TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


def keep_private(path: Path) -> None:
    """Make the file, or close one that is there to others, before anything secret is written to it.

    What SQLite puts beside it while it is open gets the same permissions.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    except OSError:
        # It is there, or can't be made; why not, the database says better.
        for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
            if each.is_file() and each.stat().st_mode & 0o077 and sys.platform != "win32":
                _close_to_others(each)


def _close_to_others(path: Path) -> None:
    try:
        path.chmod(OWNER_ONLY)
    except OSError:
        log.warning("others can read a file of the store, and that can't be changed")
    else:
        note("others could read a file of the store, and can't any more")


def lock(path: Path, where: str) -> IO[bytes]:
    """Keep others from serving the same file: two servers would not hear of each other's moves.

    It holds until what is returned is closed, or the process ends, however it does. The lock is on a file beside:
    closing a second handle on the database itself would undo SQLite's own locks.
    """
    with explaining(where):
        file = os.fdopen(os.open(path.with_name(f"{path.name}-lock"), os.O_CREAT | os.O_RDWR, OWNER_ONLY), "rb")
    try:
        _take(file)
    except OSError as error:
        if error.errno in TAKEN:
            file.close()
            raise StoreError("taken", where) from error
        # Some network drives know no locks.
        log.warning("the store's file can't be locked: make sure that only one server uses it")
    return file


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
