"""The preparation of Add-Vantage: tiles are drawn and arranged. Restricted Python: see docs/kernel.md."""

from teerling.games.addvantage.lines import swapped
from teerling.games.addvantage.pieces import ARRANGE, ARRANGEMENTS, BONUS, HAND, LOWEST, PLAY, Given, State


def draw_tile(g: Given, s: State, number: int) -> None:
    """Six tiles for each seat in turn, later two bonus tiles."""
    s.bag[number - LOWEST] -= 1
    seat, place = s.dealt // HAND, s.dealt % HAND
    s.dealt += 1
    if s.stage == BONUS:
        s.bonus[place] = number
        if place == 1:
            s.stage = PLAY
            s.seat = s.first
        return
    # A hand to choose from is kept in order, so that nothing tells how it was drawn.
    while g.choose and place > 0 and s.tiles[seat][place - 1] > number:
        s.tiles[seat][place] = s.tiles[seat][place - 1]
        place -= 1
    s.tiles[seat][place] = number
    if s.dealt == HAND * g.seats:
        s.stage = ARRANGE if g.choose else BONUS


def write_arrangements(g: Given, s: State, seat: int, codes: list[int]) -> int:
    """Every order of a hand, but tiles that are alike keep the order of their letters."""
    n = 0
    for code in range(ARRANGEMENTS):
        if swapped(s.tiles[seat], g.places[code]) < 0:
            codes[n] = code
            n += 1
    return n


def arrange(g: Given, s: State, seat: int, code: int) -> None:
    """A hand becomes the tiles of a board; when all have arranged, the bonus tiles follow."""
    # Four bits for each place, so that the hand can be read while it is rearranged.
    packed = 0
    for letter in range(HAND):
        packed |= s.tiles[seat][letter] << (4 * g.places[code][letter])
    for line in range(HAND):
        s.tiles[seat][line] = packed >> (4 * line) & 15
    s.arranged |= 1 << seat
    if s.arranged == (1 << g.seats) - 1:
        s.stage = BONUS
