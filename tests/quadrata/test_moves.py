"""Parts 3, 4 and 5 of the rules: moves with your own shapes, robbing, and the joker."""

from __future__ import annotations

import pytest

from teerling.games.quadrata.board import FromReserve, FromSquare

from .positions import GAME, away, go, places, refusal, reserve, seen, square, state, table, texts

# Only a half cell is free: c3, its upper right half.
CROWDED = "6 a1 b, 4 b1 b, 4 c1 b, 2 b3 a, 1 c3 a"


# Moves with your own shapes


@pytest.mark.rule("quadrata", "3.1")
def test_a_shape_from_the_stock_goes_wherever_it_fits() -> None:
    position = go(table("2 a1 a", die=2), "take 2")
    assert places(position) == {"b1 a", "c1 a", "a2 a", "b2 a", "c2 a", "a3 a", "b3 a", "c3 a"}
    assert away(position) == set()
    assert refusal(position, "back") == ("3.1", "not-back")
    after = go(position, "lay c3 a")
    assert square(after) == "2 a1 a, 2 c3 a"
    assert after.view().board.stock[1] == 1
    empty = table("2 a1 a", "2, 2", die=2)
    assert refusal(empty, "take 2") == ("3.1", "stock-empty")


@pytest.mark.rule("quadrata", "3.2")
def test_only_what_fits_nowhere_goes_from_the_stock_to_the_reserve() -> None:
    assert refusal(go(table(CROWDED, die=1), "take 1"), "reserve") == ("3.2", "fits")
    position = go(table(CROWDED, die=2), "take 2")
    assert texts(position) == ["reserve"]
    assert reserve(go(position, "reserve")) == [2]


@pytest.mark.rule("quadrata", "3.3")
def test_a_shape_from_the_reserve_goes_to_the_square_or_to_the_stock() -> None:
    position = go(table("1", die=1), "take 1 reserve")
    assert len(places(position)) == 36
    assert away(position) == {"back"}
    assert refusal(position, "reserve") == ("3.3", "was-reserve")
    laid, back = go(position, "lay a1 a"), go(position, "back")
    assert (square(laid), reserve(laid)) == ("1 a1 a", [])
    assert (reserve(back), back.view().board.stock) == ([], GAME.start(2, laid.options).view().board.stock)
    assert refusal(table(die=1), "take 1 reserve") == ("3.3", "reserve-empty")
    crowded = go(table(f"{CROWDED}, 5", die=5), "take 5 reserve")
    assert texts(crowded) == ["back"]


@pytest.mark.rule("quadrata", "3.4")
def test_a_shape_of_the_square_goes_to_the_reserve_or_to_the_stock() -> None:
    position = go(table("2 a1 a, 4 b1 a", die=4), "lift b 4")
    assert away(position) == {"reserve", "back"}
    to_reserve, back = go(position, "reserve"), go(position, "back")
    assert (square(to_reserve), reserve(to_reserve)) == ("2 a1 a", [4])
    assert (square(back), reserve(back), back.view().board.stock[3]) == ("2 a1 a", [], 2)
    assert refusal(table("2 a1 a", die=2), "lift b") == ("3.4", "no-piece")
    assert refusal(table("2 a1 a", die=2), "lift a 4") == ("3.4", "stated")


@pytest.mark.rule("quadrata", "3.5")
def test_a_shape_may_be_moved_inside_the_square_but_must_lie_differently() -> None:
    position = go(table("2 a1 a, 4 a2 a", die=4), "lift b")
    assert refusal(position, "lay a2 a") == ("3.5", "same-place")
    assert "b2 a" in places(position), "over part of its old place"
    assert "a2 b" in places(position), "turned on the spot"
    assert square(go(position, "lay b2 a")) == "2 a1 a, 4 b2 a"
    crowded = go(table(CROWDED, die=6), "lift a")
    assert texts(crowded) == ["reserve", "back"], "nowhere else to lie"


