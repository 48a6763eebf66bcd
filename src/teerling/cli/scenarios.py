"""The commands for games that are not played as usual: lessons, and the throw of the day."""

from functools import partial
from typing import Annotated

import typer

from teerling.cli import parameters
from teerling.words import Words


def add_scenarios(app: typer.Typer, words: Words) -> None:
    """Add these commands, described in a language."""
    option, argument = partial(parameters.option, words), partial(parameters.argument, words)
    language = Annotated[str | None, option("--lang", "cli-lang", metavar="nl|en")]

    @app.command(help=words("cli-learn"))
    def learn(
        game: Annotated[str | None, argument("cli-game", "[GAME]")] = None,
        lesson: Annotated[str | None, argument("cli-lesson", "[LESSON]")] = None,
        plain: Annotated[bool, option("--plain", "cli-plain")] = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.learning import learn_game, list_lessons
        from teerling.cli.screen import screen_for

        if game is None or lesson is None:
            list_lessons(screen_for(words, (), plain=plain), game)
        else:
            raise typer.Exit(learn_game(words, game, lesson, plain=plain))

    @app.command(help=words("cli-daily"))
    def daily(
        game: Annotated[str | None, argument("cli-game", "[GAME]")] = None,
        date: Annotated[str | None, option("--date", "cli-daily-date", metavar="YYYY-MM-DD")] = None,
        plain: Annotated[bool, option("--plain", "cli-plain")] = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.days import list_days, play_day
        from teerling.cli.screen import screen_for

        if game is None:
            list_days(screen_for(words, (), plain=plain))
        else:
            raise typer.Exit(play_day(words, game, date, plain=plain))
