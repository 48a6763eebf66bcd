"""The rules of Push Box, in the order of the rulebook. Restricted Python: see docs/kernel.md.

A set of blocks is a whole number with a bit for each block: bit 0 is the block 2, bit 9
the block 12. Sides are 0 to 3 clockwise, so the opposite of a side is `side ^ 2`.
"""

from teerling.kernel import field, record
from teerling.kernel.throws import alike_outcomes, alike_reading

# Changes when play changes, never when code is tidied.
VERSION = 1

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
ALL = 1023

SOLO, FACING, ADJACENT, THREE, FOUR = 0, 1, 2, 3, 4

PASS = 0  # end the turn
# Codes 1 to 1023 push that set of blocks, as a play or for a double.
SINGLE = 1024  # SINGLE + i pushes block i, which equals one of the dice, and ends the turn
AGAIN = 1034  # throw again after a seven
ACTIONS = 1035

# Ways to answer one throw: the longest list is checked when the table is made.
MOST_ANSWERS = 160
MOST_MOVES = 160
MOST_OUTCOMES = 21
MOST_DICE = 2

# How many blocks one turn, or one throw, may push.
LIMIT = 3


@record
class Given:
    """What is agreed before the first throw."""

    seats: int = field(4)
    mode: int = field(FOUR)
    levels: list[int] = field(2, 4)  # of each seat: 0 adds, 1 subtracts too, 2 has all four operations
    opening: int = field(1)  # 1: everybody throws for who starts, 0: seat 0 does
    limit_per_turn: int = field(1)  # 1: at most three blocks a turn, 0: a throw
    fair: int = field(1)  # 1: our fair start, 0: the book's
    begin: list[int] = field(ALL, 4)  # the blocks standing out at each side at the start
    played: int = field(15)  # the sides anybody sits at
    after: list[int] = field(3, 4)  # the side that plays after each side
    player: list[int] = field(3, 4)  # the player at each side, counted in playing order
    size: list[int] = field(10, ALL + 1)  # how many blocks each set has
    total: list[int] = field(70, ALL + 1)  # and what their numbers add up to
    # For each level and throw: the sets that may answer it, lowest first; ALL + 1 is added to
    # those that make the total (or product), the others are only for a double.
    answers: list[list[list[int]]] = field(2 * ALL + 1, 3, 36, MOST_ANSWERS)
    answer_count: list[list[int]] = field(MOST_ANSWERS, 3, 36)


@record
class State:
    """What changes during play."""

    waiting: int = field(15)  # opening throw: the seats that still have to throw; none when it is decided
    best: int = field(12)  # opening throw: the highest total so far
    leaders: int = field(15)  # opening throw: the seats that threw it
    first: int = field(3)  # the seat of player 1
    out: list[int] = field(ALL, 4)  # the blocks standing out at each side
    side: int = field(3)  # the side whose turn it is
    first_turn: int = field(1)  # 1 during the very first turn, if a seven may then be thrown again
    thrown: int = field(66)  # the throw to answer, as two digits, the lower first; 0 when dice are due
    pushed: int = field(LIMIT)  # blocks pushed in this turn
    won: int = field(15)  # the seats that have cleared a side of theirs
    ended: int = field(1)


# Preparation: who starts


def start(g: Given, s: State) -> None:
    s.waiting = (1 << g.seats) - 1 if g.opening else 0
    for side in range(4):
        s.out[side] = g.begin[side]
    s.first_turn = 0 if g.mode == SOLO or (g.mode == ADJACENT and g.fair) else 1


def opening_throw(s: State, total: int) -> None:
    """The highest total becomes player 1; those tied for highest throw again."""
    if total > s.best:
        s.best = total
        s.leaders = 0
    if total == s.best:
        s.leaders |= s.waiting & -s.waiting
    s.waiting &= s.waiting - 1
    if s.waiting == 0:
        if s.leaders & (s.leaders - 1):
            s.waiting = s.leaders
        else:
            s.first = lowest(s.leaders)
        s.best = 0
        s.leaders = 0


