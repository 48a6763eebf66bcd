"""Who chooses a move. A bot gets a view, a random source of its own, and worlds: never the position or the dice.

Five people of five levels play every game (see `people`). Every other module of this folder is a bot, called by its
name, with one function `choose(view, rng, worlds)`. Calling `worlds()` gives a position that is possible for all the
seat knows: what it may not know is drawn anew each time, and no dice have fallen in it yet that have not fallen at the
table. So a bot can look ahead without seeing through anything, and plays the same where its view is the same. Where
nothing is secret, a world is the position itself.

A bot that can't play everything has `plays(game, seats)`. One that has to get ready has `prepare(start, progress)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol, cast

from teerling.game import Game, Position
from teerling.values import Message, Move, SetupError, View

Worlds = Callable[[], Position]

# Who plays on each level, from the first to the fifth.
PEOPLE = ("pip", "mees", "lotte", "otto", "vera")
# What makes levels easy to compare with; nobody wants to play against it.
YARDSTICKS = ("greedy", "random")


class Bot(Protocol):
    """Chooses one of the view's choices."""

    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        """The move to make."""


def names(game: Game | None = None, seats: int = 0) -> tuple[str, ...]:
    """The bots that play any game, or those that play this one with so many.

    >>> from teerling.game import find as find_game
    >>> names()[:5]
    ('pip', 'mees', 'lotte', 'otto', 'vera')
    """
    return tuple(name for name in _everybody() if _plays(name, game, seats))


@cache
def _everybody() -> tuple[str, ...]:
    modules = sorted(p.stem for p in Path(__file__).parent.glob("*.py") if p.stem not in ("__init__", "people"))
    return (*PEOPLE, *modules)


def opponents(game: Game, seats: int) -> tuple[str, ...]:
    """Whom people may want to play against in this game, with so many: the weakest first.

    >>> from teerling.game import find as find_game
    >>> opponents(find_game("pushbox"), 4)
    ('pip', 'mees', 'lotte', 'otto', 'vera')
    """
    return tuple(name for name in names(game, seats) if name not in YARDSTICKS)


def _bot(name: str) -> Bot:
    if name in PEOPLE:
        from teerling.bots.people import Person  # which needs what is in this file

        return Person(PEOPLE.index(name) + 1)
    return cast(Bot, import_module(f"teerling.bots.{name}"))


def _plays(name: str, game: Game | None, seats: int) -> bool:
    plays: Callable[[Game, int], bool] | None = getattr(_bot(name), "plays", None)
    if game is None:
        return plays is None or name in PEOPLE
    return plays is None or plays(game, seats)


def is_quick(name: str, game: Game) -> bool:
    """Whether a bot chooses at once in a game, with nothing to get ready.

    >>> from teerling.game import find as find_game
    >>> is_quick("pip", find_game("pushbox")), is_quick("perfect", find_game("pushbox"))
    (True, False)
    """
    bot = _bot(name)
    quick: Callable[[Game], bool] | None = getattr(bot, "is_quick", None)
    return quick(game) if quick else not hasattr(bot, "prepare")


def find(name: str, game: Game | None = None, seats: int = 0) -> Bot:
    """The bot of this name; refuses one that does not play this game with so many."""
    if name not in _everybody() or not _plays(name, game, seats):
        raise SetupError(Message("setup-no-bot", {"bot": name, "bots": names(game, seats)}))
    return _bot(name)


def ask(name: str, position: Position, seat: int, rng: Random) -> Move:
    """What a bot does at a seat. The position is not shown to it: it gets the seat's view and worlds like it.

    >>> from teerling.game import find as find_game
    >>> game = find_game("pushbox")
    >>> position = game.start(seats=1).roll(game.read_roll("4 5"))
    >>> ask("greedy", position, 0, Random(1)).text
    '9'
    """
    bot = find(name, position.game, position.seats)
    return bot.choose(position.view(seat), rng, lambda: position.imagine(seat, rng))


def prepare(name: str, start: Position, progress: Callable[[Any], None] = lambda _: None) -> None:
    """Let a bot get ready for a game, which may take it minutes the first time; most are ready."""
    getattr(find(name, start.game, start.seats), "prepare", lambda *_: None)(start, progress)


def seat_name(bot: str, taken: Collection[str]) -> str:
    """What a bot is called at a table: with a number if somebody there is called so already.

    >>> seat_name("greedy", ["Anna", "Greedy"])
    'Greedy 2'
    """
    name = bot.capitalize()
    number = 1
    while name in taken:
        number += 1
        name = f"{bot.capitalize()} {number}"
    return name
