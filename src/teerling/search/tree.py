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

from teerling.kernel.chance import seed
from teerling.kernel.loops import chance, drawn, one_of
from teerling.kernel.sets import share
from teerling.search.interface import ONE

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, over, play, renew, roll, score, winners
    from teerling.search.interface import CURIOUS, HORIZON, enough, prefer, worth

# Outcomes and moves have codes below this.
CODES = 1 << 20


def place_of(node: int, code: int, keys: Any) -> int:
    """The place in the table of the child of a node by a code, or the free place where it would be."""
    key = (node + 1) * CODES + code
    mask = len(keys) - 1
    at = (key * 40503 >> 9) & mask
    while keys[at] != 0 and keys[at] != key:
        at = (at + 1) & mask
    return at


def child_of(node: int, code: int, tree: Any) -> int:
    """The child of a node by a code, or -1."""
    _, keys, children, _, _, _, _, _, _ = tree
    at = place_of(node, code, keys)
    return children[at] if keys[at] else -1


def most_promising(node: int, n: int, total: int, buffers: Any, tree: Any) -> int:
    """The move to try next at a node of the tree."""
    _, codes, weights, _ = buffers
    _, _, _, visits, value, found, _, _, _ = tree
    tried = 0
    brought = 0
    for i in range(n):
        child = child_of(node, codes[i], tree)
        found[i] = child
        if child >= 0:
            tried += visits[child]
            brought += value[child]
    # What was never tried promises no more than what was.
    average = brought // tried if tried else 0
    curiosity = CURIOUS * ONE * sqrt(tried + 1.0) / total
    best = -1.0
    chosen: int = codes[0]
    for i in range(n):
        child = found[i]
        if child >= 0 and visits[child] > 0:
            hope = value[child] / visits[child] + curiosity * weights[i] / (1 + visits[child])
        else:
            hope = average + curiosity * weights[i]
        if hope > best:
            best = hope
            chosen = codes[i]
    return chosen


def weigh(g: Any, s: Any, k: Any, who: int, node: int, sure: bool, buffers: Any, tree: Any) -> int:
    """Write the moves of a seat at a node and their weights to the buffers; returns how many there are.

    Weights take most of the search's time. Where the way to a node says all about the position, they are noted, and
    looked up when the search comes back. Behind the weights stands their sum.
    """
    _, codes, weights, _ = buffers
    size, _, _, _, _, _, _, noted, notes = tree
    at = noted[node]
    if sure and at:
        n = notes[at]
        for i in range(n):
            codes[i] = notes[at + 1 + i]
            weights[i] = notes[at + 1 + n + i]
        weights[n] = notes[at + 1 + 2 * n]
        return n  # type: ignore[no-any-return]  # the caller's array of whole numbers
    n = legal(g, s, who, codes)
    weights[n] = prefer(g, s, k, who, codes, n, weights) if n > 1 else 1
    at = size[1]
    if sure and at + 2 + 2 * n <= len(notes):
        noted[node] = at
        notes[at] = n
        for i in range(n):
            notes[at + 1 + i] = codes[i]
            notes[at + 1 + n + i] = weights[i]
        notes[at + 1 + 2 * n] = weights[n]
        size[1] = at + 2 + 2 * n
    return n


def play_likely(g: Any, s: Any, k: Any, who: int, buffers: Any) -> None:
    """A move of a seat outside the tree."""
    rng, codes, weights, _ = buffers
    n = legal(g, s, who, codes)
    code = codes[0]
    if n > 1:
        total = prefer(g, s, k, who, codes, n, weights)
        code = drawn(rng, codes, weights, total)
    play(g, s, who, code)


def play_out(g: Any, s: Any, k: Any, left: int, buffers: Any) -> None:
    """Play on outside the tree, to the end or as far as it is worth looking: so many decisions at most."""
    rng, codes, weights, faces = buffers
    while left > 0 and not over(g, s) and not enough(g, s):
        seats = acting(g, s)
        if seats:
            play_likely(g, s, k, one_of(rng, seats), buffers)
            left -= 1
        else:
            roll(g, s, chance(g, s, rng, codes, weights, faces))


