"""The small frozen values that games, tables and screens pass to each other, and the errors.

They hold no rules and no words: a `Message` names an entry of the catalogues in `locale/`
or in the game's folder, with its arguments. All of them can be written as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple

import msgspec

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    from typing_extensions import TypeVar

# Who looks, besides the seats, which are counted from 0: somebody who watches and may know what everybody
# may; and a reader of a record, from whom nothing is hidden.
SPECTATOR = -1
READER = -2

# What a position waits for: a seat's decision, the dice, or nothing any more.
TurnKind = Literal["decide", "dice", "over"]

# Who wins, and so what points mean: whoever has most of them, whoever has least, or whoever is there first.
Goal = Literal["most", "least", "race"]

# A game's board, and what its screens need to know about a choice; whoever serves all games knows neither.
Board = TypeVar("Board", default=Any)
About = TypeVar("About", default=Any)


class Turn(NamedTuple):
    """Who is up: `kind` is `decide` (by `seats`), `dice` (thrown by `thrower`, -1: nobody in particular) or `over`."""

    kind: TurnKind
    seats: tuple[int, ...]
    thrower: int


class Message(msgspec.Struct, frozen=True):
    """Something to say, in no language yet.

    >>> Message("prompt-wait", {"seat": 0})
    Message(id='prompt-wait', args={'seat': 0})
    """

    id: str
    args: dict[str, Any] = {}

    def __hash__(self) -> int:
        return hash((self.id, repr(self.args)))


class Move(msgspec.Struct, frozen=True, gc=False):
    """What a player does: a code of the game's action space, and the text people and records use.

    Two moves may have one code and differ in text where the text says more, such as how
    a total was calculated.

    >>> move = Move(513, "12-2")
    >>> str(move), eval(repr(move)) == move
    ('12-2', True)
    """

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Roll(msgspec.Struct, frozen=True, gc=False):
    """How the dice fell, or what was drawn.

    >>> str(Roll(35, "3 5"))
    '3 5'
    """

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Reason(msgspec.Struct, frozen=True):
    """Why something can't be done, or why a game is over: one numbered rule sentence, and what it means here.

    >>> Reason("4.1", Message("pushbox-why-total", {"total": 8, "needed": 9})).rule
    '4.1'
    """

    rule: str
    message: Message


class Choice(msgspec.Struct, Generic[About], frozen=True):
    """A legal move as a screen offers it.

    `label` says it aloud; `about` holds what a board needs to draw it (which blocks, squares, cities).
    """

    move: Move
    label: Message
    about: About


class Drawn(msgspec.Struct, frozen=True):
    """For a screen without a board for the game: a picture in SVG, the same in sentences, and how many dice are due."""

    picture: str
    sentences: tuple[Message, ...]
    dice: int


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of somebody's points: what they are for, and how many."""

    what: Message
    points: int


class Account(msgspec.Struct, frozen=True):
    """How a seat's points came about, and how to look at them.

    `among` is what was agreed besides the usual, as far as it decides how many points are good: only results with the
    same can be compared. `usual` is what somebody gets who thinks one step ahead, `perfect` what best play gets on
    average; nothing where that is not known.
    """

    lines: tuple[ScoreLine, ...]
    among: dict[str, str]
    usual: float | None
    perfect: float | None


class Ending(msgspec.Struct, frozen=True):
    """How a game ended: why, what points mean in it, and how each seat got its own."""

    why: Reason
    goal: Goal
    accounts: tuple[Account, ...]


class View(msgspec.Struct, Generic[Board, About], frozen=True):
    """Everything one seat, or a spectator, may know now; nothing else leaves a table.

    `seat` is -1 for a spectator. `turn` is `decide`, `dice` or `over`; `acting` are the seats
    that may move, `thrower` the one whose dice are due (-1: nobody in particular). `puzzle` says
    that finding a move is part of the game: a screen lists the choices only when asked. `private`
    says that this shows what others may not see: a screen that several people share is passed on first.
    A score is nothing where the viewer may not know it. `ending` is there once the game is over, `drawn` only for
    screens without a board for the game.
    """

    game: str
    seat: int
    seats: int
    turn: TurnKind
    acting: tuple[int, ...]
    thrower: int
    prompt: Message
    board: Board
    choices: tuple[Choice[About], ...]
    puzzle: bool
    private: bool
    scores: tuple[int | None, ...]
    winners: tuple[int, ...]
    ending: Ending | msgspec.UnsetType = msgspec.UNSET
    drawn: Drawn | msgspec.UnsetType = msgspec.UNSET


