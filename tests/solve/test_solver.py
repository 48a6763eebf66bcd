"""The solver: its values by other ways, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teerling.game import Position, find, names
from teerling.solve import Table, table_for
from teerling.solve.solver import solve
from teerling.solve.table import write
from teerling.values import SetupError
from tests.refusals import saying
from tests.solve import tiny

PUSHBOX = find("pushbox")
# Level 2 with three numbers a throw is quick to solve: a second, once the solver is compiled.
QUICK = {"limit": "throw", "level": "2"}


def late(start: Position, **fields: Any) -> Position:
    """The same game with other numbers in its state."""
    state = start.raw[1].copy()
    for name, value in fields.items():
        setattr(state, name, value)
    return Position(start.game, start.options, start.raw[0], state)


# Values by another way


def test_a_game_with_a_loop_has_the_values_that_iteration_gives(tmp_path: Path) -> None:
    start = tiny.begin()
    solved = solve(start, kernel=start.game.plain())
    table = write(tmp_path / "duel.table", solved)
    by_hand = tiny.by_iteration(start)
    assert len(table) == len(by_hand)
    for key, value in by_hand.items():
        state = start.raw[1].copy()
        state.points, (state.seat, state.thrown, state.won) = list(key[0]), key[1:]
        worth = table.value(Position(start.game, {}, start.raw[0], state))
        assert worth.low - Fraction(1, 10**9) <= value <= worth.high + Fraction(1, 10**9)


def alone(blocks: int, level: str, cache: dict[int, float]) -> float:
    """The least expected score alone, block set by block set; a throw again is a series that sums to a quotient."""
    if blocks not in cache:
        start = late(PUSHBOX.start(seats=1, level=level), out=[blocks, 0, 0, 0])
        fixed, again = 0.0, []
        for roll, chance in start.outcomes():
            thrown = start.roll(roll)
            ends = [
                _score(after, level, cache)
                for after in _afters(thrown)
                if after.raw[1].out[0] != blocks or after.turn.kind == "over"
            ]
            stays = any(after.raw[1].out[0] == blocks and after.turn.kind != "over" for after in _afters(thrown))
            if stays:
                again.append((float(chance), min(ends, default=float("inf"))))
            else:
                fixed += float(chance) * min(ends)
        # Throwing again is worth the value itself: try every threshold.
        best = float("inf")
        for limit in [float("inf"), *(end for _, end in again)]:
            stay = sum(chance for chance, end in again if end >= limit or end == float("inf"))
            leave = sum(chance * end for chance, end in again if not (end >= limit or end == float("inf")))
            best = min(best, (fixed + leave) / (1 - stay))
        cache[blocks] = best
    return cache[blocks]


def _afters(thrown: Position) -> Iterator[Position]:
    if thrown.turn.kind != "decide":
        yield thrown
        return
    for code in thrown.codes(0):
        yield thrown.after(0, code)


def _score(after: Position, level: str, cache: dict[int, float]) -> float:
    return float(after.scores()[0]) if after.turn.kind == "over" else alone(after.raw[1].out[0], level, cache)


@pytest.mark.parametrize("level", ["1", "3"])
def test_alone_the_score_is_what_a_recursion_over_blocks_gives(level: str) -> None:
    table = table_for(PUSHBOX.start(seats=1, level=level), "score")
    cache: dict[int, float] = {}
    for blocks in (1, 2, 0b1000000001, 0b0001100110, 0b1110000001, 0b0011110001):
        worth = table.value(late(PUSHBOX.start(seats=1, level=level), out=[blocks, 0, 1023 - blocks, 0]))
        assert worth.exact
        assert float(worth.low) == pytest.approx(alone(blocks, level, cache), abs=1e-12)


def test_alone_the_published_values() -> None:
    score = [table_for(PUSHBOX.start(seats=1, level=level), "score") for level in "123"]
    win = [table_for(PUSHBOX.start(seats=1, level=level), "win") for level in "123"]
    start = [PUSHBOX.start(seats=1, level=level) for level in "123"]
    assert [table.value(at).low for table, at in zip(score, start, strict=True)] == [
        Fraction(24041245379138141, 1033121304000000),
        Fraction(20223637346681, 13223952691200),
        Fraction(29729127271, 370052997120),
    ]
    assert [table.value(at).low for table, at in zip(win, start, strict=True)] == [
        Fraction(6307173231555659, 38742048900000000),
        Fraction(14805899797127687, 23803114844160000),
        Fraction(1102158591415297, 1132362171187200),
    ]


# What values don't depend on, and what they do


@pytest.mark.parametrize("aim", ["score", "win"])
def test_alone_both_kernels_give_the_same(aim: Any) -> None:
    start = PUSHBOX.start(seats=1, level="2")
    plain, compiled = (solve(start, aim, kernel=kernel) for kernel in (PUSHBOX.plain(), PUSHBOX.compiled()))
    assert list(plain.keys) == list(compiled.keys)
    assert list(plain.marks) == list(compiled.marks)
    assert plain.fractions == compiled.fractions


@pytest.mark.parametrize("limit", ["turn", "throw"])
def test_both_kernels_give_the_same_bounds(limit: str) -> None:
    start = PUSHBOX.start(seats=2, mode="adjacent", first="seat", limit=limit, level="1 3")
    start = late(start, out=[0b1000010010, 0b0100000011, 0, 0], first_turn=0)
    plain, compiled = (solve(start, kernel=kernel) for kernel in (PUSHBOX.plain(), PUSHBOX.compiled()))
    for column in ("keys", "marks", "lows", "highs"):
        assert list(getattr(plain, column)) == list(getattr(compiled, column))
    assert plain.layout == compiled.layout


def bounds(**options: str) -> tuple[Table, Position]:
    start = PUSHBOX.start(seats=2, options=options)
    return table_for(start), start


def test_the_order_of_seats_does_not_matter() -> None:
    ours, start = bounds(limit="throw", level="2 3")
    theirs, other = bounds(limit="throw", level="3 2")
    one, two = ours.value(start, 0), theirs.value(other, 1)
    assert max(one.low, two.low) <= min(one.high, two.high)
    assert one.high - one.low < Fraction(1, 10**9)
    # Alike for both, throwing for who starts makes it even.
    table, start = bounds(**QUICK)
    assert table.value(start).low <= Fraction(1, 2) <= table.value(start).high
    assert table.value(start, 1).about == pytest.approx(1 - table.value(start, 0).about)


def test_whoever_starts_has_the_same_chance_at_either_seat() -> None:
    table, _ = bounds(**QUICK)
    fixed, start = bounds(**QUICK, first="seat")
    thrown = PUSHBOX.start(seats=2, options=QUICK)
    for roll in ("6 5", "1 2"):
        thrown = thrown.roll(PUSHBOX.read_roll(roll))
    worth = fixed.value(start)
    for seat in (0, 1):
        here = late(thrown, first=seat)
        mine = table.value(here, seat)
        assert max(worth.low, mine.low) <= min(worth.high, mine.high)


def test_another_option_gives_another_value() -> None:
    values = {
        table.value(start).low
        for table, start in (
            bounds(first="seat", limit="throw", level="2"),
            bounds(first="seat", limit="throw", level="2", start="fair"),
            bounds(first="seat", limit="throw", level="3"),
            bounds(first="seat", limit="throw", level="2 3"),
        )
    }
    assert len(values) == 4


def test_a_decision_is_worth_its_best_move() -> None:
    table, position = bounds(first="seat", **QUICK)
    rng = Random(2)
    for _ in range(60):
        if position.turn.kind == "over":
            break
        if position.turn.kind == "dice":
            position = position.roll(rng.choice(position.outcomes())[0])
            continue
        (seat,) = position.turn.seats
        rated = table.moves(position)
        assert sorted(r.move.code for r in rated) == position.codes(seat)
        assert rated[0].regret == 0
        assert rated[0].worth.low == table.value(position, seat).low
        assert [r.regret for r in rated] == sorted(r.regret for r in rated)
        position = position.play(seat, rng.choice(rated).move)


# What can't be solved


def refused(start: Position, aim: Any = "win") -> str:
    with pytest.raises(SetupError) as error:
        solve(start, aim, kernel=start.game.plain())
    return error.value.message.id


def test_what_can_t_be_solved_is_refused() -> None:
    assert refused(PUSHBOX.start(seats=3)) == "solve-seats"
    assert refused(PUSHBOX.start(seats=2), "score") == "solve-aim"
    for name in names():
        if not find(name).solvable:
            assert refused(find(name).start(find(name).seats[0])) == "solve-no-game"


def test_a_game_that_players_can_keep_going_for_ever_is_refused() -> None:
    assert refused(tiny.begin(strict=False)) == "solve-endless"


def test_deciding_at_the_same_time_is_refused() -> None:
    assert refused(tiny.begin(together=True)) == "solve-together"


def test_a_position_that_can_t_come_about_has_no_value() -> None:
    table, start = bounds(first="seat", **QUICK)
    with pytest.raises(SetupError, check=saying("solve-not-here")):
        table.value(late(start, out=[1023, 1023, 1023, 1023]))
