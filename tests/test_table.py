"""A table: taking back never crosses a roll or somebody else's move, and the record is the table."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from teerling.game import find
from teerling.record import DICE, read, write
from teerling.table import CannotTakeBack, Table
from teerling.values import IllegalMove, Move, NotYourTurn


class AnyTable(RuleBasedStateMachine):
    """Dice, moves, and people who change their minds, in any order."""

    @initialize(seats=st.integers(1, 4), data=st.data())
    def sit(self, seats: int, data: st.DataObject) -> None:
        options = data.draw(st.sampled_from(list(find("pushbox").every_agreement(seats))))
        self.table = Table.new("pushbox", tuple(f"P{i}" for i in range(seats)), options)
        self.settled = 0  # events before this one can never be taken back: a roll or another seat came after

    @precondition(lambda self: self.table.position.turn.kind == "dice")
    @rule(data=st.data())
    def throw(self, data: st.DataObject) -> None:
        self.table.throw(data.draw(st.sampled_from([roll for roll, _ in self.table.position.outcomes()])))

    @precondition(lambda self: self.table.position.turn.kind == "decide")
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        (seat,) = self.table.position.turn.seats
        self.table.move(seat, data.draw(st.sampled_from(self.table.position.moves(seat))))

    @rule(seat=st.integers(0, 3), code=st.integers(0, 1034))
    def try_anything(self, seat: int, code: int) -> None:
        before = self.table.record
        try:
            self.table.move(seat, find("pushbox").thinkable(code))
        except IllegalMove:
            assert self.table.record is before

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        before = self.table.record.events
        position = self.table.position
        try:
            self.table.take_back(seat)
        except CannotTakeBack:
            assert self.table.record.events == before
            assert self.table.position == position
            return
        gone = before[len(self.table.record.events) :]
        assert gone
        assert all(event.seat == seat for event in gone), "a roll or somebody else's move was taken back"
        # What is left is where the seat had something to choose.
        assert self.table.position.turn.seats == (seat,)
        assert len(self.table.position.moves(seat)) > 1

    @invariant()
    def nobody_is_left_with_nothing_to_choose(self) -> None:
        assert self.table.position.forced() is None

    @invariant()
    def the_record_is_the_table(self) -> None:
        again = Table.resumed(read(write(self.table.record)))
        assert again.position == self.table.position
        assert again.record == self.table.record
        assert [h.forced for h in again.past] == [h.forced for h in self.table.past]
        assert again.rolls == sum(event.seat == DICE for event in self.table.record.events)

    @invariant()
    def a_result_is_stated_exactly_when_there_is_one(self) -> None:
        assert ("Result" in self.table.record.tags) == (self.table.position.turn.kind == "over")


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)


def test_a_move_out_of_turn_is_not_your_turn_and_an_impossible_one_is_illegal() -> None:
    table = Table.new("pushbox", ("A", "B"), {"first": "seat"})
    with pytest.raises(NotYourTurn):
        table.move(0, Move(513, "12-2"))
    table.throw(table.game.read_roll("4 5"))
    with pytest.raises(NotYourTurn):
        table.move(1, Move(513, "12-2"))
    with pytest.raises(IllegalMove) as refused:
        table.move(0, Move(513, "12-2"))
    assert not isinstance(refused.value, NotYourTurn)


def test_a_forced_move_is_made_at_once_and_goes_with_the_choice_before_it() -> None:
    table = Table.new("pushbox", ("A",), {"level": "1"})
    for text in ("9", "12", "11", "10", "8"):
        table.throw(table.game.read_roll({"9": "4 5", "12": "6 6", "11": "5 6", "10": "4 6", "8": "3 5"}[text]))
        if table.position.turn.kind == "decide":
            table.move(0, table.game.read_move(text))
    # 2 3 4 5 6 are left: a throw of 3 leaves only the 3.
    table.throw(table.game.read_roll("1 2"))
    assert table.past[-1].forced
    assert table.record.events[-1].text == "3"
    with pytest.raises(CannotTakeBack):
        table.take_back(0)
