"""A course: taking back never crosses a roll or somebody else's move, and the record is the course."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from teerling.course import CannotTakeBack, Course
from teerling.game import find
from teerling.record import DICE, Event, Record, read, write
from teerling.values import IllegalMove, Move, NotYourTurn


class AnyCourse(RuleBasedStateMachine):
    """Dice, moves, and people who change their minds, in any order."""

    @initialize(seats=st.integers(1, 4), data=st.data())
    def sit(self, seats: int, data: st.DataObject) -> None:
        options = data.draw(st.sampled_from(list(find("pushbox").every_agreement(seats))))
        self.course = Course.new("pushbox", tuple(f"P{i}" for i in range(seats)), options)
        self.settled = 0  # events before this one can never be taken back: a roll or another seat came after

    @precondition(lambda self: self.course.position.turn.kind == "dice")
    @rule(data=st.data())
    def throw(self, data: st.DataObject) -> None:
        self.course.throw(data.draw(st.sampled_from([roll for roll, _ in self.course.position.outcomes()])))

    @precondition(lambda self: self.course.position.turn.kind == "decide")
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        (seat,) = self.course.position.turn.seats
        self.course.move(seat, data.draw(st.sampled_from(self.course.position.moves(seat))))

    @rule(seat=st.integers(0, 3), code=st.integers(0, 1034))
    def try_anything(self, seat: int, code: int) -> None:
        before = self.course.record
        try:
            self.course.move(seat, find("pushbox").thinkable(code))
        except IllegalMove:
            assert self.course.record == before

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        before = self.course.record.events
        position = self.course.position
        try:
            self.course.take_back(seat)
        except CannotTakeBack:
            assert self.course.record.events == before
            assert self.course.position == position
            return
        gone = before[len(self.course.record.events) :]
        assert gone
        assert all(event.seat == seat for event in gone), "a roll or somebody else's move was taken back"
        # What is left is where the seat had something to choose.
        assert self.course.position.turn.seats == (seat,)
        assert len(self.course.position.moves(seat)) > 1

    @invariant()
    def nobody_is_left_with_nothing_to_choose(self) -> None:
        assert self.course.position.forced() is None

    @invariant()
    def the_record_is_the_table(self) -> None:
        again = Course.resumed(read(write(self.course.record)))
        assert again.position == self.course.position
        assert again.record == self.course.record
        assert [h.forced for h in again.past] == [h.forced for h in self.course.past]
        assert again.rolls == sum(event.seat == DICE for event in self.course.record.events)

    @invariant()
    def a_result_is_stated_exactly_when_there_is_one(self) -> None:
        assert ("Result" in self.course.record.tags) == (self.course.position.turn.kind == "over")


TestAnyCourse = AnyCourse.TestCase
TestAnyCourse.settings = settings(max_examples=40, stateful_step_count=40)


def test_a_move_out_of_turn_is_not_your_turn_and_an_impossible_one_is_illegal() -> None:
    course = Course.new("pushbox", ("A", "B"), {"first": "seat"})
    with pytest.raises(NotYourTurn):
        course.move(0, Move(513, "12-2"))
    course.throw(course.game.read_roll("4 5"))
    with pytest.raises(NotYourTurn):
        course.move(1, Move(513, "12-2"))
    with pytest.raises(IllegalMove) as refused:
        course.move(0, Move(513, "12-2"))
    assert not isinstance(refused.value, NotYourTurn)


def test_a_forced_move_is_made_at_once_and_goes_with_the_choice_before_it() -> None:
    course = Course.new("pushbox", ("A",), {"level": "1"})
    for text in ("9", "12", "11", "10", "8"):
        course.throw(course.game.read_roll({"9": "4 5", "12": "6 6", "11": "5 6", "10": "4 6", "8": "3 5"}[text]))
        if course.position.turn.kind == "decide":
            course.move(0, course.game.read_move(text))
    # 2 3 4 5 6 are left: a throw of 3 leaves only the 3.
    course.throw(course.game.read_roll("1 2"))
    assert course.past[-1].forced
    assert course.record.events[-1].text == "3"
    with pytest.raises(CannotTakeBack):
        course.take_back(0)


def test_going_on_by_one_event_never_copies_all_that_came_before(monkeypatch: pytest.MonkeyPatch) -> None:
    # A long game must not take longer with every event: a table of 24,000 of them once took 13 seconds to load.
    copied = 0
    adding = Record.adding

    def counting(self: Record, *events: Event, **tags: str) -> Record:
        nonlocal copied
        copied += len(self.events)
        return adding(self, *events, **tags)

    monkeypatch.setattr(Record, "adding", counting)
    course = Course.new("pushbox", ("A", "B"), {"first": "seat"})
    rng = Random(7)
    while course.position.turn.kind != "over":
        if course.position.turn.kind == "dice":
            course.throw(rng.choice([roll for roll, _ in course.position.outcomes()]))
        else:
            (seat,) = course.position.turn.seats
            course.move(seat, rng.choice(course.position.moves(seat)))
    assert len(course.record.events) > 10
    assert "Result" in course.record.tags
    assert copied == 0
