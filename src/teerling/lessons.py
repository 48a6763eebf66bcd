"""Lessons (tutorials): short games on rails, each a readable file in the folder `lessons` of its game.

A lesson says where it begins, how the dice fall, what the others do, and step by step what the learner is to do: to
throw, or a move. Which moves fit is a condition on moves or on what they lead to, never one exact text, so whatever is
right is right. What is said stands in the catalogues beside the lessons. docs/lessons.md says how they are written.

    >>> lesson = find("pushbox", "first")
    >>> lesson.count, lesson.steps[0].do
    (6, 'throw')
"""

from __future__ import annotations

import operator
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from teerling import discovery, game
from teerling.course import Course
from teerling.game import Position
from teerling.record import DICE, Event, Record
from teerling.record import Step as Happening
from teerling.scenario import PLAYER, Coached, Led, NotNow, Scenario
from teerling.values import Choice, Message, Roll, SetupError

KIND = "lesson"
THROW, ANY = "throw", "any"
FILE = "file"

_EVENT = re.compile(r"(?:dice|seat([1-9])) (.+)")
_COMPARED = re.compile(r"(>=|<=) (-?[0-9]+)")
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {">=": operator.ge, "<=": operator.le}

Wanted = str | int | bool | list[Any] | dict[str, Any]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing for the learner to do, and what happens from then until the next.

    `do` is `throw`, `any` move, or what is wanted of a choice's `about`; of several such, one must hold. `leads` is
    what must be so after it (`over`, `won`, `points`, `turn`, `mine`: whether the learner goes on). `then` is what
    belongs to the same step: a hand does both as one thing, or a screen sends both at once. `say` and `but` name
    messages; `but` is said to whoever does something else. `show` narrows what the board points at; with `find` it
    points at nothing.
    """

    say: str
    do: str | dict[str, Any] | list[dict[str, Any]]
    then: tuple[str | dict[str, Any], ...] = ()
    leads: dict[str, Any] = {}
    but: str = ""
    show: dict[str, Any] = {}
    find: bool = False
    dice: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's file. `before` is how the game came to where the lesson begins, as events of a record."""

    steps: tuple[Step, ...]
    others: tuple[str, ...] = ()  # the computer players at the other seats
    options: dict[str, str] = {}
    before: tuple[str, ...] = ()
    first: tuple[str, ...] = ()  # what falls or is drawn before the first step


class Scripted(NamedTuple):
    """Dice that fall as a lesson says."""

    rolls: tuple[str, ...]
    before: int  # how many rolls there were when it began
    key: bytes = b""

    def roll(self, position: Position, number: int) -> Roll:
        """The roll of this number."""
        return position.game.read_roll(self.rolls[number - self.before - 1])


class Lesson(Scenario):
    """A lesson, as it can be played."""

    kind = KIND
    # Who is led needs no advice, and whatever is done is right.
    hints = False
    takes_back = False
    scripted = True

    def __init__(self, of: str, name: str, written: Written):
        self.game = of
        self.name = name
        self.steps = written.steps
        # What the learner does, one by one: the number of the step, and what is asked for.
        self.acts = tuple((number, act) for number, step in enumerate(self.steps, 1) for act in _acts(step))
        self.sitting = ("", *written.others)
        self.options = written.options
        self._before = tuple(_event(text) for text in written.before)
        self._rolls = (*written.first, *(roll for step in self.steps for roll in step.dice))
        self._replies = tuple(reply for step in self.steps for reply in step.others)

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.steps)

    def begin(self, names: tuple[str, ...], tags: dict[str, str]) -> Course:
        """The game where the lesson begins."""
        return Course.resumed(Record(self.game, game.find(self.game).version, names, self.options, tags, self._before))

    @cached_property
    def dice(self) -> Scripted:
        """How the dice fall."""
        return Scripted(self._rolls, sum(event.seat == DICE for event in self._before))

    def is_done(self, led: Led) -> bool:
        """Whether all steps were done, and the others have done what is written for them."""
        return led.own >= len(self.acts) and led.others >= len(self._replies)

    def reply(self, led: Led) -> str:
        """What the others do next."""
        return self._replies[led.others]

    def check(self, led: Led, step: Happening) -> None:
        """Refuse what the learner does if it is not what this step asks for."""
        if (step.before.turn.thrower if isinstance(step.event, Roll) else step.event[0]) != PLAYER:
            return
        if led.own >= len(self.acts):
            raise NotNow(Message("lesson-over"))
        _, now = self.acts[led.own]
        if isinstance(step.event, Roll):
            fits = now.do == THROW
        else:
            code = step.event[1].code
            choice = next(one for one in step.before.view(PLAYER).choices if one.move.code == code)
            fits = fitting(now, choice, step.after)
        if not fits:
            raise NotNow(self._message(now.but) if now.but else Message("lesson-not-this"))

    def told(self, led: Led, position: Position) -> Coached:
        """What is said at this moment, and which moves the board points at."""
        if self.is_done(led):
            return Coached(self.count, self.count, self._message("done"), (), (), True, self.following)
        # Where all decide at the same time, the others may still be busy after the last step.
        number, step = self.acts[min(led.own, len(self.acts) - 1)]
        show = tuple(choice.move.text for choice in self.shown(step, position)[:1])
        return Coached(number, self.count, self._message(step.say), show, step.teaches, False, self.following)

    def right(self, led: Led, position: Position) -> list[Choice]:
        """The choices that fit the step that is up."""
        _, step = self.acts[led.own]
        return [
            choice
            for choice in position.view(PLAYER).choices
            if fitting(step, choice, position.after(PLAYER, choice.move.code))
        ]

    def shown(self, step: Step, position: Position) -> list[Choice]:
        """The choices that the board may point at."""
        if step.find or step.do == THROW or PLAYER not in position.turn.seats:
            return []
        # Choices are many, and one is enough: only those it could be are played out. What the board lights up by itself
        # comes first, so that there are never two lights.
        found: list[Choice] = []
        view = position.view(PLAYER)
        lit = getattr(view.board, "suggested", None)
        for choice in sorted(view.choices, key=lambda choice: choice.move.text != lit):
            if _holds(step.show, _about(choice)) and fitting(step, choice, position.after(PLAYER, choice.move.code)):
                found.append(choice)
                break
        return found

    @property
    def following(self) -> str:
        """The lesson after this one; nothing after the last."""
        there = names(self.game)
        return next(iter(there[there.index(self.name) + 1 :]), "")

    @property
    def title(self) -> Message:
        """What it is called."""
        return self._message("title")

    @property
    def about(self) -> Message:
        """What is learnt in it."""
        return self._message("about")

    def _message(self, name: str) -> Message:
        return Message(f"{self.game}-{KIND}-{self.name}-{name}")


