"""One player: sevens, the end, and the score."""

from __future__ import annotations

import pytest

from teerling.values import Result, SetupError

from .positions import ALL, GAME, SEVENS, arranged, go, pushes, refusal, standing, start, texts


@pytest.mark.rule("pushbox", "9.1")
def test_three_numbers_in_every_throw() -> None:
    position = go(start(1), "dice 4 5", "4+3+2", "dice 5 6", "6+5", "dice 4 4", "any 8 12")
    assert position.turn == ("dice", (), 0)
    assert standing(position) == {1: (9, 10, 11)}
    assert refusal(go(start(1), "dice 5 5"), "any 2 3 4 12") == ("4.3", "pushbox-why-too-many")


@pytest.mark.rule("pushbox", "9.1")
def test_there_is_no_other_limit_to_agree_on() -> None:
    with pytest.raises(SetupError):
        GAME.start(1, limit="turn")


@pytest.mark.rule("pushbox", "2.5")
def test_pushed_numbers_are_gone() -> None:
    assert standing(go(start(1), "dice 4 5", "9")) == {1: (2, 3, 4, 5, 6, 8, 10, 11, 12)}


@pytest.mark.rule("pushbox", "9.2")
@pytest.mark.parametrize("dice", SEVENS)
def test_a_seven_is_a_throw_like_any_other(dice: str) -> None:
    position = go(start(1), f"dice {dice}")
    assert texts(position) == {"4+3", "5+2"}
    assert go(position, "4+3").turn == ("dice", (), 0)
    assert refusal(position, "again") == ("4.5", "pushbox-why-must-play")
    assert refusal(position, "pass") == ("4.5", "pushbox-why-must-play")


@pytest.mark.rule("pushbox", "9.2")
@pytest.mark.parametrize(("dice", "product"), [("1 6", 6), ("2 5", 10), ("3 4", 12)])
def test_at_level_3_a_seven_may_be_played_with_its_product(dice: str, product: int) -> None:
    position = go(start(1, level="3"), f"dice {dice}")
    assert {frozenset({product}), frozenset({3, 4}), frozenset({2, 5})} <= pushes(position)


@pytest.mark.rule("pushbox", "9.2")
def test_a_seven_that_cannot_be_played_may_be_thrown_again() -> None:
    position = go(arranged(start(1), {1: (2, 8)}), "dice 3 4")
    assert texts(position) == {"again"}
    again = go(position, "again")
    assert again.turn == ("dice", (), 0)
    assert texts(go(again, "dice 3 4")) == {"again"}, "as often as it comes"
    assert refusal(position, "pass") == ("9.2", "pushbox-why-solo-seven")


@pytest.mark.rule("pushbox", "9.2")
@pytest.mark.rule("pushbox", "9.3")
def test_a_seven_may_also_be_answered_with_a_single_die() -> None:
    position = go(arranged(start(1), {1: (4, 8)}), "dice 3 4")
    assert texts(position) == {"again", "4!"}
    assert go(position, "4!").result == Result((8,), ())


@pytest.mark.rule("pushbox", "9.2")
def test_only_a_seven_is_thrown_again() -> None:
    assert refusal(go(start(1), "dice 4 5"), "again") == ("9.2", "pushbox-why-no-seven")
    position = go(arranged(start(1), {1: (4, 8)}), "dice 4 5")
    assert refusal(position, "again") == ("9.2", "pushbox-why-no-seven")


@pytest.mark.rule("pushbox", "9.3")
def test_any_other_throw_that_cannot_be_played_ends_the_game() -> None:
    position = go(arranged(start(1), {1: (8, 12)}), "dice 4 5")
    assert position.result == Result((20,), ())


@pytest.mark.rule("pushbox", "9.3")
def test_a_single_die_ends_the_game_taken_or_not() -> None:
    position = go(arranged(start(1), {1: (4, 12)}), "dice 4 5")
    assert texts(position) == {"4!", "pass"}
    assert go(position, "4!").result == Result((12,), ())
    assert go(position, "pass").result == Result((16,), ())


@pytest.mark.rule("pushbox", "9.4")
def test_the_score_is_the_sum_still_standing() -> None:
    assert start(1).scores() == (sum(ALL),) == (70,)
    assert go(start(1), "dice 4 5", "4+3+2").scores() == (61,)


@pytest.mark.rule("pushbox", "9.4")
@pytest.mark.parametrize(("numbers", "dice", "text"), [((9,), "4 5", "9"), ((4,), "4 5", "4!"), ((3, 4), "1 6", "4+3")])
def test_zero_is_perfect_and_the_only_win(numbers: tuple[int, ...], dice: str, text: str) -> None:
    position = go(arranged(start(1), {1: numbers}), f"dice {dice}", text)
    assert position.result == Result((0,), (0,))
