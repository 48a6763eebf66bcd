"""The rules of a game on the screen: all sentences, a part of them, or one."""

from __future__ import annotations

from teerling.cli.screen import Screen
from teerling.game import HOME, Game
from teerling.values import Message, SetupError


def show_rules(screen: Screen, game: Game, part: str | None = None) -> None:
    """Show the sentences of a part such as `4` or `4.2`, or all of them."""
    sentences = game.sentences(screen.words.language)
    wanted = [n for n in sentences if part is None or n == part or n.startswith(f"{part}.")]
    if not wanted:
        raise SetupError(Message("rules-no-part", {"part": str(part)[:20]}))
    lines = (HOME / game.name / f"rules.{screen.words.language}.md").read_text("utf-8").splitlines()
    for line in lines:
        number = line.partition(" ")[0]
        if number in wanted:
            screen.line(line)
        elif line.startswith("#") and part is None:
            screen.line()
            screen.line(line.lstrip("# "), "title")


def show_options(screen: Screen, game: Game) -> None:
    """Show what can be agreed on, for each number of seats where it differs."""
    words = screen.words
    screen.line()
    screen.line(words("rules-options"), "title")
    for option in game.options:
        screen.line(f"--{option.name}  {words(f'{game.name}-option-{option.name}')}")
        seen: dict[str, bool] = {}
        for seats in game.seats:
            allowed = option.allowed(seats, game.agree(seats, {}))
            for value in allowed:
                seen[value] = seen.get(value, False) or value == allowed[0]
        for value, default in seen.items():
            note = f" {words('rules-default')}" if default and len(seen) > 1 and option.name != "mode" else ""
            screen.line(f"    {value:<9} {words(f'{game.name}-option-{option.name}-{value}')}{note}")
    screen.line()
    screen.line(words("rules-affiliation", title=words(f"{game.name}-title")), "note")
