"""Restricted Python: a tree search that knows a game by its rules and its judgement only.

Every round walks down from the root: at a decision to the move that promises most, with a bonus for those that
are likely and little tried (as in PUCT); at a throw wherever the search's own dice lead. It adds one node, plays
the game out, and remembers for whoever moved what it brought them.

Nobody knows the future dice, so they are thrown anew in every round. What the seat may not see is drawn anew
as well: each round takes one of several worlds that all look the same to it. Seats that decide at the same time
can't know what the others choose: only the searching seat's choice is part of the tree, the others play what is
likely.
"""

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from teerling.kernel.arrays import Array, Buffers, Given, Numbers, Rows, State
from teerling.kernel.chance import seed
from teerling.kernel.judgement import ONE
from teerling.kernel.loops import chance, drawn, one_of
from teerling.kernel.sets import share

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, over, play, renew, roll, score, winners
    from teerling.kernel.judgement import CURIOUS, HALF, HALVES, HORIZON, enough, promise, worth

# Outcomes and moves have codes below this.
CODES = 1 << 20
# The places of `Tree.used`.
NODES, NOTES = 0, 1


class Tree(NamedTuple):
    """A tree as arrays: nodes are numbers, the root is 0, and edges are kept in a hash table.

    Notes of a node are how many moves there are, their codes, their weights, and the sum of these.
    """

    used: Numbers  # how many nodes there are, and how many places of `notes` are taken
    edges: Numbers  # the hash table: (node + 1) * CODES + code, or 0 where a place is free
    children: Numbers  # the node to which the edge in the same place leads
    visits: Numbers  # of each node
    values: Numbers  # of each node: what its games brought to whoever moved there, in all
    ends: Numbers  # of the root and its moves: how games ended in all (see `add_end`)
    noted: Numbers  # where the notes of each node begin; 0 if there are none
    notes: Numbers


class Walk(NamedTuple):
    """Room for one round."""

    path: Numbers  # the nodes passed, but for the root
    actors: Numbers  # the seat that moved to each of them; -1 for the dice
    candidates: Numbers  # where a move is being chosen: the child by each of the moves, or -1
    worths: Numbers  # what the game brought each seat


class Question(NamedTuple):
    """What is searched for.

    The search goes by a guess where the judgement says so. How games end is found by playing on, for `longer`
    decisions; with 0 nobody asks.
    """

    seat: int  # who searches
    seed: int
    longer: int
    must: int  # the first move of every game, if there is one; else -1


def place_of(node: int, code: int, edges: Numbers) -> int:
    """The place in the table of the edge from a node by a code, or the free place where it would be."""
    key = (node + 1) * CODES + code
    mask = len(edges) - 1
    at = (key * 40503 >> 9) & mask
    while edges[at] != 0 and edges[at] != key:
        at = (at + 1) & mask
    return at


def child_of(node: int, code: int, edges: Numbers, children: Numbers) -> int:
    """The child of a node by a code, or -1."""
    at = place_of(node, code, edges)
    return children[at] if edges[at] else -1


def most_promising(node: int, n: int, buffers: Buffers, tree: Tree, candidates: Numbers) -> int:
    """The move to try next at a node of the tree, of `n` in the buffers with their weights and the sum of these."""
    codes, weights = buffers.codes, buffers.weights
    visits, values = tree.visits, tree.values
    edges, children = tree.edges, tree.children
    tried = 0
    brought = 0
    for i in range(n):
        child = child_of(node, codes[i], edges, children)
        candidates[i] = child
        if child >= 0:
            tried += visits[child]
            brought += values[child]
    # What was never tried promises no more than what was.
    average = brought // tried if tried else 0
    curiosity = CURIOUS * ONE * sqrt(tried + 1.0) / weights[n]
    best = -1.0
    chosen = codes[0]
    for i in range(n):
        child = candidates[i]
        if child >= 0 and visits[child] > 0:
            hope = values[child] / visits[child] + curiosity * weights[i] / (1 + visits[child])
        else:
            hope = average + curiosity * weights[i]
        if hope > best:
            best = hope
            chosen = codes[i]
    return chosen


