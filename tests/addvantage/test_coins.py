"""What coins are for: giving up a die, buying one, and the bar on buying back."""

from __future__ import annotations

import pytest

from teerling.game import Position

from .positions import EMPTY, FULL, board, coins, die_on, go, kinds, refusal, state, table, texts, throws, up


def bought(position: Position) -> set[str]:
    """The dice that may be bought, as player and square."""
    return {text.split()[1] for text in texts(position) if text.startswith("buy")}


@pytest.mark.rule("addvantage", "6.1")
def test_giving_up_a_die_costs_a_coin_that_leaves_the_game() -> None:
    position = go(table(), "throw 2", "dice 3 5", "give 5")
    assert coins(position) == (1, 2)
    assert position.view().board.out == 1
    assert up(position) == 0, "the other die is still to be placed"
    position = go(position, "3 a1")
    assert board(position, 0) == "3.. ... ..."
    assert up(position) == 1


@pytest.mark.rule("addvantage", "6.1")
def test_one_die_in_a_turn_may_be_given_up() -> None:
    position = go(table(), "throw 2", "dice 3 5", "give 5")
    assert kinds(position) == {"place"}
    assert refusal(position, "give 3") == ("6.1", "gave")
    later = go(position, "3 a1", "throw 2", "dice 1 1", "1 a1", "1 b1", "throw 1", "dice 6")
    assert "give 6" in texts(later), "in the next turn another"


@pytest.mark.rule("addvantage", "6.1")
def test_the_order_does_not_matter_nor_does_which_die() -> None:
    position = go(table(), "throw 2", "dice 3 5", "3 a1")
    assert coins(go(position, "give 5")) == (1, 2)
    assert refusal(position, "give 3") == ("3.4", "no-face")


@pytest.mark.rule("addvantage", "6.1")
def test_it_may_be_the_last_coin() -> None:
    position = go(table(coins=(1, 2)), "throw 1", "dice 3", "give 3")
    assert coins(position) == (0, 2)
    assert up(position) == 1
    position = go(position, "throw 2", "dice 1 1", "1 a1", "1 b1")
    assert up(position) == 1, "without a coin the turn passes"


@pytest.mark.rule("addvantage", "6.2")
def test_with_more_dice_than_squares_nothing_is_given_up_for_a_coin() -> None:
    position = go(table(["123 456 12."]), "throw 2", "dice 3 5")
    assert refusal(position, "give 3") == ("6.2", "free")
    position = go(table(["123 456 1.."], coins=(3, 1)), "throw 3", "dice 3 4 5")
    assert kinds(position) == {"place"}
    position = go(position, "3 b3")
    assert refusal(position, "give 5") == ("6.2", "free")
    assert up(go(position, "5 c3")) == 1


@pytest.mark.rule("addvantage", "6.2")
def test_with_as_many_dice_as_squares_one_may_be_given_up() -> None:
    position = go(table(["123 456 1.."]), "throw 2", "dice 3 5", "give 5")
    assert coins(position) == (1, 2)
    assert up(go(position, "3 b3")) == 1


@pytest.mark.rule("addvantage", "6.3")
def test_buying_pays_the_owner_and_is_the_whole_turn() -> None:
    position = go(table([EMPTY, "..6 ... ..."]), "buy 2c1 b2")
    assert coins(position) == (1, 3)
    assert (board(position, 0), board(position, 1)) == ("... .6. ...", EMPTY)
    assert position.view().board.out == 0
    assert up(position) == 1


@pytest.mark.rule("addvantage", "6.3")
def test_any_die_of_any_other_board_may_be_bought() -> None:
    position = table(["1.. ... ...", "2.. ... ..3", FULL], seats=3)
    assert bought(position) == {"2a1", "2c3", *(f"3{column}{row}" for row in "123" for column in "abc")}
    assert refusal(position, "buy 1a1 b1") == ("6.3", "own-die")
    assert refusal(position, "buy 2b2 b1") == ("6.3", "no-die")
    assert refusal(position, "buy 4a1 b1") == ("6.3", "no-player")


