"""Lessons and the coach in a real browser: from the shelf to the end of each lesson by touching what is pointed at."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest
from playwright.sync_api import expect

from teerling import game, lessons
from teerling.scenario import PLAYER
from teerling.values import Choice
from tests.browser import games
from tests.browser.layout import SIZES, wrongs
from tests.browser.table import DESK, PHONE, Opener, Window
from tests.browser.test_pages import complaints
from tests.chance import some

LED = [of for of in game.names() if lessons.names(of)]
SCREENS = {"phone": ("nl-NL", PHONE), "desk": ("en-GB", DESK)}


def begin(window: Window, of: str) -> None:
    """From the shelf to the first lesson: two touches."""
    window.go("/")
    window.page.locator(f'a[href="/learn/{of}"]').click()
    window.page.wait_for_url(f"**/learn/{of}")
    window.page.locator(".page li .button.main").click()
    window.wait_for_table()


def obey(window: Window) -> None:
    """Do what the lesson asks for: throw, or touch what it points at, or else the first thing that fits."""
    window.shown_to = PLAYER
    window.until(lambda: window.live.table.led.done or window.is_up((PLAYER,)), "it is one's turn")
    led = window.live.table.led
    if led.done:
        return
    window.caught_up()
    lesson, position = led.scenario, window.position
    told = lesson.told(led, position)
    expect(window.page.locator(".coach .said")).to_have_text(window.said(told.say))
    if position.turn.kind == "dice":
        window.throw()
        return
    expect(window.page.locator(".prompt.mine")).to_be_visible()
    right: list[Choice] = lesson.right(led, position)
    chosen = next((choice for choice in right if choice.move.text in told.show), right[0])
    board = games.find(lesson.game)
    if told.show and chosen.about.__struct_config__.tag not in board.unlit:
        expect(window.page.locator(".hintlight path").first).to_be_attached()
    before = window.live.table.number
    board.choose(window, chosen)
    window.settled(before)


def is_elsewhere(window: Window, table: str) -> bool:
    return window.table != table


def finish(window: Window) -> None:
    """Do a whole lesson, and see that it is over."""
    for _ in window.live.table.led.scenario.acts:
        obey(window)
    window.until(lambda: window.live.table.led.done, "the lesson is done")
    window.caught_up()


@pytest.mark.parametrize(("of", "screen"), some("lessons in a browser", product(LED, SCREENS), 1))
def test_all_lessons_of_a_game_one_after_the_other(opener: Opener, of: str, screen: str) -> None:
    language, size = SCREENS[screen]
    window = opener.window(language, size, has_touch=size is PHONE)
    begin(window, of)
    there = lessons.names(of)
    for number, name in enumerate(there, 1):
        assert window.live.table.opened.scenario == f"lesson {name}"
        finish(window)
        done = window.words(f"{of}-lesson-{name}-done")
        expect(window.page.locator(".coach .said")).to_have_text(done)
        if number < len(there):
            before = window.table
            window.main.click()
            window.until(partial(is_elsewhere, window, before), "the next lesson")
            window.wait_for_table()
    window.main.click()
    window.page.wait_for_url(f"**/new/{of}")
    window.go(f"/learn/{of}")
    expect(window.page.locator(".page li.known")).to_have_count(len(there))
    # Nothing of it counts as a game.
    window.go("/")
    expect(window.page.locator(".held")).to_have_count(0)
    expect(window.page.locator(".best")).to_have_count(0)


@pytest.mark.always
def test_a_reload_loses_nothing(opener: Opener) -> None:
    window = opener.window("nl-NL", PHONE, has_touch=True)
    begin(window, "pushbox")
    obey(window)
    told = window.page.locator(".coach .said").inner_text()
    window.page.reload()
    window.wait_for_table()
    expect(window.page.locator(".coach .said")).to_have_text(told)
    finish(window)


def test_a_lesson_by_keys_alone(opener: Opener) -> None:
    window = opener.window()
    window.go("/learn/pushbox")
    start = window.page.locator(".page li .button.main")
    expect(start).to_be_visible()
    start.focus()
    window.page.keyboard.press("Enter")
    window.wait_for_table()
    for keys in (["Enter"], ["1", "1", " ", "Enter"], ["Enter"], ["Enter"], ["9", " ", "Enter"], ["Enter"]):
        window.until(lambda: window.is_up((PLAYER,)) or window.live.table.led.done, "it is one's turn")
        window.caught_up()
        before = window.live.table.number
        for key in keys:
            window.page.keyboard.press("Space" if key == " " else key)
        window.settled(before)
    window.until(lambda: window.over, "it is won")


@pytest.mark.parametrize("of", some("coach", games.names(), 1))
def test_a_first_real_game_has_a_coach_that_can_be_sent_away(opener: Opener, of: str) -> None:
    window = opener.window("nl-NL", PHONE, has_touch=True, coach=True)
    window.go(f"/new/{of}")
    window.page.locator("form .button.main").click()
    window.wait_for_table()
    coach = window.page.locator(".coach")
    expect(coach).to_be_visible()
    for _ in range(40):
        window.up()
        window.caught_up()
        if window.position.turn.kind == "decide" and not window.position.forced():
            break
        window.act()
    expect(coach.locator(".said")).to_contain_text("Dit kun je doen:")
    coach.get_by_role("button", name="Ik kan het zelf").tap()
    expect(coach).to_have_count(0)
    window.page.reload()
    window.wait_for_table()
    expect(window.page.locator(".coach")).to_have_count(0)


def test_the_pages_of_lessons_fit_on_every_screen_and_axe_finds_nothing(opener: Opener) -> None:
    window = opener.window("nl-NL", bypass_csp=True)
    window.go("/learn/pushbox")
    expect(window.page.locator(".page li").first).to_be_visible()
    found = [wrong for size in SIZES for wrong in wrongs(window, size)]
    assert complaints(window) == [], "the list"
    window.page.locator(".page li .button.main").click()
    window.wait_for_table()
    obey(window)
    window.caught_up()
    board = games.find("pushbox")
    for size in SIZES:
        found += wrongs(window, size, whole=True, fine=board.fine, labels=board.labels)
    assert not found, "\n".join(found)
    assert complaints(window) == [], "a lesson"
