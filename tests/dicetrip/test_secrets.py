"""What is written in a round stays hidden until all are done; and it does not matter who is quicker."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.course import Course
from teerling.game import Position
from teerling.record import read as read_record
from teerling.record import replay, write
from teerling.values import READER, SPECTATOR, IllegalMove, Move, Roll
from tests.chance import chance

from .positions import GAME, card, go, read, seen, state, table

EVERYBODY = (READER, SPECTATOR, 0, 1)


def told(position: Position, event: str, viewer: int) -> list[tuple[str, dict[str, Any]]]:
    what = read(position, event)
    if isinstance(what, tuple):
        what = (what[0], position.settle(what[1]))
    messages = position.tell(viewer, what, go(position, event))
    return [(message.id.removeprefix("dicetrip-log-"), message.args) for message in messages]


@pytest.mark.rule("dicetrip", "2.4")
def test_what_is_written_is_hidden_from_the_others() -> None:
    before = table("4 1 6 2", "Brugge 33*, Ieper x", "Brugge 33*, Ieper x", seats=2)
    position = go(before, "1: ry Gent", "1: x Aalst", "1: done")
    for viewer in (1, SPECTATOR):
        assert seen(position, viewer).numbers == seen(before, viewer).numbers
        assert seen(position, viewer).crossed == (2,)
        assert seen(position, viewer).bonus == (1,)
        assert seen(position, viewer).route == (1,)
        assert seen(position, viewer).used == (33,)
        assert seen(position, viewer).fresh == ()
        assert position.view(viewer).scores == (1, 1)
    for viewer in (0, READER):
        assert seen(position, viewer).used == (33, 41)
        assert seen(position, viewer).fresh == (4, 8)
        assert position.view(viewer).scores == (2 + 2 - 2, 1)


@pytest.mark.rule("dicetrip", "2.4")
def test_it_is_told_to_its_writer_and_to_all_when_the_round_is_over() -> None:
    position = table("4 1 6 2", seats=2)
    event = (0, GAME.read_move("ry 5"))
    assert [position.hides(viewer, event) for viewer in EVERYBODY] == [False, True, False, True]
    assert [len(told(position, "1: ry Gent", viewer)) for viewer in EVERYBODY] == [1, 0, 1, 0]
    position = go(position, "1: ry Gent", "1: x Aalst", "1: done", "2: ry Brugge", "2: gb Ieper")
    assert [name for name, _ in told(position, "2: done", 1)] == ["done", "write-bonus", "cross"]
    assert [name for name, _ in told(position, "2: done", 0)] == ["done", "write", "write"]
    assert [name for name, _ in told(position, "2: done", SPECTATOR)][1:] == ["write-bonus", "cross", "write", "write"]
    assert [name for name, _ in told(position, "2: done", READER)] == ["done"]


@pytest.mark.rule("dicetrip", "2.4")
@pytest.mark.rule("dicetrip", "5.4")
@pytest.mark.parametrize("event", ["1: double r-b", "1: done", "1: keep", "1: reroll ry"])
def test_what_does_not_stand_on_a_card_is_open(event: str) -> None:
    position = go(GAME.start(2), "dice 4 1 6 2")
    if event == "1: done":
        position = go(position, "1: x Gent", "1: x Brugge")
    what = read(position, event)
    assert not any(position.hides(viewer, what) for viewer in EVERYBODY)
    assert all(told(position, event, viewer) == told(position, event, READER) for viewer in EVERYBODY)
    assert told(position, event, 1)


def test_that_the_roller_writes_is_heard_as_keeping() -> None:
    position = go(GAME.start(2), "dice 4 1 6 2")
    assert [name for name, _ in told(position, "1: ry Gent", 1)] == ["keep"]
    assert [name for name, _ in told(position, "1: ry Gent", 0)] == ["keep", "write-bonus"]


def test_a_screen_is_passed_on_while_somebody_writes() -> None:
    position = go(GAME.start(2), "dice 4 1 6 2")
    assert [position.view(viewer).private for viewer in EVERYBODY] == [False, False, True, False]
    position = go(position, "1: keep")
    assert [position.view(viewer).private for viewer in EVERYBODY] == [False, False, True, True]
    position = go(position, "1: ry Gent", "1: gb Brugge", "1: done")
    assert [position.view(viewer).private for viewer in EVERYBODY] == [False, False, True, True]
    position = go(position, "2: ry Gent", "2: gb Brugge", "2: done")
    assert [position.view(viewer).private for viewer in EVERYBODY] == [False] * 4
    assert not go(GAME.start(1), "dice 4 1 6 2").view(0).private, "alone there is nobody to hide from"


# The wall, in the middle of random rounds


def random_event(position: Position, rng: Random) -> Roll | tuple[int, Move]:
    if position.turn.kind == "dice":
        return (
            position.fallen([rng.randint(1, 6) for _ in range(position.dice)])
            if position.dice
            else drawn(position, rng)
        )
    seat = rng.choice(position.turn.seats)
    moves = position.moves(seat)
    # Doubles and rerolls are few among so many cities: they are taken more often than chance would.
    rare = [move for move in moves if move.text.startswith(("double", "reroll", "x"))]
    return seat, position.settle(rng.choice(rare if rare and rng.random() < 0.2 else moves))


def drawn(position: Position, rng: Random) -> Roll:
    return rng.choice(position.weights())[0]


def after(position: Position, event: Roll | tuple[int, Move]) -> Position:
    return position.roll(event) if isinstance(event, Roll) else position.play(*event)


def looks(position: Position, viewer: int) -> bytes:
    return msgspec.json.encode(position.view(viewer))


def sounds(position: Position, viewer: int, event: Roll | tuple[int, Move], then: Position) -> bytes:
    return msgspec.json.encode(position.tell(viewer, event, then))


@pytest.mark.parametrize("number", range(8))
def test_twins_look_sound_and_refuse_alike(number: int) -> None:
    rng = chance("secrets", number)
    seats = 2 + number % 3
    position = GAME.start(seats, map=rng.choice(["belgium", "netherlands"]))
    differed = 0
    while position.turn.kind != "over":
        event = random_event(position, rng)
        then = after(position, event)
        viewer = rng.randrange(SPECTATOR, seats)
        twin = position.imagine(viewer, rng)
        differed += twin != position
        assert looks(twin, viewer) == looks(position, viewer)
        for code in rng.sample(range(GAME.actions), 4):
            move = GAME.thinkable(code)
            assert twin.why_not(viewer, move) == position.why_not(viewer, move)
        assert twin.hides(viewer, event) == position.hides(viewer, event)
        try:
            twin_then = after(twin, event)
        except IllegalMove:
            # The twin wrote something else, so this city is taken, or that double use does not fit.
            assert isinstance(event, tuple)
            assert event[0] != viewer
            position = then
            continue
        if state(then).round == state(position).round and then.turn.kind != "over":
            assert looks(twin_then, viewer) == looks(then, viewer)
            assert sounds(twin, viewer, event, twin_then) == sounds(position, viewer, event, then)
        position = then
    assert differed > 10, "the twins must be twins of something"


def test_what_is_imagined_could_have_been_written() -> None:
    rng = chance("imagined")
    position = GAME.start(2)
    while position.turn.kind != "over":
        twin = position.imagine(0, rng)
        now, then = state(position), state(twin)
        assert now.card[0] == then.card[0]
        assert [sum(there > 0 for there in now.card[1])] == [sum(there > 0 for there in then.card[1])]
        numbers = [there for there in then.card[1] if there > 10]
        assert len(set(numbers)) == len(numbers) == then.used[1].bit_count()
        assert (now.done, now.twice, now.ignored, now.round) == (then.done, then.twice, then.ignored, then.round)
        position = after(position, random_event(position, rng))


def test_the_reader_of_a_record_has_no_twins() -> None:
    position = go(table("4 1 6 2", seats=2), "1: ry Gent", "2: x Aalst")
    assert position.imagine(READER, Random(1)) == position
    assert position.imagine(0, Random(1)) != position


# Who is quicker


@given(st.integers(2, 3), st.integers(0, 2**32), st.data())
@settings(max_examples=40)
def test_any_order_of_writing_gives_the_same_cards(seats: int, seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    names = ("Anna", "Bram", "Cleo")[:seats]
    start = Course.new("dicetrip", names, {})
    start.throw(start.position.fallen([rng.randint(1, 6) for _ in range(4)]))
    start.move(0, GAME.read_move("keep"))
    writings = [one_writing(start.position, seat, rng) for seat in range(seats)]
    whose = [seat for seat, moves in enumerate(writings) for _ in moves]
    expected = start.position
    for seat, moves in enumerate(writings):
        for move in moves:
            expected = expected.play(seat, move)
    order = data.draw(st.permutations(whose))
    left = [list(moves) for moves in writings]
    for seat in order:
        start.move(seat, left[seat].pop(0))
    assert start.position == expected
    assert [event.seat for event in start.record.events[2:]] == order, "the record keeps the order of arrival"
    assert replay(read_record(write(start.record))).last == expected


def one_writing(position: Position, seat: int, rng: Random) -> list[Move]:
    """All that a seat might do in this round, to the end."""
    made: list[Move] = []
    while seat in position.turn.seats and position.turn.kind == "decide":
        moves = position.moves(seat)
        rare = [move for move in moves if move.text.startswith(("double", "x"))]
        made.append(rng.choice(rare if rare and rng.random() < 0.3 else moves))
        if made[-1].text == "done":
            break
        position = position.play(seat, made[-1])
    return made


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_taking_back_beside_others_changes_nothing_of_theirs(seed: int) -> None:
    rng = Random(seed)
    course = Course.new("dicetrip", ("Anna", "Bram", "Cleo"), {})
    course.throw(course.position.fallen([rng.randint(1, 6) for _ in range(4)]))
    course.move(0, rng.choice([move for move in course.position.moves(0) if not move.text.startswith("reroll")]))
    for _ in range(12):
        seat = rng.choice((0, 1, 2))
        if rng.random() < 0.4 and course.may_take_back(seat):
            others = [card(course.position, other) for other in range(3) if other != seat]
            course.take_back(seat)
            assert [card(course.position, other) for other in range(3) if other != seat] == others
            assert replay(read_record(write(course.record))).last == course.position
        elif seat in course.position.turn.seats:
            move = rng.choice(course.position.moves(seat))
            if move.text != "done" or len(course.position.turn.seats) > 1:
                course.move(seat, move)
    for seat in range(3):
        done = course.position.view().board.cards[seat].done
        assert not (done and course.may_take_back(seat)), "done is done"


@pytest.mark.rule("dicetrip", "2.4")
def test_the_order_of_writing_is_never_told() -> None:
    told = []
    for first, second in (("1: ry Gent", "1: gb Brugge"), ("1: gb Brugge", "1: ry Gent")):
        before = go(table("4 1 6 2", seats=2), first, second, "1: done", "2: x Ieper", "2: x Gent")
        event = (1, GAME.read_move("done"))
        after = before.play(*event)
        told.append([before.tell(viewer, event, after) for viewer in (SPECTATOR, 1)])
    assert told[0] == told[1]
