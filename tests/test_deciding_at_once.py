"""What seats decide at the same time: nobody waits, nothing shows, and each may think again for themselves."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.course import CannotTakeBack, Course
from teerling.dice import from_seed
from teerling.record import read, replay, write
from tests.server.running import HERE, THERE, Seat, running

GAME, THREE = "addvantage", ("Anna", "Bram", "Cleo")


def dealt() -> Course:
    """Three players with their tiles before them."""
    course = Course.new(GAME, THREE, {})
    course.begin(from_seed("at once").roll)
    assert course.position.turn.seats == (0, 1, 2)
    return course


def test_what_is_drawn_before_the_first_decision_is_drawn_by_itself() -> None:
    assert len(dealt().events) == 18


@given(st.permutations([0, 1, 2]), st.integers())
@settings(max_examples=30)
def test_the_order_of_deciding_does_not_matter(order: list[int], seed: int) -> None:
    one, other = dealt(), dealt()
    rng = Random(seed)
    chosen = [rng.choice(one.position.moves(seat)) for seat in range(3)]
    for seat in range(3):
        one.move(seat, chosen[seat])
    for seat in order:
        other.move(seat, chosen[seat])
    assert one.position == other.position


def test_taking_back_leaves_what_others_decided_meanwhile() -> None:
    course = dealt()
    first, second = course.position.moves(0)[3], course.position.moves(1)[5]
    course.move(0, first)
    course.move(1, second)
    course.take_back(0)
    assert course.position.turn.seats == (0, 2)
    assert [event.seat for event in course.record.events[18:]] == [1]
    assert replay(read(write(course.record))).last == course.position
    course.move(0, course.position.moves(0)[0])
    course.take_back(1)
    assert course.position.turn.seats == (1, 2)


def test_when_all_have_decided_nothing_is_taken_back() -> None:
    course = dealt()
    draw = from_seed("at once").roll
    for seat in range(3):
        course.move(seat, course.position.moves(seat)[0], draw)
    with pytest.raises(CannotTakeBack, check=lambda error: error.id in ("takeback-roll", "takeback-other")):
        course.take_back(2)


def test_whoever_decides_later_is_not_refused_because_somebody_was_quicker(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        anna, bram = server.open(HERE, THERE, game=GAME)
        anna.ask("start")
        bram.drain()
        at = bram.number
        assert anna.ask("play", at=anna.number, text=text(anna))["type"] == "done"
        # Bram answers to what he saw before Anna was ready.
        assert bram.ask("play", at=at, text=text(bram))["type"] == "done"


def test_a_hidden_decision_is_sent_to_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        anna, bram = server.open(HERE, THERE, game=GAME)
        anna.ask("start")
        move = text(anna)
        anna.ask("play", at=anna.number, text=move)
        bram.drain()
        assert anna.update["undo"]
        assert not bram.update["undo"]
        assert anna.happened[-1]["text"] == move
        assert bram.happened[-1]["kind"] == "moved"
        assert bram.happened[-1]["text"] == ""
        drawn = [one for one in bram.happened if one["kind"] == "rolled"]
        assert [bool(one["text"]) for one in drawn] == [False] * 6 + [True] * 6


def text(seat: Seat) -> str:
    """The first thing a seat may do."""
    found: str = seat.view["choices"][0]["move"]["text"]
    return found
