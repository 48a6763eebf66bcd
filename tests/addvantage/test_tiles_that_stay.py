"""Two players who leave the tiles on the boards until the end."""

from __future__ import annotations

import pytest

from teerling.game import Position
from teerling.values import SetupError

from .positions import EMPTY, GAME, changed, go, state, table

TILES = (11, 14, 14, 14, 14, 14)


def staying(
    one: str, two: str, *, coins: tuple[int, int], bonus: tuple[int, int] = (7, 7), diagonals: str = "one"
) -> Position:
    """A game in which tiles stay, all prepared."""
    start = table([one, two], tiles={0: TILES, 1: TILES}, coins=coins, bonus=bonus, diagonals=diagonals)
    given = GAME.start(2, tiles="stay", diagonals=diagonals)
    return Position(GAME, given.options, given.raw[0], start.raw[1])


def holders(position: Position) -> list[int]:
    return [bonus.seat for bonus in position.view().board.bonus]


@pytest.mark.rule("addvantage", "8.1")
def test_a_tile_stays_and_a_bought_die_breaks_its_line() -> None:
    position = staying("35. ... ...", EMPTY, coins=(1, 1))
    position = go(position, "throw 1", "dice 3", "3 c1")
    board = position.view().board.boards[0]
    assert (board.won, board.lines[0].state) == ((), "matches")
    assert position.scores() == (11, 0)
    broken = go(position, "buy 1c1 a1")
    assert broken.view().board.boards[0].lines[0].state == "waiting"
    assert broken.scores() == (0, 0)
    again = go(broken, "throw 2", "dice 3 1", "3 c1", "1 a2")
    assert again.scores() == (11, 0)


@pytest.mark.rule("addvantage", "8.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_only_two_players_may_leave_the_tiles(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats, tiles="stay")


@pytest.mark.rule("addvantage", "8.2")
def test_both_boards_must_be_full() -> None:
    with pytest.raises(SetupError):
        GAME.start(2, tiles="stay", end="first")
    position = staying("35. 111 111", "12. 123 123", coins=(1, 1))
    position = go(position, "throw 1", "dice 3", "3 c1")
    assert position.result is None
    position = go(position, "throw 1", "dice 5", "5 c1")
    assert position.result is not None
    assert (position.result.scores, position.result.winners) == ((11, 0), (0,))
    assert position.view().board.boards[0].won == (11,)
    assert position.view().board.boards[0].lines[0].state == "won"


@pytest.mark.rule("addvantage", "8.2")
def test_what_matches_when_the_game_ends_otherwise_counts_too() -> None:
    position = changed(staying("35. ... ...", EMPTY, coins=(1, 1)), turns=399)
    position = go(position, "throw 1", "dice 3", "3 c1")
    assert position.result is not None
    assert position.result.scores == (11, 0)


@pytest.mark.rule("addvantage", "8.3")
def test_a_bonus_tile_goes_to_the_older_match() -> None:
    position = staying("3.. .5. ...", "4.. .4. ...", bonus=(12, 7), coins=(1, 1))
    position = go(position, "throw 1", "dice 4", "4 c3")
    assert holders(position) == [0, -1]
    both = go(position, "throw 1", "dice 4", "4 c3")
    assert holders(both) == [0, -1]
    assert both.scores() == (12, 0)


@pytest.mark.rule("addvantage", "8.3")
def test_a_break_loses_the_place_in_the_queue() -> None:
    position = staying("3.. .5. ...", "4.. .4. ...", bonus=(12, 7), coins=(2, 2))
    both = go(position, "throw 2", "dice 4 1", "4 c3", "1 a2", "throw 2", "dice 4 1", "4 c3", "1 a2")
    broken = go(both, "throw 2", "dice 1 1", "1 b3", "1 c2", "buy 1c3 c1")
    assert holders(broken) == [1, -1]
    again = go(broken, "throw 3", "dice 4 1 1", "4 c3", "1 c1", "1 a3")
    assert holders(again) == [1, -1], "completed again, but later than Bram"
    assert state(again).age == [[2, 0], [1, 0]]


@pytest.mark.rule("addvantage", "8.3")
def test_two_equal_bonus_tiles_serve_two_diagonals() -> None:
    position = staying("3.. .5. ...", "4.. .4. ...", bonus=(12, 12), coins=(1, 1))
    position = go(position, "throw 1", "dice 4", "4 c3")
    assert holders(position) == [0, -1], "a diagonal wins at most one"
    assert holders(go(position, "throw 1", "dice 4", "4 c3")) == [0, 1]


@pytest.mark.rule("addvantage", "8.3")
def test_both_diagonals_of_a_player_queue_one_by_one() -> None:
    position = staying("3.4 ... 1.2", EMPTY, bonus=(10, 10), coins=(1, 1), diagonals="both")
    position = go(position, "throw 1", "dice 5", "5 b2")
    assert holders(position) == [0, 0]
    assert state(position).age == [[1, 2], [0, 0]]
    broken = go(position, "buy 1a1 a1")
    assert state(broken).age == [[0, 1], [0, 0]]
    assert holders(broken) == [0, -1]
    assert state(go(position, "buy 1b2 a1")).age == [[0, 0], [0, 0]]
