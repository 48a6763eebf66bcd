"""Games and positions: the contract that bots, tables, terminals, solvers and servers use.

    game = find("pushbox")
    position = game.start(seats=2, level="3", first="seat")
    position = position.roll(game.read_roll("5 4"))
    position = position.play(0, game.read_move("12-3"))

A game is a folder in `games/`, or an installed package (see `discovery`). Its `game.py` says what it has for each part
of the contract (see `contract`), and beside it are the rule sentences and the words in each language;
docs/adding-a-game.md explains all of it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from itertools import product
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from teerling.contract import AnyParts, Parts, Rules, read_faces
from teerling.discovery import BROKEN, folder, packages
from teerling.position import Position
from teerling.values import (
    Level,
    Message,
    Move,
    Option,
    Roll,
    SetupError,
)
from teerling.words import LANGUAGES

if TYPE_CHECKING:
    from teerling.kernel.compiled import Compiled
    from teerling.kernel.plain import Plain

# Positions are half of the contract, in a file of their own for its length only.
__all__ = ["Game", "Position", "find", "names", "usable"]

# The files of text that every game has beside its `game.py`, in every language.
TEXTS = ("rules.{}.md", "words.{}.ftl")
# What studies found, written by docs/generate.py; a game need not have been studied.
MEASURED = "expected.json"


class Expected(msgspec.Struct, frozen=True):
    """How many points are to be expected of a seat, among so many, with what was agreed besides the usual."""

    seats: int
    among: dict[str, str]
    usual: float | None = None  # what somebody gets who thinks one step ahead
    perfect: float | None = None  # what best play gets, on average


def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order.

    >>> "pushbox" in names()
    True
    """
    return tuple(packages())


def usable() -> list[Game]:
    """The games that are in order, for whoever shows them all: what is wrong with another one, `find` says.

    >>> [game.name for game in usable()] == list(names())
    True
    """
    found = []
    for name in names():
        with suppress(SetupError):
            found.append(find(name))
    return found


@cache
def find(name: str) -> Game:
    """The game of this name, with all its parts in order.

    >>> find("pushbox").seats
    range(1, 5)
    """
    if name not in packages():
        raise SetupError(Message("setup-no-game", {"game": name, "games": names()}))
    home = folder(name)
    try:
        if home is None:
            raise ImportError(f"there is no package {packages()[name]}")
        parts: object = import_module(f"{packages()[name]}.game").GAME
        if not isinstance(parts, Parts):
            raise TypeError(f"GAME must be Parts(...), not {parts!r}")
        for file in (part.format(language) for part in TEXTS for language in LANGUAGES):
            if not (home / file).exists():
                raise ImportError(f"there is no file {file}")
    except BROKEN as wrong:
        problem = {"game": name, "file": _blamed(home, wrong), "problem": str(wrong)}
        raise SetupError(Message("setup-broken-game", problem)) from wrong
    return Game(name, home, parts)


def _blamed(home: Path | None, wrong: BaseException) -> str:
    """The file of a game in which something went wrong, as its makers call it; without the path to it."""
    if home is None:
        return "pyproject.toml"
    passed = [frame.filename for frame in extract_tb(wrong.__traceback__)]
    if isinstance(wrong, SyntaxError) and wrong.filename:
        passed.append(wrong.filename)
    own = [path for path in map(Path, passed) if path.is_relative_to(home)]
    return (own[-1].relative_to(home.parent) if own else Path(home.name) / "game.py").as_posix()