@pytest.mark.rule("quadrata", "3.5")
def test_a_half_cell_turned_over_lies_differently() -> None:
    position = go(table("1 a1 a, 2 b1 a", die=1), "lift a")
    assert {place for place in places(position) if place.startswith("a1")} == {"a1 b", "a1 c", "a1 d"}


@pytest.mark.rule("quadrata", "3.6")
def test_a_reserve_holds_any_number_of_shapes() -> None:
    position = table("1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6")
    assert len(reserve(position)) == 13
    assert position.scores() == (-13, 0)
    assert sum(position.view().board.stock) == 0


# Robbing


@pytest.mark.rule("quadrata", "4.1")
def test_a_reserve_is_robbed_only_if_stock_and_own_reserve_have_none() -> None:
    assert refusal(table("", "4", die=4), "rob 2") == ("4.1", "rob-stock")
    assert refusal(table("4", "4", die=4), "rob 2") == ("4.1", "rob-own-reserve")
    position = table("4 a1 a", "4", die=4)
    assert texts(position) == ["lift a", "rob 2"]
    held = go(position, "rob 2")
    assert held.view().board.hand == FromReserve(number=4, seat=1)
    assert reserve(held, 1) == []
    after = go(held, "lay a2 a")
    assert square(after) == "4 a1 a, 4 a2 a"
    assert refusal(position, "rob 1") == ("4.1", "rob-yourself")
    assert refusal(position, "rob 3") == ("4.1", "no-player")
    nobody = table("6 a1 a", die=6)
    assert refusal(nobody, "rob 2") == ("4.1", "rob-reserve-empty")


@pytest.mark.rule("quadrata", "4.1")
def test_any_of_several_reserves_may_be_robbed() -> None:
    position = table("", "2, 2", "", "2", seats=4, die=2)
    assert texts(position) == ["rob 2", "rob 4"]
    assert refusal(position, "rob 3") == ("4.1", "rob-reserve-empty")


@pytest.mark.rule("quadrata", "4.2")
def test_a_square_is_robbed_only_if_no_reserve_has_one() -> None:
    position = table("", "6 a1 a", die=6)
    assert texts(position) == ["rob 2 a"]
    held = go(position, "rob 2 a")
    assert held.view().board.hand == FromSquare(number=6, seat=1, way=0, x=0, y=0)
    assert (square(held, 1), seen(held, 1).covered) == ("", 0)
    assert square(go(held, "lay a1 a")) == "6 a1 a", "it may lie as it lay there"
    assert refusal(table("", "4 a1 a, 4", die=4), "rob 2 a") == ("4.2", "rob-reserve-first")
    assert refusal(table("", "4 a1 a", die=4), "rob 2 a") == ("4.2", "rob-stock")
    assert refusal(table("4", "4 a1 a", die=4), "rob 2 a") == ("4.2", "rob-own-reserve")
    other = table("", "6 a1 a, 2 a2 a", die=6)
    assert refusal(other, "rob 2 b") == ("4.2", "rob-number")
    assert refusal(other, "rob 2 c") == ("4.2", "rob-no-piece")
    assert refusal(other, "rob 1 a") == ("4.2", "rob-yourself")
    assert refusal(other, "rob 4 a") == ("4.2", "no-player")


@pytest.mark.rule("quadrata", "4.2")
def test_a_third_players_reserve_protects_all_squares() -> None:
    position = table("", "2 a1 a, 2 b1 a", "2", seats=4, die=2)
    assert texts(position) == ["rob 3"]
    assert refusal(position, "rob 2 a") == ("4.2", "rob-reserve-first")


@pytest.mark.rule("quadrata", "4.3")
def test_what_is_robbed_goes_to_the_square_and_only_if_it_fits_nowhere_to_the_reserve() -> None:
    for other in ("6", "6 a1 a"):
        pick = "rob 2" if other == "6" else "rob 2 a"
        held = go(table("", other, die=6), pick)
        assert away(held) == set()
        assert refusal(held, "reserve") == ("4.3", "fits")
        assert refusal(held, "back") == ("4.3", "keep-robbed")
        crowded = go(table("2 a1 a, 2 b2 a, 2 c3 a", other, die=6), pick)
        assert texts(crowded) == ["reserve"]
        after = go(crowded, "reserve")
        assert (reserve(after), reserve(after, 1), square(after, 1)) == ([6], [], "")


