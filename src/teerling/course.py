"""The course of a game: what happened so far, what follows by itself, and taking back. No input or output."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from teerling.game import Game, Position, find
from teerling.record import DICE, Event, Record, Step, replay, result_tags
from teerling.values import IllegalMove, Message, Move, Roll, TeerlingError

# Where draws come from that belong to nobody in particular: the position, and which roll of the game it is.
Draw = Callable[[Position, int], Roll]


class CannotTakeBack(TeerlingError):
    """There is nothing of the seat's own to take back, or something lies in between."""


class Happened(NamedTuple):
    """One thing that happened; `forced` if a seat had nothing to choose."""

    step: Step
    forced: bool

    @property
    def seat(self) -> int:
        """Whose move it was; `DICE` for a roll."""
        return DICE if isinstance(self.step.event, Roll) else self.step.event[0]

    def beside(self, seat: int) -> bool:
        """Whether it was somebody else's move that a seat need not wait for: both decided at the same time."""
        return self.seat not in (DICE, seat) and seat in self.step.before.turn.seats

    @property
    def event(self) -> Event:
        """The same as an event of a record."""
        what = self.step.event
        return Event(DICE, what.text) if isinstance(what, Roll) else Event(what[0], what[1].text)


@dataclass
class Course:
    """A game under way, which knows how it came about.

    >>> course = Course.new("pushbox", ("Anna",), {})
    >>> course.throw(Roll(45, "4 5")); course.move(0, course.game.read_move("4+3+2"))
    >>> course.take_back(0); [event.text for event in course.record.events]
    ['4 5']
    """

    head: Record  # what the record says besides its events
    start: Position
    past: list[Happened]
    events: list[Event] = field(default_factory=list)
    _rolls: int = field(init=False)

    def __post_init__(self) -> None:
        self._rolls = sum(event.seat == DICE for event in self.events)

    @classmethod
    def new(cls, game: str, seats: tuple[str, ...], options: dict[str, str], **tags: str) -> Course:
        """A game before its first throw."""
        start = find(game).start(len(seats), options)
        return cls(Record(game, start.game.version, seats, start.options, dict(tags)), start, [])

    @classmethod
    def resumed(cls, record: Record) -> Course:
        """A game as a record left it."""
        done = replay(record)
        past = [Happened(step, _is_forced(step)) for step in done.steps]
        return cls(replace(record, events=()), done.start, past, list(record.events))

    @property
    def record(self) -> Record:
        """The record so far, put together when it is asked for: with every event it would be as long again."""
        return replace(self.head, events=tuple(self.events))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.start.game

    @property
    def position(self) -> Position:
        """The position now."""
        return self.past[-1].step.after if self.past else self.start

    @property
    def rolls(self) -> int:
        """How many rolls there have been."""
        return self._rolls

    # What would happen: nothing is changed, so that it can be kept safely before it counts

    def if_begun(self, draw: Draw) -> list[Happened]:
        """What happens by itself before anybody does anything."""
        return self._follows(self.position, draw, self.rolls)

    def if_thrown(self, roll: Roll, draw: Draw | None = None) -> list[Happened]:
        """The throw, and what follows from it by itself."""
        step = Step(self.position, roll, self.position.roll(roll))
        return [Happened(step, False), *self._follows(step.after, draw, self.rolls + 1)]

    def if_moved(self, seat: int, move: Move, draw: Draw | None = None) -> list[Happened]:
        """The move, and what follows from it by itself; raises `IllegalMove` or `NotYourTurn`."""
        step = _played(self.position, seat, move)
        return [Happened(step, False), *self._follows(step.after, draw, self.rolls)]

    def _follows(self, position: Position, draw: Draw | None, rolls: int) -> list[Happened]:
        """What is drawn by nobody in particular, and the moves of those who have nothing to choose."""
        made: list[Happened] = []
        while True:
            turn = position.turn
            if draw and turn.kind == "dice" and turn.thrower < 0:
                rolls += 1
                roll = draw(position, rolls)
                made.append(Happened(Step(position, roll, position.roll(roll)), False))
            elif (only := position.forced()) is not None:
                made.append(Happened(_played(position, *only), True))
            else:
                return made
            position = made[-1].step.after

    def if_taken_back(self, seat: int) -> int:
        """How many events to go back for a seat's last choice.

        Never across a roll or another's move, except moves that were decided at the same time.
        """
        for count, happened in enumerate(reversed(self.past), 1):
            if happened.seat == DICE:
                raise CannotTakeBack(Message("takeback-roll"))
            if happened.seat == seat and not happened.forced:
                self._check_undone(happened, self.past[-count:])
                return count
        raise CannotTakeBack(Message("takeback-none"))

    def _check_undone(self, choice: Happened, gone: list[Happened]) -> None:
        """What settles something for good stays, and others' moves must be possible without this one."""
        assert isinstance(choice.step.event, tuple)
        if choice.step.before.final(*choice.step.event):
            raise CannotTakeBack(Message("takeback-final"))
        position = _without(choice)
        deciding = position.turn.seats
        for happened in gone:
            if happened.seat == choice.seat:
                continue
            try:
                if happened.seat not in deciding:
                    raise CannotTakeBack(Message("takeback-other", {"seat": happened.seat}))
                assert isinstance(happened.step.event, tuple)
                position = _played(position, *happened.step.event).after
            except IllegalMove as stands:
                raise CannotTakeBack(Message("takeback-other", {"seat": happened.seat})) from stands

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat has something to take back now."""
        try:
            return self.if_taken_back(seat) > 0
        except CannotTakeBack:
            return False

    # What happens

    def happen(self, happened: Happened) -> None:
        """Go on by one event."""
        assert happened.step.before == self.position
        self.past.append(happened)
        self.events.append(happened.event)
        self._rolls += happened.seat == DICE
        if result := result_tags(self.position):
            self.head = self.head.adding(**result)

    def begin(self, draw: Draw) -> None:
        """Whatever happens by itself before anybody does anything."""
        for happened in self.if_begun(draw):
            self.happen(happened)

    def throw(self, roll: Roll, draw: Draw | None = None) -> None:
        """The dice fell; whoever then has nothing to choose has it done for them."""
        for happened in self.if_thrown(roll, draw):
            self.happen(happened)

    def move(self, seat: int, move: Move, draw: Draw | None = None) -> None:
        """A seat moves; refused moves raise and change nothing."""
        for happened in self.if_moved(seat, move, draw):
            self.happen(happened)

    def take_back(self, seat: int) -> None:
        """Undo a seat's last choice."""
        self.undo(seat, self.if_taken_back(seat))

    def undo(self, seat: int, count: int) -> None:
        """Go back by so many events, none of them a roll; what others decided at the same time stays.

        So does what the choice settled for good, as an event of its own.
        """
        gone = self.past[-count:]
        del self.past[-count:], self.events[-count:]
        tags = {name: value for name, value in self.head.tags.items() if name not in ("Result", "Scores")}
        self.head = replace(self.head, tags=tags)
        stays = _implied(gone[0])
        if stays is not None:
            self.happen(Happened(_played(self.position, seat, stays), False))
        for happened in gone:
            if not isinstance(happened.step.event, Roll) and happened.seat != seat:
                self.happen(Happened(_played(self.position, *happened.step.event), happened.forced))


def _played(position: Position, seat: int, move: Move) -> Step:
    after = position.play(seat, move)
    return Step(position, (seat, position.settle(move)), after)


def _implied(choice: Happened) -> Move | None:
    """What stays of a choice when it is taken back."""
    assert isinstance(choice.step.event, tuple)
    return choice.step.before.implied(*choice.step.event)


def _without(choice: Happened) -> Position:
    """The position in which a choice is made once more."""
    stays = _implied(choice)
    return choice.step.before if stays is None else choice.step.before.play(choice.seat, stays)


def _is_forced(step: Step) -> bool:
    return not isinstance(step.event, Roll) and step.before.forced() is not None
