"""Maps as pictures in SVG: one with its names as on the signposts, and the cards of players who write on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from teerling import svg
from teerling.games.dicetrip import atlas
from teerling.games.dicetrip.board import About, Board, Card, Map
from teerling.games.dicetrip.sheet import fitted
from teerling.values import View

RING = {"red": "#c8442f", "yellow": "#e0b83a", "green": "#4f8a4b", "blue": "#3f78b5"}
LAND, SEA = "#f2ead6", "#dfe8ea"
Points = Sequence[Sequence[float]]

GAP, DIE = 40, 90


def as_svg(a: atlas.Map) -> str:
    """A map with its names.

    >>> from teerling.games.dicetrip.atlas import find
    >>> as_svg(find("belgium")).splitlines()[1]
    '<title>België</title>'
    """
    sheet = fitted(a)
    parts = _land(sheet.width, sheet.height, sheet.outline, sheet.cities, a.roads)
    for number, (city, (x, y)) in enumerate(zip(a.cities, sheet.cities, strict=True), 1):
        parts += [_place(x, y, city.ring), svg.text(x, y, str(number), 14)]
        halo = f'stroke="{svg.PAPER}" stroke-width="4" paint-order="stroke"'
        parts.append(svg.text(x, y + 32, city.named.name, 16, more=halo))
    return svg.document(sheet.width, sheet.height, a.named.name, parts, f"{a.author}, {a.licence}")


def picture(view: View[Board, About]) -> str:
    """Everybody's card side by side, as far as it may be known, and the dice.

    >>> from teerling.game import find
    >>> picture(find("dicetrip").start(seats=2, map="belgium").view()).count('r="15"')  # 25 cities on each card
    50
    """
    shown = view.board.map
    wide, high = shown.width, shown.height
    acting = svg.up(view.acting, view.thrower)
    parts = []
    for i, card in enumerate(view.board.cards):
        parts.append(f'<g transform="translate({i * (wide + GAP)} 0)">')
        parts += _card(shown, card, card.seat in acting)
        parts.append("</g>")
    for i, die in enumerate(view.board.dice):
        if die.face:
            ink = svg.INK if die.colour == "yellow" else svg.PAPER
            parts.append(svg.die(i * (DIE + 20) + 20, high + 20, DIE, die.face, RING[die.colour], ink))
    width = len(view.board.cards) * (wide + GAP) - GAP
    return svg.document(width, high + DIE + 40, "Dice Trip", parts)


def _card(shown: Map, card: Card, up: bool) -> list[str]:
    cities = [(city.x, city.y) for city in shown.cities]
    parts = _land(shown.width, shown.height, shown.outline, cities, shown.roads)
    route = " ".join(f"{x},{y}" for x, y in (cities[city] for city in card.route))
    parts.append(
        f'<polyline points="{route}" fill="none" stroke="{svg.GOLD}" stroke-width="12" stroke-linejoin="round"/>'
    )
    for city, (x, y) in enumerate(cities):
        parts.append(_place(x, y, shown.cities[city].ring))
        number = card.numbers[city]
        if number:
            parts.append(svg.text(x, y, str(number), 17))
        if city in card.bonus:
            parts.append(svg.text(x + 22, y - 20, "★", 24, RING["yellow"], f'stroke="{svg.INK}"'))
        if city in card.crossed:
            look = f'stroke="{svg.INK}" stroke-width="3"'
            parts += [svg.line((x - 9, y - 9), (x + 9, y + 9), look), svg.line((x + 9, y - 9), (x - 9, y + 9), look)]
    return [*parts, svg.seat(30, 30, card.seat, up)]


def _land(width: float, height: float, outline: Points, cities: Points, roads: Iterable[Sequence[int]]) -> list[str]:
    parts = [svg.rect(0, 0, width, height, f'fill="{SEA}"')]
    if outline:
        parts.append(svg.polygon(outline, f'fill="{LAND}" stroke="{svg.SOFT}"'))
    look = f'stroke="{svg.SOFT}" stroke-width="3"'
    return parts + [svg.line(cities[one], cities[other], look) for one, other in roads]


def _place(x: float, y: float, ring: str) -> str:
    around = svg.circle(x, y, 19, f'fill="none" stroke="{RING[ring]}" stroke-width="6"') if ring in RING else ""
    return around + svg.circle(x, y, 15, f'fill="{svg.PAPER}" stroke="{svg.INK}" stroke-width="1.5"')
