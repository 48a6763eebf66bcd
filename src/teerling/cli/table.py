"""The commands for whoever runs a table in the browser: open it, and keep its games safe (server, backup, restore)."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from teerling.cli import parameters
from teerling.values import Message, SetupError
from teerling.words import Words


def add_table(app: typer.Typer, words: Words) -> None:
    """Add the commands of the table, described in a language."""
    option, argument = partial(parameters.option, words), partial(parameters.argument, words)
    language = Annotated[str | None, option("--lang", "cli-lang", metavar="nl|en")]
    games_at = Annotated[str | None, option("--database", "cli-serve-database", metavar="URL")]

    @app.command(help=words("cli-serve"))
    def serve(
        port: Annotated[int | None, option("--port", "cli-serve-port", metavar="N")] = None,
        local: Annotated[bool, option("--local", "cli-serve-local")] = False,
        no_browser: Annotated[bool, option("--no-browser", "cli-serve-no-browser")] = False,
        database: games_at = None,
        log: Annotated[Path | None, option("--log", "cli-serve-log", metavar="FILE")] = None,
        name: Annotated[list[str] | None, option("--name", "cli-serve-name", metavar="HOST")] = None,
        proxy: Annotated[list[str] | None, option("--proxy", "cli-serve-proxy", metavar="ADDRESS")] = None,
        keep: Annotated[int | None, option("--keep", "cli-serve-keep", metavar="DAYS")] = None,
        lang: language = None,
    ) -> None:
        with _needs_table():
            from teerling.cli.serve import serve as run_server

        run_server(
            words,
            port=port,
            local=local,
            browser=not no_browser,
            database=database,
            names=name or [],
            proxies=proxy or [],
            keep=keep,
            log=log,
        )

    @app.command(help=words("cli-backup"))
    def backup(
        file: Annotated[Path, argument("cli-backup-file", "FILE")], database: games_at = None, lang: language = None
    ) -> None:
        with _needs_table():
            from teerling.cli.backing_up import make_backup

        make_backup(words, file, database)

    @app.command(help=words("cli-restore"))
    def restore(
        file: Annotated[Path, argument("cli-restore-file", "FILE")], database: games_at = None, lang: language = None
    ) -> None:
        with _needs_table():
            from teerling.cli.backing_up import bring_back

        raise typer.Exit(bring_back(words, file, database))


@contextmanager
def _needs_table() -> Iterator[None]:
    """Say so where what the table in the browser needs is not installed."""
    try:
        yield
    except ImportError as missing:
        raise SetupError(Message("setup-no-table", {"module": missing.name or ""})) from missing
