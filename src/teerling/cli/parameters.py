"""How commands describe what they take, in a language."""

from __future__ import annotations

from typing import Any

import typer

from teerling.words import Words


def option(words: Words, name: str, message: str, *more: str, metavar: str | None = None) -> Any:
    """An option, by its name (and `more` names) and the message that describes it."""
    return typer.Option(name, *more, help=words(message), metavar=metavar, show_default=False)


def argument(words: Words, message: str, metavar: str) -> Any:
    """An argument."""
    return typer.Argument(help=words(message), metavar=metavar, show_default=False)
