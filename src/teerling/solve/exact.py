"""Exact values of a group of positions in which one seat decides, as fractions.

Policy iteration (Howard 1960): solve the linear equations of a policy, choose better wherever there is better, and
again. It ends, because there are finitely many policies and each is better than the last; and every policy has one
solution, because the ranks show that the dice end the game under each.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from teerling.solve.closing import NODE, SUM, THROW


class Outcome(NamedTuple):
    """An outcome: its chance, whether the highest value is chosen, and the nodes and ends to choose from."""

    chance: Fraction
    most: bool
    nodes: tuple[int, ...]
    ends: tuple[Fraction, ...]


Row = list[Outcome]


def read_row(edges: list[int], unit: int) -> Row:
    """A node's row of edges (see `closing`), the values of ends counted in `unit`.

    >>> read_row([4 * 2 + SUM, 4 * 5 + THROW, 4 * 7 + NODE], 1)
    [Outcome(chance=Fraction(1, 1), most=True, nodes=(7,), ends=())]
    """
    assert edges[0] & 3 == SUM
    total = edges[0] >> 2
    row: Row = []
    for edge in edges[1:]:
        kind, value = edge & 3, edge >> 2
        if kind == THROW:
            row.append(Outcome(Fraction(value >> 1, total), bool(value & 1), (), ()))
        else:
            chance, most, nodes, ends = row[-1]
            if kind == NODE:
                row[-1] = Outcome(chance, most, (*nodes, value), ends)
            else:
                row[-1] = Outcome(chance, most, nodes, (*ends, Fraction(value, unit)))
    return row


def values(rows: dict[int, Row], known: dict[int, Fraction]) -> dict[int, Fraction]:
    """The values of the nodes of a group, given those of all other nodes they lead to.

    >>> again = [Outcome(Fraction(1, 2), True, (0,), (Fraction(3),)), Outcome(Fraction(1, 2), True, (), (Fraction(9),))]
    >>> values({0: again}, {})
    {0: Fraction(9, 1)}
    """
    # What an outcome is worth if the group is left, and whom it can stay with.
    leaving = {n: [_leave(outcome, rows, known) for outcome in row] for n, row in rows.items()}
    staying = {n: [[m for m in set(o.nodes) if m in rows] for o in row] for n, row in rows.items()}
    choice: dict[int, list[int | None]] = {
        n: [None if value is not None else staying[n][i][0] for i, value in enumerate(leaving[n])] for n in rows
    }
    while True:
        found = _solve(rows, leaving, choice)
        better = {
            n: [_choose(row[i], leaving[n][i], staying[n][i], choice[n][i], found) for i in range(len(row))]
            for n, row in rows.items()
        }
        if better == choice:
            return found
        choice = better


def _leave(outcome: Outcome, rows: dict[int, Row], known: dict[int, Fraction]) -> Fraction | None:
    found = [*outcome.ends, *(known[n] for n in outcome.nodes if n not in rows)]
    if not found:
        return None
    return max(found) if outcome.most else min(found)


def _choose(
    outcome: Outcome, leaving: Fraction | None, staying: list[int], now: int | None, found: dict[int, Fraction]
) -> int | None:
    """The best of leaving (None) and staying with a node; the present choice unless another is truly better."""
    best, value = now, leaving if now is None else found[now]
    for other in (None, *staying):
        worth = leaving if other is None else found[other]
        if worth is not None and value is not None and (worth > value if outcome.most else worth < value):
            best, value = other, worth
    return best


def _solve(
    rows: dict[int, Row], leaving: dict[int, list[Fraction | None]], choice: dict[int, list[int | None]]
) -> dict[int, Fraction]:
    """The values under a policy: linear equations, by elimination."""
    order = list(rows)
    place = {n: i for i, n in enumerate(order)}
    matrix = []
    for n in order:
        line = [Fraction(0)] * (len(order) + 1)
        line[place[n]] += 1
        for outcome, value, chosen in zip(rows[n], leaving[n], choice[n], strict=True):
            if chosen is None:
                assert value is not None
                line[-1] += outcome.chance * value
            else:
                line[place[chosen]] -= outcome.chance
        matrix.append(line)
    for i in range(len(order)):
        pivot = next(j for j in range(i, len(order)) if matrix[j][i])
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        matrix[i] = [x / matrix[i][i] for x in matrix[i]]
        for j in range(len(order)):
            if j != i and matrix[j][i]:
                matrix[j] = [x - matrix[j][i] * y for x, y in zip(matrix[j], matrix[i], strict=True)]
    return {n: matrix[i][-1] for n, i in place.items()}