def fitting(step: Step, choice: Choice, after: Position) -> bool:
    """Whether a choice, which leads to a position, is what a step asks for.

    >>> of = game.find("pushbox")
    >>> position = of.start(seats=1).roll("4 5")
    >>> nine = Step("nine", {"kind": "play", "numbers": [9]})
    >>> [choice.move.text for choice in position.view(0).choices if fitting(nine, choice, position)]
    ['9']
    """
    if step.do == THROW:
        return False
    if step.do != ANY and not _holds(step.do, _about(choice)):
        return False
    turn = after.turn
    facts = {
        "over": turn.kind == "over",
        "won": PLAYER in after.winners(),
        "points": after.scores()[PLAYER],
        "turn": turn.kind,
        "mine": PLAYER in (*turn.seats, turn.thrower),
    }
    return _holds(step.leads, facts)


def _acts(step: Step) -> list[Step]:
    """A step, and what belongs to it, each as a step of its own."""
    return [step, *(msgspec.structs.replace(step, do=do, leads={}, show={}) for do in step.then)]


def _about(choice: Choice) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(choice.about)
    return found


def _holds(wanted: Wanted, found: Any) -> bool:
    """Whether something is as wanted: of a row of things, all that are wanted; of one thing, one of those wanted.

    A number is compared with a number, and with a row how many it has.

    >>> _holds({"numbers": [3], "kind": ["play", "any"]}, {"kind": "play", "numbers": [12, 3]})
    True
    >>> _holds(">= 3", 2), _holds(">= 3", [2, 4, 5])
    (False, True)
    """
    if isinstance(wanted, dict):
        return isinstance(found, Mapping) and all(_holds(value, found.get(name)) for name, value in wanted.items())
    row = isinstance(found, Sequence) and not isinstance(found, str)
    if isinstance(wanted, str) and (compared := _COMPARED.fullmatch(wanted)):
        return found is not None and _COMPARE[compared[1]](len(found) if row else found, int(compared[2]))
    if row:
        return all(one in found for one in (wanted if isinstance(wanted, list) else [wanted]))
    if isinstance(wanted, list):
        return any(_holds(one, found) for one in wanted)
    return bool(found == wanted)


def _event(text: str) -> Event:
    match = _EVENT.fullmatch(text)
    if match is None:
        raise ValueError(f"no event of a record: {text!r}")
    return Event(int(match[1]) - 1 if match[1] else DICE, match[2])


# Which lessons there are


def home(of: str) -> Path | None:
    """The folder with a game's lessons; nothing if it has none.

    >>> home("pushbox").name
    'lessons'
    """
    folder = discovery.folder(of)
    return folder / "lessons" if folder and (folder / "lessons").is_dir() else None


@cache
def names(of: str) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are learnt: their files are numbered.

    >>> names("pushbox")[0]
    'first'
    """
    folder = home(of)
    return tuple(path.stem.partition("-")[2] for path in sorted(folder.glob("[0-9]-*.toml"))) if folder else ()


@cache
def find(of: str, name: str) -> Lesson:
    """The lesson of this name; refuses one there is not."""
    if name not in names(of):
        raise SetupError(Message("setup-no-lesson", {"lesson": name[:40], "lessons": names(of)}))
    folder = home(of)
    assert folder is not None
    (path,) = folder.glob(f"[0-9]-{name}.toml")
    try:
        written = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Written)
        options = {option: _value(folder, value) for option, value in written.options.items()}
        return Lesson(of, name, msgspec.structs.replace(written, options=options))
    except (OSError, ValueError, msgspec.ValidationError) as wrong:
        raise SetupError(Message("lesson-unreadable", {"file": path.name, "problem": str(wrong)})) from wrong


def _value(folder: Path, value: str) -> str:
    """What an option is; a long one, such as a set of one's own, may be a file beside the lesson.

    >>> find("quadrata", "first").options["set"].splitlines()[1]
    'set      klein vierkant (en little square)'
    """
    what, _, name = value.partition(" ")
    return (folder / name).read_text("utf-8") if what == FILE else value


def untaught(of: str) -> dict[str, str]:
    """The rule sentences of a game that no lesson teaches, each with the reason why.

    >>> "10.1" in untaught("pushbox")
    True
    """
    folder = home(of)
    path = folder / "untaught.toml" if folder else None
    return dict(tomllib.loads(path.read_text("utf-8"))) if path and path.exists() else {}
