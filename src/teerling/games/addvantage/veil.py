"""Which tiles of Add-Vantage a viewer may know, and the others taken away. Restricted Python: see docs/kernel.md.

A viewer is a seat, a spectator, or the reader of a record, who may know everything.
"""

from teerling.games.addvantage.pieces import ARRANGE, HAND, LOWEST, Given, State
from teerling.values import READER

# What is secret, as `Given.secret` has it.
NOTHING, WON, TARGETS = 0, 1, 2


def knows_tile(g: Given, s: State, viewer: int, seat: int, line: int) -> bool:
    """Whether a viewer may know the number of a seat's tile, on its board or won."""
    if s.ended or viewer == seat or viewer == READER:
        return True
    if g.choose and s.stage <= ARRANGE:
        return False
    won = s.won[seat] >> line & 1 == 1
    return won if g.secret == TARGETS else not won if g.secret == WON else True


def knows_bonus(g: Given, s: State, viewer: int, tile: int) -> bool:
    """Whether a viewer may know the number of a bonus tile: it lies open until somebody wins it."""
    taker = s.bonus_to[tile] - 1
    return s.ended != 0 or g.secret != WON or taker < 0 or viewer == taker or viewer == READER


def veil(g: Given, s: State, viewer: int) -> None:
    """Tiles the viewer may not know are gone from their places: to them they might as well lie in the bag."""
    if g.secret == NOTHING and s.stage > ARRANGE:
        return
    for seat in range(g.seats):
        for line in range(HAND):
            if s.tiles[seat][line] and not knows_tile(g, s, viewer, seat, line):
                s.bag[s.tiles[seat][line] - LOWEST] += 1
                s.tiles[seat][line] = 0
    for tile in range(2):
        if s.bonus[tile] and not knows_bonus(g, s, viewer, tile):
            s.bag[s.bonus[tile] - LOWEST] += 1
            s.bonus[tile] = 0
