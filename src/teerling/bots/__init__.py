"""Computer players (bots, AI opponents): the registry of who there is, and the one way to ask one for a move.

Five people of five levels play every game (see `people`), one bot knows solved games by heart, and two are yardsticks.
What a bot is told, and what it never is, stands in `bot`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import TYPE_CHECKING

from teerling.bots.bot import Bot
from teerling.bots.greedy import Greedy
from teerling.bots.people import Person
from teerling.bots.perfect import Perfect
from teerling.bots.random import RandomBot
from teerling.game import Game, Position
from teerling.values import Message, Move, SetupError

if TYPE_CHECKING:
    from teerling.solve.solver import Progress

# Who plays on each level, from the first to the fifth.
PEOPLE = ("pip", "mees", "lotte", "otto", "vera")
# What makes levels easy to compare with; nobody wants to play against it.
YARDSTICKS = ("greedy", "random")

# Everybody there is, by name, in the order in which they are shown.
BOTS: dict[str, Bot] = {
    **{name: Person(level) for level, name in enumerate(PEOPLE, 1)},
    "greedy": Greedy(),
    "perfect": Perfect(),
    "random": RandomBot(),
}


def names(game: Game | None = None, seats: int = 0) -> tuple[str, ...]:
    """The bots that play any game, or those that play this one with so many.

    >>> names()[:5]
    ('pip', 'mees', 'lotte', 'otto', 'vera')
    """
    return tuple(name for name, bot in BOTS.items() if _plays(bot, game, seats))


def _plays(bot: Bot, game: Game | None, seats: int) -> bool:
    return bot.plays_every_game if game is None else bot.plays(game, seats)


def opponents(game: Game, seats: int) -> tuple[str, ...]:
    """Whom people may want to play against in this game, with so many: the weakest first.

    >>> from teerling.game import find as find_game
    >>> opponents(find_game("pushbox"), 4)
    ('pip', 'mees', 'lotte', 'otto', 'vera')
    """
    return tuple(name for name in names(game, seats) if name not in YARDSTICKS)


def is_quick(name: str, game: Game) -> bool:
    """Whether a bot chooses at once in a game, with nothing to get ready.

    >>> from teerling.game import find as find_game
    >>> is_quick("pip", find_game("pushbox")), is_quick("perfect", find_game("pushbox"))
    (True, False)
    """
    return BOTS[name].is_quick(game)


def find(name: str, game: Game | None = None, seats: int = 0) -> Bot:
    """The bot of this name; refuses one that does not play this game with so many."""
    bot = BOTS.get(name)
    if bot is None or not _plays(bot, game, seats):
        raise SetupError(Message("setup-no-bot", {"bot": name, "bots": names(game, seats)}))
    return bot


def ask(name: str, position: Position, seat: int, rng: Random) -> Move:
    """What a bot does at a seat. The position is not shown to it: it gets the seat's view and worlds like it.

    Refuses with `NotYourTurn` where there is nothing to decide: dice that are due are rolled first.

    >>> from teerling.game import find as find_game
    >>> game = find_game("pushbox")
    >>> position = game.start(seats=1).roll(game.read_roll("4 5"))
    >>> ask("greedy", position, 0, Random(1)).text
    '9'
    """
    bot = find(name, position.game, position.seats)
    position.check_turn(seat)
    return bot.choose(position.view(seat), rng, lambda: position.imagine(seat, rng))


def prepare(name: str, start: Position, progress: Callable[[Progress], None] = lambda _: None) -> None:
    """Let a bot get ready for a game, which may take it minutes the first time; most are ready."""
    find(name, start.game, start.seats).prepare(start, progress)


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
