"""Games and positions: the contract that bots, tables, terminals, solvers and servers use.

    game = find("pushbox")
    position = game.start(seats=2, level="3", first="seat")
    position = position.roll(game.read_roll("5 4"))
    position = position.play(0, game.read_move("12-3"))

A game is a folder in `games/`. It holds `rules.py`, `options.py`, `moves.py`, `reasons.py`, `view.py`, `draw.py`,
`svg.py`, `judge.py` and `insight.py`, if something is secret `veil.py`, if it adds commands `commands.py`, and the rule
sentences and the words in each language; docs/adding-a-game.md says what each must offer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from teerling.position import Position
from teerling.values import (
    Level,
    Message,
    Move,
    Option,
    Roll,
    SetupError,
)

if TYPE_CHECKING:
    from teerling.kernel.compiled import Compiled
    from teerling.kernel.plain import Plain

# Positions are half of the contract, in a file of their own for its length only.
__all__ = ["Game", "Position", "find", "names"]

HOME = Path(__file__).parent / "games"


def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order.

    >>> "pushbox" in names()
    True
    """
    return tuple(sorted(path.parent.name for path in HOME.glob("*/rules.py")))


@cache
def find(name: str) -> Game:
    """The game of this name.

    >>> find("pushbox").seats
    range(1, 5)
    """
    if name not in names():
        raise SetupError(Message("setup-no-game", {"game": name, "games": names()}))
    return Game(name)


class Game:
    """A game's rules, and what surrounds them, from its folder."""

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return f"find({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return find, (self.name,)

    def _part(self, part: str) -> ModuleType:
        return import_module(f"teerling.games.{self.name}.{part}")

    @cached_property
    def rules(self) -> ModuleType:
        """The rules file, as plain Python."""
        return self._part("rules")

    @cached_property
    def parts(self) -> dict[str, ModuleType]:
        """The modules around the rules, by name."""
        return {part: self._part(part) for part in ("options", "moves", "reasons", "view", "draw", "judge")}

    @cached_property
    def insight(self) -> ModuleType:
        """What is good in this game, for the search; restricted Python like the rules."""
        return self._part("insight")

    @cached_property
    def svg(self) -> ModuleType:
        """How the game is drawn, for notebooks."""
        return self._part("svg")

    @cached_property
    def veil(self) -> ModuleType | None:
        """What blanks in a state what a seat may not know; none where nothing is secret. Restricted Python too."""
        return self._part("veil") if (HOME / self.name / "veil.py").exists() else None

    @property
    def version(self) -> int:
        """The version of the rules: it changes when play changes."""
        return int(self.rules.VERSION)

    @property
    def seats(self) -> range:
        """How many can play."""
        seats: range = self.parts["options"].SEATS
        return seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be agreed before a game."""
        options: tuple[Option, ...] = self.parts["options"].OPTIONS
        return options

    @property
    def levels(self) -> tuple[Level, ...]:
        """How computer players of the levels 1 to 5 choose."""
        levels: tuple[Level, ...] = self.parts["judge"].LEVELS
        return levels

    @property
    def actions(self) -> int:
        """The size of the action space: every thinkable move has a code below it."""
        return int(self.rules.ACTIONS)

    @property
    def low_is_good(self) -> bool:
        """Whether a low score is better than a high one.

        >>> find("pushbox").low_is_good
        True
        """
        return bool(getattr(self.rules, "LOW_IS_GOOD", False))

    @property
    def alike(self) -> bool:
        """Whether every viewer sees the same board and points and is told the same: nothing is secret.

        >>> find("pushbox").alike, find("addvantage").alike
        (True, False)
        """
        return bool(getattr(self.parts["view"], "ALIKE", False))

    @property
    def solvable(self) -> range:
        """For how many seats every position can be worked out; for none, unless the game says so.

        >>> find("pushbox").solvable
        range(1, 3)
        """
        seats: range = getattr(self.parts["options"], "SOLVABLE", range(0))
        return seats

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
        state = self.rules.State()
        self.rules.start(given, state)
        return Position(self, agreed, given, state)

    def again(self, seats: int, options: Mapping[str, str], state: Any) -> Position:
        """A position from its agreements and its state, as they came from another process."""
        start = self.start(seats, options)
        return Position(self, start.options, start.raw[0], state)

    @lru_cache(64)  # noqa: B019  # games are few and live as long as the program; a given is large and never changes
    def _given(self, seats: int, agreed: tuple[tuple[str, str], ...]) -> Any:
        return self.parts["options"].given(seats, dict(agreed))

    def read_move(self, text: str) -> Move:
        """The move a text stands for; `UnreadableMove` if it is none."""
        move: Move = self.parts["moves"].read(text)
        return move

    def thinkable(self, code: int) -> Move:
        """A move for any code of the action space, legal or not."""
        move: Move = self.parts["moves"].thinkable(code)
        return move

    def read_roll(self, text: str) -> Roll:
        """The throw or draw a text stands for; `UnreadableMove` if it is none."""
        roll: Roll = self.parts["moves"].read_roll(text)
        return roll

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
        return _chapters(HOME / self.name / f"rules.{language}.md")

    def plain(self) -> Plain:
        """The rules as they are written, with the loops that play whole games."""
        from teerling.kernel.plain import Plain

        return Plain(self.rules)

    def compiled(self, *, checked: bool = False) -> Compiled:
        """The rules compiled (needs the extra `fast`)."""
        try:
            from teerling.kernel.compiled import Compiled
        except ImportError as missing:
            raise SetupError(Message("setup-no-fast", {"module": missing.name or "numba"})) from missing
        return Compiled(self.rules, checked=checked)


@cache
def _chapters(path: Path) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    parts = re.split(r"^## (.+)$", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
    sentences = [tuple(re.findall(r"^(\d+\.\d+) (.+)$", part, re.MULTILINE)) for part in parts[1::2]]
    return tuple(zip(parts[0::2], sentences, strict=True))
