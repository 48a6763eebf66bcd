"""The search finds good moves, the same ones at both speeds, and knows no more than its seat does."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from teerling import game
from teerling.game import Position, find
from teerling.kernel.arrays import Given, Numbers, State
from teerling.kernel.judgement import ONE
from teerling.search import PORTION, Considered, thinker, tree
from tests.chance import some


def somewhere(name: str, seats: int, seed: int, decisions: int) -> Position:
    """A position of a random game in which somebody has something to choose."""
    rng = Random(seed)
    position = find(name).start(seats)
    while True:
        if position.turn.kind == "over":
            position = find(name).start(seats)
        if position.turn.kind == "dice":
            position = position.roll(rng.choice(position.weights())[0])
            continue
        seat = rng.choice(position.turn.seats)
        codes = position.codes(seat)
        if decisions <= 0 and len(codes) > 1:
            break
        decisions -= 1
        position = position.after(seat, rng.choice(codes))
    return position


def worlds(position: Position, seat: int, seed: int, count: int = 3) -> list[Position]:
    rng = Random(seed)
    return [position.imagine(seat, rng) for _ in range(count)]


PROMISES = (0, -9, -10, -25, -1000)


def promise_something(g: Given, s: State, k: Numbers, seat: int, codes: Numbers, n: int, promises: Numbers) -> None:
    for i in range(n):
        promises[i] = PROMISES[i]


def test_what_promises_so_much_less_is_half_as_likely() -> None:
    pushbox = find("pushbox")
    kernel = pushbox.plain()
    given, state = pushbox.start(1).raw
    lent = {**pushbox.parts.judgement.offered(), "promise": promise_something, "HALF": 10, "HALVES": 3}
    buffers = kernel.buffers()
    total = kernel.load(tree, lent)[tree.likelihoods](given, state, [0], 0, len(PROMISES), buffers)
    assert list(buffers.weights[: len(PROMISES)]) == [8, 8, 4, 2, 1]
    assert total == 23


@pytest.mark.parametrize("name", some("think alike", game.names(), 2))
def test_both_speeds_think_alike(name: str) -> None:
    plain, fast = thinker(name, compiled=False), thinker(name)
    for seats in find(name).seats:
        for number in range(3):
            position = somewhere(name, seats, 10 * seats + number, 3 * number)
            seat = position.turn.seats[0]
            seen = worlds(position, seat, number)
            found = [one.think(seen, seat, seed=number, rounds=20) for one in (plain, fast)]
            assert found[0] == found[1]
            if seats == 2 and number == 0:
                least = found[0][-1].code
                compared = [one.think(seen, seat, seed=1, rounds=4, ends=True, compare=least) for one in (plain, fast)]
                expected = [one.expect(seen, seat, seed=1, rounds=4) for one in (plain, fast)]
                assert (compared[0], expected[0]) == (compared[1], expected[1])
            assert [move.code for move in sorted(found[0])] == position.codes(seat)
            assert 0 < sum(move.tries for move in found[0]) <= 20


@pytest.mark.parametrize("name", game.names())
def test_the_same_seed_and_rounds_give_the_same_and_another_seed_something_else(name: str) -> None:
    position = somewhere(name, 2, 5, 6)
    seat = position.turn.seats[0]
    seen = worlds(position, seat, 1)

    def think(seed: int) -> list[Considered]:
        return thinker(name).think(seen, seat, seed=seed, rounds=300)

    assert think(1) == think(1)
    assert think(1) != think(2)


@pytest.mark.parametrize("name", game.names())
def test_equal_views_give_equal_thoughts(name: str) -> None:
    position = somewhere(name, 2, 8, 10)
    seat = position.turn.seats[0]
    twin = position.imagine(seat, Random(3))
    assert twin.view(seat) == position.view(seat)
    one, other = (thinker(name).think(worlds(real, seat, 4), seat, seed=9, rounds=100) for real in (position, twin))
    assert one == other


@pytest.mark.parametrize("name", game.names())
def test_a_move_that_is_compared_is_tried_often_enough_and_nobody_loses_a_share(name: str) -> None:
    position = somewhere(name, 2, 5, 6)
    seat = position.turn.seats[0]
    seen = worlds(position, seat, 1)
    least = thinker(name).think(seen, seat, seed=1, rounds=100)[-1].code
    found = thinker(name).think(seen, seat, seed=1, rounds=100, ends=True, compare=least)
    tried = {move.code: move.brought for move in found}
    assert tried[least].tries >= 25
    assert found[0].tries >= 25
    for brought in [*tried.values(), thinker(name).expect(seen, seat, seed=1, rounds=100)]:
        # Whole numbers can't be divided by everything: a millionth may be missing in each game.
        assert 0 <= brought.tries * ONE - sum(brought.shares) <= brought.tries


def test_it_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    position = somewhere("addvantage", 2, 1, 12)
    seat = position.turn.seats[0]
    seconds = itertools.count()  # one is over whenever somebody looks
    monkeypatch.setattr("teerling.search.time.monotonic", lambda: next(seconds))
    found = thinker("addvantage").think([position], seat, seed=1, rounds=100_000, seconds=3.5)
    assert sum(move.tries for move in found) == 3 * PORTION


def test_a_win_on_the_board_is_taken() -> None:
    pushbox = find("pushbox")
    position = pushbox.start(2, first="seat")
    state = position.raw[1].copy()
    state.out[0], state.out[2] = 0b11, 1023 ^ 0b11  # the blocks 2 and 3 are left
    position = Position(pushbox, position.options, position.raw[0], state).roll(pushbox.read_roll("1 4"))
    best = thinker("pushbox").think([position], 0, seed=1, rounds=200)[0]
    assert best.code == 0b11
    assert best.worth == 1


def test_more_thought_is_better_thought() -> None:
    """Alone in Push Box: who tries out more keeps less standing."""

    def left_after(rounds: int) -> float:
        total = 0
        for number in range(60):
            rng = Random(number)
            position = find("pushbox").start(1, level="3")
            while position.turn.kind != "over":
                if position.turn.kind == "dice":
                    position = position.roll(position.fallen([rng.randint(1, 6) for _ in range(2)]))
                else:
                    thought = thinker("pushbox").think([position], 0, seed=number, rounds=rounds)
                    position = position.after(0, thought[0].code)
            total += position.scores()[0]
        return total / 60

    assert left_after(400) < left_after(1)
