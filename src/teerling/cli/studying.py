"""The commands of the lab, for simulations: many games at once."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from teerling.cli import parameters
from teerling.words import Words


def add_studies(app: typer.Typer, words: Words) -> None:
    """Add the commands of the lab, described in a language."""
    option, argument = partial(parameters.option, words), partial(parameters.argument, words)
    language = Annotated[str | None, option("--lang", "cli-lang", metavar="nl|en")]
    as_json = Annotated[bool, option("--json", "cli-json")]
    game_name = Annotated[str, argument("cli-game", "GAME")]
    own_options = {"ignore_unknown_options": True}

    @app.command(help=words("cli-simulate"), context_settings=own_options)
    def simulate(
        game: game_name,
        options: Annotated[list[str] | None, argument("cli-play-words", "[--OPTION VALUE]")] = None,
        seats: Annotated[int | None, option("--seats", "cli-play-seats", metavar="N")] = None,
        players: Annotated[str | None, option("--players", "cli-simulate-players", metavar="A,B")] = None,
        games: Annotated[int, option("--games", "cli-simulate-games", metavar="N")] = 1000,
        seed: Annotated[str, option("--seed", "cli-simulate-seed", metavar="S")] = "1",
        duplicate: Annotated[bool, option("--duplicate", "cli-simulate-duplicate")] = False,
        jobs: Annotated[int | None, option("--jobs", "cli-simulate-jobs", metavar="N")] = None,
        scheduler: Annotated[str | None, option("--scheduler", "cli-simulate-scheduler", metavar="ADDRESS")] = None,
        to: Annotated[Path | None, option("--to", "cli-simulate-to", "-o", metavar="FILE")] = None,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.simulating import Wishes, show_simulate

        wishes = Wishes(game, list(options or ()), seats, players, games, seed, duplicate, jobs, scheduler)
        show_simulate(words, wishes, as_json=json, to=to)

    @app.command(help=words("cli-balance"))
    def balance(
        game: game_name,
        games: Annotated[int, option("--games", "cli-balance-games", metavar="N")] = 100,
        jobs: Annotated[int | None, option("--jobs", "cli-simulate-jobs", metavar="N")] = None,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.simulating import show_balance

        show_balance(words, game, games, jobs, as_json=json)
