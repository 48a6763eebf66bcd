"""Restricted Python: games in which dice fall by themselves, one or many at once, for any rules file.

The loader puts one game's rules in the place of the names of the kernel's `interface`, and its veil, if it has
one, in the place of ours, which blanks nothing.
"""

from typing import TYPE_CHECKING, NamedTuple

from teerling.adapters.interface import veil
from teerling.kernel.arrays import Array, Buffers, Given, Numbers, Rows, State
from teerling.kernel.chance import below
from teerling.kernel.loops import chance
from teerling.kernel.sets import how_many

if TYPE_CHECKING:
    from teerling.kernel.interface import acting, legal, over, play, renew, roll, score, winners


class Told(NamedTuple):
    """What is told of many games, in a row for each: who decides, which moves are possible, and one of them drawn.

    And what each seat got, its points, and whether a game ended.
    """

    seats: Numbers
    possible: Rows[Array[bool]]
    drawn: Numbers
    rewards: Rows[Array[float]]
    points: Rows[Numbers]
    ended: Array[bool]


def settle(g: Given, s: State, buffers: Buffers) -> int:
    """Throw whatever is due; returns the seat that decides next, or -1 if the game is over.

    Of several that may decide at the same time the lowest comes first. The others' choices are hidden from it.
    """
    while not over(g, s):
        seats = acting(g, s)
        if seats:
            seat = 0
            while not seats >> seat & 1:
                seat += 1
            return seat
        roll(g, s, chance(g, s, buffers))
    return -1


def pay(g: Given, s: State, sign: int, rewards: Array[float], points: Numbers) -> None:
    """Write what a game that is over brought each seat, and its points.

    Alone one gets the points, times `sign`, which is -1 where low is good. Several play for one win, which those who
    have won share: the only winner gets 1, and what everybody gets sums to nought.
    """
    won = winners(g, s)
    for seat in range(g.seats):
        points[seat] = score(g, s, seat)
        if g.seats == 1:
            rewards[seat] = 1.0 * sign * points[seat]
        else:
            share = g.seats / how_many(won) if won >> seat & 1 else 0.0
            rewards[seat] = (share - 1) / (g.seats - 1)


def offer(g: Given, states: Array[State], i: int, seat: int, hidden: bool, buffers: Buffers, told: Told) -> None:
    """Write down who decides in game `i`, what is possible, one possible move drawn, and what the seat may know."""
    told.seats[i] = seat
    possible = told.possible[i]
    # So written it becomes one block of memory cleared at once, twenty times as quick.
    for code in range(len(possible)):
        possible[code] = False
    n = legal(g, states[i], seat, buffers.codes)
    for k in range(n):
        possible[buffers.codes[k]] = True
    told.drawn[i] = buffers.codes[below(buffers.rng, n)]
    if hidden:
        seen = len(told.seats) + i
        renew(states, seen, i)
        veil(g, states[seen], seat)


def step(
    given: Rows[Given],
    states: Array[State],
    hidden: bool,
    buffers: Buffers,
    rngs: Rows[Numbers],
    told: Told,
    sign: int,
    actions: Numbers,
    anew: bool,
) -> int:
    """A move in every game; returns -1, or the first game in which it is not possible: then nothing is done.

    With `anew` every game begins instead. Of the states the first are the games' own. Where something is hidden, as
    many follow that hold what the seat that decides may know. The last is the start. `rngs` holds each game's own
    random source. (Each of the rules is called in one place only, or it would be compiled as often.)
    """
    g = given[0]
    rng = buffers.rng
    games = len(told.seats)
    for i in range(games):
        possible = told.possible[i]
        if not anew and not (0 <= actions[i] < len(possible) and possible[actions[i]]):
            return i
    for i in range(games):
        rng[0], rng[1] = rngs[i][0], rngs[i][1]
        if told.ended[i]:
            told.ended[i] = False
            for one in range(g.seats):
                told.rewards[i][one] = 0.0
                told.points[i][one] = 0
        if anew:
            renew(states, i, len(states) - 1)
        else:
            play(g, states[i], int(told.seats[i]), int(actions[i]))
        seat = -1
        while seat < 0:
            seat = settle(g, states[i], buffers)
            if seat < 0:
                # A game that ends before anybody has decided is passed over: what is told is of the one before.
                if not told.ended[i]:
                    told.ended[i] = True
                    pay(g, states[i], sign, told.rewards[i], told.points[i])
                renew(states, i, len(states) - 1)
        offer(g, states, i, seat, hidden, buffers, told)
        rngs[i][0], rngs[i][1] = rng[0], rng[1]
    return -1
