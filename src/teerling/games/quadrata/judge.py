"""How good a choice in Quadrata looks, from a view: fill with what there is, lay it close, leave no holes.

The judge counts points as they stand, and likes a free area with a short edge in which many throws find a place.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from math import sqrt
from typing import NamedTuple

from teerling.games.quadrata.board import About, Board, FromSquare, FromStock, Kit, Lay, Pick, Piece, Source
from teerling.games.quadrata.grid import Figure, Quarter, beside, moved, size
from teerling.games.quadrata.pieces import FILLED, SIDE
from teerling.games.quadrata.raster import figure_of
from teerling.values import Choice, Level, View

# All numbers here were tried against others, in rounds of two, on both sets.

# What a cell's length of edge around the free area costs.
EDGE = 0.25
# What it is worth if every throw finds a place in the square.
OPEN = 2.5
# A full square also ends the round, before others are done.
FULL = FILLED + 3
# A shape in reserve may still be laid: it costs a little less than the point it takes away now.
RESERVED = 0.9
# A shape out of another's square is a point less for them; out of their reserve it is one more.
ROBBED = 0.5
# Of the places where a shape fits, so many of the closest are looked at more carefully.
CLOSEST = 8

_DIAGONAL = sqrt(0.5)


# Measured in the ladder (benchmarks/ladder.py), so that each level beats the one before it about as often.
LEVELS = (
    Level(warmth=2.2),
    Level(warmth=1.0),
    Level(warmth=0.6),
    Level(rounds=60),
    Level(rounds=5000),
)


def worth(view: View[Board, About], choice: Choice[About]) -> float:
    """The higher the better."""
    thoughts = _think(view)
    about = choice.about
    if isinstance(about, Pick):
        return thoughts.pick(about.source)
    if isinstance(about, Lay):
        assert view.board.hand, "what is laid is in the hand"
        return thoughts.lay_here(view.board.hand, about)
    return thoughts.put_away(thoughts.covered) - (RESERVED if about.to == "reserve" else 0)


class Thoughts:
    """What the judge works out about one view."""

    def __init__(self, view: View[Board, About]):
        board = view.board
        self.seat = view.seat
        self.plan = _plan(_key(board.set))
        self.covered = 0
        for piece in board.players[view.seat].square:
            self.covered |= self.spot(piece.number, piece).covers
        # The numbers that can be had without robbing a square.
        reserves = [player.reserve for player in board.players]
        self.to_be_had = [
            number for number, count in enumerate(board.stock) if count or any(have[number] for have in reserves)
        ]
        self._closest: dict[tuple[int, int, int], dict[Spot, float]] = {}
        self._open: dict[int, float] = {}

    def spot(self, number: int, place: Piece | FromSquare | Lay) -> Spot:
        """The placement of a shape that lies somewhere, or may be laid there."""
        return self.plan.places[number, place.way, place.x, place.y]

    def pick(self, source: Source) -> float:
        """What picking up a shape makes possible."""
        number = source.number
        own = not isinstance(source, FromStock) and source.seat == self.seat
        if own and not isinstance(source, FromSquare):
            return RESERVED + max(self.put_away(self.covered), self.best(number, self.covered) or 0)
        if own and isinstance(source, FromSquare):
            there = self.spot(number, source)
            without = self.covered & ~there.covers
            best = max(self.put_away(without), self.best(number, without, there.covers) or 0)
            return best - 1 - closeness(there, without)
        best_laid = self.best(number, self.covered)
        value = self.put_away(self.covered) - RESERVED if best_laid is None else best_laid
        if isinstance(source, FromStock):
            return value
        return value + (ROBBED if isinstance(source, FromSquare) else -ROBBED)

    def best(self, number: int, covered: int, not_there: int = 0) -> float | None:
        """The most that laying a shape can bring; nothing if it fits nowhere."""
        laid = self.closest(number, covered, not_there)
        return max(laid.values(), default=None)

    def lay_here(self, hand: Source, place: Lay) -> float:
        """What laying the shape in the hand at one place brings; those that are not close are not looked at."""
        not_there = 0
        if isinstance(hand, FromSquare) and hand.seat == self.seat:
            not_there = self.spot(hand.number, hand).covers
        laid = self.closest(hand.number, self.covered, not_there)
        spot = self.spot(hand.number, place)
        return laid.get(spot, min(laid.values()) - 1)

    def closest(self, number: int, covered: int, not_there: int) -> dict[Spot, float]:
        """The places for a shape that lie closest to what lies there already, each with what it brings."""
        key = number, covered, not_there
        if key not in self._closest:
            fitting = [
                spot for spot in self.plan.spots[number - 1] if not spot.covers & covered and spot.covers != not_there
            ]
            close = nlargest(CLOSEST, fitting, key=lambda spot: closeness(spot, covered))
            self._closest[key] = {spot: self.lay(spot, covered) for spot in close}
        return self._closest[key]

    def lay(self, spot: Spot, covered: int) -> float:
        """What laying a shape at one place brings."""
        after = covered | spot.covers
        if after == self.plan.square:
            return 1.0 + FULL
        return 1.0 + closeness(spot, covered) + self.put_away(after)

    def put_away(self, covered: int) -> float:
        """What a square promises as it is: how many numbers that are to be had would find a place in it."""
        if covered not in self._open:
            fitting = sum(
                any(not spot.covers & covered for spot in self.plan.spots[number]) for number in self.to_be_had
            )
            self._open[covered] = OPEN * fitting / 6
        return self._open[covered]


# A view has many choices: what is worked out for one serves the others.
_last: list[tuple[View[Board, About], Thoughts]] = []


def _think(view: View[Board, About]) -> Thoughts:
    for known, thoughts in _last:
        if known is view:
            return thoughts
    thoughts = Thoughts(view)
    _last[:] = [(view, thoughts)]
    return thoughts


# The set, as the judge sees it


class Spot(NamedTuple):
    """A placement; sets of quarters are the bits of a number."""

    covers: int
    straight: int  # the quarters across its sides along the grid
    slanted: int  # the quarters across its sides along a diagonal
    edge: float  # the length of its sides that meet the frame
    around: float  # the length of all its sides


@dataclass(frozen=True, eq=False)
class Plan:
    """All placements in a square, by number and by place, and the square itself."""

    spots: tuple[tuple[Spot, ...], ...]
    places: dict[tuple[int, int, int, int], Spot]
    square: int


def closeness(spot: Spot, covered: int) -> float:
    """How much shorter the edge of the free area gets by a shape here; less than nothing if it gets longer."""
    met = spot.edge + (spot.straight & covered).bit_count() + _DIAGONAL * (spot.slanted & covered).bit_count()
    return EDGE * (2 * met - spot.around)


Outline = tuple[tuple[float, float], ...]
Key = tuple[Outline, tuple[tuple[Outline, ...], ...]]


def _key(shown: Kit) -> Key:
    """The square and the shapes, as something that can be remembered."""
    return shown.square, tuple(tuple(way.outline for way in shape.ways) for shape in shown.shapes)


@lru_cache(16)
def _plan(key: Key) -> Plan:
    square = figure_of(key[0])
    width, height = size(square)
    places = {}
    for number, shape in enumerate(key[1], 1):
        for way, outline in enumerate(shape):
            figure = figure_of(outline)
            wide, high = size(figure)
            for y in range(height - high + 1):
                for x in range(width - wide + 1):
                    there = moved(figure, x, y)
                    if there <= square:
                        places[number, way, x, y] = _spot(there, square)
    numbers = range(1, len(key[1]) + 1)
    spots = tuple(tuple(spot for place, spot in places.items() if place[0] == number) for number in numbers)
    return Plan(spots, places, _bits(square))


def _spot(there: Figure, square: Figure) -> Spot:
    straight, slanted = set(), set()
    edge = around = 0.0
    for quarter in there:
        *inner, outer = beside(quarter)
        for near in inner:
            if near not in there:
                slanted.add(near)
                around += _DIAGONAL
                edge += 0 if near in square else _DIAGONAL
        if outer not in there:
            straight.add(outer)
            around += 1
            edge += 0 if outer in square else 1
    return Spot(_bits(there), _bits(straight & square), _bits(slanted & square), edge, around)


def _bits(quarters: Figure | set[Quarter]) -> int:
    return sum(1 << (SIDE * y + x) * 4 + q for x, y, q in quarters)
