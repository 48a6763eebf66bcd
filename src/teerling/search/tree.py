"""Restricted Python: a tree search that knows a game by its rules and its `insight.py` only.

Every round walks down from the root: at a decision to the move that promises most, with a bonus for those that
are likely and little tried (as in PUCT); at a throw wherever the search's own dice lead. It adds one node, plays
the game out, and remembers for whoever moved what it brought them.

Nobody knows the future dice, so they are thrown anew in every round. What the seat may not see is drawn anew
as well: each round takes one of several worlds that all look the same to it. Seats that decide at the same time
can't know what the others choose: only the searching seat's choice is part of the tree, the others follow
their preferences.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

from teerling.kernel.chance import below, seed
from teerling.kernel.loops import chance, one_of

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, over, play, renew, roll, score
    from teerling.search.interface import CURIOUS, HORIZON, enough, prefer, worth

# Outcomes and moves have codes below this.
CODES = 1 << 20


def find(keys: Any, slots: Any, node: int, code: int) -> int:
    """The place in the table of the child of a node by a code, or the free place where it would be."""
    key = (node + 1) * CODES + code
    mask = len(keys) - 1
    at = (key * 40503 >> 9) & mask
    while keys[at] != 0 and keys[at] != key:
        at = (at + 1) & mask
    return at


def child_of(keys: Any, slots: Any, node: int, code: int) -> int:
    """The child of a node by a code, or -1."""
    at = find(keys, slots, node, code)
    return slots[at] if keys[at] else -1


def most_promising(
    node: int, codes: Any, n: int, weights: Any, total: int, keys: Any, slots: Any, visits: Any, value: Any
) -> int:
    """The move to try next at a node of the tree."""
    tried = 0
    brought = 0
    for i in range(n):
        child = child_of(keys, slots, node, codes[i])
        if child >= 0:
            tried += visits[child]
            brought += value[child]
    # What was never tried promises no more than what was.
    average = brought // tried if tried else 0
    curiosity = CURIOUS * 1_000_000 * sqrt(tried + 1.0) / total
    best = -1.0
    chosen: int = codes[0]
    for i in range(n):
        child = child_of(keys, slots, node, codes[i])
        if child >= 0 and visits[child] > 0:
            hope = value[child] / visits[child] + curiosity * weights[i] / (1 + visits[child])
        else:
            hope = average + curiosity * weights[i]
        if hope > best:
            best = hope
            chosen = codes[i]
    return chosen


def likely(rng: Any, codes: Any, weights: Any, total: int) -> int:
    """A move drawn by its weight."""
    left = below(rng, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return codes[i]  # type: ignore[no-any-return]  # the caller's array of whole numbers


def play_likely(g: Any, s: Any, k: Any, who: int, rng: Any, codes: Any, weights: Any) -> None:
    """A move of a seat outside the tree."""
    n = legal(g, s, who, codes)
    if n == 1:
        play(g, s, who, codes[0])
    else:
        total = prefer(g, s, k, who, codes, n, weights)
        play(g, s, who, likely(rng, codes, weights, total))


def play_out(g: Any, s: Any, k: Any, rng: Any, codes: Any, weights: Any, faces: Any) -> None:
    """Play on outside the tree, to the end or as far as it is worth looking."""
    left = HORIZON
    while left > 0 and not over(g, s) and not enough(g, s):
        seats = acting(g, s)
        if seats:
            play_likely(g, s, k, one_of(rng, seats), rng, codes, weights)
            left -= 1
        else:
            roll(g, s, chance(g, s, rng, codes, weights, faces))


def descend(
    g: Any,
    s: Any,
    k: Any,
    seat: int,
    rng: Any,
    codes: Any,
    weights: Any,
    faces: Any,
    size: Any,
    keys: Any,
    slots: Any,
    visits: Any,
    value: Any,
    path: Any,
    actors: Any,
) -> int:
    """Walk down to where the tree ends and add one node there; returns how many nodes were passed."""
    node = 0
    depth = 0
    while depth < len(path) and not over(g, s) and not (depth and enough(g, s)):
        seats = acting(g, s)
        if seats == 0:
            who = -1
            code = chance(g, s, rng, codes, weights, faces)
            roll(g, s, code)
        elif seats & (seats - 1) and not seats >> seat & 1:
            play_likely(g, s, k, one_of(rng, seats), rng, codes, weights)
            continue
        else:
            who = seat if seats >> seat & 1 else one_of(rng, seats)
            n = legal(g, s, who, codes)
            code = codes[0]
            if n > 1:
                total = prefer(g, s, k, who, codes, n, weights)
                code = most_promising(node, codes, n, weights, total, keys, slots, visits, value)
            play(g, s, who, code)
        at = find(keys, slots, node, code)
        known = keys[at] != 0
        if not known:
            if size[0] == len(visits):
                return depth
            keys[at] = (node + 1) * CODES + code
            slots[at] = size[0]
            size[0] += 1
        node = slots[at]
        path[depth] = node
        actors[depth] = who
        depth += 1
        if not known and who >= 0:
            return depth
    return depth


def grow(
    given: Any,
    states: Any,
    k: Any,
    worlds: int,
    seats: int,
    seat: int,
    number: int,
    first: int,
    rounds: int,
    rng: Any,
    codes: Any,
    weights: Any,
    faces: Any,
    size: Any,
    keys: Any,
    slots: Any,
    visits: Any,
    value: Any,
    path: Any,
    actors: Any,
    worths: Any,
    points: Any,
) -> None:
    """Rounds `first` to `first + rounds - 1` of a seed. `states[worlds]` is the working copy of one of the worlds.

    `points` are those that the seat had in the end, for each of its moves at the root.
    """
    g = given[0]
    for i in range(first, first + rounds):
        seed(rng, number, i)
        renew(states, worlds, i % worlds)
        s = states[worlds]
        depth = descend(g, s, k, seat, rng, codes, weights, faces, size, keys, slots, visits, value, path, actors)
        play_out(g, s, k, rng, codes, weights, faces)
        for who in range(seats):
            worths[who] = worth(g, s, who)
        if depth:
            points[path[0]] += score(g, s, seat)
        for d in range(depth):
            visits[path[d]] += 1
            if actors[d] >= 0:
                value[path[d]] += worths[actors[d]]
