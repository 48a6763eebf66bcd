"""Our fair start for two."""

from __future__ import annotations

import pytest

from teerling.values import Result, SetupError

from .positions import ALL, GAME, SEVENS, arranged, go, standing, start, texts, up


@pytest.mark.rule("pushbox", "10.1")
def test_facing_block_12_begins_across() -> None:
    assert standing(start(start="fair")) == {1: (2, 3, 4, 5, 6, 8, 9, 10, 11), 3: (12,)}


@pytest.mark.rule("pushbox", "10.1")
def test_facing_block_12_goes_with_the_second_player_whoever_starts() -> None:
    position = go(GAME.start(2, start="fair"), "dice 1 1", "dice 1 2")
    sides = position.view().board.sides
    assert [(side.seat, side.numbers) for side in sides] == [(1, ALL[:-1]), (0, (12,))]


@pytest.mark.rule("pushbox", "6.2")
@pytest.mark.rule("pushbox", "10.1")
def test_facing_all_else_is_the_same() -> None:
    position = go(start(start="fair"), "dice 3 4")
    assert texts(position) == {"again", "pass"}
    assert up(go(position, "pass")) == (1, 3), "the second player has something to push"
    assert go(position, "pass", "dice 6 6", "12").winners() == (1,)


@pytest.mark.rule("pushbox", "10.2")
@pytest.mark.parametrize("dice", SEVENS)
def test_adjacent_a_seven_in_the_first_turn_is_nothing_special(dice: str) -> None:
    position = go(start(mode="adjacent", start="fair"), f"dice {dice}")
    assert texts(position) == set()
    assert up(position) == (1, 2)


@pytest.mark.rule("pushbox", "10.2")
def test_adjacent_the_round_is_finished() -> None:
    position = go(arranged(start(mode="adjacent", start="fair"), {1: (9,), 2: (4, 12)}), "dice 4 5", "9")
    assert position.result is None
    assert position.winners() == ()
    assert up(position) == (1, 2)
    assert standing(position) == {1: (), 2: (4, 12)}


@pytest.mark.rule("pushbox", "10.2")
@pytest.mark.parametrize(
    "turn", [["dice 3 4"], ["dice 4 5", "4!"], ["dice 4 5", "pass"], ["dice 5 6"], ["dice 1 3", "4", "dice 5 6"]]
)
def test_adjacent_player_1_alone_wins_if_player_2_does_not_follow(turn: list[str]) -> None:
    position = go(arranged(start(mode="adjacent", start="fair"), {1: (9,), 2: (4, 12)}), "dice 4 5", "9", *turn)
    assert position.result is not None
    assert position.result.winners == (0,)


@pytest.mark.rule("pushbox", "7.1")
@pytest.mark.rule("pushbox", "10.2")
def test_adjacent_the_limit_also_ends_the_last_turn() -> None:
    numbers = {1: (9,), 2: (2, 3, 4, 12)}
    position = go(arranged(start(mode="adjacent", start="fair"), numbers), "dice 4 5", "9", "dice 4 5", "4+3+2")
    assert position.result == Result((0, 12), (0,))


@pytest.mark.rule("pushbox", "10.2")
@pytest.mark.parametrize(
    "turn", [["dice 5 5", "any 4 12"], ["dice 6 6", "12", "dice 4 5", "4!"], ["dice 1 3", "4", "dice 6 6", "12"]]
)
def test_adjacent_both_share_the_win(turn: list[str]) -> None:
    position = go(arranged(start(mode="adjacent", start="fair"), {1: (9,), 2: (4, 12)}), "dice 4 5", "9", *turn)
    assert position.result == Result((0, 0), (0, 1))


@pytest.mark.rule("pushbox", "10.2")
def test_adjacent_player_2_ends_the_round_and_so_wins_at_once() -> None:
    position = go(arranged(start(mode="adjacent", start="fair"), {1: (9,), 2: (9,)}, turn=2), "dice 4 5", "9")
    assert position.result == Result((9, 0), (1,))


@pytest.mark.rule("pushbox", "10.2")
def test_adjacent_player_1_is_whoever_starts() -> None:
    opening = go(GAME.start(2, mode="adjacent", start="fair"), "dice 1 1", "dice 1 2")
    position = go(arranged(opening, {1: (9,), 2: (9,)}), "dice 4 5", "9")
    assert up(position) == (0, 2)
    assert go(position, "dice 3 4").winners() == (1,)


@pytest.mark.rule("pushbox", "10.1")
@pytest.mark.rule("pushbox", "10.2")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_fair_start_is_for_two_and_only_by_agreement(seats: int) -> None:
    assert GAME.start(2).options["start"] == "book"
    with pytest.raises(SetupError):
        GAME.start(seats, start="fair")
