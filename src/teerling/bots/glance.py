"""What a seat's moves promise at a glance (one step ahead): by the game's judgement, for all the seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from teerling.game import Position, find

if TYPE_CHECKING:
    from teerling.kernel.arrays import Given


def promises(position: Position, seat: int) -> list[int]:
    """How much each of a seat's legal moves promises, lowest code first; the same wherever its view is the same.

    >>> position = find("pushbox").start(seats=1).roll("4 5")
    >>> found = dict(zip(position.moves(0), promises(position, 0), strict=True))
    >>> str(max(found, key=found.get))
    '9'
    """
    rules, given, codes = position.game.rules, position.raw[0], position.codes(seat)
    promised = [0] * (max(rules.MOST_MOVES, rules.MOST_OUTCOMES) + 1)
    judgement = position.game.parts.judgement
    look = judgement.look or judgement.promise
    look(given, position.veiled(seat), _known(position.game.name, given), seat, codes, len(codes), promised)
    return promised[: len(codes)]


# The same games are looked at again and again, and what is known of one may be much.
@lru_cache(16)
def _known(game: str, given: Given) -> list[int]:
    return find(game).parts.judgement.prepare(given)
