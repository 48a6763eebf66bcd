"""Learns to play Push Box alone from nothing but the points in the end: a table with a value for each set of blocks.

Many games are played at once. Each takes the move that leaves the most promising blocks standing, and the value of
what it left is the mean of how such games ended (Monte Carlo control). What was never tried promises a perfect
ending, so everything is tried once.

    python examples/learn_pushbox.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from teerling.adapters.vector import Now, Vector
from teerling.games.pushbox.rules import ACTIONS, AGAIN, ALL, PASS, SINGLE

Choose = Callable[[Vector, Now], Any]

GAMES = 256
# What a move pushes, and whether it ends the turn, and with it the game.
PUSHES = np.array([code if code <= ALL else 1 << (code - SINGLE) if code < AGAIN else 0 for code in range(ACTIONS)])
ENDS = np.array([code == PASS or SINGLE <= code < AGAIN for code in range(ACTIONS)])


def left_by_every_move(now: Now) -> Any:
    """For each game and move, the place in the table of what the move leaves: blocks, and whether the game goes on."""
    return (now.seen["out"][:, :1] & ~PUSHES) + ENDS * (ALL + 1)


def learn(steps: int, seed: int = 1) -> Any:
    """The mean result of games that came through each place of the table."""
    env = Vector("pushbox", GAMES, seats=1, level="1", seed=seed)
    now = env.reset()
    total, count = np.zeros(2 * ALL + 2), np.zeros(2 * ALL + 2)
    passed = np.zeros((GAMES, 2 * ALL + 2), np.bool_)
    every = np.arange(GAMES)
    for _ in range(steps):
        left = left_by_every_move(now)
        values = np.divide(total, count, out=np.zeros_like(total), where=count > 0)
        moves = np.where(now.legal, values[left], -np.inf).argmax(axis=1)
        passed[every, left[every, moves]] = True
        now = env.step(moves)
        done = passed[now.ended]
        total += now.rewards[now.ended, 0] @ done
        count += done.sum(axis=0)
        passed[now.ended] = False
    # What was never tried promises nothing to somebody who plays to win.
    return np.divide(total, count, out=np.full_like(total, -100), where=count > 0)


def mean_result(choose: Choose, steps: int = 150, seed: int = 2) -> float:
    """What a way to choose brings on average, over some thousand games."""
    env = Vector("pushbox", GAMES, seats=1, level="1", seed=seed)
    now = env.reset()
    results: list[float] = []
    for _ in range(steps):
        now = env.step(choose(env, now))
        results += now.rewards[now.ended, 0].tolist()
    return sum(results) / len(results)


def at_random(env: Vector, now: Now) -> Any:
    """Any possible move: the environment draws one in every step."""
    return env.drawn


def main(steps: int = 1500) -> tuple[float, float]:
    """Learn, and compare."""
    table = learn(steps)

    def learned(env: Vector, now: Now) -> Any:
        return np.where(now.legal, table[left_by_every_move(now)], -np.inf).argmax(axis=1)

    return mean_result(learned), mean_result(at_random)


if __name__ == "__main__":
    learned, drawn = main()
    print(f"learned: {learned:.1f} points, at random: {drawn:.1f}; zero is perfect")
