"""The command line (CLI): `teerling` in a terminal."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command line; every mistake of the user is one sentence and exit code 2."""
    try:
        from teerling.cli.app import run

        run()
    except KeyboardInterrupt:  # while it still gets ready, or is about to end
        sys.exit(INTERRUPTED)
