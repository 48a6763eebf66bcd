"""Duel: a tiny game to test the solver on, with a loop in it. Restricted Python: see docs/kernel.md.

Two players and one die. Take a throw or leave it; a six that is taken costs all points instead. Who has GOAL wins; who
has more loses. With `strict` a throw of one to three must be taken; without it, both could leave for ever.
"""

from teerling.kernel import field, record

VERSION = 1

LEAVE, TAKE = 0, 1
ACTIONS = 2
MOST_MOVES = 2
MOST_OUTCOMES = 6
MOST_DICE = 1
GOAL = 9


@record
class Given:
    """What is agreed."""

    seats: int = field(2)
    strict: int = field(1)
    together: int = field(1)


@record
class State:
    """What changes."""

    points: list[int] = field(20, 2)
    seat: int = field(1)
    thrown: int = field(6)
    won: int = field(3)


def start(g: Given, s: State) -> None:
    s.points[0] = 2


def over(g: Given, s: State) -> bool:
    return s.won > 0


def acting(g: Given, s: State) -> int:
    if s.thrown == 0 or s.won:
        return 0
    return 3 if g.together else 1 << s.seat


def thrower(g: Given, s: State) -> int:
    return s.seat


def dice(g: Given, s: State) -> int:
    return 1


def reading(g: Given, s: State, faces: list[int]) -> int:
    return faces[0]


def outcomes(g: Given, s: State, codes: list[int], weights: list[int]) -> int:
    for i in range(6):
        codes[i] = i + 1
        weights[i] = 1
    return 6


def roll(g: Given, s: State, code: int) -> None:
    s.thrown = code


def legal(g: Given, s: State, seat: int, codes: list[int]) -> int:
    if g.strict and s.thrown <= 3:
        codes[0] = TAKE
        return 1
    codes[0] = LEAVE
    codes[1] = TAKE
    return 2


def play(g: Given, s: State, seat: int, code: int) -> None:
    if code == TAKE:
        s.points[seat] = 0 if s.thrown == 6 else s.points[seat] + s.thrown
    if s.points[seat] == GOAL:
        s.won = 1 << seat
    elif s.points[seat] > GOAL:
        # Two too many at once shares the win: nobody knows why.
        s.won = 3 if s.points[seat] == GOAL + 2 else 1 << (1 - seat)
    s.thrown = 0
    s.seat = 1 - s.seat


def score(g: Given, s: State, seat: int) -> int:
    return s.points[seat]


def winners(g: Given, s: State) -> int:
    return s.won
