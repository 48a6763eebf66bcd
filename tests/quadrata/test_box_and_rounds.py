"""Parts 1, 2, 6 and 7 of the rules: the box, turns, the end of a round, and the winner."""

from __future__ import annotations

import pytest

from teerling.game import Position
from teerling.games.quadrata.board import Counted, FromStock
from teerling.games.quadrata.box import find
from teerling.games.quadrata.pieces import MOST_TURNS
from teerling.values import IllegalMove, Message, NotYourTurn, SetupError, UnreadableMove

from .positions import GAME, SETS, SMALL, go, places, refusal, reserve, seen, square, starter, state, table, texts

# Eight of nine cells; c3 is free, and that is a 2.
NEARLY = "6 a1 b, 4 b1 b, 4 c1 b, 1 b3 a, 1 b3 c"


# The box


@pytest.mark.rule("quadrata", "1.1")
@pytest.mark.parametrize("name", SETS)
def test_six_kinds_of_shapes_and_how_many_of_each(name: str) -> None:
    board = GAME.start(2, set=name).view().board
    assert [shape.number for shape in board.set.shapes] == [1, 2, 3, 4, 5, 6]
    box = find(name)
    assert [shape.count for shape in box.shapes] == [7, 6, 9, 9, 9, 5]
    assert [box.area(shape.figure) for shape in box.shapes] == [1, 2, 3, 4, 5, 6]
    assert board.stock == (7, 6, 9, 9, 9, 5)


@pytest.mark.rule("quadrata", "1.2")
@pytest.mark.parametrize(("name", "areas"), [("1973", [72, 36, 36]), ("polyomino", [64, 36, 36])])
def test_two_fill_the_large_square_and_more_the_small_one(name: str, areas: list[int]) -> None:
    boards = [GAME.start(seats, set=name).view().board for seats in (2, 3, 4)]
    assert [board.players[0].area for board in boards] == areas
    assert [len(board.players) for board in boards] == [2, 3, 4]
    assert boards[0].set.square == boards[0].set.frame == boards[1].set.frame
    if name == "1973":
        assert boards[1].set.square == ((0, 3), (3, 0), (6, 3), (3, 6))


@pytest.mark.rule("quadrata", "1.3")
def test_a_shape_lies_inside_and_over_no_other() -> None:
    position = go(table("2 a1 a, 1 b1 a", die=1), "take 1")
    assert refusal(position, "lay a1 a") == ("1.3", "covered")
    assert refusal(position, "lay b1 b") == ("1.3", "covered")
    assert "b1 c" in places(position), "the other half of the cell is free"
    assert refusal(position, "lay d1 a") == ("1.3", "outside")
    assert refusal(position, "lay a1 e") == ("1.3", "no-way")
    small = go(table("", "", "", seats=3, die=4), "take 4")
    assert places(small) == {"a1 a", "a2 a", "a1 b", "b1 b"}
    assert refusal(small, "lay b1 a") == ("1.3", "outside")


@pytest.mark.rule("quadrata", "1.3")
def test_a_shape_may_be_turned_and_turned_over() -> None:
    ways = {len(shape.ways) for shape in GAME.start(2, set="1973").view().board.set.shapes}
    assert ways == {1, 4, 8}
    position = go(table(die=3), "take 3")
    assert {place.split()[1] for place in places(position)} == set("abcdefgh")
    # A cell and a half: 6 places lying, in four ways, and 6 standing, in four ways.
    assert len(places(position)) == 48


@pytest.mark.rule("quadrata", "1.4")
def test_three_players_put_shapes_aside() -> None:
    for name in SETS:
        assert GAME.start(3, set=name).view().board.stock == (6, 4, 7, 7, 8, 3)
        assert GAME.start(4, set=name).view().board.stock == (7, 6, 9, 9, 9, 5)
    assert GAME.start(3, set=SMALL).view().board.stock == (1, 2, 2, 1, 2, 1)
    unsaid = SMALL.replace(" aside 1", "").replace(" aside 0", "")
    # As many as in the book, as long as one of each stays.
    assert GAME.start(3, set=unsaid).view().board.stock == (1, 1, 1, 1, 1, 1)


