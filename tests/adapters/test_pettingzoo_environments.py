"""Every game passes PettingZoo's own tests, and its agents see no more than they may."""

from __future__ import annotations

import importlib
import pickle
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from teerling.adapters import pettingzoo as zoo
from teerling.game import find, names
from tests.adapters.short import EVERY, short


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_pettingzoo_accepts_every_game_with_every_number_of_seats(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        # It wonders that an observation is a dictionary, which its own games have too.
        warnings.simplefilter("ignore")
        api_test(zoo.env(name, seats, **short(name)), num_cycles=60)
        seed_test(lambda: zoo.env(name, seats, **short(name)), num_cycles=60)


def test_every_game_has_an_id_to_import() -> None:
    assert set(zoo.ids().values()) == set(names())
    for id, name in zoo.ids().items():
        made = getattr(zoo, id).env(render_mode="ansi")
        assert made.metadata["name"] == id
        made.reset(seed=1)
        assert made.unwrapped.game is find(name)
        picture = made.render()
        assert "player_0" in picture
        assert "\x1b[" in picture
    with pytest.raises(AttributeError, match="chess_v6"):
        _ = zoo.chess_v6


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_whole_games_pay_what_sums_to_zero(name: str, seats: int) -> None:
    env = zoo.env(name, seats, **short(name))
    env.reset(seed=7)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        returns[agent] += reward
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    if seats > 1:
        assert abs(sum(returns.values())) < 1e-9
        assert max(returns.values()) <= 1
    else:
        assert list(returns.values()) == [
            env.unwrapped.position.scores()[0] * (-1 if env.unwrapped.game.low_is_good else 1)
        ]


def test_those_who_decide_at_the_same_time_see_nothing_of_each_other() -> None:
    def second_sees(which: int) -> tuple[str, bytes]:
        env = zoo.env("dicetrip", 2)
        env.reset(seed=3)
        first = env.agent_selection
        while env.agent_selection == first:
            codes = np.flatnonzero(env.last()[0]["action_mask"])
            env.step(int(codes[min(which, len(codes) - 1)]))
        return env.agent_selection, env.last()[0]["observation"].tobytes()

    assert second_sees(0) == second_sees(40)


def test_an_illegal_move_ends_the_game_and_an_unguarded_table_refuses_it() -> None:
    env = zoo.env("pushbox")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(wrong)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    table = zoo.Table("pushbox")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="can't play"):
        table.step(wrong)


def test_an_environment_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(zoo.env("pushbox", 3, level="1,2,3")))  # noqa: S301  # our own
    again.reset(seed=1)
    assert again.unwrapped.start.options["level"] == "1 2 3"


@pytest.mark.parametrize(
    ("module", "needs", "extra"),
    [("pettingzoo", "pettingzoo", "pettingzoo"), ("openspiel", "pyspiel", "openspiel"), ("vector", "numpy", "fast")],
)
def test_what_is_not_installed_is_named(module: str, needs: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, needs, None)
    for loaded in ("features", module):
        monkeypatch.delitem(sys.modules, f"teerling.adapters.{loaded}", raising=False)
    with pytest.raises(ImportError, match=f"extra “{extra}”"):
        importlib.import_module(f"teerling.adapters.{module}")
