"""People at a table: seats, host, start, moves, leaving and coming back, rematch; and its events are the table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from teerling.dice import FairDice, seal, verify
from teerling.events import (
    Ended,
    Event,
    Filled,
    Fixed,
    Freed,
    Joined,
    Moved,
    Reopened,
    Rolled,
    Sealed,
    Seat,
    Started,
    Taken,
)
from teerling.game import find
from teerling.opening import open_table
from teerling.record import read, write
from teerling.table import NotAllowed, Table
from teerling.values import SetupError, TeerlingError
from tests.refusals import saying

KEY = bytes(range(32))
FAIR = FairDice("t", KEY)
ANNA, BRAM, OPEN, BOT = Seat("person", "Anna"), Seat("person", "Bram"), Seat("open"), Seat("bot", "Greedy", "greedy")


def opened(*seats: Seat, host: int = 0, **options: str) -> Table:
    return Table.of([open_table("t", "panda-tango-42", "pushbox", seats, options, host=host)])


def do(table: Table, events: list[Event]) -> Table:
    for event in events:
        table.apply(event)
    return table


def begin(table: Table) -> Table:
    """Begin without anybody's words."""
    return do(do(table, table.fix(FAIR.commitment, set())), table.start(KEY))


def same(one: Table, other: Table) -> bool:
    """Whether two tables are alike in everything."""
    return one == other and past(one) == past(other)


def past(table: Table) -> list[Any]:
    """All that a table can still tell, and what counts for whom."""
    return [*table.told(0), *(table.last_for(seat) for seat in range(-1, len(table.seats)))]


class AnyTable(RuleBasedStateMachine):
    """Everything that people, bots and a host can do, in any order, asked rightly and wrongly."""

    @initialize(seats=st.lists(st.sampled_from([ANNA, OPEN, BOT]), min_size=1, max_size=4), watching=st.booleans())
    def open(self, seats: list[Seat], watching: bool) -> None:
        named = [msgspec.structs.replace(s, name=f"{s.name} {i}") if s.name else s for i, s in enumerate(seats)]
        people = [i for i, seat in enumerate(named) if seat.kind == "person"]
        self.table = opened(*named, host=-1 if watching or not people else people[0])

    def attempt(self, events: list[Event] | None) -> None:
        for event in events or []:
            self.table.apply(event)

    def ask(self, question: str, *arguments: object) -> list[Event] | None:
        before = msgspec.json.encode(self.table.events)
        try:
            found: list[Event] = getattr(self.table, question)(*arguments)
        except TeerlingError:
            found = []
        # Asking, refused or not, changes nothing.
        assert msgspec.json.encode(self.table.events) == before
        return found

    @rule(name=st.sampled_from(["Cleo", "Dirk", "", "x" * 50, "Anna 0"]))
    def join(self, name: str) -> None:
        self.attempt(self.ask("join", name))

    @rule(by=st.integers(-1, 4), seat=st.integers(-1, 4), bot=st.sampled_from(["greedy", "random", "deep"]))
    def fill(self, by: int, seat: int, bot: str) -> None:
        self.attempt(self.ask("fill", by, seat, bot))

    @rule(by=st.integers(-1, 4), seat=st.integers(-1, 4))
    def free(self, by: int, seat: int) -> None:
        self.attempt(self.ask("free", by, seat))

    @rule(here=st.sets(st.integers(0, 3)))
    def fix(self, here: set[int]) -> None:
        self.attempt(self.ask("fix", FAIR.commitment, here))

    @rule(key=st.sampled_from([KEY, bytes(32)]))
    def start(self, key: bytes) -> None:
        events = self.ask("start", key)
        # No game begins before everybody whose seal counts has shown their words.
        assert not events or not self.table.sealing.missing
        self.attempt(events)

    @rule(missing=st.sampled_from([(), (0,), (1,), (0, 1), (7,)]))
    def reopen(self, missing: tuple[int, ...]) -> None:
        self.attempt(self.ask("reopen", missing))

    @rule(seat=st.integers(-1, 4), words=st.sampled_from(["tulip", "rose"]), bad=st.booleans())
    def seal_words(self, seat: int, words: str, bad: bool) -> None:
        self.attempt(self.ask("seal", seat, words if bad else seal("t", seat, words)))

    @rule(seat=st.integers(-1, 4), words=st.sampled_from(["tulip", "rose", "", "\n"]))
    def show_words(self, seat: int, words: str) -> None:
        fixed = self.table.sealing.commitment
        events = self.ask("show", seat, words)
        # Nobody's words are shown before all seals and the key are fixed, and then only the sealed ones.
        assert not events or (fixed and seal("t", seat, words) == self.table.sealing.seals[seat])
        self.attempt(events)

    @rule(seat=st.integers(0, 3))
    def throw(self, seat: int) -> None:
        self.attempt(self.ask("throw", seat, self.table.fair_dice(KEY)))

    @precondition(lambda self: self.table.state == "playing" and self.table.course.position.turn.kind == "decide")
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        assert self.table.course
        (seat,) = self.table.turn
        move = data.draw(st.sampled_from(self.table.course.position.moves(seat)))
        self.attempt(self.ask("move", seat, move, self.table.fair_dice(KEY)))

    @rule(seat=st.integers(0, 3), code=st.integers(0, 1034))
    def move_anything(self, seat: int, code: int) -> None:
        self.attempt(self.ask("move", seat, find("pushbox").thinkable(code), self.table.fair_dice(KEY)))

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        before = list(self.table.events)
        events = self.ask("take_back", seat)
        if not events:
            return
        (taken,) = events
        assert isinstance(taken, Taken)
        # Walking back over events that were not taken back already: all of them are this seat's own.
        standing: list[Event] = []
        for event in before:
            if isinstance(event, Taken):
                del standing[-event.count :]
            elif isinstance(event, Rolled | Moved):
                standing.append(event)
        gone = standing[-taken.count :]
        assert all(isinstance(event, Moved) and event.seat == seat for event in gone)
        self.attempt(events)

    @invariant()
    def rebuilt_from_its_events_it_is_the_same_table(self) -> None:
        stored = msgspec.json.encode(self.table.events)
        again = Table.of(msgspec.json.decode(stored, type=list[Event]))
        assert same(again, self.table)

    @invariant()
    def its_record_is_true(self) -> None:
        if self.table.course:
            record = self.table.course.record
            assert read(write(record)) == record
            if self.table.state == "over":
                verified = verify(record, self.table.sealing.commitment)
                assert (verified.rolls, verified.sealed) == (self.table.course.rolls, self.table.sealing.counting)

    @invariant()
    def the_host_never_loses_the_seat(self) -> None:
        if self.table.host >= 0:
            assert self.table.seats[self.table.host] == self.table.opened.seats[self.table.host]


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=60, stateful_step_count=40)


