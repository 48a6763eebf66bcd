"""Records in tests/golden/dicetrip, each checked by hand: they replay, and show what they say."""

from __future__ import annotations

import pytest

from teerling.game import Position
from teerling.record import DICE, read
from tests.goldens import GOLDEN, files, positions

from .positions import card, doubles, kinds, refusal, seen, state, texts, writable

FILES = files("dicetrip")


def golden(name: str) -> list[Position]:
    return positions("dicetrip", name)


def test_every_record_has_a_test_here() -> None:
    assert len(FILES) == 15
    for path in FILES:
        assert f"test_{path.stem.replace('-', '_')}" in globals()


# What each record shows


@pytest.mark.rule("dicetrip", "8.1")
@pytest.mark.rule("dicetrip", "8.3")
def test_alone() -> None:
    last = golden("alone")[-1]
    assert last.turn.kind == "over"
    shown = seen(last, 0)
    assert last.scores() == (len(shown.bonus) + len(shown.route) - len(shown.crossed),) == (30,)
    assert last.winners() == (0,)


@pytest.mark.rule("dicetrip", "8.4")
def test_three_netherlands() -> None:
    last = golden("three-netherlands")[-1]
    assert (last.scores(), last.winners()) == ((30, 3, 34), (2,))


@pytest.mark.rule("dicetrip", "2.2")
def test_four_first_drawn() -> None:
    at = golden("four-first-drawn")
    assert at[0].turn == ("dice", (), -1)
    first = at[1].turn.thrower
    boards = [position.view().board for position in at]
    assert next(board.roller for board in boards if board.round == 2) == (first + 1) % 4
    assert (at[-1].scores(), at[-1].winners()) == ((31, 4, 31, 6), (0, 2))


@pytest.mark.rule("dicetrip", "8.4")
def test_shared_win() -> None:
    last = golden("shared-win")[-1]
    assert card(last, 0) == "Aa 41*, Be 26, Ce 32, De 14, Es 55*"
    assert card(last, 1) == "Aa 46*, Be 12, Ce 32, De 14, Es 55*"
    assert [len(seen(last, 0, seat).route) for seat in (0, 1)] == [3, 3]
    assert (last.scores(), last.winners()) == ((5, 5), (0, 1))


@pytest.mark.rule("dicetrip", "8.3")
def test_below_nought() -> None:
    last = golden("below-nought")[-1]
    assert (last.scores(), last.winners()) == ((-5,), (0,))


@pytest.mark.rule("dicetrip", "7.2")
def test_crossed_by_itself() -> None:
    at = golden("crossed-by-itself")
    assert texts(at[18], 1) == ["x 5"]
    assert at[18].forced() == (1, at[18].moves(1)[0])
    assert writable(at[18], "Es", 0) == {12, 21}
    assert card(at[-1], 1) == "Aa 11*, Be 23, Ce 12, De 21, Es x"
    assert at[-1].scores() == (3, 3)


@pytest.mark.rule("dicetrip", "7.3")
def test_last_round_reroll() -> None:
    at = golden("last-round-reroll")
    assert kinds(at[11]) == {"write", "cross", "reroll", "keep"}
    assert card(at[-1]).endswith("Es 55*")


@pytest.mark.rule("dicetrip", "3.5")
def test_nothing_to_write() -> None:
    at = golden("nothing-to-write")
    assert kinds(at[7]) == {"cross"}
    assert at[-1].scores() == (1 + 1 - 3,)


@pytest.mark.rule("dicetrip", "4.1")
def test_reroll_some() -> None:
    at = golden("reroll-some")
    assert at[2].dice == 2
    assert state(at[3]).faces == [4, 3, 6, 5]
    assert at[3].turn.seats == (0, 1), "nothing more to decide about the throw"
    assert at[-1].turn.seats == (0, 1), "Anna has thrown again before, so all write at once"


@pytest.mark.rule("dicetrip", "5.6")
def test_reroll_then_double() -> None:
    at = golden("reroll-then-double")
    assert "r-b" in doubles(at[3])
    assert card(at[-1]) == "Brugge 64, Gent 41*"


@pytest.mark.rule("dicetrip", "5.3")
def test_double_after_first_number() -> None:
    at = golden("double-after-first-number")
    assert refusal(at[3], "2: double g-b") == ("5.3", "double-unfit")
    assert writable(at[4], "Brugge", 1) == {46, 64}
    assert card(at[-1], 1) == "Brugge 64, Gent 41*"


@pytest.mark.rule("dicetrip", "5.4")
def test_double_then_crossing() -> None:
    at = golden("double-then-crossing")
    assert refusal(at[-1], "double r-b") == ("5.1", "doubled")
    assert seen(at[6], 0).twice is None


@pytest.mark.rule("dicetrip", "4.3")
def test_writing_keeps() -> None:
    at = golden("writing-keeps")
    assert (at[1].turn.seats, at[2].turn.seats) == ((0,), (0, 1))
    assert (at[8].turn.seats, at[9].turn.seats) == ((1,), (0, 1)), "a double use keeps the throw too"


@pytest.mark.rule("dicetrip", "2.3")
@pytest.mark.rule("dicetrip", "2.4")
def test_interleaved() -> None:
    at = golden("interleaved")
    record = read((GOLDEN / "dicetrip" / "interleaved.trl").read_text("utf-8"))
    assert [event.seat for event in record.events] == [DICE, 0, 2, 0, 1, 2, 1, 0, 1, 2, 0, DICE]
    assert all(seen(position, 0, 2).used == () for position in at[:11])
    assert seen(at[11], 0, 2).used == (15, 33)
    assert card(at[-1], 1) == "Chimay x, Bastogne 33*"


@pytest.mark.rule("dicetrip", "6.2")
def test_equal_pips() -> None:
    last = golden("equal-pips")[5]
    assert card(last) == "Gent 46, Hasselt 64*"
