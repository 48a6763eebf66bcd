"""Restricted Python that checks the bounds and ranks of a table by one step of the rules each.

It shares nothing with the solver but `keys`. docs/solver.md says why these steps are a proof.
"""

from typing import TYPE_CHECKING, NamedTuple

from teerling.kernel.arrays import Given, Numbers, State
from teerling.solve.keys import LOWER, ONE, TAIL, WHY, Board, Index, Packing, Scratch, pack, place_of, unpack

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, outcomes, over, play, renew, roll, winners

# What can be wrong with a position.
RIGHT, KEY, FINISHED, MISSING, LOW, HIGH, RANK, ORDER = 0, 1, 2, 3, 4, 5, 6, 7
NEVER = 1 << 30


class Claims(NamedTuple):
    """What a table says of each position: the bounds of its value, and its rank."""

    lows: Numbers
    highs: Numbers
    ranks: Numbers


def share(g: Given, s: State) -> int:
    """Seat 0's share of the win in a finished game."""
    won = winners(g, s)
    count = 0
    for seat in range(g.seats):
        count += won >> seat & 1
    if count == 0:
        return ONE // g.seats if g.seats > 1 else 0
    return (won & 1) * (ONE // count)


def look(board: Board, packing: Packing, index: Index, trouble: Numbers, i: int) -> int:
    """Where `states[i]` stands in the table; -1 if the game is over there, -2 if the table does not have it."""
    if over(board.given[0], board.states[i]):
        return -1
    trouble[WHY] = 0
    key = pack(board, packing, i, trouble)
    if trouble[WHY]:
        return -2
    found = index.places[place_of(key, index)]
    return found - 1 if found > 0 else -2


def check(
    board: Board,
    packing: Packing,
    index: Index,
    claims: Claims,
    scratch: Scratch,
    trouble: Numbers,
    first: int,
    last: int,
) -> int:
    """Check the positions `first` to `last` - 1: -1, or 8 * position + what is wrong with the first wrong one."""
    g, states, keys = board.given[0], board.states, index.keys
    lows, highs, ranks = claims.lows, claims.highs, claims.ranks
    codes, weights, moves = scratch.outcomes, scratch.weights, scratch.moves
    for at in range(first, last):
        unpack(board, packing, 0, keys[at])
        trouble[WHY] = 0
        if pack(board, packing, 0, trouble) != keys[at] or trouble[WHY]:
            return 8 * at + KEY
        if over(g, states[0]):
            return 8 * at + FINISHED
        if not 0 <= lows[at] <= highs[at] <= ONE:
            return 8 * at + ORDER
        # A position at which somebody decides is taken as a throw with one outcome.
        deciding = acting(g, states[0])
        count = 1 if deciding else outcomes(g, states[0], codes, weights)
        total = 0
        below = 0
        above = 0
        least = NEVER
        for i in range(count):
            weight = 1
            renew(states, 1, 0)
            if not deciding:
                weight = weights[i]
                roll(g, states[1], codes[i])
            seats = 0 if over(g, states[1]) else acting(g, states[1])
            seat = 0 if seats & 1 else 1
            options = legal(g, states[1], seat, moves) if seats else 1
            best_low = 0
            best_high = 0
            highest = 0
            for j in range(options):
                renew(states, 2, 1)
                if seats:
                    play(g, states[2], seat, moves[j])
                place = look(board, packing, index, trouble, 2)
                if place == -2:
                    return 8 * at + MISSING
                value_low = share(g, states[2]) if place < 0 else lows[place]
                value_high = share(g, states[2]) if place < 0 else highs[place]
                rank = 0 if place < 0 else ranks[place]
                highest = max(highest, rank)
                # Seat 0 wants the value high, seat 1 wants it low.
                best_low = _better(j, seat, value_low, best_low)
                best_high = _better(j, seat, value_high, best_high)
            total += weight
            below += weight * best_low
            above += weight * best_high
            least = min(least, highest)
        if lows[at] * total > below:
            return 8 * at + LOW
        if highs[at] * total < above:
            return 8 * at + HIGH
        if ranks[at] <= least:
            return 8 * at + RANK
    return -1


def _better(j: int, seat: int, value: int, best: int) -> int:
    if j == 0:
        return value
    return max(value, best) if seat == 0 else min(value, best)


# From the columns of the file


def join_keys(heads: Numbers, starts: Numbers, tails: Numbers, keys: Numbers) -> None:
    """Write the keys: each head with all its tails."""
    for i in range(len(heads)):
        for at in range(starts[i], starts[i + 1]):
            keys[at] = (heads[i] << TAIL) + tails[at]


def join_bounds(upper: Numbers, lower: Numbers, gap: Numbers, claims: Claims) -> None:
    """Write the bounds."""
    for at in range(len(upper)):
        claims.lows[at] = (upper[at] << LOWER) + lower[at]
        claims.highs[at] = claims.lows[at] + gap[at]


def fill(index: Index) -> bool:
    """Put all keys into the hash table; no if one is there twice."""
    for i in range(len(index.keys)):
        place = place_of(index.keys[i], index)
        if index.places[place] != 0:
            return False
        index.places[place] = i + 1
    return True