@pytest.mark.rule("quadrata", "1.5")
def test_how_many_rounds_there_are() -> None:
    assert GAME.start(2).options == {"set": "1973", "rounds": "3", "turns": "200"}
    assert {GAME.start(2, rounds=str(n)).view().board.rounds for n in range(1, 21)} == set(range(1, 21))
    for wrong in ("0", "21", "three", "-1"):
        with pytest.raises(SetupError):
            GAME.start(2, rounds=wrong)
    for seats in (1, 5):
        with pytest.raises(SetupError):
            GAME.start(seats)


def filled(**more: object) -> Position:
    """Anna has just filled her square."""
    return go(table(NEARLY, "3 a1 a, 5", die=2, **more), "take 2", "lay c3 a")  # type: ignore[arg-type]


@pytest.mark.rule("quadrata", "1.5")
@pytest.mark.rule("quadrata", "2.1")
def test_the_next_throw_clears_the_table_and_begins_the_next_round() -> None:
    over = filled(rounds="2")
    board = over.view().board
    assert (board.round, starter(over), board.over) == (1, 0, Counted(0, (11, 0)))
    assert len(seen(over).square) == 6, "the full square stays to be seen"
    assert (over.turn.kind, over.turn.thrower) == ("dice", 1)
    begun = go(over, "dice 4")
    board = begun.view().board
    assert (board.round, starter(begun), board.over, state(begun).turns) == (2, 1, None, 0)
    assert board.stock == GAME.start(2, set=SMALL).view().board.stock
    assert [square(begun, seat) for seat in (0, 1)] == ["", ""]
    assert [reserve(begun, seat) for seat in (0, 1)] == [[], []]
    assert [seen(begun, seat).points for seat in (0, 1)] == [11, 0]
    assert not board.joker
    assert begun.turn.seats == (1,)


# A turn


@pytest.mark.rule("quadrata", "2.1")
def test_players_take_turns() -> None:
    position = GAME.start(3, set=SMALL)
    throwers = []
    for face in "11122":
        throwers.append(position.turn.thrower)
        position = go(position, f"dice {face}")
        while position.turn.kind == "decide":
            position = go(position, texts(position)[0])
    assert throwers == [0, 1, 2, 0, 1]


