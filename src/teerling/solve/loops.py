"""Restricted Python that finds every position of a game and bounds its value, for any rules file.

Positions at which dice are due are nodes, and so are decisions that follow a decision; a decision right after a throw
is part of the node before it. The search goes depth first and closes a group of nodes that can all reach each other as
soon as it has seen all of it (Tarjan 1972), so that everything a group leads to is settled before the group itself.

Values are whole numbers of 1/ONE, and rounding is outward: the arithmetic is exact, so bounds are proofs.
Everything the search remembers is in arrays of the caller, so it can stop for more room and go on.
"""

from typing import TYPE_CHECKING, Any

from teerling.solve.keys import ONE, pack, place_of, unpack

if TYPE_CHECKING:
    from teerling.kernel.interface import (
        acting,
        legal,
        outcomes,
        over,
        play,
        renew,
        roll,
        score,
        winners,
    )

# An edge is 4 * number + kind. A node's row begins with the sum of the weights (SUM); then comes each outcome
# (THROW, number: 2 * weight + 1 if the highest is chosen) with what it leads to: nodes (NODE) or ends (END, number: value).
NODE, END, THROW, SUM = 0, 1, 2, 3

# The places of `c`, the search's own numbers.
TROUBLE, SLOT, VALUE, NODES, STACK, FRAMES, EDGES, FROM, CHANGED, GAP, SCORE, LOW, EXACT, SIZE = range(14)

# Why the search stopped; TROUBLE holds one of the last four (TOO_NARROW of `keys` is the first of them).
DONE, FULL, CLOSE, PAUSE = 0, 1, 2, 3
TOGETHER, ENDLESS, TOO_HEAVY = 2, 3, 4

# A rank no node has: of those from which the dice can't force the end.
NEVER = 1 << 30
# Larger groups are settled by the caller, sweep by sweep, because that takes a while.
SMALL = 64