@pytest.mark.rule("addvantage", "6.4")
def test_a_bought_die_needs_an_empty_square() -> None:
    position = table(["1.. ... ...", "2.. ... ..."])
    assert refusal(position, "buy 2a1 a1") == ("6.4", "square-taken")
    full = table([FULL, "2.. ... ..."], takeoff="yes")
    assert refusal(full, "buy 2a1 a1") == ("6.4", "no-room")
    assert "buy" not in kinds(full)


@pytest.mark.rule("addvantage", "6.4")
def test_a_bought_die_keeps_its_pips() -> None:
    position = go(table(["1.. ... ...", "2.. ... ..6"]), "buy 2c3 b3")
    assert board(position, 0) == "1.. ... .6."


@pytest.mark.rule("addvantage", "6.5")
def test_a_die_can_not_be_bought_back_at_once() -> None:
    position = go(table(["1.. ... ...", "2.. ... 2.."]), "buy 2a1 b1")
    assert position.view(1).board.barred == (die_on(position, 0, "b1"),)
    assert position.view(0).board.barred == ()
    assert refusal(position, "buy 1b1 c3") == ("6.5", "back")
    assert bought(position) == {"1a1"}


@pytest.mark.rule("addvantage", "6.5")
def test_another_die_with_the_same_pips_can() -> None:
    position = go(table(["2.. ... ...", "2.. ... ..."]), "buy 2a1 b1")
    assert bought(position) == {"1a1"}
    assert board(go(position, "buy 1a1 a1"), 1) == "2.. ... ..."


@pytest.mark.rule("addvantage", "6.5")
def test_wherever_it_lies_by_then() -> None:
    position = go(table([EMPTY, EMPTY, "5.. ... ..."], seats=3), "buy 3a1 a1", "buy 1a1 a1")
    assert up(position) == 2
    assert position.view(2).board.barred == (1,)
    assert refusal(position, "buy 2a1 c3") == ("6.5", "back")
    assert position.view(0).board.barred == (1,), "it was bought from Anna too"


@pytest.mark.rule("addvantage", "6.5")
def test_several_dice_may_be_barred_at_once() -> None:
    boards = ["1.. ... ...", "2.. ... ...", "345 ... ..."]
    position = go(table(boards, seats=3), "buy 3a1 b1", "buy 3b1 b1")
    assert position.view(2).board.barred == (3, 4)
    assert bought(position) == {"1a1", "2a1"}


@pytest.mark.rule("addvantage", "6.5")
@pytest.mark.parametrize("events", [("throw 3", "dice 1 1 1", "1 b1", "1 c1", "1 a2"), ("buy 1a1 c3",)])
def test_after_that_turn_the_bar_is_gone(events: tuple[str, ...]) -> None:
    position = go(table(["1.. ... ...", "2.. ... ..."]), "buy 2a1 b1", *events)
    assert up(position) == 0
    assert state(position).barred[1] == 0
    position = go(position, *(("throw 2", "dice 6 6", "6 c2", "6 c3") if coins(position)[0] > 1 else ()))
    if up(position) == 0:
        position = go(position, "throw 1", "dice 6", "6 c2")
    assert "1b1" in bought(position)


@pytest.mark.rule("addvantage", "6.5")
def test_whose_die_was_bought_always_has_a_turn_next() -> None:
    position = go(table(["1.. ... ...", FULL], coins=(2, 0)), "buy 2a1 b1")
    assert up(position) == 1, "a full board without a coin has both a square and a coin now"
    assert coins(position) == (1, 1)


@pytest.mark.rule("addvantage", "6.6")
def test_without_a_coin_the_turn_passes_until_somebody_buys() -> None:
    position = table(["1.. ... ...", "2.. ... ...", "3.. ... ..."], seats=3, coins=(2, 0, 2))
    position = go(position, "throw 2", "dice 1 1", "1 b1", "1 c1")
    assert up(position) == 2
    position = go(position, "buy 2a1 b1")
    assert coins(position) == (2, 1, 1)
    position = go(position, "throw 2", "dice 1 1", "1 a2", "1 b2")
    assert up(position) == 1
    assert throws(position) == [1]


@pytest.mark.rule("addvantage", "6.6")
def test_one_coin_less_is_one_die_less() -> None:
    position = go(table([EMPTY, "1.. ... ..."]), "buy 2a1 a1", "throw 3", "dice 1 1 1", "1 a1", "1 b1", "1 c1")
    assert throws(position) == [1]
