"""How a game ends, and who wins it."""

from __future__ import annotations

import pytest

from teerling.values import NotYourTurn

from .positions import EMPTY, FULL, changed, ended, go, state, table, up

NEARLY = "123 456 12."


@pytest.mark.rule("addvantage", "7.1")
def test_all_boards_full() -> None:
    position = table([NEARLY, NEARLY], coins=(1, 1))
    position = go(position, "throw 1", "dice 3", "3 c3")
    assert ended(position) == ""
    assert ended(go(position, "throw 1", "dice 3", "3 c3")) == "all-full"
    assert ended(go(position, "throw 1", "dice 3", "give 3")) == "no-coins"


@pytest.mark.rule("addvantage", "7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_board_ends_it_whatever_the_coins(seats: int) -> None:
    boards = [NEARLY, *[FULL] * (seats - 1)]
    position = go(table(boards, seats=seats), "throw 1", "dice 3", "3 c3")
    assert ended(position) == "all-full"
    with pytest.raises(NotYourTurn) as refused:
        go(position, "1: throw 1")
    assert refused.value.reason.rule == "7.1"


@pytest.mark.rule("addvantage", "7.2")
def test_the_first_full_board_may_end_it() -> None:
    position = table([NEARLY, EMPTY], end="first")
    assert ended(go(position, "throw 2", "dice 3 4", "4 c3")) == "one-full"
    two_left = go(table(["123 456 1..", EMPTY], end="first"), "throw 2", "dice 3 4", "4 c3")
    assert ended(two_left) == "", "the turn comes to its end first"
    assert ended(go(two_left, "3 b3")) == "one-full"


@pytest.mark.rule("addvantage", "7.2")
def test_a_bought_die_may_fill_the_first_board() -> None:
    assert ended(go(table([NEARLY, "4.. ... ..."], end="first"), "buy 2a1 c3")) == "one-full"


@pytest.mark.rule("addvantage", "7.3")
def test_nobody_with_a_square_has_a_coin() -> None:
    position = table([EMPTY, FULL, EMPTY], seats=3, coins=(1, 3, 0))
    assert ended(go(position, "throw 1", "dice 3", "give 3")) == "no-coins"
    assert ended(go(position, "throw 1", "dice 3", "3 a1")) == ""


@pytest.mark.rule("addvantage", "7.3")
def test_a_board_that_is_filled_leaves_those_without_coins() -> None:
    position = table([NEARLY, EMPTY], coins=(2, 0))
    assert ended(go(position, "throw 1", "dice 3", "3 c3")) == "no-coins"


@pytest.mark.rule("addvantage", "7.3")
def test_the_dice_of_a_turn_are_placed_before_it_is_looked_at() -> None:
    position = go(table([EMPTY, FULL], coins=(1, 1)), "throw 1", "dice 3")
    assert ended(position) == ""
    position = go(table([EMPTY, EMPTY], coins=(2, 0)), "throw 2", "dice 3 3", "give 3", "3 a1")
    assert ended(position) == ""
    position = go(position, "throw 1", "dice 3", "give 3")
    assert ended(position) == "no-coins"


@pytest.mark.rule("addvantage", "7.4")
@pytest.mark.parametrize(("option", "most"), [("400", 400), ("40", 40)])
def test_a_limit_of_turns(option: str, most: int) -> None:
    position = changed(table(turns=option), turns=most - 2)
    position = go(position, "throw 2", "dice 3 3", "3 a1", "3 b1")
    assert ended(position) == ""
    assert ended(go(position, "throw 2", "dice 3 3", "3 a1", "3 b1")) == "turns"


@pytest.mark.rule("addvantage", "7.4")
def test_turns_that_pass_by_themselves_do_not_count() -> None:
    position = go(table([EMPTY, FULL, FULL], seats=3), "throw 2", "dice 3 3", "3 a1", "3 b1")
    assert up(position) == 0
    assert state(position).turns == 1


@pytest.mark.rule("addvantage", "7.4")
def test_a_game_that_is_over_anyway_does_not_end_by_the_limit() -> None:
    position = changed(table([NEARLY, FULL]), turns=399)
    assert ended(go(position, "throw 1", "dice 3", "3 c3")) == "all-full"


@pytest.mark.rule("addvantage", "7.5")
def test_nothing_but_buying() -> None:
    position = table(["12. ... ...", "34. ... ..."], buying="2")
    position = go(position, "buy 2a1 a2", "buy 1a1 b2", "buy 2b1 b3")
    assert ended(position) == ""
    assert ended(go(position, "buy 1a2 c3")) == "buying"
    thrown = go(position, "throw 3", "dice 1 1 1", "1 a1", "1 b1", "1 c1")
    assert ended(go(thrown, "buy 2a1 c1")) == "", "a throw in between begins a new row"


@pytest.mark.rule("addvantage", "7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_turns_for_each_player(seats: int) -> None:
    boards = ["1.. ... ...", "2.. ... ...", "3.. ... ...", "4.. ... ..."][:seats]
    position = changed(table(boards, seats=seats), buying=10 * seats - 2)
    position = go(position, "buy 2a1 b1")
    assert ended(position) == ""
    assert ended(go(position, "buy 1a1 c1")) == "buying"


@pytest.mark.rule("addvantage", "7.6")
def test_the_highest_sum_of_tiles_wins() -> None:
    tiles = {0: (11, 14, 14, 14, 14, 14), 1: (12, 14, 14, 14, 14, 14)}
    position = table(["35. 111 111", "65. 111 111"], tiles=tiles, coins=(1, 1), bonus=(5, 10))
    position = go(position, "throw 1", "dice 3", "3 c1", "throw 1", "dice 1", "1 c1")
    assert position.result is not None
    assert (position.result.scores, position.result.winners) == ((11, 12), (1,))


@pytest.mark.rule("addvantage", "7.6")
def test_bonus_tiles_count() -> None:
    position = go(table(["3.3 133 31.", FULL], bonus=(7, 12), coins=(1, 1)), "throw 1", "dice 2", "2 b1")
    assert ended(position) == ""
    position = go(position, "throw 1", "dice 6", "6 c3")
    assert position.result is not None
    assert (position.result.scores, position.result.winners) == ((12, 0), (0,))


@pytest.mark.rule("addvantage", "7.6")
def test_the_same_sum_shares_the_win() -> None:
    position = go(table([NEARLY, FULL, FULL], seats=3), "throw 1", "dice 3", "3 c3")
    assert position.result is not None
    assert (position.result.scores, position.result.winners) == ((0, 0, 0), (0, 1, 2))
