"""Analyses a finished game, for every seat: start + luck + skill = result, exactly.

It takes three steps, and whoever wants to spread the second over time or processes takes them one by one:

    plan = plan_for(record, rounds=400, seed=1)
    analysis = conclude(plan, {key: think(task) for key, task in plan.tasks.items()})

`plan` says what has to be thought about, `thoughts` thinks about it, and `conclude` puts it together.
"""

from __future__ import annotations

from collections.abc import Callable

from teerling.lab.conclude import conclude
from teerling.lab.luck_and_skill import Analysis
from teerling.lab.plan import ROUNDS, plan_for
from teerling.lab.thoughts import think
from teerling.record import Record


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
