"""Refusals of the server (HTTP errors): what is not there, and what could not be kept. `doors` says with which status.

Whatever else is refused stands where it is: a limit at the door, a rule of the table in `table`.
"""

from __future__ import annotations

from teerling.table import NotAllowed


class NotFound(NotAllowed):
    """There is no such thing: no such game, language or table."""


class Gone(NotFound):
    """There is no such table, or not any more."""


class NotKept(NotAllowed):
    """The store failed: whether it was written is not known."""
