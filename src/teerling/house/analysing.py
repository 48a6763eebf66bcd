"""Game analysis for whoever looks back at one: luck and skill, thought about where computer players think.

A game has many thoughts. They go to the thinkers one by one, so that whoever waits for a move or a hint comes in
between; and they stop when nobody waits for them any more. What is found is remembered for a while.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from functools import lru_cache

import msgspec

from teerling import record, search
from teerling.house.limits import MOST_ANALYSED, MOST_ROUNDS, MOST_ROUNDS_PLAINLY
from teerling.house.logs import log
from teerling.house.messages import Analysed, AnalysisInfo, BestInfo, MarkInfo
from teerling.house.past import Told
from teerling.house.thinkers import ThinkerPool
from teerling.house.waiting import Waiting
from teerling.lab.conclude import conclude
from teerling.lab.luck_and_skill import Analysis
from teerling.lab.plan import Key, Plan, plan_for
from teerling.lab.thoughts import Task, Thought, think
from teerling.lab.verdicts import how_sure, marks, summary
from teerling.table import NotAllowed
from teerling.values import READER, Message, TeerlingError

# How often a decision is tried out, if the game is not too long for that; and where nothing is compiled.
FEWEST, MOST = 40, 400
FEWEST_PLAINLY, MOST_PLAINLY = 4, 100
# How many games are remembered.
KEPT = 64


class Analyses:
    """What is thought about past games at one server: one game at a time, the others wait in line."""

    def __init__(self, thinkers: ThinkerPool):
        self._thinkers = thinkers
        self._waiting = Waiting()
        self._found: OrderedDict[str, bytes] = OrderedDict()

    def known(self, game: Told) -> bool:
        """Whether a game was thought about already."""
        return game.name in self._found

    def ask(self, game: Told, address: str) -> AsyncIterator[bytes]:
        """How far it is, line by line, and at last what was found; refuses at once what it will not do."""
        if game.events > MOST_ANALYSED:
            raise NotAllowed(Message("analyse-too-long", {"most": MOST_ANALYSED}))
        if not game.over:
            raise NotAllowed(Message("analyse-unfinished"))
        self._waiting.check(address)
        return self._lines(game, address)

    async def _lines(self, game: Told, address: str) -> AsyncIterator[bytes]:
        with self._waiting.place(address):
            yield _line(Analysed(0, 0))
            async with self._waiting.turn():
                if game.name not in self._found:
                    try:
                        async for line in self._think(game, address):
                            yield line
                    except TeerlingError as wrong:
                        yield _line(Analysed(0, 0, problem=wrong.message))
                        return
                    except Exception:
                        log.exception("a game could not be analysed")
                        yield _line(Analysed(0, 0, problem=Message("table-busy")))
                        return
                self._found.move_to_end(game.name)
                yield self._found[game.name]

    async def _think(self, game: Told, address: str) -> AsyncIterator[bytes]:
        count = await self._thinkers.work(address, _plan, game.text)
        thoughts: list[bytes] = []
        for number in range(count):
            yield _line(Analysed(number, count))
            thoughts.append(await self._thinkers.work(address, _think, game.text, number))
        self._found[game.name] = await self._thinkers.work(address, _conclude, game.text, thoughts)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)


def _line(told: Analysed) -> bytes:
    return msgspec.json.encode(told) + b"\n"


# In the thinkers' processes. Between them and the tables go texts, numbers and bytes only: to put a thousand positions
# together again would take the tables' time.


@lru_cache(2)
def _planned(text: str) -> tuple[Plan, tuple[tuple[Key, Task], ...]]:
    plan = plan_for(record.read(text))
    most, fewest, at_once = MOST_ROUNDS, FEWEST, MOST
    if search.plainly:
        most, fewest, at_once = MOST_ROUNDS_PLAINLY, FEWEST_PLAINLY, MOST_PLAINLY
    rounds = max(fewest, min(at_once, most // max(1, len(plan.tasks))))
    return plan, tuple((key, task._replace(rounds=rounds)) for key, task in plan.tasks.items())


def _plan(text: str) -> int:
    """How many thoughts a game takes."""
    return len(_planned(text)[1])


def _think(text: str, number: int) -> bytes:
    """One of them."""
    return pickle.dumps(think(_planned(text)[1][number][1]))


def _conclude(text: str, thoughts: Sequence[bytes]) -> bytes:
    """What comes of all of them: the last line that is told."""
    plan, tasks = _planned(text)
    found: dict[Key, Thought] = {
        key: pickle.loads(thought)  # noqa: S301  # written by `_think`
        for (key, _), thought in zip(tasks, thoughts, strict=True)
    }
    return _line(Analysed(len(tasks), len(tasks), info_of(conclude(plan, found))))


def info_of(analysis: Analysis) -> AnalysisInfo:
    """An analysis as a screen needs it."""
    first = tuple(float(change.before) for change in analysis.changes[0])
    later = tuple(tuple(float(change.after) for change in changes) for changes in analysis.changes)
    best = []
    for number, (step, verdict) in enumerate(zip(analysis.replay.steps, analysis.verdicts, strict=True)):
        if verdict and isinstance(step.event, tuple):
            seat, made = step.event
            choices = {choice.move.code: choice for choice in step.before.view(seat).choices}
            best.append(BestInfo(number, seat, choices[verdict.best.code], verdict.best.code == made.code))
    return AnalysisInfo(
        analysis.points,
        (first, *later),
        tuple(
            MarkInfo(m.number, m.seat, m.kind, abs(float(m.size)), m.message, _told(analysis, m.number))
            for m in marks(analysis)
        ),
        tuple(best),
        tuple(summary(analysis, seat) for seat in range(len(analysis.record.seats))),
        how_sure(analysis),
    )


def _told(analysis: Analysis, number: int) -> tuple[Message, ...]:
    """What happened in an event of a game, counted from 1."""
    before, event, after = analysis.replay.steps[number - 1]
    return before.tell(READER, event, after)
