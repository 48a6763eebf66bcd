"""Moves and throws as text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teerling.games.dicetrip.moves import decode, stated
from teerling.games.dicetrip.rules import ACTIONS
from teerling.values import UnreadableMove

from .positions import GAME, in_words, refusal, table


@pytest.mark.parametrize("code", range(ACTIONS))
def test_every_code_has_a_text_that_reads_back(code: int) -> None:
    move = GAME.thinkable(code)
    assert GAME.read_move(move.text) == move
    assert GAME.read_move(f"  {move.text.upper()} ") == move
    assert stated(move) == ("", 0)


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("ry 14", "ry 14"),
        ("ry14", "ry 14"),
        ("R Y #14", "ry 14"),
        ("ry in 14", "ry 14"),
        ("ry op 14", "ry 14"),
        ("by 5 Gent 21", "by 5 Gent 21"),
        ("by 5 21", "by 5 21"),
        ("by 5 's-Hertogenbosch 21", "by 5 's-Hertogenbosch 21"),
        ("by 5 Marche-en-Famenne", "by 5 Marche-en-Famenne"),
        ("x 5", "x 5"),
        ("X5 Den Haag", "x 5 Den Haag"),
        ("double r-b", "double r-b"),
        ("dubbel rb", "double r-b"),
        ("double r b", "double r-b"),
        ("reroll bgyr", "reroll rygb"),
        ("opnieuw y, r", "reroll ry"),
        ("keep", "keep"),
        ("hou", "keep"),
        ("Done", "done"),
        ("klaar", "done"),
    ],
)
def test_what_people_type(typed: str, text: str) -> None:
    move = GAME.read_move(typed)
    assert move.text == text
    assert GAME.read_move(text) == move


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", "unreadable"),
        ("gent", "unreadable"),
        ("ry", "unreadable"),
        ("rq 5", "unreadable"),
        ("ry 5 77", "unreadable"),
        ("x 5 41", "unreadable"),
        ("ry 5 " + "a" * 100, "unreadable"),
        ("rr 5", "die-twice"),
        ("double r-r", "die-twice"),
        ("reroll ryr", "die-twice"),
        ("ry 0", "no-such-city"),
        ("x 37", "no-such-city"),
    ],
)
def test_what_is_no_move_says_so(typed: str, problem: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(typed)
    assert refused.value.message.id == f"dicetrip-{problem}"
    in_words(refused.value.message)


@given(st.text())
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    for typed in (text, f"ry 5 {text}", f"x {text}"):
        try:
            move = GAME.read_move(typed)
        except UnreadableMove:
            continue
        assert GAME.read_move(move.text) == move
        assert ";" not in move.text


def test_a_record_names_the_city_and_the_number() -> None:
    position = table("4 1 6 2")
    assert position.settle(GAME.read_move("ry 14")).text == "ry 14 Liège 41"
    assert position.settle(GAME.read_move("x 25")).text == "x 25 Sankt Vith"
    assert position.settle(GAME.read_move("double r-b")).text == "double r-b"
    for good in ("ry 14 41", "ry 14 Luik", "ry 14 LÜTTICH 41", "ry 14 liège 41", "x 14 Luik"):
        assert position.why_not(0, GAME.read_move(good)) is None
        assert position.settle(GAME.read_move(good)).text in ("ry 14 Liège 41", "x 14 Liège")
    assert refusal(position, "ry 14 Gent 41") == ("1.5", "name")
    assert refusal(position, "ry 14 Liège 14") == ("3.1", "made")
    assert refusal(position, "x 14 Gent") == ("1.5", "name")


def test_deeds() -> None:
    assert decode(GAME.read_move("reroll gb").code).dice == (2, 3)
    assert decode(GAME.read_move("x 7").code).city == 6
    assert decode(GAME.read_move("keep").code).kind == "keep"


@pytest.mark.parametrize("text", ["4 1 6 2", "- 1 - -", "1 1 1 -", "first 4"])
def test_throws_read_back(text: str) -> None:
    assert GAME.read_roll(text).text == text
    assert GAME.read_roll(f" {text.replace(' ', '  ')} ").text == text


@pytest.mark.parametrize(
    "text", ["", "4 1 6", "4 1 6 7", "- - - -", "0 1 2 3", "first 5", "first", "4162", "1 2 3 4 5"]
)
def test_what_is_no_throw_says_so(text: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.read_roll(text)