@pytest.mark.rule("quadrata", "2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_the_next_player_begins(seats: int) -> None:
    rounds = []
    for number in range(1, 6):
        position = table(round=number, rounds="20", seats=seats, set="polyomino", turns=MOST_TURNS * seats - 1, die=1)
        assert starter(position) == (number - 1) % seats
        over = go(position, "take 1", texts(go(position, "take 1"))[0])
        rounds.append(over.turn.thrower)
    assert rounds == [number % seats for number in range(1, 6)]


@pytest.mark.rule("quadrata", "2.2")
def test_the_die_comes_first_and_then_one_move_with_its_number() -> None:
    start = GAME.start(2)
    assert (start.dice, [str(roll) for roll, _ in start.outcomes()]) == (1, list("123456"))
    with pytest.raises(NotYourTurn) as early:
        start.play(0, GAME.read_move("take 4"))
    assert early.value.reason.rule == "2.2"
    position = go(start, "dice 4")
    assert texts(position) == ["take 4"]
    assert refusal(position, "take 5") == ("2.2", "number")
    after = go(position, "take 4", "lay a1 a")
    assert (after.turn.kind, after.turn.thrower) == ("dice", 1)
    with pytest.raises(IllegalMove):
        after.play(0, GAME.read_move("take 4"))
    lying = table("2 a1 a, 4 b1 a", die=4)
    assert refusal(lying, "lift a") == ("2.2", "number")
    assert refusal(table("2", die=4), "take 2 reserve") == ("2.2", "number")


@pytest.mark.rule("quadrata", "2.3")
def test_a_shape_is_picked_up_and_then_laid() -> None:
    position = table(die=4)
    for text in ("lay a1 a", "reserve", "back"):
        assert refusal(position, text) == ("2.3", "pick-first")
    held = go(position, "take 4")
    assert held.view().board.hand == FromStock(4)
    for text in ("take 4", "take 4 reserve", "lift a", "rob 2", "rob 2 a"):
        assert refusal(held, text) == ("2.3", "lay-first")


@pytest.mark.rule("quadrata", "2.4")
def test_there_is_a_move_even_if_all_shapes_of_a_number_lie_in_the_own_square() -> None:
    position = table("6 a1 b", die=6)
    assert texts(position) == ["lift a"]
    assert GAME.start(2).raw[0].seats == 2
    with pytest.raises(UnreadableMove):
        GAME.read_move("pass")


# The end of a round


@pytest.mark.rule("quadrata", "6.1")
@pytest.mark.rule("quadrata", "6.4")
def test_a_full_square_ends_the_round_at_once() -> None:
    over = filled()
    assert over.turn.kind == "over"
    assert over.view().board.over == Counted(0, (11, 0))
    assert seen(over).covered == seen(over).area == 18


@pytest.mark.rule("quadrata", "6.2")
def test_every_shape_in_the_square_is_one_point_whatever_its_number() -> None:
    assert table("1 a1 a, 2 b1 a", "6 a1 a, 5 a2 a").scores() == (2, 2)


@pytest.mark.rule("quadrata", "6.3")
def test_shapes_in_reserve_are_points_less_and_a_round_may_be_negative() -> None:
    assert table("1 a1 a, 2", "6, 5, 5").scores() == (0, -3)
    last = go(table(NEARLY, "3 a1 a, 5, 5", die=2), "take 2", "lay c3 a")
    assert last.scores() == (11, -1)
    assert seen(last, 1).rounds == (-1,)


@pytest.mark.rule("quadrata", "6.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_200_turns_of_each_player_the_round_is_counted(seats: int) -> None:
    near = table("2 a1 a", "1", seats=seats, die=2, turns=MOST_TURNS * seats - 2)
    near = go(near, "take 2", "lay b1 a")
    assert near.turn.kind == "dice", "one turn is left"
    last = go(near, "dice 3", "take 3")
    last = go(last, texts(last)[0])
    assert last.turn.kind == "over"
    assert state(last).turns == 200 * seats
    assert last.view().board.over.filled is None
    assert last.scores()[0] == 2, "without the five points"


@pytest.mark.rule("quadrata", "6.5")
def test_fewer_turns_can_be_agreed_on() -> None:
    near = go(table("2 a1 a", "1", die=2, turns=99, limit="50"), "take 2")
    lay = near.settle(GAME.read_move("lay b1 a"))
    last = near.play(0, lay)
    assert last.turn.kind == "over"
    assert last.view().board.limit == 50
    assert Message("quadrata-log-limit", {"turns": 50}) in near.tell(0, (0, lay), last)


@pytest.mark.rule("quadrata", "6.5")
def test_a_square_filled_by_the_very_last_move_is_full() -> None:
    over = filled(turns=2 * MOST_TURNS - 1)
    assert over.view().board.over == Counted(0, (11, 0))


# The winner


@pytest.mark.rule("quadrata", "7.1")
def test_the_most_points_in_all_rounds_win() -> None:
    over = filled(rounds="2", round=2, points=[[1], [13]])
    assert over.turn.kind == "over"
    assert (over.scores(), over.winners()) == ((12, 13), (1,))
    with pytest.raises(NotYourTurn) as late:
        over.play(0, GAME.read_move("take 4"))
    assert late.value.reason.rule == "7.1"


@pytest.mark.rule("quadrata", "7.2")
def test_equal_points_win_together() -> None:
    over = filled(rounds="2", round=2, points=[[2], [13]])
    assert (over.scores(), over.winners()) == ((13, 13), (0, 1))


def test_the_points_of_a_round_under_way_are_part_of_the_score() -> None:
    position = table("1 a1 a, 2 b1 a", "3", rounds="2", round=2, points=[[4], [7]])
    assert position.scores() == (6, 6)
    assert [seen(position, seat).points for seat in (0, 1)] == [4, 7]


def test_the_counts_of_both_sets_are_those_of_the_box() -> None:
    for name in SETS:
        assert sum(shape.count for shape in find(name).shapes) == 45
