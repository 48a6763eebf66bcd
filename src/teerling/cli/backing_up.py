"""`teerling backup` and `teerling restore`: all games of a table in one file, also while it is open."""

from __future__ import annotations

import asyncio
from pathlib import Path

from teerling.cli.files import FileProblem, default_database
from teerling.server.store.backups import back_up, restore
from teerling.values import Message
from teerling.words import Words

# What a restore ends with that left something as it is: nothing is broken, but not all is as it was.
NOT_ALL = 1


def make_backup(words: Words, file: Path, database: str | None) -> None:
    """Write a backup, and say how much it holds."""
    try:
        made = asyncio.run(back_up(database or default_database(), file))
    except FileExistsError as wrong:
        raise FileProblem(Message("file-there", {"file": str(file)})) from wrong
    except OSError as wrong:
        raise FileProblem(Message("file-unwritable", {"file": str(file), "problem": wrong.strerror or ""})) from wrong
    print(words("backup-made", file=str(file), tables=made.tables, events=made.events))


def bring_back(words: Words, file: Path, database: str | None) -> int:
    """Bring back what a backup holds, and say what came of it; the exit code."""
    try:
        done = asyncio.run(restore(file, database or default_database()))
    except FileNotFoundError as wrong:
        raise FileProblem(Message("file-missing", {"file": str(file)})) from wrong
    except OSError as wrong:
        raise FileProblem(Message("file-unreadable", {"file": str(file), "problem": wrong.strerror or ""})) from wrong
    print(words("backup-restored", back=done.back, kept=done.kept))
    if not done.differ:
        return 0
    print(words("backup-differ", count=len(done.differ)))
    return NOT_ALL
