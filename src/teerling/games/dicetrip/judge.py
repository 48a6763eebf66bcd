"""How good a choice in Dice Trip looks, from a view: what both numbers of the round promise together.

The judge has a plan for the map: an order of all cities, in which numbers should rise. A card promises the
longest route it could still have if empty cities get numbers that fit, and its bonus cities.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from teerling.games.dicetrip.atlas import COLOURS
from teerling.games.dicetrip.board import About, Board, Card, Cross, Done, Double, Keep, Write
from teerling.games.dicetrip.cards import NUMBERS
from teerling.games.dicetrip.dice import place_of
from teerling.games.dicetrip.plan import Roads, neighbours, order
from teerling.values import Choice, Level, View

# All numbers here were tried against others, in games alone.

# What an empty city on the planned route is worth that has room for its number: so many numbers to choose from.
HOPES = (0.0, 0.35, 0.65, 0.78, 0.84, 0.88)
# What an empty city may still bring as a bonus city, with a ring and without.
RINGED, PLAIN = 0.9, 0.2
# What a number of dice that are still to be thrown promises.
AVERAGE = 1.0
# What a power is worth to those who keep it, at the beginning of a game; at the end it is nothing.
KEPT_REROLL, KEPT_DOUBLE = 0.8, 1.0
# Crossing out leaves less than any number does.
CROSSING = -2.0


# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=2.2),
    Level(warmth=0.72),
    Level(warmth=0.3),
    Level(rounds=10),
    Level(rounds=4000),
)


class Sight(NamedTuple):
    """What the judge looks at: the map, one card and the dice."""

    rings: tuple[int, ...]  # die + 1, or 0
    roads: Roads
    places: tuple[int, ...]  # of the numbers in the cities; -1 where a city is empty, -2 where it is crossed out
    faces: tuple[int, ...]


def worth(view: View[Board, About], choice: Choice[About]) -> float:
    """The higher the better."""
    about = choice.about
    own = view.board.cards[view.seat]
    if isinstance(about, Done):
        return 0.0
    sight = _sight(view.board, own)
    last = view.board.round == view.board.rounds
    if isinstance(about, Write):
        pair = COLOURS.index(about.dice[0]), COLOURS.index(about.dice[1])
        here = promises(sight)[pair][about.city]
        if own.written or last:
            return here
        return here + best_second(sight, pair, about.city, _die(own.twice), _die(own.ignored))
    if isinstance(about, Cross):
        return CROSSING - hope_of(sight, about.city)
    if isinstance(about, Double):
        twice, ignored = COLOURS.index(about.twice), COLOURS.index(about.ignored)
        if own.written:
            return -9.0
        return best_round(sight, twice, ignored) - KEPT_DOUBLE * _time_left(view)
    if isinstance(about, Keep):
        return (best_last(sight) if last else best_round(sight, -1, -1)) - 0.01
    return _worth_reroll(sight, [COLOURS.index(c) for c in about.dice], view)


def _time_left(view: View[Board, About]) -> float:
    return 1 - view.board.round / view.board.rounds


def _worth_reroll(sight: Sight, dice: list[int], view: View[Board, About]) -> float:
    kept = [die for die in range(4) if die not in dice]
    cost = KEPT_REROLL * _time_left(view)
    if len(kept) == 2:
        table = promises(sight)
        return AVERAGE + max(max(table[pair].values(), default=CROSSING) for pair in permutations(kept, 2)) - cost
    return 2 * AVERAGE - cost if not kept else -9.0


def _sight(board: Board, own: Card) -> Sight:
    crossed = set(own.crossed)
    return Sight(
        tuple(COLOURS.index(city.ring) + 1 if city.ring != "none" else 0 for city in board.map.cities),
        board.map.roads,
        tuple(place_of(n) if n else -2 if city in crossed else -1 for city, n in enumerate(own.numbers)),
        tuple(die.face for die in board.dice),
    )


def _die(colour: str | None) -> int:
    return COLOURS.index(colour) if colour else -1


# Both numbers of a round


def best_second(sight: Sight, pair: tuple[int, int], city: int, twice: int, ignored: int) -> float:
    """The best that the other number can promise, elsewhere."""
    rest = [die for die in range(4) if (die not in pair or die == twice) and die != ignored]
    table = promises(sight)
    found = [value for other in permutations(rest, 2) for at, value in table[other].items() if at != city]
    return max(found, default=CROSSING)


def best_round(sight: Sight, twice: int, ignored: int) -> float:
    """The best that two numbers can promise together."""
    table = promises(sight)
    best = 2 * CROSSING
    for pair in permutations([die for die in range(4) if die != ignored], 2):
        if twice in (-1, *pair) and table[pair]:
            city, value = max(table[pair].items(), key=lambda item: item[1])
            best = max(best, value + best_second(sight, pair, city, twice, ignored))
    return best


def best_last(sight: Sight) -> float:
    """The best that any two dice can promise."""
    return max((value for row in promises(sight).values() for value in row.values()), default=CROSSING)


# What numbers promise


@lru_cache(16)
def promises(sight: Sight) -> dict[tuple[int, int], dict[int, float]]:
    """For each pair of dice, how much more the card promises with their number in each empty city."""
    found: dict[tuple[int, int], dict[int, float]] = {}
    before = promise(sight.rings, sight.roads, sight.places)
    routes: dict[tuple[int, int], float] = {}
    for pair in permutations(range(4), 2):
        row = found.setdefault(pair, {})
        place = place_of(10 * sight.faces[pair[0]] + sight.faces[pair[1]])
        if place in sight.places:
            continue
        for city, there in enumerate(sight.places):
            if there == -1:
                if (place, city) not in routes:
                    places = (*sight.places[:city], place, *sight.places[city + 1 :])
                    routes[place, city] = promise(sight.rings, sight.roads, places) - before
                bonus = place % 7 == 0 or sight.rings[city] - 1 in pair
                row[city] = routes[place, city] + bonus - (RINGED if sight.rings[city] else PLAIN)
    return found


def hope_of(sight: Sight, city: int) -> float:
    """What an empty city is worth on the route, were it crossed out."""
    places = (*sight.places[:city], -2, *sight.places[city + 1 :])
    return promise(sight.rings, sight.roads, sight.places) - promise(sight.rings, sight.roads, places)


def promise(rings: tuple[int, ...], roads: Roads, places: tuple[int, ...]) -> float:
    """The longest route a card could still have, where an empty city counts for as much as it may hope for."""
    row = order(len(places), roads)
    beside = neighbours(len(places), roads)
    values, weights = _hoped(row, places)
    length = [0.0] * len(places)
    best = 0.0
    for city in sorted(row, key=lambda c: values[c]):
        if places[city] == -2:
            continue
        before = 0.0
        here = values[city]
        for other in beside[city]:
            if values[other] < here and length[other] > before:
                before = length[other]
        length[city] = before + weights[city]
        best = max(best, length[city])
    return best


def _hoped(row: tuple[int, ...], places: tuple[int, ...]) -> tuple[list[float], list[float]]:
    """A number for every city: its own, or one between those that fit around it; and how sure it is."""
    steady = _rising(row, places)
    values = [float(place) for place in places]
    weights = [1.0 if place >= 0 else 0.0 for place in places]
    used = {place for place in places if place >= 0}
    low, waiting = -1, []
    for city in (*row, -1):
        if city >= 0 and city not in steady:
            if places[city] == -1:
                waiting.append(city)
            continue
        high = places[city] if city >= 0 else NUMBERS
        if waiting:
            room = sum(place not in used for place in range(low + 1, high))
            each = room / len(waiting)
            for i, empty in enumerate(waiting, 1):
                values[empty] = low + (high - low) * i / (len(waiting) + 1)
                weights[empty] = _hope(each)
        low, waiting = high, []
    return values, weights


def _hope(each: float) -> float:
    """What an empty city may hope for, with so many numbers to choose from.

    >>> _hope(0.0), _hope(9.0)
    (0.0, 0.88)
    """
    whole = min(int(each), len(HOPES) - 1)
    more = HOPES[min(whole + 1, len(HOPES) - 1)]
    return HOPES[whole] + (more - HOPES[whole]) * (each - whole)


def _rising(row: tuple[int, ...], places: tuple[int, ...]) -> set[int]:
    """The most written cities whose numbers rise in the order of the plan."""
    written = [city for city in row if places[city] >= 0]
    longest: list[tuple[int, ...]] = []
    for city in written:
        before: tuple[int, ...] = ()
        for row_before in longest:
            if len(row_before) > len(before) and places[row_before[-1]] < places[city]:
                before = row_before
        longest.append((*before, city))
    longest.sort(key=len)
    return set(longest[-1]) if longest else set()
