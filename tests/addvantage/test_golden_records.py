"""Records in tests/golden/addvantage, each checked by hand: they replay, and show what they say."""

from __future__ import annotations

import pytest

from teerling.game import Position
from teerling.values import SPECTATOR
from tests.goldens import files, positions

from .positions import board, coins, die_on, ended, kinds, refusal, state, texts, throws, up

FILES = files("addvantage")


def golden(name: str) -> list[Position]:
    return positions("addvantage", name)


def won(position: Position, seat: int) -> list[int]:
    return list(position.view(seat).board.boards[seat].won)


def holders(position: Position) -> list[int]:
    return [bonus.seat for bonus in position.view().board.bonus]


def test_every_record_has_a_test_here() -> None:
    assert len(FILES) == 20
    for path in FILES:
        assert f"test_{path.stem.replace('-', '_')}" in globals()


def test_there_is_a_record_for_every_way_a_game_can_end() -> None:
    ends = {ended(golden(path.stem)[-1]) for path in FILES}
    assert ends == {"", "all-full", "one-full", "no-coins", "turns", "buying"}


# What each record shows


@pytest.mark.rule("addvantage", "2.2")
@pytest.mark.rule("addvantage", "2.3")
def test_arranging() -> None:
    at = golden("arranging")
    assert at[12].turn.seats == (0, 1)
    assert (len(at[12].moves(0)), len(at[12].moves(1))) == (720, 180)
    assert at[13].turn.seats == (0,)
    assert [line.tile for line in at[13].view(0).board.boards[1].lines] == [None] * 6
    assert state(at[14]).tiles[:2] == [[10, 8, 9, 13, 12, 11], [11, 10, 10, 9, 11, 12]]
    assert at[15].turn == ("dice", (), -1)
    assert up(at[16]) == 0


@pytest.mark.rule("addvantage", "7.1")
def test_all_full() -> None:
    at = golden("all-full")
    assert ended(at[-1]) == "all-full"
    assert (board(at[-1], 0), board(at[-1], 1)) == ("521 362 313", "352 114 264")
    assert (won(at[-1], 0), won(at[-1], 1)) == ([8, 11, 14], [10, 12, 10])
    assert coins(at[47]) == (2, 1), "Bram has given up a 1"
    assert up(at[54]) == 1, "Anna's board is full"
    assert at[-1].winners() == (0,)


@pytest.mark.rule("addvantage", "7.2")
def test_one_full() -> None:
    at = golden("one-full")
    assert ended(at[-1]) == "one-full"
    assert "." in board(at[-1], 1) or "." in board(at[-1], 0)
    assert at[-1].winners() == (1,)


@pytest.mark.rule("addvantage", "7.3")
def test_no_coins() -> None:
    at = golden("no-coins")
    assert ended(at[-1]) == "no-coins"
    assert all(coins(at[-1])[seat] == 0 or "." not in board(at[-1], seat) for seat in (0, 1))
    assert at[-1].winners() == (0,)


@pytest.mark.rule("addvantage", "7.4")
def test_turn_limit() -> None:
    at = golden("turn-limit")
    assert ended(at[-1]) == "turns"
    assert state(at[-1]).turns == 40
    assert at[-2].result is None


@pytest.mark.rule("addvantage", "7.5")
def test_buying_limit() -> None:
    at = golden("buying-limit")
    assert ended(at[-1]) == "buying"
    assert [state(position).buying for position in at[22:]] == [0, 1, 2, 3, 4]
    assert at[-1].winners() == (0, 1)


@pytest.mark.rule("addvantage", "7.6")
def test_shared_win() -> None:
    last = golden("shared-win")[-1]
    assert last.scores() == (22, 22)
    assert last.winners() == (0, 1)


@pytest.mark.rule("addvantage", "6.5")
def test_no_buying_back() -> None:
    at = golden("no-buying-back")
    assert die_on(at[18], 0, "b1") == die_on(at[27], 1, "c1") == 2
    assert refusal(at[27], "buy 2c1 b1") == ("6.5", "back")
    assert "buy 2a1 b1" in texts(at[27])
    assert die_on(at[33], 0, "c1") == 2
    assert won(at[33], 0) == [11]


@pytest.mark.rule("addvantage", "6.5")
def test_bought_on() -> None:
    at = golden("bought-on")
    assert [die_on(at[n], seat, square) for n, seat, square in ((32, 2, "a1"), (33, 0, "c1"), (34, 1, "c1"))] == [5] * 3
    assert at[34].view(2).board.barred == (5,)
    assert refusal(at[34], "buy 2c1 c1") == ("6.5", "back")
    assert at[34].view(0).board.barred == (5,)
    assert at[35].view(0).board.barred == (1, 5), "two dice, bought by two others"


