"""A player who knows nothing: presses the one main button, or else touches the first thing that is pointed at."""

from __future__ import annotations

from functools import partial

from tests.browser.table import Window, touch

# Whatever must never be seen is told as an error of the page, in whichever frame it was there.
WATCH = """
const shown = { visibilityProperty: true, opacityProperty: true };
const seen = (one) => one.checkVisibility(shown) && !one.closest("[inert]");
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


def differs(window: Window, before: str) -> bool:
    return next_touch(window)[1] != before


def over(window: Window) -> bool:
    return bool(window.live.table.state == "over")


def follow(window: Window, most: int, *, rest: float = 0) -> list[str]:
    """Touch what is to be touched next until the game is over, or so many times, each after a rest; all that was."""
    touched: list[str] = []
    while len(touched) < most:
        window.until(lambda: next_touch(window)[0] or over(window), f"something to touch after {touched[-5:]}")
        if over(window):
            return touched
        where, before = next_touch(window)
        if not where:
            continue
        touched.append(where)
        window.page.wait_for_timeout(rest)
        touch(window, window.page.locator("[data-next]"))
        went_on = partial(differs, window, before)
        window.until(went_on, f"something happens after {touched[-5:]}")
    return touched