@pytest.mark.rule("quadrata", "4.4")
def test_a_shape_in_the_own_square_does_not_keep_from_robbing() -> None:
    assert texts(table("4 a1 a", "4 a1 a", die=4)) == ["lift a", "rob 2 a"]
    assert texts(table("4 a1 a", "4", die=4)) == ["lift a", "rob 2"]


# The joker


@pytest.mark.rule("quadrata", "5.1")
def test_the_six_is_a_joker_from_the_throw_after_a_number_ran_out() -> None:
    position = table("4 a1 a", "2 a1 a", die=6)
    assert refusal(position, "take 4") == ("5.1", "no-joker")
    position = go(table("4 a1 a", "2 a1 a", die=4), "take 4")
    assert not position.view().board.joker, "not before the move is made"
    after = go(position, "lay a2 a")
    assert after.view().board.joker
    joker = go(after, "dice 6")
    assert texts(joker) == ["take 1", "take 2", "take 3", "take 5", "take 6", "lift a"]
    back = table("4 a1 a, 4 a2 a", die=4, joker=True)
    back = go(back, "lift a", "back")
    assert back.view().board.stock[3] == 1
    assert back.view().board.joker, "for the rest of the round"
    assert "take 4" in texts(go(back, "dice 6"))


@pytest.mark.rule("quadrata", "5.1")
def test_no_number_has_run_out_when_a_round_begins() -> None:
    over = go(table("6 a1 b, 4 b1 b, 4 c1 b, 1 b3 a, 1 b3 c", die=2, joker=True, rounds="2"), "take 2", "lay c3 a")
    assert over.view().board.joker
    assert not go(over, "dice 6").view().board.joker
    assert state(go(over, "dice 6")).joker == 0


@pytest.mark.rule("quadrata", "5.2")
def test_a_joker_moves_any_shape_by_the_moves_with_own_shapes() -> None:
    position = table("4 a1 a, 2 c1 a, 5", die=6, joker=True)
    assert texts(position) == [
        *(f"take {number}" for number in (1, 2, 3, 4, 5, 6)),
        "take 5 reserve",
        "lift a",
        "lift b",
    ]
    assert places(go(position, "lift b")) == {"a2 a", "b2 a", "c2 a", "a3 a", "b3 a", "c3 a"}
    assert away(go(position, "take 5 reserve")) == {"back"}
    others = table("4 a1 a", die=5, joker=True)
    assert refusal(others, "take 4") == ("2.2", "number"), "only a six is a joker"


@pytest.mark.rule("quadrata", "5.3")
def test_a_joker_robs_sixes_only() -> None:
    position = table("", "6 a1 a, 4 a2 a", die=6, joker=True)
    assert {text for text in texts(position) if text.startswith("rob")} == {"rob 2 a"}
    assert refusal(position, "rob 2 b") == ("5.3", "rob-joker")
    reserves = table("", "4, 4", die=6, joker=True)
    assert refusal(reserves, "rob 2") == ("4.1", "rob-stock"), "the stock has a six"
    empty = table("6 a1 a", "4, 4", die=6, joker=True)
    assert refusal(empty, "rob 2") == ("4.1", "rob-reserve-empty")


def test_only_moves_that_bring_a_shape_can_fill_a_square() -> None:
    """Moving a shape inside the square covers as much as before, so move d never ends a round; nor does c."""
    nearly = table("6 a1 b, 4 b1 b, 4 c1 b, 1 b3 a, 1 b3 c", die=4)
    for text in texts(nearly):
        if text.startswith("lift"):
            held = go(nearly, text)
            for lay in texts(held):
                assert go(held, lay).turn.kind == "dice"
