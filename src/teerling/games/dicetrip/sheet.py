"""A map on a sheet: longitude and latitude become places to draw at."""

from __future__ import annotations

from math import cos, radians
from typing import NamedTuple

from teerling.games.dicetrip.atlas import Map

# The longer side of a sheet, and the margin around the map.
LONG, MARGIN = 1000, 40

Place = tuple[int, int]


class Sheet(NamedTuple):
    """Where to draw what, from the top left corner."""

    width: int
    height: int
    cities: tuple[Place, ...]
    outline: tuple[Place, ...]


def fitted(a: Map) -> Sheet:
    """A map on a sheet whose longer side is 1000.

    >>> from teerling.games.dicetrip.atlas import find
    >>> sheet = fitted(find("belgium"))
    >>> sheet.width, sheet.height, sheet.cities[0]
    (1000, 831, (128, 145))
    """
    points = [*(city.at for city in a.cities), *a.outline]
    west, east = min(x for x, _ in points), max(x for x, _ in points)
    south, north = min(y for _, y in points), max(y for _, y in points)
    # A degree of longitude is shorter the further north it lies.
    shrink = max(cos(radians((south + north) / 2)), 0.05)
    wide, high = max((east - west) * shrink, 1e-6), max(north - south, 1e-6)
    scale = (LONG - 2 * MARGIN) / max(wide, high)

    def place(at: tuple[float, float]) -> Place:
        return round(MARGIN + (at[0] - west) * shrink * scale), round(MARGIN + (north - at[1]) * scale)

    return Sheet(
        round(2 * MARGIN + wide * scale),
        round(2 * MARGIN + high * scale),
        tuple(place(city.at) for city in a.cities),
        tuple(place(point) for point in a.outline),
    )
