"""What an analysis says: how much of a finished game was luck and how much skill, event by event and seat by seat.

A seat's expectation is what it could know at the time. It changes by what the dice do and by what becomes known (luck),
by the seat's own decisions (play, which never gains) and by those of the others. Play and others together are skill.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from teerling.record import Record, Replay
from teerling.values import Move


class Change(NamedTuple):
    """What an event meant to a seat; `error` is the standard error of the change, 0 where all is proven."""

    before: Fraction
    after: Fraction
    luck: Fraction
    play: Fraction
    others: Fraction
    error: float


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
