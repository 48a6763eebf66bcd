"""The rules of Quadrata, in the order of the rulebook. Restricted Python: see docs/kernel.md.

A turn is two decisions: which shape is picked from where, and where it is laid. The book's moves a to f are
pairs of these. `pieces.py` holds what there is, `square.py` says what lies in a square and what fits.
"""

from teerling.games.quadrata.pieces import (
    FILLED,
    MOST_PIECES,
    OWN,
    PLACES,
    RESERVE,
    RESERVE_OF,
    SHAPES,
    SQUARE_OF,
    STOCK,
    Given,
    State,
)
from teerling.games.quadrata.square import clear, is_full, put, take_out, write_places

# Changes when play changes, never when code is tidied.
VERSION = 1

# Codes from 0 on lay the shape in the hand at a place in the square.
TO_RESERVE = PLACES
TO_STOCK = TO_RESERVE + 1
FROM_STOCK = TO_STOCK + 1  # FROM_STOCK + the shape's number - 1
FROM_RESERVE = FROM_STOCK + SHAPES  # likewise
FROM_SQUARE = FROM_RESERVE + SHAPES  # FROM_SQUARE + how many were laid before it
ROB_RESERVE = FROM_SQUARE + MOST_PIECES  # ROB_RESERVE + the seat
ROB_SQUARE = ROB_RESERVE + 4  # ROB_SQUARE + MOST_PIECES * the seat + how many were laid before it
ACTIONS = ROB_SQUARE + 4 * MOST_PIECES

MOST_MOVES = PLACES + 2
MOST_OUTCOMES = 6
MOST_DICE = 1

JOKER = 6


# Preparation


def start(g: Given, s: State) -> None:
    s.round = 1
    begin_round(g, s)


def begin_round(g: Given, s: State) -> None:
    s.closed = 0
    s.filled = 0
    s.turns = 0
    s.joker = 0
    s.seat = s.starter
    for i in range(SHAPES):
        s.stock[i] = g.stock[i]
    for seat in range(g.seats):
        for i in range(SHAPES):
            s.reserve[seat][i] = 0
        clear(g, s, seat)


# The course of play: throw, pick a shape, lay it


def over(g: Given, s: State) -> bool:
    return s.ended != 0


def acting(g: Given, s: State) -> int:
    return 1 << s.seat if s.die and not s.ended else 0


def thrower(g: Given, s: State) -> int:
    return s.seat


def dice(g: Given, s: State) -> int:
    return 1


def reading(g: Given, s: State, faces: list[int]) -> int:
    return faces[0]


def outcomes(g: Given, s: State, codes: list[int], weights: list[int]) -> int:
    for i in range(6):
        codes[i] = i + 1
        weights[i] = 1
    return 6


def roll(g: Given, s: State, code: int) -> None:
    if s.closed:
        s.round += 1
        begin_round(g, s)
    s.die = code


def legal(g: Given, s: State, seat: int, codes: list[int]) -> int:
    if s.hand == 0:
        return write_picks(g, s, seat, codes)
    n = write_places(g, s, seat, codes)
    if may_reserve(s, n > 0):
        codes[n] = TO_RESERVE
        n += 1
    if may_go_back(s):
        codes[n] = TO_STOCK
        n += 1
    return n


