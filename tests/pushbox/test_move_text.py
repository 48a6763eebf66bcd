"""Moves and throws as people type them and records hold them."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.values import Message, TeerlingError, UnreadableMove

from . import oracle
from .positions import ALL, GAME, THROWS, arranged, go, in_words, numbers_in, start

SAID = "0123456789 +-*/()x×·÷:−–[],!any pass"


def unreadable(text: str) -> Message:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(text)
    in_words(refused.value.message)
    return refused.value.message


@pytest.mark.rule("pushbox", "4.5")
@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("12-3", "12-3"),
        (" 12 − 3 ", "12-3"),
        ("12–3", "12-3"),
        ("6×3÷2", "6*3/2"),
        ("6 x 3 : 2", "6*3/2"),
        ("6X3/2", "6*3/2"),
        ("6·2-3", "6*2-3"),
        ("2 * [9 - 4]", "2*(9-4)"),
        ("9", "9"),
        ("any 4 11", "any 4 11"),
        ("any 11, 4", "any 4 11"),
        ("11 4", "any 4 11"),
        ("4,11", "any 4 11"),
        ("ANY 12", "any 12"),
        ("5!", "5!"),
        ("5 !", "5!"),
        ("Pass", "pass"),
        (" again ", "again"),
    ],
)
def test_many_ways_to_type_a_move(typed: str, kept: str) -> None:
    assert GAME.read_move(typed).text == kept
    assert GAME.read_move(kept) == GAME.read_move(typed)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "+",
        "12-",
        "-3",
        "12--3",
        "(12-3",
        "12-3)",
        "()",
        "12-3=9",
        "hello",
        "5!!",
        "!",
        "any",
        "12\n-3",
        "2**3",
    ],
)
def test_rubbish_is_no_move_and_is_repeated_as_it_was_typed(text: str) -> None:
    assert unreadable(text).id == "pushbox-unreadable"
    assert unreadable(f"{text} ?") == Message("pushbox-unreadable", {"text": f"{text} ?"})


@pytest.mark.rule("pushbox", "1.1")
@pytest.mark.parametrize("text", ["1", "7", "13", "7!", "any 1 2", "3+4+7", "0", "99999999999999999999"])
def test_there_is_no_such_block(text: str) -> None:
    assert unreadable(text).id == "pushbox-no-block"


@pytest.mark.rule("pushbox", "4.3")
@pytest.mark.parametrize("text", ["3+3", "any 4 4", "5 5", "2*2+3", "9-3-3"])
def test_no_block_is_named_twice(text: str) -> None:
    assert unreadable(text).id == "pushbox-block-twice"


@pytest.mark.parametrize("text", ["1 2-3", "1 0+2", "12-1 1", "2+1 0"])
def test_digits_apart_are_not_one_number(text: str) -> None:
    unreadable(text)


def test_a_very_long_text_is_no_move() -> None:
    for text in ("(" * 5000, "9" * 5000, "2+" * 3000 + "3", "any " + "2 " * 900 + "3"):
        assert len(in_words(unreadable(text))["en"]) < 300


@given(st.one_of(st.text(), st.text(alphabet=SAID, max_size=30)))
@settings(max_examples=400)
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    with contextlib.suppress(UnreadableMove):
        move = GAME.read_move(text)
        assert 0 <= move.code < GAME.actions
        assert GAME.read_move(move.text) == move


@given(st.text(alphabet="0123456789 ,", max_size=8))
@settings(max_examples=200)
def test_any_text_is_a_throw_or_unreadable(text: str) -> None:
    with contextlib.suppress(UnreadableMove):
        assert GAME.read_roll(text).text in THROWS


@pytest.mark.parametrize("text", ["", "4", "4 5 6", "0 1", "1 7", "45", "a b", "٣ ٤"])
def test_no_throw(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_roll(text)
    assert refused.value.message.id == "roll-unreadable"
    in_words(refused.value.message)


def test_throws_read_in_any_order() -> None:
    for text in THROWS:
        roll = GAME.read_roll(text)
        assert roll.text == text
        assert GAME.read_roll(" ".join(reversed(text.split()))) == roll


def test_every_thinkable_move_reads_back() -> None:
    seen = {GAME.thinkable(code) for code in range(GAME.actions)}
    assert len(seen) == GAME.actions
    for code in range(GAME.actions):
        move = GAME.thinkable(code)
        assert move.code == code
        assert GAME.read_move(move.text) == move


@given(own=st.sets(st.sampled_from(ALL), min_size=1), dice=st.sampled_from(THROWS), level=st.sampled_from("123"))
@settings(max_examples=100)
def test_every_offered_move_reads_back_and_settles_as_it_is(own: set[int], dice: str, level: str) -> None:
    position = go(arranged(start(1, level=level), {1: tuple(own)}), f"dice {dice}")
    for move in position.moves(0):
        assert GAME.read_move(move.text) == move
        assert position.settle(move) == move
        assert position.why_not(0, move) is None


@pytest.mark.rule("pushbox", "4.4")
@given(
    numbers=st.sets(st.sampled_from(ALL), min_size=1, max_size=3),
    pick=st.integers(0, 10_000),
    spaces=st.sampled_from(["", " ", "  "]),
)
@settings(max_examples=150)
def test_a_calculation_names_exactly_its_blocks(numbers: set[int], pick: int, spaces: str) -> None:
    every = list(oracle.texts_of(frozenset(numbers)))
    text = every[pick % len(every)]
    move = GAME.read_move("".join(f"{c}{spaces}" if c in "+-*/()" else c for c in text))
    assert move.text == text
    assert numbers_in(GAME.thinkable(move.code).text) == numbers


@pytest.mark.parametrize(
    ("code_of", "text"),
    [("any 2 3 12", "9"), ("12", "9"), ("9", "5+4"), ("9", "any 2 12"), ("9", "pass"), ("4+3+2", "rubbish")],
)
def test_a_move_whose_text_says_something_else_is_refused(code_of: str, text: str) -> None:
    # Such a move can't be read from a text, but a program may make one.
    position = go(start(level="3"), "dice 4 5")
    move = type(GAME.read_move("9"))(GAME.read_move(code_of).code, text)
    with pytest.raises(TeerlingError):
        position.play(0, move)
