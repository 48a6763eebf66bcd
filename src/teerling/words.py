"""Messages in words: the Fluent catalogues in `locale/` and in each game's folder."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from teerling.discovery import folder
from teerling.values import Message, Reason, TeerlingError

HERE = Path(__file__).parent
LANGUAGES = ("nl", "en")
# Whatever somebody typed or wrote into a file: a sentence about it shows the beginning.
LONGEST_ARGUMENT = 500


def guess_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a terminal is set to, English if it is none of ours.

    >>> guess_language({"LANG": "nl_BE.UTF-8"}), guess_language({"LANG": "C"})
    ('nl', 'en')
    """
    for name in ("TEERLING_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "nl" if environment[name].startswith("nl") else "en"
    return "en"


@cache
def in_language(language: str) -> Words:
    """The words of a language, read once.

    >>> in_language("en").say(Message("prompt-throw"))
    'Throw the dice.'
    """
    return Words(language)


class Words:
    """One language. A game's own catalogue is read when its first message is said."""

    def __init__(self, language: str):
        # Here, as a page that only sends messages on needs none of it.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._read = FluentResource
        self._bundle = FluentBundle([language], use_isolating=False)
        self._tried: set[tuple[str, str]] = set()
        self._add(HERE / "locale" / f"{language}.ftl")

    def _add(self, path: Path) -> None:
        self._bundle.add_resource(self._read(path.read_text("utf-8")), allow_overrides=False)

    def knows(self, name: str) -> bool:
        """Whether there is a message of this name."""
        game, _, rest = name.partition("-")
        self._look_in(game, "")
        if rest.startswith("lesson-"):
            # Who is not learning needs none of it.
            self._look_in(game, "lessons")
        return bool(self._bundle.has_message(name))

    def _look_in(self, game: str, part: str) -> None:
        """Read the catalogue of a game, or of a part of it, the first time it is asked for."""
        if (game, part) in self._tried:
            return
        self._tried.add((game, part))
        home = folder(game)
        path = home / part / f"words.{self.language}.ftl" if home else None
        if path and path.exists():
            self._add(path)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message in words. An argument `seat` also gives the seat's name as `$name`.

        >>> in_language("nl").say(Message("prompt-wait-throw", {"seat": 0}), ["Anna"])
        'Anna gooit.'
        """
        if not self.knows(message.id):
            raise KeyError(f"no message {message.id!r} in {self.language}")
        args = {key: self._argument(key, value, names) for key, value in message.args.items()}
        if "seat" in message.args:
            args["name"] = self.name(message.args["seat"], names)
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise KeyError(f"message {message.id!r} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message.id} in {self.language}: {errors[0]}")
        return str(text)

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """A seat's name, or its number if nobody gave one."""
        return names[seat] if seat < len(names) else self("seat-number", number=seat + 1)

    def __call__(self, name: str, /, **args: object) -> str:
        return self.say(Message(name, args))

    def _argument(self, key: str, value: object, names: Sequence[str]) -> object:
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, tuple | list):
            if key == "seats":
                value = [self.name(seat, names) for seat in value]
            # Alternatives are joined by "or": a throw can be answered with its total or its product.
            items = [self._argument("", item, names) for item in value]
            return self.join(items, "list-or" if key in ("needed", "allowed") else "list-and")
        if isinstance(value, Mapping):
            # A name that differs by language, such as a city's.
            return value.get(self.language) or next(iter(value.values()))
        if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
            return value[:LONGEST_ARGUMENT] + "…"
        return value

    def join(self, items: Sequence[object], joint: str = "list-and") -> str:
        """Items in a row, the last after "and" (or another joint).

        >>> in_language("en").join([4, 11])
        '4 and 11'
        """
        parts = [str(i) for i in items]
        if len(parts) < 2:
            return "".join(parts)
        return self(joint, first=", ".join(parts[:-1]), last=parts[-1])

    def explain(self, reason: Reason, sentence: str, names: Sequence[str] = ()) -> str:
        """A reason with its rule sentence."""
        return self("why", message=self.say(reason.message, names), rule=reason.rule, sentence=sentence)

    def error(self, error: TeerlingError) -> str:
        """What went wrong, as a sentence."""
        return self.say(error.message)
