"""The conclusion of an analysis: thoughts about single moments put together, so that they add up exactly."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt

from teerling.game import Position
from teerling.lab.luck_and_skill import Analysis, Change, Verdict
from teerling.lab.plan import Key, Plan
from teerling.lab.thoughts import Thought, Value
from teerling.record import Step
from teerling.values import Roll


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
    outlook, steps = plan.outlooks[seat], plan.replay.steps
    # By how much each decision changed what the seat may expect, as far as it knew of it.
    given = [thought.after[seat].mean - thought.before[seat].mean if thought else Fraction() for thought in moved]
    felt = [Fraction() if hidden else change for change, hidden in zip(given, outlook.hidden, strict=True)]
    values = _expectations(plan, thoughts, felt, seat)
    changes = []
    waiting = Fraction()  # what others did that the seat does not know of yet
    for number, step in enumerate(steps):
        (before, doubt), (after, more_doubt) = values[number], values[number + 1]
        own = isinstance(step.event, tuple) and step.event[0] == seat
        lucky = outlook.lucky[number]
        if lucky:
            part = given[number]
            others = Fraction() if isinstance(step.event, Roll) else waiting + (Fraction() if own else part)
            waiting = waiting if isinstance(step.event, Roll) else Fraction()
            play = part if own else Fraction()
            luck = after - before - play - others
        else:
            waiting += given[number] if outlook.hidden[number] else 0
            # The rest of a stretch changes by what was felt; kept between nothing and a whole win, it may be less.
            luck, play, others = Fraction(), *((after - before, Fraction()) if own else (Fraction(), after - before))
        thought = moved[number]
        error = sqrt(doubt + more_doubt) if lucky else 0.0
        if thought and not lucky and after != before:
            error = sqrt(thought.before[seat].variance + thought.after[seat].variance)
        changes.append(Change(before, after, luck, play, others, error))
    return changes, sqrt(values[0].variance)


def _expectations(plan: Plan, thoughts: Mapping[Key, Thought], felt: list[Fraction], seat: int) -> list[Value]:
    """What a seat may expect at every position: in each stretch from its anchor on, and back, by what was felt."""
    values = [Value(Fraction())] * (len(felt) + 1)
    for first, last in plan.outlooks[seat].stretches():
        at, value = _anchor(plan, thoughts, seat, last)
        values[at] = value
        for number in reversed(range(first, at)):
            values[number] = Value(_possible(plan, values[number + 1].mean - felt[number]), value.variance)
        for number in range(at, last):
            values[number + 1] = Value(_possible(plan, values[number].mean + felt[number]), value.variance)
    return values


def _anchor(plan: Plan, thoughts: Mapping[Key, Thought], seat: int, last: int) -> tuple[int, Value]:
    """The position of a stretch whose value is known, and the value. At the end of the game that is the result."""
    if last == len(plan.replay.steps):
        return last, Value(result(plan.replay.last, seat))
    number, keys, made = plan.outlooks[seat].anchors[last]
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
