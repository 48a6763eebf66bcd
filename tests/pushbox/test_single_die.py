"""The number of a single die, when nothing else can be pushed."""

from __future__ import annotations

import pytest

from .positions import ALL, arranged, go, refusal, standing, start, texts, up


@pytest.mark.rule("pushbox", "6.5")
def test_the_number_of_one_die_may_be_pushed_and_ends_the_turn() -> None:
    position = go(arranged(start(), {1: (4, 12)}), "dice 4 5")
    assert texts(position) == {"4!", "pass"}
    taken = go(position, "4!")
    assert standing(taken)[1] == (12,)
    assert up(taken) == (1, 3)
    assert taken.turn.kind == "dice"


@pytest.mark.rule("pushbox", "6.5")
def test_it_may_be_declined() -> None:
    position = go(arranged(start(), {1: (4, 12)}), "dice 4 5")
    declined = go(position, "pass")
    assert standing(declined)[1] == (4, 12)
    assert up(declined) == (1, 3)


@pytest.mark.rule("pushbox", "6.5")
def test_one_of_them_not_both() -> None:
    # At level 1, with the limit leaving one push, 5+4 is out of reach.
    position = go(arranged(start(), {1: (4, 5, 12)}, pushed=2), "dice 4 5")
    assert texts(position) == {"4!", "5!", "pass"}
    assert standing(go(position, "5!"))[1] == (4, 12)
    assert refusal(position, "any 4 5") == ("7.1", "pushbox-why-limit")


@pytest.mark.rule("pushbox", "6.5")
def test_not_if_the_throw_can_be_played() -> None:
    position = go(arranged(start(), {1: (4, 9)}), "dice 4 5")
    assert texts(position) == {"9"}
    assert refusal(position, "4!") == ("6.5", "pushbox-why-play-first")
    assert refusal(position, "pass") == ("4.5", "pushbox-why-must-play")


@pytest.mark.rule("pushbox", "6.5")
def test_not_the_number_of_no_die() -> None:
    position = go(arranged(start(), {1: (2, 4, 12)}), "dice 4 5")
    assert refusal(position, "2!") == ("6.5", "pushbox-why-no-single")
    assert refusal(position, "12!") == ("6.5", "pushbox-why-no-single")
    assert refusal(position, "5!") == ("1.3", "pushbox-why-not-standing")


@pytest.mark.rule("pushbox", "6.5")
def test_it_is_said_with_a_mark() -> None:
    position = go(arranged(start(), {1: (4, 12)}), "dice 4 5")
    assert refusal(position, "4") == ("6.5", "pushbox-why-single-sign")


@pytest.mark.rule("pushbox", "6.5")
@pytest.mark.rule("pushbox", "7.1")
def test_plays_that_the_limit_forbids_are_no_plays_here() -> None:
    # 4+3+2 makes 9, but after one push only two are left.
    numbers = {1: (2, 3, 4, 12)}
    assert texts(go(arranged(start(), numbers, pushed=0), "dice 4 5")) == {"4+3+2"}
    assert texts(go(arranged(start(), numbers, pushed=1), "dice 4 5")) == {"4!", "pass"}


@pytest.mark.rule("pushbox", "6.5")
@pytest.mark.rule("pushbox", "8.1")
def test_it_may_win() -> None:
    position = go(arranged(start(), {1: (4,)}), "dice 4 5", "4!")
    assert position.winners() == (0,)


@pytest.mark.rule("pushbox", "4.6")
@pytest.mark.rule("pushbox", "6.5")
def test_without_the_number_of_a_die_the_turn_ends_by_itself() -> None:
    position = go(arranged(start(), {1: (6, 12)}), "dice 4 5")
    assert texts(position) == set()
    assert up(position) == (1, 3)


@pytest.mark.rule("pushbox", "6.5")
def test_there_is_no_block_1() -> None:
    position = go(arranged(start(mode="adjacent"), {1: (8, 12), 2: ALL}), "dice 1 2")
    assert up(position) == (1, 2)
