"""What a release says: the part of CHANGELOG.md about a version. `python tools/notes.py v0.2.0` prints it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

HOME = Path(__file__).parent.parent


def version() -> str:
    """The version the code says it is, without importing it."""
    found = re.search(r'^__version__ = "(.+)"$', (HOME / "src/teerling/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def notes(changelog: str, wanted: str) -> str:
    r"""The part about a version, without its heading; empty if there is none.

    >>> notes("# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-17\n\nMore.\n\n## 0.1.0\n\nLess.\n", "0.2.0")
    'More.'
    """
    parts = re.split(r"^## (\S+).*$", changelog, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True)).get(wanted, "").strip()


if __name__ == "__main__":
    (tag,) = sys.argv[1:]
    if tag != f"v{version()}":
        sys.exit(f"The tag is {tag}, but the code says it is {version()}.")
    told = notes((HOME / "CHANGELOG.md").read_text("utf-8"), version())
    if not told:
        sys.exit(f"CHANGELOG.md has nothing about {version()}.")
    sys.stdout.buffer.write(f"{told}\n".encode())
