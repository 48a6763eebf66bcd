"""Throwing again, and using a die twice."""

from __future__ import annotations

from itertools import permutations

import pytest

from teerling.course import CannotTakeBack, Course
from tests.refusals import saying

from .positions import GAME, all_but, card, doubles, go, kinds, refusal, seen, state, table, texts, writable


@pytest.mark.rule("dicetrip", "4.1")
def test_chosen_dice_are_thrown_again_for_everybody() -> None:
    position = go(GAME.start(2), "dice 4 1 6 2")
    assert len([text for text in texts(position) if text.startswith("reroll")]) == 15
    position = go(position, "reroll yb")
    assert position.turn == ("dice", (), 0)
    assert position.dice == 2
    assert len(position.outcomes()) == 36
    assert position.outcomes()[1][0].text == "- 1 - 2"
    assert position.fallen([3, 5]).text == "- 3 - 5"
    position = go(position, "dice - 3 - 5")
    assert state(position).faces == [4, 3, 6, 5]
    assert position.turn.seats == (0, 1)
    assert [seen(position, 1, seat).reroll for seat in (0, 1)] == [False, True]


@pytest.mark.rule("dicetrip", "4.1")
def test_once_in_a_game_and_only_by_who_throws() -> None:
    position = table("4 1 6 2", seats=2, rerolled=(0,))
    assert refusal(position, "1: reroll r") == ("4.1", "rerolled")
    assert refusal(position, "1: keep") == ("4.1", "rerolled")
    assert refusal(position, "2: reroll r") == ("4.1", "not-roller")
    assert go(table("", seats=2, rerolled=(0,)), "dice 4 1 6 2").turn.seats == (0, 1), "nothing to keep"
    assert go(table("", seats=2, rerolled=(1,)), "dice 4 1 6 2").turn.seats == (0,)


@pytest.mark.rule("dicetrip", "4.2")
@pytest.mark.parametrize("event", ["keep", "ry Gent", "x Gent", "double r-y"])
def test_the_others_wait_until_the_throw_stands(event: str) -> None:
    position = go(GAME.start(3), "dice 4 1 6 2")
    assert position.turn.seats == (0,)
    assert position.view(1).prompt.id == "dicetrip-prompt-wait-keep"
    position = go(position, event)
    assert position.turn.seats == (0, 1, 2)
    assert "reroll" not in kinds(position)


@pytest.mark.rule("dicetrip", "4.3")
@pytest.mark.parametrize("event", ["keep", "ry Gent", "x Gent", "double r-y"])
def test_a_throw_that_was_kept_stays(event: str) -> None:
    before = go(GAME.start(2), "dice 4 1 6 2")
    position = go(before, event)
    assert refusal(position, "1: reroll r") == ("4.3", "kept")
    assert refusal(position, "1: keep") == ("4.3", "kept")
    assert before.final(0, GAME.read_move("keep"))
    assert before.implied(0, GAME.read_move("ry 5")) == GAME.read_move("keep")
    assert before.implied(0, GAME.read_move("reroll ry")) is None
    assert position.implied(0, GAME.read_move("gb 2")) is None
    assert not before.final(0, GAME.read_move("reroll ry"))
    assert not position.final(0, GAME.read_move("gb 2"))
    assert seen(position, 0).reroll, "it is kept for a later round"


@pytest.mark.rule("dicetrip", "5.1")
def test_one_die_is_left_out_and_another_used_in_both_numbers() -> None:
    position = go(table("4 1 6 2", seats=2), "1: double r-b")
    assert writable(position, "Brugge", 0) == {41, 14, 46, 64}
    assert len(writable(position, "Brugge", 1)) == 12, "for oneself only"
    assert refusal(position, "1: yb Gent") == ("5.1", "ignored")
    assert refusal(position, "1: yg Gent") == ("5.1", "needs-twice")
    position = go(position, "1: yr Gent")
    assert writable(position, "Brugge", 0) == {46, 64}
    assert refusal(position, "1: ry Brugge") == ("3.2", "die-used")
    position = go(position, "1: rg Brugge")
    assert card(position) == "Brugge 46, Gent 14*"
    later = table("4 1 6 2", "Gent 14*, Brugge 46", doubled=(0,))
    assert doubles(later) == set()
    assert refusal(later, "double r-b") == ("5.1", "doubled")
    assert refusal(go(table("4 1 6 2"), "double r-b"), "double r-y") == ("5.1", "doubled")


