"""Refusals of the server (HTTP errors): what is not there, and what could not be kept.

`guards` says with which status each is answered, and refuses what is asked too often or by the wrong people.
"""

from __future__ import annotations

from teerling.table import NotAllowed


class NotFound(NotAllowed):
    """There is no such thing: no such game, language or table."""


class Gone(NotFound):
    """There is no such table, or not any more."""


class NotKept(NotAllowed):
    """The store failed: whether it was written is not known."""
