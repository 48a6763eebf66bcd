"""Moves and throws as text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teerling.games.quadrata.moves import decode, letters, stated
from teerling.games.quadrata.rules import ACTIONS
from teerling.values import Move, UnreadableMove

from .positions import GAME, in_words, table


@pytest.mark.parametrize("code", range(ACTIONS))
def test_every_code_has_a_text_that_reads_back(code: int) -> None:
    move = GAME.thinkable(code)
    assert GAME.read_move(move.text) == move
    assert GAME.read_move(f"  {move.text.upper()} ") == move
    assert stated(move) == 0


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("take 4", "take 4"),
        ("TAKE4", "take 4"),
        ("take 4 stock", "take 4"),
        ("neem 4 voorraad", "take 4"),
        ("pak 4", "take 4"),
        ("take 4 from reserve", "take 4 reserve"),
        ("neem 4 uit reserve", "take 4 reserve"),
        ("take 4 r", "take 4 reserve"),
        ("lift c", "lift c"),
        ("til c", "lift c"),
        ("lift cc (4)", "lift cc 4"),
        ("rob 2", "rob 2"),
        ("rob 2 reserve", "rob 2"),
        ("roof 2 c", "rob 2 c"),
        ("rob 2 r", "rob 2 r"),
        ("lay b3 e", "lay b3 e"),
        ("lay b3e", "lay b3 e"),
        ("leg B 3, E", "lay b3 e"),
        ("b3e", "lay b3 e"),
        ("reserve", "reserve"),
        ("naar reserve", "reserve"),
        ("r", "reserve"),
        ("back", "back"),
        ("stock", "back"),
        ("voorraad", "back"),
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
        ("4", "unreadable"),
        ("take 7", "unreadable"),
        ("take", "unreadable"),
        ("lay b9 a", "unreadable"),
        ("lay i1 a", "unreadable"),
        ("lay b3 i", "unreadable"),
        ("lay b3", "unreadable"),
        ("terug", "unreadable"),  # what takes a move back in the terminal
        ("rob 5", "unreadable"),
        ("lift abc", "unreadable"),
        ("lift ab", "no-such-piece"),
        ("rob 2 xy", "no-such-piece"),
        ("take 4 " + " " * 80 + "x" * 80, "unreadable"),
    ],
)
def test_what_is_no_move_is_said_so(typed: str, problem: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(typed)
    assert refused.value.message.id == f"quadrata-{problem}"
    in_words(refused.value.message)


@given(st.text(max_size=100))
def test_any_text_is_a_move_that_reads_back_or_is_refused(text: str) -> None:
    try:
        move = GAME.read_move(text)
    except UnreadableMove:
        return
    assert GAME.read_move(move.text) == move


def test_a_record_says_what_was_lifted() -> None:
    position = table("2 a1 a, 4 b1 a", die=4)
    settled = position.settle(GAME.read_move("lift b"))
    assert settled.text == "lift b 4"
    assert position.settle(settled) == settled
    assert stated(settled) == 4
    assert position.play(0, settled) == position.play(0, GAME.read_move("lift b"))


def test_shapes_in_a_square_are_called_by_letters() -> None:
    assert [letters(n) for n in (0, 25, 26, 51)] == ["a", "z", "aa", "zz"]
    names = {letters(n) for n in range(52)}
    assert len(names) == 52


def test_a_text_must_belong_to_its_code() -> None:
    with pytest.raises(UnreadableMove):
        table(die=4).why_not(0, Move(deed_code("take 5"), "take 4"))


def deed_code(text: str) -> int:
    code = GAME.read_move(text).code
    assert decode(code).kind == "from-stock"
    return code


@pytest.mark.parametrize("face", range(1, 7))
def test_a_throw_reads_back(face: int) -> None:
    roll = GAME.read_roll(f" {face} ")
    assert (roll.code, roll.text) == (face, str(face))


@pytest.mark.parametrize("text", ["", "0", "7", "1 2", "x", "²"])
def test_what_is_no_throw_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.read_roll(text)
