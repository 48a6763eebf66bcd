"""The site: whole games in a page without a server, in any folder of any host, with and without a network."""

from __future__ import annotations

import fcntl
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, ViewportSize, expect
from tools import site

from teerling import record
from teerling.dice import verify
from teerling.words import in_language
from tests import facts
from tests.browser import games
from tests.browser.follower import WATCH, follow, next_touch, touch_at
from tests.browser.sites import FOLDER, SiteWindow, hosted, kept_offline, played
from tests.browser.table import agreed, seated
from tests.browser.test_follower import MOST
from tests.browser.test_pages import AXE
from tests.chance import some
from tests.patience import PATIENCE

PHONE: ViewportSize = {"width": 360, "height": 780}
EXPECTED = ("net::ERR", "Failed to load resource")
# An empty tab has nothing to keep anything in.
AT_ONCE = """if (location.protocol !== "about:") {
    localStorage["teerling.settings"] ??= '{"pace":"none"}';
    localStorage["teerling.coach"] ??= '["*"]';
}"""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The site, as `make site` writes it, somewhere below a host's root: one for all processes that test."""
    own = tmp_path_factory.getbasetemp()
    shared = own if worker_id == "master" else own.parent
    with (shared / "site.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not (shared / "host").exists():
            made = tmp_path_factory.mktemp("made")
            site.main(str(made / FOLDER))
            made.rename(shared / "host")
    return shared / "host"


@pytest.fixture
def base(built: Path, tmp_path: Path) -> Iterator[str]:
    """Where a copy of it is shown, as a test may change it."""
    shutil.copytree(built, tmp_path / "host")
    with hosted(tmp_path / "host") as address:
        yield address


@pytest.fixture
def context(browser: Browser, base: str) -> Iterator[BrowserContext]:
    """Somebody's browser, in which nothing moves; it may neither complain nor ask anybody else."""
    one = browser.new_context(
        locale="nl-NL", viewport=PHONE, reduced_motion="reduce", has_touch=True, accept_downloads=True
    )
    one.set_default_timeout(1000 * PATIENCE)
    one.add_init_script(AT_ONCE)
    wrong: list[str] = []
    one.on("weberror", lambda error: wrong.append(str(error.error)))
    one.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    asked: set[str] = set()
    one.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    yield one
    one.close()
    assert not [error for error in wrong if not any(part in error for part in EXPECTED)], wrong
    assert asked - {""} == {urlsplit(base).netloc}, "nothing leaves the device"


def window_at(context: BrowserContext, base: str) -> SiteWindow:
    page = context.new_page()
    page.add_init_script(WATCH)
    return SiteWindow(page, base, "nl")


def opened_at(context: BrowserContext, base: str, place: str) -> SiteWindow:
    """A new window at a table."""
    window = window_at(context, base)
    window.page.goto(place)
    window.ready()
    window.wait_for_table()
    return window


def begin(window: SiteWindow, game: str) -> str:
    """A new table, with the seats as they are offered: me and the computer. Its name."""
    window.go(f"/new/{game}")
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    return window.page.url.rpartition("/")[2]


def followed(window: SiteWindow, game: str) -> str:
    """The record of a whole game against the computer, a short one, played by what the screen points at."""
    window.go(f"/new/{game}")
    if short := facts.of(game).short:
        agreed(window, **short)
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    touched = follow(window, MOST)
    assert len(touched) < MOST, touched[-20:]
    expect(window.page.locator(".button.main:visible")).to_have_text("Nog een keer")
    with window.page.expect_download() as coming:
        window.button("Bewaar het verslag")
    return coming.value.path().read_text("utf-8")


# Python takes its time to start, so tests that begin alike are one.


def test_shelf_and_rules_are_there_before_python_is_and_all_that_is_played_can_be_taken_along(
    browser: Browser, context: BrowserContext, base: str, tmp_path: Path
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route("**/*.wasm", hold)
    window = window_at(context, base)
    window.go("/")
    expect(window.page.locator(".shelf .box")).to_have_count(len(games.names()))
    expect(window.page.locator(".arriving")).to_contain_text("Het spel komt naar je toe")
    window.page.evaluate(AXE.read_text("utf-8"))
    assert not window.page.evaluate("() => axe.run().then(({ violations }) => violations.map(({ id }) => id))")
    window.page.locator('.shelf a[href*="/rules/"]').first.click()
    window.page.wait_for_url("**#/rules/*")
    expect(window.page.locator("main h1")).to_be_visible()
    expect(window.page.locator(".arriving")).to_be_visible()
    window.until(lambda: held, "Python is asked for")
    for route in held:
        route.continue_()
    window.ready()
    a_lesson(window)
    begin(window, games.names()[0])
    follow(window, 2)
    place, seen = window.page.url, window.at
    window.go("/")
    window.page.get_by_text("Neem je spellen mee").click()
    with window.page.expect_download() as coming:
        window.button("Alles bewaren")
    coming.value.save_as(tmp_path / "all.json")
    elsewhere = browser.new_context(locale="nl-NL", viewport=PHONE, reduced_motion="reduce", has_touch=True)
    elsewhere.set_default_timeout(1000 * PATIENCE)
    other = window_at(elsewhere, base)
    other.go("/")
    other.ready()
    other.page.get_by_text("Neem je spellen mee").click()
    other.page.locator("input[type=file]").set_input_files(tmp_path / "all.json")
    expect(other.page.locator(".sheet .grow")).to_have_count(1)
    other.page.goto(place)
    other.ready()
    other.wait_for_table()
    assert other.at >= seen
    follow(other, 2)
    elsewhere.close()


def test_whole_games_with_the_computer_and_then_all_again_without_a_network(
    context: BrowserContext, base: str, built: Path
) -> None:
    window = window_at(context, base)
    window.go("/")
    window.ready()
    kept_offline(context, window.page)
    alone_with_what_is_solved(window)
    begun = []
    for network in ("a network", "no network"):
        if network == "no network":
            context.set_offline(True)
            window.page.reload()
            window.ready()
        # Some through their boards, and each has its turn; a record made here is good anywhere.
        on_boards = some(f"whole games with {network}", games.names(), 1)
        for game in on_boards:
            verify(record.read(followed(window, game)))
            window.go("/")
        others = [game for game in games.names() if game not in on_boards]
        for game in others:
            begun.append(begin(window, game))
            follow(window, 2)
            window.go("/")
    # The others by messages: that is quicker.
    for text in played(window.page, base, built / FOLDER, others)[0]:
        verify(record.read(text))
    for table in begun:
        expect(window.page.locator(f'.sheet .grow[href$="/{table}"]')).to_be_attached()


def a_lesson(window: SiteWindow) -> None:
    """Lessons are played in a page as at a table."""
    window.go("/learn/pushbox")
    window.page.locator(".page li .button.main").click()
    window.wait_for_table()
    said = window.page.locator(".coach .said")
    words = in_language("nl")
    expect(said).to_have_text(words("pushbox-lesson-first-throw"))
    window.page.locator(".prompt .button.main").click()
    expect(said).to_have_text(words("pushbox-lesson-first-eleven"))
    window.go("/")


def alone_with_what_is_solved(window: SiteWindow) -> None:
    """Alone a page knows Push Box by heart, as a table does."""
    window.go("/new/pushbox")
    seated(window, "here")
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    hint = window.page.get_by_role("button", name="Hint")
    while not hint.count():
        # Not every throw leaves something to choose.
        assert follow(window, 1)
    window.page.keyboard.press("h")
    expect(window.page.locator(".hints .sure")).to_have_text(in_language("nl")("hint-certain"))
    window.go("/")


@pytest.mark.always
def test_nothing_is_lost_by_loading_again_a_killed_tab_another_window_or_a_new_version(
    context: BrowserContext, base: str, tmp_path: Path
) -> None:
    window = window_at(context, base)
    window.go("/")
    window.ready()
    kept_offline(context, window.page)
    begin(window, games.names()[0])
    follow(window, 2)
    seen, place = window.at, window.page.url
    window.page.reload()
    window.ready()
    window.wait_for_table()
    assert window.at >= seen
    follow(window, 2)
    seen = window.at
    window.until(lambda: next_touch(window).at, "there is something to do")
    there = next_touch(window)
    assert there.at
    touch_at(window, there.at)
    window.page.close()
    again = opened_at(context, base, place)
    assert again.at >= seen
    follow(again, 2)
    # Another window of the same browser has the same games; the older one gives the seat away.
    second = opened_at(context, base, place)
    expect(again.page.locator("main")).to_contain_text(re.compile("ander venster"))
    again.page.close()
    follow(second, 2)
    home = tmp_path / "host" / FOLDER
    index = (home / "index.html").read_text("utf-8")
    (home / "index.html").write_text(index.replace("<title>", '<meta name="newer" /><title>'), "utf-8")
    worker = home / site.WORKER
    worker.write_text(worker.read_text("utf-8").replace('VERSION = "', 'VERSION = "newer-', 1), "utf-8")
    update = "() => navigator.serviceWorker.getRegistration().then((kept) => kept.update())"
    second.page.evaluate(f"{update}.then(() => true)")
    waits = "() => navigator.serviceWorker.getRegistration().then((kept) => Boolean(kept.waiting))"
    second.until(lambda: second.page.evaluate(waits), "the new version is here")
    # It is offered, and never forced into a game: that goes on, also when the page is loaded again.
    follow(second, 2)
    second.page.reload()
    second.ready()
    second.wait_for_table()
    assert second.page.locator("meta[name=newer]").count() == 0
    second.go("/")
    second.page.get_by_role("button", name="Nu nemen").click()
    expect(second.page.locator("meta[name=newer]")).to_have_count(1)
    second.ready()
    second.page.goto(place)
    second.wait_for_table()
    follow(second, 2)
