"""Restricted Python that finds every position of a game and bounds its value, for any rules file.

Positions at which dice are due are nodes, and so are decisions that follow a decision; a decision right after a throw
is part of the node before it. The search goes depth first and closes a group of nodes that can all reach each other as
soon as it has seen all of it (Tarjan 1972), so that everything a group leads to is settled before the group itself.

Values are whole numbers of 1/ONE, and rounding is outward: the arithmetic is exact, so bounds are proofs.
Everything the search remembers is in arrays of the caller, so it can stop for more room and go on.
"""

from typing import TYPE_CHECKING, NamedTuple

from teerling.kernel.arrays import Given, Numbers, State
from teerling.kernel.sets import share
from teerling.solve.closing import END, NODE, SMALL, SUM, THROW, Stack, Steps, rank, settle
from teerling.solve.keys import ONE, WHY, Board, Index, Packing, Scratch, pack, place_of, unpack

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, outcomes, over, play, renew, roll, score, winners

# The places of `Search.counts`: how many nodes are known, and how much of the stack, of the frames and of the edges is
# in use; and where the group begins that was closed last.
NODES, STACK, FRAMES, EDGES, GROUP = range(5)

# Why the search stopped. If there is trouble, it says DONE, and one of the last three is in the place WHY (or
# TOO_NARROW of `keys`).
DONE, FULL, CLOSE, PAUSE = 0, 1, 2, 3
TOGETHER, ENDLESS, TOO_HEAVY = 2, 3, 4


class Goal(NamedTuple):
    """What the value of a position is, and how it is wanted."""

    by_score: bool  # the score of seat 0 in place of its chance to win
    low_is_good: bool  # of scores
    exact: bool  # as fractions, which the caller works out


class Nodes(NamedTuple):
    """All that is known of nodes, by their numbers.

    A mark is 0 for a node that was not visited; its place on the stack + 1 while it is there; -1 - its rank after that.
    """

    by_key: Index
    marks: Numbers
    lows: Numbers
    highs: Numbers


class Recent(NamedTuple):
    """The keys just seen, and the edges that lead there: a small cache before the large index."""

    keys: Numbers
    edges: Numbers


class Frames(NamedTuple):
    """The visits under way, each begun by the one before."""

    places: Numbers  # of their nodes on the stack
    edges: Numbers  # the next edge to follow
    reach: Numbers  # the lowest place on the stack that was reached from there (Tarjan's low link)


class Search(NamedTuple):
    """Everything that the search works with and remembers."""

    goal: Goal
    board: Board
    packing: Packing
    scratch: Scratch
    nodes: Nodes
    recent: Recent
    stack: Stack
    frames: Frames
    steps: Steps
    counts: Numbers
    trouble: Numbers
    longest: int  # no row of edges is longer


def end_value(g: Given, s: State, goal: Goal) -> int:
    """What a finished game is worth to seat 0: its score, or its share of the win."""
    if goal.by_score:
        return score(g, s, 0)
    won = winners(g, s)
    if won == 0:
        return 0 if g.seats == 1 else ONE // g.seats
    return share(ONE, won, 0)


def entry(search: Search, i: int) -> int:
    """The edge to `states[i]`; a node that was not seen before gets the next number."""
    board, nodes, recent = search.board, search.nodes, search.recent
    if over(board.given[0], board.states[i]):
        return 4 * end_value(board.given[0], board.states[i], search.goal) + END
    key = pack(board, search.packing, i, search.trouble)
    # Several throws of one node lead to the same positions: those just seen need no look into the far larger table.
    last = (key ^ key >> 11 ^ key >> 23 ^ key >> 37) & (len(recent.keys) - 1)
    if recent.keys[last] == key and recent.edges[last] >= 0:
        return recent.edges[last]
    place = place_of(key, nodes.by_key)
    if nodes.by_key.places[place] == 0:
        node = search.counts[NODES]
        search.counts[NODES] = node + 1
        nodes.by_key.keys[node] = key
        nodes.marks[node] = 0
        nodes.lows[node] = 0
        nodes.highs[node] = ONE
        nodes.by_key.places[place] = node + 1
    edge = 4 * (nodes.by_key.places[place] - 1) + NODE
    recent.keys[last] = key
    recent.edges[last] = edge
    return edge


def write_choices(search: Search, i: int, weight: int) -> None:
    """Add the edges of a decision in `states[i]` that an outcome of this weight led to."""
    g, states = search.board.given[0], search.board.states
    edges, moves = search.stack.edges, search.scratch.moves
    seats = acting(g, states[i])
    seat = 0 if seats & 1 else 1
    if seats & (seats - 1) or seats > 2:
        search.trouble[WHY] = TOGETHER
        return
    # Seat 0 wants the value high, unless it is a score that is better low; seat 1 wants the opposite.
    most = 1 if (seat == 0) != search.goal.low_is_good else 0
    at = search.counts[EDGES]
    edges[at] = 4 * (2 * weight + most) + THROW
    n = legal(g, states[i], seat, moves)
    for j in range(n):
        renew(states, 2, i)
        play(g, states[2], seat, moves[j])
        edges[at + 1 + j] = entry(search, 2)
    search.counts[EDGES] = at + 1 + n


