"""Every sentence of the rules, by the words of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from teerling import find
from teerling.conformance import check_sentences, conformance
from teerling.game import Position
from teerling.values import IllegalMove, NotYourTurn, SetupError, UnreadableMove
from teerling.words import in_language

PIG = find("pig")


def after(*events: str, start: Position | None = None) -> Position:
    """The position after throws (digits) and moves (words)."""
    position = start or PIG.start(2)
    for event in events:
        position = position.roll(event) if event.isdigit() else position.play(position.turn.seats[0], event)
    return position


def test_conformance() -> None:
    assert conformance("pig") == 6


def test_every_sentence_has_a_test() -> None:
    check_sentences(PIG, Path(__file__).parent)


@pytest.mark.rule("pig", "1.1")
def test_two_to_four_begin_with_nothing() -> None:
    assert [PIG.start(seats).scores() for seats in PIG.seats] == [(0, 0), (0, 0, 0), (0, 0, 0, 0)]
    for seats in (1, 5):
        with pytest.raises(SetupError, match="2 to 4"):
            PIG.start(seats)


@pytest.mark.rule("pig", "1.2")
def test_fifty_points_win_or_a_hundred() -> None:
    assert PIG.start(2).options == {"target": "50"}
    long, short = PIG.start(2, target="100"), PIG.start(2)
    turn = ("6", "again") * 8 + ("2",)
    assert after(*turn, start=short).winners() == (0,)
    assert after(*turn, start=long).turn.kind == "decide"
    assert after(*("6", "again") * 16, "4", start=long).winners() == (0,)


@pytest.mark.rule("pig", "1.3")
def test_the_first_seat_begins_and_the_turn_goes_round() -> None:
    position, seen = PIG.start(3), []
    for _ in range(4):
        seen.append(position.turn.thrower)
        position = after("3", "hold", start=position)
    assert seen == [0, 1, 2, 0]
    with pytest.raises(NotYourTurn):
        after("3").play(1, "hold")


@pytest.mark.rule("pig", "2.1")
def test_a_turn_begins_with_a_throw_of_one_die() -> None:
    start = PIG.start(2)
    assert (start.turn.kind, start.turn.thrower, start.dice) == ("dice", 0, 1)
    assert [str(chance) for _, chance in start.outcomes()] == ["1/6"] * 6
    with pytest.raises(IllegalMove, match="thrown first"):
        start.play(0, "hold")


@pytest.mark.rule("pig", "2.2")
def test_a_throw_puts_its_points_at_stake_and_leaves_a_choice() -> None:
    for face in "23456":
        position = after(face)
        assert [str(move) for move in position.moves(0)] == ["hold", "again"]
        assert position.view(0).board.turn == int(face)
    assert after("4", "again", "6").view(0).board.turn == 10
    # Saying so is throwing: nobody has to be asked once more.
    assert after("4", "again").turn.thrower == -1


@pytest.mark.rule("pig", "2.3")
def test_who_holds_keeps_what_is_at_stake_and_the_next_player_throws() -> None:
    position = after("4", "again", "6", "hold")
    assert (position.scores(), position.turn.thrower) == ((10, 0), 1)


@pytest.mark.rule("pig", "2.4")
def test_a_one_takes_what_is_at_stake_but_not_what_was_kept() -> None:
    position = after("4", "hold", "5", "hold", "6", "again", "1")
    assert (position.scores(), position.turn.thrower, position.view().board.turn) == ((4, 5), 1, 0)
    assert after("1").turn.thrower == 1


@pytest.mark.rule("pig", "2.5")
def test_who_reaches_the_target_wins_at_once() -> None:
    position = after(*("6", "again") * 6, "6", "hold", "2", "hold", "6", "again")
    assert position.scores() == (42, 2)
    assert position.roll("2").winners() == (0,)
    assert position.roll("6").scores() == (54, 2)
    assert position.roll("1").winners() == ()


@pytest.mark.parametrize(
    ("typed", "meant"), [("hold", "hold"), (" HOUD ", "hold"), ("again", "again"), ("nog", "again")]
)
def test_moves_are_read_kindly(typed: str, meant: str) -> None:
    assert str(PIG.read_move(typed)) == meant


def test_what_is_no_move_is_said() -> None:
    with pytest.raises(UnreadableMove, match="Type hold or again"):
        PIG.read_move("12-3")


@pytest.mark.parametrize("language", ["nl", "en"])
def test_what_happens_is_told(language: str) -> None:
    words = in_language(language)
    position = after("4", "again")
    told = [
        words.say(message, ["Anna", "Bram"]) for message in position.tell(-1, position.game.read_roll("1"), after())
    ]
    assert (
        told[1]
        == {
            "nl": "Een 1: Anna verliest de 4 punten van deze beurt.",
            "en": "A one: Anna loses the 4 points of this turn.",
        }[language]
    )
    said = [words.say(message, ["Anna", "Bram"]) for message in PIG.parts.drawing.sentences(position.view())]
    assert len(said) == 3
    assert "50" in said[0]
