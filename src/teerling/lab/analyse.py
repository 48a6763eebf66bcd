"""What was luck and what was skill in a finished game, for every seat: start + luck + skill = result, exactly.

A seat's expectation is what it could know at the time. It changes by what the dice do and by what becomes known (luck),
by the seat's own decisions (play, which never gains) and by those of the others. Play and others together are skill.

    plan = plan_for(record, rounds=400, seed=1)
    analysis = conclude(plan, {key: think(task) for key, task in plan.tasks.items()})

A thought about a decision rates both the move that was made and the best one, so their difference is no accident of
two searches. Between two strokes of luck an expectation changes by such differences only; what a later thought knows
better than an earlier one is therefore luck as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from random import Random
from typing import NamedTuple

from teerling.game import Position
from teerling.lab.thoughts import Task, Thought, Value, think
from teerling.record import Record, Replay, Step, replay
from teerling.values import Message, Move, Roll, SetupError

# How often each decision is tried out, unless somebody wants to know better.
ROUNDS = 400
# How many worlds are enough to tell whether a seat learned something.
WORLDS = 2

# A thought belongs to a number of a position (0 is the start) and to the seat that has it.
Key = tuple[int, int]


class Change(NamedTuple):
    """What an event meant to a seat; `error` is the standard error of the change, 0 where all is proven."""

    before: Fraction
    after: Fraction
    luck: Fraction
    play: Fraction
    others: Fraction
    error: float


class Anchor(NamedTuple):
    """A position whose value is that of some thoughts, on average: with the best move, or with the one made."""

    number: int
    thoughts: tuple[Key, ...]
    made: bool = False


class Verdict(NamedTuple):
    """A decision: the best move, what the chosen one cost who made it, and the standard error of that."""

    best: Move
    cost: Fraction
    error: float


class Summary(NamedTuple):
    """A whole game for a seat: start + luck + play + others = result."""

    start: Fraction
    luck: Fraction
    play: Fraction
    others: Fraction
    result: Fraction
    error: float  # of the start, and so of all that followed together


@dataclass(frozen=True)
class Plan:
    """A finished game, and all that has to be thought about to analyse it."""

    record: Record
    replay: Replay
    tasks: dict[Key, Task]
    courses: tuple[_Seat, ...]


@dataclass(frozen=True)
class Analysis:
    """What every event meant to every seat. `points` says that values are points, of a game alone."""

    record: Record
    replay: Replay
    changes: tuple[tuple[Change, ...], ...]  # by event, then by seat
    verdicts: tuple[Verdict | None, ...]  # by event; none where nothing was to be chosen
    errors: tuple[float, ...]  # by seat, of its expectation at the start
    points: bool
    certain: bool

    @property
    def low_is_good(self) -> bool:
        """Whether a seat hopes for less: in a game alone for few points."""
        return self.points and self.replay.game.low_is_good

    def summary(self, seat: int) -> Summary:
        """The whole game for a seat."""
        own = [changes[seat] for changes in self.changes]
        luck, play, others = (sum((getattr(c, part) for c in own), Fraction()) for part in ("luck", "play", "others"))
        return Summary(own[0].before, luck, play, others, own[-1].after, self.errors[seat])


def analyse(
    record: Record, *, rounds: int = ROUNDS, seed: int = 1, progress: Callable[[int, int], None] = lambda *_: None
) -> Analysis:
    """Analyse a finished game; the same seed and rounds always give the same.

    >>> from teerling.record import DICE, Event, Record
    >>> events = (Event(DICE, "1 1"), Event(0, "any 2 3"), Event(DICE, "1 2"))
    >>> found = analyse(Record("pushbox", 1, ("Anna",), {"level": "1"}, events=events)).summary(0)
    >>> found.start + found.luck + found.play == found.result == 65
    True
    >>> round(float(found.play), 1)  # any 12 11 would have left fewer
    19.1
    """
    plan = plan_for(record, rounds=rounds, seed=seed)
    thoughts = {}
    for number, (key, task) in enumerate(plan.tasks.items()):
        progress(number, len(plan.tasks))
        thoughts[key] = think(task)
    return conclude(plan, thoughts)


# Planning


@dataclass
class _Seat:
    """How a game looks from a seat: which events it learned of later, and where its expectation comes from."""

    lucky: list[bool]  # by event: dice, or something became known
    hidden: list[bool]  # by event: somebody else's decision that the seat does not know of yet
    anchors: dict[int, Anchor] = field(default_factory=dict)  # by the last position of each stretch without luck


def plan_for(record: Record, *, rounds: int = ROUNDS, seed: int = 1) -> Plan:
    """What has to be thought about; refuses a game that is not over, whose secrets are still secrets."""
    done = replay(record)
    if done.last.turn.kind != "over":
        raise SetupError(Message("analyse-unfinished"))
    tasks: dict[Key, Task] = {}

    def plan(number: int, seat: int, chosen: int = -1) -> Key:
        own = Random(f"{seed}/{number}/{seat}").randrange(1 << 31)
        tasks.setdefault((number, seat), Task(positions[number], seat, chosen, own, rounds))
        return number, seat

    positions = [done.start, *(step.after for step in done.steps)]
    for number, step in enumerate(done.steps):
        if not isinstance(step.event, Roll) and len(step.before.codes(step.event[0])) > 1:
            plan(number, step.event[0], step.event[1].code)
    decisions = set(tasks)
    seats = range(len(record.seats))
    knowing = [{seat for seat in seats if _knows_all(position, seat)} for position in positions]
    courses = []
    for seat in seats:
        learned = [_learns(step, seat, *known) for step, *known in zip(done.steps, knowing, knowing[1:], strict=False)]
        lucky = [isinstance(step.event, Roll) or new for step, new in zip(done.steps, learned, strict=True)]
        hidden = [_is_hidden(step, seat) and not new for step, new in zip(done.steps, learned, strict=True)]
        course = _Seat(lucky, hidden)
        for first, last in _stretches(lucky):
            if last == len(done.steps):
                continue
            # Whoever decides at the same time as others takes them to choose quickly, and hopes for too much. So each
            # of them thinks before anybody has chosen, and the truth is taken to lie in the middle.
            stretch = range(first, last + 1)
            together = [n for n in stretch if len(positions[n].turn.seats) > 1 and knowing[n] == set(seats)]
            if together:
                anchor = Anchor(together[0], tuple(plan(together[0], one) for one in positions[together[0]].turn.seats))
            elif (key := _thought_in(done.steps, decisions, seat, knowing, stretch, course)) is None:
                # One thought serves all who know everything.
                anchor = Anchor(last, (plan(last, min(knowing[last]) if seat in knowing[last] else seat),))
            else:
                anchor = Anchor(last, (key,)) if key[0] == last else Anchor(key[0] + 1, (key,), made=True)
            course.anchors[last] = anchor
        courses.append(course)
    return Plan(record, done, tasks, tuple(courses))


def _knows_all(position: Position, seat: int) -> bool:
    worlds = (position.imagine(seat, Random(number)) for number in range(2))
    return all(world.raw[1] is position.raw[1] or world == position for world in worlds)


def _is_hidden(step: Step, seat: int) -> bool:
    return not isinstance(step.event, Roll) and step.event[0] != seat and step.before.hides(seat, step.event)


def _learns(step: Step, seat: int, knowing: set[int], then: set[int]) -> bool:
    """Whether a decision shows a seat more than itself: in other worlds that it held possible, it looks otherwise."""
    if isinstance(step.event, Roll) or seat in knowing:
        return False
    if seat in then or _is_hidden(step, seat):
        return seat in then
    mover, move = step.event
    seen = step.after.known(seat)
    for number in range(WORLDS):
        world = step.before.imagine(seat, Random(number))
        if move.code not in world.codes(mover) or world.after(mover, move.code).known(seat) != seen:
            return True
    return False


def _stretches(lucky: list[bool]) -> list[tuple[int, int]]:
    """The first and last positions between two strokes of luck.

    >>> _stretches([True, False, False, True])
    [(0, 0), (1, 3), (4, 4)]
    """
    cuts = [number for number, luck in enumerate(lucky) if luck]
    return list(zip([0, *(cut + 1 for cut in cuts)], [*cuts, len(lucky)], strict=True))


def _thought_in(
    steps: tuple[Step, ...], decisions: set[Key], seat: int, knowing: list[set[int]], stretch: range, course: _Seat
) -> Key | None:
    """The last decision of a stretch, if its thought says what the seat may expect: its own, or nothing is secret."""
    for number in reversed(stretch):
        if number == len(steps) or isinstance(event := steps[number].event, Roll) or course.hidden[number]:
            continue
        mover = event[0]
        if (number, mover) in decisions and (mover == seat or not course.lucky[number]):
            # The stroke of luck that ends a stretch may be a decision of one's own: what was expected before it counts.
            return (number, mover) if mover == seat or {seat, mover} <= knowing[number] else None
    return None


# Concluding


def conclude(plan: Plan, thoughts: Mapping[Key, Thought]) -> Analysis:
    """Put thoughts together: what every event meant to every seat."""
    steps = plan.replay.steps
    rated = {key: thoughts[key] for key, task in plan.tasks.items() if task.chosen >= 0}
    moved = [None if isinstance(s.event, Roll) else rated.get((n, s.event[0])) for n, s in enumerate(steps)]
    seats = [_changes(plan, thoughts, moved, seat) for seat in range(len(plan.record.seats))]
    verdicts = [thought and _verdict(step, thought) for step, thought in zip(steps, moved, strict=True)]
    return Analysis(
        plan.record,
        plan.replay,
        tuple(zip(*(changes for changes, _ in seats), strict=True)),
        tuple(verdicts),
        tuple(error for _, error in seats),
        points=len(seats) == 1,
        certain=all(thought.certain for thought in thoughts.values()),
    )


def _verdict(step: Step, thought: Thought) -> Verdict:
    assert isinstance(step.event, tuple)
    seat, made = step.event
    before, after = thought.before[seat], thought.after[seat]
    best = next(move for move in step.before.moves(seat) if move.code == thought.best)
    error = sqrt(before.variance + after.variance) if thought.best != made.code else 0.0
    return Verdict(best, abs(before.mean - after.mean), error)


def _changes(
    plan: Plan, thoughts: Mapping[Key, Thought], moved: list[Thought | None], seat: int
) -> tuple[list[Change], float]:
    """What every event meant to a seat, and the standard error of its expectation at the start."""
    course, steps = plan.courses[seat], plan.replay.steps
    # By how much each decision changed what the seat may expect, as far as it knew of it.
    given = [thought.after[seat].mean - thought.before[seat].mean if thought else Fraction() for thought in moved]
    felt = [Fraction() if hidden else change for change, hidden in zip(given, course.hidden, strict=True)]
    values = [Value(Fraction())] * (len(steps) + 1)
    for first, last in _stretches(course.lucky):
        at, value = _anchor(plan, thoughts, seat, last)
        values[at] = value
        for number in reversed(range(first, at)):
            values[number] = Value(_possible(plan, values[number + 1].mean - felt[number]), value.variance)
        for number in range(at, last):
            values[number + 1] = Value(_possible(plan, values[number].mean + felt[number]), value.variance)
    changes = []
    waiting = Fraction()  # what others did that the seat does not know of yet
    for number, step in enumerate(steps):
        (before, doubt), (after, more_doubt) = values[number], values[number + 1]
        own = isinstance(step.event, tuple) and step.event[0] == seat
        lucky = course.lucky[number]
        if lucky:
            part = given[number]
            others = Fraction() if isinstance(step.event, Roll) else waiting + (Fraction() if own else part)
            waiting = waiting if isinstance(step.event, Roll) else Fraction()
            play = part if own else Fraction()
            luck = after - before - play - others
        else:
            waiting += given[number] if course.hidden[number] else 0
            # The rest of a stretch changes by what was felt; kept between nothing and a whole win, it may be less.
            luck, play, others = Fraction(), *((after - before, Fraction()) if own else (Fraction(), after - before))
        thought = moved[number]
        error = sqrt(doubt + more_doubt) if lucky else 0.0
        if thought and not lucky and after != before:
            error = sqrt(thought.before[seat].variance + thought.after[seat].variance)
        changes.append(Change(before, after, luck, play, others, error))
    return changes, sqrt(values[0].variance)


def _anchor(plan: Plan, thoughts: Mapping[Key, Thought], seat: int, last: int) -> tuple[int, Value]:
    """The position of a stretch whose value is known, and the value. At the end of the game that is the result."""
    if last == len(plan.replay.steps):
        return last, Value(result(plan.replay.last, seat))
    number, keys, made = plan.courses[seat].anchors[last]
    values = [(thoughts[key].after if made else thoughts[key].before)[seat] for key in keys]
    mean = sum((value.mean for value in values), Fraction()) / len(values)
    return number, Value(mean, sum(value.variance for value in values) / len(values) ** 2)


def _possible(plan: Plan, value: Fraction) -> Fraction:
    """Shares of a win are kept between nothing and all of it."""
    return value if len(plan.record.seats) == 1 else min(max(value, Fraction()), Fraction(1))


def result(position: Position, seat: int) -> Fraction:
    """What a finished game brought a seat: its share of the win; alone, its points as they stand.

    >>> from teerling.game import find
    >>> result(find("pushbox").start(seats=1), 0)
    Fraction(70, 1)
    """
    if position.seats == 1:
        return Fraction(position.scores()[0])
    won = position.winners()
    return Fraction(int(seat in won), len(won)) if won else Fraction(1, position.seats)
