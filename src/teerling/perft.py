"""Every way a game can go, counted depth by depth: a fingerprint of the rules.

An event is a move or a distinct outcome of the dice. At each depth: how many rows of events
lead there (`nodes`), how many of them end a game there (`ended`), and the sum of their dice's
chances, a row's moves counting one each (`mass`). All three are exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from teerling.game import Position


class Depth(NamedTuple):
    """What there is at one depth."""

    depth: int
    nodes: int
    ended: int
    mass: Fraction


def reach(start: Position, events: Sequence[str]) -> Position:
    """The position after some events, each as a record has it.

    >>> from teerling.game import find
    >>> reach(find("pushbox").start(seats=1), ["dice 4 5", "seat1 5+4"]).turn.kind
    'dice'
    """
    position = start
    for event in events:
        who, _, text = event.partition(" ")
        if who == "dice":
            position = position.roll(position.game.read_roll(text))
        else:
            position = position.play(int(who.removeprefix("seat")) - 1, position.game.read_move(text))
    return position


def perft(position: Position, depth: int) -> Iterator[Depth]:
    """Count from a position on, one depth after the other.

    >>> from teerling.game import find
    >>> [(d.nodes, d.mass) for d in perft(find("pushbox").start(seats=1), 2)]
    [(1, Fraction(1, 1)), (21, Fraction(1, 1)), (319, Fraction(359, 36))]
    """
    # Rows that lead to the same position go on the same way: they are counted together.
    level: dict[Position, tuple[int, Fraction]] = {position: (1, Fraction(1))}
    for here in range(depth + 1):
        nodes = sum(count for count, _ in level.values())
        ended = sum(count for p, (count, _) in level.items() if p.turn.kind == "over")
        yield Depth(here, nodes, ended, sum((mass for _, mass in level.values()), Fraction(0)))
        if here < depth:
            level = _next(level)


def _next(level: dict[Position, tuple[int, Fraction]]) -> dict[Position, tuple[int, Fraction]]:
    found: dict[Position, tuple[int, Fraction]] = {}
    for position, (count, mass) in level.items():
        for after, chance in _followers(position):
            old_count, old_mass = found.get(after, (0, Fraction(0)))
            found[after] = (old_count + count, old_mass + mass * chance)
    return found


def _followers(position: Position) -> Iterator[tuple[Position, Fraction]]:
    for roll, chance in position.outcomes():
        yield position.roll(roll), chance
    for seat in position.turn.seats:
        for code in position.codes(seat):
            yield position.after(seat, code), Fraction(1)
