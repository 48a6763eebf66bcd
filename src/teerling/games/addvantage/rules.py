"""The rules of Add-Vantage, in the order of the rulebook. Restricted Python: see docs/kernel.md.

Tiles are drawn and arranged in `preparation.py` and won in `tiles.py`; `pieces.py` holds what there
is, and `lines.py` says how squares and lines are counted.
"""

from teerling.games.addvantage.lines import SQUARES, empty_squares, free_die, total
from teerling.games.addvantage.pieces import (
    ALL_BUYING,
    ALL_FULL,
    ALL_TURNS,
    ARRANGE,
    ARRANGEMENTS,
    COINS,
    COPIES,
    DEAL,
    FIRST,
    HAND,
    LOWEST,
    NO_COINS,
    ONE_FULL,
    PLAY,
    Given,
    State,
)
from teerling.games.addvantage.preparation import arrange, draw_tile, write_arrangements
from teerling.games.addvantage.tiles import bonus_holder, land, lift
from teerling.kernel.throws import alike_outcomes, alike_reading

# Changes when play changes, never when code is tidied.
VERSION = 1

# Codes 0 to 719 are arrangements: the orders of six tiles, as words of the letters a to f in a dictionary.
THROW = 720  # THROW + n - 1 throws n dice
PLACE = 728  # PLACE + 9 * (face - 1) + square
GIVE = 782  # GIVE + face - 1 gives up a thrown die
BUY = 788  # BUY + 81 * owner + 9 * (its square) + own square
OFF = 1112  # OFF + square takes a die off
PASS = 1121
ACTIONS = 1122

MOST_MOVES = ARRANGEMENTS
MOST_OUTCOMES = 1287  # of eight dice
MOST_DICE = 8

# Outcomes end in a zero where something is drawn, which no throw of dice does.
SEAT_DRAWN = 10  # times the seat, counted from 1
TILE_DRAWN = 100  # times the number on the tile


# Preparation


def start(g: Given, s: State) -> None:
    s.stage = FIRST if g.draw_first else DEAL
    for i in range(8):
        s.bag[i] = COPIES[i]
    for seat in range(g.seats):
        s.coins[seat] = COINS


# The course of play: throw and place, or buy


def over(g: Given, s: State) -> bool:
    return s.ended != 0


def acting(g: Given, s: State) -> int:
    if s.ended or s.due:
        return 0
    if s.stage == ARRANGE:
        return (1 << g.seats) - 1 - s.arranged
    return 1 << s.seat if s.stage == PLAY else 0


def thrower(g: Given, s: State) -> int:
    return s.seat if s.stage == PLAY else -1


def dice(g: Given, s: State) -> int:
    return s.due


def reading(g: Given, s: State, faces: list[int]) -> int:
    return alike_reading(s.due, faces)


def outcomes(g: Given, s: State, codes: list[int], weights: list[int]) -> int:
    if s.stage == PLAY:
        return alike_outcomes(s.due, codes, weights)
    n = 0
    for i in range(g.seats if s.stage == FIRST else 8):
        weight = 1 if s.stage == FIRST else s.bag[i]
        if weight > 0:
            codes[n] = SEAT_DRAWN * (i + 1) if s.stage == FIRST else TILE_DRAWN * (LOWEST + i)
            weights[n] = weight
            n += 1
    return n


