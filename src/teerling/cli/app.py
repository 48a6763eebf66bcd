"""The commands of `teerling`. Each command's work is in a module of its own, loaded when it is called."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from teerling import __version__
from teerling.cli import parameters
from teerling.cli.extras import add_commands
from teerling.cli.making import add_making
from teerling.cli.scenarios import add_scenarios
from teerling.cli.studying import add_studies
from teerling.cli.table import add_table
from teerling.values import Message, SetupError, TeerlingError
from teerling.words import LANGUAGES, Words, guess_language, in_language

BAD_INPUT = 2


def run() -> None:
    """Run the command line; every mistake of the user is one sentence and exit code 2."""
    words = in_language(guess_language())
    try:
        words = in_language(_language(sys.argv))
        build(words)()
    except TeerlingError as wrong:
        print(_sentence(words, wrong), file=sys.stderr)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        # Whoever read our output has had enough. Python would complain once more when it closes it.
        sys.stderr.close()
        sys.exit(1)


def _language(arguments: list[str]) -> str:
    """The language is needed before the commands are described, so it is looked up first."""
    for i, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == "--lang":
            chosen = value if equals else "".join(arguments[i + 1 : i + 2])
            if chosen not in LANGUAGES:
                raise SetupError(Message("setup-language", {"language": chosen, "languages": LANGUAGES}))
            return chosen
    return guess_language()


def _sentence(words: Words, wrong: TeerlingError) -> str:
    """What went wrong, with the rule sentence if a rule was broken."""
    from teerling.record import RecordError

    if isinstance(wrong, RecordError) and wrong.rule and wrong.game:
        from teerling.game import find

        sentence = find(wrong.game).sentences(words.language)[wrong.rule]
        return words("why", message=words.error(wrong), rule=wrong.rule, sentence=sentence)
    return words.error(wrong)


def build(words: Words) -> typer.Typer:
    """The commands, described in a language."""
    app = typer.Typer(
        help=words("cli-about"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,  # plain help is read aloud better, and comes a tenth of a second sooner
    )

    option, argument = partial(parameters.option, words), partial(parameters.argument, words)
    language = Annotated[str | None, option("--lang", "cli-lang", metavar="nl|en")]
    as_json = Annotated[bool, option("--json", "cli-json")]
    record_file = Annotated[Path, argument("cli-file", "FILE")]
    game_name = Annotated[str, argument("cli-game", "GAME")]
    # The options of a game are the game's own, so what we don't know ourselves is handed to it.
    own_options = {"ignore_unknown_options": True}

    @app.callback(invoke_without_command=True)
    def top(version: Annotated[bool, option("--version", "cli-version")] = False, lang: language = None) -> None:
        if version:
            print(f"teerling {__version__}")
            raise typer.Exit

    @app.command(help=words("cli-play"), context_settings=own_options)
    def play(
        arguments: Annotated[list[str] | None, argument("cli-play-words", "[GAME] [--OPTION VALUE]")] = None,
        seats: Annotated[int | None, option("--seats", "cli-play-seats", metavar="N")] = None,
        names: Annotated[str | None, option("--names", "cli-play-names", metavar="A,B")] = None,
        bots: Annotated[str | None, option("--bots", "cli-play-bots", metavar="A,B")] = None,
        entropy: Annotated[str | None, option("--entropy", "cli-play-entropy", metavar="A,B")] = None,
        seed: Annotated[str | None, option("--seed", "cli-play-seed", metavar="S")] = None,
        record: Annotated[Path | None, option("--record", "cli-play-record", metavar="FILE")] = None,
        resume: Annotated[Path | None, option("--resume", "cli-play-resume", metavar="FILE")] = None,
        table: Annotated[Path | None, option("--table", "cli-play-table", metavar="FILE")] = None,
        plain: Annotated[bool, option("--plain", "cli-plain")] = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.play import Wishes, play_game

        wishes = Wishes(tuple(arguments or ()), seats, names, bots, entropy, seed, record, resume, table, plain)
        raise typer.Exit(play_game(words, wishes))

    @app.command(help=words("cli-replay"))
    def replay(file: record_file, json: as_json = False, lang: language = None) -> None:
        from teerling.cli.show import show_replay

        show_replay(words, file, as_json=json)

    @app.command(help=words("cli-analyse"))
    def analyse(
        file: record_file,
        seat: Annotated[int | None, option("--seat", "cli-analyse-seat", metavar="N")] = None,
        rounds: Annotated[int, option("--rounds", "cli-analyse-rounds", metavar="N")] = 400,
        seed: Annotated[int, option("--seed", "cli-analyse-seed", metavar="N")] = 1,
        to: Annotated[Path | None, option("-o", "cli-analyse-to", metavar="FILE")] = None,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.analysing import Wishes, show_analysis

        show_analysis(words, Wishes(file, seat, rounds, seed, to, json))

    @app.command(help=words("cli-verify"))
    def verify(
        file: record_file,
        commitment: Annotated[str, option("--commitment", "cli-verify-noted", metavar="HEX")] = "",
        lang: language = None,
    ) -> None:
        from teerling.cli.show import show_verify

        show_verify(words, file, commitment)

    @app.command(help=words("cli-rules"))
    def rules(
        game: game_name, part: Annotated[str | None, argument("cli-part", "PART")] = None, lang: language = None
    ) -> None:
        from teerling.cli.rulebook import show_options, show_rules
        from teerling.cli.screen import screen_for
        from teerling.game import find

        screen = screen_for(words, (), plain=False)
        show_rules(screen, find(game), part)
        if part is None:
            show_options(screen, find(game))

    @app.command(help=words("cli-solve"), context_settings=own_options)
    def solve(
        game: game_name,
        options: Annotated[list[str] | None, argument("cli-play-words", "[--OPTION VALUE]")] = None,
        seats: Annotated[int | None, option("--seats", "cli-play-seats", metavar="N")] = None,
        check: Annotated[bool, option("--check", "cli-solve-check")] = False,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        from teerling.cli.solving import show_solve

        show_solve(words, game, seats, list(options or ()), as_json=json, prove=check)

    add_scenarios(app, words)
    add_table(app, words)
    add_making(app, words)
    add_studies(app, words)
    add_commands(app, words)
    return app
