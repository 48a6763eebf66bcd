"""The throw of the day in a real browser: from the shelf to what was in it, once; and the calendar."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from teerling import daily, game
from teerling.daily import Best, Day
from tests.browser.layout import SIZES, wrongs
from tests.browser.table import Opener, Window
from tests.browser.test_pages import complaints
from tests.chance import some

SMALL = {"width": 360, "height": 640}
# What is noted and shown is the same whenever the tests run. A server remembers what was in a day: where that is made
# up, it is another day.
DATE, MADE_UP = "2026-11-18", "2026-11-17"


def at(window: Window, of: str, date: str = DATE) -> Day:
    """The page of a day, on its evening."""
    window.page.clock.set_fixed_time(f"{date}T20:00:00")
    window.go("/")
    window.page.locator(f'.days a[href="/day/{of}"]').click()
    window.page.wait_for_url(f"**/day/{of}")
    return daily.find(of, date)


def finish(window: Window) -> None:
    """Play to the end."""
    while window.up():
        window.act()
    window.caught_up()


@pytest.mark.parametrize("of", some("days in a browser", game.names(), 1))
def test_a_day_is_played_once_and_kept_on_the_device(opener: Opener, of: str) -> None:
    window = opener.window("nl-NL", SMALL, has_touch=True)
    day = at(window, of, MADE_UP)
    window.page.locator(".sheet .button.main").tap()
    window.wait_for_table()
    assert window.live.table.opened.scenario == f"day {MADE_UP}"
    window.up()
    window.act()
    # Whoever leaves goes on where they were.
    before = window.table
    at(window, of, MADE_UP)
    window.page.get_by_role("button", name="Speel verder").tap()
    window.wait_for_table()
    assert window.table == before
    finish(window)
    mine = daily.result_of(window.position)
    # What was in it is worked out elsewhere, which takes longer than a test may: something is remembered.
    best = Best("vera", mine)
    window.server.app.state.hub.days._keep(day.seed, best)
    expect(window.main).to_have_text("Naar de worp van de dag")
    window.main.tap()
    window.page.wait_for_url(f"**/day/{of}")
    share = window.words.say(day.share(mine, best))
    expect(window.page.locator(".share")).to_have_text(share)
    expect(window.page.locator(".beside")).to_have_text(window.words.say(day.beside(best)))
    today = window.page.locator("td", has=window.page.locator(f'time[datetime="{MADE_UP}"]'))
    expect(today.locator("strong")).to_have_text(str(mine.points[0]))
    # There is no second try, also after a reload; and nothing of it counts as a usual game.
    window.page.reload()
    expect(window.page.locator(".share")).to_have_text(share)
    expect(window.page.get_by_role("button", name="Speel de worp van de dag")).to_have_count(0)
    window.go("/")
    expect(window.page.locator(".days .tick")).to_have_count(1)
    expect(window.page.locator(".held, .best")).to_have_count(0)


def test_what_was_in_it_is_worked_out_and_the_days_can_be_forgotten(opener: Opener) -> None:
    window = opener.window("nl-NL", SMALL)
    day = at(window, "pushbox")
    window.page.locator(".sheet .button.main").click()
    window.wait_for_table()
    finish(window)
    window.main.click()
    expect(window.page.locator(".beside")).to_have_text(window.words.say(day.beside(day.best())))
    window.button("Vergeet mijn dagen")
    window.button("Vergeet ze")
    expect(window.page.locator("td strong")).to_have_count(0)
    window.go("/")
    expect(window.page.locator(".days a").first).to_be_visible()
    expect(window.page.locator(".days .tick")).to_have_count(0)


def test_the_page_of_a_day_fits_on_every_screen_and_axe_finds_nothing(opener: Opener) -> None:
    window = opener.window("nl-NL", bypass_csp=True)
    noted = '{"pushbox":{"2026-11-18":{"points":[24],"winners":[0]},"2026-11-03":{"points":[104],"winners":[0]}}}'
    window.page.add_init_script(f"localStorage['teerling.days'] ??= '{noted}'")
    at(window, "pushbox")
    expect(window.page.locator(".beside")).to_be_visible()
    found = [wrong for size in SIZES for wrong in wrongs(window, size)]
    assert complaints(window) == [], "played"
    window.page.evaluate("localStorage['teerling.days'] = '{}'")
    window.page.reload()
    expect(window.page.get_by_role("button", name="Speel de worp van de dag")).to_be_visible()
    found += [wrong for size in SIZES for wrong in wrongs(window, size)]
    assert complaints(window) == [], "not yet played"
    assert not found, "\n".join(found)
