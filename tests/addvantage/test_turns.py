"""A turn: how many dice are thrown, where they go, and when it passes by itself."""

from __future__ import annotations

from fractions import Fraction

import pytest

from teerling.values import IllegalMove

from .positions import FULL, board, changed, coins, go, kinds, refusal, table, texts, throws, up

NEARLY = "123 456 12."


@pytest.mark.rule("addvantage", "3.1")
def test_a_turn_is_a_throw_or_a_purchase() -> None:
    position = table(["12. ... ...", "3.. ... ..."])
    assert kinds(position) == {"throw", "buy"}
    assert up(go(position, "buy 2a1 a2")) == 1
    thrown = go(position, "throw 2", "dice 1 2")
    assert kinds(thrown) == {"place", "give"}
    assert refusal(thrown, "buy 2a1 a2") == ("3.4", "place-first")
    assert refusal(thrown, "throw 2") == ("3.4", "place-first")
    for text in ("5 a1", "give 5"):
        assert refusal(position, text) == ("3.1", "throw-first")


@pytest.mark.rule("addvantage", "3.2")
def test_nobody_passes_by_choice() -> None:
    assert refusal(table(), "pass") == ("3.2", "no-pass")
    assert refusal(table(takeoff="yes"), "pass") == ("3.2", "no-pass")


@pytest.mark.rule("addvantage", "3.2")
def test_a_full_board_or_no_coin_passes_the_turn_by_itself() -> None:
    boards = ["1.. ... ...", FULL, "2.. ... ...", "3.. ... ..."]
    position = table(boards, seats=4, coins=(2, 2, 0, 1))
    assert up(go(position, "throw 2", "dice 1 2", "1 b1", "2 c1")) == 3


@pytest.mark.rule("addvantage", "3.2")
def test_the_turn_may_come_straight_back() -> None:
    position = go(table(["... ... ...", FULL]), "throw 2", "dice 1 2", "1 b1", "2 c1")
    assert up(position) == 0


@pytest.mark.rule("addvantage", "3.3")
@pytest.mark.parametrize(("count", "allowed"), [(1, [1]), (2, [2]), (3, [2, 3]), (4, [2, 3, 4]), (8, [*range(2, 9)])])
def test_a_die_for_each_coin(count: int, allowed: list[int]) -> None:
    position = table(coins=(count, 0), seats=2)
    assert throws(position) == allowed
    for dice in range(1, 9):
        if dice > count:
            assert refusal(position, f"throw {dice}") == ("3.3", "too-many-dice")
        elif dice not in allowed:
            assert refusal(position, f"throw {dice}") == ("3.3", "too-few-dice")


@pytest.mark.rule("addvantage", "3.4")
def test_all_dice_are_thrown_together() -> None:
    position = go(table(coins=(3, 1)), "throw 3")
    assert (position.turn, position.dice) == (("dice", (), 0), 3)
    chances = {roll.text: chance for roll, chance in position.outcomes()}
    assert len(chances) == 56
    assert chances["1 2 3"] == Fraction(1, 36)
    assert position.fallen([5, 1, 5]).text == "1 5 5"


@pytest.mark.rule("addvantage", "3.4")
def test_eight_dice_have_1287_outcomes() -> None:
    outcomes = go(table(coins=(8, 0)), "throw 8").outcomes()
    assert len(outcomes) == 1287
    assert sum(chance for _, chance in outcomes) == 1


@pytest.mark.rule("addvantage", "3.4")
def test_dice_go_on_empty_squares_in_any_order() -> None:
    position = go(table(["12. ... ..."]), "throw 2", "dice 3 5")
    assert refusal(position, "3 a1") == ("3.4", "square-taken")
    assert refusal(position, "4 c1") == ("3.4", "no-face")
    free = ["c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert texts(position) == [f"{face} {square}" for face in (3, 5) for square in free] + ["give 3", "give 5"]
    assert board(go(position, "3 c3", "5 c1"), 0) == board(go(position, "5 c1", "3 c3"), 0) == "125 ... ..3"
    placed = go(position, "5 c1")
    assert refusal(placed, "5 a2") == ("3.4", "no-face")
    assert up(placed) == 0
    assert up(go(placed, "3 a2")) == 1


@pytest.mark.rule("addvantage", "3.4")
def test_two_alike_are_placed_one_after_the_other() -> None:
    position = go(table(), "throw 2", "dice 4 4", "4 a1")
    assert "4 b1" in texts(position)
    assert board(go(position, "4 b1"), 0) == "44. ... ..."


@pytest.mark.rule("addvantage", "3.4")
def test_the_dice_come_before_the_placing() -> None:
    position = go(table(), "throw 2")
    with pytest.raises(IllegalMove) as refused:
        go(position, "1: 5 a1")
    assert refused.value.reason.rule == "3.4"


@pytest.mark.rule("addvantage", "3.5")
def test_a_die_on_the_board_stays() -> None:
    assert refusal(table(["1.. ... ..."]), "off a1") == ("3.5", "stays")
    assert "off" not in kinds(table(["1.. ... ..."]))


@pytest.mark.rule("addvantage", "3.6")
def test_more_dice_than_squares() -> None:
    position = table(["123 456 1.."], coins=(4, 1))
    assert throws(position) == [2, 3, 4]
    position = go(position, "throw 4", "dice 1 1 5 6")
    assert texts(position) == ["1 b3", "1 c3", "5 b3", "5 c3", "6 b3", "6 c3"]
    position = go(position, "5 b3", "1 c3")
    assert board(position, 0) == "123 456 151"
    assert coins(position) == (4, 1), "the rest cost nothing"
    assert up(position) == 1
    assert position.view().board.thrown == ()


@pytest.mark.rule("addvantage", "3.7")
@pytest.mark.parametrize(("count", "allowed"), [(1, [1]), (2, [1, 2]), (3, [1, 2, 3]), (5, [1, 2, 3, 4, 5])])
def test_with_one_square_left_any_number_may_be_thrown(count: int, allowed: list[int]) -> None:
    position = table([NEARLY], coins=(count, 1))
    assert throws(position) == allowed
    if count > 1:
        position = go(position, "throw 2", "dice 3 6")
        assert texts(position) == ["3 c3", "6 c3"]
        assert board(go(position, "6 c3"), 0) == "123 456 126"


@pytest.mark.rule("addvantage", "3.8")
def test_without_surplus_never_more_dice_than_squares() -> None:
    assert throws(table([NEARLY], coins=(3, 1), surplus="no")) == [1]
    assert throws(table(["123 456 1.."], coins=(4, 1), surplus="no")) == [2]
    assert throws(table(["123 456 ..."], coins=(4, 1), surplus="no")) == [2, 3]
    assert throws(table(["123 456 ..."], coins=(1, 1), surplus="no")) == [1]
    position = table([NEARLY], coins=(3, 1), surplus="no")
    assert refusal(position, "throw 2") == ("3.8", "no-surplus")
    assert refusal(position, "throw 4") == ("3.3", "too-many-dice")


@pytest.mark.rule("addvantage", "3.8")
def test_without_surplus_a_die_may_be_given_up_for_the_last_square() -> None:
    position = go(table([NEARLY], surplus="no"), "throw 1", "dice 4")
    assert texts(position) == ["4 c3", "give 4"]


def test_the_number_of_dice_does_not_limit_a_throw() -> None:
    boards = [NEARLY, FULL, FULL, FULL]
    position = go(table(boards, seats=4, coins=(8, 0, 0, 0)), "throw 8")
    assert position.dice == 8
    assert changed(position, due=0).turn.kind == "decide"
