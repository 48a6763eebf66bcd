"""What would be good here, for a person who asks: the best moves and what is to be expected of them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from teerling import bots
from teerling.bots.people import worlds_of
from teerling.game import Position
from teerling.search import thinker
from teerling.solve import Table, is_at_hand, kept, table_for
from teerling.values import Choice, Message

# How often moves are tried out before something is said, and how many of them are named.
ROUNDS = 4000
NAMED = 3
# Who sees what is good one step ahead.
GLANCING = "greedy"
# What was tried less often than this, for each time the best was, is not worth a word.
SELDOM = 0.1


class Advice(NamedTuple):
    """A choice, and what it leads to if all goes on well: a message about chances or points. `certain` if proven."""

    choice: Choice
    expected: Message
    certain: bool


def advise(position: Position, seat: int, rng: Random, seconds: float | None = None) -> tuple[Advice, ...]:
    """The best moves of a seat that is to decide, the best first. It sees no more than the seat does.

    With a limit in seconds it says what it has found by then.

    >>> from teerling.game import find
    >>> game = find("pushbox")
    >>> position = game.start(seats=1).roll(game.read_roll("4 5"))
    >>> [advice.choice.move.text for advice in advise(position, 0, Random(1))][0]
    '9'
    """
    position.check_turn(seat)
    choices = {choice.move.code: choice for choice in position.view(seat).choices}
    table = solved(position)
    if table:
        best = table.moves(position)[:NAMED]
        return tuple(
            Advice(choices[one.move.code], _expected(position, one.worth.about, one.worth.about), certain=True)
            for one in best
        )
    worlds = worlds_of(lambda: position.imagine(seat, rng))
    seed = rng.randrange(1 << 31)
    found = thinker(position.game.name).think(worlds, seat, seed=seed, rounds=ROUNDS, seconds=seconds, ends=True)
    often = [move for move in found[:NAMED] if move.tries >= SELDOM * found[0].tries]
    return tuple(
        Advice(choices[move.code], _expected(position, move.worth, move.points), certain=False) for move in often
    )


def glance(position: Position, seat: int, rng: Random) -> tuple[Advice, ...]:
    """What looks best one step ahead to a seat that is to decide: at once, and nothing is tried out.

    >>> from teerling.game import find
    >>> glance(find("pushbox").start(seats=1).roll("4 5"), 0, Random(1))[0].choice.move.text
    '9'
    """
    position.check_turn(seat)
    move = bots.ask(GLANCING, position, seat, rng)
    choice = next(choice for choice in position.view(seat).choices if choice.move.code == move.code)
    return (Advice(choice, Message("hint-glance"), certain=False),)


def prepare(position: Position) -> None:
    """Compile or work out what advice in a game needs: that takes a while the first time, and is kept on disk."""
    if solved(position) is None:
        thinker(position.game.name).think([position], 0, seed=1, rounds=1)


def solved(position: Position) -> Table | None:
    """The table of a solved game: alone it is worked out at once, else only if that has been done before."""
    if not is_at_hand(position.game, position.seats):
        return None
    return table_for(position, "score") if position.seats == 1 else kept(position, "win")


def _expected(position: Position, chance: float, points: float) -> Message:
    """Where points decide they are told, as in a game alone; in a race, the chance to win."""
    goal = position.game.parts.goal
    if goal == "most":
        return Message("hint-points", {"points": round(points)})
    if goal == "least" and position.seats == 1:
        return Message("hint-left", {"points": round(points)})
    return Message("hint-chance", {"chance": round(100 * chance)})
