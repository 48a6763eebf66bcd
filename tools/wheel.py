"""Looks into a built wheel: the pages must be inside, and the pictures of its readme have full addresses.

`python tools/wheel.py dist/teerling-0.2.0-py3-none-any.whl`
"""

from __future__ import annotations

import re
import sys
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

INSIDE = "teerling/server/web/"


def wrong(path: Path) -> list[str]:
    """What is wrong with a wheel; nothing, if it is as it should be."""
    with ZipFile(path) as wheel:
        names = set(wheel.namelist())
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        readme = message_from_bytes(wheel.read(about)).get_payload()
        page = wheel.read(f"{INSIDE}index.html").decode() if f"{INSIDE}index.html" in names else ""
    assert isinstance(readme, str)
    found = [] if page else ["There is no page inside."]
    # What the page loads first. The rest was made by the same build.
    parts = re.findall(r'(?:src|href)="/([^"]+)"', page)
    if page and not any(part.endswith(".js") for part in parts):
        found.append("The page loads no program.")
    found += [f"The page needs {part}, which is not there." for part in parts if INSIDE + part not in names]
    links = re.findall(r"\]\(([^)]+)\)", readme)
    if not links:
        found.append("There is no readme.")
    return found + [f"The readme has no full address for {link}." for link in links if not link.startswith("https://")]


if __name__ == "__main__":
    (name,) = sys.argv[1:]
    trouble = wrong(Path(name))
    print("\n".join(trouble or [f"{name}: the pages are inside, and the readme can be read anywhere."]))
    sys.exit(bool(trouble))
