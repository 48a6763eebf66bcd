"""The evaluation of one moment of a game: what each seat may expect, and how a move compares with the best.

Means of a search are kept as fractions, because they are: sums of whole numbers over how many games were tried out.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random
from typing import NamedTuple

from teerling.advice import solved
from teerling.bots.people import worlds_of
from teerling.game import Position
from teerling.kernel.judgement import ONE
from teerling.search import Brought, thinker
from teerling.solve import Table

# How many standard errors a move must be worse than the best to count as worse.
SURE = 2


class Task(NamedTuple):
    """What is to be thought about: by which seat, and which move it made (a code, or -1 if none was to be made)."""

    position: Position
    seat: int
    chosen: int
    seed: int
    rounds: int


class Value(NamedTuple):
    """What somebody may expect, and the variance of that number if it was tried out."""

    mean: Fraction
    variance: float = 0.0


class Thought(NamedTuple):
    """What came of it, for every seat: with the best move (a code, or -1 if there was none), and with the chosen one.

    Values are shares of the win; alone, points.
    """

    best: int
    before: tuple[Value, ...]
    after: tuple[Value, ...]
    certain: bool


def think(task: Task) -> Thought:
    """Think about a moment as its seat could at that time: exactly where the game is solved, else by trying out.

    >>> from teerling.game import find
    >>> game = find("pushbox")
    >>> position = game.start(seats=1, level="2").roll(game.read_roll("4 5"))
    >>> thought = think(Task(position, 0, game.read_move("9").code, seed=1, rounds=100))
    >>> float(thought.after[0].mean - thought.before[0].mean) > 0.02, thought.certain
    (True, True)
    """
    table = solved(task.position)
    thought = _look_up(table, task) if table else _try_out(task)
    good = -1 if task.position.seats == 1 and task.position.game.low_is_good else 1
    before, after = thought.before[task.seat], thought.after[task.seat]
    cost = good * (before.mean - after.mean)
    # What can't be told apart from the best is as good: else the accidents of many searches would add up to mistakes.
    if cost > 0 and cost >= SURE * sqrt(before.variance + after.variance):
        return thought
    return thought._replace(best=task.chosen, before=thought.after)


def _look_up(table: Table, task: Task) -> Thought:
    position = task.position

    def values(at: Position) -> tuple[Value, ...]:
        """The middle of the proven bounds, which for two lie less than a billionth apart."""
        bounds = [table.value(at, seat) for seat in range(at.seats)]
        return tuple(Value((worth.low + worth.high) / 2) for worth in bounds)

    if task.chosen < 0:
        here = values(position)
        return Thought(-1, here, here, certain=True)
    best = table.moves(position)[0].move.code
    before, after = (values(position.after(task.seat, code)) for code in (best, task.chosen))
    return Thought(best, before, after, certain=True)


def _try_out(task: Task) -> Thought:
    position, seat = task.position, task.seat
    rng = Random(task.seed)
    worlds = worlds_of(lambda: position.imagine(seat, rng))
    search = thinker(position.game.name)
    if task.chosen < 0:
        here = _means(search.expect(worlds, seat, seed=task.seed, rounds=task.rounds))
        return Thought(-1, here, here, certain=False)
    found = search.think(worlds, seat, seed=task.seed, rounds=task.rounds, ends=True, compare=task.chosen)
    chosen = next(move for move in found if move.code == task.chosen)
    return Thought(found[0].code, _means(found[0].brought), _means(chosen.brought), certain=False)


def _means(brought: Brought) -> tuple[Value, ...]:
    tries = brought.tries
    if len(brought.shares) == 1:
        mean = Fraction(brought.points, tries)
        return (Value(mean, max(0.0, brought.squares / tries - float(mean) ** 2) / tries),)
    shares = [Fraction(share, tries * ONE) for share in brought.shares]
    # Shares vary no more than what is 0 or 1. A few that went alike prove little: so count two more, one of each.
    likely = [float(share * tries + 1) / (tries + 2) for share in shares]
    return tuple(Value(share, p * (1 - p) / tries) for share, p in zip(shares, likely, strict=True))
