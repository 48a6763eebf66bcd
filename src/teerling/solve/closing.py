"""Restricted Python that settles a group of nodes: its ranks, and the bounds of its values.

The nodes of a group stand on the search's stack at the places `first` to `last` - 1. All other nodes they lead to are
settled. An edge is 4 * number + kind. A row begins with the sum of the weights (SUM); then comes each outcome (THROW,
number: 2 * weight + 1 if the highest is chosen) with what it leads to: nodes (NODE) or ends (END, number: the value).

A lower bound only rises, and never above what it leads to by lower bounds; so it stays below the value. Upper bounds
likewise. Bounds are whole numbers and rounded outward, so nothing is lost in rounding.
"""

from typing import NamedTuple

from teerling.kernel.arrays import Numbers

NODE, END, THROW, SUM = 0, 1, 2, 3

# A rank no node has: of those from which the dice can't force the end.
NEVER = 1 << 30
# Larger groups are swept by the caller, because that takes a while.
SMALL = 64
# After so many looks at a small group, its bounds leap ahead; steps below LEAP can be multiplied.
LOOKS, LEAP = 4, 1 << 30


class Stack(NamedTuple):
    """The nodes that are found but not settled, each with a row of edges."""

    nodes: Numbers
    starts: Numbers  # where the row of each begins; one more says where the last ends
    edges: Numbers


class Steps(NamedTuple):
    """How far the bound of each node of a small group went: at the last look, and at the one before."""

    last: Numbers
    before: Numbers


def rank(stack: Stack, first: int, last: int, marks: Numbers) -> bool:
    """Rank the nodes of a group: in so many throws the dice can end the game, whatever is chosen.

    Marks become -1 - rank. Returns no if there is a node without a rank.
    """
    nodes, starts = stack.nodes, stack.starts
    for p in range(first, last):
        marks[nodes[p]] = -1 - NEVER
    changed = True
    while changed:
        changed = False
        for p in range(last - 1, first - 1, -1):
            found = rank_of(stack.edges, starts[p], starts[p + 1], marks)
            if found < -1 - marks[nodes[p]]:
                marks[nodes[p]] = -1 - found
                # A node alone that leads to itself is no nearer by that.
                changed = last - first > 1
    ranked = True
    for p in range(first, last):
        ranked = ranked and marks[nodes[p]] != -1 - NEVER
    return ranked


def rank_of(edges: Numbers, start: int, end: int, marks: Numbers) -> int:
    """One more than the least, over the outcomes, of the highest rank that choices lead to."""
    least = NEVER
    highest = NEVER
    for i in range(start + 1, end):
        kind = edges[i] & 3
        if kind == THROW:
            least = min(least, highest)
            highest = 0
        elif kind == NODE:
            highest = max(highest, -1 - marks[edges[i] >> 2])
    return min(NEVER, 1 + min(least, highest))


def sweep(stack: Stack, first: int, last: int, values: Numbers, way: int) -> bool:
    """Let lower bounds (way 1) rise or upper ones (way -1) sink, once each, the last found first; no if none moved."""
    nodes, starts = stack.nodes, stack.starts
    changed = False
    for p in range(last - 1, first - 1, -1):
        found = step(stack.edges, starts[p], starts[p + 1], values, way)
        if way * found > way * values[nodes[p]]:
            values[nodes[p]] = found
            changed = True
    return changed


def widest(stack: Stack, first: int, last: int, lows: Numbers, highs: Numbers) -> int:
    """How far apart the bounds of a group are at most."""
    gap = 0
    for p in range(first, last):
        gap = max(gap, highs[stack.nodes[p]] - lows[stack.nodes[p]])
    return gap


