"""Finds a Chromium for the tests, and on Debian, as root, installs one: python -m tests.browser.chromium."""

from __future__ import annotations

import os
import shutil
import subprocess

# The same engine without the window around it comes first: whole games take a third less of the processor's time.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def install() -> None:
    """Install the first, where that is ours to do; where it can't be had, any other does as well."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", SHELL]):
            subprocess.run(command, capture_output=True, check=False)


def chromium() -> str:
    """Where this machine's is.

    >>> chromium().startswith("/")
    True
    """
    for attempt in (install, None):
        for name in NAMES:
            if found := shutil.which(name):
                return found
        if attempt:
            attempt()
    raise FileNotFoundError("The browser tests need Chromium: install it (on Debian: apt install chromium).")


if __name__ == "__main__":
    if not shutil.which(SHELL):
        install()
    print(chromium())
