"""Takes the pictures of the README: real games in a real browser, against a server of its own.

    .venv/bin/python docs/pictures/browser.py

It needs the pages (`make pages`) and Chromium. Dice are never the same twice, so nor are the pictures;
they are taken anew when a table looks different.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests import wire  # found by the line above
from tests.browser.games.pushbox import block, pushed  # the same
from tests.browser.games.quadrata import hold_as, middle, wise  # the same
from tests.browser.table import Opener, Window  # the same
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


def push_box(opener: Opener) -> None:
    """Play until there is something to calculate in the middle of a game, and touch the blocks."""
    window = opener.window(size=SIZE)
    ask_for_people(window)
    window.seats = (0, 1)
    while True:
        position = window.position
        if position.turn.kind == "over":
            ask_for_people(window)
            continue
        view = position.view(window.live.table.turn[0])
        best = max(view.choices, key=lambda c: len(pushed(c)), default=None)
        if len(window.live.table.course.events) > 12 and best and len(pushed(best)) == 3:
            break
        window.act()
    window.wait_for_prompt()
    for number in pushed(best):
        block(window, number).click()
    take(window, "table.png")


def add_vantage(opener: Opener) -> None:
    """Play against two computer players until the boards are half full, and take a die in hand."""
    window = opener.window(size=SIZE)
    window.go("/new/addvantage")
    window.button("+ One more player")
    window.page.locator("button", has_text="computer").last.click()
    window.page.get_by_role("textbox").first.fill("Anna")
    window.button("Start")
    window.wait_for_table()
    while window.up():
        position = window.position
        if (
            len(window.live.table.course.events) > 50
            and position.turn.kind == "decide"
            and position.view().board.thrown
        ):
            break
        window.act()
    window.wait_for_prompt()
    window.page.locator("[data-loose]").first.click()
    take(window, "addvantage.png")


def dice_trip(opener: Opener) -> None:
    """Play against a computer player until the map is half full."""
    window = opener.window(size=SIZE)
    window.go("/new/dicetrip")
    window.page.get_by_role("textbox").first.fill("Anna")
    window.button("Start")
    window.wait_for_table()
    while window.position.view().board.round < 8 or window.position.turn.kind != "decide":
        if window.up():
            window.act()
    take(window, "dicetrip.png")


def quadrata(opener: Opener) -> None:
    """Play against three computer players until squares are half full, and hold a shape where it fits."""
    window = opener.window(size=SIZE)
    window.go("/new/quadrata")
    window.button("+ One more player")
    window.button("+ One more player")
    for chip in window.page.locator("button", has_text="computer").all()[1:]:
        chip.click()
    window.page.get_by_role("textbox").first.fill("Anna")
    window.button("Start")
    window.wait_for_table()
    window.taste = wise(window)
    while True:
        if not window.is_up((0,)):
            window.page.wait_for_timeout(20)
            continue
        view = window.position.view(0)
        places = [choice for choice in view.choices if wire.kind(choice) == "lay"]
        if window.position.raw[1].turns > 22 and len(places) > 1:
            break
        window.act()
    window.wait_for_prompt()
    best = wire.about(window.taste(0, places))
    hold_as(window, best["way"])
    window.page.mouse.move(*middle(window, best))
    take(window, "quadrata.png", pointer=True)


def take(window: Window, name: str, pointer: bool = False) -> None:
    """The picture, with the pointer out of the way (unless it points) and everything at rest."""
    if not pointer:
        window.page.mouse.move(5, 400)
    window.page.wait_for_timeout(900)
    window.page.screenshot(path=HERE / name)


def pictures() -> None:
    """Take all of them."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        opener = Opener(browser, server)
        push_box(opener)
        add_vantage(opener)
        dice_trip(opener)
        quadrata(opener)
        browser.close()


if __name__ == "__main__":
    pictures()
