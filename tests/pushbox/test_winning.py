"""When a game is won, and when an empty side means nothing."""

from __future__ import annotations

import pytest

from teerling.values import IllegalMove, NotYourTurn

from .positions import ALL, GAME, arranged, go, standing, start, up


@pytest.mark.rule("pushbox", "8.1")
@pytest.mark.parametrize(
    ("numbers", "dice", "text"),
    [((9,), "4 5", "9"), ((4, 5), "4 5", "5+4"), ((11, 12), "2 2", "any 11 12"), ((12,), "2 2", "any 12")],
)
def test_pushing_the_last_number_wins_at_once(numbers: tuple[int, ...], dice: str, text: str) -> None:
    position = go(arranged(start(), {1: numbers}), f"dice {dice}", text)
    assert position.turn == ("over", (), -1)
    assert position.result is not None
    assert position.result.winners == (0,)
    assert standing(position) == {1: (), 3: ALL}


@pytest.mark.rule("pushbox", "8.1")
def test_nobody_has_won_before() -> None:
    position = go(arranged(start(), {1: (4, 9)}), "dice 4 5", "9")
    assert position.result is None
    assert position.winners() == ()


@pytest.mark.rule("pushbox", "8.1")
@pytest.mark.parametrize("seat", range(4))
def test_every_one_of_four_can_win(seat: int) -> None:
    side = seat + 1
    position = go(arranged(start(4), {side: (9,)}, turn=side), "dice 4 5", "9")
    assert position.winners() == (seat,)


@pytest.mark.rule("pushbox", "8.1")
def test_a_neighbour_wins_at_once_although_the_round_is_not_over() -> None:
    position = go(arranged(start(mode="adjacent"), {1: (9,), 2: (9,)}), "dice 4 5", "9")
    assert position.winners() == (0,)


@pytest.mark.rule("pushbox", "8.1")
def test_the_winner_is_the_person_whoever_started() -> None:
    opening = go(GAME.start(2), "dice 1 1", "dice 1 2")
    position = go(arranged(opening, {1: (9,)}), "dice 4 5", "9")
    assert position.winners() == (1,)


@pytest.mark.rule("pushbox", "8.1")
def test_after_the_end_nothing_happens() -> None:
    position = go(arranged(start(), {1: (9,)}), "dice 4 5", "9")
    for seat in (0, 1):
        with pytest.raises(NotYourTurn) as refused:
            position.play(seat, GAME.read_move("9"))
        assert (refused.value.reason.rule, refused.value.reason.message.id) == ("8.1", "why-over")
    with pytest.raises(IllegalMove):
        go(position, "dice 4 5")
    assert position.weights() == ()


@pytest.mark.rule("pushbox", "8.1")
def test_the_second_player_may_win_with_the_first_number() -> None:
    position = go(start(), "dice 4 5", "9", "dice 1 6", "pass", "dice 3 6", "9")
    assert position.winners() == (1,)
    assert standing(position) == {1: ALL, 3: ()}


@pytest.mark.rule("pushbox", "8.2")
def test_a_side_that_was_never_filled_does_not_win() -> None:
    assert start().result is None
    assert start(4).result is None
    assert go(start(), "dice 3 4", "pass").result is None


@pytest.mark.rule("pushbox", "8.2")
def test_with_nothing_standing_out_the_turn_passes() -> None:
    position = go(start(4), "dice 3 4", "pass", "dice 3 4")
    assert up(position) == (0, 1), "players 3 and 4 have nothing to push"
    position = go(start(4), "dice 3 4", "pass", "dice 4 5", "9", "dice 3 4")
    assert up(position) == (3, 4), "player 3 has nothing to push"


@pytest.mark.rule("pushbox", "8.2")
def test_once_filled_a_side_plays() -> None:
    position = go(start(4), "dice 4 5", "9", "dice 3 4", "pass", "dice 3 4")
    assert up(position) == (2, 3)
    assert up(go(position, "dice 3 4")) == (0, 1), "player 4 has nothing to push"
