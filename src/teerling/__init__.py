"""Teerling: one table for thinking-and-counting dice games.

>>> import teerling
>>> position = teerling.find("pushbox").start(seats=1)
>>> position = position.roll("4 5").play(0, "5+4")
>>> position.scores()
(61,)

`find` gives a game, `names` says which there are. A `Position` is a value that answers what can be done in it;
playing gives a new one. A `Course` is a game under way, with taking back; a `Record` a whole game as text. What can't
be had is refused by a `TeerlingError`: as text it is a sentence that says why.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from teerling.course import Course
    from teerling.game import Game, Position, find, names
    from teerling.record import Record
    from teerling.values import (
        Choice,
        IllegalMove,
        Message,
        Move,
        NotYourTurn,
        Reason,
        Result,
        Roll,
        SetupError,
        TeerlingError,
        UnreadableMove,
        View,
    )

__version__ = "0.2.0"

__all__ = [
    "Choice",
    "Course",
    "Game",
    "IllegalMove",
    "Message",
    "Move",
    "NotYourTurn",
    "Position",
    "Reason",
    "Record",
    "Result",
    "Roll",
    "SetupError",
    "TeerlingError",
    "UnreadableMove",
    "View",
    "find",
    "names",
]

# Loaded when first asked for, so that `import teerling` costs nothing; whatever is not here is one of the values.
_WHERE = {"Course": "course", "Game": "game", "Position": "game", "Record": "record", "find": "game", "names": "game"}


# Hidden from type checkers: to them, a module with this function has every name there could be.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'teerling' has no attribute {name!r}")
        found = getattr(import_module(f"teerling.{_WHERE.get(name, 'values')}"), name)
        # The next time it is simply there.
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
