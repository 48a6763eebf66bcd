"""Three players: the third has two sides and two turns."""

from __future__ import annotations

import pytest

from .positions import ALL, GAME, arranged, go, pushes, refusal, standing, start, texts, up

TWO_SIDES = {3: (2, 3, 4, 9, 12), 4: (2, 3, 5, 8, 11)}


@pytest.mark.rule("pushbox", "2.4")
def test_a_turn_at_the_third_side_then_at_once_one_at_the_fourth() -> None:
    position = arranged(start(3), TWO_SIDES, turn=3)
    assert up(position) == (2, 3)
    position = go(position, "dice 4 5", "9", "dice 3 4")
    assert up(position) == (2, 4)
    position = go(position, "dice 4 4", "8", "dice 3 4")
    assert up(position) == (0, 1)
    assert standing(position)[3] == (2, 3, 4, 12)
    assert standing(position)[4] == (2, 3, 5, 11)


@pytest.mark.rule("pushbox", "2.4")
@pytest.mark.parametrize(
    "ending",
    [["dice 3 4"], ["dice 4 5", "9", "dice 5 6"], ["dice 4 5", "4+3+2"], ["dice 2 6", "2!"], ["dice 2 6", "pass"]],
)
def test_however_the_first_of_the_two_turns_ends(ending: list[str]) -> None:
    position = go(arranged(start(3), TWO_SIDES, turn=3), *ending)
    assert up(position) == (2, 4)


@pytest.mark.rule("pushbox", "2.4")
def test_the_two_sides_go_with_the_player_whoever_starts() -> None:
    opening = go(GAME.start(3), "dice 1 1", "dice 6 6", "dice 1 2")
    position = arranged(opening, TWO_SIDES, turn=3)
    assert up(position) == (0, 3)
    position = go(position, "dice 3 4")
    assert up(position) == (0, 4)
    assert up(go(position, "dice 3 4")) == (1, 1)


@pytest.mark.rule("pushbox", "8.3")
def test_three_numbers_in_each_of_the_two_turns() -> None:
    position = go(arranged(start(3), TWO_SIDES, turn=3), "dice 4 5", "4+3+2")
    assert up(position) == (2, 4)
    assert position.view().board.left == 3
    position = go(position, "dice 4 6", "5+3+2")
    assert up(position) == (0, 1)
    assert (standing(position)[3], standing(position)[4]) == ((9, 12), (8, 11))


@pytest.mark.rule("pushbox", "8.3")
@pytest.mark.parametrize("side", [3, 4])
def test_the_third_player_wins_with_either_side(side: int) -> None:
    position = go(arranged(start(3), {**TWO_SIDES, side: (9,)}, turn=side), "dice 4 5", "9")
    assert position.winners() == (2,)
    assert standing(position)[7 - side] != ()


@pytest.mark.rule("pushbox", "8.3")
def test_an_empty_third_side_is_not_played() -> None:
    # The first player ends the first turn with nothing pushed.
    position = go(start(3), "dice 3 4", "pass", "dice 4 5", "9", "dice 3 4")
    assert up(position) == (2, 4)
    assert up(go(position, "dice 3 4")) == (0, 1)


@pytest.mark.rule("pushbox", "8.2")
@pytest.mark.rule("pushbox", "8.3")
def test_an_empty_fourth_side_is_not_played_either() -> None:
    position = go(start(3), "dice 4 5", "9", "dice 3 4", "pass", "dice 3 4")
    assert up(position) == (2, 3)
    assert up(go(position, "dice 3 4")) == (0, 1)
    assert up(go(start(3), "dice 3 4", "pass", "dice 3 4")) == (0, 1), "nothing at both"


@pytest.mark.rule("pushbox", "3.4")
@pytest.mark.rule("pushbox", "8.3")
@pytest.mark.parametrize("side", [3, 4])
def test_the_third_player_has_one_level(side: int) -> None:
    numbers = {3: (3, 10, 12), 4: (3, 10, 12)}
    position = go(arranged(start(3, level="1 1 2"), numbers, turn=side), "dice 4 5")
    assert pushes(position) == {frozenset({12, 3})}
    assert texts(go(arranged(start(3, level="2 2 1"), numbers, turn=side), "dice 4 5")) == set()


@pytest.mark.rule("pushbox", "1.3")
@pytest.mark.rule("pushbox", "2.4")
def test_only_the_side_in_turn_is_pushed() -> None:
    position = go(arranged(start(3), {3: (4, 12), 4: ALL}, turn=3), "dice 6 6")
    assert refusal(position, "10+2") == ("1.3", "pushbox-why-not-standing")
    assert texts(position) == {"12", "any 4 12"}
