"""A table on a beamer or a television: all of it is read from eight metres, and nothing is there to be touched."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from teerling.values import Message
from teerling.words import in_language
from tests.browser import games
from tests.browser.layout import STILL
from tests.browser.table import Opener, Window, seated

# How far any part of the board reaches into what is said below it.
BELOW = """() => Math.max(...[...document.querySelectorAll('.board > *')].filter((one) => one.innerText?.trim())
    .map((one) => one.getBoundingClientRect().bottom)) - document.querySelector('.now').getBoundingClientRect().top"""
WALL = {"width": 1920, "height": 1080}


def shown(opener: Opener, code: str) -> Window:
    """The table with that code on a wall."""
    wall = opener.window("nl-NL", WALL)
    wall.go(f"/screen/{code}")
    return wall


def higher(wall: Window, part: str, share: float) -> None:
    """Something is at least so high a part of the screen."""
    one = wall.page.locator(part)
    expect(one).to_be_visible()
    box = one.bounding_box()
    assert box
    assert box["height"] >= share * WALL["height"], (part, box)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= WALL["width"]


def test_code_and_picture_are_large_while_people_join_and_then_the_game_is_there(opener: Opener) -> None:
    host = opener.window()
    host.go("/new/pushbox")
    seated(host, "here", "open")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    link = host.page.get_by_role("link", name="For the big screen").last
    code = host.live.table.opened.code
    expect(link).to_have_attribute("href", f"/screen/{code}")
    wall = shown(opener, code)
    higher(wall, ".invited .code", 1 / 4)
    # This server is for this computer only, so there is nothing to scan; elsewhere the picture is as high as the code.
    expect(wall.page.locator(".invited img")).to_have_count(0)
    friend = opener.window()
    friend.go(f"/join/{code}")
    expect(friend.page.get_by_role("link", name="For the big screen")).to_have_attribute("href", f"/screen/{code}")
    friend.page.get_by_role("textbox").first.fill("Bram")
    friend.page.locator("form .button.main").click()
    friend.page.wait_for_url("**/table/*")
    host.button("Start")
    expect(wall.page.locator(".board")).to_be_visible()
    expect(wall.page.locator(".seats")).to_contain_text("Bram")
    # Whoever reloads it watches on, by the same line.
    wall.page.reload()
    expect(wall.page.locator(".board")).to_be_visible()
    assert host.live.table.state == "playing"


@pytest.mark.parametrize("name", games.names())
def test_the_board_and_what_happens_fill_the_wall(opener: Opener, name: str) -> None:
    window = opener.window()
    window.go(f"/new/{name}")
    seated(window, "here", "bot")
    window.button("Start")
    window.wait_for_table()
    wall = shown(opener, window.live.table.opened.code)
    said = wall.page.locator(".now .said")
    expect(said).to_be_visible()
    size = said.evaluate("one => Number.parseFloat(getComputedStyle(one).fontSize)")
    assert size >= WALL["height"] / 20
    higher(wall, ".board", 0.6)
    for gone in ("header", ".log", ".tool", ".now button"):
        expect(wall.page.locator(gone)).to_have_count(0)
    assert wall.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    # A window that becomes another one, full screen perhaps, holds the board no larger than there is room.
    for size in ((820, 1180), (1440, 900), (1920, 1080)):
        wall.page.set_viewport_size({"width": size[0], "height": size[1]})
        wall.page.evaluate(STILL, 3)
        assert wall.page.evaluate(BELOW) <= 1, size
    window.wait_for_prompt()
    window.act()
    # It goes on as the table does: what a spectator is told now stands there.
    words = in_language("nl")

    def told() -> str:
        prompt = window.position.view().prompt
        touched = Message(f"{prompt.id}-screen", prompt.args)
        names = [seat.name for seat in window.live.table.seats]
        return words.say(touched if words.knows(touched.id) else prompt, names)

    wall.until(lambda: said.text_content() == told(), "the wall follows")


def test_where_there_is_no_such_table_the_wall_says_so(opener: Opener) -> None:
    wall = shown(opener, "geen-tafel-1")
    expect(wall.page.locator("main h1")).to_contain_text(in_language("nl")("table-gone"))
