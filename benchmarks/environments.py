"""Decisions a second of our environments beside others', on one core, with random possible moves.

    pip install --target /tmp/peers pgx pettingzoo pygame open_spiel
    PYTHONPATH=/tmp/peers python benchmarks/environments.py

What is compared: ours and pgx play 1,024 games at once, begin again where a game is over, work out what is possible
after every move, and draw the moves in compiled code; pgx in one compiled loop over all steps, ours with a call
from Python for each. OpenSpiel and PettingZoo play one game at a time from Python, which is how they are used there.
All are warmed up first. Seconds are those of the processor, the best of some rounds, so that others on the same
machine disturb little. Whoever is not installed is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

GAMES = 1024
STEPS = 100


def best_rate(run: Callable[[], int], seconds: float) -> float:
    """The most decisions a second of whole runs, over so many seconds."""
    run()
    best = 0.0
    end = time.process_time() + seconds
    while time.process_time() < end:
        begin = time.process_time()
        decisions = run()
        best = max(best, decisions / (time.process_time() - begin))
    return best


def ours(name: str, seats: int) -> Callable[[], int]:
    """Steps of the vectorised environment, masks and views included."""
    from teerling.adapters.vector import Vector

    env = Vector(name, GAMES, seats, seed=1)
    # Games that all began at once are first brought out of step.
    for _ in range(3 * STEPS):
        env.step(env.drawn)

    def run() -> int:
        for _ in range(STEPS):
            env.step(env.drawn)
        return GAMES * STEPS

    return run


def pgx(name: str) -> Callable[[], int]:
    """A loop of pgx that is compiled as a whole."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, throwing = jax.random.split(key, 3)
        # The cheapest fair draw among what is possible.
        wish = jnp.where(state.legal_action_mask, jax.random.uniform(choosing, state.legal_action_mask.shape), -1)
        return (step(state, wish.argmax(axis=-1), jax.random.split(throwing, GAMES)), key), None

    loop = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])
    carry = (jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), GAMES)), jax.random.PRNGKey(1))

    def run() -> int:
        nonlocal carry
        carry = jax.block_until_ready(loop(carry))
        return GAMES * STEPS

    return run


def openspiel(name: str) -> Callable[[], int]:
    """Whole games of OpenSpiel's own, in C++, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)

    def run() -> int:
        decisions = 0
        while decisions < 2000:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return run


def connect_four() -> Callable[[], int]:
    """Whole games of PettingZoo's connect four."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rng = Random(1)

    def run() -> int:
        decisions = 0
        while decisions < 500:
            env.reset(seed=1)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                over = ended or cut
                env.step(None if over else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
                decisions += not over
        return decisions

    return run


def main() -> None:
    """Measure everything that is installed, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    from teerling.game import find, names

    every: dict[str, Callable[[], Callable[[], int]]] = {
        f"Teerling {name}, {seats} seats": lambda name=name, seats=seats: ours(name, seats)  # type: ignore[misc]
        for name in names()
        for seats in find(name).seats
    }
    for name in ("tic_tac_toe", "backgammon"):
        every[f"pgx {name}"] = lambda name=name: pgx(name)  # type: ignore[misc]
    for name in ("pig", "backgammon"):
        every[f"OpenSpiel {name}"] = lambda name=name: openspiel(name)  # type: ignore[misc]
    every["PettingZoo connect four"] = connect_four
    found = {}
    for title, prepare in every.items():
        try:
            found[title] = round(best_rate(prepare(), asked.seconds))
        except ImportError as missing:
            print(f"{title}: {missing.name} is not installed")
            continue
        if not asked.json:
            print(f"{title:<32}{found[title]:>14,}", flush=True)
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
