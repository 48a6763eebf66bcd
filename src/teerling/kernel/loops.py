"""Restricted Python that plays whole games at random (playouts), for any rules file.

The loader puts one game's rules in the place of the names of `interface`.
"""

from typing import TYPE_CHECKING

from teerling.kernel.arrays import Array, Buffers, Given, Numbers, Rows, State
from teerling.kernel.chance import below, seed
from teerling.kernel.sets import how_many

if TYPE_CHECKING:
    from teerling.kernel.interface import (
        acting,
        dice,
        legal,
        outcomes,
        over,
        play,
        reading,
        renew,
        roll,
        score,
        winners,
    )


def chance(g: Given, s: State, buffers: Buffers) -> int:
    """Throw or draw what is due and return its code."""
    n = dice(g, s)
    if n > 0:
        for i in range(n):
            buffers.faces[i] = 1 + below(buffers.rng, 6)
        return reading(g, s, buffers.faces)
    n = outcomes(g, s, buffers.codes, buffers.weights)
    total = 0
    for i in range(n):
        total += buffers.weights[i]
    return drawn(buffers, total)


def drawn(buffers: Buffers, total: int) -> int:
    """One of the codes drawn by its weight; the weights sum to `total`."""
    left = below(buffers.rng, total)
    i = 0
    while left >= buffers.weights[i]:
        left -= buffers.weights[i]
        i += 1
    return buffers.codes[i]


def one_of(rng: Numbers, seats: int) -> int:
    """A seat of the set, any of them alike."""
    count = how_many(seats)
    skip = below(rng, count) if count > 1 else 0
    seat = 0
    while True:
        if seats >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1


def playout(g: Given, s: State, buffers: Buffers) -> tuple[int, int]:
    """Play to the end at random; returns the number of decisions, and of throws (what is only drawn is none)."""
    decisions = 0
    throws = 0
    while not over(g, s):
        seats = acting(g, s)
        if seats:
            seat = one_of(buffers.rng, seats)
            n = legal(g, s, seat, buffers.codes)
            play(g, s, seat, buffers.codes[below(buffers.rng, n)])
            decisions += 1
        else:
            if dice(g, s) > 0:
                throws += 1
            roll(g, s, chance(g, s, buffers))
    return decisions, throws


def batch(
    given: Rows[Given],
    states: Array[State],
    number: int,
    first: int,
    games: int,
    buffers: Buffers,
    won: Numbers,
    lengths: Numbers,
) -> None:
    """Play games `first` to `first + games - 1` of a seed from `states[0]`, in the other states in turn.

    Writes each game's winners to `won`, and its decisions and throws to `lengths`. With a state for each game the ends
    can be looked at afterwards; one is enough for who doesn't.
    """
    for i in range(games):
        seed(buffers.rng, number, first + i)
        here = 1 + i % (len(states) - 1)
        renew(states, here, 0)
        decisions, throws = playout(given[0], states[here], buffers)
        won[i] = winners(given[0], states[here])
        lengths[2 * i] = decisions
        lengths[2 * i + 1] = throws


def trace(
    given: Rows[Given],
    states: Array[State],
    number: int,
    game: int,
    buffers: Buffers,
    events: Numbers,
    scores: Numbers,
) -> int:
    """Play one game like `batch` does, writing down every event; for comparing the kernels.

    An event is three numbers: who (seat + 1, or 0 for the dice), how many choices there
    were, and the code. All throws of so many dice are counted once in a game, as they may
    be a thousand. Returns how many numbers were written, or -1 if `events` is full.
    """
    g = given[0]
    seed(buffers.rng, number, game)
    renew(states, 1, 0)
    s = states[1]
    written = 0
    counted = 0
    while not over(g, s):
        if written + 3 > len(events):
            return -1
        seats = acting(g, s)
        if seats:
            seat = one_of(buffers.rng, seats)
            n = legal(g, s, seat, buffers.codes)
            code = buffers.codes[below(buffers.rng, n)]
            play(g, s, seat, code)
            events[written] = seat + 1
        else:
            due = dice(g, s)
            code = chance(g, s, buffers)
            n = 0
            if due == 0 or not counted >> due & 1:
                n = outcomes(g, s, buffers.codes, buffers.weights)
                counted |= 1 << due
            roll(g, s, code)
            events[written] = 0
        events[written + 1] = n
        events[written + 2] = code
        written += 3
    for seat in range(len(scores)):
        scores[seat] = score(g, s, seat)
    return written
