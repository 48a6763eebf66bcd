"""The game of `duel` as the solver meets it, and its values by another way."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast

from teerling.game import Game, Position, find
from tests.solve import duel


def tiny() -> Game:
    """A game without a folder: other rules in the place of a known game's."""
    parts = find("pushbox").parts
    options = replace(parts.options, solvable=range(1, 3))
    return Game("duel", Path(duel.__file__).parent, replace(parts, rules=duel, state=duel.State, options=options))


def begin(*, strict: bool = True, together: bool = False) -> Position:
    """The first position."""
    given, state = duel.Given(), duel.State()
    given.seats, given.strict, given.together = 2, int(strict), int(together)
    duel.start(given, state)
    return Position(tiny(), {}, given, state)


def by_iteration(start: Position) -> dict[Any, float]:
    """The values of positions at which the die is due, by their keys: plain value iteration over a dictionary."""
    found: dict[Any, Position] = {}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        if here.raw[1].key() not in found:
            found[here.raw[1].key()] = here
            waiting += [after for row in rows(here) for _, after in row if after.turn.kind != "over"]
    table = {
        key: [[(seat, _end(after), after.raw[1].key()) for seat, after in row] for row in rows(here)]
        for key, here in found.items()
    }
    values = dict.fromkeys(found, 0.5)
    for _ in range(3000):
        for key, throws in table.items():
            total = 0.0
            for row in throws:
                follow = [values[after] if end is None else end for _, end, after in row]
                total += max(follow) if row[0][0] == 0 else min(follow)
            values[key] = total / len(throws)
    return values


def rows(here: Position) -> list[list[tuple[int, Position]]]:
    """For each throw, who decides and what can come of it."""
    made = []
    rules = cast(Any, duel)
    for code in range(1, 7):
        state = here.raw[1].copy()
        rules.roll(here.raw[0], state, code)
        thrown = Position(here.game, {}, here.raw[0], state)
        (seat,) = thrown.turn.seats
        made.append([(seat, thrown.after(seat, move)) for move in thrown.codes(seat)])
    return made


@cache
def _end(after: Position) -> float | None:
    return None if after.turn.kind != "over" else (0 in after.winners()) / len(after.winners())
