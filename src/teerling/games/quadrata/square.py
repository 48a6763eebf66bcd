"""What lies in a player's square, and what fits into it. Restricted Python: see docs/kernel.md."""

from teerling.games.quadrata.pieces import OWN, Given, State


def clear(g: Given, s: State, seat: int) -> None:
    """A square becomes empty."""
    for i in range(s.pieces[seat]):
        s.square[seat][i] = 0
    s.pieces[seat] = 0
    for w in range(g.words):
        s.covered[seat][w] = 0


def put(g: Given, s: State, seat: int, placement: int) -> None:
    """A shape is laid in a square."""
    s.square[seat][s.pieces[seat]] = placement
    s.pieces[seat] += 1
    for w in range(g.words):
        s.covered[seat][w] |= g.masks[w][placement]


def take_out(g: Given, s: State, seat: int, which: int) -> int:
    """A shape is taken out of a square; those laid after it move up. Returns its placement."""
    placement = s.square[seat][which]
    for w in range(g.words):
        s.covered[seat][w] &= ~g.masks[w][placement]
    s.pieces[seat] -= 1
    for i in range(which, s.pieces[seat]):
        s.square[seat][i] = s.square[seat][i + 1]
    s.square[seat][s.pieces[seat]] = 0
    return placement


def is_full(g: Given, s: State, seat: int) -> bool:
    """Whether everything is covered."""
    w = 0
    while w < g.words and s.covered[seat][w] == g.full[w]:
        w += 1
    return w == g.words


def fits(g: Given, s: State, seat: int, placement: int) -> bool:
    """Whether a placement covers nothing that is covered."""
    w = 0
    while w < g.words and g.masks[w][placement] & s.covered[seat][w] == 0:
        w += 1
    return w == g.words


def write_places(g: Given, s: State, seat: int, codes: list[int]) -> int:
    """Every place where the shape in the hand fits. Most of the time goes here, so it is `fits` written out."""
    n = 0
    masks = g.masks[0]
    covered = s.covered[seat][0]
    words = g.words
    # A shape of the own square must lie elsewhere, or otherwise, than it lay.
    left = s.lifted - 1 if s.source == OWN else -1
    for placement in range(g.first[s.hand - 1], g.first[s.hand]):
        if masks[placement] & covered == 0:
            w = 1
            while w < words and g.masks[w][placement] & s.covered[seat][w] == 0:
                w += 1
            if w >= words and placement != left:
                codes[n] = g.place[placement]
                n += 1
    return n
