"""What is good in Dice Trip: a plan for the map, and numbers that rise along it. Restricted Python: see docs/kernel.md.

The plan is an order of all cities, in which numbers should rise. Promises are counted in hundredths of a point.
"""

from teerling.games.dicetrip.cards import CROSSED, EMPTY, MOST_CITIES, NUMBERS, Given, State
from teerling.games.dicetrip.dice import first_of, made_by, place_of, second_of
from teerling.games.dicetrip.plan import order
from teerling.games.dicetrip.rules import (
    CROSS,
    DONE,
    DOUBLE,
    KEEP,
    PAIRS,
    REROLL,
    dice_are_free,
    score,
    to_write,
    winners,
    written,
)
from teerling.kernel.sets import share
from teerling.values import Level

# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=190),
    Level(warmth=65),
    Level(warmth=25),
    Level(rounds=10),
    Level(rounds=4000),
)

# A guess before the end, by the same promises, was worse than playing on.
HORIZON = 1000
CURIOUS = 0.1
HALF, HALVES = 14, 14

# What an empty city on the planned route is worth that has so many numbers to choose from.
HOPES = (0, 35, 65, 78, 84, 88, 88)
# What an empty city may still bring as a bonus city, with a ring and without.
RINGED, PLAIN = 90, 20
# What it costs the route for each city that a gap cuts off.
BROKEN = 15
# What an unknown number promises, a crossing, and keeping a power.
AVERAGE = 100
CROSSING = -112
KEPT_REROLL, KEPT_DOUBLE = 130, 120

# Rows for notes at the end of the array of promises, which is longer than any list of moves: around each city, the
# numbers that stand steady before and after it, and how many empty cities there are between; routes; and for each
# pair of dice the most that it promises.
LOW, HIGH, BELOW, ABOVE, LENGTH, BEFORE, BEST, NOTES = 0, 36, 72, 108, 144, 180, 216, 228


def prepare(g: Given) -> list[int]:
    """The plan: the rank of each city, the city of each rank, and how many cities the route loses without a city."""
    roads = tuple((a, b) for a in range(g.cities) for b in range(a) if g.roads[a] >> b & 1)
    row = order(g.cities, roads)
    ranks = [0] * MOST_CITIES
    for rank, city in enumerate(row):
        ranks[city] = rank
    broken = [0] * MOST_CITIES
    for rank, city in enumerate(row):
        inner = 0 < rank < len(row) - 1
        # Where a road leads past it, a city can be left out.
        if inner and not g.roads[row[rank - 1]] >> row[rank + 1] & 1:
            broken[city] = min(rank, len(row) - 1 - rank)
    return [*ranks, *row, *[0] * (MOST_CITIES - len(row)), *broken]


def promise(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, promises: list[int]) -> None:
    """What the whole round promises with a move."""
    both = to_write(g, s) - written(s, seat) == 2
    notes = len(promises) - NOTES
    look_around(g, s, k, seat, promises, notes)
    best_of = notes + BEST
    for pair in range(PAIRS):
        promises[best_of + pair] = CROSSING
    for i in range(n):
        if codes[i] < CROSS:
            pair = codes[i] // MOST_CITIES
            promised = promise_of_number(g, s, k, promises, notes, pair, codes[i] % MOST_CITIES)
            promises[i] = promised
            promises[best_of + pair] = max(promises[best_of + pair], promised)
    for i in range(n):
        promises[i] = whole_round(g, s, k, seat, promises, notes, both, codes[i], promises[i])


