"""What can be agreed before a game of Quadrata, and how that sets up the rules."""

from __future__ import annotations

from collections.abc import Mapping

from teerling.games.quadrata.box import Box, find, names, read_set, tidy
from teerling.games.quadrata.pieces import MOST_ROUNDS, MOST_TURNS, Given
from teerling.games.quadrata.tables import Placement, fill_in, placements
from teerling.kernel.records import fields_of
from teerling.values import Option

USUAL_ROUNDS = 3


def _set(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return names()


def _rounds(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    every = range(1, MOST_ROUNDS + 1)
    return tuple(str(n) for n in (USUAL_ROUNDS, *(n for n in every if n != USUAL_ROUNDS)))


def _turns(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return str(MOST_TURNS), "100", "50"


OPTIONS = (
    Option("set", _set, own=tidy),
    Option("rounds", _rounds, few=("1",)),
    # This one is ours: without it a round could go on for ever.
    Option("turns", _turns, few=(str(MOST_TURNS),)),
)


class Agreed(Given):
    """What is agreed, with the set itself: the rules know its numbers only, screens its drawings too."""

    __slots__ = ("area", "areas", "box", "placements")
    FIELDS = fields_of(Given)

    box: Box
    placements: tuple[Placement, ...]
    area: int  # of the square that is played on
    areas: tuple[int, ...]  # of the shapes


def given(seats: int, chosen: Mapping[str, str]) -> Agreed:
    """The agreements, from options that have been checked."""
    box = find(chosen["set"]) if chosen["set"] in names() else read_set(chosen["set"])
    g = Agreed()
    g.box = box
    g.placements = placements(box.figures, box.square(seats)).placements
    g.area = box.area(box.square(seats))
    g.areas = tuple(box.area(figure) for figure in box.figures)
    g.seats = seats
    g.rounds = int(chosen["rounds"])
    g.limit = seats * int(chosen["turns"])
    for i, count in enumerate(box.stock(seats)):
        g.stock[i] = count
    fill_in(g, box.figures, box.square(seats))
    return g
