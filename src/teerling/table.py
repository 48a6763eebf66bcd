"""People at a table: the game so far, moves as they arrive, and taking back. No input or output."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from teerling.game import Game, Position, find
from teerling.record import DICE, Event, Record, Step, replay, result_tags
from teerling.values import Message, Move, Roll, TeerlingError


class CannotTakeBack(TeerlingError):
    """There is nothing of the seat's own to take back, or something lies in between."""


class Happened(NamedTuple):
    """One thing that happened at the table; `forced` if a seat had nothing to choose."""

    step: Step
    forced: bool


@dataclass
class Table:
    """A game under way, which knows how it came about.

    >>> table = Table.new("pushbox", ("Anna",), {})
    >>> table.throw(Roll(45, "4 5")); table.move(0, table.game.read_move("4+3+2"))
    >>> table.take_back(0); [event.text for event in table.record.events]
    ['4 5']
    """

    record: Record
    start: Position
    past: list[Happened]

    @classmethod
    def new(cls, game: str, seats: tuple[str, ...], options: dict[str, str], **tags: str) -> Table:
        """A table before the first throw."""
        start = find(game).start(len(seats), options)
        return cls(Record(game, start.game.version, seats, start.options, dict(tags)), start, [])

    @classmethod
    def resumed(cls, record: Record) -> Table:
        """A table as a record left it."""
        done = replay(record)
        past = [Happened(step, _is_forced(step)) for step in done.steps]
        return cls(record, done.start, past)

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
        return sum(event.seat == DICE for event in self.record.events)

    def throw(self, roll: Roll) -> None:
        """The dice fell; whoever then has nothing to choose has it done for them."""
        after = self.position.roll(roll)
        self._happened(Step(self.position, roll, after), Event(DICE, roll.text), forced=False)
        self._do_forced()

    def move(self, seat: int, move: Move) -> None:
        """A seat moves; refused moves raise `IllegalMove` or `NotYourTurn` and change nothing."""
        self._play(seat, move, forced=False)
        self._do_forced()

    def _play(self, seat: int, move: Move, *, forced: bool) -> None:
        after = self.position.play(seat, move)
        settled = self.position.settle(move)
        self._happened(Step(self.position, (seat, settled), after), Event(seat, settled.text), forced=forced)

    def _do_forced(self) -> None:
        while (only := self.position.forced()) is not None:
            self._play(*only, forced=True)

    def _happened(self, step: Step, event: Event, *, forced: bool) -> None:
        self.past.append(Happened(step, forced))
        self.record = self.record.adding(event, **result_tags(step.after))

    def take_back(self, seat: int) -> None:
        """Undo a seat's last choice, and what followed from it by itself; never across a roll or another's move."""
        count = 0
        for happened in reversed(self.past):
            event = happened.step.event
            if isinstance(event, Roll):
                raise CannotTakeBack(Message("takeback-roll"))
            if event[0] != seat:
                raise CannotTakeBack(Message("takeback-other", {"seat": event[0]}))
            count += 1
            if not happened.forced:
                break
        else:
            raise CannotTakeBack(Message("takeback-none"))
        del self.past[-count:]
        tags = {name: value for name, value in self.record.tags.items() if name not in ("Result", "Scores")}
        self.record = replace(self.record, tags=tags, events=self.record.events[:-count])


def _is_forced(step: Step) -> bool:
    return not isinstance(step.event, Roll) and step.before.forced() is not None
