"""The commands for makers of games: a new one, how fast each is, and counting every way it can go (perft)."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from teerling.cli import parameters
from teerling.words import Words


def add_making(app: typer.Typer, words: Words) -> None:
    """Add the commands for makers, described in a language."""
    option, argument = partial(parameters.option, words), partial(parameters.argument, words)
    language = Annotated[str | None, option("--lang", "cli-lang", metavar="nl|en")]
    as_json = Annotated[bool, option("--json", "cli-json")]

    @app.command(help=words("cli-perft"), context_settings={"ignore_unknown_options": True})
    def perft(
        game: Annotated[str, argument("cli-game", "GAME")],
        depth: Annotated[int, argument("cli-depth", "DEPTH")],
        options: Annotated[list[str] | None, argument("cli-play-words", "[--OPTION VALUE]")] = None,
        seats: Annotated[int | None, option("--seats", "cli-play-seats", metavar="N")] = None,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.show import show_perft

        show_perft(words, game, depth, seats, list(options or ()), as_json=json)

    @app.command(help=words("cli-bench"))
    def bench(
        json: as_json = False,
        seconds: Annotated[float, option("--seconds", "cli-bench-seconds", metavar="S")] = 1.0,
        lang: language = None,
    ) -> None:
        from teerling.cli.bench import show_bench

        show_bench(words, seconds, as_json=json)

    @app.command("new-game", help=words("cli-new-game"))
    def new_game(
        name: Annotated[str, argument("cli-new-game-name", "NAME")],
        into: Annotated[Path, option("--into", "cli-new-game-into", metavar="FOLDER")] = Path(),
        title: Annotated[str | None, option("--title", "cli-new-game-title", metavar="TITLE")] = None,
        lang: language = None,
    ) -> None:
        from teerling.cli.new_game import write_new_game

        write_new_game(words, name, into, title)