class Game:
    """A game's rules, and what surrounds them, from its folder."""

    def __init__(self, name: str, home: Path, parts: AnyParts):
        self.name = name
        self.home = home
        self.parts = parts

    def __repr__(self) -> str:
        return f"find({self.name!r})"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return find, (self.name,)

    @property
    def rules(self) -> Rules[Any, Any]:
        """The rules file, as plain Python."""
        return self.parts.rules

    @property
    def rules_module(self) -> ModuleType:
        """The same as a module, for kernels, which read its source."""
        return import_module(self.rules.__name__)

    @property
    def veil(self) -> ModuleType | None:
        """What blanks in a state what a seat may not know; none where nothing is secret. Restricted Python too."""
        return import_module(self.parts.secrets.veil.__name__) if self.parts.secrets else None

    @property
    def version(self) -> int:
        """The version of the rules: it changes when play changes."""
        return self.rules.VERSION

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.parts.options.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be agreed before a game."""
        return self.parts.options.options

    @property
    def levels(self) -> tuple[Level, ...]:
        """How computer players of the levels 1 to 5 choose."""
        return self.parts.judgement.levels

    @property
    def actions(self) -> int:
        """The size of the action space: every thinkable move has a code below it."""
        return self.rules.ACTIONS

    @property
    def low_is_good(self) -> bool:
        """Whether a low score is better than a high one.

        >>> find("pushbox").low_is_good
        True
        """
        return self.parts.goal == "least"

    @property
    def alike(self) -> bool:
        """Whether every viewer sees the same board and points and is told the same: nothing is secret.

        >>> find("pushbox").alike, find("addvantage").alike
        (True, False)
        """
        return self.parts.secrets is None

    @property
    def belongs(self) -> Message:
        """Whose game this is: a publisher's, with whom we have nothing to do, or nobody's.

        >>> find("pushbox").belongs.id
        'rules-affiliation'
        """
        named = {"title": Message(f"{self.name}-title")}
        return Message("rules-affiliation" if self.parts.published else "rules-no-publisher", named)

    @property
    def solvable(self) -> range:
        """For how many seats every position can be worked out; for none, unless the game says so.

        >>> find("pushbox").solvable
        range(1, 3)
        """
        return self.parts.options.solvable

    def agree(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, the defaults filled in; refuses what doesn't fit.

        >>> find("pushbox").agree(2, {"level": "3"})
        {'mode': 'facing', 'level': '3 3', 'first': 'throw', 'limit': 'turn', 'start': 'book'}
        """
        if seats not in self.seats:
            raise SetupError(
                Message(
                    "setup-seats", {"game": self.name, "least": self.seats[0], "most": self.seats[-1], "seats": seats}
                )
            )
        known = tuple(option.name for option in self.options)
        for name in chosen:
            if name not in known:
                raise SetupError(Message("setup-no-option", {"game": self.name, "option": name, "options": known}))
        agreed: dict[str, str] = {}
        for option in self.options:
            allowed = option.allowed(seats, agreed)
            agreed[option.name] = option.read(str(chosen.get(option.name, allowed[0])), seats, allowed)
        return agreed

    def every_agreement(self, seats: int) -> Iterator[dict[str, str]]:
        """Every set of options that a number of seats can agree on; of values that are much alike, a few."""

        def extend(index: int, agreed: dict[str, str]) -> Iterator[dict[str, str]]:
            if index == len(self.options):
                yield agreed
                return
            option = self.options[index]
            for values in product(option.few or option.allowed(seats, agreed), repeat=seats if option.per_seat else 1):
                yield from extend(index + 1, {**agreed, option.name: " ".join(values)})

        return extend(0, {})

    def start(self, seats: int = 2, options: Mapping[str, str] | None = None, **more: str) -> Position:
        """The position before the first throw; options by name, or as a mapping.

        >>> find("pushbox").start(seats=1).turn.kind
        'dice'
        """
        agreed = self.agree(seats, {**(options or {}), **more})
        given = self._given(seats, tuple(agreed.items()))
        state = self.parts.state()
        self.rules.start(given, state)
        return Position(self, agreed, given, state)

    def again(self, seats: int, options: Mapping[str, str], state: Any) -> Position:
        """A position from its agreements and its state, as they came from another process."""
        start = self.start(seats, options)
        return Position(self, start.options, start.raw[0], state)

    @lru_cache(64)  # noqa: B019  # games are few and live as long as the program; a given is large and never changes
    def _given(self, seats: int, agreed: tuple[tuple[str, str], ...]) -> Any:
        return self.parts.options.given(seats, dict(agreed))

    def read_move(self, text: str) -> Move:
        """The move a text stands for; `UnreadableMove` if it is none."""
        return self.parts.moves.read(text)

    def thinkable(self, code: int) -> Move:
        """A move for any code of the action space, legal or not."""
        return self.parts.moves.thinkable(code)

    def read_roll(self, text: str) -> Roll:
        """The throw or draw a text stands for; `UnreadableMove` if it is none."""
        read = self.parts.moves.read_roll
        return read(text) if read else read_faces(text, self.rules.MOST_DICE)

    def sentences(self, language: str) -> dict[str, str]:
        """The numbered rule sentences, by number.

        >>> find("pushbox").sentences("en")["1.3"]
        'Your numbers are the blocks that stand out at your side. You push only those.'
        """
        return {number: text for _, sentences in self.chapters(language) for number, text in sentences}

    def chapters(self, language: str) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        """The rule sentences by part: each part's title, and its numbers with their sentences.

        >>> [title for title, _ in find("pushbox").chapters("nl")][:3]
        ['Het bord', 'De spelers', 'Wie begint']
        """
        return _chapters(self.home / f"rules.{language}.md")

    def compared(self, seats: int, agreed: Mapping[str, str], seat: int) -> dict[str, str]:
        """What is agreed besides the usual that decides how many points are good for a seat.

        >>> find("pushbox").compared(2, find("pushbox").agree(2, {"level": "1 3", "first": "seat"}), 1)
        {'level': '3'}
        """
        usual, besides = self.agree(seats, {}), {}
        for option in self.options:
            at = seat if option.per_seat else 0
            value, without = (
                (one.split()[at] if option.per_seat else one) for one in (agreed[option.name], usual[option.name])
            )
            if option.matters and value != without:
                # What somebody brought may be long: it is only told apart from others.
                own = option.own and value not in option.allowed(seats, agreed)
                besides[option.name] = hashlib.sha256(value.encode()).hexdigest()[:12] if own else value
        return besides

    def expected(self, seats: int, among: Mapping[str, str]) -> Expected | None:
        """How many points are to be expected, as far as it was measured or worked out.

        >>> find("pushbox").expected(1, {}).perfect
        23.3
        """
        return next((row for row in _measured(self.home / MEASURED) if (row.seats, row.among) == (seats, among)), None)

    def plain(self) -> Plain:
        """The rules as they are written, with the loops that play whole games."""
        from teerling.kernel.plain import Plain

        return Plain(self.rules_module)

    def compiled(self, *, checked: bool = False) -> Compiled:
        """The rules compiled (needs the extra `fast`)."""
        try:
            from teerling.kernel.compiled import Compiled
        except ImportError as missing:
            raise SetupError(Message("setup-no-fast", {"module": missing.name or "numba"})) from missing
        return Compiled(self.rules_module, checked=checked)


@cache
def _measured(path: Path) -> tuple[Expected, ...]:
    return msgspec.json.decode(path.read_bytes(), type=tuple[Expected, ...]) if path.exists() else ()


@cache
def _chapters(path: Path) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    parts = re.split(r"^## (.+)$", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
    sentences = [tuple(re.findall(r"^(\d+\.\d+) (.+)$", part, re.MULTILINE)) for part in parts[1::2]]
    return tuple(zip(parts[0::2], sentences, strict=True))
