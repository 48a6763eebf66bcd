"""Looking back at a long game in a real browser: its first page comes at once, the others where one looks."""

from __future__ import annotations

import asyncio
import itertools
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from teerling import record
from teerling.house.limits import MOST_STEPS
from teerling.record import Record
from tests.browser.table import PHONE, Opener, Window
from tests.patience import PATIENCE
from tests.server.long_games import keep, long_game

NUMBERS = itertools.count()


@pytest.fixture(scope="module")
def game() -> Record:
    found = long_game(rounds=2)
    assert len(found.events) > 3000
    return found


@pytest.fixture
def table(game: Record, opener: Opener) -> str:
    """A finished game of thousands of events at a table of the server."""
    hub = opener.server.app.state.hub
    loop = next(iter(hub._tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(keep(hub.store, name := f"long-{next(NUMBERS)}", game), loop).result(PATIENCE)
    return name


def listen(window: Window) -> list[str]:
    """Notes what is asked of the server about past games: `index`, or the first moment of a page."""
    asked: list[str] = []

    def note(address: str) -> None:
        parts = urlsplit(address)
        if parts.path.startswith("/api/") and parts.path.endswith("/replay"):
            asked.append("index")
        elif parts.path.endswith("/steps"):
            query = parse_qs(parts.query)
            assert int(query["count"][0]) <= MOST_STEPS
            asked.append(query["from"][0])

    window.page.on("request", lambda request: note(request.url))
    return asked


def test_a_long_game_opens_with_its_first_page_and_shows_any_other_when_one_goes_there(
    opener: Opener, table: str, game: Record
) -> None:
    window = opener.window()
    asked = listen(window)
    window.go(f"/replay/{table}")
    slider = window.page.locator("input[type=range]")
    expect(slider).to_have_attribute("max", str(len(game.events)))
    expect(window.page.locator(".middle svg").first).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    assert asked == ["index", "0"], "the first board needs no more than this"
    for step in range(1, 4):
        window.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    assert asked == ["index", "0"]
    window.page.keyboard.press("End")
    # What is told at the end, on the board's side and in the log.
    said = window.page.locator(".bar > p").first
    expect(said).to_contain_text("Anna")
    last = len(game.events) // MOST_STEPS * MOST_STEPS
    expect(window.page.locator(".log li")).not_to_have_count(0)
    window.page.wait_for_load_state("networkidle")
    assert asked[:3] == ["index", "0", str(last)]
    assert set(asked[3:]) <= {str(last - MOST_STEPS * back) for back in (1, 2, 3)}, "the log's lines before it"


def test_a_page_that_does_not_come_leaves_the_board_as_it_was(opener: Opener, table: str) -> None:
    window = opener.window(size=PHONE)
    window.go(f"/replay/{table}")
    slider = window.page.locator("input[type=range]")
    expect(window.page.locator(".middle svg").first).to_be_visible()
    before = window.page.locator(".middle").inner_html()
    window.page.route("**/steps?*", lambda route: route.abort())
    slider.evaluate("(slider) => { slider.value = 2000; slider.dispatchEvent(new Event('input', { bubbles: true })); }")
    expect(window.page.get_by_role("alert")).to_be_visible()
    expect(window.page.locator(".where")).to_contain_text("2000 /")
    assert window.page.locator(".middle").inner_html() == before
    window.page.unroute("**/steps?*")
    window.page.keyboard.press("ArrowRight")
    expect(window.page.get_by_role("alert")).to_have_count(0)
    expect(window.page.locator(".where")).to_contain_text("2001 /")
    assert window.page.locator(".middle").inner_html() != before


def test_a_record_that_the_server_forgot_is_brought_again_by_itself(opener: Opener, game: Record) -> None:
    window = opener.window(size=PHONE)
    asked = listen(window)
    window.go("/replay")
    file = {"name": "long.trl", "mimeType": "text/plain", "buffer": record.write(game).encode()}
    window.page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]  # a file in memory
    expect(window.page.locator(".middle svg").first).to_be_visible()
    opener.server.app.state.hub.replays.stop()
    window.page.keyboard.press("End")
    expect(window.page.locator(".bar > p").first).to_contain_text("Anna")
    last = str(len(game.events) // MOST_STEPS * MOST_STEPS)
    assert asked == ["index", "0", last, "index", last]