@pytest.mark.rule("addvantage", "6.1")
@pytest.mark.rule("addvantage", "6.6")
def test_giving_up() -> None:
    at = golden("giving-up")
    assert [coins(at[n]) for n in (16, 17, 25)] == [(2, 2), (1, 2), (0, 2)]
    assert throws(at[22]) == [1]
    assert up(at[29]) == 1, "Anna has no coin"
    assert coins(at[30]) == (1, 1)
    assert up(at[30]) == 0


@pytest.mark.rule("addvantage", "5.3")
def test_both_diagonals_at_once() -> None:
    at = golden("both-diagonals-at-once")
    assert holders(at[32]) == [-1, -1]
    assert holders(at[33]) == [0, 0]
    assert at[33].scores() == (20, 0)


@pytest.mark.rule("addvantage", "5.2")
def test_bonus_once() -> None:
    at = golden("bonus-once")
    assert [holders(at[n]) for n in (24, 25, 29, 30)] == [[-1, -1], [0, -1], [0, -1], [0, 0]]


@pytest.mark.rule("addvantage", "8.1")
def test_stays_broken() -> None:
    at = golden("stays-broken")
    assert [at[n].scores()[0] for n in (24, 25, 27, 30)] == [0, 11, 0, 11]
    assert won(at[30], 0) == []


@pytest.mark.rule("addvantage", "8.3")
def test_stays_bonus_queue() -> None:
    at = golden("stays-bonus-queue")
    assert [holders(at[n])[0] for n in (24, 25, 29, 35, 38)] == [-1, 0, 0, 1, 1]


@pytest.mark.rule("addvantage", "8.2")
def test_stays_to_the_end() -> None:
    at = golden("stays-to-the-end")
    assert ended(at[-1]) == "all-full"
    assert (won(at[-2], 0), won(at[-2], 1)) == ([], [])
    assert at[-1].scores() == tuple(sum(won(at[-1], seat)) for seat in (0, 1)) == (44, 43)


@pytest.mark.rule("addvantage", "3.6")
def test_surplus() -> None:
    at = golden("surplus")
    assert board(at[46], 1).count(".") == 2
    assert (at[48].view().board.thrown, kinds(at[48])) == ((1, 2, 4), {"place"})
    assert board(at[50], 1).count(".") == 0
    assert coins(at[50]) == coins(at[46]), "the 4 went back for nothing"
    assert up(at[50]) == 0


@pytest.mark.rule("addvantage", "10.1")
def test_taking_off() -> None:
    at = golden("taking-off")
    assert coins(at[23]) == (1, 2)
    assert (up(at[23]), throws(at[23])) == (0, [1])
    assert coins(at[31]) == (0, 2)
    assert up(at[31]) == 1


@pytest.mark.rule("addvantage", "10.3")
def test_full_board_passes() -> None:
    at = golden("full-board-passes")
    for number in (39, 43, 47, 51, 55):
        assert up(at[number]) == 0
        assert kinds(at[number]) == {"off", "pass"}
    assert throws(at[56]) == [1]
    assert ended(at[-1]) == "no-coins"
    assert coins(at[-1])[1] == 0


@pytest.mark.rule("addvantage", "9.1")
@pytest.mark.rule("addvantage", "2.7")
def test_four_secret_won() -> None:
    at = golden("four-secret-won")
    assert state(at[1]).first == up(at[31]) == 3
    assert state(at[-1]).die[2][7] == 36, "all dice lie on the boards"
    before, last = at[-2], at[-1]
    assert before.view(SPECTATOR).scores == (None,) * 4
    assert any(None in seen.won for seen in before.view(SPECTATOR).board.boards)
    assert last.view(SPECTATOR).scores == last.scores() == (44, 44, 18, 33)
    assert last.winners() == (0, 1)


@pytest.mark.rule("addvantage", "9.2")
@pytest.mark.rule("addvantage", "3.8")
def test_three_secret_targets() -> None:
    at = golden("three-secret-targets")
    for viewer in (SPECTATOR, 0, 1, 2):
        for seen in at[-2].view(viewer).board.boards:
            hidden = [line for line in seen.lines if line.state == "waiting"]
            assert all((line.tile is None) == (viewer != seen.seat) for line in hidden)
            assert None not in seen.won
    assert all(line.tile for seen in at[-1].view().board.boards for line in seen.lines)
