"""How moves in Quadrata look to those who try nothing out: a pick with the best place for it, and what stays open.

All that takes too long for the search, which finds it by trying. Any Python.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import nlargest

from teerling.games.quadrata.judgement import LIFTED, RESERVED, ROBBED, closeness, promise
from teerling.games.quadrata.pieces import BITS, SHAPES, Given, State
from teerling.games.quadrata.rules import (
    FROM_RESERVE,
    FROM_SQUARE,
    MOST_MOVES,
    ROB_RESERVE,
    ROB_SQUARE,
    TO_RESERVE,
    legal,
    play,
)

# What it promises if every throw finds a place in the square.
OPEN = 250
# Of the places where a shape fits, so many of the closest are looked at more carefully; no other is as good.
CLOSEST = 8
OTHER = -100
# Who takes from another's square is taken from in return, and nobody gets done: building promises more.
STOLEN = -150
# What to pick up is easier to see than where to lay it: so those who err do so where they lay.
CLEAR = 2


def look(g: Given, s: State, k: list[int], seat: int, codes: list[int], n: int, promises: list[int]) -> None:
    """What moves promise, with all that can be done after them in the same turn."""
    if s.hand == 0:
        promises[:n] = [CLEAR * _picked(g, s, k, seat, code) for code in codes[:n]]
        return
    promise(g, s, k, seat, codes, n, promises)
    close = nlargest(CLOSEST, range(n), key=promises.__getitem__)
    looked_at = {*close, *(i for i in range(n) if codes[i] >= TO_RESERVE)}
    had, hand = _to_be_had(g, s), s.hand - 1
    covered = sum(s.covered[seat][w] << BITS * w for w in range(g.words))
    for i in looked_at:
        if codes[i] >= TO_RESERVE:
            promises[i] += _open(g, had | 1 << hand, covered)
        else:
            placement = g.placement[hand][codes[i]] - 1
            promises[i] += _open(g, had, covered | _places(g)[hand][placement - g.first[hand]])
    least = min(promises[i] for i in looked_at)
    for i in range(n):
        if i not in looked_at:
            promises[i] = least + OTHER


def _picked(g: Given, s: State, k: list[int], seat: int, code: int) -> int:
    """The best that can be done with a shape, and what picking it up costs."""
    after = _after(g, s, seat, code)
    codes = [0] * MOST_MOVES
    n = legal(g, after, seat, codes)
    promises = [0] * n
    look(g, after, k, seat, codes, n, promises)
    if code < FROM_RESERVE:
        return max(promises)
    if code < FROM_SQUARE:
        return max(promises) + RESERVED
    if code < ROB_RESERVE:
        return max(promises) + LIFTED - closeness(g, s, k, seat, s.square[seat][code - FROM_SQUARE])
    return max(promises) + (STOLEN if code >= ROB_SQUARE else -ROBBED)


def _after(g: Given, s: State, seat: int, code: int) -> State:
    after: State = s.copy()  # type: ignore[attr-defined]  # every record can be copied
    play(g, after, seat, code)
    return after


def _to_be_had(g: Given, s: State) -> int:
    """The shapes in the stock and in reserves, as a set."""
    had = 0
    for i in range(SHAPES):
        if s.stock[i] or any(s.reserve[owner][i] for owner in range(g.seats)):
            had |= 1 << i
    return had


# The same squares are looked at again and again within a turn.
@lru_cache(256)
def _open(g: Given, had: int, covered: int) -> int:
    """What it promises that shapes which can be had find a place."""
    fitting = 0
    for i, places in enumerate(_places(g)):
        if had >> i & 1 and any(not place & covered for place in places):
            fitting += 1
    return OPEN * fitting // SHAPES


@lru_cache(16)
def _places(g: Given) -> list[list[int]]:
    """What each place of each shape covers, as one number: so they are compared at once."""
    return [
        [sum(g.masks[w][place] << BITS * w for w in range(g.words)) for place in range(g.first[i], g.first[i + 1])]
        for i in range(SHAPES)
    ]
