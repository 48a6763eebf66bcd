"""Setting up a game: who plays what, from command-line options, from a table file (TOML), or by asking."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from teerling import bots
from teerling.cli.files import read_text
from teerling.cli.screen import Screen
from teerling.game import Game, find, names, usable
from teerling.opening import checked_name
from teerling.values import Message, Option, SetupError, TeerlingError
from teerling.words import Words

LONGEST_SEED = 100


@dataclass(frozen=True)
class Setup:
    """A table to be: a name for each seat, the bot's name where a bot sits, and the options."""

    game: Game
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, str]


def split_words(words: Sequence[str]) -> tuple[str | None, dict[str, str]]:
    """The game and its own options, from what the command line did not know itself.

    >>> split_words(["pushbox", "--level", "3", "--limit=throw"])
    ('pushbox', {'level': '3', 'limit': 'throw'})
    """
    game: str | None = None
    options: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word.startswith("--"):
            name, equals, value = word[2:].partition("=")
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise SetupError(Message("setup-option-value", {"option": name}))
                value = rest.pop(0)
            options[name.replace("-", "_")] = value
        elif game is None and not word.startswith("-"):
            game = word
        else:
            raise SetupError(Message("setup-word", {"word": word}))
    return game, options


def parts(text: str | None) -> list[str]:
    """The parts of a list with commas.

    >>> parts("Anna, Bram")
    ['Anna', 'Bram']
    """
    return [part.strip() for part in text.split(",")] if text else []


def checked_seed(seed: str) -> str:
    """A seed that fits on a line.

    >>> checked_seed("42")
    '42'
    """
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise SetupError(Message("setup-seed", {"longest": LONGEST_SEED}))
    return seed


def make(
    words: Words, game: str | None, seats: int | None, people: list[str], players: list[str], options: dict[str, str]
) -> Setup:
    """A table from what was given; what was not, takes its default."""
    if game is None and len(names()) > 1:
        raise SetupError(Message("setup-no-game", {"game": "", "games": names()}))
    chosen = find(game or names()[0])
    fixed, loose = _bots(players)
    count = seats
    if count is None:
        count = len(people) + len(loose) + len(fixed) if people else max(2, len(loose) + len(fixed), *fixed, 0)
    # Refuse impossible numbers before anybody is given a seat.
    agreed = chosen.agree(count, brought(chosen, options))
    for bot in [*fixed.values(), *loose]:
        bots.find(bot, chosen, count)
    sitting = _sit(count, fixed, loose, len(people))
    seated = _names(words, count, people, sitting)
    return Setup(chosen, seated, sitting, agreed)


def brought(game: Game, options: dict[str, str]) -> dict[str, str]:
    """The options, with the text of a file where people bring one of their own."""
    files = {option.name for option in game.options if option.own}
    return {
        name: read_text(Path(value)) if name in files and "\n" not in value and Path(value).is_file() else value
        for name, value in options.items()
    }


def _bots(players: list[str]) -> tuple[dict[int, str], list[str]]:
    """Bots with a seat of their own (counted from 1), and those who take what is free."""
    fixed: dict[int, str] = {}
    loose: list[str] = []
    for text in players:
        seat, equals, name = text.partition("=")
        if equals and not (seat.isascii() and seat.isdigit() and 0 < len(seat) < 3):
            raise SetupError(Message("setup-bot-seat", {"text": text}))
        if equals:
            fixed[int(seat)] = name
        else:
            loose.append(text)
    return fixed, loose


def _sit(count: int, fixed: dict[int, str], loose: list[str], people: int) -> tuple[str, ...]:
    """The bot at each seat, "" for a person: loose bots take the last free seats."""
    sitting = [fixed.get(seat, "") for seat in range(1, count + 1)]
    free = [i for i, name in enumerate(sitting) if not name]
    if any(not 1 <= seat <= count for seat in fixed) or len(loose) + people > len(free):
        raise SetupError(Message("setup-names", {"names": people + len(loose) + len(fixed), "seats": count}))
    for seat, name in zip(free[len(free) - len(loose) :], loose, strict=True):
        sitting[seat] = name
    return tuple(sitting)


def _names(words: Words, count: int, people: list[str], sitting: tuple[str, ...]) -> tuple[str, ...]:
    """A name for each seat, all different: given, or made from the bot or the seat's number."""
    waiting = list(people)
    named: list[str] = []
    for seat in range(count):
        if sitting[seat]:
            named.append(bots.seat_name(sitting[seat], named + people))
        elif waiting:
            named.append(checked_name(waiting.pop(0)))
        else:
            named.append(words.name(seat))
    for name in named:
        if named.count(name) > 1:
            raise SetupError(Message("setup-name-twice", {"name": name}))
    return tuple(named)


