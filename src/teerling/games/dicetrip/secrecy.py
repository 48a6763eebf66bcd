"""Who may know what in Dice Trip: with `veil.py`, the only place that decides it.

What is written in a round is known to its writer only, until all have finished the round.
A viewer is a seat, a spectator, or the reader of a record, who may know everything.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from teerling.games.dicetrip import rules
from teerling.games.dicetrip.cards import CROSSED, EMPTY, WRITE, State
from teerling.games.dicetrip.options import Journey
from teerling.games.dicetrip.tours import lengths
from teerling.games.dicetrip.veil import knows, unwrite

# How often an imagined player crosses out.
CROSSING = 0.1


class Card(NamedTuple):
    """A card as far as a viewer may know it."""

    cities: tuple[int, ...]  # a number, CROSSED or EMPTY
    bonus: tuple[int, ...]  # bonus cities


def card(g: Journey, s: State, viewer: int, seat: int) -> Card:
    """A seat's card: without what was written in the running round, unless the viewer may know that."""
    hidden = () if knows(viewer, seat) else fresh(s, seat)
    cities = tuple(EMPTY if city in hidden else s.card[seat][city] for city in range(g.cities))
    return Card(cities, tuple(c for c in range(g.cities) if s.bonus[seat] >> c & 1 and c not in hidden))


def fresh(s: State, seat: int) -> tuple[int, ...]:
    """The cities of this round, in the order of writing."""
    return tuple(city - 1 for city in s.fresh[seat] if city)


def points(g: Journey, known: Card) -> int:
    """What a card is worth, as far as it is known."""
    return len(known.bonus) + lengths(g.map.beside, known.cities).longest - known.cities.count(CROSSED)


def scores(g: Journey, s: State, viewer: int) -> tuple[int, ...]:
    """The points of each seat, as far as the viewer may know the cards."""
    return tuple(points(g, card(g, s, viewer, seat)) for seat in range(g.seats))


def hides(g: Journey, before: State, viewer: int, seat: int, code: int) -> bool:
    """Whether an event in this state must stay unknown to a viewer: a number or a crossing of somebody else's."""
    return seat >= 0 and code < rules.DOUBLE and not knows(viewer, seat)


def private(g: Journey, s: State, seat: int) -> bool:
    """Whether a seat's view shows what others at the same screen may not see now: what it writes."""
    if seat < 0 or s.ended or s.stage != WRITE or g.seats == 1:
        return False
    return rules.acting(g, s) >> seat & 1 == 1 or rules.written(s, seat) > 0


def imagine(g: Journey, s: State, viewer: int, random: Random) -> State:
    """A state this one might as well be, for all a viewer may know: others write anew in the running round."""
    other: State = s.copy()  # type: ignore[attr-defined]  # every record can be copied
    for seat in range(g.seats):
        if not knows(viewer, seat):
            _write_anew(g, other, seat, random)
    return other


def _write_anew(g: Journey, s: State, seat: int, random: Random) -> None:
    """As many cities as before, and what was written fits a double use that was declared."""
    count = rules.written(s, seat)
    unwrite(s, seat)
    codes = [0] * rules.MOST_MOVES
    for _ in range(count):
        n = rules.write_numbers(g, s, seat, codes, 0)
        if n == 0 or random.random() < CROSSING:
            n = rules.write_crossings(g, s, seat, codes, 0)
        rules.play(g, s, seat, random.choice(codes[:n]))
