"""Whether a board can be filled at all with the shapes there are: a search that gives up after a while."""

from __future__ import annotations

from teerling.games.quadrata.box import Box
from teerling.games.quadrata.tables import Placement, bits, placements

# A search of so many steps takes about a second.
STEPS = 200_000


class Undecided(Exception):
    """The search was given up before it was clear."""


def filling(box: Box, seats: int, steps: int = STEPS) -> tuple[Placement, ...] | None:
    """A full square for so many players, or nothing if there is none; `Undecided` if that would take too long.

    >>> from teerling.games.quadrata.box import find
    >>> box = find("1973")
    >>> sum(box.area(box.figures[p.number - 1]) for p in filling(box, 4))
    36
    """
    square = box.square(seats)
    table = placements(box.figures, square)
    groups = bits(box.figures, square)
    at = {quarter: i for i, group in enumerate(groups) for quarter in group}
    masks = [sum({1 << at[quarter] for quarter in there}) for there in table.covers]
    # Whatever covers the first free spot is tried; large shapes first, they are the hardest to place.
    by_spot: list[list[int]] = [[] for _ in groups]
    for i in sorted(range(len(masks)), key=lambda i: -len(table.covers[i])):
        for spot in range(len(groups)):
            if masks[i] >> spot & 1:
                by_spot[spot].append(i)
    left = box.stock(seats)
    full = (1 << len(groups)) - 1
    laid: list[int] = []
    tried = [0]
    covered = 0
    while covered != full:
        steps -= 1
        if steps < 0:
            raise Undecided
        spot = (~covered & covered + 1).bit_length() - 1
        for index in range(tried[-1], len(by_spot[spot])):
            i = by_spot[spot][index]
            number = table.placements[i].number - 1
            if left[number] and not masks[i] & covered:
                tried[-1] = index + 1
                tried.append(0)
                laid.append(i)
                left[number] -= 1
                covered |= masks[i]
                break
        else:
            # Nothing goes there: what was laid last has to lie elsewhere.
            if not laid:
                return None
            tried.pop()
            last = laid.pop()
            left[table.placements[last].number - 1] += 1
            covered &= ~masks[last]
    return tuple(table.placements[i] for i in laid)
