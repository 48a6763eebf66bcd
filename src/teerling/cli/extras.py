"""Commands that games add to the terminal (plug-ins): each game's `commands.py`, found by being there."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from teerling.cli.parameters import argument, option
from teerling.discovery import BROKEN, folder, packages
from teerling.values import Command
from teerling.words import Words


def add_commands(app: typer.Typer, words: Words) -> None:
    """Add every game's own commands, described in a language."""
    for game, package in packages().items():
        home = folder(game)
        if home is None or not (home / "commands.py").exists():
            continue
        try:
            commands: tuple[Command, ...] = import_module(f"{package}.commands").COMMANDS
        except BROKEN:
            continue  # what is wrong with a game is said when it is asked for, and disturbs no other
        for group in dict.fromkeys(command.group for command in commands):
            own = typer.Typer(help=words(f"{game}-command-{group}"), no_args_is_help=True, rich_markup_mode=None)
            for command in commands:
                if command.group == group:
                    _add(own, words, game, command)
            app.add_typer(own, name=group)


def _add(app: typer.Typer, words: Words, game: str, command: Command) -> None:
    file = argument(words, f"{game}-command-file", "FILE")
    lang = option(words, "--lang", "cli-lang", metavar="nl|en")
    about = words(f"{game}-command-{command.name}")
    if not command.writes:

        @app.command(command.name, help=about)
        def reading(file: Annotated[str, file], lang: Annotated[str | None, lang] = None) -> None:
            _run(words, command, file, None)

        return
    to = option(words, "--to", f"{game}-command-to", "-o", metavar="FILE")

    @app.command(command.name, help=about)
    def writing(file: Annotated[str, file], to: Annotated[Path, to], lang: Annotated[str | None, lang] = None) -> None:
        _run(words, command, file, to)


def _run(words: Words, command: Command, file: str, to: Path | None) -> None:
    from teerling.cli.files import read_text, write_text

    path = Path(file)
    text = None if path.is_file() else command.known(file)
    said, made = command.run(read_text(path) if text is None else text)
    if to is not None:
        write_text(to, made)
    for message in said:
        print(words.say(message))
    if to is not None:
        print(words("cli-written", file=str(to)))
