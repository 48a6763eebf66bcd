"""Boards and choices as a browser gets them, for tests that look at pages: plain data, with the kind of a choice."""

from __future__ import annotations

from typing import Any

import msgspec

from teerling.game import Position
from teerling.values import SPECTATOR, Choice


def about(choice: Choice) -> dict[str, Any]:
    """What a screen is told about a choice."""
    return _sent(choice.about)


def kind(choice: Choice) -> str:
    """What kind of choice it is.

    >>> from teerling.game import find
    >>> {kind(choice) for choice in find("pushbox").start(seats=1).roll("4 5").view(0).choices}
    {'play'}
    """
    return str(about(choice)["kind"])


def board(position: Position, viewer: int = SPECTATOR) -> dict[str, Any]:
    """The board as a viewer is sent it."""
    return _sent(position.view(viewer).board)


def _sent(what: object) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(what), type=dict[str, Any])
