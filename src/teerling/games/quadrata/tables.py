"""All placements of the shapes in a square, as the tables that the rules look up."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from teerling.games.quadrata.grid import Figure, Quarter, moved, size, ways
from teerling.games.quadrata.pieces import BITS, SIDE, Given


class Placement(NamedTuple):
    """A shape somewhere: its number, the way it is held, and the top left of the cells it takes."""

    number: int
    way: int
    x: int
    y: int

    @property
    def place(self) -> int:
        """The code of the place.

        >>> Placement(1, 2, 3, 1).place
        139
        """
        return (self.way * SIDE + self.y) * SIDE + self.x


class Table(NamedTuple):
    """The placements in a square, by number and place, with the quarters each covers."""

    placements: tuple[Placement, ...]
    covers: tuple[Figure, ...]


@lru_cache(32)
def placements(shapes: tuple[Figure, ...], square: Figure) -> Table:
    """Every placement wholly inside a square.

    >>> from teerling.games.quadrata.grid import read_figure
    >>> table = placements((read_figure(["##"]),), read_figure(["##", ".#"]))
    >>> table.placements
    (Placement(number=1, way=0, x=0, y=0), Placement(number=1, way=1, x=1, y=0))
    """
    width, height = size(square)
    found: list[Placement] = []
    covers: list[Figure] = []
    for number, shape in enumerate(shapes, 1):
        for way, figure in enumerate(ways(shape)):
            wide, high = size(figure)
            for y in range(height - high + 1):
                for x in range(width - wide + 1):
                    there = moved(figure, x, y)
                    if there <= square:
                        found.append(Placement(number, way, x, y))
                        covers.append(there)
    return Table(tuple(found), tuple(covers))


@lru_cache(32)
def bits(shapes: tuple[Figure, ...], square: Figure) -> tuple[tuple[Quarter, ...], ...]:
    """The quarters of a square, those together that every placement covers together; each such group is one bit."""
    covered_by: dict[Quarter, list[int]] = {quarter: [] for quarter in sorted(square)}
    for i, there in enumerate(placements(shapes, square).covers):
        for quarter in there:
            covered_by[quarter].append(i)
    groups: dict[tuple[int, ...], list[Quarter]] = {}
    for quarter, by in covered_by.items():
        groups.setdefault(tuple(by), []).append(quarter)
    return tuple(tuple(group) for group in groups.values())


def fill_in(g: Given, shapes: tuple[Figure, ...], square: Figure) -> None:
    """Write the tables of a square into what is given."""
    table = placements(shapes, square)
    groups = bits(shapes, square)
    g.words = -(-len(groups) // BITS)
    # Neighbours go into different words: most placements that do not fit are then found out by the first.
    at = {quarter: (i % g.words, i // g.words) for i, group in enumerate(groups) for quarter in group}
    for i in range(len(groups)):
        g.full[i % g.words] |= 1 << i // g.words
    for i, (placement, there) in enumerate(zip(table.placements, table.covers, strict=True)):
        g.shape[i] = placement.number
        g.place[i] = placement.place
        g.placement[placement.number - 1][placement.place] = i + 1
        g.first[placement.number] = i + 1
        for word, bit in {at[quarter] for quarter in there}:
            g.masks[word][i] |= 1 << bit
    # A shape without any placement begins and ends where the one before it ends.
    for number in range(1, len(g.first)):
        g.first[number] = max(g.first[number], g.first[number - 1])