@pytest.mark.rule("dicetrip", "5.2")
def test_neither_number_may_have_two_equal_digits() -> None:
    # Red and yellow show the same: they can't both take part, the one of them twice.
    position = table("4 4 6 2")
    assert doubles(position) == {"r-y", "y-r", "g-r", "g-y", "g-b", "b-r", "b-y", "b-g"}
    assert refusal(position, "double r-b") == ("5.2", "double-pips")
    assert doubles(table("4 4 4 4")) == set()
    assert len(doubles(table("4 1 6 2"))) == 12
    for twice, ignored in permutations("rygb", 2):
        if f"{twice}-{ignored}" in doubles(position):
            after = go(position, f"double {twice}-{ignored}")
            assert all(number % 11 for number in writable(after, "Brugge"))


@pytest.mark.rule("dicetrip", "5.3")
def test_it_is_said_before_the_second_number_if_the_first_fits() -> None:
    position = go(table("4 1 6 2"), "ry Gent")
    assert doubles(position) == {"r-g", "r-b", "y-g", "y-b"}
    assert refusal(position, "double g-b") == ("5.3", "double-unfit")
    assert refusal(position, "double r-y") == ("5.3", "double-unfit")
    after = go(position, "double r-b")
    assert writable(after, "Brugge") == {46, 64}
    assert doubles(go(table("4 1 6 2"), "x Gent")) == doubles(table("4 1 6 2")), "a crossing fits anything"
    assert refusal(go(position, "gb Brugge"), "double r-b") == ("3.2", "all-written")
    assert doubles(go(table("4 4 6 2"), "ry Brugge")) == set(), "a number with two equal digits fits nothing"


@pytest.mark.rule("dicetrip", "5.4")
def test_it_shows_at_once_and_is_used_up_also_after_a_crossing() -> None:
    position = go(table("4 1 6 2", seats=2), "1: double r-b")
    for viewer in (-1, 0, 1):
        assert (seen(position, viewer).twice, seen(position, viewer).ignored) == ("red", "blue")
        assert not seen(position, viewer).double
    crossed = go(position, "1: x Gent")
    assert writable(crossed, "Brugge", 0) == {41, 14, 46, 64}
    assert writable(go(table("4 1 6 2"), "x Gent", "double r-b"), "Brugge") == {41, 14, 46, 64}
    done = go(crossed, "1: x Ieper", "1: done", "2: x Gent", "2: x Ieper", "2: done", "dice 1 2 3 4", "2: keep")
    assert refusal(done, "1: double r-b") == ("5.1", "doubled")
    assert len(doubles(done, 1)) == 12
    assert seen(done, 1).twice is None


@pytest.mark.rule("dicetrip", "5.5")
def test_not_in_the_last_round() -> None:
    position = table("5 1 6 2", all_but(1))
    assert doubles(position) == set()
    assert refusal(position, "double r-b") == ("5.5", "double-last")


@pytest.mark.rule("dicetrip", "5.6")
def test_both_in_one_round_throwing_again_first() -> None:
    position = go(
        GAME.start(1), "dice 4 4 6 2", "reroll y", "dice - 1 - -", "double r-b", "ry Gent", "gr Brugge", "done"
    )
    assert card(position) == "Brugge 64, Gent 41*"
    assert (seen(position, 0).reroll, seen(position, 0).double) == (False, False)
    first = go(GAME.start(1), "dice 4 1 6 2", "double r-b")
    assert refusal(first, "reroll y") == ("4.3", "kept")


@pytest.mark.rule("dicetrip", "5.4")
def test_a_declared_double_use_is_taken_back_with_the_writing() -> None:
    course = Course.new("dicetrip", ("Anna", "Bram"), {})
    course.throw(GAME.read_roll("4 1 6 2"))
    for seat, text in ((0, "keep"), (1, "ry 5"), (1, "double r-b"), (0, "x 1")):
        course.move(seat, GAME.read_move(text))
    course.take_back(1)
    assert seen(course.position, 0, 1).double, "it is kept for later"
    assert card(course.position, 1) == "Gent 41*"
    for text in ("double r-b", "x 2", "done"):
        course.move(1, GAME.read_move(text))
    assert not seen(course.position, 0, 1).double
    with pytest.raises(CannotTakeBack, check=saying("takeback-final")):
        course.take_back(1)


def test_a_reroll_is_taken_back_only_before_the_dice_fall() -> None:
    course = Course.new("dicetrip", ("Anna",), {})
    course.throw(GAME.read_roll("4 1 6 2"))
    course.move(0, GAME.read_move("reroll ry"))
    assert course.may_take_back(0)
    course.throw(GAME.read_roll("3 3 - -"))
    assert not course.may_take_back(0)
