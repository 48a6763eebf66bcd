"""Numbers, cities, crossing out, bonus cities and the last round."""

from __future__ import annotations

import pytest

from teerling.course import Course

from .positions import (
    GAME,
    SMALL,
    all_but,
    card,
    doubles,
    go,
    kinds,
    number_of,
    refusal,
    seen,
    state,
    table,
    texts,
    writable,
)


@pytest.mark.rule("dicetrip", "3.1")
def test_a_number_is_two_named_dice_tens_first() -> None:
    position = table("4 1 6 2")
    assert card(go(position, "ry Gent")) == "Gent 41*"
    assert card(go(position, "yr Brugge")) == "Brugge 14"
    assert writable(position, "Gent") == {41, 46, 42, 14, 16, 12, 64, 61, 62, 24, 21, 26}
    assert refusal(position, "ry 5 Gent 14") == ("3.1", "made")
    same = table("4 4 4 4")
    assert len([text for text in texts(same) if text.endswith(" 5")]) == 12 + 1, "each pair is a move of its own"


@pytest.mark.rule("dicetrip", "3.2")
def test_a_round_is_two_numbers_and_each_die_is_used_once() -> None:
    position = go(table("4 1 6 2", doubled=(0,)), "rg Gent")
    assert writable(position, "Brugge") == {12, 21}
    assert refusal(position, "ry Brugge") == ("3.2", "die-used")
    assert refusal(position, "done") == ("3.2", "not-yet")
    position = go(position, "by Brugge")
    assert texts(position) == ["done"]
    assert refusal(position, "x Ieper") == ("3.2", "all-written")
    assert refusal(position, "ry Ieper") == ("3.2", "all-written")
    assert refusal(table("4 1 6 2"), "done") == ("3.2", "not-yet")


@pytest.mark.rule("dicetrip", "3.3")
def test_a_number_goes_in_an_empty_city() -> None:
    position = table("4 1 6 2", "Gent 33*, Brugge x")
    assert refusal(position, "ry Gent") == ("3.3", "taken")
    assert refusal(position, "x Gent") == ("3.3", "taken")
    assert writable(position, "Gent") == set()
    assert refusal(go(position, "ry Ieper"), "gb Ieper") == ("3.3", "taken")


@pytest.mark.rule("dicetrip", "3.4")
def test_a_number_stands_on_a_card_once() -> None:
    position = table("4 1 6 2", "Gent 41, Brugge 33*")
    assert refusal(position, "ry Ieper") == ("3.4", "number")
    assert 41 not in writable(position, "Ieper")
    assert card(go(position, "yr Ieper")) == "Brugge 33*, Ieper 14*, Gent 41"
    twice = go(table("4 1 4 1"), "ry Gent")
    assert writable(twice, "Brugge") == {14}
    other = table("4 1 6 2", "Gent 41, Brugge 33", "Gent 42, Brugge 33", seats=2)
    assert 41 in writable(other, "Ieper", 1), "everybody has a card of their own"


@pytest.mark.rule("dicetrip", "3.5")
def test_a_city_is_crossed_out_by_choice_or_because_nothing_can_be_written() -> None:
    position = go(table("4 1 6 2"), "x Gent")
    assert card(position) == "Gent x"
    assert refusal(position, "ry Gent") == ("3.5", "crossed")
    assert refusal(position, "x Gent") == ("3.5", "crossed")
    stuck = table("1 1 1 1", "Gent 11*, Brugge x", doubled=(0,))
    assert kinds(stuck) == {"cross"}
    assert len(texts(stuck)) == 23
    assert card(go(stuck, "x Ieper", "x Aalst", "done")) == "Brugge x, Ieper x, Gent 11*, Aalst x"


@pytest.mark.rule("dicetrip", "3.6")
def test_crossing_out_uses_no_dice() -> None:
    position = go(table("4 1 6 2"), "x Gent")
    assert len(writable(position, "Brugge")) == 12
    assert len(writable(go(table("4 1 6 2"), "rb Gent"), "Brugge")) == 2
    done = go(position, "gr Brugge", "done")
    assert card(done) == "Brugge 64, Gent x"


@pytest.mark.rule("dicetrip", "3.7")
def test_a_number_that_was_not_written_stays_free() -> None:
    position = go(table("4 1 6 2"), "ry Gent", "x Brugge", "done", "dice 6 2 1 1")
    assert 62 in writable(position, "Ieper")


