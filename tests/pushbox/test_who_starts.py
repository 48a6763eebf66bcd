"""The opening throw, the order of play, and the levels people choose."""

from __future__ import annotations

from itertools import permutations

import pytest

from teerling.values import SetupError

from .positions import GAME, go, in_words, refusal, standing, start, texts, up


@pytest.mark.rule("pushbox", "3.2")
def test_everybody_throws_and_the_highest_total_starts() -> None:
    position = GAME.start(4)
    for seat, dice in enumerate(["1 2", "3 5", "2 2", "1 6"]):
        assert position.turn == ("dice", (), seat)
        assert position.view().board.opening
        position = go(position, f"dice {dice}")
    assert not position.view().board.opening
    assert up(position) == (1, 1)


@pytest.mark.rule("pushbox", "3.2")
@pytest.mark.parametrize("throws", list(permutations(["1 2", "6 6", "2 5"])))
def test_the_highest_starts_from_any_seat(throws: tuple[str, ...]) -> None:
    position = go(GAME.start(3), *(f"dice {dice}" for dice in throws))
    assert up(position) == (throws.index("6 6"), 1)


@pytest.mark.rule("pushbox", "3.2")
def test_those_who_tie_for_highest_throw_again() -> None:
    position = go(GAME.start(4), "dice 4 5", "dice 1 1", "dice 3 6", "dice 4 4")
    assert position.turn.thrower == 0
    position = go(position, "dice 1 1")
    assert position.turn.thrower == 2, "only those who tied throw again"
    assert up(go(position, "dice 1 2")) == (2, 1)
    assert up(go(GAME.start(4), "dice 4 5", "dice 1 1", "dice 3 6", "dice 4 4", "dice 1 2", "dice 1 1")) == (0, 1)


@pytest.mark.rule("pushbox", "3.2")
def test_a_tie_may_come_twice() -> None:
    position = go(GAME.start(2), "dice 3 3", "dice 2 4", "dice 6 6", "dice 6 6")
    assert position.turn == ("dice", (), 0)
    assert up(go(position, "dice 1 1", "dice 1 2")) == (1, 1)


@pytest.mark.rule("pushbox", "3.2")
def test_a_tie_below_the_highest_means_nothing() -> None:
    assert up(go(GAME.start(3), "dice 1 1", "dice 1 1", "dice 1 2")) == (2, 1)


@pytest.mark.rule("pushbox", "3.2")
def test_a_seven_or_a_double_is_nothing_special_in_the_opening_throw() -> None:
    position = go(GAME.start(2), "dice 3 4")
    assert position.turn == ("dice", (), 1)
    assert up(go(position, "dice 3 3")) == (0, 1)


@pytest.mark.rule("pushbox", "3.3")
def test_the_first_seat_may_start_by_agreement() -> None:
    position = GAME.start(4, first="seat")
    assert not position.view().board.opening
    assert up(position) == (0, 1)
    assert GAME.start(4).options["first"] == "throw"


@pytest.mark.rule("pushbox", "2.5")
@pytest.mark.rule("pushbox", "3.2")
def test_alone_there_is_no_opening_throw() -> None:
    assert not GAME.start(1).view().board.opening
    with pytest.raises(SetupError):
        GAME.start(1, first="throw")


@pytest.mark.rule("pushbox", "3.1")
def test_turns_go_clockwise_from_player_1() -> None:
    position = go(GAME.start(4), "dice 1 1", "dice 1 2", "dice 1 3", "dice 1 1")
    order = [up(position)]
    for turn in (["dice 1 3", "4", "dice 3 4", "pass"], ["dice 5 6", "11", "dice 3 4"], ["dice 3 4"], ["dice 3 4"]):
        position = go(position, *turn)
        order.append(up(position))
    assert order == [(2, 1), (3, 2), (0, 3), (1, 4), (2, 1)]


@pytest.mark.rule("pushbox", "3.1")
def test_sides_follow_the_playing_order() -> None:
    position = go(GAME.start(3), "dice 1 1", "dice 6 6", "dice 1 2")
    sides = position.view().board.sides
    assert [(side.side + 1, side.seat) for side in sides] == [(1, 1), (2, 2), (3, 0), (4, 0)]


@pytest.mark.rule("pushbox", "3.1")
def test_nobody_moves_before_their_turn() -> None:
    position = go(start(), "dice 4 5")
    reason = position.why_not(1, GAME.read_move("9"))
    assert reason is not None
    assert (reason.rule, reason.message.id) == ("3.1", "why-not-turn")
    assert in_words(reason.message)["en"] == "It is Anna's turn."


@pytest.mark.rule("pushbox", "3.4")
def test_one_level_for_the_whole_table() -> None:
    assert GAME.start(3, level="2").options["level"] == "2 2 2"
    assert GAME.start(3).options["level"] == "1 1 1"


@pytest.mark.rule("pushbox", "3.4")
@pytest.mark.parametrize("starter", [0, 1])
def test_a_level_belongs_to_the_person_whoever_starts(starter: int) -> None:
    throws = ["dice 6 6", "dice 1 1"] if starter == 0 else ["dice 1 1", "dice 6 6"]
    position = go(GAME.start(2, level="1 2", mode="adjacent"), *throws)
    for _ in range(2):
        seat, _side = up(position)
        thrown = go(position, "dice 4 5")
        if seat == 0:
            assert refusal(thrown, "12-3") == ("5.1", "pushbox-why-operator")
        else:
            assert standing(go(thrown, "12-3")) != standing(thrown)
        position = go(position, "dice 3 4")
        if texts(position):
            position = go(position, "pass")


@pytest.mark.rule("pushbox", "3.4")
@pytest.mark.parametrize("level", ["0", "4", "1 2 3", "one", ""])
def test_there_are_three_levels_and_one_for_each_player(level: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.start(2, level=level)
    in_words(refused.value.message)