def from_file(words: Words, path: Path) -> Setup:
    """A table from a TOML file: game, seats (names, or { bot = "greedy" }) and [options]."""
    try:
        found = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as wrong:
        raise SetupError(Message("setup-toml", {"file": str(path), "problem": str(wrong)})) from wrong
    shapes = {"game": str, "seats": list, "options": dict}
    for key, value in found.items():
        if key not in shapes or not isinstance(value, shapes[key]):
            raise _bad_key(path, key)
    people: list[str] = []
    players: list[str] = []
    seats = found.get("seats", [])
    for number, seat in enumerate(seats, 1):
        if isinstance(seat, str):
            people.append(seat)
        elif isinstance(seat, dict) and list(seat) == ["bot"] and isinstance(seat["bot"], str):
            players.append(f"{number}={seat['bot']}")
        else:
            raise _bad_key(path, f"seats[{number}]")
    for key, value in found.get("options", {}).items():
        if not isinstance(value, str | int):
            raise _bad_key(path, f"options.{key}")
    options = {key: str(value) for key, value in found.get("options", {}).items()}
    return make(words, found.get("game"), len(seats) or None, people, players, options)


def _bad_key(path: Path, key: str) -> SetupError:
    return SetupError(Message("setup-toml-key", {"file": str(path), "key": key}))


# Asking, in a real terminal


def ask(screen: Screen, game: str | None) -> Setup:
    """A table by questions; Enter takes the default each time."""
    words = screen.words
    if game is None and len(names()) > 1:
        game = _choose(screen, words("ask-game"), {one.name: words(f"{one.name}-title") for one in usable()})
    chosen = find(game or names()[0])
    seats = _ask_seats(screen, chosen)
    people: list[str] = []
    players: list[str] = []
    screen.line(words("ask-bots"))
    there = bots.names(chosen, seats)
    for bot in bots.opponents(chosen, seats):
        screen.pick(bot, words(f"bot-{bot}"))
    for number in range(1, seats + 1):
        default = words("seat-number", number=number)
        answer = screen.ask(_with_default(words, words("ask-name", number=number), default))
        if answer.casefold() in there:
            players.append(f"{number}={answer.casefold()}")
        else:
            people.append(answer or default)
    options: dict[str, str] = {}
    for option in chosen.options:
        options[option.name] = _ask_option(screen, chosen, option, seats, options)
    return make(words, chosen.name, seats, people, players, options)


def _ask_seats(screen: Screen, game: Game) -> int:
    words = screen.words
    least, most = game.seats[0], game.seats[-1]
    default = max(2, least)
    while True:
        answer = screen.ask(_with_default(words, words("ask-seats", least=least, most=most), str(default)))
        if not answer:
            return default
        if answer in [str(n) for n in game.seats]:
            return int(answer)
        screen.line(words("ask-number", least=least, most=most), "wrong")


def _ask_option(screen: Screen, game: Game, option: Option, seats: int, agreed: dict[str, str]) -> str:
    """The value of an option; where seats may differ, also one value for each seat."""
    allowed = option.allowed(seats, agreed)
    if len(allowed) == 1:
        return allowed[0]
    name = f"{game.name}-option-{option.name}"
    question = screen.words(name)
    if option.per_seat and seats > 1:
        question += " " + screen.words("ask-per-seat", count=seats)
    values = {value: screen.words(f"{name}-{value}") for value in allowed}
    if option.own:
        question += " " + screen.words("ask-own-file")
    return _choose(screen, question, values, seats if option.per_seat else 1, option.own)


def _choose(
    screen: Screen,
    question: str,
    values: dict[str, str],
    seats: int = 1,
    own: Callable[[str], str] | None = None,
) -> str:
    """One of some values by its number in the list or by itself, one for each seat, or a file of one's own."""
    screen.line()
    screen.line(question, "prompt")
    by_number = {str(number): value for number, value in enumerate(values, 1)}
    for number, value in by_number.items():
        screen.pick(number, values[value])
    while True:
        said = screen.ask(_with_default(screen.words, "", next(iter(values.values()))))
        answers = said.replace(",", " ").split()
        if not answers:
            return next(iter(values))
        found = [answer if answer in values else by_number.get(answer.removeprefix("#")) for answer in answers]
        if None not in found and len(found) in (1, seats):
            return " ".join(str(value) for value in found)
        if own and not said.isdigit():
            try:
                return own(read_text(Path(said)))
            except TeerlingError as wrong:
                screen.say(wrong.message, "wrong")
                continue
        screen.line(screen.words("ask-number", least=1, most=len(values)), "wrong")


def _with_default(words: Words, question: str, default: str) -> str:
    return f"{question} [{words('ask-default', default=default)}]".strip()
