"""A game that is not played as usual, such as a lesson: where it begins, how its dice fall, and what is asked of whom.

One person plays it, on the first seat; all other seats are computer players. A scenario knows no table and no screen.
What it needs to know of a game under way is small, and a value (`Led`): so it can be worked out again from events.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import Protocol

import msgspec

from teerling.course import Course, Happened
from teerling.game import Position
from teerling.record import Step
from teerling.values import Message, Roll, TeerlingError

# Where the person sits.
PLAYER = 0


class NotNow(TeerlingError):
    """A move that the rules allow, but that is not what is asked for now."""


class Dice(Protocol):
    """Where rolls come from: the position that waits for one, and the how manieth of the game it is."""

    @property
    def key(self) -> bytes:
        """What they were worked out from, revealed at the end; nothing where they were chosen."""

    def roll(self, position: Position, number: int) -> Roll:
        """The outcome of the dice, or of the draw, that a position waits for."""


class Coached(msgspec.Struct, frozen=True):
    """What the player of a lesson is told: which step of how many, what to do, and what the board points at.

    `show` are texts of moves, `rules` numbers of rule sentences. Once it is `done`, `next` names the lesson after it.
    """

    number: int
    of: int
    say: Message
    show: tuple[str, ...]
    rules: tuple[str, ...]
    done: bool
    next: str = ""


class Scenario:
    """What is special about a game; whatever is not said otherwise is as usual."""

    kind: str
    game: str
    name: str
    sitting: tuple[str, ...]  # the bot at each seat, "" for the player
    options: dict[str, str]
    # Whether the player may ask for hints, and take choices back.
    hints = True
    takes_back = True
    # Whether all that the others do is written down.
    scripted = False

    def check_open(self, today: date) -> None:
        """Refuse to be begun on this date, by the clock of the whole world (UTC)."""

    def begin(self, names: tuple[str, ...], tags: dict[str, str]) -> Course:
        """The game as it is when the player sits down."""
        return Course.new(self.game, names, self.options, **tags)

    @property
    def dice(self) -> Dice:
        """How the dice fall."""
        raise NotImplementedError

    def check(self, led: Led, step: Step) -> None:
        """Refuse what the rules allow and the scenario does not: `NotNow` says what is asked for instead."""

    def reply(self, led: Led) -> str | None:
        """What the others do next, as text; nothing if they choose themselves."""
        return None

    def is_done(self, led: Led) -> bool:
        """Whether nothing is left to do, though the game may not be over."""
        return False

    def told(self, led: Led, position: Position) -> Coached | None:
        """What the player is told besides the usual."""
        return None


@dataclass(frozen=True)
class Led:
    """How far a scenario is: how many throws and moves the player has made, and how many moves the others."""

    scenario: Scenario
    own: int = 0
    others: int = 0

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.scenario.is_done(self)

    def after(self, happened: Happened) -> Led:
        """The same after one more event; what nobody chose does not count."""
        before, event, _ = happened.step
        if isinstance(event, Roll):
            return replace(self, own=self.own + 1) if before.turn.thrower == PLAYER else self
        if happened.forced:
            return self
        if event[0] == PLAYER:
            return replace(self, own=self.own + 1)
        return replace(self, others=self.others + 1)