@pytest.mark.rule("dicetrip", "6.1")
def test_two_equal_digits_make_a_bonus_city() -> None:
    assert card(go(table("4 4 6 2"), "ry Brugge")) == "Brugge 44*"
    assert card(go(table("4 4 6 2"), "rg Brugge")) == "Brugge 46"


@pytest.mark.rule("dicetrip", "6.2")
@pytest.mark.parametrize(("dice", "bonus"), [("ry", True), ("yr", True), ("by", True), ("rg", False), ("gb", False)])
def test_a_die_of_the_colour_of_the_ring_makes_a_bonus_city(dice: str, bonus: bool) -> None:
    # Gent has a yellow ring.
    assert card(go(table("4 1 6 2"), f"{dice} Gent")).endswith("*") == bonus


@pytest.mark.rule("dicetrip", "6.3")
def test_a_city_is_a_bonus_city_once() -> None:
    position = go(table("4 4 6 2"), "ry Gent")
    assert card(position) == "Gent 44*"
    assert position.scores() == (2,), "one for the bonus, one for a route of one"
    assert seen(position, 0).bonus == (number_of(position.raw[0], "Gent") - 1,)


@pytest.mark.rule("dicetrip", "6.4")
def test_a_die_used_twice_counts_with_its_colour_in_both_numbers() -> None:
    position = go(table("4 1 6 2"), "double y-r", "yg Gent", "by Hasselt")
    assert card(position) == "Gent 16*, Hasselt 21*"


@pytest.mark.rule("dicetrip", "7.1")
def test_in_the_last_round_any_two_dice_fill_the_last_city() -> None:
    position = table("5 1 6 2", all_but(1), rerolled=(0,))
    assert state(position).round == 13
    assert writable(position, "Sankt Vith") == {51, 56, 52, 65, 61, 62}, "the others stand on the card"
    assert refusal(position, "done") == ("7.1", "not-yet")
    written = go(position, "gb 25")
    assert texts(written) == ["done"]
    assert refusal(written, "x 25") == ("7.1", "all-written")
    over = go(written, "done")
    assert over.turn.kind == "over"
    assert card(go(position, "x 25")).endswith("Sankt Vith x")


@pytest.mark.rule("dicetrip", "7.2")
def test_in_the_last_round_a_city_is_crossed_out_by_itself_if_nothing_can_be_written() -> None:
    course = Course.new("dicetrip", ("Anna", "Bram"), {"map": SMALL})
    for dice, first, second in (("1 2 3 4", "ry 1", "gb 2"), ("2 1 4 3", "ry 3", "gb 4")):
        course.throw(GAME.read_roll(dice))
        course.move(course.position.turn.seats[0], GAME.read_move("keep"))
        for seat in (0, 1):
            for text in (first, second, "done"):
                course.move(seat, GAME.read_move(text.replace("gb", "bg") if seat else text))
    course.throw(GAME.read_roll("1 2 1 2"))
    course.move(0, GAME.read_move("keep"))
    assert [event.text for event in course.record.events[-2:]] == ["1 2 1 2", "keep"], "11 and 22 are free"
    assert course.position.turn.seats == (0, 1)
    again = Course.resumed(course.record)
    assert again.position == course.position
    stuck = table("1 2 2 1", "Aa 12*, Be 21, Ce 11, De 22", rerolled=(0,), map=SMALL)
    assert stuck.forced() == (0, stuck.moves(0)[0])
    assert texts(stuck) == ["x 5"]
    assert table("1 2 2 1", "Aa 12*, Be 21, Ce 11, De 33", rerolled=(0,), map=SMALL).forced() is None
    assert table("1 2 2 1", "Aa 12*, Be 21, Ce 11, De 22", open=False, map=SMALL).forced() is None


@pytest.mark.rule("dicetrip", "7.3")
def test_in_the_last_round_the_roller_may_still_throw_again() -> None:
    position = go(table("", all_but(1)), "dice 5 1 6 2")
    assert kinds(position) == {"write", "cross", "reroll", "keep"}
    assert doubles(position) == set()
    position = go(position, "reroll ry", "dice 3 3 - -")
    assert state(position).faces == [3, 3, 6, 2]
    assert kinds(position) == {"write", "cross"}
