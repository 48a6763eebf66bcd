"""What is good in Add-Vantage. Restricted Python: see docs/kernel.md.

Promises are counted in hundredths of a point.
"""

from teerling.games.addvantage.lines import BONUS_LINE, IN_LINE, empty_squares, is_on
from teerling.games.addvantage.pieces import ARRANGEMENTS, HAND, Given, State
from teerling.games.addvantage.rules import BUY, GIVE, OFF, PASS, PLACE, THROW, score, winners
from teerling.games.addvantage.tiles import bonus_holder
from teerling.kernel.sets import share
from teerling.values import Level

# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=600),
    Level(warmth=310),
    Level(warmth=150),
    Level(rounds=25),
    Level(rounds=20_000),
)

# What the boards promise after a few moves says more than chance that plays on to the end.
HORIZON = 3
CURIOUS = 0.5
HALF = 200

# How much of its tile a line is worth, in hundredths, that lacks 0, 1, 2 or 3 dice and so many points: 100, 60, 45 or
# 35 times the square root of how likely these points are, beside the likeliest that so many dice can make.
HOPES = (
    (100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 60, 60, 60, 60, 60, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 18, 26, 32, 37, 41, 45, 41, 37, 32, 26, 18, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 7, 12, 16, 21, 26, 31, 34, 35, 35, 34, 31, 26, 21, 16, 12, 7),
)
# What a coin is worth, in hundredths of a point, and the last one.
COIN, LAST_COIN = 500, 1200
# What throwing promises, so that buying must promise more; a die to choose among more than there is room for; and how
# much less it is with each die.
PATIENCE, SURPLUS, RISK = 400, 200, 20
# How much of another's gain is one's own loss, in tenths.
ENVY = 3
# What it costs if rows and columns can't all be won, for each point between their sums.
APART = 200
# How many hundredths of a point ahead is as good as won.
SAFE = 5000

# Rows for notes at the end of the array of promises, which is longer than any list of moves but that of arrangements:
# what each square promises as it is, what each face gains there, and what each neighbour loses with a die.
BEFORE, GAINS, LOSSES, NOTES = 0, 9, 63, 99
UNKNOWN = -1_000_000


def promise(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, promises: list[int]) -> None:
    """What the lines of the board promise more with a move, and what it costs."""
    notes = len(promises) - NOTES
    # Moves are sorted: arrangements and throws come first, and need no notes.
    if codes[n - 1] >= PLACE:
        for i in range(NOTES):
            promises[notes + i] = UNKNOWN
    for i in range(n):
        promises[i] = promise_of(g, s, seat, codes[i], promises, notes)


def promise_of(g: Given, s: State, seat: int, code: int, promises: list[int], notes: int) -> int:
    """What one move promises."""
    if code < ARRANGEMENTS:
        # Rows and columns hold the same nine dice: all six tiles can be won only if both sums are the same.
        apart = 0
        for letter in range(HAND):
            tile = s.tiles[seat][letter]
            apart += tile if g.places[code][letter] < 3 else -tile
        return -APART * abs(apart)
    if code < PLACE:
        room = empty_squares(s.faces[seat])
        return PATIENCE + SURPLUS * max(code - THROW + 1 - room, 0) - RISK * (code - THROW)
    if code < GIVE:
        return gain(g, s, seat, (code - PLACE) % 9, (code - PLACE) // 9 + 1, promises, notes)
    if code < BUY:
        return -coin(s.coins[seat])
    if code < OFF:
        owner, source, to = (code - BUY) // 81, (code - BUY) // 9 % 9, (code - BUY) % 9
        gained = gain(g, s, seat, to, s.faces[owner][source], promises, notes) - coin(s.coins[seat])
        lost = notes + LOSSES + 9 * owner + source
        if promises[lost] == UNKNOWN:
            promises[lost] = lines_with(g, s, owner, source, 0) - lines(g, s, owner, source)
        return gained - ENVY * (promises[lost] + coin(s.coins[owner] + 1)) // 10
    if code < PASS:
        square = code - OFF
        return lines_with(g, s, seat, square, 0) - lines(g, s, seat, square) - coin(s.coins[seat])
    return 0


def coin(coins: int) -> int:
    """What one of so many coins is worth."""
    return LAST_COIN if coins == 1 else COIN


def gain(g: Given, s: State, seat: int, square: int, face: int, promises: list[int], notes: int) -> int:
    """How much more one's board promises with this face on this square, in hundredths of a point."""
    at = notes + GAINS + 9 * (face - 1) + square
    if promises[at] == UNKNOWN:
        before = notes + BEFORE + square
        if promises[before] == UNKNOWN:
            promises[before] = lines(g, s, seat, square)
        promises[at] = lines_with(g, s, seat, square, face) - promises[before]
    return promises[at]


def lines_with(g: Given, s: State, seat: int, square: int, face: int) -> int:
    """What the lines through a square would promise with this face on it, or with nothing (0)."""
    now = s.faces[seat][square]
    s.faces[seat][square] = face
    promised = lines(g, s, seat, square)
    s.faces[seat][square] = now
    return promised


def lines(g: Given, s: State, seat: int, square: int) -> int:
    """What the lines through a square promise. A won tile is safe, and one that is not known promises nothing."""
    points = 0
    for line in (square // 3, 3 + square % 3):
        if not s.won[seat] >> line & 1:
            points += s.tiles[seat][line] * hope(s, seat, line, s.tiles[seat][line])
    for i in range(g.diagonals):
        if is_on(square, BONUS_LINE + i):
            best = 0
            for tile in range(2):
                if bonus_holder(g, s, tile) in (-1, seat):
                    best = max(best, s.bonus[tile] * hope(s, seat, BONUS_LINE + i, s.bonus[tile]))
            points += best
    return points


def hope(s: State, seat: int, line: int, tile: int) -> int:
    """How much of a tile a line may still be worth."""
    lacking = 0
    needed = tile
    for i in range(3):
        face = s.faces[seat][IN_LINE[3 * line + i]]
        needed -= face
        if face == 0:
            lacking += 1
    return HOPES[lacking][needed] if 0 <= needed <= 18 else 0


def worth(g: Given, s: State, seat: int) -> int:
    """The win, and a little for being far ahead: so the search does not give up, nor grow careless."""
    own = standing(g, s, seat)
    other = 0
    for them in range(g.seats):
        if them != seat:
            other = max(other, standing(g, s, them))
    ahead = max(-SAFE, min(SAFE, own - other))
    if s.ended:
        return share(800_000, winners(g, s), seat) + 100_000 + 100_000 * ahead // SAFE
    return 500_000 + 500_000 * ahead // SAFE


def standing(g: Given, s: State, seat: int) -> int:
    """The points in hundredths; before the end also what coins are worth and what open lines promise."""
    if s.ended:
        return 100 * score(g, s, seat)
    points = COIN * s.coins[seat]
    for line in range(HAND):
        tile = s.tiles[seat][line]
        points += tile * (100 if s.won[seat] >> line & 1 else hope(s, seat, line, tile))
    for tile in range(2):
        holder = bonus_holder(g, s, tile)
        if holder == seat:
            points += 100 * s.bonus[tile]
        elif holder == -1:
            points += s.bonus[tile] * hope(s, seat, BONUS_LINE, s.bonus[tile])
    return points


def began(g: Given, s: State) -> int:
    """Fixed or drawn."""
    return s.first
