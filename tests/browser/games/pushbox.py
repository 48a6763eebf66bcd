"""Push Box in a browser: blocks are tapped, and pushed."""

from __future__ import annotations

from playwright.sync_api import Locator

from teerling.values import Choice
from tests import wire
from tests.browser.games import ASIDE, Board
from tests.browser.table import Window, agreed, seated


def choose(window: Window, choice: Choice) -> None:
    """Tap blocks and push them, or do the other thing there is to do."""
    numbers = pushed(choice)
    for number in numbers:
        block(window, number).click()
    if numbers:
        window.main.click()
    else:
        # The main thing stands last: to throw again, where that is possible.
        buttons = window.page.locator(".prompt .doing .button")
        (buttons.last if wire.about(choice)["kind"] == "again" else buttons.first).click()


def pushed(choice: Choice) -> list[int]:
    """The blocks that a choice pushes; some push none."""
    return list(wire.about(choice).get("numbers", ()))


def block(window: Window, number: int) -> Locator:
    """One's own block: in the tray, or below it on a phone."""
    return window.page.locator(f'[data-block="{number}"][data-near]:visible').last


def scene(window: Window) -> tuple[float, float]:
    """Two people at one screen, at the highest level, with something to calculate in the middle of a game."""
    open_for_two(window)
    window.seats = (0, 1)
    while True:
        position = window.position
        if position.turn.kind == "over":
            open_for_two(window)
            continue
        view = position.view(window.live.table.turn[0])
        best = max(view.choices, key=lambda c: len(pushed(c)), default=None)
        if len(window.live.table.course.events) > 12 and best and len(pushed(best)) == 3:
            break
        window.act()
    window.wait_for_prompt()
    for number in pushed(best):
        block(window, number).click()
    return ASIDE


def open_for_two(window: Window) -> None:
    """A table for Anna and Bram."""
    window.go("/new/pushbox")
    seated(window, "here", "here")
    for seat, name in enumerate(("Anna", "Bram")):
        window.page.locator(".chair").nth(seat).click()
        window.page.get_by_role("textbox").fill(name)
    agreed(window, level="3", first="seat")
    window.button("Start")
    window.wait_for_table()


BOARD = Board(
    choose,
    mistake="solo-stuck",
    unlit=frozenset({"pass", "again"}),
    # Games are over soon if as many blocks are pushed as can be.
    liked=lambda choice: len(pushed(choice)),
    hinted_on="phone",
    scene=scene,
    own=".tray",
    lying="[data-block][data-near][aria-disabled=false]",
    foreseen=frozenset({"play", "any", "single"}),
)
