"""The rules of Dice Trip, in the order of the rulebook. Restricted Python: see docs/kernel.md.

`cards.py` holds what there is, `dice.py` says what pairs of dice make, `route.py` finds the longest route.
"""

from teerling.games.dicetrip.cards import (
    ALL_DICE,
    CROSSED,
    EMPTY,
    FIRST,
    MOST_CITIES,
    THROW,
    WRITE,
    Given,
    State,
)
from teerling.games.dicetrip.dice import DICE, every_throw, fallen, first_of, made_by, place_of, second_of
from teerling.games.dicetrip.route import longest_route
from teerling.kernel.sets import how_many

# Changes when play changes, never when code is tidied.
VERSION = 1

PAIRS = 12
# Codes from 0 on write: MOST_CITIES * pair + city
CROSS = PAIRS * MOST_CITIES  # CROSS + city
DOUBLE = CROSS + MOST_CITIES  # DOUBLE + the pair of the die used twice and the die left out
REROLL = DOUBLE + PAIRS  # REROLL + the set of dice - 1
KEEP = REROLL + ALL_DICE
DONE = KEEP + 1
ACTIONS = DONE + 1

MOST_MOVES = ACTIONS
MOST_OUTCOMES = 1296
MOST_DICE = DICE

# Who throws first is drawn as a number no throw has.
SEAT_DRAWN = 10_000  # times the seat, counted from 1


# Preparation


def start(g: Given, s: State) -> None:
    s.stage = FIRST if g.draw_first else THROW
    s.round = 1
    s.due = 0 if g.draw_first else ALL_DICE


# The course of play: one throws, all write


def over(g: Given, s: State) -> bool:
    return s.ended != 0


def acting(g: Given, s: State) -> int:
    if s.ended or s.stage != WRITE:
        return 0
    return (1 << g.seats) - 1 - s.done if s.open else 1 << s.roller


def thrower(g: Given, s: State) -> int:
    return s.roller if s.stage == THROW else -1


def dice(g: Given, s: State) -> int:
    return how_many(s.due)


def reading(g: Given, s: State, faces: list[int]) -> int:
    return fallen(s.due, faces)


def outcomes(g: Given, s: State, codes: list[int], weights: list[int]) -> int:
    if s.stage == THROW:
        return every_throw(s.due, codes, weights)
    for seat in range(g.seats):
        codes[seat] = SEAT_DRAWN * (seat + 1)
        weights[seat] = 1
    return g.seats


def roll(g: Given, s: State, code: int) -> None:
    if s.stage == FIRST:
        s.roller = code // SEAT_DRAWN - 1
        s.stage = THROW
        s.due = ALL_DICE
        return
    for i in range(DICE):
        die = DICE - 1 - i
        if s.due >> die & 1:
            s.faces[die] = code % 10
        code //= 10
    s.due = 0
    s.stage = WRITE
    s.open = s.rerolled >> s.roller & 1


def legal(g: Given, s: State, seat: int, codes: list[int]) -> int:
    n = 0
    if written(s, seat) < to_write(g, s):
        n = write_numbers(g, s, seat, codes, n)
        n = write_crossings(g, s, seat, codes, n)
        n = write_doubles(g, s, seat, codes, n)
    if not s.open:
        for code in range(REROLL, DONE):
            codes[n] = code
            n += 1
    if written(s, seat) == to_write(g, s):
        codes[n] = DONE
        n += 1
    return n