def roll(g: Given, s: State, code: int) -> None:
    if s.stage == FIRST:
        s.first = code // SEAT_DRAWN - 1
        s.stage = DEAL
    elif s.stage != PLAY:
        draw_tile(g, s, code // TILE_DRAWN)
    else:
        for _ in range(s.due):
            s.loose[code % 10 - 1] += 1
            code //= 10
        s.due = 0


def legal(g: Given, s: State, seat: int, codes: list[int]) -> int:
    if s.stage == ARRANGE:
        return write_arrangements(g, s, seat, codes)
    if thrown(s) > 0:
        return write_placings(g, s, codes)
    n = 0
    for dice in range(fewest(g, s), most(g, s) + 1):
        codes[n] = THROW + dice - 1
        n += 1
    n = write_buys(g, s, codes, n)
    if may_take_off(g, s):
        for square in range(SQUARES):
            if s.faces[seat][square]:
                codes[n] = OFF + square
                n += 1
    if empty_squares(s.faces[seat]) == 0:
        # A full board has a turn only where dice may be taken off.
        codes[n] = PASS
        n += 1
    return n


def play(g: Given, s: State, seat: int, code: int) -> None:
    if code < ARRANGEMENTS:
        arrange(g, s, seat, code)
    elif code < PLACE:
        s.due = code - THROW + 1
        s.buying = 0
    elif code < GIVE:
        face, square = (code - PLACE) // 9 + 1, (code - PLACE) % 9
        s.loose[face - 1] -= 1
        land(g, s, seat, square, face, free_die(s.die))
    elif code < BUY:
        s.loose[code - GIVE] -= 1
        give_up(s, seat)
    elif code < OFF:
        buy(g, s, seat, (code - BUY) // 81, (code - BUY) // 9 % 9, (code - BUY) % 9)
    elif code < PASS:
        lift(g, s, seat, code - OFF)
        give_up(s, seat)
        s.buying = 0
    else:
        s.buying = 0
    if s.stage == PLAY and turn_is_done(s, code):
        end_turn(g, s)


# Throwing and placing


def thrown(s: State) -> int:
    """How many thrown dice are still to be placed."""
    n = 0
    for face in range(6):
        n += s.loose[face]
    return n


def most(g: Given, s: State) -> int:
    """How many dice may be thrown: one for each coin."""
    room = empty_squares(s.faces[s.seat])
    return s.coins[s.seat] if g.surplus and room else min(s.coins[s.seat], room)


def fewest(g: Given, s: State) -> int:
    """How many must be thrown: two if there are coins and squares for them."""
    return 1 if empty_squares(s.faces[s.seat]) <= 1 else min(2, s.coins[s.seat])


def write_placings(g: Given, s: State, codes: list[int]) -> int:
    n = 0
    for face in range(6):
        for square in range(SQUARES):
            if s.loose[face] and s.faces[s.seat][square] == 0:
                codes[n] = PLACE + 9 * face + square
                n += 1
    for face in range(6):
        if s.loose[face] and may_give(s):
            codes[n] = GIVE + face
            n += 1
    return n


# Using the coins


def give_up(s: State, seat: int) -> None:
    """One die a turn, for a coin that leaves the game."""
    s.coins[seat] -= 1
    s.gave = 1


def may_give(s: State) -> bool:
    """Whoever has thrown has a coin. With more dice than empty squares the rest go back for nothing instead."""
    return s.gave == 0 and thrown(s) <= empty_squares(s.faces[s.seat])


def may_take_off(g: Given, s: State) -> bool:
    return g.takeoff == 1 and s.gave == 0 and empty_squares(s.faces[s.seat]) < SQUARES


def may_buy(s: State, owner: int, square: int) -> bool:
    """Any die of another board, but not back at once."""
    die = s.die[owner][square]
    return owner != s.seat and die > 0 and not s.barred[s.seat] >> (die - 1) & 1


def write_buys(g: Given, s: State, codes: list[int], n: int) -> int:
    for owner in range(g.seats):
        for square in range(SQUARES):
            if may_buy(s, owner, square):
                for to in range(SQUARES):
                    if s.faces[s.seat][to] == 0:
                        codes[n] = BUY + 81 * owner + 9 * square + to
                        n += 1
    return n


def buy(g: Given, s: State, seat: int, owner: int, square: int, to: int) -> None:
    """The coin goes to the owner, who can't refuse."""
    s.coins[seat] -= 1
    s.coins[owner] += 1
    # A die that was taken off in the same turn makes it more than buying.
    s.buying += 1 - s.gave
    face, die = s.faces[owner][square], s.die[owner][square]
    s.barred[owner] |= 1 << (die - 1)
    lift(g, s, owner, square)
    land(g, s, seat, to, face, die)


# The end of a turn and of the game


def turn_is_done(s: State, code: int) -> bool:
    """Whether a move was the last of the turn."""
    if s.due:
        return False
    if code < BUY:
        return thrown(s) == 0 or empty_squares(s.faces[s.seat]) == 0
    return code < OFF or code == PASS or s.coins[s.seat] == 0


def end_turn(g: Given, s: State) -> None:
    for face in range(6):
        s.loose[face] = 0
    s.gave = 0
    s.barred[s.seat] = 0
    s.turns += 1
    s.ended = ending(g, s)
    if not s.ended:
        s.seat = (s.seat + 1) % g.seats
        while not has_turn(g, s, s.seat):
            s.seat = (s.seat + 1) % g.seats


def has_turn(g: Given, s: State, seat: int) -> bool:
    """A full board or no coin: the turn passes by itself. So nobody is passed over whose die was just bought."""
    return s.coins[seat] > 0 and (g.takeoff == 1 or empty_squares(s.faces[seat]) > 0)


def ending(g: Given, s: State) -> int:
    """How the game has ended after a turn; 0 if it goes on."""
    full = 0
    able = 0
    for seat in range(g.seats):
        if empty_squares(s.faces[seat]) == 0:
            full += 1
        elif s.coins[seat] > 0:
            able += 1
    if full == g.seats:
        return ALL_FULL
    if full > 0 and g.first_full:
        return ONE_FULL
    if able == 0:
        return NO_COINS
    if s.turns == g.most_turns:
        return ALL_TURNS
    return ALL_BUYING if s.buying == g.most_buying * g.seats else 0


# Scoring


def score(g: Given, s: State, seat: int) -> int:
    """The tiles won; where tiles stay, those whose line matches now."""
    points = 0
    for line in range(HAND):
        if s.won[seat] >> line & 1 or (g.stay and total(s.faces[seat], line) == s.tiles[seat][line] > 0):
            points += s.tiles[seat][line]
    for tile in range(2):
        if bonus_holder(g, s, tile) == seat:
            points += s.bonus[tile]
    return points


def winners(g: Given, s: State) -> int:
    best = 0
    won = 0
    for seat in range(g.seats):
        points = score(g, s, seat)
        if points > best:
            best = points
            won = 0
        if points == best:
            won |= 1 << seat
    return won
