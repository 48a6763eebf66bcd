"""The option to take dice off one's own board."""

from __future__ import annotations

import pytest

from teerling.game import Position

from .positions import EMPTY, FULL, board, changed, coins, ended, go, kinds, refusal, state, table, texts, throws, up

NEARLY = "123 456 12."


def off(*boards: str, coins: tuple[int, ...] = (2, 2), end: str = "all") -> Position:
    return table(boards, coins=coins, takeoff="yes", end=end)


@pytest.mark.rule("addvantage", "10.1")
def test_a_die_may_be_taken_off_for_a_coin() -> None:
    position = off("12. ... ...", "3.. ... ...")
    assert kinds(position) == {"throw", "buy", "off"}
    position = go(position, "off b1")
    assert board(position, 0) == "1.. ... ..."
    assert coins(position) == (1, 2)
    assert position.view().board.out == 1
    assert up(position) == 0
    assert (kinds(position), throws(position)) == ({"throw", "buy"}, [1])
    assert up(go(position, "buy 2a1 b1")) == 1


@pytest.mark.rule("addvantage", "10.1")
def test_with_no_coin_left_the_turn_ends() -> None:
    position = go(off("12. ... ...", "3.. ... ...", coins=(1, 2)), "off b1")
    assert coins(position) == (0, 2)
    assert up(position) == 1


@pytest.mark.rule("addvantage", "10.1")
def test_only_at_the_start_of_a_turn_and_only_what_is_there() -> None:
    position = off("12. ... ...", "3.. ... ...")
    assert refusal(position, "off c1") == ("10.1", "nothing-there")
    assert refusal(go(position, "throw 2", "dice 1 1"), "off a1") == ("3.4", "place-first")
    assert "off" not in kinds(off(EMPTY, EMPTY))


@pytest.mark.rule("addvantage", "10.1")
def test_a_line_may_be_completed_again() -> None:
    tiles = {0: (11, 14, 14, 14, 14, 14)}
    position = table(["354 ... ...", EMPTY], tiles=tiles, takeoff="yes")
    position = go(position, "off c1", "throw 1", "dice 3", "3 c1")
    assert position.scores()[0] == 11


@pytest.mark.rule("addvantage", "10.2")
def test_one_die_in_a_turn_thrown_or_placed() -> None:
    position = go(off("12. ... ...", "3.. ... ...", coins=(3, 1)), "off b1")
    assert refusal(position, "off a1") == ("10.2", "gave")
    position = go(position, "throw 2", "dice 4 4")
    assert refusal(position, "give 4") == ("6.1", "gave")
    assert kinds(position) == {"place"}


@pytest.mark.rule("addvantage", "10.3")
def test_a_full_board_takes_off_or_passes() -> None:
    position = off(FULL, "3.. ... ...")
    assert texts(position) == [*(f"off {column}{row}" for row in "123" for column in "abc"), "pass"]
    assert refusal(position, "throw 1") == ("10.3", "board-full")
    assert up(go(position, "pass")) == 1
    taken = go(position, "off c3")
    assert up(taken) == 0
    assert throws(taken) == [1]
    assert up(go(off(FULL, "3.. ... ...", coins=(1, 2)), "off c3")) == 1


@pytest.mark.rule("addvantage", "10.3")
def test_without_a_coin_a_full_board_passes_by_itself() -> None:
    position = go(off("3.. ... ...", FULL, coins=(2, 0)), "throw 2", "dice 1 1", "1 b1", "1 c1")
    assert up(position) == 0
    position = go(off("3.. ... ...", FULL, coins=(2, 1)), "throw 2", "dice 1 1", "1 b1", "1 c1")
    assert up(position) == 1


@pytest.mark.rule("addvantage", "10.3")
def test_it_does_not_keep_a_game_going() -> None:
    position = go(off(NEARLY, FULL), "throw 1", "dice 1", "1 c3")
    assert ended(position) == "all-full"
    position = go(off(NEARLY, EMPTY, coins=(2, 0)), "throw 1", "dice 1", "1 c3")
    assert ended(position) == "no-coins"
    position = go(off("1.. ... ...", FULL, coins=(1, 2)), "off a1")
    assert ended(position) == "no-coins", "Bram's board is full, whatever he could take off"
    position = go(off("1.. ... ...", FULL, coins=(2, 2), end="first"), "throw 2", "dice 1 1", "1 b1", "1 c1")
    assert ended(position) == "one-full"


@pytest.mark.rule("addvantage", "10.3")
def test_passing_is_a_turn() -> None:
    position = changed(off(FULL, "3.. ... ..."), turns=398, buying=5)
    passed = go(position, "pass")
    assert state(passed).turns == 399
    assert passed.raw[1].buying == 0


@pytest.mark.rule("addvantage", "7.5")
def test_a_turn_that_takes_off_and_buys_is_more_than_buying() -> None:
    position = changed(off("12. ... ...", "34. ... ..."), buying=19)
    assert ended(go(position, "buy 2a1 c1")) == "buying"
    position = go(position, "off a1", "buy 2a1 c1")
    assert (ended(position), position.raw[1].buying) == ("", 0)
