"""Winning the tiles of rows, columns and the bonus line."""

from __future__ import annotations

import pytest

from teerling.game import Position
from teerling.games.addvantage.board import Line

from .positions import board, go, state, table

TILES = (11, 10, 9, 12, 8, 13)


def won(position: Position, seat: int = 0) -> list[int]:
    return list(position.view(seat).board.boards[seat].won)


def holders(position: Position) -> list[int]:
    return [bonus.seat for bonus in position.view().board.bonus]


@pytest.mark.rule("addvantage", "4.1")
@pytest.mark.parametrize(
    ("boards", "face", "square", "tile"),
    [
        ("35. ... ...", 3, "c1", 11),
        (".53 ... ...", 3, "a1", 11),
        ("... .64 ...", 0, "", 0),
        ("... 2.3 ...", 5, "b2", 10),
        ("... ... 35.", 1, "c3", 9),
        ("6.. 4.. ...", 2, "a3", 12),
        (".2. ... .5.", 1, "b2", 8),
        ("..4 ..5 ...", 4, "c3", 13),
    ],
)
def test_three_dice_that_make_the_number_win_the_tile(boards: str, face: int, square: str, tile: int) -> None:
    position = table([boards], tiles={0: TILES}, coins=(1, 1))
    assert won(position) == []
    if tile:
        position = go(position, "throw 1", f"dice {face}", f"{face} {square}")
        assert won(position) == [tile]
        assert position.scores()[0] == tile


@pytest.mark.rule("addvantage", "4.1")
def test_two_dice_are_never_enough() -> None:
    position = go(table(["6.. ... ..."], tiles={0: TILES}, coins=(1, 1)), "throw 1", "dice 5", "5 b1")
    assert board(position, 0) == "65. ... ..."
    assert won(position) == []


@pytest.mark.rule("addvantage", "4.1")
def test_one_die_may_win_two_tiles() -> None:
    position = go(table(["35. ..4 ..6"], tiles={0: TILES}, coins=(1, 1)), "throw 1", "dice 3", "3 c1")
    assert sorted(won(position)) == [11, 13]
    assert position.scores() == (24, 0)


@pytest.mark.rule("addvantage", "4.2")
def test_a_won_tile_stays_won_when_a_die_is_bought() -> None:
    position = go(table(["35. ... ..."], tiles={0: TILES}, coins=(1, 1)), "throw 1", "dice 3", "3 c1")
    assert won(position) == [11], "at once, in the turn of the last die"
    position = go(position, "buy 1c1 a1")
    assert board(position, 0) == "35. ... ..."
    assert won(position) == [11]
    assert position.view().board.boards[0].lines[0].state == "won"


@pytest.mark.rule("addvantage", "4.2")
def test_a_tile_is_won_once() -> None:
    position = go(table(["35. ... ..."], tiles={0: TILES}, coins=(1, 1)), "throw 1", "dice 3", "3 c1")
    position = go(position, "buy 1c1 a1", "throw 2", "dice 3 1", "3 c1", "1 a2")
    assert won(position) == [11]
    assert position.scores()[0] == 11


@pytest.mark.rule("addvantage", "4.2")
def test_a_bought_die_wins_tiles_too() -> None:
    position = go(table(["35. ... ...", "3.. ... ..."], tiles={0: TILES}), "buy 2a1 c1")
    assert won(position) == [11]


@pytest.mark.rule("addvantage", "4.3")
def test_a_full_line_with_another_number_wins_nothing_but_may_be_completed_again() -> None:
    position = go(table(["35. ... ..."], tiles={0: TILES}, coins=(1, 1)), "throw 1", "dice 4", "4 c1")
    assert won(position) == []
    assert position.view().board.boards[0].lines[0] == Line(tile=11, state="waiting", sum=12, dice=3, needed=None)
    position = go(position, "buy 1c1 a1", "throw 2", "dice 3 1", "3 c1", "1 a2")
    assert won(position) == [11]


@pytest.mark.rule("addvantage", "5.1")
def test_the_bonus_line() -> None:
    position = go(table(["3.. .5. ..."], bonus=(10, 12), coins=(1, 1)), "throw 1", "dice 4", "4 c3")
    assert holders(position) == [-1, 0]
    assert won(position) == [12]
    assert position.scores() == (12, 0)


@pytest.mark.rule("addvantage", "5.1")
def test_another_number_or_the_other_diagonal_takes_no_bonus_tile() -> None:
    position = go(table(["3.. .5. ..."], bonus=(10, 12), coins=(1, 1)), "throw 1", "dice 3", "3 c3")
    assert holders(position) == [-1, -1]
    position = go(table(["..3 .5. ..."], bonus=(10, 12), coins=(1, 1)), "throw 1", "dice 4", "4 a3")
    assert holders(position) == [-1, -1]


@pytest.mark.rule("addvantage", "5.2")
def test_one_tile_for_each_completion() -> None:
    position = go(table(["3.. .5. ..."], bonus=(12, 12), coins=(1, 1)), "throw 1", "dice 4", "4 c3")
    assert holders(position) == [0, -1]
    position = go(position, "buy 1c3 a1", "throw 2", "dice 4 1", "4 c3", "1 c2")
    assert holders(position) == [0, 0], "completed again"
    assert won(position) == [12, 12]


@pytest.mark.rule("addvantage", "5.2")
def test_a_taken_bonus_tile_is_gone() -> None:
    position = table(["3.. .5. ...", "4.. .4. ..."], bonus=(12, 9), coins=(1, 1))
    position = go(position, "throw 1", "dice 4", "4 c3", "throw 1", "dice 4", "4 c3")
    assert holders(position) == [0, -1]
    assert position.scores() == (12, 0)
    assert go(position, "buy 2c3 a3").scores() == (12, 0)


@pytest.mark.rule("addvantage", "5.3")
def test_both_diagonals_may_count() -> None:
    position = table(["..3 .5. ..."], bonus=(10, 12), coins=(1, 1), diagonals="both")
    assert holders(go(position, "throw 1", "dice 4", "4 a3")) == [-1, 0]


@pytest.mark.rule("addvantage", "5.3")
def test_the_middle_may_complete_both_diagonals_at_once() -> None:
    one = ["3.4 ... 1.2"]
    position = table(one, bonus=(10, 10), coins=(1, 1), diagonals="both")
    assert holders(go(position, "throw 1", "dice 5", "5 b2")) == [0, 0]
    position = table(one, bonus=(10, 9), coins=(1, 1), diagonals="both")
    assert holders(go(position, "throw 1", "dice 5", "5 b2")) == [0, -1], "one tile can be taken once"
    position = table(one, bonus=(10, 10), coins=(1, 1))
    assert holders(go(position, "throw 1", "dice 5", "5 b2")) == [0, -1]


def test_a_line_shows_what_is_still_needed() -> None:
    lines = table(["35. ... ..."], tiles={0: TILES}).view().board.boards[0].lines
    assert lines[0] == Line(tile=11, state="waiting", sum=8, dice=2, needed=3)
    assert lines[3] == Line(tile=12, state="waiting", sum=3, dice=1, needed=9)
    assert state(table()).won[0] == 0
