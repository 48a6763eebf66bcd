"""Restricted Python that finds every position of a game and bounds its value, for any rules file.

Positions at which dice are due are nodes, and so are decisions that follow a decision; a decision right after a throw
is part of the node before it. The search goes depth first and closes a group of nodes that can all reach each other as
soon as it has seen all of it (Tarjan 1972), so that everything a group leads to is settled before the group itself.

Values are whole numbers of 1/ONE, and rounding is outward: the arithmetic is exact, so bounds are proofs.
Everything the search remembers is in arrays of the caller, so it can stop for more room and go on.
"""

from typing import TYPE_CHECKING, Any

from teerling.kernel.sets import share
from teerling.solve.closing import END, NODE, SMALL, SUM, THROW, rank, settle
from teerling.solve.keys import ONE, pack, place_of, unpack

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, outcomes, over, play, renew, roll, score, winners

# The places of `c`, the search's own numbers.
TROUBLE, SLOT, VALUE, NODES, STACK, FRAMES, EDGES, FROM, SCORE, LOW, EXACT, SIZE = range(12)

# Why the search stopped; TROUBLE holds one of the last four (TOO_NARROW of `keys` is the first of them).
DONE, FULL, CLOSE, PAUSE = 0, 1, 2, 3
TOGETHER, ENDLESS, TOO_HEAVY = 2, 3, 4


def end_value(g: Any, s: Any, c: Any) -> int:
    """What a finished game is worth to seat 0: its score, or its share of the win."""
    if c[SCORE]:
        return score(g, s, 0)
    won = winners(g, s)
    if won == 0:
        return 0 if g.seats == 1 else ONE // g.seats
    return share(ONE, won, 0)


def entry(board: Any, layout: Any, memory: Any, c: Any, i: int) -> int:
    """The edge to `states[i]`; a node that was not seen before gets the next number."""
    given, states = board[:2]
    keys, places, mark, low, high, recent_keys, recent_edges = memory
    if over(given[0], states[i]):
        return 4 * end_value(given[0], states[i], c) + END
    key = pack(board, layout, i, c)
    # Several throws of one node lead to the same positions: those just seen need no look into the far larger table.
    last = (key ^ key >> 11 ^ key >> 23 ^ key >> 37) & (len(recent_keys) - 1)
    if recent_keys[last] == key and recent_edges[last] >= 0:
        return recent_edges[last]  # type: ignore[no-any-return]  # the caller's array of whole numbers
    place = place_of(key, places, keys)
    if places[place] == 0:
        node = c[NODES]
        c[NODES] = node + 1
        keys[node] = key
        mark[node] = 0
        low[node] = 0
        high[node] = ONE
        places[place] = node + 1
    edge: int = 4 * (places[place] - 1) + NODE
    recent_keys[last] = key
    recent_edges[last] = edge
    return edge


def write_choices(board: Any, layout: Any, memory: Any, c: Any, edges: Any, moves: Any, i: int, weight: int) -> None:
    """Add the edges of a decision in `states[i]` that an outcome of this weight led to."""
    given, states = board[:2]
    g = given[0]
    seats = acting(g, states[i])
    seat = 0 if seats & 1 else 1
    if seats & (seats - 1) or seats > 2:
        c[TROUBLE] = TOGETHER
        return
    # Seat 0 wants the value high, unless it is a score that is better low; seat 1 wants the opposite.
    most = 1 if (seat == 0) != (c[LOW] == 1) else 0
    at = c[EDGES]
    edges[at] = 4 * (2 * weight + most) + THROW
    n = legal(g, states[i], seat, moves)
    for j in range(n):
        renew(states, 2, i)
        play(g, states[2], seat, moves[j])
        edges[at + 1 + j] = entry(board, layout, memory, c, 2)
    c[EDGES] = at + 1 + n


