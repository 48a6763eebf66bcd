"""The map, the dice, and how a round goes."""

from __future__ import annotations

import pytest

from teerling.course import CannotTakeBack, Course
from teerling.game import Position
from teerling.games.dicetrip.atlas import find, names
from teerling.games.dicetrip.board import Die
from teerling.games.dicetrip.soundness import warnings
from teerling.record import read as read_record
from teerling.record import replay, write
from teerling.values import IllegalMove, SetupError
from tests.refusals import saying

from .positions import GAME, SMALL, card, go, kinds, read, refusal, seen, state, table


@pytest.mark.rule("dicetrip", "1.1")
@pytest.mark.rule("dicetrip", "1.2")
@pytest.mark.parametrize("name", names())
def test_a_map_has_an_odd_number_of_cities_roads_and_three_rings_of_each_colour(name: str) -> None:
    found = find(name)
    assert len(found.cities) == 25
    assert warnings(found) == [], "roads don't cross, reach all; two to six a city; no neighbours of the same ring"
    for colour in ("red", "yellow", "green", "blue"):
        assert sum(city.ring == colour for city in found.cities) == 3
    assert 40 <= len(found.outline) <= 90


@pytest.mark.rule("dicetrip", "1.3")
def test_everybody_uses_the_same_throw_of_four_coloured_dice() -> None:
    position = GAME.start(2)
    assert position.dice == 4
    outcomes = position.outcomes()
    assert len(outcomes) == 1296
    assert len({chance for _, chance in outcomes}) == 1
    position = go(position, "dice 4 1 6 2", "1: keep")
    assert position.view().board.dice == (Die("red", 4), Die("yellow", 1), Die("green", 6), Die("blue", 2))
    assert card(go(position, "1: ry Gent", "2: ry Gent"), 0) == card(go(position, "1: ry Gent", "2: ry Gent"), 1)


@pytest.mark.rule("dicetrip", "1.4")
@pytest.mark.parametrize(("options", "rounds"), [({}, 13), ({"map": "netherlands"}, 13), ({"map": SMALL}, 3)])
def test_there_are_just_enough_rounds_to_fill_the_cards(options: dict[str, str], rounds: int) -> None:
    position = GAME.start(1, options)
    assert position.view().board.rounds == rounds
    written = 0
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            position = position.roll(position.weights()[0][0])
        else:
            crossing = [m for m in position.moves(0) if m.text.startswith("x")]
            written += bool(crossing)
            position = position.play(0, crossing[0] if crossing else position.moves(0)[-1])
    assert written == 2 * rounds - 1
    assert state(position).round == rounds


@pytest.mark.rule("dicetrip", "1.5")
def test_the_map_is_agreed_on_or_brought() -> None:
    assert GAME.agree(2, {})["map"] == "belgium"
    assert GAME.start(1, map="netherlands").view().board.map.name["nl"] == "Nederland"
    own = GAME.start(1, map=SMALL)
    assert own.options["map"] == SMALL, "its normal form is kept"
    assert [city.name for city in own.view().board.map.cities] == ["Aa", "Be", "Ce", "De", "Es"]
    position = go(own, "dice 4 1 6 2", "ry 5")
    assert card(position) == "Es 41"
    assert refusal(position, "x 6") == ("1.5", "no-city")
    assert refusal(position, "gb 4 Ce") == ("1.5", "name")
    with pytest.raises(SetupError, check=saying("dicetrip-map-none")):
        GAME.start(1, map="france")


@pytest.mark.rule("dicetrip", "2.1")
def test_seats_throw_in_turn_from_the_first_on() -> None:
    position = GAME.start(3)
    for roller in (0, 1, 2, 0):
        assert position.turn == ("dice", (), roller)
        assert position.view().board.roller == roller
        position = go(position, "dice 4 1 6 2", f"{roller + 1}: keep")
        empty = [city + 1 for city in range(25) if not state(position).card[0][city]][:2]
        for seat in range(3):
            position = go(position, *(f"{seat + 1}: x {city}" for city in empty), f"{seat + 1}: done")
    assert refusal_now(position, 0) == "2.1"


def refusal_now(position: Position, seat: int) -> str:
    reason = position.why_not(seat, GAME.read_move("done"))
    assert reason is not None
    return reason.rule


@pytest.mark.rule("dicetrip", "2.2")
def test_chance_can_decide_who_throws_first() -> None:
    position = GAME.start(3, first="random")
    assert position.turn == ("dice", (), -1)
    assert [roll.text for roll, _ in position.outcomes()] == ["first 1", "first 2", "first 3"]
    assert go(position, "first 3").turn == ("dice", (), 2)
    with pytest.raises(SetupError):
        GAME.start(1, first="random")