def step(edges: Numbers, start: int, end: int, values: Numbers, way: int) -> int:
    """The bound that a row gives its node: rounded down for lower bounds (way 1), up for upper ones (way -1)."""
    total = edges[start] >> 2
    return way * (way * worth(edges, start, end, values) // total)


def worth(edges: Numbers, start: int, end: int, values: Numbers) -> int:
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


# Small groups, of which there may be millions


def settle(stack: Stack, first: int, last: int, marks: Numbers, values: Numbers, way: int, steps: Steps) -> None:
    """Let the bounds of a small group rise (way 1) or sink (way -1) until they stand still."""
    # Most edges leave the group, and what they are worth stays: shorter rows are written behind all others.
    starts = stack.starts
    at = starts[last]
    short = last + 1
    for p in range(first, last):
        starts[short + p - first] = at
        at = shorten(stack.edges, starts[p], starts[p + 1], values, marks, at)
    starts[short + last - first] = at
    if at == starts[short] + 3 * (last - first):
        sweep_short(stack, first, last, values, way, steps)  # nothing stays: one look is all
        return
    looks = 0
    while sweep_short(stack, first, last, values, way, steps):
        looks += 1
        if looks % LOOKS == 0:
            leap(stack, first, last, values, way, steps)


def sweep_short(stack: Stack, first: int, last: int, values: Numbers, way: int, steps: Steps) -> bool:
    """One look at the shortened rows, which keeps how far each bound went."""
    nodes, starts = stack.nodes, stack.starts
    changed = False
    for p in range(last - 1, first - 1, -1):
        row = last + 1 + p - first
        went = way * (step(stack.edges, starts[row], starts[row + 1], values, way) - values[nodes[p]])
        steps.before[p - first] = steps.last[p - first]
        steps.last[p - first] = max(0, went)
        if went > 0:
            values[nodes[p]] += way * went
            changed = True
    return changed


def leap(stack: Stack, first: int, last: int, values: Numbers, way: int, steps: Steps) -> None:
    """Go nearly to where steps that shrink evenly would end, if the bounds still hold each other up there."""
    nodes, starts = stack.nodes, stack.starts
    leaps = steps.before  # which is not needed any more
    for p in range(first, last):
        now, before = steps.last[p - first], steps.before[p - first]
        far = now * now // (before - now) if 0 < now < before < LEAP else 0
        leaps[p - first] = way * (far - far // 256)
        values[nodes[p]] += leaps[p - first]
    held = True
    for p in range(first, last):
        row = last + 1 + p - first
        if way * step(stack.edges, starts[row], starts[row + 1], values, way) < way * values[nodes[p]]:
            held = False
    for p in range(first, last):
        if not held:
            values[nodes[p]] -= leaps[p - first]
        steps.last[p - first] = 0


def shorten(edges: Numbers, start: int, end: int, values: Numbers, marks: Numbers, at: int) -> int:
    """Write a row anew at `at`, with one end for all that leads out of the group; returns where it ends.

    Nodes of the group are those whose mark is positive: all others a group leads to are closed.
    """
    edges[at] = edges[start]
    edges[at + 1] = 4 * 2 + THROW
    out = at + 2
    at += 3
    left = 0
    passing = -1  # an outcome that leads to one node of the group and nowhere else
    i = start + 1
    while i < end:
        head = edges[i]
        most = head >> 2 & 1
        begin = at
        at += 1
        best = 0
        leaving = False
        i += 1
        while i < end and edges[i] & 3 != THROW:
            value = edges[i] >> 2
            if edges[i] & 3 == NODE and marks[value] > 0:
                edges[at] = edges[i]
                at += 1
            else:
                if edges[i] & 3 == NODE:
                    value = values[value]
                if not leaving or (value > best if most else value < best):
                    best = value
                    leaving = True
            i += 1
        if at == begin + 1:
            left += (head >> 3) * best
            at = begin
            continue
        edges[begin] = head
        if leaving:
            edges[at] = 4 * best + END
            at += 1
        elif at == begin + 2:
            if passing >= 0 and edges[passing + 1] == edges[begin + 1]:
                edges[passing] += head >> 3 << 3
                at = begin
            else:
                passing = begin
    edges[out] = 4 * left + END
    return at
