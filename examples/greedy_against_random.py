"""A loop over a PettingZoo environment, for any game: whoever takes what looks best now, against any move at all.

python examples/greedy_against_random.py pushbox
"""

from __future__ import annotations

import sys
from random import Random

from teerling import bots
from teerling.adapters import pettingzoo


def match(game: str, games: int = 20, **options: str) -> float:
    """What `greedy` got on average, from -1 for losing to 1 for winning; it sits in both seats in turn."""
    env = pettingzoo.env(game, seats=2, **options)
    rng = Random(1)
    got = 0.0
    for number in range(games):
        greedy = env.possible_agents[number % 2]
        # Each deal is played twice, with the seats changed.
        env.reset(seed=number // 2)
        for agent in env.agent_iter():
            seen, reward, ended, _, _ = env.last()
            action = None
            if agent == greedy:
                got += reward
            if not ended and agent == greedy:
                # Our computer players look at a view, not at numbers.
                position = env.unwrapped.position
                action = bots.ask("greedy", position, env.possible_agents.index(agent), rng).code
            elif not ended:
                action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
            env.step(action)
    return got / games


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "pushbox"
    print(f"{name}: greedy got {match(name):.2f} on average")
