"""Somebody who knows nothing plays every game to its end, by what the screen alone tells: the follower.

On the smallest phone, in Dutch, with a finger, they press the one main button, and where there is none they touch the
first thing that is pointed at. Nothing is ever refused, no moment is without a sentence, and there are never two main
buttons. Whoever listens instead of looking is told all that happens, in its order.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import games
from tests.browser.follower import WATCH, follow
from tests.browser.table import Opener

SMALL = {"width": 360, "height": 640}
MOST = 1500


@pytest.mark.parametrize("name", games.names())
def test_who_knows_nothing_gets_to_the_end_by_what_the_screen_points_at(opener: Opener, name: str) -> None:
    window = opener.window("nl-NL", SMALL, has_touch=True, is_mobile=True)
    window.page.add_init_script(WATCH)
    window.go(f"/new/{name}")
    window.page.locator("button[type=submit]").tap()
    window.wait_for_table()
    touched = follow(window, MOST)
    assert len(touched) < MOST, touched[-20:]
    expect(window.page.locator(".button.main:visible")).to_have_text("Nog een keer")
    log = window.page.locator(".log li").all_text_contents()
    assert len(log) > 10
    # The log shows the end of a long game.
    assert " ".join(window.page.evaluate("heard")).endswith(" ".join(log))
