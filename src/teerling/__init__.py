"""Teerling: one table for thinking-and-counting dice games.

>>> import teerling
>>> position = teerling.find("pushbox").start(seats=1)
>>> len(position.outcomes())
21
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.2.0"

# Loaded when first asked for, so that `import teerling` costs nothing.
_WHERE = {
    "find": "game",
    "names": "game",
    "Game": "game",
    "Position": "game",
    "Move": "values",
    "Roll": "values",
    "View": "values",
    "Reason": "values",
    "Message": "values",
    "Record": "record",
    "Course": "course",
    "conformance": "conformance",
}

__all__ = list(_WHERE)


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'teerling' has no attribute {name!r}")
    return getattr(import_module(f"teerling.{_WHERE[name]}"), name)
