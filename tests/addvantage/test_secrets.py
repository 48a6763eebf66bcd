"""What only its owner may know, until the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from teerling.game import Position
from teerling.games.addvantage.board import Bonus
from teerling.values import READER, SPECTATOR, SetupError

from .positions import GAME, dealt, go, read, table

TILES = (11, 10, 9, 12, 8, 13)
EVERYBODY = (READER, SPECTATOR, 0, 1)


def numbers(position: Position, viewer: int, seat: int = 0) -> list[int | None]:
    return [line.tile for line in position.view(viewer).board.boards[seat].lines]


def told(position: Position, event: str, viewer: int) -> list[tuple[str, dict[str, Any]]]:
    what = read(position, event)
    if isinstance(what, tuple):
        what = (what[0], position.settle(what[1]))
    messages = position.tell(viewer, what, go(position, event))
    return [(message.id.removeprefix("addvantage-log-"), message.args) for message in messages]


def winning(secret: str) -> Position:
    """Anna is about to win the 11 of row 1."""
    position = table(["35. ... ..."], tiles={0: TILES, 1: TILES}, coins=(1, 1), secret=secret, turns="40")
    return go(position, "throw 1", "dice 3")


@pytest.mark.rule("addvantage", "9.1")
def test_won_tiles_and_points_are_known_to_their_owner_only() -> None:
    position = winning("won")
    assert all(numbers(position, viewer) == list(TILES) for viewer in EVERYBODY)
    position = go(position, "3 c1")
    for viewer in (0, READER):
        view = position.view(viewer)
        assert view.board.boards[0].won == (11,)
        assert numbers(position, viewer) == list(TILES)
        assert view.scores[0] == 11
    for viewer in (1, SPECTATOR):
        view = position.view(viewer)
        assert view.board.boards[0].won == (None,)
        assert view.board.boards[0].lines[0].state == "won", "the empty place can be seen"
        assert numbers(position, viewer) == [None, *TILES[1:]]
        assert view.scores == (None, 0 if viewer == 1 else None)


@pytest.mark.rule("addvantage", "9.1")
def test_a_line_says_that_a_tile_was_won_without_its_number() -> None:
    position = winning("won")
    where = {"seat": 0, "kind": "row", "place": "1"}
    assert told(position, "3 c1", 0)[1] == ("won", {**where, "tile": 11})
    assert told(position, "3 c1", READER)[1] == ("won", {**where, "tile": 11})
    for viewer in (1, SPECTATOR):
        assert told(position, "3 c1", viewer)[1] == ("won-secret", where)


@pytest.mark.rule("addvantage", "9.1")
def test_a_bonus_tile_is_open_until_it_is_won() -> None:
    position = table(["3.. .5. ..."], bonus=(12, 9), coins=(1, 1), secret="won")
    position = go(position, "throw 1", "dice 4")
    assert [bonus.tile for bonus in position.view(1).board.bonus] == [12, 9]
    assert told(position, "4 c3", 0)[1] == ("bonus", {"seat": 0, "tile": 12})
    assert told(position, "4 c3", 1)[1] == ("bonus-secret", {"seat": 0})
    position = go(position, "4 c3")
    assert position.view(0).board.bonus == (Bonus(12, 0), Bonus(9, -1))
    assert position.view(1).board.bonus == (Bonus(None, 0), Bonus(9, -1))
    assert position.view(1).board.boards[0].won == (None,)


@pytest.mark.rule("addvantage", "9.1")
def test_no_list_of_draws_keeps_what_the_board_will_hide() -> None:
    position = GAME.start(2, arrange="drawn", secret="won")
    tile = GAME.read_roll("tile 11")
    assert [position.hides(viewer, tile) for viewer in EVERYBODY] == [False, True, False, True]
    five = dealt(position, TILES[:5])
    assert told(five, f"tile {TILES[5]}", 1) == [("tiles-hidden", {"seat": 0})]
    bonus = dealt(position, TILES, TILES, (9,))
    assert [bonus.hides(viewer, tile) for viewer in EVERYBODY] == [False, True, True, True]
    assert told(bonus, "tile 10", 0)[0] == ("bonus-hidden", {})


@pytest.mark.rule("addvantage", "9.2")
def test_tiles_on_a_board_are_known_to_their_owner_only() -> None:
    position = winning("targets")
    for viewer in (0, READER):
        assert numbers(position, viewer) == list(TILES)
    for viewer in (1, SPECTATOR):
        assert numbers(position, viewer) == [None] * 6
        lines = position.view(viewer).board.boards[0].lines
        assert all(line.needed is None for line in lines)
    position = go(position, "3 c1")
    for viewer in EVERYBODY:
        view = position.view(viewer)
        assert numbers(position, viewer)[0] == 11, "a won tile is shown to all"
        assert view.board.boards[0].won == (11,)
        assert view.scores[0] == 11
    assert told(winning("targets"), "3 c1", 1)[1][1]["tile"] == 11


@pytest.mark.rule("addvantage", "9.2")
@pytest.mark.parametrize("arrange", ["choose", "drawn"])
def test_what_is_drawn_is_seen_by_its_owner_only(arrange: str) -> None:
    position = GAME.start(2, arrange=arrange, secret="targets")
    tile = GAME.read_roll("tile 11")
    assert [position.hides(viewer, tile) for viewer in EVERYBODY] == [False, True, False, True]
    later = dealt(position, TILES)
    assert [later.hides(viewer, tile) for viewer in EVERYBODY] == [False, True, True, False]
    five = dealt(position, TILES[:5])
    assert told(five, "tile 13", 1) == told(five, "tile 13", SPECTATOR) == [("tiles-hidden", {"seat": 0})]
    assert told(five, "tile 13", 0) == told(five, "tile 13", READER) != told(five, "tile 13", 1)


@pytest.mark.rule("addvantage", "9.2")
def test_where_tiles_stay_nobody_else_sees_which_lines_match() -> None:
    start = GAME.start(2, tiles="stay", secret="targets")
    prepared = table(["35. ... ..."], tiles={0: TILES, 1: TILES}, coins=(1, 1))
    position = go(Position(GAME, start.options, start.raw[0], prepared.raw[1]), "throw 1", "dice 3")
    assert [name for name, _ in told(position, "3 c1", 0)] == ["place", "matches"]
    assert [name for name, _ in told(position, "3 c1", 1)] == ["place"]
    position = go(position, "3 c1")
    assert position.view(0).board.boards[0].lines[0].state == "matches"
    assert position.view(1).board.boards[0].lines[0].state == "waiting"
    assert position.view(0).scores == (11, None)
    assert position.view(1).scores == (None, 0)
    assert [name for name, _ in told(position, "buy 1c1 c3", 1)] == ["buy"]
    assert [name for name, _ in told(position, "buy 1c1 c3", 0)] == ["buy", "broken"]


@pytest.mark.rule("addvantage", "9.1")
@pytest.mark.rule("addvantage", "9.2")
@pytest.mark.parametrize("secret", ["won", "targets"])
def test_when_the_game_is_over_everything_is_shown(secret: str) -> None:
    position = go(winning(secret), "3 c1", "throw 1", "dice 1", "1 a1")
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            position = position.roll(position.weights()[0][0])
        else:
            (seat,) = position.turn.seats
            position = position.play(seat, position.moves(seat)[0])
    for viewer in EVERYBODY:
        assert numbers(position, viewer) == list(TILES)
        assert position.view(viewer).scores == position.scores()
        assert None not in position.view(viewer).board.boards[0].won
        assert not position.view(viewer).private


@pytest.mark.rule("addvantage", "2.2")
def test_arranging_is_hidden_from_the_others() -> None:
    position = dealt(GAME.start(2), TILES, (9, 9, 10, 10, 11, 11))
    event = (0, GAME.read_move("cab fed"))
    assert [position.hides(viewer, event) for viewer in EVERYBODY] == [False, True, False, True]
    assert told(position, "1: cab fed", 1) == [("arranged-hidden", {"seat": 0})]
    assert told(position, "1: cab fed", 0) == [
        ("arranged", {"seat": 0, "rows": (10, 8, 9), "columns": (13, 12, 11)}),
    ]
    last = go(position, "1: cab fed")
    assert told(last, "2: abc def", 0) == [("arranged-hidden", {"seat": 1}), ("all-arranged", {})]


def test_a_screen_is_passed_on_while_something_is_private() -> None:
    position = dealt(GAME.start(2), TILES, (9, 9, 10, 10, 11, 11))
    assert [position.view(viewer).private for viewer in EVERYBODY] == [False, False, True, True]
    ready = go(position, "1: abc def", "2: abc def")
    assert [ready.view(viewer).private for viewer in EVERYBODY] == [False] * 4
    assert [winning("no").view(viewer).private for viewer in EVERYBODY] == [False] * 4
    assert [winning("targets").view(viewer).private for viewer in EVERYBODY] == [False, False, True, True]
    won = winning("won")
    assert [won.view(viewer).private for viewer in EVERYBODY] == [False] * 4
    assert [go(won, "3 c1").view(viewer).private for viewer in EVERYBODY] == [False, False, True, False]


def test_won_tiles_are_no_secret_where_tiles_stay() -> None:
    with pytest.raises(SetupError):
        GAME.start(2, tiles="stay", secret="won")
    assert GAME.agree(2, {"tiles": "stay", "secret": "targets"})["end"] == "all"


@pytest.mark.rule("addvantage", "9.1")
def test_a_bonus_tile_that_was_won_is_not_in_the_numbers_of_others() -> None:
    before = table(bonus=(9, 12), secret="won")
    given, state = before.raw
    state = state.copy()
    state.bonus_to[0] = 1
    position = Position(GAME, before.options, given, state)
    for viewer, known in ((0, [9, 12]), (READER, [9, 12]), (1, [0, 12]), (SPECTATOR, [0, 12])):
        veiled = position.veiled(viewer)
        assert list(veiled.bonus) == known
        assert sum(veiled.bag) == sum(state.bag) + (known[0] == 0), "it might as well lie in the bag"


@pytest.mark.rule("addvantage", "9.1")
def test_a_place_whose_tile_was_won_in_secret_is_drawn_empty() -> None:
    position = go(winning("won"), "3 c1")
    for viewer, shown in ((1, "–"), (0, "(11)")):
        rows = [m.args for m in GAME.parts.drawing.sentences(position.view(viewer)) if m.id == "addvantage-board-row"]
        assert (rows[0]["faces"], rows[0]["tile"]) == ("3 5 3", shown)