@pytest.mark.rule("dicetrip", "2.3")
def test_all_write_at_the_same_time_and_whoever_is_done_waits() -> None:
    position = table("4 1 6 2", seats=3)
    assert position.turn.seats == (0, 1, 2)
    position = go(position, "3: ry Gent", "1: x Gent", "3: gb Brugge", "3: done")
    assert position.turn.seats == (0, 1)
    assert refusal_now(position, 2) == "2.3"
    assert [seen(position, -1, seat).done for seat in range(3)] == [False, False, True]
    assert [seen(position, -1, seat).written for seat in range(3)] == [1, 0, 2]


@pytest.mark.rule("dicetrip", "2.5")
def test_writing_is_taken_back_until_done_whatever_the_others_do() -> None:
    course = Course.new("dicetrip", ("Anna", "Bram"), {})
    course.throw(GAME.read_roll("4 1 6 2"))
    for event in ("1: keep", "1: ry Gent", "2: ry Gent", "2: gb Brugge", "2: done", "1: gb Brugge"):
        what = read(course.position, event)
        assert isinstance(what, tuple)
        course.move(*what)
    course.take_back(0)
    course.take_back(0)
    assert (card(course.position, 0), card(course.position, 1)) == ("", "Brugge 62, Gent 41*")
    assert [event.text for event in course.record.events] == [
        "4 1 6 2",
        "keep",
        "ry 5 Gent 41",
        "gb 2 Brugge 62",
        "done",
    ]
    with pytest.raises(CannotTakeBack, check=saying("takeback-final")):
        course.take_back(0)
    with pytest.raises(CannotTakeBack, check=saying("takeback-final")):
        course.take_back(1)
    assert course.position.forced() is None
    course.move(0, GAME.read_move("x 1"))
    course.move(0, GAME.read_move("x 2"))
    assert [move.text for move in course.position.moves(0)] == ["done"]
    assert course.position.forced() is None, "only oneself says that one is done"


@pytest.mark.rule("dicetrip", "2.5")
@pytest.mark.rule("dicetrip", "4.3")
def test_beginning_to_write_keeps_the_throw_for_good() -> None:
    course = Course.new("dicetrip", ("Anna", "Bram"), {})
    course.throw(GAME.read_roll("4 1 6 2"))
    course.move(0, GAME.read_move("ry 5"))
    course.move(0, GAME.read_move("gb 2"))
    course.take_back(0)
    assert card(course.position) == "Gent 41*"
    course.take_back(0)
    assert card(course.position) == ""
    assert [event.text for event in course.record.events] == ["4 1 6 2", "keep"]
    assert course.position.turn.seats == (0, 1), "the throw stays kept, and all write"
    with pytest.raises(IllegalMove, check=saying("dicetrip-why-kept")):
        course.move(0, GAME.read_move("reroll r"))
    with pytest.raises(CannotTakeBack, check=saying("takeback-final")):
        course.take_back(0)


@pytest.mark.rule("dicetrip", "2.5")
@pytest.mark.parametrize("text", ["ry 5", "x 5", "double r-b"])
def test_what_the_roller_does_first_is_taken_back_whatever_the_others_do(text: str) -> None:
    course = Course.new("dicetrip", ("Anna", "Bram"), {})
    course.throw(GAME.read_roll("4 1 6 2"))
    before = course.position
    course.move(0, GAME.read_move(text))
    assert course.position == before.play(0, GAME.read_move(text)), "it plays as it always did"
    course.move(1, GAME.read_move("ry 7"))
    course.take_back(0)
    assert card(course.position, 0) == ""
    assert card(course.position, 1) != ""
    assert seen(course.position, -1, 0).double
    assert replay(read_record(write(course.record))).last == course.position
    again = Course.resumed(read_record(write(course.record)))
    assert not again.may_take_back(0)
    assert again.may_take_back(1)


@pytest.mark.rule("dicetrip", "2.6")
def test_when_all_are_done_the_cards_are_shown_and_the_next_player_throws() -> None:
    position = go(table("4 1 6 2", seats=2), "1: ry Gent", "1: gb Brugge", "1: done", "2: ry Gent", "2: x Ieper")
    assert seen(position, 1, 0).used == ()
    position = go(position, "2: done")
    assert position.turn == ("dice", (), 1)
    assert seen(position, 1, 0).used == (41, 62)
    assert seen(position, 0, 1).crossed == (2,)
    assert position.view().board.round == 2
    assert kinds(go(position, "dice 1 2 3 4")) == {"write", "cross", "double", "reroll", "keep"}
