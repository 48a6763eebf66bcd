"""At most three numbers in a turn, or in a throw."""

from __future__ import annotations

import pytest

from .positions import GAME, arranged, go, pushes, refusal, standing, start, texts, up


@pytest.mark.rule("pushbox", "7.1")
@pytest.mark.parametrize(
    "turn",
    [
        ["dice 4 5", "4+3+2"],
        ["dice 4 5", "5+4", "dice 1 2", "3"],
        ["dice 4 5", "9", "dice 3 5", "6+2"],
        ["dice 4 5", "9", "dice 5 6", "11", "dice 6 6", "12"],
        ["dice 2 2", "any 9 10", "dice 6 6", "any 2"],
    ],
)
def test_the_third_push_ends_the_turn(turn: list[str]) -> None:
    before = go(start(), *turn[:-1])
    assert up(before) == (0, 1)
    assert up(go(before, turn[-1])) == (1, 3)


@pytest.mark.rule("pushbox", "7.1")
def test_a_play_that_goes_over_is_none() -> None:
    position = go(start(), "dice 4 5", "9", "dice 4 6")
    assert pushes(position) == {frozenset({10}), frozenset({8, 2}), frozenset({6, 4})}
    assert refusal(position, "5+3+2") == ("7.1", "pushbox-why-limit")
    position = go(position, "10", "dice 4 4")
    assert refusal(position, "6+2") == ("7.1", "pushbox-why-limit")


@pytest.mark.rule("pushbox", "4.6")
@pytest.mark.rule("pushbox", "7.1")
def test_a_throw_that_only_too_many_numbers_could_play_ends_the_turn() -> None:
    numbers = {1: (2, 8, 12)}
    assert texts(go(arranged(start(), numbers, pushed=1), "dice 4 6")) == {"8+2"}
    assert up(go(arranged(start(), numbers, pushed=2), "dice 4 6")) == (1, 3)


@pytest.mark.rule("pushbox", "7.1")
def test_every_turn_has_its_own_limit() -> None:
    position = go(start(mode="adjacent"), "dice 4 5", "4+3+2", "dice 4 5", "4+3+2")
    assert up(position) == (0, 1)
    assert up(go(position, "dice 4 5", "9")) == (0, 1)
    assert position.view().board.left == 3


@pytest.mark.rule("pushbox", "7.2")
def test_three_in_every_throw_by_agreement() -> None:
    position = go(start(limit="throw"), "dice 4 5", "4+3+2")
    assert up(position) == (0, 1)
    position = go(position, "dice 5 6", "6+5", "dice 4 5", "9", "dice 4 4", "any 10 12")
    assert up(position) == (0, 1)
    assert standing(position)[1] == (8, 11)
    assert position.view().board.left == 3


@pytest.mark.rule("pushbox", "7.2")
def test_never_four_in_a_throw() -> None:
    position = go(start(limit="throw", level="2"), "dice 4 5", "9", "dice 4 5")
    assert refusal(position, "2+3+8-4") == ("4.3", "pushbox-why-too-many")
    assert max(map(len, pushes(position))) == 3


@pytest.mark.rule("pushbox", "7.2")
def test_a_turn_then_goes_on_until_a_throw_cannot_be_played() -> None:
    position = go(start(limit="throw"), "dice 4 5", "4+3+2", "dice 5 6", "6+5", "dice 1 4")
    assert up(position) == (1, 3)


@pytest.mark.rule("pushbox", "7.1")
@pytest.mark.rule("pushbox", "7.2")
def test_the_limit_is_per_turn_unless_agreed_otherwise() -> None:
    assert GAME.start(2).options["limit"] == "turn"
