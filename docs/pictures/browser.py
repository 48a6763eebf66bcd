"""Takes the picture of the README: a real game in a real browser, against a server of its own.

    .venv/bin/python docs/pictures/browser.py

It needs the pages (`make pages`) and Chromium. Dice are never the same twice, so nor is the picture;
it is taken anew when the table looks different.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.table import Opener, Window  # found by the line above
from tests.browser.ways import block  # the same
from tests.server.running import running  # the same

HERE = Path(__file__).parent
SIZE = {"width": 1200, "height": 820}


def ask_for_people(window: Window) -> None:
    """Two people at one screen, at the highest level."""
    window.go("/new/pushbox")
    window.page.locator("button", has_text="somebody here").last.click()
    for box, name in zip(window.page.get_by_role("textbox").all(), ("Anna", "Bram"), strict=True):
        box.fill(name)
    window.page.get_by_text("all four operations").click()
    window.page.get_by_text("the first seat").click()
    window.button("Start")
    window.wait_for_table()


def picture() -> None:
    """Play until there is something to calculate in the middle of a game, touch the blocks, and take the picture."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        opener = Opener(browser, server)
        window = opener.window(size=SIZE)
        ask_for_people(window)
        window.seats = (0, 1)
        while True:
            position = window.position
            if position.turn.kind == "over":
                ask_for_people(window)
                continue
            view = position.view(window.live.table.turn[0])
            best = max((c for c in view.choices), key=lambda c: len(c.about["numbers"]), default=None)
            if len(window.live.table.course.past) > 12 and best and len(best.about["numbers"]) == 3:
                break
            window.act()
        window.wait_for_prompt()
        for number in best.about["numbers"]:
            block(window, number).click()
        window.page.mouse.move(5, 400)
        window.page.wait_for_timeout(900)
        window.page.screenshot(path=HERE / "table.png")
        browser.close()


if __name__ == "__main__":
    picture()
