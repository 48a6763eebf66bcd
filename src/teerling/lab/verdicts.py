"""An analysis in messages: mistakes and luck that are worth a word, how much they were, and the game in a sentence."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple

from teerling.lab.luck_and_skill import Analysis, Change
from teerling.record import Step
from teerling.values import READER, Message, Roll

# What is worth a mark: a mistake that costs so much, and luck of such a size; as a share of the win, and in points.
MISTAKE = Fraction(5, 100), Fraction(1)
GREAT_LUCK = Fraction(15, 100), Fraction(4)
# Luck that may be an accident of the search is not marked: it must be so many standard errors.
SURE = 2

Kind = Literal["mistake", "lucky", "unlucky"]


class Mark(NamedTuple):
    """An event that is worth a word (counted from 1), for whom it was good or bad, and the words."""

    number: int
    seat: int
    kind: Kind
    size: Fraction
    message: Message


def marks(analysis: Analysis, seat: int | None = None) -> tuple[Mark, ...]:
    """Mistakes and great luck, in order; of a seat, or of whom they mattered to most."""
    found = []
    for number, (step, changes, verdict) in enumerate(
        zip(analysis.replay.steps, analysis.changes, analysis.verdicts, strict=True), 1
    ):
        thrower = step.before.turn.thrower if isinstance(step.event, Roll) else -1
        seats = range(len(changes)) if seat is None else (seat,)
        # In a game of two both curves move alike: it is the luck of who threw.
        lucky = max(seats, key=lambda one: (abs(changes[one].luck), one == thrower))
        mover = -1 if isinstance(step.event, Roll) else step.event[0]
        if verdict and mover in seats and verdict.cost >= MISTAKE[analysis.points]:
            size = changes[mover].play
            cost = amount(analysis, size, signed=True, error=verdict.error)
            said = Message("analyse-mistake", {"amount": cost, "better": label(step, verdict.best.code)})
            found.append(Mark(number, mover, "mistake", size, said))
        elif is_great(analysis, changes[lucky]):
            size = changes[lucky].luck
            kind: Kind = "lucky" if (size > 0) != analysis.low_is_good else "unlucky"
            luck = amount(analysis, size, signed=True, error=changes[lucky].error)
            said = Message(f"analyse-{kind}", {"seat": lucky, "amount": luck})
            found.append(Mark(number, lucky, kind, size, said))
    return tuple(found)


def is_great(analysis: Analysis, change: Change) -> bool:
    """Whether an event was so lucky, or unlucky, that it is worth a word."""
    return abs(change.luck) >= max(GREAT_LUCK[analysis.points], SURE * Fraction(change.error))


def amount(analysis: Analysis, value: Fraction, *, signed: bool = False, error: float = 0.0) -> Message:
    """A share of the win, as a percentage, or points; as exact as it is known, and if not, give or take an error."""
    unit = "points" if analysis.points else "share"
    about = float(value if analysis.points else 100 * value)
    number = round(about, 1) if analysis.points or analysis.certain else round(about)
    if not signed or not number:
        return Message(f"analyse-{unit}", {"number": number})
    said = Message(f"analyse-{unit}-{'more' if number > 0 else 'less'}", {"number": abs(number)})
    return Message("analyse-about", {"amount": said, "error": amount(analysis, Fraction(error))}) if error else said


def summary(analysis: Analysis, seat: int) -> Message:
    """The whole game for a seat, in a sentence."""
    found = analysis.summary(seat)
    parts = {name: amount(analysis, getattr(found, name), signed=True) for name in ("luck", "play", "others")}
    ends = {name: amount(analysis, getattr(found, name)) for name in ("start", "result")}
    name = "analyse-summary-alone" if analysis.points else "analyse-summary"
    return Message(name, {"seat": seat, **ends, **parts})


def how_sure(analysis: Analysis) -> Message:
    """Whether all this is proven, and if not, how far it may be off."""
    if analysis.certain:
        return Message("analyse-certain")
    error = amount(analysis, Fraction(max(analysis.errors)))
    return Message("analyse-tried-alone" if analysis.points else "analyse-tried", {"error": error})


def told_by(step: Step) -> tuple[Message, ...]:
    """An event in messages, for the reader of a record; a decision that is not told aloud by its label."""
    told = step.before.tell(READER, step.event, step.after)
    if told or isinstance(step.event, Roll):
        return told
    seat, move = step.event
    return (Message("analyse-does", {"seat": seat, "label": label(step, move.code)}),)


def label(step: Step, code: int) -> Message:
    """What a move is called that the seat could make before an event."""
    assert isinstance(step.event, tuple)
    choices = step.before.view(step.event[0]).choices
    return next(choice.label for choice in choices if choice.move.code == code)


def as_data(analysis: Analysis) -> dict[str, object]:
    """An analysis as plain data: fractions as text, which lose nothing, and about what they are as numbers."""
    events = []
    for number, (event, changes, verdict) in enumerate(
        zip(analysis.record.events, analysis.changes, analysis.verdicts, strict=True), 1
    ):
        best = verdict and {"move": verdict.best.text, "cost": str(verdict.cost), "error": verdict.error}
        events.append(
            {
                "number": number,
                "seat": event.seat + 1,  # 0 for the dice
                "text": event.text,
                "about": [float(change.after) for change in changes],
                "changes": [
                    {**{name: str(getattr(change, name)) for name in Change._fields[:-1]}, "error": change.error}
                    for change in changes
                ],
                "best": best,
            }
        )
    seats = [analysis.summary(seat) for seat in range(len(analysis.record.seats))]
    return {
        "game": analysis.record.game,
        "seats": list(analysis.record.seats),
        "options": analysis.replay.start.options,
        "unit": "points" if analysis.points else "share",
        "certain": analysis.certain,
        "summary": [
            {**{name: str(getattr(found, name)) for name in found._fields[:-1]}, "error": found.error}
            for found in seats
        ],
        "marks": [
            {"number": mark.number, "seat": mark.seat + 1, "kind": mark.kind, "size": str(mark.size)}
            for mark in marks(analysis)
        ],
        "events": events,
    }
