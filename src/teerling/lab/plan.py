"""The plan of an analysis: which moments of a finished game have to be thought about (evaluated), and by whom.

A thought about a decision rates both the move that was made and the best one, so their difference is no accident of
two searches. Between two strokes of luck an expectation changes by such differences only: so in each such stretch one
thought, its anchor, says what the seat may expect, and what a later thought knows better than an earlier one is luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from teerling.game import Position
from teerling.lab.thoughts import Task
from teerling.record import Record, Replay, Step, replay
from teerling.values import Message, Roll, SetupError

# How often each decision is tried out, unless somebody wants to know better.
ROUNDS = 400
# How many worlds are enough to tell whether a seat learned something.
WORLDS = 2

# A thought belongs to a number of a position (0 is the start) and to the seat that has it.
Key = tuple[int, int]


class Anchor(NamedTuple):
    """A position whose value is that of some thoughts, on average: with the best move, or with the one made."""

    number: int
    thoughts: tuple[Key, ...]
    made: bool = False


@dataclass(frozen=True)
class Outlook:
    """How a game looks from a seat: which events it learned of later, and where its expectation comes from."""

    lucky: list[bool]  # by event: dice, or something became known
    hidden: list[bool]  # by event: somebody else's decision that the seat does not know of yet
    anchors: dict[int, Anchor] = field(default_factory=dict)  # by the last position of each stretch without luck

    def stretches(self) -> list[tuple[int, int]]:
        """The first and last positions between two strokes of luck.

        >>> Outlook([True, False, False, True], [False] * 4).stretches()
        [(0, 0), (1, 3), (4, 4)]
        """
        cuts = [number for number, luck in enumerate(self.lucky) if luck]
        return list(zip([0, *(cut + 1 for cut in cuts)], [*cuts, len(self.lucky)], strict=True))


@dataclass(frozen=True)
class Plan:
    """A finished game, and all that has to be thought about to analyse it."""

    record: Record
    replay: Replay
    tasks: dict[Key, Task]
    outlooks: tuple[Outlook, ...]  # by seat


def plan_for(record: Record, *, rounds: int = ROUNDS, seed: int = 1) -> Plan:
    """What has to be thought about; refuses a game that is not over, whose secrets are still secrets."""
    done = replay(record)
    if done.last.turn.kind != "over":
        raise SetupError(Message("analyse-unfinished"))
    planner = _Planner(done, len(record.seats), rounds, seed)
    planner.plan_decisions()
    outlooks = tuple(planner.plan_anchors(seat) for seat in range(len(record.seats)))
    return Plan(record, done, planner.tasks, outlooks)


class _Planner:
    """Gathers the tasks of a plan. A thought that several need is planned once."""

    def __init__(self, done: Replay, seats: int, rounds: int, seed: int):
        self.tasks: dict[Key, Task] = {}
        self._steps = done.steps
        self._positions = [done.start, *(step.after for step in done.steps)]
        self._rounds, self._seed = rounds, seed
        self._seats = set(range(seats))
        # The seats from which nothing is hidden, by position.
        self._knowing = [{seat for seat in range(seats) if _knows_all(one, seat)} for one in self._positions]
        self._decisions: set[Key] = set()

    def plan_decisions(self) -> None:
        """Every decision that was one is thought about by who made it."""
        for number, step in enumerate(self._steps):
            if not isinstance(step.event, Roll) and len(step.before.codes(step.event[0])) > 1:
                self._decisions.add(self._plan(number, step.event[0], step.event[1].code))

    def plan_anchors(self, seat: int) -> Outlook:
        """How the game looks from a seat, with an anchor in every stretch but the one that ends with the game."""
        outlook = self._outlook(seat)
        for first, last in outlook.stretches():
            if last < len(self._steps):
                outlook.anchors[last] = self._anchor(seat, outlook, first, last)
        return outlook

    def _outlook(self, seat: int) -> Outlook:
        lucky, hidden = [], []
        for step, knowing, then in zip(self._steps, self._knowing, self._knowing[1:], strict=False):
            learned = _learns(step, seat, knowing, then)
            lucky.append(isinstance(step.event, Roll) or learned)
            hidden.append(_is_hidden(step, seat) and not learned)
        return Outlook(lucky, hidden)

    def _anchor(self, seat: int, outlook: Outlook, first: int, last: int) -> Anchor:
        """The thought, or the thoughts, that say what a seat may expect in a stretch."""
        together = next((number for number in range(first, last + 1) if self._decide_together(number)), None)
        if together is not None:
            # Whoever decides at the same time as others takes them to choose quickly, and hopes for too much. So each
            # of them thinks before anybody has chosen, and the truth is taken to lie in the middle.
            return Anchor(together, tuple(self._plan(together, one) for one in self._positions[together].turn.seats))
        key = self._last_decision(seat, outlook, first, last)
        if key is None:
            # One thought serves all who know everything.
            knowing = self._knowing[last]
            return Anchor(last, (self._plan(last, min(knowing) if seat in knowing else seat),))
        return Anchor(last, (key,)) if key[0] == last else Anchor(key[0] + 1, (key,), made=True)

    def _decide_together(self, number: int) -> bool:
        return len(self._positions[number].turn.seats) > 1 and self._knowing[number] == self._seats

    def _last_decision(self, seat: int, outlook: Outlook, first: int, last: int) -> Key | None:
        """The last decision of a stretch, if its thought says what a seat may expect: its own, or nothing is secret."""
        for number, mover in self._decided(first, last):
            if outlook.hidden[number]:
                continue
            if (number, mover) in self._decisions and (mover == seat or not outlook.lucky[number]):
                # The stroke of luck that ends a stretch may be a decision of one's own: what was expected before it
                # counts.
                return (number, mover) if mover == seat or {seat, mover} <= self._knowing[number] else None
        return None

    def _decided(self, first: int, last: int) -> Iterator[tuple[int, int]]:
        """Who moved where in a stretch, the last first."""
        for number in range(last, first - 1, -1):
            event = self._steps[number].event
            if not isinstance(event, Roll):
                yield number, event[0]

    def _plan(self, number: int, seat: int, chosen: int = -1) -> Key:
        own = Random(f"{self._seed}/{number}/{seat}").randrange(1 << 31)
        self.tasks.setdefault((number, seat), Task(self._positions[number], seat, chosen, own, self._rounds))
        return number, seat


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
