"""How many rounds a second the search tries, beside others in the same run on one core.

    pip install open_spiel        # the peer; without it our own lines are printed alone
    python benchmarks/search.py [--seconds 3]

A round walks down the tree, adds a node and plays a game out. OpenSpiel's tree search is C++, on its own pig and
connect four; ours is on all our games, compiled and in plain Python. Rounds of different games are not the same
work, so what a round takes is told too: the decisions and throws of a game. Ratios hold within one run only.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

from teerling.game import Position, find, names
from teerling.search import thinker

# The positions are those of games by chance, after so many decisions.
COURSE = (1, 2, 4, 8, 12, 16, 20, 30)


def middle(name: str, decisions: int) -> Position:
    """A position of a random game with something to choose."""
    rng = Random(1)
    position = find(name).start(2)
    while True:
        if position.turn.kind == "over":
            position = find(name).start(2)
        if position.turn.kind == "dice":
            position = position.roll(rng.choice(position.weights())[0])
            continue
        seat = position.turn.seats[0]
        codes = position.codes(seat)
        if decisions <= 0 and len(codes) > 1:
            return position
        decisions -= 1
        position = position.after(seat, rng.choice(codes))


def ours(name: str, seconds: float, *, compiled: bool = True) -> float:
    """Rounds a second in one of our games, over its course."""
    one = thinker(name, compiled=compiled)
    positions = [middle(name, decisions) for decisions in COURSE]
    one.think(positions[:1], positions[0].turn.seats[0], seed=1, rounds=10)

    def think(number: int, rounds: int) -> None:
        position = positions[number % len(positions)]
        one.think([position], position.turn.seats[0], seed=number, rounds=rounds)

    return rate(think, 500 if compiled else 20, seconds)


def theirs(name: str, seconds: float) -> float:
    """Rounds a second of OpenSpiel's C++ tree search, over the course of a game."""
    import pyspiel  # type: ignore[import-not-found]  # not one of our packages

    game = pyspiel.load_game(name)
    states = [_their_middle(game, decisions) for decisions in COURSE]

    def think(number: int, rounds: int) -> None:
        # As many rounds as asked for, one random game after each, no more memory than it wants.
        evaluator = pyspiel.RandomRolloutEvaluator(1, 42 + number)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, rounds, 1000, False, 42 + number, False)
        bot.step(states[number % len(states)])

    return rate(think, 500, seconds)


def _their_middle(game: Any, decisions: int) -> Any:
    rng = Random(1)
    state = game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return state


def rate(think: Callable[[int, int], None], rounds: int, seconds: float) -> float:
    """Rounds a second; every position of a course comes as often as the others."""
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds or done % len(COURSE):
        think(done, rounds)
        done += 1
    return done * rounds / (time.process_time() - begun)


def main() -> None:
    """Measure, and print rounds a second and ratios."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    rates: dict[str, float] = {}

    def note(what: str, rate: float) -> None:
        rates[what] = rate
        print(f"{what:42} {rate:12,.0f} rounds a second", flush=True)

    for name in names():
        note(f"ours, {name}", ours(name, seconds))
    for name in names():
        note(f"ours in plain Python, {name}", ours(name, seconds, compiled=False))
    peers = ("pig", "connect_four")
    try:
        for name in peers:
            note(f"OpenSpiel's C++, {name}", theirs(name, seconds))
    except ImportError:
        peers = ()
        print("open_spiel is not installed: pip install open_spiel")
    for own in names():
        for peer in peers:
            ratio = rates[f"ours, {own}"] / rates[f"OpenSpiel's C++, {peer}"]
            print(f"{own} : {peer} = {ratio:.2f}")
        print(f"{own} compiled : plain = {rates[f'ours, {own}'] / rates[f'ours in plain Python, {own}']:.0f}")


if __name__ == "__main__":
    main()
