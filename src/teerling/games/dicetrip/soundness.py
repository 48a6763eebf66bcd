"""What is allowed in a map, and yet not as it should be."""

from __future__ import annotations

from teerling.games.dicetrip.atlas import COLOURS, Map
from teerling.games.dicetrip.geometry import inside
from teerling.values import Message

# What a good map has; less or more is a warning.
ROADS = range(2, 7)
RINGS_OF_A_COLOUR = 3


def warnings(a: Map) -> list[Message]:
    """What is allowed, and yet not as it should be.

    >>> from teerling.games.dicetrip.atlas import find
    >>> warnings(find("belgium")), warnings(find("netherlands"))
    ([], [])
    """
    found: list[Message] = []
    for number, city in enumerate(a.cities):
        count = len(a.beside[number])
        if count not in ROADS:
            found.append(_warn("degree", name=city.named.name, count=count))
    for colour in COLOURS:
        count = sum(city.ring == colour for city in a.cities)
        if count != RINGS_OF_A_COLOUR:
            found.append(_warn("rings", colour=colour, count=count))
    for one, other in a.roads:
        if a.cities[one].ring == a.cities[other].ring != "none":
            found.append(_warn("same-ring", one=a.cities[one].named.name, other=a.cities[other].named.name))
    if not a.outline:
        found.append(_warn("no-outline"))
    else:
        found += [_warn("outside", name=c.named.name) for c in a.cities if not inside(a.outline, c.at)]
    return found


def _warn(problem: str, **args: object) -> Message:
    return Message(f"dicetrip-map-warning-{problem}", args)