def play(g: Given, s: State, seat: int, code: int) -> None:
    if REROLL <= code < KEEP:
        s.rerolled |= 1 << seat
        s.due = code - REROLL + 1
        s.stage = THROW
        return
    # Keeping the throw, or starting to write.
    s.open = 1
    if code < CROSS:
        note(g, s, seat, code // MOST_CITIES, code % MOST_CITIES)
    elif code < DOUBLE:
        cross(s, seat, code - CROSS)
    elif code < REROLL:
        s.doubled |= 1 << seat
        s.twice[seat] = first_of(code - DOUBLE) + 1
        s.ignored[seat] = second_of(code - DOUBLE) + 1
    elif code == DONE:
        s.done |= 1 << seat
        if s.done == (1 << g.seats) - 1:
            end_round(g, s)


def end_round(g: Given, s: State) -> None:
    """All have written: the next seat throws, or the cards are full."""
    for seat in range(g.seats):
        s.fresh[seat][0] = 0
        s.fresh[seat][1] = 0
        s.spent[seat] = 0
        s.twice[seat] = 0
        s.ignored[seat] = 0
    s.open = 0
    if s.round == g.rounds:
        s.ended = 1
        return
    s.done = 0
    for die in range(DICE):
        s.faces[die] = 0
    s.round += 1
    s.roller = (s.roller + 1) % g.seats
    s.stage = THROW
    s.due = ALL_DICE


# Writing numbers


def to_write(g: Given, s: State) -> int:
    """Two numbers a round; in the last there is one city left."""
    return 1 if s.round == g.rounds else 2


def written(s: State, seat: int) -> int:
    """How many cities of this round a seat has written or crossed out."""
    return (1 if s.fresh[seat][0] else 0) + (1 if s.fresh[seat][1] else 0)


def dice_are_free(s: State, seat: int, pair: int) -> bool:
    """Each die is used once; in a double use one of them in both numbers, and one not at all."""
    first, second = first_of(pair), second_of(pair)
    taken = s.spent[seat]
    if s.twice[seat] == 0:
        return not taken >> first & 1 and not taken >> second & 1
    twice = s.twice[seat] - 1
    if twice not in (first, second):
        return False
    other = first + second - twice
    return other != s.ignored[seat] - 1 and not taken >> other & 1


def write_numbers(g: Given, s: State, seat: int, codes: list[int], n: int) -> int:
    card = s.card[seat]
    for pair in range(PAIRS):
        if dice_are_free(s, seat, pair) and not s.used[seat] >> place_of(made_by(s.faces, pair)) & 1:
            for city in range(g.cities):
                if card[city] == EMPTY:
                    codes[n] = MOST_CITIES * pair + city
                    n += 1
    return n


def write_crossings(g: Given, s: State, seat: int, codes: list[int], n: int) -> int:
    for city in range(g.cities):
        if s.card[seat][city] == EMPTY:
            codes[n] = CROSS + city
            n += 1
    return n


def note(g: Given, s: State, seat: int, pair: int, city: int) -> None:
    """A number goes on the card, and a bonus city is marked at once."""
    number = made_by(s.faces, pair)
    s.card[seat][city] = number
    s.used[seat] |= 1 << place_of(number)
    s.spent[seat] |= 1 << first_of(pair) | 1 << second_of(pair)
    s.fresh[seat][written(s, seat)] = city + 1
    if makes_bonus(g, s, pair, city):
        s.bonus[seat] |= 1 << city


def cross(s: State, seat: int, city: int) -> None:
    """A crossed-out city uses no dice."""
    s.card[seat][city] = CROSSED
    s.fresh[seat][written(s, seat)] = city + 1


def makes_bonus(g: Given, s: State, pair: int, city: int) -> bool:
    """Two equal digits, or a die of the colour of the city's ring."""
    first, second = first_of(pair), second_of(pair)
    return s.faces[first] == s.faces[second] or g.rings[city] in (first + 1, second + 1)


# Special powers


def fits_double(s: State, seat: int, pair: int) -> bool:
    """Whether what a seat already wrote in this round uses the die that is to be used twice, and not the other."""
    taken = s.spent[seat]
    return taken == 0 or (taken >> first_of(pair) & 1 == 1 and not taken >> second_of(pair) & 1)


def same_pips(s: State, pair: int) -> bool:
    """Whether the die to be used twice shows the same as another that takes part: 11 or 22 can't be made so."""
    twice, ignored = first_of(pair), second_of(pair)
    for die in range(DICE):
        if die not in (twice, ignored) and s.faces[die] == s.faces[twice]:
            return True
    return False


def write_doubles(g: Given, s: State, seat: int, codes: list[int], n: int) -> int:
    if s.doubled >> seat & 1 or s.round == g.rounds:
        return n
    for pair in range(PAIRS):
        if fits_double(s, seat, pair) and not same_pips(s, pair):
            codes[n] = DOUBLE + pair
            n += 1
    return n


# Scoring


def crossed_out(g: Given, s: State, seat: int) -> int:
    n = 0
    for city in range(g.cities):
        if s.card[seat][city] == CROSSED:
            n += 1
    return n


def bonus_cities(g: Given, s: State, seat: int) -> int:
    n = 0
    for city in range(g.cities):
        n += s.bonus[seat] >> city & 1
    return n


def score(g: Given, s: State, seat: int) -> int:
    route = longest_route(g.roads, s.card[seat], g.cities)
    return bonus_cities(g, s, seat) + route - crossed_out(g, s, seat)


def winners(g: Given, s: State) -> int:
    best = -MOST_CITIES
    won = 0
    for seat in range(g.seats):
        points = score(g, s, seat)
        if points > best:
            best = points
            won = 0
        if points == best:
            won |= 1 << seat
    return won
