"""How each game is played on its board: a file for each, found by being there.

Whatever tests of all boards need to know of one stands in its file, so that a new game changes no other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from teerling.values import Choice

if TYPE_CHECKING:
    from tests.browser.table import Window

Size = Literal["phone", "desk"]
# Where a pointer is in nobody's way.
ASIDE = (5.0, 400.0)


def _alike(choice: Choice) -> int:
    return 0


@dataclass(frozen=True)
class Board:
    """What `BOARD` in a game's file says."""

    # Makes a choice on the board: what is tapped, in which order.
    choose: Callable[[Window, Choice], None]
    # A golden record in which somebody made a mistake that lights up, and nothing else is needed to know it.
    mistake: str
    # Kinds of choices for which nothing lights up on the board when they are hinted at.
    unlit: frozenset[str]
    # Where one's own board is; which targets on it may be smaller than a finger, as they can be zoomed or things snap
    # to them; and which words on it are labels of a map.
    own: str = ".board"
    fine: str = ""
    labels: str = ""
    # Where everybody has a board: a golden record of four, and their boards and names for who looks back at it.
    four: str = ""
    each: str = ""
    called: str = ""
    # The kind of choices that take something from another's board, if there is one.
    borrows: str = ""
    # What lies on the board and moves; and the kinds of choices that move something before the server has answered.
    lying: str = ""
    foreseen: frozenset[str] = frozenset()
    # Of several choices a test that has no wish takes the one that is liked best, or else the first.
    liked: Callable[[Choice], int] = _alike
    # In which language and on which screens hints and looking back are tested: all games together cover all.
    language: str = "en-GB"
    hinted_on: Size = "desk"
    looked_back_on: Size = "phone"
    # Opens a table and plays on to a moment that shows the game well, for the picture of the README; returns where the
    # pointer rests in it.
    scene: Callable[[Window], tuple[float, float]] | None = None


def names() -> list[str]:
    """The games that are played in browsers here."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem != "__init__")


def _button(window: Window, choice: Choice) -> None:
    window.page.locator(f'[data-choice="{choice.move.text}"]').click()


# The board that any other game has: a button for every choice.
GENERAL = Board(_button, mistake="", unlit=frozenset())


def find(name: str) -> Board:
    """How a game is played."""
    if name not in names():
        return GENERAL
    board: Board = import_module(f"tests.browser.games.{name}").BOARD
    return board
