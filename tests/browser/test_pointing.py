"""Who knows nothing gets to the end of every game: the page always points at what to do next.

The follower presses the main button if there is one, and otherwise touches the first thing that lights up.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import games
from tests.browser.table import Opener, Window, seated

SMALL = {"width": 360, "height": 640}
# Touches in a row after which something must have happened.
A_FEW = 30


# The middle of the first thing that lights up and can be seen: a finger goes there, whatever lies over it.
FIRST = """() => {
    const seen = [...document.querySelectorAll("[data-lit]")].map(one => one.getBoundingClientRect());
    const first = seen.find(({width, height}) => width && height);
    return first && [first.x + first.width / 2, first.y + first.height / 2];
}"""


def follow(window: Window, before: int) -> None:
    """One touch of somebody who knows nothing. The main button makes something happen; what lights up may lead on."""
    page = window.page
    main = page.locator(".prompt .button.main")
    assert main.count() <= 1, "only one thing looks like the main one"
    assert page.get_by_role("alert").count() == 0, page.get_by_role("alert").all_inner_texts()
    assert page.locator(".prompt .said").text_content(), "nobody waits without a sentence"
    if main.count():
        main.tap()
        window.settled(before)
    elif lit := page.evaluate(FIRST):
        page.touchscreen.tap(*lit)
        page.evaluate("async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); }")


@pytest.mark.parametrize("name", games.names())
def test_who_knows_nothing_gets_to_the_end(opener: Opener, name: str) -> None:
    window = opener.window("nl-NL", SMALL, has_touch=True)
    window.go(f"/new/{name}")
    seated(window, "here", "bot")
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    touches = 0
    while window.up():
        window.wait_for_prompt()
        before = window.live.table.number
        while window.live.table.number == before and window.is_up((0,)):
            follow(window, before)
            touches += 1
            assert touches < A_FEW, "a few touches lead to something that happens"
        touches = 0
    expect(window.page.locator(".prompt")).to_contain_text("afgelopen")
