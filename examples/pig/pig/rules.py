"""The rules of Pig, in the order of the sentences. Restricted Python: see docs/kernel.md of Teerling."""

from teerling.kernel import field, record

# Changes when play changes, never when code is tidied.
VERSION = 1

HOLD, AGAIN = 0, 1
ACTIONS = 2
MOST_MOVES = 2
MOST_OUTCOMES = 6
MOST_DICE = 1

FARTHEST = 100  # the highest target; the last throw may go five points beyond it


@record
class Given:
    """What is agreed before the first throw."""

    seats: int = field(4)
    target: int = field(FARTHEST)


@record
class State:
    """What changes during play."""

    kept: list[int] = field(FARTHEST + 5, 4)  # the points of each seat
    seat: int = field(3)  # whose turn it is
    turn: int = field(FARTHEST)  # the points of this turn, which are not kept yet
    thrown: int = field(6)  # the throw to answer; 0 when the die is due
    won: int = field(15)  # the winner, as a set of seats


# The aim


def start(g: Given, s: State) -> None:
    s.seat = 0


def over(g: Given, s: State) -> bool:
    return s.won != 0


def score(g: Given, s: State, seat: int) -> int:
    return s.kept[seat]


def winners(g: Given, s: State) -> int:
    return s.won


# A turn: throw, then throw again or hold


def thrower(g: Given, s: State) -> int:
    # Whoever said "again" has thrown by that: the die falls by itself.
    return -1 if s.turn else s.seat


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
    if code == 1:
        pass_on(g, s)
    elif s.kept[s.seat] + s.turn + code >= g.target:
        s.kept[s.seat] += s.turn + code
        s.turn = 0
        s.won = 1 << s.seat
    else:
        s.turn += code
        s.thrown = code


def acting(g: Given, s: State) -> int:
    return 1 << s.seat if s.thrown else 0


def legal(g: Given, s: State, seat: int, codes: list[int]) -> int:
    codes[0], codes[1] = HOLD, AGAIN
    return 2


def play(g: Given, s: State, seat: int, code: int) -> None:
    if code == HOLD:
        s.kept[seat] += s.turn
        pass_on(g, s)
    s.thrown = 0


def pass_on(g: Given, s: State) -> None:
    s.turn = 0
    s.seat = (s.seat + 1) % g.seats