def lowest(seats: int) -> int:
    """The first seat of a set."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def seat_at(g: Given, s: State, side: int) -> int:
    """Whoever plays a side: player 1 at side 0, then clockwise."""
    return (s.first + g.player[side]) % g.seats


# The course of play: throw, push, throw again


def over(g: Given, s: State) -> bool:
    return s.ended == 1


def acting(g: Given, s: State) -> int:
    return 0 if s.ended or s.thrown == 0 else 1 << seat_at(g, s, s.side)


def thrower(g: Given, s: State) -> int:
    return lowest(s.waiting) if s.waiting else seat_at(g, s, s.side)


def dice(g: Given, s: State) -> int:
    return 2


def reading(g: Given, s: State, faces: list[int]) -> int:
    return alike_reading(2, faces)


def outcomes(g: Given, s: State, codes: list[int], weights: list[int]) -> int:
    return alike_outcomes(2, codes, weights)


def roll(g: Given, s: State, code: int) -> None:
    if s.waiting:
        opening_throw(s, code // 10 + code % 10)
        return
    s.thrown = code
    if not (s.first_turn if ends_by_seven(g, s) else can_answer(g, s)):
        end_turn(g, s)


def legal(g: Given, s: State, seat: int, codes: list[int]) -> int:
    if ends_by_seven(g, s):
        # Only the very first turn comes here: any other has ended.
        codes[0], codes[1] = PASS, AGAIN
        return 2
    n = write_answers(g, s, codes)
    if n > 0:
        return n
    if is_seven(s):
        # Only a player alone comes here, and may throw again instead.
        n = write_singles(s, codes, 0)
        codes[n] = AGAIN
        return n + 1
    codes[0] = PASS
    return write_singles(s, codes, 1)


def play(g: Given, s: State, seat: int, code: int) -> None:
    if code == PASS:
        end_turn(g, s)
    elif code == AGAIN:
        s.thrown = 0
    elif code >= SINGLE:
        push(g, s, 1 << (code - SINGLE))
        if not cleared(g, s):
            end_turn(g, s)
    else:
        push(g, s, code)
        if not cleared(g, s):
            if g.limit_per_turn and s.pushed == LIMIT:
                end_turn(g, s)
            else:
                s.thrown = 0


def push(g: Given, s: State, blocks: int) -> None:
    """Pushed in here, the blocks stand out at the opposite side."""
    s.out[s.side] &= ALL ^ blocks
    s.out[s.side ^ 2] |= blocks
    if g.limit_per_turn:
        s.pushed += g.size[blocks]


# Answers to a throw: plays of the level, and doubles


def write_answers(g: Given, s: State, codes: list[int]) -> int:
    row = g.answers[level(g, s)][throw_index(s)]
    free = free_choice(g, s)
    n = 0
    for i in range(g.answer_count[level(g, s)][throw_index(s)]):
        if fits(g, s, row[i], free):
            codes[n] = row[i] & ALL
            n += 1
    return n


def can_play(g: Given, s: State) -> bool:
    row = g.answers[level(g, s)][throw_index(s)]
    for i in range(g.answer_count[level(g, s)][throw_index(s)]):
        if fits(g, s, row[i], 0):
            return True
    return False


def fits(g: Given, s: State, answer: int, free: int) -> bool:
    """Whether an answer uses the player's own blocks only, and not too many."""
    blocks = answer & ALL
    if blocks & s.out[s.side] != blocks:
        return False
    size = g.size[blocks]
    return size <= may_push(s) and (answer > ALL or size == free)


def free_choice(g: Given, s: State) -> int:
    """How many blocks of one's own choice a double pushes; 0 when the throw is no double."""
    return min(2, may_push(s), g.size[s.out[s.side]]) if is_double(s) else 0


def may_push(s: State) -> int:
    """How many blocks the limit leaves for this throw."""
    return LIMIT - s.pushed


def level(g: Given, s: State) -> int:
    return g.levels[seat_at(g, s, s.side)]


def throw_index(s: State) -> int:
    """The row of the answer table for the throw."""
    return (s.thrown // 10 - 1) * 6 + s.thrown % 10 - 1


def is_double(s: State) -> bool:
    return s.thrown % 11 == 0


# Seven


def is_seven(s: State) -> bool:
    return s.thrown // 10 + s.thrown % 10 == 7


def ends_by_seven(g: Given, s: State) -> bool:
    """A seven ends the turn, but alone it is a throw like any other."""
    return g.mode != SOLO and is_seven(s)


# The number of a single die, when nothing else can be pushed


def write_singles(s: State, codes: list[int], n: int) -> int:
    for face in (s.thrown // 10, s.thrown % 10):
        # There is no block 1; blocks 2 to 6 are bits 0 to 4.
        if face > 1 and s.out[s.side] >> (face - 2) & 1:
            codes[n] = SINGLE + face - 2
            n += 1
    return n


def can_answer(g: Given, s: State) -> bool:
    """Whether there is anything to do with this throw but to end the turn."""
    own = s.out[s.side] << 2  # now bit n is the number n, up to 6
    singles = (own >> (s.thrown // 10) & 1) + (own >> (s.thrown % 10) & 1)
    return singles > 0 or is_double(s) or is_seven(s) or can_play(g, s)


# The end of a turn and of the game


def end_turn(g: Given, s: State) -> None:
    if g.mode == SOLO or s.won:
        # Alone, the first turn is the game; with a fair start the second player's turn ends the round.
        s.ended = 1
    pass_on(g, s)


def pass_on(g: Given, s: State) -> None:
    """To the next side at which anything stands out."""
    s.thrown = 0
    s.pushed = 0
    s.first_turn = 0
    s.side = g.after[s.side]
    while not s.ended and s.out[s.side] == 0:
        s.side = g.after[s.side]


def cleared(g: Given, s: State) -> bool:
    """After a push: whether nothing stands out any more, which wins."""
    if s.out[s.side] != 0:
        return False
    s.won |= 1 << seat_at(g, s, s.side)
    if g.mode == ADJACENT and g.fair and g.player[s.side] == 0:
        pass_on(g, s)
    else:
        s.ended = 1
        s.thrown = 0
    return True


def score(g: Given, s: State, seat: int) -> int:
    """The sum still standing out: low is good. The third of three players counts the better side."""
    least = 100
    for side in range(4):
        if g.played >> side & 1 and seat_at(g, s, side) == seat:
            least = min(least, g.total[s.out[side]])
    return least


def winners(g: Given, s: State) -> int:
    return s.won
