"""Which games there are, and where they live: plugin discovery.

A game is a folder in `games/`, or an installed package that names itself by an entry point of the group
`teerling.games`, such as `pig = "pig"` in its pyproject.toml. Nothing is imported to find out.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

GROUP = "teerling.games"
# What loading a game's module raises if something is wrong with it.
BROKEN = (ImportError, AttributeError, NameError, SyntaxError, TypeError)
HERE = Path(__file__).parent / "games"


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's name, in alphabetical order.

    >>> packages()["pushbox"]
    'teerling.games.pushbox'
    """
    found = _installed()
    # What comes with Teerling can't be replaced by something that is only called like it.
    found |= {path.parent.name: f"teerling.games.{path.parent.name}" for path in HERE.glob("*/game.py")}
    return dict(sorted(found.items()))


def _installed() -> dict[str, str]:
    """The games of installed packages."""
    listed = (file for place in sys.path for file in Path(place or ".").glob("*.dist-info/entry_points.txt"))
    if not any(f"[{GROUP}]" in file.read_text("utf-8") for file in listed):
        return {}
    # To load this takes longer than everything else here, and most have no games but ours.
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


@cache
def folder(name: str) -> Path | None:
    """Where a game's files are; nothing if there is no such game, or its package is gone.

    >>> folder("pushbox").name, folder("chess")
    ('pushbox', None)
    """
    package = packages().get(name)
    if package is None:
        return None
    if package.startswith("teerling."):
        return HERE / name
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        return None
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None