def test_a_table_waits_for_open_seats_and_is_started_by_its_host() -> None:
    table = opened(ANNA, OPEN, first="seat")
    for refused in (lambda: table.check_start(0), lambda: table.fix(FAIR.commitment, {0})):
        with pytest.raises(NotAllowed, check=saying("table-open-seats")):
            refused()
    do(table, table.join("Bram"))
    with pytest.raises(NotAllowed, check=saying("table-full")):
        table.join("Cleo")
    with pytest.raises(NotAllowed, check=saying("table-host-only")):
        table.check_start(1)
    with pytest.raises(NotAllowed, check=saying("table-is-waiting")):
        table.throw(0, FAIR)
    begin(table)
    assert (table.state, table.turn) == ("playing", (0,))
    table.check_start(0)
    with pytest.raises(NotAllowed, check=saying("table-host-only")):
        table.check_start(1)
    with pytest.raises(NotAllowed, check=saying("why-not-turn")):
        table.throw(1, FAIR)


def test_a_seat_goes_from_person_to_bot_to_open_to_person_while_the_game_runs() -> None:
    table = opened(ANNA, BRAM, first="seat")
    begin(table)
    do(table, table.throw(0, FAIR))
    do(table, table.fill(0, 1, "greedy"))
    assert table.seats[1] == Seat("bot", "Greedy", "greedy")
    do(table, table.free(0, 1))
    do(table, table.join("Cleo"))
    assert table.course
    assert table.course.record.seats == ("Anna", "Cleo")
    assert "Bot2" not in table.course.record.tags


def test_somebody_may_leave_their_own_seat_and_nobody_elses() -> None:
    table = opened(ANNA, BRAM, Seat("person", "Cleo"))
    assert table.free(1, 1) == [Freed(1, "Bram")]
    with pytest.raises(NotAllowed, check=saying("table-host-only")):
        table.free(1, 2)
    with pytest.raises(NotAllowed, check=saying("table-own-seat")):
        table.free(0, 0)


def test_the_end_reveals_the_key_and_the_rematch_moves_the_seats_on() -> None:
    table = opened(ANNA, BOT, BRAM)
    begin(table)
    while table.state == "playing":
        assert table.course
        (seat,) = table.turn
        if table.course.position.turn.kind == "dice":
            do(table, table.throw(seat, table.fair_dice(KEY)))
        else:
            do(table, table.move(seat, table.course.position.moves(seat)[0], table.fair_dice(KEY)))
    assert isinstance(table.events[-1], Ended)
    assert table.key == KEY.hex()
    assert table.rematch(2) == ((BOT, BRAM, ANNA), 2)
    assert [table.after_rematch(seat) for seat in (0, 1, 2, -1)] == [2, 0, 1, -1]
    do(table, table.follow("n", "next-code-11"))
    with pytest.raises(NotAllowed, check=saying("table-followed")):
        table.rematch(0)


def test_two_people_of_one_name_and_strange_seats_are_refused() -> None:
    for seats in ((ANNA, ANNA), (Seat("person", ""),), (Seat("bot", "Deep", "deep"),), (ANNA,) * 5):
        with pytest.raises(SetupError):
            opened(*seats)
    with pytest.raises(SetupError, check=saying("setup-name-twice")):
        opened(ANNA, OPEN).join("Anna")


def test_events_read_back_from_the_store_as_they_were() -> None:
    for event in (
        Started(),
        Sealed(0, "5ea1"),
        Fixed("c", (0, 2)),
        Reopened((2,)),
        Joined(1, "Bram"),
        Filled(0, "greedy", "Greedy"),
        Moved(0, "12-3", True),
        Taken(1, 2),
    ):
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