def likelihoods(g: Given, s: State, k: Numbers, who: int, n: int, buffers: Buffers) -> int:
    """Write a weight for each of a seat's `n` moves, by what they promise; returns the sum.

    What promises `HALF` less than the best is half as likely, what promises twice that a quarter, and so on. Nothing is
    impossible: that is counted at most `HALVES` times.
    """
    codes, weights = buffers.codes, buffers.weights
    promise(g, s, k, who, codes, n, weights)
    most = weights[0]
    for i in range(1, n):
        most = max(most, weights[i])
    total = 0
    for i in range(n):
        weights[i] = 1 << (HALVES - min(HALVES, (most - weights[i]) // HALF))
        total += weights[i]
    return total


def weigh(g: Given, s: State, k: Numbers, who: int, node: int, sure: bool, buffers: Buffers, tree: Tree) -> int:
    """Write the moves of a seat at a node and their weights to the buffers; returns how many there are.

    Weights take most of the search's time. Where the way to a node says all about the position, they are noted, and
    looked up when the search comes back. Behind the weights stands their sum.
    """
    codes, weights, notes = buffers.codes, buffers.weights, tree.notes
    at = tree.noted[node]
    if sure and at:
        n = notes[at]
        for i in range(n):
            codes[i] = notes[at + 1 + i]
            weights[i] = notes[at + 1 + n + i]
        weights[n] = notes[at + 1 + 2 * n]
        return n
    n = legal(g, s, who, codes)
    weights[n] = likelihoods(g, s, k, who, n, buffers) if n > 1 else 1
    at = tree.used[NOTES]
    if sure and at + 2 + 2 * n <= len(notes):
        tree.noted[node] = at
        notes[at] = n
        for i in range(n):
            notes[at + 1 + i] = codes[i]
            notes[at + 1 + n + i] = weights[i]
        notes[at + 1 + 2 * n] = weights[n]
        tree.used[NOTES] = at + 2 + 2 * n
    return n


def play_likely(g: Given, s: State, k: Numbers, who: int, buffers: Buffers) -> None:
    """A move of a seat outside the tree."""
    codes = buffers.codes
    n = legal(g, s, who, codes)
    code = codes[0]
    if n > 1:
        code = drawn(buffers, likelihoods(g, s, k, who, n, buffers))
    play(g, s, who, code)


def play_out(g: Given, s: State, k: Numbers, left: int, buffers: Buffers) -> None:
    """Play on outside the tree, to the end or as far as it is worth looking: so many decisions at most."""
    rng = buffers.rng
    while left > 0 and not over(g, s) and not enough(g, s):
        seats = acting(g, s)
        if seats:
            play_likely(g, s, k, one_of(rng, seats), buffers)
            left -= 1
        else:
            roll(g, s, chance(g, s, buffers))


def descend(
    g: Given, s: State, k: Numbers, question: Question, sure: bool, buffers: Buffers, tree: Tree, walk: Walk
) -> int:
    """Walk down to where the tree ends and add one node there; returns how many nodes were passed.

    It is `sure` of a position as long as the way there says all: there is one world, and nothing was done unseen.
    """
    seat, must = question.seat, question.must
    edges, children, path = tree.edges, tree.children, walk.path
    node = 0
    depth = 0
    while depth < len(path) and not over(g, s) and not (depth and enough(g, s)):
        seats = acting(g, s)
        if seats == 0:
            who = -1
            code = chance(g, s, buffers)
            roll(g, s, code)
        elif seats & (seats - 1) and not seats >> seat & 1:
            play_likely(g, s, k, one_of(buffers.rng, seats), buffers)
            sure = False
            continue
        else:
            who = seat if seats >> seat & 1 else one_of(buffers.rng, seats)
            n = weigh(g, s, k, who, node, sure, buffers, tree)
            code = most_promising(node, n, buffers, tree, walk.candidates) if n > 1 else buffers.codes[0]
            if depth == 0 and must >= 0:
                code = must
            play(g, s, who, code)
        at = place_of(node, code, edges)
        known = edges[at] != 0
        if not known:
            if tree.used[NODES] == len(tree.visits):
                return depth
            edges[at] = (node + 1) * CODES + code
            children[at] = tree.used[NODES]
            tree.used[NODES] += 1
        node = children[at]
        path[depth] = node
        walk.actors[depth] = who
        depth += 1
        if not known and who >= 0:
            return depth
    return depth


def add_end(g: Given, s: State, seat: int, node: int, worths: Numbers, ends: Numbers) -> None:
    """Count how a game ended, or how it stands where it is not played on, for a node.

    That is a row of the share of the win of each seat, the points of the searching seat, and their squares.
    """
    seats = len(worths)
    at = node * (seats + 2)
    won = winners(g, s) if over(g, s) else 0
    total = 0
    for who in range(seats):
        total += worths[who]
    for who in range(seats):
        if won:
            ends[at + who] += share(ONE, won, who)
        else:
            ends[at + who] += ONE * worths[who] // total if total else ONE // seats
    points = score(g, s, seat)
    ends[at + seats] += points
    ends[at + seats + 1] += points * points


def grow(
    given: Rows[Given],
    states: Array[State],
    k: Numbers,
    question: Question,
    first: int,
    rounds: int,
    buffers: Buffers,
    tree: Tree,
    walk: Walk,
) -> None:
    """Rounds `first` to `first + rounds - 1` of a seed. The last of the states is the working copy of a world."""
    g = given[0]
    visits, values = tree.visits, tree.values
    path, actors, worths = walk.path, walk.actors, walk.worths
    worlds = len(states) - 1
    for i in range(first, first + rounds):
        seed(buffers.rng, question.seed, i)
        renew(states, worlds, i % worlds)
        s = states[worlds]
        depth = descend(g, s, k, question, worlds == 1, buffers, tree, walk)
        play_out(g, s, k, HORIZON, buffers)
        for who in range(len(worths)):
            worths[who] = worth(g, s, who)
        for d in range(depth):
            visits[path[d]] += 1
            if actors[d] >= 0:
                values[path[d]] += worths[actors[d]]
        visits[0] += 1
        if question.longer > 0:
            # Only those who want to know how games end pay for it.
            if not over(g, s):
                play_out(g, s, k, question.longer, buffers)
                for who in range(len(worths)):
                    worths[who] = worth(g, s, who)
            add_end(g, s, question.seat, 0, worths, tree.ends)
            if depth:
                add_end(g, s, question.seat, path[0], worths, tree.ends)
