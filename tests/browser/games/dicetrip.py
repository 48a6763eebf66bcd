"""Dice Trip in a browser: dice, tools and cities are tapped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from teerling.values import Choice
from tests import wire
from tests.browser.games import ASIDE, Board
from tests.browser.table import Window


def choose(window: Window, choice: Choice) -> None:
    """Tap two dice and a city; or a tool, and what it is used on. Others act meanwhile: wait until this is done."""
    about = wire.about(choice)
    page = window.page
    seat = window.shown_to
    board = wire.board(window.position, seat)
    if about["kind"] == "write":
        take(window, *about["dice"])
        expect(page.locator("[data-made]")).to_have_attribute("data-made", str(about["number"]))
        city(window, about["city"])
    elif about["kind"] == "cross":
        page.locator('[data-tool="cross"]').click()
        city(window, about["city"])
    elif about["kind"] == "double":
        page.locator('[data-tool="double"]').click()
        take(window, about["twice"], about["ignored"])
        window.main.click()
    elif about["kind"] == "reroll":
        page.locator('[data-tool="reroll"]').click()
        take(window, *about["dice"])
        # Who has said which dice has said enough: the page throws them.
        window.main.click()
    else:
        if about["kind"] == "keep":
            # Who writes keeps the throw; it is said by itself only where it might be thrown again.
            page.locator('[data-tool="reroll"]').click()
        window.button(window.words(f"dicetrip-choice-{about['kind']}").capitalize())

    def heard() -> bool:
        now = wire.board(window.position, seat)
        card = now["cards"][seat]
        done = {
            "write": card["numbers"][about.get("city", 0)] == about.get("number"),
            "cross": about.get("city") in card["crossed"],
            "double": card["twice"] is not None,
            "reroll": not card["reroll"] and now["stage"] == "write",
            "keep": now["stage"] == "write",
            "done": card["done"] or now["round"] > board["round"] or now["stage"] == "over",
        }
        return bool(done[about["kind"]])

    window.until(heard, f"the server hears of {choice.move.text}")


def take(window: Window, *dice: str) -> None:
    """Take dice in hand, in this order."""
    for colour in dice:
        window.page.locator(f'[data-die="{colour}"]').click()
        expect(window.page.locator(f'[data-die="{colour}"]')).to_have_attribute("aria-pressed", "true")


def city(window: Window, number: int) -> None:
    """Choose a city of one's own card: a click does it, a finger looks first, and the button does it."""
    page = window.page
    there = page.locator(f'.near [data-city="{number}"]')
    if out_of_sight(window, number):
        # The map is looked at closely, somewhere else.
        page.locator('[data-tool="whole"]').click()
    if not page.evaluate("() => navigator.maxTouchPoints > 0"):
        there.locator(".place").click()
        return
    there.locator(".place").tap()
    expect(there).to_have_class(re.compile("chosen"))
    # A finger finds it, and its neighbours.
    wide = "([hit]) => hit.getBoundingClientRect().width >= 43"
    page.wait_for_function(wide, arg=[there.locator(".hit").element_handle()])
    window.main.click()


def out_of_sight(window: Window, number: int) -> bool:
    """Whether a city is beyond the edge of the map as it is looked at."""
    box, paper = (
        window.page.locator(one).bounding_box() for one in (f'.near [data-city="{number}"] .place', ".near .paper")
    )
    assert box
    assert paper
    x, y = box["x"] + box["width"] / 2 - paper["x"], box["y"] + box["height"] / 2 - paper["y"]
    return not (4 < x < paper["width"] - 4 and 4 < y < paper["height"] - 4)


def scene(window: Window) -> tuple[float, float]:
    """Against a computer player, the map half full."""
    window.go("/new/dicetrip")
    window.page.get_by_role("textbox").first.fill("Anna")
    window.button("Start")
    window.wait_for_table()
    while window.position.view().board.round < 8 or window.position.turn.kind != "decide":
        if window.up():
            window.act()
    return ASIDE


BOARD = Board(
    choose,
    mistake="alone",
    unlit=frozenset({"keep", "done"}),
    language="nl-NL",
    scene=scene,
    own=".near .slot svg",
    fine=".slot svg",
    labels=".slot svg",
    lying=".near [data-city]:has(.pencil:not(.ghost), .cross:not(.ghost))",
    foreseen=frozenset({"write", "cross"}),
)
