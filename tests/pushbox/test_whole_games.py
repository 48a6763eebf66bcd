"""Random games against the slow game in oracle.py, event by event."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.game import Position
from teerling.values import Move
from tests.chance import chance as chance_of
from tests.chance import size

from . import oracle
from .positions import ALL, GAME, THROWS, arranged, go, numbers_in, standing, start

KINDS = [
    (1, {}),
    (2, {"mode": "facing"}),
    (2, {"mode": "facing", "limit": "throw"}),
    (2, {"mode": "facing", "start": "fair"}),
    (2, {"mode": "adjacent"}),
    (2, {"mode": "adjacent", "limit": "throw", "start": "fair"}),
    (2, {"mode": "adjacent", "start": "fair"}),
    (3, {}),
    (3, {"limit": "throw"}),
    (4, {}),
    (4, {"limit": "throw"}),
]


def meaning(move: Move) -> oracle.Does:
    """What a move does, in the oracle's terms."""
    if move.text in ("pass", "again"):
        return move.text, frozenset()
    kind = "any" if move.text.startswith("any") else "single" if move.text.endswith("!") else "play"
    return kind, numbers_in(move.text)


def same(position: Position, slow: oracle.Reference) -> None:
    """Everything that can be seen is as the slow game has it."""
    assert standing(position) == {side: tuple(sorted(slow.out[side])) for side in slow.sides}
    turn = position.turn
    if slow.over:
        assert turn.kind == "over"
        assert set(position.winners()) == slow.won
    elif slow.dice is None:
        assert (turn.kind, turn.thrower) == ("dice", slow.seat)
        assert slow.to_throw or position.view().board.turn + 1 == slow.side
    else:
        assert (turn.kind, turn.seats) == ("decide", (slow.seat,))
        moves = position.moves(slow.seat)
        assert {meaning(move) for move in moves} == slow.answers()
        assert len(moves) == len(slow.answers())


def play_out(position: Position, slow: oracle.Reference, chance: random.Random, events: int) -> Position:
    """Both games side by side, compared after every event."""
    for _ in range(events):
        same(position, slow)
        turn = position.turn
        if turn.kind == "over":
            break
        if turn.kind == "dice":
            low, high = sorted((chance.randint(1, 6), chance.randint(1, 6)))
            position = position.roll(GAME.read_roll(f"{low} {high}"))
            slow.throw((low, high))
        else:
            (seat,) = turn.seats
            move = chance.choice(position.moves(seat))
            position = position.play(seat, move)
            slow.do(meaning(move))
    return position


@pytest.mark.parametrize("levels", ["1", "2", "3", "mixed"])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_random_games_go_as_the_slow_game_goes(seats: int, options: dict[str, str], levels: str) -> None:
    chance = chance_of("pushbox", seats, options, levels)
    over = 0
    for _ in range(size(6, 100)):
        level = levels if levels != "mixed" else " ".join(chance.choices("123", k=seats))
        position = GAME.start(seats, {"level": level, **options})
        last = play_out(position, oracle.Reference(seats, position.options), chance, 250)
        over += last.turn.kind == "over"
    assert over > 0


@given(
    kind=st.sampled_from(KINDS),
    level=st.sampled_from("123"),
    one=st.sets(st.sampled_from(ALL), min_size=1, max_size=9),
    two=st.sets(st.sampled_from(ALL), min_size=1, max_size=9),
    turn=st.integers(0, 3),
    chance=st.randoms(use_true_random=False),
)
@settings(max_examples=80)
def test_games_go_on_from_any_position_as_the_slow_game_does(
    kind: tuple[int, dict[str, str]], level: str, one: set[int], two: set[int], turn: int, chance: random.Random
) -> None:
    seats, options = kind
    position = start(seats, level=level, **options)
    slow = oracle.Reference(seats, position.options)
    slow.place = turn % len(slow.sides)
    slow.first_turn = False
    slow.out = {1: set(one), 2: set(two), 3: set(ALL) - one, 4: set(ALL) - two}
    position = arranged(position, {1: tuple(one), 2: tuple(two)}, turn=slow.side)
    play_out(position, slow, chance, 30)


def every_throw() -> Iterator[tuple[str, tuple[int, int]]]:
    for dice in THROWS:
        low, high = dice.split()
        yield dice, (int(low), int(high))


@pytest.mark.rule("pushbox", "4.2")
@pytest.mark.rule("pushbox", "6.3")
@pytest.mark.rule("pushbox", "6.5")
@pytest.mark.rule("pushbox", "7.1")
@given(
    own=st.sets(st.sampled_from(ALL), min_size=1),
    level=st.integers(1, 3),
    pushed=st.integers(0, 2),
    alone=st.booleans(),
    first_turn=st.booleans(),
)
@settings(max_examples=100)
def test_every_throw_can_be_answered_as_the_oracle_says(
    own: set[int], level: int, pushed: int, alone: bool, first_turn: bool
) -> None:
    pushed = 0 if alone else pushed
    first_turn = first_turn and not alone
    game = start(1 if alone else 4, level=str(level))
    position = arranged(game, {1: tuple(own), 2: ALL}, pushed=pushed, first_turn=first_turn)
    for text, dice in every_throw():
        thrown = position.roll(GAME.read_roll(text))
        expected = oracle.answers(frozenset(own), dice, level, 3 - pushed, alone=alone, first_turn=first_turn)
        if expected:
            assert {meaning(move) for move in thrown.moves(0)} == expected
            assert thrown.turn == ("decide", (0,), -1)
        else:
            assert thrown.turn.kind == ("over" if alone else "dice")
            assert alone or thrown.turn.thrower == 1


@given(
    own=st.sets(st.sampled_from(ALL), min_size=1),
    level=st.sampled_from("123"),
    pushed=st.integers(0, 2),
    dice=st.sampled_from(THROWS),
    alone=st.booleans(),
)
@settings(max_examples=60)
def test_what_is_offered_and_what_is_refused_are_all_there_is(
    own: set[int], level: str, pushed: int, dice: str, alone: bool
) -> None:
    game = start(1 if alone else 2, level=level)
    position = arranged(game, {1: tuple(own)}, pushed=0 if alone else pushed, first_turn=not alone)
    thrown = position.roll(GAME.read_roll(dice))
    offered = set(thrown.codes(0))
    for code in range(GAME.actions):
        assert (thrown.why_not(0, GAME.thinkable(code)) is None) == (code in offered)


@pytest.mark.parametrize(
    ("seats", "own", "dice", "first_turn"),
    [(2, ALL, "3 4", True), (2, (4, 12), "4 5", False), (1, (4, 12), "3 4", False), (2, ALL, "4 5", False)],
)
def test_the_moves_do_not_depend_on_what_the_list_held_before(
    seats: int, own: tuple[int, ...], dice: str, first_turn: bool
) -> None:
    position = go(arranged(start(seats), {1: own}, first_turn=first_turn), f"dice {dice}")
    used = [999] * GAME.rules.MOST_MOVES
    assert used[: GAME.rules.legal(*position.raw, 0, used)] == position.codes(0)
    assert 999 not in position.codes(0)
