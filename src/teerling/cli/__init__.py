"""The terminal."""

from __future__ import annotations


def main() -> None:
    """Run the command line; every mistake of the user is one sentence and exit code 2."""
    from teerling.cli.app import run

    run()
