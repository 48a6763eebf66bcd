"""The board, and what stands out at each side when a game begins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .positions import ALL, GAME, THROWS, across, arranged, go, refusal, standing, start, texts, up

NONE: tuple[int, ...] = ()


@pytest.mark.rule("pushbox", "1.1")
def test_ten_blocks_on_each_axis_without_1_and_7() -> None:
    board = standing(start(4))
    assert sorted(board) == [1, 2, 3, 4]
    assert board[1] + board[3] == board[2] + board[4] == (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


@pytest.mark.rule("pushbox", "1.2")
def test_a_pushed_block_stands_out_across() -> None:
    board = standing(go(start(4), "dice 4 5", "5+4"))
    assert board[1] == (2, 3, 6, 8, 9, 10, 11, 12)
    assert board[3] == (4, 5)
    assert (board[2], board[4]) == (ALL, NONE)


@pytest.mark.rule("pushbox", "1.2")
def test_a_block_can_be_pushed_back() -> None:
    position = go(start(), "dice 4 5", "5+4", "dice 1 6", "pass", "dice 1 4", "5")
    assert standing(position) == {1: (2, 3, 5, 6, 8, 9, 10, 11, 12), 3: (4,)}


@pytest.mark.rule("pushbox", "1.2")
@given(
    seats=st.integers(2, 4),
    own=st.sets(st.sampled_from(ALL), min_size=1),
    other=st.sets(st.sampled_from(ALL), min_size=1),
    dice=st.sampled_from(THROWS),
    data=st.data(),
)
@settings(max_examples=100)
def test_a_push_keeps_ten_blocks_on_each_axis(
    seats: int, own: set[int], other: set[int], dice: str, data: st.DataObject
) -> None:
    before = arranged(start(seats), {1: tuple(own), 2: tuple(other)})
    position = go(before, f"dice {dice}")
    if texts(position):
        position = go(position, data.draw(st.sampled_from(sorted(texts(position)))))
    out = position.raw[1].out
    assert out[0] ^ out[2] == out[1] ^ out[3] == 1023
    assert (out[1], out[3]) == (before.raw[1].out[1], before.raw[1].out[3]), "the other axis is not touched"


@pytest.mark.rule("pushbox", "1.3")
@pytest.mark.parametrize("text", ["9", "any 9", "5+4", "9!", "12-3"])
def test_only_blocks_at_your_own_side_can_be_pushed(text: str) -> None:
    position = go(arranged(start(level="2"), {1: (2, 8, 10, 11)}), "dice 4 6")
    assert refusal(position, text) == ("1.3", "pushbox-why-not-standing")


@pytest.mark.rule("pushbox", "2.1")
@pytest.mark.rule("pushbox", "2.2")
@pytest.mark.rule("pushbox", "2.3")
@pytest.mark.rule("pushbox", "2.4")
@pytest.mark.rule("pushbox", "2.5")
@pytest.mark.parametrize(
    ("seats", "mode", "board"),
    [
        (1, "solo", {1: ALL}),
        (2, "facing", {1: ALL, 3: NONE}),
        (2, "adjacent", {1: ALL, 2: ALL}),
        (3, "three", {1: ALL, 2: ALL, 3: NONE, 4: NONE}),
        (4, "four", {1: ALL, 2: ALL, 3: NONE, 4: NONE}),
    ],
)
def test_the_start(seats: int, mode: str, board: dict[int, tuple[int, ...]]) -> None:
    position = start(seats, mode=mode)
    assert standing(position) == board
    assert up(position) == (0, 1)


@pytest.mark.rule("pushbox", "2.1")
def test_two_face_each_other_unless_they_agree_otherwise() -> None:
    assert GAME.start(2).options["mode"] == "facing"
    assert standing(go(start(), "dice 4 5", "9"))[across(1)] == (9,)


@pytest.mark.rule("pushbox", "2.2")
def test_neighbours_push_nothing_back() -> None:
    position = go(start(mode="adjacent"), "dice 4 5", "4+3+2", "dice 4 5", "9", "dice 1 6")
    assert standing(position) == {1: (5, 6, 8, 9, 10, 11, 12), 2: (2, 3, 4, 5, 6, 8, 10, 11, 12)}


@pytest.mark.rule("pushbox", "2.3")
def test_four_sit_one_at_each_side() -> None:
    sides = start(4).view().board.sides
    assert [(side.side + 1, side.seat) for side in sides] == [(1, 0), (2, 1), (3, 2), (4, 3)]


@pytest.mark.rule("pushbox", "2.4")
def test_the_third_of_three_has_two_sides() -> None:
    sides = start(3).view().board.sides
    assert [(side.side + 1, side.seat) for side in sides] == [(1, 0), (2, 1), (3, 2), (4, 2)]
