"""Reading and writing files, whole or not at all (atomic writes), with one clear sentence when that fails."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from teerling.values import Message, TeerlingError


class FileProblem(TeerlingError):
    """A file that can't be read or written."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError as wrong:
        raise FileProblem(Message("file-missing", {"file": str(path)})) from wrong
    except UnicodeDecodeError as wrong:
        raise FileProblem(Message("file-not-text", {"file": str(path)})) from wrong
    except OSError as wrong:
        raise FileProblem(Message("file-unreadable", {"file": str(path), "problem": wrong.strerror or ""})) from wrong


def write_text(path: Path, text: str, *, secret: bool = False) -> None:
    """Write a file whole or not at all: a reader never finds half of it."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            if not secret:
                # mkstemp makes files for the owner only; a record is as readable as any new file.
                umask = os.umask(0)
                os.umask(umask)
                Path(name).chmod(0o666 & ~umask)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as wrong:
        raise FileProblem(Message("file-unwritable", {"file": str(path), "problem": wrong.strerror or ""})) from wrong


def refuse_unwritable(path: Path) -> None:
    """Refuse a file that can't be written now, before long work whose result belongs there."""
    if not os.access(path.parent, os.W_OK) or path.is_dir():
        write_text(path, "")  # which says why


def data_home() -> Path:
    """Where games under way are kept: `TEERLING_DATA`, or the user's data folder."""
    chosen = os.environ.get("TEERLING_DATA")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "teerling"


def default_database() -> str:
    """Where the table keeps its games, unless another place is named: `TEERLING_DATABASE`, or a file of our own.

    In the environment an address with a password is not seen by everybody who can list processes.
    """
    if chosen := os.environ.get("TEERLING_DATABASE"):
        return chosen
    folder = data_home()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileProblem(Message("file-unwritable", {"file": str(folder), "problem": wrong.strerror or ""})) from wrong
    return str(folder / "tables.sqlite")
