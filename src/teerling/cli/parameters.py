"""How commands describe their options and arguments (the parameters of the command line), in a language."""

from __future__ import annotations

import typer
from typer.models import ArgumentInfo, OptionInfo

from teerling.words import Words


def option(words: Words, name: str, message: str, *more: str, metavar: str | None = None) -> OptionInfo:
    """An option, by its name (and `more` names) and the message that describes it."""
    made: OptionInfo = typer.Option(name, *more, help=words(message), metavar=metavar, show_default=False)
    return made


def argument(words: Words, message: str, metavar: str) -> ArgumentInfo:
    """An argument."""
    made: ArgumentInfo = typer.Argument(help=words(message), metavar=metavar, show_default=False)
    return made
