"""What others write in the running round of Dice Trip, taken away. Restricted Python: see docs/kernel.md."""

from teerling.games.dicetrip.cards import CROSSED, EMPTY, Given, State
from teerling.games.dicetrip.dice import place_of
from teerling.values import READER


def knows(viewer: int, seat: int) -> bool:
    """Whether a viewer may know what a seat writes in the running round."""
    return viewer == seat or viewer == READER


def veil(g: Given, s: State, viewer: int) -> None:
    """Cards are as they were before the round, but for the viewer's own."""
    for seat in range(g.seats):
        if not knows(viewer, seat):
            unwrite(s, seat)


def unwrite(s: State, seat: int) -> None:
    """A seat's card as if it had written nothing yet in this round; a double use that was declared stays."""
    for i in range(2):
        city = s.fresh[seat][i] - 1
        if city >= 0:
            if s.card[seat][city] != CROSSED:
                s.used[seat] &= ~(1 << place_of(s.card[seat][city]))
            s.bonus[seat] &= ~(1 << city)
            s.card[seat][city] = EMPTY
            s.fresh[seat][i] = 0
    s.spent[seat] = 0
