"""A seven ends the turn, but not in the very first turn of a game."""

from __future__ import annotations

import pytest

from .positions import ALL, SEVENS, arranged, go, refusal, standing, start, texts, up


@pytest.mark.rule("pushbox", "6.1")
@pytest.mark.parametrize("level", ["1", "2", "3"])
@pytest.mark.parametrize("dice", SEVENS)
def test_a_seven_ends_the_turn_at_every_level(level: str, dice: str) -> None:
    # Level 3 could make the products 6, 10 and 12, and every level 7 itself, as 3+4.
    position = arranged(start(mode="adjacent", level=level), {1: ALL, 2: ALL})
    thrown = go(position, f"dice {dice}")
    assert up(thrown) == (1, 2)
    assert thrown.turn.kind == "dice"
    assert standing(thrown) == standing(position)


@pytest.mark.rule("pushbox", "6.1")
def test_a_seven_is_not_answered_with_a_single_die() -> None:
    position = arranged(start(mode="adjacent"), {1: (3, 4), 2: ALL})
    assert up(go(position, "dice 3 4")) == (1, 2)


@pytest.mark.rule("pushbox", "6.2")
@pytest.mark.parametrize("dice", SEVENS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_turn_a_seven_is_thrown_again_or_ends_the_turn(seats: int, dice: str) -> None:
    position = go(start(seats, level="3"), f"dice {dice}")
    assert texts(position) == {"again", "pass"}
    assert go(position, "again").turn == ("dice", (), 0)


@pytest.mark.rule("pushbox", "6.2")
def test_as_often_as_it_comes() -> None:
    position = start(4)
    for dice in SEVENS * 3:
        position = go(position, f"dice {dice}", "again")
    assert up(go(position, "dice 3 4", "pass")) == (1, 2)


@pytest.mark.rule("pushbox", "6.2")
def test_also_later_in_the_first_turn() -> None:
    position = go(start(mode="adjacent"), "dice 4 5", "9", "dice 3 4")
    assert texts(position) == {"again", "pass"}
    assert standing(go(position, "again", "dice 1 3", "4"))[1] == (2, 3, 5, 6, 8, 10, 11, 12)
    assert up(go(position, "pass")) == (1, 2)


@pytest.mark.rule("pushbox", "6.2")
def test_throwing_again_does_not_lift_the_limit() -> None:
    position = go(start(mode="adjacent"), "dice 4 5", "5+4", "dice 3 4", "again", "dice 1 2")
    assert up(go(position, "3")) == (1, 2)


@pytest.mark.rule("pushbox", "6.2")
@pytest.mark.parametrize("mode", ["facing", "adjacent"])
def test_the_second_turn_is_not_the_first(mode: str) -> None:
    position = go(start(mode=mode), "dice 4 5", "9", "dice 3 4", "pass")
    assert up(position)[0] == 1
    assert up(go(position, "dice 3 4")) == (0, 1)
    assert up(go(position, "dice 3 4", "dice 3 4"))[0] == 1


@pytest.mark.rule("pushbox", "6.2")
@pytest.mark.rule("pushbox", "8.2")
def test_a_turn_after_a_skipped_one_is_not_the_first_either() -> None:
    # The second player has nothing yet, so the turn comes straight back.
    position = go(start(), "dice 3 4", "pass")
    assert up(position) == (0, 1)
    position = go(position, "dice 3 4")
    assert texts(position) == set()
    assert up(position) == (0, 1)


@pytest.mark.rule("pushbox", "6.2")
@pytest.mark.parametrize("text", ["4+3", "any 3 4", "3!", "10"])
def test_a_seven_is_never_played(text: str) -> None:
    assert refusal(go(start(level="3"), "dice 2 5"), text) == ("6.2", "pushbox-why-seven")


@pytest.mark.rule("pushbox", "6.2")
def test_only_a_seven_is_thrown_again() -> None:
    assert refusal(go(start(), "dice 4 5"), "again") == ("6.2", "pushbox-why-no-seven")
