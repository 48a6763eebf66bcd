"""Pig in a real browser, on the board that any game has: the pages know nothing of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect
from tests.browser.table import Opener, Window, seated
from tests.browser.test_pages import complaints

from teerling import find
from teerling.solve import table_for
from teerling.values import Choice

SMALL = {"width": 360, "height": 640}


def sensible(window: Window) -> None:
    """Let a window hold from fourteen points on."""

    def choose(seat: int, choices: Sequence[Choice]) -> Choice:
        return choices[0 if window.position.view(seat).board.turn >= 14 else 1]

    window.taste = choose


def open_table(window: Window, people: int = 1) -> None:
    """From the shelf to a table: me and the computer, or several people at this screen."""
    window.go("/")
    window.page.locator('a.box[href="/new/pig"]').click()
    window.page.wait_for_url("**/new/pig")
    if people > 1:
        seated(window, "here", "here")
        window.seats = (0, 1)
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    sensible(window)


def to_a_choice(window: Window) -> None:
    """Throw until there is something to choose."""
    while window.up() and window.position.turn.kind != "decide":
        window.act()
    window.wait_for_prompt()


def test_a_whole_game_of_two_at_one_small_screen_and_everything_after_it(opener: Opener) -> None:
    window = opener.window("nl-NL", SMALL)
    open_table(window, 2)
    window.play_out(seats=(0, 1))
    expect(window.page.locator(".prompt")).to_contain_text("wint")
    # On a small screen the result takes the place of the board, which is one tap away.
    window.button("Bord")
    expect(window.page.locator(".ribbon")).to_be_visible()
    assert window.page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    table, winner = window.table, window.live.table.seats[window.position.winners()[0]].name
    window.go(f"/replay/{table}")
    expect(window.page.locator(".board img")).to_have_attribute("src", re.compile("^data:image/svg"))
    expect(window.page.locator("main h1")).to_have_text("Pig")
    window.page.keyboard.press("End")
    expect(window.page.locator(".ribbon")).to_contain_text(winner)
    window.go("/rules/pig")
    expect(window.page.locator("main")).to_contain_text("Pig heeft geen uitgever")
    expect(window.page.locator("main")).to_contain_text("gooi je één dobbelsteen")


def test_keys_hints_and_screen_readers(opener: Opener) -> None:
    table_for(find("pig").start(2))
    window = opener.window(bypass_csp=True)
    open_table(window)
    to_a_choice(window)
    page, before = window.page, window.live.table.number
    buttons = page.locator(".choices button")
    stake = window.position.view(0).board.turn
    expect(buttons).to_have_text([re.compile(f"Hold {stake}$"), re.compile("Throw again$")])
    said = page.locator(".board > .unseen")
    expect(said).to_contain_text(f"At stake for {window.live.table.seats[0].name}: {stake}.")
    assert page.locator(".board img").get_attribute("alt") == ""
    # A hint says the chance to win, which is proven, and its button lights up.
    page.keyboard.press("h")
    expect(page.locator(".hints li").first).to_contain_text(re.compile(r"wins \d+ times out of 100"))
    expect(page.locator(".hints")).to_contain_text("This is certain")
    expect(page.locator(".hintlight .light")).to_be_visible()
    page.keyboard.press("Escape")
    assert complaints(window) == []
    # Arrows go to a choice, a number makes one.
    page.keyboard.press("ArrowRight")
    expect(buttons.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(buttons.nth(1)).to_be_focused()
    page.keyboard.press("1")
    window.settled(before)
    assert window.position.scores()[0] == stake
    # The words are there in the other language, too.
    window.speak("nl")
    expect(page.locator("aside.right")).to_contain_text(f"houdt {stake} en heeft {stake}")
