"""The rules of a game on the screen: all sentences, a part of them, or one."""

from __future__ import annotations

from teerling.cli.screen import Screen
from teerling.game import Game
from teerling.values import Message, Option, SetupError


def show_rules(screen: Screen, game: Game, part: str | None = None) -> None:
    """Show the sentences of a part such as `4` or `4.2`, or all of them."""
    found = False
    for title, sentences in game.chapters(screen.words.language):
        wanted = [(n, text) for n, text in sentences if part is None or n == part or n.startswith(f"{part}.")]
        found = found or bool(wanted)
        if part is None:
            screen.line()
            screen.line(title, "title")
        for number, text in wanted:
            screen.line(f"{number} {text}")
    if not found:
        raise SetupError(Message("rules-no-part", {"part": str(part)[:20]}))


def show_options(screen: Screen, game: Game) -> None:
    """Show what can be agreed on, for each number of seats where it differs."""
    words = screen.words
    screen.line()
    screen.line(words("rules-options"), "title")
    for option in game.options:
        screen.line(f"--{option.name}  {words(f'{game.name}-option-{option.name}')}")
        for value, default in _values(game, option).items():
            note = f" {words('rules-default')}" if default else ""
            screen.line(f"    {value:<9} {words(f'{game.name}-option-{option.name}-{value}')}{note}")
        if option.own:
            screen.line(f"    {words('rules-own-file'):<9} {words('rules-own')}")
    screen.line()
    screen.say(game.belongs, "note")


def _values(game: Game, option: Option) -> dict[str, bool]:
    """Every value an option can have, and whether it is what you get where there is a choice."""
    found: dict[str, bool] = {}
    for seats in game.seats:
        for agreed in game.every_agreement(seats):
            allowed = option.allowed(seats, agreed)
            for value in allowed:
                found[value] = found.get(value, False) or (value == allowed[0] and len(allowed) > 1)
    return found
