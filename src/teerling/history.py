"""What is kept of a table's past: enough to tell it once more, without every position that ever was.

Positions are large and games may be long. The last few stay, and one now and then, always right after a roll, since
nobody takes anything back across a roll; what lies between is worked out again when somebody wants to hear it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence

from teerling.course import Course, Happened
from teerling.events import Event, Moved, Rolled, Started, Taken
from teerling.game import Position
from teerling.record import Record, Step

# So many events are kept whole: as many as somebody who was away for a moment may want to see.
RECENT = 8
# So many events lie at least between two positions that stay.
APART = 32


class History:
    """The past of one table's game."""

    def __init__(self, seats: int):
        self._recent: deque[tuple[int, Happened | None]] = deque([(1, None)], maxlen=RECENT)
        self._marks: list[tuple[int, Position]] = []  # the numbers of some events, and how it was after them
        self._last = [0] * (seats + 1)  # the last event that counts for each seat, and for nobody in particular

    def add(self, number: int, event: Event, happened: Happened | None, course: Course | None) -> None:
        """An event was applied."""
        self._recent.append((number, happened))
        if isinstance(event, Started):
            assert course is not None
            self._marks.append((number, course.position))
            self._last = [number] * len(self._last)
        elif isinstance(event, Taken):
            self._last[event.seat] = number
        elif happened is not None:
            if isinstance(event, Rolled) and self._marks and number - self._marks[-1][0] >= APART:
                self._marks.append((number, happened.step.after))
            self._last = [
                last if happened.beside(seat) else number
                for last, seat in zip(self._last, (*range(len(self._last) - 1), -1), strict=True)
            ]

    def last_for(self, seat: int) -> int:
        """The number of the last event that changed the game for a seat; for -1, of any event of the game."""
        return self._last[seat]

    def told(self, since: int, events: Sequence[Event]) -> Iterator[tuple[int, Happened | None]]:
        """Every event after a number, with what it was in the game."""
        if since >= self._recent[0][0] - 1:
            return (told for told in list(self._recent) if told[0] > since)
        return self._again(since, events)

    def _again(self, since: int, events: Sequence[Event]) -> Iterator[tuple[int, Happened | None]]:
        """The same, worked out once more."""
        nearest = max(bisect_right(self._marks, since, key=lambda mark: mark[0]) - 1, 0)
        begin = self._marks[nearest][0] if self._marks else len(events)
        yield from ((number, None) for number in range(since + 1, begin + 1))
        if not self._marks:
            return
        start = self._marks[nearest][1]
        course = Course(Record(start.game.name, start.game.version, (), start.options), start, [])
        for number, event in enumerate(events[begin:], begin + 1):
            happened = None
            if isinstance(event, Rolled | Moved):
                happened = played(course.position, event, judge=False)
                course.happen(happened)
            elif isinstance(event, Taken):
                course.undo(event.seat, event.count)
            if number > since:
                yield number, happened


def played(position: Position, event: Rolled | Moved, *, judge: bool = True) -> Happened:
    """An event that was stored, played on from a position; judged again unless that was done."""
    game = position.game
    if isinstance(event, Rolled):
        roll = game.read_roll(event.text)
        return Happened(Step(position, roll, position.roll(roll) if judge else position.fell(roll.code)), False)
    move = position.judged(event.seat, event.text) if judge else game.read_move(event.text)
    return Happened(Step(position, (event.seat, move), position.after(event.seat, move.code)), event.forced)