def play(g: Given, s: State, seat: int, code: int) -> None:
    if code < FROM_STOCK:
        lay(g, s, seat, code)
    elif code < FROM_RESERVE:
        s.hand = code - FROM_STOCK + 1
        s.stock[s.hand - 1] -= 1
        s.source = STOCK
    elif code < FROM_SQUARE:
        s.hand = code - FROM_RESERVE + 1
        s.reserve[seat][s.hand - 1] -= 1
        s.source = RESERVE
        s.owner = seat
    elif code < ROB_RESERVE:
        s.source = OWN
        lift(g, s, seat, code - FROM_SQUARE)
    elif code < ROB_SQUARE:
        s.hand = s.die
        s.source = RESERVE_OF
        s.owner = code - ROB_RESERVE
        s.reserve[s.owner][s.hand - 1] -= 1
    else:
        s.source = SQUARE_OF
        lift(g, s, (code - ROB_SQUARE) // MOST_PIECES, (code - ROB_SQUARE) % MOST_PIECES)


# Picking


def may_move(s: State, number: int) -> bool:
    """Whether the throw allows moves a to d with this shape."""
    return number == s.die or (s.die == JOKER and s.joker != 0)


def may_rob_reserves(s: State, seat: int) -> bool:
    """Neither the stock nor the player's own reserve has a shape of the thrown number."""
    return s.stock[s.die - 1] == 0 and s.reserve[seat][s.die - 1] == 0


def may_rob_squares(g: Given, s: State) -> bool:
    """Neither the stock nor any reserve has a shape of the thrown number."""
    if s.stock[s.die - 1]:
        return False
    for seat in range(g.seats):
        if s.reserve[seat][s.die - 1]:
            return False
    return True


def write_picks(g: Given, s: State, seat: int, codes: list[int]) -> int:
    n = write_own(g, s, seat, codes)
    if may_rob_reserves(s, seat):
        n = write_reserves(g, s, seat, codes, n)
        if may_rob_squares(g, s):
            n = write_squares(g, s, seat, codes, n)
    return n


def write_own(g: Given, s: State, seat: int, codes: list[int]) -> int:
    """Shapes in the stock, in the player's own reserve, and in the own square."""
    n = 0
    for i in range(SHAPES):
        if s.stock[i] and may_move(s, i + 1):
            codes[n] = FROM_STOCK + i
            n += 1
    for i in range(SHAPES):
        if s.reserve[seat][i] and may_move(s, i + 1):
            codes[n] = FROM_RESERVE + i
            n += 1
    for i in range(s.pieces[seat]):
        if may_move(s, g.shape[s.square[seat][i]]):
            codes[n] = FROM_SQUARE + i
            n += 1
    return n


def write_reserves(g: Given, s: State, seat: int, codes: list[int], n: int) -> int:
    for other in range(g.seats):
        if other != seat and s.reserve[other][s.die - 1]:
            codes[n] = ROB_RESERVE + other
            n += 1
    return n


def write_squares(g: Given, s: State, seat: int, codes: list[int], n: int) -> int:
    for other in range(g.seats):
        if other != seat:
            for i in range(s.pieces[other]):
                if g.shape[s.square[other][i]] == s.die:
                    codes[n] = ROB_SQUARE + MOST_PIECES * other + i
                    n += 1
    return n


def lift(g: Given, s: State, owner: int, which: int) -> None:
    """A shape is taken out of a square."""
    s.lifted = take_out(g, s, owner, which) + 1
    s.hand = g.shape[s.lifted - 1]
    s.owner = owner


# Laying


def may_reserve(s: State, fitting: bool) -> bool:
    """From the stock or from others only what fits nowhere; from the own square anything; from the reserve nothing."""
    return s.source == OWN or (s.source != RESERVE and not fitting)


def may_go_back(s: State) -> bool:
    """Only the player's own shapes go back to the stock."""
    return s.source in (RESERVE, OWN)


def lay(g: Given, s: State, seat: int, code: int) -> None:
    if code == TO_STOCK:
        s.stock[s.hand - 1] += 1
    elif code == TO_RESERVE:
        s.reserve[seat][s.hand - 1] += 1
    else:
        put(g, s, seat, g.placement[s.hand - 1][code] - 1)
    s.hand = 0
    s.source = STOCK
    s.owner = 0
    s.lifted = 0
    end_turn(g, s, seat)


def end_turn(g: Given, s: State, seat: int) -> None:
    s.die = 0
    s.turns += 1
    for i in range(SHAPES):
        if s.stock[i] == 0:
            s.joker = 1
    if is_full(g, s, seat):
        s.filled = seat + 1
        end_round(g, s)
    elif s.turns == g.limit:
        end_round(g, s)
    else:
        s.seat = (seat + 1) % g.seats


# The end of a round, and the points


def end_round(g: Given, s: State) -> None:
    """Count; the squares stay as they are until the next throw."""
    for seat in range(g.seats):
        s.points[seat][s.round - 1] = round_points(s, seat)
    s.closed = 1
    if s.round == g.rounds:
        s.ended = 1
        return
    s.starter = (s.starter + 1) % g.seats
    s.seat = s.starter


def round_points(s: State, seat: int) -> int:
    """One for each shape in the square, one less for each in the reserve, five more for a full square."""
    points = s.pieces[seat]
    for i in range(SHAPES):
        points -= s.reserve[seat][i]
    return points + FILLED if s.filled == seat + 1 else points


def score(g: Given, s: State, seat: int) -> int:
    """The rounds that are over, and the one under way as it stands."""
    points = 0 if s.closed else round_points(s, seat)
    for i in range(s.round):
        points += s.points[seat][i]
    return points


def winners(g: Given, s: State) -> int:
    best = score(g, s, 0)
    won = 0
    for seat in range(g.seats):
        points = score(g, s, seat)
        if points > best:
            best = points
            won = 0
        if points == best:
            won |= 1 << seat
    return won