def expand(board: Any, layout: Any, memory: Any, c: Any, edges: Any, buffers: Any, node: int) -> None:
    """Write the row of a node."""
    given, states = board[:2]
    codes, weights, moves = buffers
    g = given[0]
    unpack(board, layout, 0, memory[0][node])
    at = c[EDGES]
    c[EDGES] += 1
    if acting(g, states[0]):
        edges[at] = 4 + SUM
        write_choices(board, layout, memory, c, edges, moves, 0, 1)
        return
    n = outcomes(g, states[0], codes, weights)
    total = 0
    for i in range(n):
        total += weights[i]
        renew(states, 1, 0)
        roll(g, states[1], codes[i])
        if not over(g, states[1]) and acting(g, states[1]):
            write_choices(board, layout, memory, c, edges, moves, 1, weights[i])
        else:
            edges[c[EDGES]] = 4 * (2 * weights[i]) + THROW
            edges[c[EDGES] + 1] = entry(board, layout, memory, c, 1)
            c[EDGES] += 2
    # Sums of weights times values must fit in 61 bits.
    if total > 1 << 14:
        c[TROUBLE] = TOO_HEAVY
    edges[at] = 4 * total + SUM


# The search


def visit(board: Any, layout: Any, memory: Any, search: Any, c: Any, buffers: Any, node: int) -> None:
    """Put a node on the stack, with its row, and begin to follow its edges."""
    stack, base, frame_at, frame_next, frame_low, edges = search[:6]
    p = c[STACK]
    c[STACK] = p + 1
    stack[p] = node
    base[p] = c[EDGES]
    memory[2][node] = p + 1
    expand(board, layout, memory, c, edges, buffers, node)
    base[p + 1] = c[EDGES]
    f = c[FRAMES]
    c[FRAMES] = f + 1
    frame_at[f] = p
    frame_next[f] = base[p] + 1
    frame_low[f] = p


def has_room(memory: Any, search: Any, c: Any) -> bool:
    """Whether one more node can be expanded."""
    keys, places, base, frame_at, edges = memory[0], memory[1], search[1], search[2], search[5]
    size = c[SIZE]  # no row is longer
    return bool(
        c[NODES] + size <= len(keys)
        and 2 * (c[NODES] + size) <= len(places)
        and 2 * (c[EDGES] + size + SMALL) <= len(edges)  # the other half is for `settle`
        and c[STACK] + 2 + SMALL <= len(base)
        and c[FRAMES] + 1 <= len(frame_at)
    )


def begin(board: Any, layout: Any, memory: Any, search: Any, c: Any, buffers: Any) -> None:
    """Take `states[1]` as the first node."""
    edge = entry(board, layout, memory, c, 1)
    visit(board, layout, memory, search, c, buffers, edge >> 2)


def explore(board: Any, layout: Any, memory: Any, search: Any, c: Any, buffers: Any, steps: int) -> int:  # noqa: PLR0912
    """Go on with the search, for so many edges at most; returns why it stopped."""
    stack, base, frame_at, frame_next, frame_low, edges, olds, steps_before = search
    mark = memory[2]
    while c[FRAMES] > 0:
        if c[TROUBLE]:
            return DONE
        if steps == 0:
            return PAUSE
        steps -= 1
        f = c[FRAMES] - 1
        p = frame_at[f]
        if frame_next[f] < base[p + 1]:
            edge = edges[frame_next[f]]
            frame_next[f] += 1
            if edge & 3 == NODE:
                node = edge >> 2
                if mark[node] == 0:
                    if not has_room(memory, search, c):
                        frame_next[f] -= 1
                        return FULL
                    visit(board, layout, memory, search, c, buffers, node)
                elif mark[node] > 0:
                    frame_low[f] = min(frame_low[f], mark[node] - 1)
        else:
            c[FRAMES] = f
            if f > 0:
                frame_low[f - 1] = min(frame_low[f - 1], frame_low[f])
            if frame_low[f] == p:
                c[FROM] = p
                small = c[EXACT] == 0 and c[STACK] - p <= SMALL
                if small:
                    settle(stack, base, edges, p, c[STACK], mark, memory[3], 1, olds, steps_before)
                    settle(stack, base, edges, p, c[STACK], mark, memory[4], -1, olds, steps_before)
                if not rank(stack, base, edges, p, c[STACK], mark):
                    c[TROUBLE] = ENDLESS
                if not small:
                    return CLOSE
                close(search, c)
    return DONE


def close(search: Any, c: Any) -> None:
    """Forget the rows of a group that is settled."""
    c[STACK] = c[FROM]
    c[EDGES] = search[1][c[FROM]]


def refill(places: Any, keys: Any, nodes: int) -> None:
    """Put every key into a hash table that has become larger."""
    for node in range(nodes):
        places[place_of(keys[node], places, keys)] = node + 1
