"""Moves as people write them and as records keep them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teerling.values import IllegalMove, Move, UnreadableMove

from .positions import EMPTY, GAME, go, refusal, table


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("abc def", "abc def"),
        (" CAB  FED ", "cab fed"),
        ("cabfed", "cab fed"),
        ("c a b f e d", "cab fed"),
        ("throw 2", "throw 2"),
        ("Throw2", "throw 2"),
        ("gooi 3", "throw 3"),
        ("5 a1", "5 a1"),
        ("5a1", "5 a1"),
        ("5 to A1", "5 a1"),
        ("5 op a1", "5 a1"),
        ("5, a1", "5 a1"),
        ("5 a1 #7", "5 a1 #7"),
        ("5 a1 # 07", "5 a1 #7"),
        ("give 5", "give 5"),
        ("geef 5", "give 5"),
        ("buy 2b3 a1", "buy 2b3 a1"),
        ("buy 2 b3 a1", "buy 2b3 a1"),
        ("koop 2b3 op a1 #36", "buy 2b3 a1 #36"),
        ("off b2", "off b2"),
        ("eraf b2 #3", "off b2 #3"),
        ("pass", "pass"),
        ("Pas", "pass"),
    ],
)
def test_texts_that_people_write(text: str, meant: str) -> None:
    assert GAME.read_move(text).text == meant


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "unreadable"),
        ("throw", "unreadable"),
        ("7 a1", "unreadable"),
        ("5 d1", "unreadable"),
        ("5 a4", "unreadable"),
        ("give 7", "unreadable"),
        ("give 5 #3", "unreadable"),
        ("abc de", "unreadable"),
        ("abc deg", "unreadable"),
        ("buy b3 a1", "unreadable"),
        ("passs", "unreadable"),
        ("5 a1 #", "unreadable"),
        ("5 a1 #123", "unreadable"),
        ("x" * 1000, "unreadable"),
        ("٣ a1", "unreadable"),
        ("aab cde", "letter-twice"),
        ("throw 0", "no-such-throw"),
        ("throw 9", "no-such-throw"),
        ("buy 5a1 b2", "no-player"),
        ("buy 0a1 b2", "no-player"),
    ],
)
def test_texts_that_are_no_move(text: str, problem: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(text)
    assert refused.value.message.id == f"addvantage-{problem}"
    assert all(len(str(value)) <= 40 for value in refused.value.message.args.values())


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = GAME.read_move(text)
    except UnreadableMove:
        return
    assert GAME.read_move(move.text) == move


def test_every_code_has_a_text_of_its_own() -> None:
    moves = [GAME.thinkable(code) for code in range(GAME.actions)]
    assert [GAME.read_move(move.text) for move in moves] == moves
    assert len({move.text for move in moves}) == GAME.actions == 1122


@pytest.mark.rule("addvantage", "1.4")
def test_records_keep_the_number_of_the_die() -> None:
    position = table(["1.. ... ...", "2.. ... ..."], coins=(3, 1), takeoff="yes")
    assert position.settle(GAME.read_move("buy 2a1 b1")).text == "buy 2a1 b1 #2"
    assert position.settle(GAME.read_move("off a1")).text == "off a1 #1"
    thrown = go(position, "throw 2", "dice 4 5")
    assert thrown.settle(GAME.read_move("5 c3")).text == "5 c3 #3"
    assert thrown.settle(GAME.read_move("5 c3 #3")).text == "5 c3 #3"
    assert thrown.settle(GAME.read_move("give 5")).text == "give 5"


@pytest.mark.rule("addvantage", "1.4")
def test_a_wrong_number_is_refused() -> None:
    position = table(["1.. ... ...", "2.. ... ..."], coins=(3, 1), takeoff="yes")
    assert refusal(position, "buy 2a1 b1 #1") == ("1.4", "die")
    assert refusal(position, "off a1 #2") == ("1.4", "die")
    thrown = go(position, "throw 2", "dice 4 5")
    for wrong in (0, 1, 4, 99):
        assert refusal(thrown, f"5 c3 #{wrong}") == ("1.4", "die")
    assert refusal(thrown, "5 a1 #9") == ("3.4", "square-taken"), "the rules come first"


def test_a_text_and_a_code_that_differ_are_refused() -> None:
    with pytest.raises(UnreadableMove):
        table().play(0, Move(721, "throw 3"))


def test_moves_that_are_read_apply_as_the_moves_that_are_offered() -> None:
    position = table([EMPTY, "6.. ... ..."])
    for move in position.moves(0):
        assert GAME.read_move(move.text) == move
        settled = position.settle(move)
        assert settled.text.partition(" #")[0] == move.text
        assert position.play(0, GAME.read_move(settled.text)) == position.play(0, move)


def test_throws_read_in_any_order() -> None:
    assert GAME.read_roll("5 1 5").text == "1 5 5"
    with pytest.raises(IllegalMove):
        go(go(table(), "throw 2"), "dice 1 2 3")
