"""Many games in one array are games by the rules, at both speeds, and each seat sees what it may."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from teerling.adapters.vector import Vector
from teerling.game import Position, find, names
from teerling.kernel.plain import slots_of
from tests.adapters.short import EVERY, short


def numbers(states: Any) -> list[list[int]]:
    """All numbers of plain states, or of records."""
    if isinstance(states, list):
        return [slots_of(state) for state in states]
    return [[int(x) for name in states.dtype.names for x in np.ravel(state[name])] for state in states]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_both_speeds_play_the_same_games_and_show_the_same(name: str, seats: int) -> None:
    slow = Vector(name, 3, seats, seed=5, kernel=find(name).plain(), **short(name))
    fast = Vector(name, 3, seats, seed=5, **short(name))
    ends = 0
    while ends < 2:
        for what in ("seat", "legal", "drawn", "rewards", "points", "ended"):
            assert np.array_equal(getattr(slow, what), getattr(fast, what)), what
        assert numbers(slow.states) == numbers(fast.states)
        assert numbers(slow.seen) == numbers(fast.seen)
        ends += int(fast.ended.sum())
        slow.step(slow.drawn)
        fast.step(fast.drawn)
    assert ends


@pytest.mark.parametrize("name", names())
def test_moves_masks_and_views_are_those_of_the_rules(name: str) -> None:
    rng = Random(name)
    env = Vector(name, 2, seed=1, kernel=find(name).plain(), **short(name))
    for _ in range(60):
        actions = []
        for i in range(2):
            position = Position(env.game, env.start.options, env.start.raw[0], env.states[i])
            assert position.turn.seats[0] == env.seat[i]
            codes = position.codes(position.turn.seats[0])
            assert np.flatnonzero(env.legal[i]).tolist() == codes
            assert env.drawn[i] in codes
            assert env.seen[i].key() == position.veiled(position.turn.seats[0]).key()
            actions.append(rng.choice(codes))
        env.step(actions)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_game_that_ends_pays_its_winners_and_begins_again(name: str, seats: int) -> None:
    env = Vector(name, 64, seats, seed=2, **short(name))
    sign = -1 if env.game.low_is_good else 1
    ends = 0
    while ends < 64:
        now = env.step(env.drawn)
        assert not now.rewards[~now.ended].any()
        assert now.legal.any(axis=1).all()
        for rewards, points in zip(now.rewards[now.ended], sign * env.points[now.ended], strict=True):
            ends += 1
            if seats == 1:
                assert rewards[0] == points[0]
                continue
            assert abs(rewards.sum()) < 1e-12
            winners = rewards > 0
            assert winners.any() or not rewards.any()
            assert points[winners].tolist() == [points.max()] * winners.sum()


def test_the_only_winner_of_four_gets_one_and_two_winners_share() -> None:
    env = Vector("addvantage", 256, 4, seed=1)
    seen = set()
    for _ in range(400):
        now = env.step(env.drawn)
        seen |= {tuple(sorted(np.round(row, 6).tolist())) for row in now.rewards[now.ended]}
    third = round(-1 / 3, 6)
    assert (third, third, third, 1.0) in seen
    assert (third, third, round(1 / 3, 6), round(1 / 3, 6)) in seen


def test_a_move_that_is_not_possible_is_refused_and_nothing_has_happened() -> None:
    env = Vector("pushbox", 4, seed=1)
    before = numbers(env.states)
    wrong = env.drawn.copy()
    wrong[2] = int(np.flatnonzero(~env.legal[2])[0])
    with pytest.raises(ValueError, match="game 2"):
        env.step(wrong)
    for code in (-1, 1035):
        wrong[2] = code
        with pytest.raises(ValueError, match="game 2"):
            env.step(wrong)
    with pytest.raises(ValueError, match="4 games"):
        env.step(env.drawn[:3])
    assert numbers(env.states) == before


@pytest.mark.parametrize("name", names())
def test_what_is_seen_is_no_copy(name: str) -> None:
    env = Vector(name, 8, **short(name))
    first = env.reset()
    later = env.step(env.drawn)
    for one, other in zip(first, later, strict=True):
        assert np.shares_memory(one, other)
    assert np.shares_memory(env.seen, env.states) == (env.game.veil is None)


def test_a_game_does_not_depend_on_how_many_are_played_beside_it() -> None:
    few, many = Vector("dicetrip", 3, seed=4), Vector("dicetrip", 30, seed=4)
    for _ in range(100):
        few.step(few.drawn)
        many.step(many.drawn)
    assert numbers(few.states) == numbers(many.states[:3])
    other = Vector("dicetrip", 3, seed=5)
    assert numbers(other.states) != numbers(few.reset(seed=4).seen)
    assert numbers(Vector("dicetrip", 3, seed=4).states) == numbers(few.states)
