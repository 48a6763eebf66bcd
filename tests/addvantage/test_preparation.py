"""Boards, coins and tiles; drawing and arranging; who starts."""

from __future__ import annotations

from fractions import Fraction
from math import factorial

import pytest

from teerling.games.addvantage.board import Bonus
from teerling.values import SPECTATOR, IllegalMove, NotYourTurn, UnreadableMove

from .positions import EMPTY, GAME, board, changed, coins, dealt, die_on, go, refusal, state, table, texts, up

COPIES = {7: 1, 8: 2, 9: 4, 10: 6, 11: 6, 12: 4, 13: 2, 14: 1}
ANNA = (12, 9, 10, 8, 11, 13)
BRAM = (9, 10, 11, 12, 10, 11)


@pytest.mark.rule("addvantage", "1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_an_empty_board_and_two_coins(seats: int) -> None:
    position = GAME.start(seats)
    assert coins(position) == (2,) * seats
    assert [board(position, seat) for seat in range(seats)] == [EMPTY] * seats


@pytest.mark.rule("addvantage", "1.2")
def test_there_are_26_tiles() -> None:
    drawn = dict(GAME.start(2).outcomes())
    assert {int(roll.text.split()[1]): chance for roll, chance in drawn.items()} == {
        number: Fraction(count, 26) for number, count in COPIES.items()
    }


@pytest.mark.rule("addvantage", "1.2")
def test_a_tile_that_is_drawn_is_gone() -> None:
    position = go(GAME.start(4), "tile 7", "tile 10")
    chances = {roll.text: chance for roll, chance in position.outcomes()}
    assert "tile 7" not in chances
    assert chances["tile 10"] == Fraction(5, 24)
    with pytest.raises(IllegalMove):
        go(position, "tile 7")


@pytest.mark.rule("addvantage", "1.3")
def test_squares_are_called_by_column_and_row() -> None:
    position = go(table(), "throw 2", "dice 1 2", "1 c1", "2 a3")
    assert board(position, 0) == "..1 ... 2.."


@pytest.mark.rule("addvantage", "1.4")
def test_a_new_die_has_the_lowest_free_number() -> None:
    position = go(table(["1.. ... ...", "2.. ... ..."]), "throw 2", "dice 3 3", "3 b1", "3 c1")
    assert [die_on(position, 0, square) for square in ("a1", "b1", "c1")] == [1, 3, 4]
    position = go(position, "buy 1b1 c3")
    assert die_on(position, 1, "c3") == 3, "a bought die keeps its number"
    position = go(position, "throw 3", "dice 3 4 5", "3 b1", "4 a2", "5 b2")
    assert [die_on(position, 0, square) for square in ("b1", "a2", "b2")] == [5, 6, 7]


@pytest.mark.rule("addvantage", "1.4")
def test_the_number_of_a_die_that_was_taken_off_is_free_again() -> None:
    position = go(table(["1.. ... ...", "2.. ... ..."], coins=(4, 2), takeoff="yes"), "off a1", "throw 2", "dice 5 5")
    assert position.settle(position.moves(0)[0]).text == "5 a1 #1"


@pytest.mark.rule("addvantage", "2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_tiles_for_each_seat_then_two_more(seats: int) -> None:
    position = GAME.start(seats, arrange="drawn")
    for _ in range(6 * seats + 2):
        assert position.turn == ("dice", (), -1)
        assert position.dice == 0
        position = position.roll(position.outcomes()[-1][0])
    assert position.turn == ("decide", (0,), -1)
    assert sum(state(position).bag) == 26 - 6 * seats - 2
    assert state(position).tiles[0] == [14, 13, 13, 12, 12, 12]


@pytest.mark.rule("addvantage", "2.2")
def test_all_arrange_at_the_same_time() -> None:
    position = dealt(GAME.start(3), ANNA, BRAM, (10, 12, 9, 8, 7, 11))
    assert position.turn.seats == (0, 1, 2)
    position = go(position, "2: abc def")
    assert position.turn.seats == (0, 2)
    with pytest.raises(NotYourTurn):
        go(position, "2: abc def")
    assert go(position, "3: cab fed", "1: abc def").turn == ("dice", (), -1)
    assert go(position, "1: cab fed", "3: abc def").turn == ("dice", (), -1)


@pytest.mark.rule("addvantage", "2.2")
def test_tiles_go_where_the_letters_say() -> None:
    position = dealt(GAME.start(2), ANNA, BRAM)
    assert position.view(0).board.boards[0].hand == (8, 9, 10, 11, 12, 13)
    position = go(position, "1: cab fed")
    assert state(position).tiles[0] == [10, 8, 9, 13, 12, 11]
    lines = position.view(0).board.boards[0].lines
    assert [line.tile for line in lines] == [10, 8, 9, 13, 12, 11]
    assert position.view(0).board.boards[0].hand == ()


@pytest.mark.rule("addvantage", "2.2")
def test_nobody_sees_anothers_tiles_before_all_are_ready() -> None:
    position = go(dealt(GAME.start(2), ANNA, BRAM), "1: cab fed")
    for viewer in (1, SPECTATOR):
        lines = position.view(viewer).board.boards[0].lines
        assert [line.tile for line in lines] == [None] * 6
    lines = go(position, "2: abc def").view(1).board.boards[0].lines
    assert [line.tile for line in lines] == [10, 8, 9, 13, 12, 11]


@pytest.mark.rule("addvantage", "2.2")
def test_while_arranging_nothing_else_can_be_done() -> None:
    position = dealt(GAME.start(2), ANNA, BRAM)
    for text in ("throw 2", "5 a1", "give 5", "buy 2a1 a1", "off a1", "pass"):
        assert refusal(position, text) == ("2.2", "arrange-first")
    assert refusal(table(), "abc def") == ("2.2", "arranged")


@pytest.mark.rule("addvantage", "2.3")
def test_tiles_that_are_alike_keep_the_order_of_their_letters() -> None:
    position = dealt(GAME.start(2), ANNA, BRAM)
    assert len(position.moves(0)) == factorial(6)
    assert position.view(1).board.boards[1].hand == (9, 10, 10, 11, 11, 12)
    assert len(position.moves(1)) == factorial(6) // 4
    assert refusal(position, "2: acb def") == ("2.3", "same-number")
    reason = position.why_not(1, GAME.read_move("acb def"))
    assert reason is not None
    assert reason.message.args == {"first": "b", "second": "c", "number": 10}
    assert refusal(position, "2: abc edf") == ("2.3", "same-number")
    assert go(position, "2: dbc aef").turn.seats == (0,)


@pytest.mark.rule("addvantage", "2.3")
def test_arrangements_are_the_different_ways_to_lay_the_tiles() -> None:
    position = dealt(GAME.start(2), ANNA, (10, 10, 10, 11, 11, 12))
    laid = [tuple(state(position.play(1, move)).tiles[1]) for move in position.moves(1)]
    assert len(set(laid)) == len(laid) == factorial(6) // (6 * 2)


@pytest.mark.rule("addvantage", "2.3")
def test_a_hand_of_six_alike_has_one_arrangement() -> None:
    position = dealt(GAME.start(2), (10,) * 6, (9, 9, 11, 11, 12, 13))
    assert texts(position, 0) == ["abc def"]
    assert position.forced() is None, "if it were made by itself, the others would know"


@pytest.mark.rule("addvantage", "2.4")
def test_two_bonus_tiles_are_laid_open() -> None:
    position = go(dealt(GAME.start(2), ANNA, BRAM), "1: abc def", "2: abc def")
    assert [bonus.tile for bonus in position.view().board.bonus] == [None, None]
    position = go(position, "tile 14", "tile 11")
    for viewer in (0, 1, SPECTATOR):
        assert position.view(viewer).board.bonus == (Bonus(14, -1), Bonus(11, -1))
    assert not hasattr(position.view().board, "bag")


@pytest.mark.rule("addvantage", "2.4")
def test_with_four_players_no_tile_is_left() -> None:
    position = GAME.start(4, arrange="drawn")
    while position.turn.kind == "dice":
        position = position.roll(position.outcomes()[0][0])
    assert state(position).bag == [0] * 8


@pytest.mark.rule("addvantage", "2.5")
def test_tiles_may_lie_as_they_were_drawn() -> None:
    position = dealt(GAME.start(2, arrange="drawn"), ANNA, BRAM, (9, 11))
    assert tuple(state(position).tiles[0]) == ANNA
    assert tuple(state(position).tiles[1]) == BRAM
    assert state(position).bonus == [9, 11]
    assert position.turn == ("decide", (0,), -1)


@pytest.mark.rule("addvantage", "2.6")
def test_the_first_seat_starts_and_the_turn_goes_round() -> None:
    position = table(seats=3)
    for seat in (0, 1, 2, 0):
        assert up(position) == seat
        place = {0: ("1 a1", "1 b1"), 1: ("1 c1", "1 a2")}[int(seat == 0 and board(position, 0) != EMPTY)]
        position = go(position, "throw 2", "dice 1 1", *place)


@pytest.mark.rule("addvantage", "2.6")
def test_others_wait_for_their_turn() -> None:
    with pytest.raises(NotYourTurn) as refused:
        go(table(), "2: throw 2")
    assert refused.value.reason.rule == "2.6"


@pytest.mark.rule("addvantage", "2.7")
def test_chance_may_decide_who_starts() -> None:
    position = GAME.start(3, first="random", arrange="drawn")
    assert position.turn == ("dice", (), -1)
    assert [(roll.text, chance) for roll, chance in position.outcomes()] == [
        (f"first {seat}", Fraction(1, 3)) for seat in (1, 2, 3)
    ]
    position = go(position, "first 3")
    assert state(position).first == 2
    while position.turn.kind == "dice":
        position = position.roll(position.outcomes()[0][0])
    assert up(position) == 2
    assert up(go(position, "throw 2", "dice 1 1", "1 a1", "1 b1")) == 0


def test_draws_that_are_none_are_refused() -> None:
    for text in ("tile 6", "tile 15", "tile", "first 5", "first 0", "7", "", "1 2 3 4 5 6 1 2 3"):
        with pytest.raises(UnreadableMove):
            GAME.read_roll(text)
    with pytest.raises(IllegalMove):
        go(GAME.start(2, first="random"), "first 3")
    with pytest.raises(IllegalMove):
        go(changed(table(), due=2), "dice 3")
