"""How dice on a board win tiles, and how a bought die breaks a line. Restricted Python: see docs/kernel.md."""

from teerling.games.addvantage.lines import BONUS_LINE, is_on, served, total
from teerling.games.addvantage.pieces import Given, State


def land(g: Given, s: State, seat: int, square: int, face: int, die: int) -> None:
    """A die lies down; lines that it completes are looked at."""
    s.faces[seat][square] = face
    s.die[seat][square] = die
    if not g.stay:
        for line in (square // 3, 3 + square % 3):
            if total(s.faces[seat], line) == s.tiles[seat][line]:
                s.won[seat] |= 1 << line
    for i in range(g.diagonals):
        if is_on(square, BONUS_LINE + i):
            complete_diagonal(g, s, seat, i)


def lift(g: Given, s: State, seat: int, square: int) -> None:
    """A die leaves a board: where tiles stay, a diagonal that matched is broken."""
    s.faces[seat][square] = 0
    s.die[seat][square] = 0
    for i in range(g.diagonals if g.stay else 0):
        if is_on(square, BONUS_LINE + i) and s.age[seat][i]:
            for other in range(2):
                for j in range(2):
                    if s.age[other][j] > s.age[seat][i]:
                        s.age[other][j] -= 1
            s.age[seat][i] = 0


def complete_diagonal(g: Given, s: State, seat: int, i: int) -> None:
    """A matching diagonal takes one tile; where tiles stay, it joins the queue for one."""
    made = total(s.faces[seat], BONUS_LINE + i)
    for tile in range(2):
        if made == s.bonus[tile] and s.bonus_to[tile] == 0:
            if g.stay:
                s.age[seat][i] = 1 + matching(s)
            else:
                s.bonus_to[tile] = seat + 1
            return


def matching(s: State) -> int:
    """How many diagonals match, where tiles stay."""
    n = 0
    for seat in range(2):
        for i in range(2):
            if s.age[seat][i]:
                n += 1
    return n


def bonus_holder(g: Given, s: State, tile: int) -> int:
    """Who has a bonus tile, or would have it if the game ended now; -1 if nobody."""
    return served(s.age, s.faces, s.bonus, tile) if g.stay else s.bonus_to[tile] - 1
