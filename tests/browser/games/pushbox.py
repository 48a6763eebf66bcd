"""Push Box in a browser: blocks are tapped, and pushed."""

from __future__ import annotations

from playwright.sync_api import Locator

from teerling.values import Choice
from tests import wire
from tests.browser.games import Board
from tests.browser.table import Window


def choose(window: Window, choice: Choice) -> None:
    """Tap blocks and push them, or do the other thing there is to do."""
    numbers = pushed(choice)
    for number in numbers:
        block(window, number).click()
    if numbers:
        window.main.click()
    else:
        window.page.locator(".prompt .button").last.click()


def pushed(choice: Choice) -> list[int]:
    """The blocks that a choice pushes; some push none."""
    return list(wire.about(choice).get("numbers", ()))


def block(window: Window, number: int) -> Locator:
    """One's own block: in the tray, or below it on a phone."""
    return window.page.locator(f'[data-block="{number}"][data-near]:visible').last


BOARD = Board(
    choose,
    mistake="solo-stuck",
    unlit=frozenset({"pass", "again"}),
    # Games are over soon if as many blocks are pushed as can be.
    liked=lambda choice: len(pushed(choice)),
    hinted_on="phone",
)