def whole_round(
    g: Given, s: State, k: list[int], seat: int, promises: list[int], notes: int, both: bool, code: int, promised: int
) -> int:
    """What the round promises with a move, if `promised` is what its own number does."""
    best_of = notes + BEST
    left = 100 * (g.rounds - s.round) // g.rounds
    if code < CROSS:
        return promised + best_other(s, seat, promises, best_of, code // MOST_CITIES) if both else promised
    if code < DOUBLE:
        crossing = CROSSING + lost(g, k, promises, notes, code - CROSS)
        return crossing + best_pair(promises, best_of) if both else crossing
    if code < REROLL:
        return doubled(promises, best_of, code - DOUBLE) - KEPT_DOUBLE * left // 100 if both else -1000
    if code < KEEP:
        return rerolled(promises, best_of, code - REROLL + 1, both) - KEPT_REROLL * left // 100
    # Writing keeps the throw too, and does more.
    return 1000 if code == DONE else -500


def look_around(g: Given, s: State, k: list[int], seat: int, promises: list[int], notes: int) -> None:
    """Note for each city what stands around it in the plan, counting only numbers of the longest row that rises."""
    card = s.card[seat]
    length, before = notes + LENGTH, notes + BEFORE
    last, longest = -1, 0
    for rank in range(g.cities):
        here = card[k[MOST_CITIES + rank]]
        promises[length + rank] = 0
        if here > CROSSED:
            promises[length + rank] = 1
            promises[before + rank] = -1
            for earlier in range(rank):
                if promises[length + earlier] >= promises[length + rank] and card[k[MOST_CITIES + earlier]] < here:
                    promises[length + rank] = promises[length + earlier] + 1
                    promises[before + rank] = earlier
            if promises[length + rank] > longest:
                longest = promises[length + rank]
                last = rank
    # From the end to the start, one gap between steady numbers after the other.
    high = NUMBERS
    rank = g.cities - 1
    while rank >= 0 or last >= 0:
        low = place_of(card[k[MOST_CITIES + last]]) if last >= 0 else -1
        empty = 0
        for between in range(last + 1, rank + 1):
            if card[k[MOST_CITIES + between]] == EMPTY:
                empty += 1
        seen = 0
        for between in range(last + 1, rank + 1):
            city = k[MOST_CITIES + between]
            if card[city] == EMPTY:
                promises[notes + LOW + city] = low
                promises[notes + HIGH + city] = high
                promises[notes + BELOW + city] = seen
                seen += 1
                promises[notes + ABOVE + city] = empty - seen
        if last < 0:
            break
        high = low
        rank = last - 1
        last = promises[before + last]


def hopes(room: int, cities: int) -> int:
    """What so many empty cities may hope for with so many numbers to choose from."""
    if cities == 0:
        return 0
    each = min(room // cities, 5)
    more = max(0, min(cities, room - each * cities))
    return cities * HOPES[each] + (HOPES[each + 1] - HOPES[each]) * more


def lost(g: Given, k: list[int], promises: list[int], notes: int, city: int) -> int:
    """What the plan loses without a city."""
    room = promises[notes + HIGH + city] - promises[notes + LOW + city] - 1
    cities = promises[notes + BELOW + city] + promises[notes + ABOVE + city]
    return (
        hopes(room, cities)
        - hopes(room, cities + 1)
        - (RINGED if g.rings[city] else PLAIN)
        - BROKEN * k[2 * MOST_CITIES + city]
    )


def promise_of_number(g: Given, s: State, k: list[int], promises: list[int], notes: int, pair: int, city: int) -> int:
    """What a number promises in an empty city: on the route, and as a bonus."""
    place = place_of(made_by(s.faces, pair))
    ring = g.rings[city]
    promised = lost(g, k, promises, notes, city)
    if place % 7 == 0 or ring == first_of(pair) + 1 or ring == second_of(pair) + 1:
        promised += 100
    low, high = promises[notes + LOW + city], promises[notes + HIGH + city]
    if low < place < high:
        below, above = promises[notes + BELOW + city], promises[notes + ABOVE + city]
        promised += (
            100 + BROKEN * k[2 * MOST_CITIES + city] + hopes(place - low - 1, below) + hopes(high - place - 1, above)
        )
        promised -= hopes(high - low - 1, below + above)
    return promised


def best_pair(promises: list[int], best_of: int) -> int:
    """The most that any pair promises."""
    most = CROSSING
    for pair in range(PAIRS):
        most = max(most, promises[best_of + pair])
    return most


def best_other(s: State, seat: int, promises: list[int], best_of: int, pair: int) -> int:
    """The most that the other two dice promise; in a double use, the one used twice with the third."""
    first, second = first_of(pair), second_of(pair)
    twice = s.twice[seat] - 1
    most = CROSSING
    for other in range(PAIRS):
        a, b = first_of(other), second_of(other)
        if twice < 0:
            free = a not in (first, second) and b not in (first, second)
        else:
            third = first + second - twice
            free = third not in (a, b) and dice_are_free(s, seat, other)
        if free:
            most = max(most, promises[best_of + other])
    return most


def doubled(promises: list[int], best_of: int, pair: int) -> int:
    """The most that two numbers promise with one die in both and another left out."""
    twice, ignored = first_of(pair), second_of(pair)
    promised = 0
    for third in range(4):
        if third not in (twice, ignored):
            most = CROSSING
            for other in range(PAIRS):
                a, b = first_of(other), second_of(other)
                if (a == twice and b == third) or (a == third and b == twice):
                    most = max(most, promises[best_of + other])
            promised += most
    return promised


def rerolled(promises: list[int], best_of: int, dice: int, both: bool) -> int:
    """What a throw promises with these dice thrown again: two dice that stay keep their best number."""
    if dice == 15:
        return 2 * AVERAGE if both else AVERAGE
    most = CROSSING
    kept = 0
    for die in range(4):
        kept += 1 - (dice >> die & 1)
    if kept != 2:
        return -1000
    for other in range(PAIRS):
        if not dice >> first_of(other) & 1 and not dice >> second_of(other) & 1:
            most = max(most, promises[best_of + other])
    return most + AVERAGE if both else -1000


def worth(g: Given, s: State, seat: int) -> int:
    """The points; and where there are others, the win."""
    points = 10_000 * max(0, min(70, score(g, s, seat) + g.cities))
    if g.seats == 1:
        return points
    return points + share(300_000, winners(g, s), seat)


def began(g: Given, s: State) -> int:
    """Who threw in the first round."""
    # The next seat throws in every round.
    return (s.roller + (g.seats - 1) * (s.round - 1)) % g.seats
