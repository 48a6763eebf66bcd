"""Programs the tests need of the machine: found, and on Debian, as root, installed: python -m tests.programs.

It imports nothing that must be installed first, as it runs while everything else is set up.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

# The same engine without the window around it comes first: whole games take a third less of the processor's time.
SHELL = "chromium-headless-shell"
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str:
    """Where this machine's browser is.

    >>> chromium().startswith("/")
    True
    """

    def look() -> str | None:
        return next(filter(None, map(shutil.which, BROWSERS)), None)

    missing = "The browser tests need Chromium: install it (on Debian: apt install chromium)."
    return look() or _installed(look, SHELL, missing)


def postgresql() -> Path:
    """Where PostgreSQL's programs are: Debian keeps them out of the path, one folder for each version.

    >>> (postgresql() / "initdb").exists()
    True
    """

    def look() -> str | None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
        return shutil.which("initdb") or (str(found[-1]) if found else None)

    missing = "These tests need PostgreSQL's programs: install them (on Debian: apt install postgresql)."
    return Path(look() or _installed(look, "postgresql", missing)).resolve().parent


def _installed(look: Callable[[], str | None], package: str, missing: str) -> str:
    """What a look finds once a package is installed, where that is ours to do."""
    _install(look, package)
    if found := look():
        return found
    raise FileNotFoundError(missing)


def _install(look: Callable[[], str | None], package: str) -> None:
    """Install a package, one process at a time: Debian's installer refuses whoever comes while it is at work."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    with (Path(tempfile.gettempdir()) / "teerling-programs.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        # Whoever had the turn before may have installed it.
        if not look():
            print(f"Installing {package} for the tests ...", flush=True)
            for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
                subprocess.run(command, capture_output=True, check=False)


def main() -> None:
    """Have everything here, so that no test has to wait for it."""
    _install(lambda: shutil.which(SHELL), SHELL)
    try:
        chromium(), postgresql()
    except FileNotFoundError as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