def end_value(g: Any, s: Any, c: Any) -> int:
    """What a finished game is worth to seat 0: its score, or its share of the win."""
    if c[SCORE]:
        return score(g, s, 0)
    won = winners(g, s)
    if won == 0:
        return 0 if g.seats == 1 else ONE // g.seats
    count = 0
    rest = won
    while rest:
        rest &= rest - 1
        count += 1
    return (won & 1) * (ONE // count)


def entry(
    given: Any,
    states: Any,
    rows: Any,
    where: Any,
    lows: Any,
    bits: Any,
    shifts: Any,
    slots: Any,
    keys: Any,
    places: Any,
    mark: Any,
    low: Any,
    high: Any,
    recent_keys: Any,
    recent_edges: Any,
    c: Any,
    i: int,
) -> int:
    """The edge to `states[i]`; a node that was not seen before gets the next number."""
    if over(given[0], states[i]):
        return 4 * end_value(given[0], states[i], c) + END
    key = pack(rows, where, i, lows, bits, shifts, slots, c)
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


def write_choices(
    given: Any,
    states: Any,
    rows: Any,
    where: Any,
    lows: Any,
    bits: Any,
    shifts: Any,
    slots: Any,
    keys: Any,
    places: Any,
    mark: Any,
    low: Any,
    high: Any,
    recent_keys: Any,
    recent_edges: Any,
    c: Any,
    edges: Any,
    moves: Any,
    i: int,
    weight: int,
) -> None:
    """Add the edges of a decision in `states[i]` that an outcome of this weight led to."""
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
        edges[at + 1 + j] = entry(
            given, states, rows, where, lows, bits, shifts, slots, keys, places, mark, low, high, recent_keys, recent_edges, c, 2
        )
    c[EDGES] = at + 1 + n


def expand(
    given: Any,
    states: Any,
    rows: Any,
    where: Any,
    lows: Any,
    bits: Any,
    shifts: Any,
    slots: Any,
    keys: Any,
    places: Any,
    mark: Any,
    low: Any,
    high: Any,
    recent_keys: Any,
    recent_edges: Any,
    c: Any,
    edges: Any,
    codes: Any,
    weights: Any,
    moves: Any,
    node: int,
) -> None:
    """Write the row of a node."""
    g = given[0]
    unpack(rows, where, 0, lows, bits, shifts, slots, keys[node])
    at = c[EDGES]
    c[EDGES] += 1
    if acting(g, states[0]):
        edges[at] = 4 + SUM
        write_choices(given, states, rows, where, lows, bits, shifts, slots, keys, places, mark, low, high, recent_keys, recent_edges, c, edges, moves, 0, 1)
        return
    n = outcomes(g, states[0], codes, weights)
    total = 0
    for i in range(n):
        total += weights[i]
        renew(states, 1, 0)
        roll(g, states[1], codes[i])
        if not over(g, states[1]) and acting(g, states[1]):
            write_choices(given, states, rows, where, lows, bits, shifts, slots, keys, places, mark, low, high, recent_keys, recent_edges, c, edges, moves, 1, weights[i])
        else:
            edges[c[EDGES]] = 4 * (2 * weights[i]) + THROW
            edges[c[EDGES] + 1] = entry(given, states, rows, where, lows, bits, shifts, slots, keys, places, mark, low, high, recent_keys, recent_edges, c, 1)
            c[EDGES] += 2
    # Sums of weights times values must fit in 61 bits.
    if total > 1 << 14:
        c[TROUBLE] = TOO_HEAVY
    edges[at] = 4 * total + SUM


# The search


def visit(board: Any, layout: Any, memory: Any, search: Any, c: Any, buffers: Any, node: int) -> None:
    """Put a node on the stack, with its row, and begin to follow its edges."""
    stack, base, frame_at, frame_next, frame_low, edges = search
    p = c[STACK]
    c[STACK] = p + 1
    stack[p] = node
    base[p] = c[EDGES]
    memory[2][node] = p + 1
    given, states, rows, where = board
    lows, bits, shifts, slots = layout
    keys, places, mark, low, high, recent_keys, recent_edges = memory
    codes, weights, moves = buffers
    expand(given, states, rows, where, lows, bits, shifts, slots, keys, places, mark, low, high, recent_keys, recent_edges, c, edges, codes, weights, moves, node)
    base[p + 1] = c[EDGES]
    f = c[FRAMES]
    c[FRAMES] = f + 1
    frame_at[f] = p
    frame_next[f] = base[p] + 1
    frame_low[f] = p


def has_room(memory: Any, search: Any, c: Any) -> bool:
    """Whether one more node can be expanded."""
    keys, places = memory[0], memory[1]
    stack, base, frame_at, frame_next, frame_low, edges = search
    size = c[SIZE]  # no row is longer
    return (
        c[NODES] + size <= len(keys)
        and 2 * (c[NODES] + size) <= len(places)
        and 2 * (c[EDGES] + size + SMALL) <= len(edges)  # the other half is for `settle`
        and c[STACK] + 2 + SMALL <= len(base)
        and c[FRAMES] + 1 <= len(frame_at)
    )


def begin(board: Any, layout: Any, memory: Any, search: Any, c: Any, buffers: Any) -> None:
    """Take `states[1]` as the first node."""
    given, states, rows, where = board
    lows, bits, shifts, slots = layout
    keys, places, mark, low, high, recent_keys, recent_edges = memory
    edge = entry(given, states, rows, where, lows, bits, shifts, slots, keys, places, mark, low, high, recent_keys, recent_edges, c, 1)
    visit(board, layout, memory, search, c, buffers, edge >> 2)


def explore(board: Any, layout: Any, memory: Any, search: Any, c: Any, buffers: Any, steps: int) -> int:
    """Go on with the search, for so many edges at most; returns why it stopped."""
    stack, base, frame_at, frame_next, frame_low, edges = search
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
                    settle(memory, search, c, memory[3], 1)
                    settle(memory, search, c, memory[4], -1)
                rank(memory, search, c)
                if not small:
                    return CLOSE
                close(search, c)
    return DONE


def close(search: Any, c: Any) -> None:
    """Forget the rows of a group that is settled."""
    c[STACK] = c[FROM]
    c[EDGES] = search[1][c[FROM]]


# A group of nodes


def rank(memory: Any, search: Any, c: Any) -> None:
    """Rank the nodes of a group: in so many throws the dice can end the game, whatever is chosen."""
    stack, base, frame_at, frame_next, frame_low, edges = search
    mark = memory[2]
    for p in range(c[FROM], c[STACK]):
        mark[stack[p]] = -1 - NEVER
    changed = True
    while changed:
        changed = False
        for p in range(c[STACK] - 1, c[FROM] - 1, -1):
            found = rank_of(edges, base[p], base[p + 1], mark)
            if found < -1 - mark[stack[p]]:
                mark[stack[p]] = -1 - found
                changed = True
    for p in range(c[FROM], c[STACK]):
        if mark[stack[p]] == -1 - NEVER:
            c[TROUBLE] = ENDLESS


def rank_of(edges: Any, start: int, end: int, mark: Any) -> int:
    """One more than the least, over the outcomes, of the highest rank that choices lead to."""
    least = NEVER
    highest = NEVER
    for i in range(start + 1, end):
        kind = edges[i] & 3
        if kind == THROW:
            least = min(least, highest)
            highest = 0
        elif kind == NODE:
            highest = max(highest, -1 - mark[edges[i] >> 2])
    return min(NEVER, 1 + min(least, highest))


def sweep(memory: Any, search: Any, c: Any) -> None:
    """Bring the bounds of a group's nodes closer, once each, the last found first.

    A lower bound only rises and never above what it leads to by lower bounds, so it stays below the value;
    upper bounds likewise. CHANGED and GAP say whether anything moved and how far apart they are at most.
    """
    stack, base, frame_at, frame_next, frame_low, edges = search
    low, high = memory[3], memory[4]
    changed = 0
    gap = 0
    for p in range(c[STACK] - 1, c[FROM] - 1, -1):
        node = stack[p]
        total = edges[base[p]] >> 2
        below = worth(edges, base[p], base[p + 1], low) // total
        above = -(-worth(edges, base[p], base[p + 1], high) // total)
        if below > low[node]:
            low[node] = below
            changed = 1
        if above < high[node]:
            high[node] = above
            changed = 1
        gap = max(gap, high[node] - low[node])
    c[CHANGED] = changed
    c[GAP] = gap


def settle(memory: Any, search: Any, c: Any, values: Any, way: int) -> None:
    """Let the lower bounds (way 1) of a small group rise, or the upper ones (way -1) sink, until they stand still."""
    stack, base, frame_at, frame_next, frame_low, edges = search
    mark = memory[2]
    top = c[STACK]
    # Most edges leave the group, and what they are worth stays: shorter rows are written behind all others.
    at = c[EDGES]
    for p in range(c[FROM], top):
        base[top + 1 + p - c[FROM]] = at
        at = shorten(edges, base[p], base[p + 1], values, mark, at)
    base[top + 1 + top - c[FROM]] = at
    changed = True
    while changed:
        changed = False
        for p in range(top - 1, c[FROM] - 1, -1):
            short = top + 1 + p - c[FROM]
            total = edges[base[short]] >> 2
            found = way * (way * worth(edges, base[short], base[short + 1], values) // total)
            if way * found > way * values[stack[p]]:
                values[stack[p]] = found
                changed = at > base[top + 1] + 3 * (top - c[FROM])  # rows without nodes need no second look


def shorten(edges: Any, start: int, end: int, values: Any, mark: Any, at: int) -> int:
    """Write a row anew at `at`, with one end for all that leads out of the group; returns where it ends.

    Nodes of the group are those whose mark is positive: all others a group leads to are closed.
    """
    edges[at] = edges[start]
    edges[at + 1] = 4 * 2 + THROW
    out = at + 2
    at += 3
    left = 0
    i = start + 1
    while i < end:
        head = edges[i]
        most = head >> 2 & 1
        first = at
        at += 1
        best = 0
        leaving = False
        i += 1
        while i < end and edges[i] & 3 != THROW:
            value = edges[i] >> 2
            if edges[i] & 3 == NODE and mark[value] > 0:
                edges[at] = edges[i]
                at += 1
            else:
                if edges[i] & 3 == NODE:
                    value = values[value]
                if not leaving or (value > best if most else value < best):
                    best = value
                    leaving = True
            i += 1
        if at == first + 1:
            left += (head >> 3) * best
            at = first
        else:
            edges[first] = head
            if leaving:
                edges[at] = 4 * best + END
                at += 1
    edges[out] = 4 * left + END
    return at


def worth(edges: Any, start: int, end: int, values: Any) -> int:
    """The sum over the outcomes of weight times the best value that choices lead to."""
    total = 0
    weight = 0
    most = 0
    best = 0
    fresh = False
    for i in range(start + 1, end):
        value = edges[i] >> 2
        kind = edges[i] & 3
        if kind == THROW:
            total += weight * best
            weight = value >> 1
            most = value & 1
            fresh = True
            continue
        if kind == NODE:
            value = values[value]
        if fresh or (value > best if most else value < best):
            best = value
            fresh = False
    return total + weight * best


def refill(places: Any, keys: Any, nodes: int) -> None:
    """Put every key into a hash table that has become larger."""
    for node in range(nodes):
        places[place_of(keys[node], places, keys)] = node + 1
