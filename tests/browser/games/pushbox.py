"""Push Box in a browser: blocks are tapped, and pushed."""

from __future__ import annotations

from playwright.sync_api import Locator

from teerling.values import Choice
from tests.browser.games import Board
from tests.browser.table import Window


def choose(window: Window, choice: Choice) -> None:
    """Tap blocks and push them, or do the other thing there is to do."""
    for number in choice.about["numbers"]:
        block(window, number).click()
    if choice.about["numbers"]:
        window.main.click()
    else:
        window.page.locator(".prompt .button").last.click()


def block(window: Window, number: int) -> Locator:
    """One's own block: in the tray, or below it on a phone."""
    return window.page.locator(f'[data-block="{number}"][data-near]:visible').last


BOARD = Board(
    choose,
    mistake="solo-stuck",
    unlit=frozenset({"pass", "again"}),
    # Games are over soon if as many blocks are pushed as can be.
    liked=lambda choice: len(choice.about["numbers"]),
    hinted_on="phone",
)
