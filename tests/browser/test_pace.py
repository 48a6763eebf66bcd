"""The pace at which things happen on the screen: calm, quick or none. All other tests of pages have none."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from teerling.game import find
from tests.browser.games.pushbox import block
from tests.browser.table import Opener, Window
from tests.browser.test_hints import begin

# Notes what moves by itself, and for how long.
NOTE = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  moved.push([this.className, timing.duration ?? timing]);
  return animate.call(this, frames, timing);
};
"""
THROW = {"calm": 1100, "quick": 275}
PUSH = {"calm": 650, "quick": 162}
SLIDES = "one => getComputedStyle(one).transitionDuration"


def alone(opener: Opener, monkeypatch: pytest.MonkeyPatch, pace: str) -> Window:
    """A game alone in which 4 and 5 are about to be thrown, and time stands still."""
    monkeypatch.setattr("teerling.table.FairDice.roll", lambda *_: find("pushbox").read_roll("4 5"))
    window = opener.window(pace=pace)
    window.page.add_init_script(NOTE)
    window.page.clock.install()
    begin(window, "pushbox")
    window.wait_for_prompt()
    window.page.clock.pause_at(window.page.evaluate("Date.now() + 60_000"))
    return window


def shown(window: Window) -> str:
    """The number of the last event the page shows as done."""
    return str(window.page.locator(".table").get_attribute("data-at"))


def happens(window: Window, time: int, before: int) -> None:
    """Something takes so many milliseconds on the screen: one less, and it is not over."""
    window.settled(before)
    expect(window.main).to_have_count(0)
    # What a hand did is seen before the server's answer is: from that on it takes its time.
    window.until(lambda: shown(window) == str(before), "the page has heard of it")
    window.page.clock.run_for(time - 1)
    assert shown(window) == str(before)
    window.page.clock.run_for(2)
    window.caught_up()


@pytest.mark.parametrize("pace", ["calm", "quick"])
def test_dice_roll_blocks_slide_and_both_are_waited_for(
    opener: Opener, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    window = alone(opener, monkeypatch, pace)
    before = window.live.table.number
    window.main.click()
    happens(window, THROW[pace], before)
    cubes = [time for name, time in window.page.evaluate("moved") if "cube" in name]
    assert cubes == [780, 870], "both dice tumble, one a little longer"
    wood = window.page.locator('.tray [data-block="9"][data-near]')
    assert wood.evaluate(SLIDES) != "0s"
    block(window, 9).click()
    before = window.live.table.number
    window.main.click()
    happens(window, PUSH[pace], before)


@pytest.mark.parametrize("way", ["click", "Space"])
def test_who_does_not_want_to_wait_skips(opener: Opener, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    window = alone(opener, monkeypatch, "calm")
    before = window.live.table.number
    window.main.click()
    window.settled(before)
    window.until(lambda: window.page.evaluate("moved.length"), "the dice roll")
    assert shown(window) == str(before)
    if way == "click":
        window.page.locator(".board").click(position={"x": 5, "y": 5})
    else:
        window.page.keyboard.press("Space")
    window.caught_up()
    window.wait_for_prompt()


def test_at_no_pace_nothing_moves_and_all_is_shown_at_once(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    window = alone(opener, monkeypatch, "none")
    window.page.emulate_media(reduced_motion="no-preference")
    window.throw()
    window.wait_for_prompt()
    block(window, 9).click()
    before = window.live.table.number
    window.main.click()
    window.settled(before)
    window.caught_up()
    assert window.page.evaluate("moved") == []
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert window.page.evaluate(moving) == 0


def test_the_pace_is_chosen_in_the_menu_and_remembered(opener: Opener) -> None:
    window = opener.window(pace="calm")
    begin(window, "pushbox")
    window.page.locator(".toggles summary").click()
    pace = window.page.get_by_label("Things move")
    expect(pace).to_have_value("calm")
    pace.select_option(label="not at all")
    window.page.reload()
    window.wait_for_table()
    expect(window.page.locator("html")).to_have_attribute("data-pace", "none")


def test_nothing_flickers_for_who_asked_for_less_motion(opener: Opener) -> None:
    window = opener.window(pace="calm")
    window.page.emulate_media(reduced_motion="reduce")
    window.go("/")
    goes_on = (
        "one => { one.style.animation = 'think 1s infinite'; return getComputedStyle(one).animationIterationCount; }"
    )
    assert window.page.locator("main").evaluate(goes_on) == "1"
