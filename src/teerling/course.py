"""The course of a game: what happened so far, what follows by itself, and taking back. No input or output."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from teerling.game import Game, Position, find
from teerling.record import DICE, Event, Record, Step, replay, result_tags
from teerling.values import Message, Move, Roll, TeerlingError

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
    >>> happened = course.throw(Roll(45, "4 5")) + course.move(0, "4+3+2")
    >>> course.take_back(0); [event.text for event in course.record.events]
    ['4 5']
    """

    head: Record  # what the record says besides its events
    start: Position
    # What happened since the last roll, with it: nobody takes anything back across a roll. Positions are large.
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
        rolls = [number for number, event in enumerate(record.events) if event.seat == DICE]
        past = [Happened(step, is_forced(step)) for step in done.steps[rolls[-1] if rolls else 0 :]]
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

    def chance(self, seat: int) -> Random:
        """A computer player's random source, which has nothing to do with the dice.

        Where whoever knows the seed knows the dice, it repeats, also when a game is resumed: it depends on how many
        moves the seat has made, so that it does not matter who was quicker where all decide at the same time.

        >>> Course.new("pushbox", ("Lotte",), {}, Seed="7").chance(0).randrange(1000)
        892
        """
        seed = self.head.tags.get("Seed")
        if seed is None:
            return Random()
        made = sum(event.seat == seat for event in self.events)
        return Random(f"{seed} bot {seat} {made}")

    # What would happen: nothing is changed, so that it can be kept safely before it counts

    def if_begun(self, draw: Draw) -> list[Happened]:
        """What happens by itself before anybody does anything."""
        return self._follows(self.position, draw, self.rolls)

    def if_thrown(self, roll: Roll, draw: Draw | None = None) -> list[Happened]:
        """The throw, and what follows from it by itself; refuses an outcome that the dice can't have."""
        step = Step(self.position, roll, self.position.roll(roll))
        return [Happened(step, False), *self._follows(step.after, draw, self.rolls + 1)]

    def if_drawn(self, draw: Draw) -> list[Happened]:
        """What our own dice bring now that they are due, and what follows from it by itself."""
        happened = _drawn(self.position, draw, self.rolls + 1)
        return [happened, *self._follows(happened.step.after, draw, self.rolls + 1)]

    def if_moved(self, seat: int, move: Move | str, draw: Draw | None = None) -> list[Happened]:
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
                made.append(_drawn(position, draw, rolls))
            elif (only := position.forced()) is not None:
                made.append(Happened(_made(position, *only), True))
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
            assert isinstance(happened.step.event, tuple)
            code = happened.step.event[1].code
            if happened.seat not in deciding or code not in position.codes(happened.seat):
                raise CannotTakeBack(Message("takeback-other", {"seat": happened.seat}))
            position = position.after(happened.seat, code)

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat has something to take back now."""
        # Asked for every seat after every event, and mostly soon answered.
        if not any(happened.seat == seat for happened in self.past):
            return False
        try:
            return self.if_taken_back(seat) > 0
        except CannotTakeBack:
            return False

    def trial(self) -> Course:
        """The same once more, to try things out: what happens there does not happen here.

        >>> course = Course.new("pushbox", ("Anna",), {})
        >>> _ = course.trial().throw(Roll(45, "4 5")); course.rolls
        0
        """
        other = copy(self)
        other.past, other.events = list(self.past), list(self.events)
        return other

    # What happens

    def happen(self, happened: Happened) -> None:
        """Go on by one event."""
        assert happened.step.before == self.position
        if happened.seat == DICE:
            self.past.clear()
            self._rolls += 1
        self.past.append(happened)
        self.events.append(happened.event)
        if result := result_tags(self.position):
            self.head = self.head.adding(**result)

    def begin(self, draw: Draw) -> list[Happened]:
        """Whatever happens by itself before anybody does anything."""
        return self._go_on(self.if_begun(draw))

    def throw(self, roll: Roll, draw: Draw | None = None) -> list[Happened]:
        """The dice fell; whoever then has nothing to choose has it done for them."""
        return self._go_on(self.if_thrown(roll, draw))

    def draw(self, draw: Draw) -> list[Happened]:
        """Our own dice are thrown."""
        return self._go_on(self.if_drawn(draw))

    def move(self, seat: int, move: Move | str, draw: Draw | None = None) -> list[Happened]:
        """A seat moves; refused moves raise and change nothing."""
        return self._go_on(self.if_moved(seat, move, draw))

    def _go_on(self, made: list[Happened]) -> list[Happened]:
        for happened in made:
            self.happen(happened)
        return made

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


def _played(position: Position, seat: int, move: Move | str) -> Step:
    """A move that still has to be judged."""
    return _made(position, seat, position.judged(seat, move))


def _made(position: Position, seat: int, move: Move) -> Step:
    """A move that is known to be legal."""
    return Step(position, (seat, position.settle(move)), position.after(seat, move.code))


def _drawn(position: Position, draw: Draw, number: int) -> Happened:
    """Our own dice: they can't fall otherwise than they may, so it is not looked up among all they could."""
    roll = draw(position, number)
    return Happened(Step(position, roll, position.fell(roll.code)), False)


def _implied(choice: Happened) -> Move | None:
    """What stays of a choice when it is taken back."""
    assert isinstance(choice.step.event, tuple)
    return choice.step.before.implied(*choice.step.event)


def _without(choice: Happened) -> Position:
    """The position in which a choice is made once more."""
    stays = _implied(choice)
    return choice.step.before if stays is None else choice.step.before.after(choice.seat, stays.code)


def is_forced(step: Step) -> bool:
    """Whether an event of a replay was somebody's move who had nothing to choose."""
    return not isinstance(step.event, Roll) and step.before.forced() is not None
