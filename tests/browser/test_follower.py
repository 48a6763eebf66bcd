"""Somebody who knows nothing plays every game to its end, by what the screen alone tells: the follower.

On the smallest phone, in Dutch, with a finger, they press the one main button, and where there is none they touch the
first thing that is pointed at. Nothing is ever refused, no moment is without a sentence, and there are never two main
buttons.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import games
from tests.browser.table import Opener, Window

SMALL = {"width": 360, "height": 640}
# Whatever must never be seen is told as an error of the page, in whichever frame it was there.
WATCH = """
const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]");
const all = (what) => [...document.querySelectorAll(what)].filter(seen);
const told = new Set();
const tell = (wrong) => told.has(wrong) || (told.add(wrong), console.error(`The follower saw ${wrong}`));
new MutationObserver(() => {
  for (const refusal of all("[role=alert]")) tell(`a refusal: ${refusal.innerText}`);
  const main = all(".button.main");
  if (main.length > 1) tell(`two main buttons: ${main.map((one) => one.innerText)}`);
  const asked = document.querySelector(".prompt .said");
  if (asked && !asked.innerText.trim()) tell("a moment without a sentence");
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
window.next = () => {
  const [main] = all(".prompt .button.main");
  const [lit] = main ? [] : all("[data-lit]");
  for (const one of document.querySelectorAll("[data-next]")) one.removeAttribute("data-next");
  (main ?? lit)?.setAttribute("data-next", "");
  const table = document.querySelector(".table");
  const said = document.querySelector(".prompt .said")?.innerText ?? "";
  const name = (one) => one.getAttribute("aria-label") ?? one.outerHTML.slice(0, 80);
  const where = main ? main.innerText : lit ? name(lit) : "";
  const pointed = all("[data-lit]").map((one) => name(one) + JSON.stringify(one.getBoundingClientRect()));
  return [where, JSON.stringify([table?.dataset.at, said, main?.innerText, pointed])];
};
"""


def next_touch(window: Window) -> tuple[str, str]:
    """What is to be touched next, if anything is; and all that is seen of it."""
    where, seen = window.page.evaluate("() => next()")
    return str(where), str(seen)


def over(window: Window) -> bool:
    return bool(window.live.table.state == "over")


def follow(window: Window, most: int) -> list[str]:
    """Touch what is to be touched next until the game is over; what was touched."""
    touched: list[str] = []
    while len(touched) < most:
        window.until(lambda: next_touch(window)[0] or over(window), f"something to touch after {touched[-5:]}")
        if over(window):
            return touched
        where, before = next_touch(window)
        if not where:
            continue
        touched.append(where)
        window.page.locator("[data-next]").tap()
        window.until(lambda: next_touch(window)[1] != before, f"something happens after {touched[-5:]}")
    pytest.fail(f"no end after {most} touches, the last of them {touched[-20:]}")


@pytest.mark.parametrize("name", games.names())
def test_who_knows_nothing_gets_to_the_end_by_what_the_screen_points_at(opener: Opener, name: str) -> None:
    window = opener.window("nl-NL", SMALL, has_touch=True, is_mobile=True)
    window.page.add_init_script(WATCH)
    window.go(f"/new/{name}")
    window.page.locator("button[type=submit]").tap()
    window.wait_for_table()
    touched = follow(window, 1500)
    assert len(touched) > 10
    expect(window.page.locator(".button.main:visible")).to_have_text(window.words("web-again"))
