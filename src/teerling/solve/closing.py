"""Restricted Python that settles a group of nodes: its ranks, and the bounds of its values.

The nodes of a group stand on the search's stack at the places `first` to `last` - 1; `base` says where the row of edges
of each begins. All other nodes they lead to are settled. An edge is 4 * number + kind. A row begins with the sum of the
weights (SUM); then comes each outcome (THROW, number: 2 * weight + 1 if the highest is chosen) with what it leads to:
nodes (NODE) or ends (END, number: the value).

A lower bound only rises, and never above what it leads to by lower bounds; so it stays below the value. Upper bounds
likewise. Bounds are whole numbers and rounded outward, so nothing is lost in rounding.
"""

from typing import Any

NODE, END, THROW, SUM = 0, 1, 2, 3

# A rank no node has: of those from which the dice can't force the end.
NEVER = 1 << 30
# Larger groups are swept by the caller, because that takes a while.
SMALL = 64
# After so many looks at a small group, its bounds leap ahead; steps below LEAP can be multiplied.
LOOKS, LEAP = 4, 1 << 30


def rank(stack: Any, base: Any, edges: Any, first: int, last: int, mark: Any) -> bool:
    """Rank the nodes of a group: in so many throws the dice can end the game, whatever is chosen.

    Marks become -1 - rank. Returns no if there is a node without a rank.
    """
    for p in range(first, last):
        mark[stack[p]] = -1 - NEVER
    changed = True
    while changed:
        changed = False
        for p in range(last - 1, first - 1, -1):
            found = rank_of(edges, base[p], base[p + 1], mark)
            if found < -1 - mark[stack[p]]:
                mark[stack[p]] = -1 - found
                # A node alone that leads to itself is no nearer by that.
                changed = last - first > 1
    ranked = True
    for p in range(first, last):
        ranked = ranked and mark[stack[p]] != -1 - NEVER
    return ranked


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


def sweep(stack: Any, base: Any, edges: Any, first: int, last: int, values: Any, way: int) -> bool:
    """Let lower bounds (way 1) rise or upper ones (way -1) sink, once each, the last found first; no if none moved."""
    changed = False
    for p in range(last - 1, first - 1, -1):
        found = step(edges, base[p], base[p + 1], values, way)
        if way * found > way * values[stack[p]]:
            values[stack[p]] = found
            changed = True
    return changed


def widest(stack: Any, first: int, last: int, low: Any, high: Any) -> int:
    """How far apart the bounds of a group are at most."""
    gap = 0
    for p in range(first, last):
        gap = max(gap, high[stack[p]] - low[stack[p]])
    return gap


def step(edges: Any, start: int, end: int, values: Any, way: int) -> int:
    """The bound that a row gives its node: rounded down for lower bounds (way 1), up for upper ones (way -1)."""
    total: int = edges[start] >> 2
    return way * (way * worth(edges, start, end, values) // total)


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


# Small groups, of which there may be millions


def settle(
    stack: Any,
    base: Any,
    edges: Any,
    first: int,
    last: int,
    mark: Any,
    values: Any,
    way: int,
    olds: Any,
    steps: Any,
) -> None:
    """Let the bounds of a small group rise (way 1) or sink (way -1) until they stand still."""
    # Most edges leave the group, and what they are worth stays: shorter rows are written behind all others.
    at = base[last]
    short = last + 1
    for p in range(first, last):
        base[short + p - first] = at
        at = shorten(edges, base[p], base[p + 1], values, mark, at)
    base[short + last - first] = at
    if at == base[short] + 3 * (last - first):
        sweep_short(stack, base, edges, first, last, values, way, olds, steps)  # nothing stays: one look is all
        return
    looks = 0
    while sweep_short(stack, base, edges, first, last, values, way, olds, steps):
        looks += 1
        if looks % LOOKS == 0:
            leap(stack, base, edges, first, last, values, way, olds, steps)


def sweep_short(
    stack: Any, base: Any, edges: Any, first: int, last: int, values: Any, way: int, olds: Any, steps: Any
) -> bool:
    """One look at the shortened rows; `steps` and `olds` keep how far each bound went, now and the time before."""
    changed = False
    for p in range(last - 1, first - 1, -1):
        row = last + 1 + p - first
        went = way * (step(edges, base[row], base[row + 1], values, way) - values[stack[p]])
        olds[p - first] = steps[p - first]
        steps[p - first] = max(0, went)
        if went > 0:
            values[stack[p]] += way * went
            changed = True
    return changed


def leap(
    stack: Any, base: Any, edges: Any, first: int, last: int, values: Any, way: int, olds: Any, steps: Any
) -> None:
    """Go nearly to where steps that shrink evenly would end, if the bounds still hold each other up there."""
    for p in range(first, last):
        now, before = steps[p - first], olds[p - first]
        far = now * now // (before - now) if 0 < now < before < LEAP else 0
        olds[p - first] = way * (far - far // 256)
        values[stack[p]] += olds[p - first]
    held = True
    for p in range(first, last):
        row = last + 1 + p - first
        if way * step(edges, base[row], base[row + 1], values, way) < way * values[stack[p]]:
            held = False
    for p in range(first, last):
        if not held:
            values[stack[p]] -= olds[p - first]
        steps[p - first] = 0


def shorten(edges: Any, start: int, end: int, values: Any, mark: Any, at: int) -> int:
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
