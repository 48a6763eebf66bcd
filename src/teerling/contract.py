"""What a game is made of: one interface for each of its parts (the plugin interface).

Every game has a file `game.py` with one value, `GAME`, in which it says what it has for each part:

    GAME = Parts(
        rules=rules,
        options=Options(seats=range(2, 5), given=given),
        moves=Moves(notation=__doc__, read=read, thinkable=thinkable),
        …
    )

Type checkers and editors say there what is missing or does not fit, and so does `find` when the game is looked for.
What has a default here is only for games that need it. Below, `G` is a game's `Given` (what is agreed before the first
throw), `S` its `State`, `B` its board as a screen gets it, and `A` what a screen needs to know about a choice.

docs/adding-a-game.md explains each part, with examples.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from random import Random
from types import ModuleType
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from teerling.drawing import Line
from teerling.kernel import judgement
from teerling.values import (
    Choice,
    Goal,
    Level,
    Message,
    Move,
    Option,
    Reason,
    Roll,
    ScoreLine,
    Turn,
    TurnKind,
    UnreadableMove,
    View,
)

G = TypeVar("G")
S = TypeVar("S")
B = TypeVar("B")
A = TypeVar("A")
G_contra = TypeVar("G_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)

# Where the board in the browser comes from: from the pages, or, for any game, from the picture in SVG.
BoardKind = Literal["pages", "general"]


class Rules(Protocol[G_contra, S_contra]):
    """The rules file, a module: `kernel/interface.py` documents each name."""

    __name__: str
    VERSION: int
    ACTIONS: int
    MOST_MOVES: int
    MOST_OUTCOMES: int
    MOST_DICE: int

    def start(self, g: G_contra, s: S_contra, /) -> None: ...
    def over(self, g: G_contra, s: S_contra, /) -> bool: ...
    def acting(self, g: G_contra, s: S_contra, /) -> int: ...
    def legal(self, g: G_contra, s: S_contra, seat: int, codes: list[int], /) -> int: ...
    def play(self, g: G_contra, s: S_contra, seat: int, code: int, /) -> None: ...
    def thrower(self, g: G_contra, s: S_contra, /) -> int: ...
    def dice(self, g: G_contra, s: S_contra, /) -> int: ...
    def reading(self, g: G_contra, s: S_contra, faces: list[int], /) -> int: ...
    def outcomes(self, g: G_contra, s: S_contra, codes: list[int], weights: list[int], /) -> int: ...
    def roll(self, g: G_contra, s: S_contra, code: int, /) -> None: ...
    def score(self, g: G_contra, s: S_contra, seat: int, /) -> int: ...
    def winners(self, g: G_contra, s: S_contra, /) -> int: ...


class Veil(Protocol[G_contra, S_contra]):
    """A module of restricted Python that blanks in a state what a viewer may not know."""

    __name__: str

    def veil(self, g: G_contra, s: S_contra, viewer: int, /) -> None: ...


@dataclass(frozen=True, kw_only=True)
class Options(Generic[G]):
    """What can be agreed before a game, and how that sets it up.

    `seats` says how many can play; `given` makes the rules' `Given` of options that have been checked. `solvable` says
    for how many seats every position can be worked out. `daily` is what is agreed besides the usual for the throw of
    the day.
    """

    seats: range
    given: Callable[[int, Mapping[str, str]], G]
    options: tuple[Option, ...] = ()
    solvable: range = range(0)
    daily: Mapping[str, str] = field(default_factory=dict)


def read_faces(text: str, count: int) -> Roll:
    """A throw of so many dice that are all alike, from their faces in any order.

    >>> read_faces("5 3", 2)
    Roll(code=35, text='3 5')
    """
    faces = sorted(text.split())
    if len(faces) != count or any(face not in ("1", "2", "3", "4", "5", "6") for face in faces):
        raise UnreadableMove(Message("roll-unreadable", {"text": text}))
    return write_faces(int("".join(faces)))


def write_faces(code: int) -> Roll:
    """The throw that a code stands for: its digits are the faces.

    >>> str(write_faces(66))
    '6 6'
    """
    return Roll(code, " ".join(str(code)))


def _as_it_is(g: object, s: object, move: Move) -> Move:
    return move


def _never(g: object, s: object, seat: int, code: int) -> bool:
    return False


def _nothing(g: object, s: object, seat: int, code: int) -> Move | None:
    return None


@dataclass(frozen=True, kw_only=True)
class Moves(Generic[G, S]):
    """Moves and throws as values and as text, both ways.

    `read` takes what a person types and knows no position; `thinkable` gives some text for any code of the action
    space; `write` is the text of a legal move where it depends on the position. `notation` says how moves are written,
    one form a line.
    """

    notation: str | None
    read: Callable[[str], Move]
    thinkable: Callable[[int], Move]
    write: Callable[[G, S, int], str] | None = None
    # For dice that are all alike, and always as many, there is nothing to say.
    read_roll: Callable[[str], Roll] | None = None
    write_roll: Callable[[int], Roll] = write_faces
    # A legal move as it goes into the record.
    settle: Callable[[G, S, Move], Move] = _as_it_is
    # Whether a legal move settles something for good: nobody makes it for a seat, and it can't be taken back.
    final: Callable[[G, S, int, int], bool] = _never
    # The final move that another one holds in itself.
    implied: Callable[[G, S, int, int], Move | None] = _nothing


@dataclass(frozen=True, kw_only=True)
class Reasons(Generic[G, S]):
    """Why something can't be done.

    `turn` names the rule sentences that say whose turn it is (`decide`), that dice are thrown first (`dice`), and that
    the game is over (`over`). `why_not` is the first reason against a move of a seat that may move, nothing if it is
    legal; without it, what is not legal is refused in general words.
    """

    turn: Mapping[TurnKind, str]
    why_not: Callable[[G, S, int, Move], Reason | None] | None = None


def _no_puzzle(g: object, s: object) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Views(Generic[G, S, B, A]):
    """What a viewer sees and may do, and how events are told.

    The types that `board` and `choice` say they return are those that the browser knows the game by.
    """

    board: Callable[[G, S, int], B]
    choice: Callable[[G, S, int, Move], Choice[A]]
    prompt: Callable[[G, S, int, Turn], Message]
    tell_roll: Callable[[G, S, S, int, Roll], tuple[Message, ...]]
    tell_move: Callable[[G, S, S, int, int, Move], tuple[Message, ...]]
    # Whether finding the moves is part of the game now: a screen lists them only when asked.
    puzzle: Callable[[G, S], bool] = _no_puzzle

    def types(self) -> tuple[object, object]:
        """The types of the board, and of what a screen needs to know about a choice, as the functions declare them."""
        board, choice = (get_type_hints(function).get("return") for function in (self.board, self.choice))
        return board or Any, next(iter(get_args(choice)), Any)


@dataclass(frozen=True, kw_only=True)
class Secrets(Generic[G, S]):
    """What is hidden from whom. A game in which all may know all has no such part.

    `private` says whether a seat's view shows what others at the same screen may not see; `scores` are the points as
    far as a viewer may know them; `hides` says whether an event must stay unknown to a viewer; `imagine` gives a state
    that this one might as well be; `veil` blanks what is hidden, in restricted Python.
    """

    private: Callable[[G, S, int], bool]
    scores: Callable[[G, S, int], tuple[int | None, ...]]
    hides: Callable[[G, S, int, int, int], bool]
    imagine: Callable[[G, S, int, Random], S]
    veil: Veil[G, S]


@dataclass(frozen=True, kw_only=True)
class Drawing(Generic[B, A]):
    """How a view is shown: in a terminal as a picture and in sentences, elsewhere as a picture in SVG."""

    picture: Callable[[View[B, A], list[str]], list[Line]]
    sentences: Callable[[View[B, A]], list[Message]]
    svg: Callable[[View[B, A]], str]
    board: BoardKind = "general"


@dataclass(frozen=True, kw_only=True)
class Endings(Generic[G, S]):
    """How a game that is over is told. Without this part, it is over and everybody has their points.

    `why` is the rule by which it ended, and what that means here. `lines` are what a seat's points are made of: they
    add up to its score.
    """

    why: Callable[[G, S], Reason]
    lines: Callable[[G, S, int], tuple[ScoreLine, ...]]


def _unprepared(g: object) -> list[int]:
    return [0]


def _easy(code: int) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Judgement(Generic[G, S]):
    """What is good, said once: for computer players that look one step ahead, and for those who try moves out.

    `promise` says how much moves promise, `worth` how well things stand, `levels` how computer players of the levels 1
    to 5 choose. `promise`, `worth`, `enough` and `began` are restricted Python, at the top of a file;
    `kernel/judgement.py` documents them and the numbers.
    """

    levels: tuple[Level, ...]
    promise: Callable[[G, S, list[int], int, list[int], int, list[int]], None]
    worth: Callable[[G, S, int], int]
    half: int
    horizon: int
    curious: float
    halves: int = judgement.HALVES
    enough: Callable[[G, S], bool] = judgement.enough
    began: Callable[[G, S], int] = judgement.began
    # What can be known before the start, as a row of numbers. This may be any Python, and so may what follows.
    prepare: Callable[[G], list[int]] = _unprepared
    # What moves promise to whoever goes one step ahead only, where there is more to see than the search has time for.
    look: Callable[[G, S, list[int], int, list[int], int, list[int]], None] | None = None
    # How hard a move is for people to see, in percent.
    hard: Callable[[int], int] = _easy

    def __post_init__(self) -> None:
        for name, value in self.offered().items():
            if name.isupper():
                continue
            home = sys.modules.get(getattr(value, "__module__", ""))
            if getattr(home, getattr(value, "__name__", ""), None) is not value:
                raise TypeError(f"Judgement({name}=…) must be a function at the top of a file, not {value!r}")

    def offered(self) -> dict[str, object]:
        """What restricted loops get, by the names of `kernel/judgement.py`."""
        functions = {"promise": self.promise, "worth": self.worth, "enough": self.enough, "began": self.began}
        numbers = {"HORIZON": self.horizon, "CURIOUS": self.curious, "HALF": self.half, "HALVES": self.halves}
        return {**functions, **numbers}


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[G, S, B, A]):
    """A whole game."""

    rules: Rules[G, S]
    # The class of the rules' state.
    state: type[S]
    options: Options[G]
    moves: Moves[G, S]
    reasons: Reasons[G, S]
    views: Views[G, S, B, A]
    drawing: Drawing[B, A]
    judgement: Judgement[G, S]
    secrets: Secrets[G, S] | None = None
    endings: Endings[G, S] | None = None
    goal: Goal = "most"
    # Whether the name is that of a published game, with whose makers we have nothing to do.
    published: bool = False

    def __post_init__(self) -> None:
        for part in fields(self):
            value = getattr(self, part.name)
            declared = _INTERFACES.get(part.name)
            if declared is None or value is None:
                continue
            if declared is Rules:
                _check_module(part.name, value, declared)
            elif isinstance(value, declared):
                _check_functions(value)
            else:
                raise TypeError(f"{part.name} must be {declared.__name__}(...), not {value!r}")
        if self.secrets:
            _check_module("veil", self.secrets.veil, Veil)


AnyParts: TypeAlias = Parts[Any, Any, Any, Any]

_INTERFACES: dict[str, type] = {
    "rules": Rules,
    "options": Options,
    "moves": Moves,
    "reasons": Reasons,
    "views": Views,
    "secrets": Secrets,
    "endings": Endings,
    "drawing": Drawing,
    "judgement": Judgement,
}


def _check_functions(part: object) -> None:
    """Functions take as many arguments as their part declares: what a type checker says, for those without one."""
    kind = type(part)
    for name, declared in get_type_hints(kind).items():
        given = getattr(part, name)
        wanted = [
            kind for kind in (declared, *get_args(declared)) if get_origin(kind) is get_origin(Callable[[], None])
        ]
        if given is None or not wanted:
            continue
        if not callable(given):
            raise TypeError(f"{kind.__name__}({name}=…) must be a function, not {given!r}")
        _check_arguments(f"{kind.__name__}({name}=…)", given, len(get_args(wanted[0])[0]))


def _check_module(part: str, module: object, interface: type) -> None:
    """A module has every name of an interface, and its functions take as many arguments."""
    if not isinstance(module, ModuleType):
        raise TypeError(f"{part} must be a module, not {module!r}")
    for name in [name for name in (*interface.__annotations__, *vars(interface)) if not name.startswith("_")]:
        if not hasattr(module, name):
            raise TypeError(f"{module.__name__} does not define {name}")
        if inspect.isfunction(declared := vars(interface).get(name)):
            wanted = len(inspect.signature(declared).parameters) - 1
            _check_arguments(f"{module.__name__}.{name}", getattr(module, name), wanted)


def _check_arguments(name: str, function: object, count: int) -> None:
    if not callable(function):
        raise TypeError(f"{name} must be a function, not {function!r}")
    try:
        inspect.signature(function).bind(*[None] * count)
    except TypeError:
        wanted = f"{count} argument{'' if count == 1 else 's'}"
        raise TypeError(f"{name} must take {wanted}, not {inspect.signature(function)}") from None


def usual_prompt(turn: Turn, viewer: int, winners: tuple[int, ...]) -> Message | None:
    """What a viewer is told when there is nothing to decide for them; nothing if there is.

    >>> usual_prompt(Turn("dice", (), 0), 0, ())
    Message(id='prompt-throw', args={})
    """
    if turn.kind == "over":
        return Message("prompt-over", {"count": len(winners), "seats": list(winners)})
    if turn.kind == "dice" and turn.thrower < 0:
        return Message("prompt-falling")
    if turn.kind == "dice":
        return (
            Message("prompt-throw") if turn.thrower == viewer else Message("prompt-wait-throw", {"seat": turn.thrower})
        )
    return None if viewer in turn.seats else Message("prompt-wait", {"seat": turn.seats[0]})
