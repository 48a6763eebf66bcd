"""What surrounds every board: on the smallest phone it leaves the board its whole width."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from teerling.words import in_language
from tests.browser import games
from tests.browser.table import Opener, Window, seated

SMALL = {"width": 360, "height": 640}
LYING = {"width": 640, "height": 360}


def began(opener: Opener, name: str, size: dict[str, int], *kinds: str, **more: Any) -> Window:
    """A table that has begun, seen in Dutch on a screen of that size."""
    window = opener.window("nl-NL", size, **more)
    window.go(f"/new/{name}")
    seated(window, *kinds)
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    return window


def box(window: Window, part: str) -> FloatRect:
    """Where something stands."""
    found = window.page.locator(part).bounding_box()
    assert found, part
    return found


def scrolls(window: Window) -> bool:
    """Whether something is beyond an edge of the screen."""
    page = "document.documentElement"
    wide, high = (f"{page}.scroll{side} > {page}.client{side}" for side in ("Width", "Height"))
    return bool(window.page.evaluate(f"{wide} || {high}"))


@pytest.mark.parametrize("name", games.names())
def test_on_the_smallest_phone_the_board_has_the_whole_width(opener: Opener, name: str) -> None:
    window = began(opener, name, SMALL, "here", "bot")
    room, bar = box(window, ".table > .middle"), box(window, ".prompt")
    assert (room["x"], room["width"]) == (0, 360)
    assert room["height"] >= 470
    assert room["y"] <= 52
    assert bar["height"] <= 640 / 6
    assert bar["y"] + bar["height"] == 640
    assert not scrolls(window)


@pytest.mark.parametrize("name", games.names())
def test_on_a_phone_on_its_side_strip_and_bar_stand_beside_the_board(opener: Opener, name: str) -> None:
    window = began(opener, name, LYING, "here", "bot")
    strip, room, bar = box(window, ".seats"), box(window, ".table > .middle"), box(window, ".prompt")
    assert strip["x"] + strip["width"] <= room["x"]
    assert room["x"] + room["width"] <= bar["x"]
    assert room["height"] == 360
    assert not scrolls(window)


def test_all_switches_and_the_aim_are_in_one_menu_on_a_phone(opener: Opener) -> None:
    window = began(opener, "pushbox", SMALL, "here", "bot")
    words = in_language("nl")
    menu = window.page.locator(".toggles .menu")
    expect(menu).to_be_hidden()
    window.page.locator(".toggles summary").click()
    expect(menu).to_contain_text(words("pushbox-aim"))
    expect(menu.get_by_role("link").first).to_have_attribute("href", "/rules/pushbox")
    for name in ("Geluid", "Donker", "English"):
        button = menu.get_by_role("button", name=name)
        expect(button).to_be_visible()
        room = button.bounding_box()
        assert room
        assert room["height"] >= 44
    window.page.locator(".board").click(position={"x": 5, "y": 400})
    expect(menu).to_be_hidden()


def test_the_log_is_a_drawer_that_a_tap_beside_it_pushes_in(opener: Opener) -> None:
    window = began(opener, "pushbox", SMALL, "here", "bot")
    log = window.page.locator(".log")
    while log.locator("li").count() < 15 and window.up():
        window.act()
    expect(log).to_be_hidden()
    tool = window.page.locator("[data-tool=log]")
    tool.click()
    expect(log).to_be_visible()
    # Opened at its end: what happened last is what one wants to know.
    expect(log.locator("li").last).to_be_in_viewport()
    expect(tool).to_have_attribute("aria-expanded", "true")
    window.page.locator(".prompt .said").click()
    expect(log).to_be_hidden()
    tool.click()
    window.page.keyboard.press("Escape")
    expect(log).to_be_hidden()


def test_a_tap_on_a_name_shows_what_somebody_has(opener: Opener) -> None:
    window = began(opener, "pushbox", SMALL, "here", "bot", "bot", has_touch=True)
    chip = window.page.locator("[data-look]")
    expect(chip).to_have_count(2)
    for one in chip.all():
        room = one.bounding_box()
        assert room
        assert min(room["width"], room["height"]) >= 44
    shown = window.page.get_by_role("dialog")
    chip.last.tap()
    expect(shown).to_have_attribute("aria-label", re.compile(window.live.table.seats[2].name))
    chip.last.tap()
    expect(shown).to_have_count(0)
    chip.first.tap()
    shown.get_by_role("button").tap()
    expect(shown).to_have_count(0)
    chip.first.tap()
    window.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    # Beside it.
    chip.first.tap()
    window.page.touchscreen.tap(180, 525)
    expect(shown).to_have_count(0)
