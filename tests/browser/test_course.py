"""Looking back in a real browser: the curve of a game, its marks, and what was best on the board."""

from __future__ import annotations

import re
from fractions import Fraction

from playwright.sync_api import expect

from teerling.advice import prepare
from teerling.lab.analyse import analyse
from teerling.lab.verdicts import marks
from teerling.record import read, replay
from teerling.words import in_language
from tests.browser import games
from tests.browser.layout import wrongs
from tests.browser.table import SIZES, Opener, Window
from tests.browser.test_pages import complaints
from tests.chance import some
from tests.goldens import GOLDEN

VALUES = "all => all.map(one => `${one.value}/${one.max}`)"
# What is written at the ends of the curve, and the highest and lowest place that a mark can have at its beginning.
COLLIDING = """() => {
  const box = (element) => element.getBoundingClientRect();
  const plot = box(document.querySelector(".plot"));
  const half = box(document.querySelector(".plot button span")).height / 2;
  const clear = (end) => end.bottom <= plot.top - half || end.top >= plot.bottom + half;
  return [...document.querySelectorAll(".plot .end")].filter((end) => !clear(box(end))).length;
}"""
# Marks that a finger would touch together.
TOGETHER = """() => {
  const all = [...document.querySelectorAll(".plot button")].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.filter((a, i) => all.some((b, j) => i < j && meet(a, b))).length;
}"""
ASK = {"en": "Luck and skill", "nl": "Geluk en kunde"}


def bring(window: Window, path: str) -> str:
    """Paste a record into the page."""
    text = (GOLDEN / f"{path}.trl").read_text("utf-8")
    window.go("/replay")
    window.page.locator("textarea").fill(text)
    window.page.locator(".import .button.main").click()
    expect(window.page.locator("input[type=range]")).to_be_visible()
    return text


def look_back(window: Window) -> None:
    """Ask for luck and skill, and wait until they are drawn, as long as the thinking goes on."""
    window.button(ASK[window.language])
    curve, bar = window.page.locator("figure.course"), window.page.locator("progress")
    seen = [""]

    def goes_on() -> bool:
        seen.append(str(bar.evaluate_all(VALUES)))
        return seen[-1] != seen[-2]

    while not curve.count():
        window.until(lambda: curve.count() or goes_on(), "the thinking goes on")
    expect(curve).to_be_visible()


def get_ready(text: str) -> None:
    """Compile here what thinkers need: they give way to everybody, and on a busy machine that takes minutes."""
    for step in replay(read(text)).steps:
        if step.before.turn.kind == "decide" and 0 in step.before.turn.seats:
            prepare(step.before)
            return


def test_the_curve_and_its_marks_say_what_the_solved_game_says_and_axe_finds_nothing(opener: Opener) -> None:
    window = opener.window(bypass_csp=True)
    text = bring(window, "pushbox/solo-stuck")
    get_ready(text)
    record = read(text)
    look_back(window)
    analysis = analyse(record)
    words = in_language("en")
    buttons = window.page.locator("figure.course ol button")
    expect(buttons).to_have_count(len(marks(analysis)))
    for button, mark in zip(buttons.all(), marks(analysis), strict=True):
        assert words.say(mark.message, record.seats) in str(button.get_attribute("aria-label"))
    # The value at each moment stands below the curve.
    slider = window.page.locator("input[type=range]")
    values: list[Fraction] = [analysis.changes[0][0].before, *(changes[0].after for changes in analysis.changes)]
    for step, value in enumerate(values):
        expect(slider).to_have_value(str(step))
        shown = words("analyse-points", number=round(float(value), 1))
        expect(window.page.locator("figcaption strong")).to_have_text(shown)
        window.page.keyboard.press("ArrowRight")
    window.page.locator("summary").click()
    expect(window.page.locator("details")).to_contain_text(words("analyse-certain"))
    assert complaints(window) == []
    # On the smallest phone too, what the ends of the curve mean is clear of every mark.
    assert wrongs(window, (360, 640), fine=".board", labels=".board") == []
    assert not window.page.evaluate(COLLIDING)
    assert not window.page.evaluate(TOGETHER)


def test_a_mark_leads_to_the_mistake_and_the_best_move_lights_up(opener: Opener) -> None:
    for name in some("mistakes", games.names(), 2):
        board = games.find(name)
        window = opener.window(board.language, SIZES[board.looked_back_on])
        get_ready(bring(window, f"{name}/{board.mistake}"))
        look_back(window)
        mark = window.page.locator("button.mistake").first
        number = int(str(mark.get_attribute("aria-label")).split(":")[0].split()[-1])
        mark.focus()
        window.page.keyboard.press("Enter")
        expect(window.page.locator("input[type=range]")).to_have_value(str(number - 1))
        expect(mark).to_have_attribute("aria-current", "step")
        said = window.page.locator(".bar > p").first
        expect(said).to_contain_text("Het beste voor" if window.language == "nl" else "Best for")
        expect(window.page.locator(".hintlight .light").first).to_be_visible()
        assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # Its box puts it away for good.
        window.page.get_by_role("checkbox").focus()
        window.page.keyboard.press("Space")
        expect(window.page.locator(".hintlight")).to_have_count(0)


def test_only_finished_games_are_thought_about_and_only_while_somebody_waits(opener: Opener) -> None:
    window = opener.window()
    bring(window, "pushbox/double-play")
    expect(window.page.get_by_role("button", name=ASK["en"])).to_have_count(0)
    get_ready(bring(window, "addvantage/turn-limit"))
    window.button(ASK["en"])
    # Known as soon as the thinking has begun: how much of it there is.
    expect(window.page.locator("progress")).to_have_attribute("max", re.compile("[0-9]{2}"))
    waiting = opener.server.app.state.hub.analyses._waiting.each
    window.until(lambda: waiting.total() == 1, "one game is thought about")
    window.go("/")
    window.until(lambda: not waiting.total(), "nobody waits, and so nobody thinks")
