"""What a database says when it is in trouble, as an error of the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from teerling.house.store import CodeTaken, Conflict, StoreError, Why

# What the engines say, in small letters, and what it means. SQLite has no finer error classes than these words.
_SAYINGS: list[tuple[str, Why]] = [
    ("readonly", "readonly"),
    ("read-only", "readonly"),
    ("not a database", "corrupt"),
    ("malformed", "corrupt"),
    ("disk is full", "full"),
    ("no space left", "full"),
    ("is locked", "busy"),
    ("lock timeout", "busy"),
    ("unable to open", "unreachable"),
    ("too many clients", "unreachable"),
    ("connection is closed", "unreachable"),
    ("connection was closed", "unreachable"),
]


def explained(error: Exception, where: str) -> StoreError:
    """The error of a driver as one of ours.

    >>> explained(ConnectionRefusedError("nobody home"), "here").why
    'unreachable'
    """
    if isinstance(error, StoreError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    detail = " ".join((str(cause) or type(cause).__name__).split())
    for words, why in _SAYINGS:
        if words in detail.lower():
            return StoreError(why, where, detail)
    lost = isinstance(cause, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)
    # PostgreSQL's own classes: 08 connection, 28 who are you, 3D no such database, 57P it is being stopped.
    state = str(getattr(cause, "sqlstate", None) or "")
    lost = lost or state.startswith(("08", "28", "3D", "57P"))
    return StoreError("unreachable" if lost else "failed", where, detail)


@contextmanager
def explaining(where: str) -> Iterator[None]:
    """Turn whatever a driver raises in here into a `StoreError`."""
    try:
        yield
    except (Conflict, CodeTaken):
        raise
    except Exception as error:
        raise explained(error, where) from error