class Result(msgspec.Struct, frozen=True):
    """Points and winners of a finished game, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Option:
    """One thing to agree on before a game.

    `allowed` gives the values possible for a number of seats and the options chosen so far,
    the default first. Values are short words, the same in records and commands. With
    `per_seat` every seat has its own, or one value stands for all. `own` reads what people
    bring themselves, such as the text of a file, and returns it as it is kept; it raises a
    `SetupError` that says what is wrong with it. Of many values that differ in nothing but how
    long a game takes, `few` are those that stand for all where every set of options is played. Where
    `matters` is false, points are as good whatever is agreed, such as who begins.
    """

    name: str
    allowed: Callable[[int, Mapping[str, str]], tuple[str, ...]]
    per_seat: bool = False
    own: Callable[[str], str] | None = None
    few: tuple[str, ...] = ()
    matters: bool = True

    def read(self, text: str, seats: int, allowed: tuple[str, ...]) -> str:
        """A value as it is agreed on; raises a `SetupError` if it does not fit.

        >>> Option("level", lambda seats, chosen: ("1", "2"), per_seat=True).read("2", 3, ("1", "2"))
        '2 2 2'
        """
        if self.own and text not in allowed:
            return self.own(text)
        count = seats if self.per_seat else 1
        values = text.replace(",", " ").split()
        if self.per_seat and len(values) == 1:
            values *= seats
        if len(values) != count:
            raise SetupError(Message("setup-count", {"option": self.name, "count": count, "value": text}))
        for value in values:
            if value not in allowed:
                args = {"option": self.name, "value": value, "allowed": allowed, "seats": seats}
                raise SetupError(Message("setup-value", args))
        return " ".join(values)


def one_of(name: str, *values: str) -> Option:
    """An option with the same values whoever plays and whatever else is agreed, the default first.

    >>> one_of("target", "50", "100").allowed(2, {})
    ('50', '100')
    """
    return Option(name, lambda _seats, _chosen: values)


@dataclass(frozen=True)
class Level:
    """How a computer player of a level chooses.

    With `rounds` it tries moves out, so often. Else it judges one step ahead: `warmth` is how much more another
    choice must promise to be clearly taken instead, and `overlooks` is the chance not to see a choice that is hard to
    see.
    """

    rounds: int = 0
    warmth: float = 0.0
    overlooks: float = 0.0


@dataclass(frozen=True)
class Command:
    """A command that a game adds to the terminal, such as one that checks a map.

    `run` gets the text of a file. It returns what is to be said, and with `writes` also the text of a new file;
    else that is empty. `known` gives the text of something that the game has itself, by its name.
    """

    group: str
    name: str
    run: Callable[[str], tuple[tuple[Message, ...], str]]
    known: Callable[[str], str | None]
    writes: bool = False


class TeerlingError(Exception):
    """Something a player, a file or a program asked for can't be had.

    As text it is a sentence in English that says why, and what to do; `message` is the same in no language yet, and
    `id` names it in the catalogues.

    >>> print(SetupError(Message("setup-no-game", {"game": "chess", "games": ["pushbox"]})))
    There is no game “chess”. There is: pushbox.
    """

    def __init__(self, message: Message):
        super().__init__(message)
        self.message = message

    @property
    def id(self) -> str:
        """The name of the message, the same in every language."""
        return self.message.id

    def __str__(self) -> str:
        # Only whoever prints an error needs the catalogues.
        from teerling.words import in_language

        words = in_language("en")
        if words.knows(self.id):
            return words.say(self.message)
        return ", ".join([self.id, *(f"{name}={value!r}" for name, value in self.message.args.items())])


class SetupError(TeerlingError):
    """No such game, or seats or options that don't fit it."""


class UnreadableMove(TeerlingError):
    """The text is no move of this game."""


class IllegalMove(TeerlingError):
    """The move is not possible here, for one reason."""

    def __init__(self, reason: Reason):
        super().__init__(reason.message)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        # From another process it comes back as it was.
        return type(self), (self.reason,)


class NotYourTurn(IllegalMove):
    """The seat has nothing to decide now, whatever the move."""
