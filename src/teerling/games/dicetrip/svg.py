"""A map as a picture in SVG, with its names as they stand on the signposts."""

from __future__ import annotations

from html import escape

from teerling.games.dicetrip.atlas import Map
from teerling.games.dicetrip.sheet import fitted

RING = {"red": "#c8442f", "yellow": "#e0b83a", "green": "#4f8a4b", "blue": "#3f78b5"}
LAND, SEA, ROAD, INK, PAPER = "#f2ead6", "#dfe8ea", "#a08b6c", "#3b2f24", "#fffdf7"


def as_svg(a: Map) -> str:
    """The picture.

    >>> from teerling.games.dicetrip.atlas import find
    >>> as_svg(find("belgium")).splitlines()[1]
    '<title>België</title>'
    """
    sheet = fitted(a)
    title = escape(a.named.name)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet.width} {sheet.height}" role="img">',
        f"<title>{title}</title>",
        f"<desc>{escape(a.author)}, {escape(a.licence)}</desc>",
        f'<rect width="{sheet.width}" height="{sheet.height}" fill="{SEA}"/>',
    ]
    if sheet.outline:
        points = " ".join(f"{x},{y}" for x, y in sheet.outline)
        parts.append(f'<polygon points="{points}" fill="{LAND}" stroke="{ROAD}" stroke-linejoin="round"/>')
    for one, other in a.roads:
        (x1, y1), (x2, y2) = sheet.cities[one], sheet.cities[other]
        parts.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{ROAD}" stroke-width="3"/>')
    for number, (city, (x, y)) in enumerate(zip(a.cities, sheet.cities, strict=True), 1):
        ring = RING.get(city.ring)
        if ring:
            parts.append(f'<circle cx="{x}" cy="{y}" r="19" fill="none" stroke="{ring}" stroke-width="6"/>')
        parts.append(f'<circle cx="{x}" cy="{y}" r="15" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>')
        text = f'text-anchor="middle" font-family="sans-serif" fill="{INK}"'
        parts.append(f'<text x="{x}" y="{y + 5}" font-size="14" {text}>{number}</text>')
        halo = f'stroke="{PAPER}" stroke-width="4" paint-order="stroke"'
        name = escape(city.named.name)
        parts.append(f'<text x="{x}" y="{y + 38}" font-size="16" {text} {halo}>{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
