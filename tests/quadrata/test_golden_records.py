"""What each record in tests/golden/quadrata shows; tests/test_golden_records.py replays them all."""

from __future__ import annotations

import pytest

from teerling.game import Position
from teerling.games.quadrata.board import Counted
from teerling.games.quadrata.pieces import RESERVE, RESERVE_OF, SQUARE_OF, STOCK
from tests.goldens import files, positions

from .positions import refusal, reserve, seen, square, starter, state, texts


def golden(name: str) -> list[Position]:
    return positions("quadrata", name)


def test_every_record_has_a_test_here() -> None:
    assert len(files("quadrata")) == 12
    for path in files("quadrata"):
        assert f"test_{path.stem.replace('-', '_')}" in globals()


def filled_from(name: str) -> tuple[int, Position]:
    """Where the shape came from that filled a square by the last event, and the position after it."""
    at = golden(name)
    assert at[-1].turn.kind == "over"
    assert at[-1].view().board.over.filled == state(at[-2]).seat
    assert state(at[-2]).hand
    return state(at[-2]).source, at[-1]


@pytest.mark.rule("quadrata", "6.1")
def test_full_from_stock() -> None:
    source, last = filled_from("full-from-stock")
    assert source == STOCK
    assert last.scores() == (9, 3)
    assert last.scores()[0] == len(seen(last).square) + 5


@pytest.mark.rule("quadrata", "6.1")
def test_full_from_reserve() -> None:
    source, last = filled_from("full-from-reserve")
    assert source == RESERVE
    assert last.winners() == (0,)


@pytest.mark.rule("quadrata", "6.1")
def test_full_robbing_reserve() -> None:
    source, last = filled_from("full-robbing-reserve")
    assert source == RESERVE_OF
    assert last.winners() == (0,)


@pytest.mark.rule("quadrata", "6.1")
def test_full_robbing_square() -> None:
    source, last = filled_from("full-robbing-square")
    assert source == SQUARE_OF
    before = golden("full-robbing-square")[-3]
    assert "rob 2 a" in texts(before)
    assert len(seen(before, 1).square) == len(seen(last, 1).square) + 1


@pytest.mark.rule("quadrata", "5.1")
@pytest.mark.rule("quadrata", "5.2")
def test_joker() -> None:
    at = golden("joker")
    jokers = [position.view().board.joker for position in at]
    assert jokers.index(True) == 3, "once the 6 is laid"
    assert all(jokers[3:])
    assert texts(at[4]) == ["take 1", "take 2", "take 3", "take 4", "take 5", "rob 1 a"]
    back = at[9]
    assert all(back.view().board.stock), "nothing is missing any more"
    assert "take 2" in texts(at[10])


@pytest.mark.rule("quadrata", "4.3")
def test_robbed_fits_nowhere() -> None:
    at = golden("robbed-fits-nowhere")
    kept = [
        position
        for position in at
        if state(position).hand and state(position).source in (RESERVE_OF, SQUARE_OF) and texts(position) == ["reserve"]
    ]
    assert kept
    for position in kept:
        assert refusal(position, "back") == ("4.3", "keep-robbed")


@pytest.mark.rule("quadrata", "6.3")
def test_negative_round() -> None:
    last = golden("negative-round")[-1]
    assert last.scores() == (7, 1, 1, -1)
    assert (square(last, 3), len(reserve(last, 3))) == ("", 1)


@pytest.mark.rule("quadrata", "7.2")
def test_shared_win() -> None:
    at = golden("shared-win")
    assert at[-1].winners() == (0, 2)
    assert [seen(at[-1], seat).points for seat in range(3)] == [9, 3, 9]
    assert {(state(position).round, starter(position)) for position in at} == {(1, 0), (2, 1)}


@pytest.mark.rule("quadrata", "6.5")
def test_safety_limit() -> None:
    at = golden("safety-limit")
    assert state(at[-1]).turns == 400
    assert at[-1].view().board.over == Counted(None, (1, 1))
    assert at[-2].view().board.over is None


@pytest.mark.rule("quadrata", "1.2")
def test_two_1973() -> None:
    at = golden("two-1973")
    assert seen(at[0]).area == 72
    last = seen(at[-1], 1)
    assert (last.covered, last.rounds) == (72, (26,))


@pytest.mark.rule("quadrata", "1.4")
def test_three_aside() -> None:
    at = golden("three-aside")
    assert at[0].view().board.stock == (6, 4, 7, 7, 8, 3)
    again = next(position for position in at if state(position).round == 2)
    assert again.view().board.stock == (6, 4, 7, 7, 8, 3)
    assert len(seen(at[-1]).rounds) == 2


@pytest.mark.rule("quadrata", "7.1")
def test_four_1973() -> None:
    at = golden("four-1973")
    assert (at[-1].scores(), at[-1].winners()) == ((36, 31, 24, 26), (0,))
    assert {state(position).source for position in at if state(position).hand} >= {STOCK, SQUARE_OF}
    assert any(state(position).joker for position in at)
