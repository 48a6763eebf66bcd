"""Takes the pictures of the README: real games in a real browser, against a server of its own.

    python -m docs.pictures.browser [GAME ...]

It needs the pages (`make pages`) and Chromium. What each picture shows says the game's file in `tests/browser/games`.
Dice are never the same twice, so nor are the pictures; they are taken anew when a table looks different.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser import games
from tests.browser.table import Opener
from tests.programs import chromium
from tests.server.running import running

HERE = Path(__file__).parent
SIZE = {"width": 1200, "height": 820}


def take(opener: Opener, name: str) -> None:
    """The picture of a game, with everything at rest."""
    scene = games.find(name).scene
    if scene is None:
        sys.exit(f"Nothing says how {name} is shown: a `scene` in tests/browser/games/{name}.py does.")
    window = opener.window(size=SIZE)
    window.page.mouse.move(*scene(window))
    window.page.wait_for_timeout(900)
    window.page.screenshot(path=HERE / f"{name}.png")


def pictures(names: list[str]) -> None:
    """Take all of them."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        opener = Opener(browser, server)
        for name in names:
            take(opener, name)
        browser.close()


if __name__ == "__main__":
    pictures(sys.argv[1:] or games.names())
