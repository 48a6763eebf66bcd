"""What can be agreed before a game of Dice Trip, and how that sets up the rules."""

from __future__ import annotations

from collections.abc import Mapping

from teerling.games.dicetrip.atlas import RINGS, Map, find, names, read_map, tidy
from teerling.games.dicetrip.cards import Given
from teerling.kernel.records import fields_of
from teerling.values import Option


def _map(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return names()


def _first(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return ("seat", "random") if seats > 1 else ("seat",)


OPTIONS = (Option("map", _map, own=tidy), Option("first", _first, matters=False))


class Journey(Given):
    """What is agreed, with the map itself: the rules know its numbers only, screens its names too."""

    __slots__ = ("map",)
    FIELDS = fields_of(Given)

    map: Map


def given(seats: int, chosen: Mapping[str, str]) -> Journey:
    """The agreements, from options that have been checked."""
    a = find(chosen["map"]) if chosen["map"] in names() else read_map(chosen["map"])
    g = Journey()
    g.map = a
    g.seats = seats
    g.draw_first = int(chosen["first"] == "random")
    g.cities = len(a.cities)
    g.rounds = (len(a.cities) + 1) // 2
    for number, city in enumerate(a.cities):
        g.rings[number] = RINGS.index(city.ring)
        for other in a.beside[number]:
            g.roads[number] |= 1 << other
    return g
