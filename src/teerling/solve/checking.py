"""Restricted Python that checks the bounds and ranks of a table by one step of the rules each.

It shares nothing with the solver but `keys`. docs/solver.md says why these steps are a proof.
"""

from typing import TYPE_CHECKING, Any

from teerling.solve.keys import ONE, pack, place_of, unpack

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, outcomes, over, play, renew, roll, winners

# What can be wrong with a position.
RIGHT, KEY, FINISHED, MISSING, LOW, HIGH, RANK, ORDER = 0, 1, 2, 3, 4, 5, 6, 7
NEVER = 1 << 30


def share(g: Any, s: Any) -> int:
    """Seat 0's share of the win in a finished game."""
    won = winners(g, s)
    count = 0
    for seat in range(g.seats):
        count += won >> seat & 1
    if count == 0:
        return ONE // g.seats if g.seats > 1 else 0
    return (won & 1) * (ONE // count)


def look(board: Any, layout: Any, keys: Any, places: Any, trouble: Any, i: int) -> int:
    """Where `states[i]` stands in the table; -1 if the game is over there, -2 if the table does not have it."""
    if over(board[0][0], board[1][i]):
        return -1
    trouble[0] = 0
    key = pack(board, layout, i, trouble)
    if trouble[0]:
        return -2
    found: int = places[place_of(key, places, keys)]
    return found - 1 if found > 0 else -2


def check(
    board: Any, layout: Any, keys: Any, places: Any, trouble: Any, columns: Any, buffers: Any, first: int, last: int
) -> int:
    """Check the positions `first` to `last` - 1: -1, or 8 * position + what is wrong with the first wrong one."""
    states = board[1]
    low, high, ranks = columns
    codes, weights, moves = buffers
    g = board[0][0]
    for at in range(first, last):
        unpack(board, layout, 0, keys[at])
        trouble[0] = 0
        if pack(board, layout, 0, trouble) != keys[at] or trouble[0]:
            return 8 * at + KEY
        if over(g, states[0]):
            return 8 * at + FINISHED
        if not 0 <= low[at] <= high[at] <= ONE:
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
                place = look(board, layout, keys, places, trouble, 2)
                if place == -2:
                    return 8 * at + MISSING
                value_low = share(g, states[2]) if place < 0 else low[place]
                value_high = share(g, states[2]) if place < 0 else high[place]
                rank = 0 if place < 0 else ranks[place]
                highest = max(highest, rank)
                # Seat 0 wants the value high, seat 1 wants it low.
                best_low = _better(j, seat, value_low, best_low)
                best_high = _better(j, seat, value_high, best_high)
            total += weight
            below += weight * best_low
            above += weight * best_high
            least = min(least, highest)
        if low[at] * total > below:
            return 8 * at + LOW
        if high[at] * total < above:
            return 8 * at + HIGH
        if ranks[at] <= least:
            return 8 * at + RANK
    return -1


def _better(j: int, seat: int, value: int, best: int) -> int:
    if j == 0:
        return value
    return max(value, best) if seat == 0 else min(value, best)


def fill(places: Any, keys: Any) -> bool:
    """Put all keys into a hash table; no if one is there twice."""
    for i in range(len(keys)):
        place = place_of(keys[i], places, keys)
        if places[place] != 0:
            return False
        places[place] = i + 1
    return True
