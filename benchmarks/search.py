"""How many rounds a second the search tries, beside others in the same run on one core.

    pip install open_spiel        # the peer; without it our own lines are printed alone
    python benchmarks/search.py [--seconds 3]

A round walks down the tree, adds a node and plays a game out. OpenSpiel's tree search is C++, on its own pig and
connect four; ours is on our games, compiled, and once in plain Python. Rounds of different games are not the same
work, so what a round takes is told too: the decisions and throws of a game. Ratios hold within one run only.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

from teerling.game import Position, find
from teerling.search import thinker


def middle(name: str, decisions: int, **options: str) -> Position:
    """A position of a random game with something to choose."""
    rng = Random(1)
    position = find(name).start(2, options)
    while True:
        if position.turn.kind == "over":
            position = find(name).start(2, options)
        if position.turn.kind == "dice":
            position = position.roll(rng.choice(position.weights())[0])
            continue
        seat = position.turn.seats[0]
        codes = position.codes(seat)
        if decisions <= 0 and len(codes) > 1:
            return position
        decisions -= 1
        position = position.after(seat, rng.choice(codes))


def ours(name: str, seconds: float, decisions: int, *, compiled: bool = True, **options: str) -> float:
    """Rounds a second in one of our games."""
    position = middle(name, decisions, **options)
    seat = position.turn.seats[0]
    one = thinker(name, compiled=compiled)
    one.think([position], seat, seed=1, rounds=10)
    rounds = 20 if not compiled else 500
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        one.think([position], seat, seed=done, rounds=rounds)
        done += rounds
    return done / (time.process_time() - begun)


def theirs(name: str, seconds: float) -> float:
    """Rounds a second of OpenSpiel's C++ tree search."""
    import pyspiel  # type: ignore[import-not-found]  # not one of our packages

    game = pyspiel.load_game(name)
    state: Any = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    done = 0
    begun = time.process_time()
    rounds = 1000
    while time.process_time() - begun < seconds:
        # As many rounds as asked for, one random game after each, no more memory than it wants.
        evaluator = pyspiel.RandomRolloutEvaluator(1, 42 + done)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, rounds, 1000, False, 42 + done, False)
        bot.step(state)
        done += rounds
    return done / (time.process_time() - begun)


def main() -> None:
    """Measure, and print rounds a second and ratios."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    rates: dict[str, float] = {}

    def note(what: str, rate: float) -> None:
        rates[what] = rate
        print(f"{what:42} {rate:12,.0f} rounds a second", flush=True)

    for name, decisions in (("pushbox", 4), ("addvantage", 20), ("dicetrip", 10), ("quadrata", 10)):
        note(f"ours, {name}", ours(name, seconds, decisions))
    note("ours in plain Python, pushbox", ours("pushbox", seconds, 4, compiled=False))
    note("ours in plain Python, addvantage", ours("addvantage", seconds, 20, compiled=False))
    try:
        for name in ("pig", "connect_four"):
            note(f"OpenSpiel's C++, {name}", theirs(name, seconds))
    except ImportError:
        print("open_spiel is not installed: pip install open_spiel")
        return
    for own in ("pushbox", "addvantage"):
        for peer in ("pig", "connect_four"):
            ratio = rates[f"ours, {own}"] / rates[f"OpenSpiel's C++, {peer}"]
            print(f"{own} : {peer} = {ratio:.2f}")
        print(f"{own} compiled : plain = {rates[f'ours, {own}'] / rates[f'ours in plain Python, {own}']:.0f}")


if __name__ == "__main__":
    main()
