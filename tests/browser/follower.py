"""A player who knows nothing: presses the one main button, or else touches the first thing that is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Error

from tests.browser.table import Window

# Whatever must never be seen is told as an error of the page, in whichever frame it was there.
WATCH = """
const shown = { visibilityProperty: true, opacityProperty: true };
const seen = (one) => one.checkVisibility(shown) && !one.closest("[inert]");
const all = (what) => [...document.querySelectorAll(what)].filter(seen);
// What a screen reader says by itself.
window.heard = [];
let spoken;
const told = new Set();
const tell = (wrong) => told.has(wrong) || (told.add(wrong), console.error(`The follower saw ${wrong}`));
new MutationObserver(() => {
  for (const refusal of all("[role=alert]")) tell(`a refusal: ${refusal.innerText}`);
  const main = all(".button.main");
  if (main.length > 1) tell(`two main buttons: ${main.map((one) => one.innerText)}`);
  const asked = document.querySelector(".prompt .said");
  if (asked && !asked.innerText.trim()) tell("a moment without a sentence");
  const aloud = document.querySelector("[aria-live=polite].unseen span");
  if (aloud?.textContent && aloud !== spoken) heard.push((spoken = aloud).textContent);
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
// Where a finger on it touches it: what is slanted is not everywhere in its box.
const inside = (one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [left + along * width, top + down * height];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  tell(`what can't be touched: ${one.outerHTML.slice(0, 200)}`);
  return [0, 0];
};
window.next = () => {
  const [main] = all(".prompt .button.main");
  const lit = all("[data-lit]");
  const name = (one) => one.getAttribute("aria-label") ?? one.innerText ?? one.outerHTML.slice(0, 80);
  const said = document.querySelector(".prompt .said")?.innerText ?? "";
  const boxes = lit.map((one) => [name(one), one.getBoundingClientRect()]);
  const seen = JSON.stringify([document.querySelector(".table")?.dataset.at, said, main?.innerText, boxes]);
  const one = main ?? lit[0];
  return { seen, name: one ? name(one) : "", at: one ? inside(one) : null };
};
"""


class Next(NamedTuple):
    """What is to be touched next, and where; and all that is seen of it."""

    name: str
    at: tuple[float, float] | None
    seen: str


def next_touch(window: Window) -> Next:
    """As the page is now."""
    found = window.page.evaluate("() => next()")
    return Next(found["name"], found["at"] and tuple(found["at"]), found["seen"])


def nothing() -> None:
    """Who is in a hurry rests like this."""


def follow(window: Window, most: int, rest: Callable[[], object] = nothing) -> list[str]:
    """Touch what is to be touched next until the game is over, or so many times, each after a rest; all that was."""
    touched: list[str] = []
    while len(touched) < most:
        wait(window, "() => next().at || document.querySelector('.after')", f"something to touch after {touched[-5:]}")
        rest()
        if window.over:
            break
        there = next_touch(window)
        if there.at:
            touched.append(there.name)
            touch_at(window, there.at)
            differs = "(before) => next().seen !== before"
            wait(window, differs, f"something happens after {touched[-5:]}", there.seen)
    return touched


def wait(window: Window, test: str, what: str, arg: object = None) -> None:
    """Wait until something is so.

    The page looks itself, once a frame: who asks it all the time keeps it from going on.
    """
    try:
        window.page.wait_for_function(test, arg=arg)
    except Error as late:
        raise AssertionError(f"waited in vain: {what}") from late


def touch_at(window: Window, point: tuple[float, float]) -> None:
    """With a finger if there is one, or else with the pointer."""
    if window.page.evaluate("() => navigator.maxTouchPoints > 0"):
        window.page.touchscreen.tap(*point)
    else:
        window.page.mouse.click(*point)