def expand(search: Search, node: int) -> None:
    """Write the row of a node."""
    g, states = search.board.given[0], search.board.states
    edges, counts = search.stack.edges, search.counts
    codes, weights = search.scratch.outcomes, search.scratch.weights
    unpack(search.board, search.packing, 0, search.nodes.by_key.keys[node])
    at = counts[EDGES]
    counts[EDGES] += 1
    if acting(g, states[0]):
        edges[at] = 4 + SUM
        write_choices(search, 0, 1)
        return
    n = outcomes(g, states[0], codes, weights)
    total = 0
    for i in range(n):
        total += weights[i]
        renew(states, 1, 0)
        roll(g, states[1], codes[i])
        if not over(g, states[1]) and acting(g, states[1]):
            write_choices(search, 1, weights[i])
        else:
            edges[counts[EDGES]] = 4 * (2 * weights[i]) + THROW
            edges[counts[EDGES] + 1] = entry(search, 1)
            counts[EDGES] += 2
    # Sums of weights times values must fit in 61 bits.
    if total > 1 << 14:
        search.trouble[WHY] = TOO_HEAVY
    edges[at] = 4 * total + SUM


# The search


def visit(search: Search, node: int) -> None:
    """Put a node on the stack, with its row, and begin to follow its edges."""
    stack, frames, counts = search.stack, search.frames, search.counts
    p = counts[STACK]
    counts[STACK] = p + 1
    stack.nodes[p] = node
    stack.starts[p] = counts[EDGES]
    search.nodes.marks[node] = p + 1
    expand(search, node)
    stack.starts[p + 1] = counts[EDGES]
    f = counts[FRAMES]
    counts[FRAMES] = f + 1
    frames.places[f] = p
    frames.edges[f] = stack.starts[p] + 1
    frames.reach[f] = p


def has_room(search: Search) -> bool:
    """Whether one more node can be expanded."""
    index, counts, longest = search.nodes.by_key, search.counts, search.longest
    return bool(
        counts[NODES] + longest <= len(index.keys)
        and 2 * (counts[NODES] + longest) <= len(index.places)
        and 2 * (counts[EDGES] + longest + SMALL) <= len(search.stack.edges)  # the other half is for `settle`
        and counts[STACK] + 2 + SMALL <= len(search.stack.starts)
        and counts[FRAMES] + 1 <= len(search.frames.places)
    )


def begin(search: Search) -> None:
    """Take `states[1]` as the first node."""
    edge = entry(search, 1)
    visit(search, edge >> 2)


def explore(search: Search, steps: int) -> int:  # noqa: PLR0912
    """Go on with the search, for so many edges at most; returns why it stopped."""
    stack, frames, nodes, counts = search.stack, search.frames, search.nodes, search.counts
    marks = nodes.marks
    while counts[FRAMES] > 0:
        if search.trouble[WHY]:
            return DONE
        if steps == 0:
            return PAUSE
        steps -= 1
        f = counts[FRAMES] - 1
        p = frames.places[f]
        if frames.edges[f] < stack.starts[p + 1]:
            edge = stack.edges[frames.edges[f]]
            frames.edges[f] += 1
            if edge & 3 == NODE:
                node = edge >> 2
                if marks[node] == 0:
                    if not has_room(search):
                        frames.edges[f] -= 1
                        return FULL
                    visit(search, node)
                elif marks[node] > 0:
                    frames.reach[f] = min(frames.reach[f], marks[node] - 1)
        else:
            counts[FRAMES] = f
            if f > 0:
                frames.reach[f - 1] = min(frames.reach[f - 1], frames.reach[f])
            if frames.reach[f] == p:
                counts[GROUP] = p
                small = not search.goal.exact and counts[STACK] - p <= SMALL
                if small:
                    settle(stack, p, counts[STACK], marks, nodes.lows, 1, search.steps)
                    settle(stack, p, counts[STACK], marks, nodes.highs, -1, search.steps)
                if not rank(stack, p, counts[STACK], marks):
                    search.trouble[WHY] = ENDLESS
                if not small:
                    return CLOSE
                close(stack, counts)
    return DONE


def close(stack: Stack, counts: Numbers) -> None:
    """Forget the rows of a group that is settled."""
    counts[STACK] = counts[GROUP]
    counts[EDGES] = stack.starts[counts[GROUP]]


def refill(index: Index, nodes: int) -> None:
    """Put every key into a hash table that has become larger."""
    for node in range(nodes):
        index.places[place_of(index.keys[node], index)] = node + 1
