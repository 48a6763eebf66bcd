"""A double may be answered with any two numbers."""

from __future__ import annotations

from itertools import combinations

import pytest

from teerling.course import Course
from teerling.games.pushbox.board import Free, Play

from .positions import ALL, GAME, arranged, go, numbers_in, pushes, refusal, standing, start, texts, up

DOUBLES = tuple(f"{face} {face}" for face in range(1, 7))


@pytest.mark.rule("pushbox", "6.3")
@pytest.mark.parametrize("dice", DOUBLES)
def test_any_two_numbers(dice: str) -> None:
    position = go(start(), f"dice {dice}")
    assert {frozenset(two) for two in combinations(ALL, 2)} <= pushes(position)
    after = go(position, "any 11 12")
    assert standing(after)[3] == (11, 12)
    assert after.turn == ("dice", (), 0), "and throw again"


@pytest.mark.rule("pushbox", "6.3")
def test_an_ordinary_play_will_do_as_well() -> None:
    position = go(start(), "dice 4 4")
    assert {"8", "6+2", "5+3"} <= texts(position)
    assert standing(go(position, "8"))[3] == (8,)
    assert standing(go(start(), "dice 6 6", "6+4+2"))[3] == (2, 4, 6)


@pytest.mark.rule("pushbox", "6.3")
@pytest.mark.parametrize("text", ["any 9", "any 2 3 4", "any 9 10 12"])
def test_two_means_two(text: str) -> None:
    assert refusal(go(start(), "dice 4 4"), text) == ("6.3", "pushbox-why-double-count")


@pytest.mark.rule("pushbox", "6.3")
def test_just_one_if_you_have_only_one() -> None:
    position = go(arranged(start(), {1: (9,)}), "dice 4 4")
    assert texts(position) == {"any 9"}
    assert go(position, "any 9").winners() == (0,)


@pytest.mark.rule("pushbox", "6.3")
@pytest.mark.rule("pushbox", "7.1")
def test_just_one_if_you_may_push_only_one_more() -> None:
    position = go(start(), "dice 4 5", "5+4", "dice 4 4")
    assert pushes(position) == {frozenset({n}) for n in ALL if n not in (4, 5)}
    assert refusal(position, "6+2") == ("7.1", "pushbox-why-limit")
    assert up(go(position, "any 12")) == (1, 3)


@pytest.mark.rule("pushbox", "6.3")
def test_two_if_you_may_push_two_more() -> None:
    position = go(start(), "dice 4 5", "9", "dice 6 6")
    assert refusal(position, "any 2") == ("6.3", "pushbox-why-double-count")
    assert refusal(position, "6+4+2") == ("7.1", "pushbox-why-limit")
    assert "12" in texts(position)
    assert up(go(position, "any 2 3")) == (1, 3)


@pytest.mark.rule("pushbox", "6.3")
@pytest.mark.parametrize("dice", DOUBLES)
def test_a_double_must_be_answered(dice: str) -> None:
    position = go(arranged(start(), {1: (5, 9)}), f"dice {dice}")
    assert "pass" not in texts(position)
    assert refusal(position, "pass") == ("6.3", "pushbox-why-answer-double")


@pytest.mark.rule("pushbox", "6.3")
def test_the_same_at_every_level_and_alone() -> None:
    for level in "123":
        assert "any 11 12" in texts(go(start(level=level), "dice 5 5"))
        assert "any 11 12" in texts(go(start(1, level=level), "dice 5 5"))


@pytest.mark.rule("pushbox", "6.4")
def test_two_numbers_that_make_the_total_are_a_play() -> None:
    position = go(start(), "dice 4 4")
    said = [text for text in texts(position) if numbers_in(text) == {2, 6}]
    assert said == ["6+2"], "one move, not two"
    move = GAME.read_move("any 2 6")
    assert position.play(0, move) == go(position, "6+2")
    assert position.settle(move).text == "6+2", "the calculation is filled in"
    assert position.settle(GAME.read_move("any 2 5")).text == "any 2 5"


@pytest.mark.rule("pushbox", "6.4")
def test_two_numbers_that_make_the_total_or_product_at_level_3() -> None:
    position = go(start(level="3"), "dice 4 4")
    said = {numbers_in(text): text for text in texts(position)}
    assert said[frozenset({8, 2})] == "8*2"
    assert said[frozenset({10, 6})] == "10+6"
    assert said[frozenset({9, 12})] == "any 9 12"


@pytest.mark.rule("pushbox", "6.3")
@pytest.mark.rule("pushbox", "6.4")
@pytest.mark.parametrize(
    ("level", "text", "kept"), [("1", "any 2 6", "6+2"), ("3", "2, 8", "8*2"), ("2", "any 3 11", "11-3")]
)
def test_two_that_make_it_are_pushed_without_a_calculation_and_kept_with_one(level: str, text: str, kept: str) -> None:
    course = Course.new("pushbox", ("Anna",), {"level": level})
    course.throw(GAME.read_roll("4 4"))
    course.move(0, GAME.read_move(text))
    assert course.record.events[-1].text == kept


@pytest.mark.rule("pushbox", "6.4")
def test_a_choice_says_whether_it_needs_a_calculation() -> None:
    double = {c.move.text: c.about for c in go(start(), "dice 4 4").view(0).choices}
    assert double["6+2"] == Play((6, 2), free=True)
    assert double["any 2 12"] == Free((12, 2))
    assert double["8"] == Play((8,), free=False)
    assert not any(c.about.free for c in go(start(), "dice 4 5").view(0).choices)


@pytest.mark.rule("pushbox", "6.5")
def test_a_single_die_does_not_count_after_a_double() -> None:
    position = go(arranged(start(), {1: (4, 9)}), "dice 4 4")
    assert texts(position) == {"any 4 9"}
    assert refusal(position, "4!") == ("6.5", "pushbox-why-double-first")