def descend(
    g: Any, s: Any, k: Any, seat: int, must: int, sure: bool, buffers: Any, tree: Any, path: Any, actors: Any
) -> int:
    """Walk down to where the tree ends and add one node there; returns how many nodes were passed.

    With a code in `must` (else -1), the first move is that one.
    It is `sure` of a position as long as the way there says all: there is one world, and nothing was done unseen.
    """
    rng, codes, weights, faces = buffers
    size, keys, children, visits, _, _, _, _, _ = tree
    node = 0
    depth = 0
    while depth < len(path) and not over(g, s) and not (depth and enough(g, s)):
        seats = acting(g, s)
        if seats == 0:
            who = -1
            code = chance(g, s, rng, codes, weights, faces)
            roll(g, s, code)
        elif seats & (seats - 1) and not seats >> seat & 1:
            play_likely(g, s, k, one_of(rng, seats), buffers)
            sure = False
            continue
        else:
            who = seat if seats >> seat & 1 else one_of(rng, seats)
            n = weigh(g, s, k, who, node, sure, buffers, tree)
            code = most_promising(node, n, weights[n], buffers, tree) if n > 1 else codes[0]
            if depth == 0 and must >= 0:
                code = must
            play(g, s, who, code)
        at = place_of(node, code, keys)
        known = keys[at] != 0
        if not known:
            if size[0] == len(visits):
                return depth
            keys[at] = (node + 1) * CODES + code
            children[at] = size[0]
            size[0] += 1
        node = children[at]
        path[depth] = node
        actors[depth] = who
        depth += 1
        if not known and who >= 0:
            return depth
    return depth


def add_end(g: Any, s: Any, seat: int, node: int, worths: Any, brought: Any) -> None:
    """Count how a game ended, or how it stands where it is not played on, for a node."""
    seats = len(worths)
    at = node * (seats + 2)
    won = winners(g, s) if over(g, s) else 0
    total = 0
    for who in range(seats):
        total += worths[who]
    for who in range(seats):
        if won:
            brought[at + who] += share(ONE, won, who)
        else:
            brought[at + who] += ONE * worths[who] // total if total else ONE // seats
    points = score(g, s, seat)
    brought[at + seats] += points
    brought[at + seats + 1] += points * points


def grow(
    given: Any,
    states: Any,
    k: Any,
    seat: int,
    must: int,
    number: int,
    first: int,
    rounds: int,
    longer: int,
    buffers: Any,
    tree: Any,
    path: Any,
    actors: Any,
    worths: Any,
) -> None:
    """Rounds `first` to `first + rounds - 1` of a seed. The last of the states is the working copy of a world.

    `buffers` are a random source and arrays for codes, weights and faces. A tree is how many nodes and notes it has; a
    hash table of its edges, as keys and children; and for each node the visits and the value. Behind these are room for
    the children of one node; for the root and each move there, how the games ended in all (the share of the win of each
    seat, the points of the searching seat, and their squares); and where the notes of each node begin, and all notes.

    The search goes by a guess where the insight says so. How games end is found by playing on, for `longer` decisions;
    with 0 nobody asks.
    """
    g = given[0]
    _, _, _, visits, value, _, brought, _, _ = tree
    worlds = len(states) - 1
    for i in range(first, first + rounds):
        seed(buffers[0], number, i)
        renew(states, worlds, i % worlds)
        s = states[worlds]
        depth = descend(g, s, k, seat, must, worlds == 1, buffers, tree, path, actors)
        play_out(g, s, k, HORIZON, buffers)
        for who in range(len(worths)):
            worths[who] = worth(g, s, who)
        for d in range(depth):
            visits[path[d]] += 1
            if actors[d] >= 0:
                value[path[d]] += worths[actors[d]]
        visits[0] += 1
        if longer > 0:
            # Only those who want to know how games end pay for it.
            if not over(g, s):
                play_out(g, s, k, longer, buffers)
                for who in range(len(worths)):
                    worths[who] = worth(g, s, who)
            add_end(g, s, seat, 0, worths, brought)
            if depth:
                add_end(g, s, seat, path[0], worths, brought)
