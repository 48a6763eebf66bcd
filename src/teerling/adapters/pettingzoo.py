"""Every game as a PettingZoo environment in which agents act one after the other (AEC).

    from teerling.adapters.pettingzoo import pushbox_v1
    env = pushbox_v1.env(seats=2, level="2")

The names are a game's name and the version of its rules; `ids()` lists them.
"""

from __future__ import annotations

import io
import secrets
from functools import partial
from types import SimpleNamespace
from typing import Any

from teerling.adapters import loops
from teerling.adapters.extras import missing
from teerling.adapters.features import Features
from teerling.game import Position, find, usable
from teerling.kernel.chance import seed as seed_source

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo", error) from error


def ids() -> dict[str, str]:
    """The environments there are, and the games they are of.

    >>> "pushbox_v1" in ids()
    True
    """
    return {f"{game.name}_v{game.version}": game.name for game in usable()}


def env(game: str, seats: int = 2, render_mode: str | None = None, **options: str) -> Any:
    """A game with PettingZoo's usual guards around it: an illegal move ends the game, and costs its player 1.

    >>> zoo = env("pushbox", seats=2, level="2")
    >>> zoo.reset(seed=3)
    >>> zoo.agent_selection, int(zoo.last()[0]["action_mask"].sum())
    ('player_1', 27)
    """
    guarded = wrappers.TerminateIllegalWrapper(Table(game, seats, render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Table(AECEnv, EzPickle):  # type: ignore[misc]  # both are untyped
    """A game without guards. The environment throws the dice, with a generator that `reset` seeds."""

    def __init__(self, game: str, seats: int = 2, render_mode: str | None = None, **options: str):
        EzPickle.__init__(self, game, seats, render_mode, **options)
        super().__init__()
        self.game = find(game)
        self.start = self.game.start(seats, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        plain = self.game.plain()
        self._loops = plain.load(loops)
        self._buffers = plain.buffers()
        self._seeded = False
        self._features = Features(self.game.parts.state, seats)
        seen = spaces.Box(self._features.low, self._features.high, dtype=np.float32)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        self.action_spaces = {one: spaces.Discrete(self.game.actions) for one in self.possible_agents}
        self.observation_spaces = {
            one: spaces.Dict({"observation": seen, "action_mask": mask}) for one in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin again; without a seed with dice that go on, and that nobody can foresee at first."""
        if seed is not None or not self._seeded:
            number = secrets.randbelow(1 << 31) if seed is None else seed
            seed_source(self._buffers.rng, number % (1 << 31), 0)
            self._seeded = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on(self.start.raw[1].copy())

    def step(self, action: int | None) -> None:
        """A move of the agent that is selected, by its code."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action not in self.position.codes(seat):
            raise ValueError(f"{agent} can't play {action}")
        self._cumulative_rewards[agent] = 0.0
        self._go_on(self.position.after(seat, int(action)).raw[1])
        self._accumulate_rewards()

    def _go_on(self, state: Any) -> None:
        """Throw what is due, and see who decides and what is possible, or what the game brought."""
        given = self.start.raw[0]
        seat = self._loops[loops.settle](given, state, self._buffers)
        self.position = Position(self.game, self.start.options, given, state)
        if seat < 0:
            paid, points = [0.0] * len(self.agents), [0] * len(self.agents)
            self._loops[loops.pay](given, state, -1 if self.game.low_is_good else 1, paid, points)
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[max(seat, 0)]
        self.infos = {one: {"action_mask": self._mask(one)} for one in self.agents}

    def _mask(self, agent: str) -> Any:
        mask = np.zeros(self.game.actions, np.int8)
        if agent == self.agent_selection:
            mask[self.position.codes(self.possible_agents.index(agent))] = 1
        return mask

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do if it is selected."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._features.row(self.position.veiled(seat), seat),
            "action_mask": self._mask(agent),
        }

    def render(self) -> str | None:
        """The terminal's picture for the agent that is selected, with its prompt."""
        if self.render_mode is None:
            return None
        from rich.console import Console

        from teerling.cli.screen import RichScreen
        from teerling.words import in_language

        file = io.StringIO()
        # Wide enough for every board.
        console = Console(file=file, width=160, force_terminal=True, color_system="truecolor", highlight=False)
        screen = RichScreen(in_language("en"), self.possible_agents, console)
        view = self.position.view(self.possible_agents.index(self.agent_selection))
        screen.board(self.game, view)
        screen.say(view.prompt)
        return file.getvalue()

    def close(self) -> None:
        """Nothing is open."""


def __getattr__(name: str) -> Any:
    """An environment by its id, as PettingZoo's own modules are: with `env` and `raw_env`."""
    if name not in ids():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return SimpleNamespace(env=partial(env, ids()[name]), raw_env=partial(Table, ids()[name]))
