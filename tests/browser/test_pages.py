"""Every page: nothing for axe to complain about, both languages, both widths, and what each page is for."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from teerling.game import find, names
from teerling.server.pages import HOME
from teerling.words import in_language
from tests.browser.layout import STILL
from tests.browser.table import DESK, PHONE, Opener, Window, seated
from tests.chance import some

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


AXE_RUN = """async (where) => (await axe.run()).violations.map(
    v => where + ' ' + v.id + ': ' + v.nodes[0].html.slice(0, 160))"""


# On a phone by day and at a desk in the evening, or the other way round.
Light = Literal["light", "dark"]
LIGHTS: list[tuple[Light, Light]] = some("lights", [("light", "dark"), ("dark", "light")], 1)


def complaints(window: Window) -> list[str]:
    """What axe finds on the page as it is: on a phone and at a desk, by day and in the evening."""
    window.page.add_script_tag(path=AXE)
    found: list[str] = []
    for lights in LIGHTS:
        for size, scheme in zip((PHONE, DESK), lights, strict=True):
            window.page.set_viewport_size(size)  # type: ignore[arg-type]  # two numbers
            window.page.emulate_media(color_scheme=scheme)
            # While a window gets another size, styles of both are mixed for a few frames.
            window.page.evaluate(STILL, 10)
            found += window.page.evaluate(AXE_RUN, f"{size['width']} {scheme}")
    return found


def finished(opener: Opener, **window: str) -> tuple[Window, str]:
    """A window at a finished game."""
    (anna,) = opener.server.open({"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "greedy"})
    anna.ask("start")
    while anna.update["table"]["state"] != "over":
        if anna.my_turn():
            anna.act()
        else:
            anna.read()
    return opener.window(bypass_csp=True), anna.held["table"]


def test_axe_finds_nothing_on_any_page(opener: Opener) -> None:
    _, table = finished(opener)
    window = opener.window("nl-NL", bypass_csp=True)  # whose words are the longer ones
    pages = ["/", "/new/pushbox", "/join/no-such-11", f"/replay/{table}", "/replay", "/rules/pushbox", f"/fair/{table}"]
    for path in [*pages, "/nowhere"]:
        window.go(path)
        window.page.wait_for_load_state("networkidle")
        expect(window.page.locator("main h1").first).to_be_visible()
        assert complaints(window) == [], path
    window.go("/new/pushbox")
    window.page.locator(".button.main").click()
    window.wait_for_table()
    assert complaints(window) == [], "a table"
    window.go("/new/pushbox")
    seated(window, "here", "open")
    window.page.locator(".button.main").click()
    expect(window.page.locator(".lobby")).to_be_visible()
    assert complaints(window) == [], "a table that waits"
    code = window.live.table.opened.code
    window.go(f"/join/{code}")
    expect(window.page.locator("main h1").first).to_be_visible()
    assert complaints(window) == [], "joining"


def test_the_replay_is_stepped_by_keys(opener: Opener) -> None:
    window, table = finished(opener)
    window.go(f"/replay/{table}")
    slider = window.page.locator("input[type=range]")
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    assert last == len(opener.server.app.state.hub.tables[table].table.course.record.events)
    window.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for step in range(1, 4):
        window.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    window.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    window.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    # With Alt it is the browser's key for the page before.
    alt = "new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, cancelable: true })"
    assert window.page.evaluate(f"dispatchEvent({alt})")
    expect(slider).to_have_value(str(last))


def test_a_record_from_a_file_is_replayed_and_a_damaged_one_says_what_is_wrong(opener: Opener, tmp_path: Path) -> None:
    window, table = finished(opener)
    text = opener.server.http.get(f"/api/tables/{table}/record").text
    good, bad = tmp_path / "good.trl", tmp_path / "bad.trl"
    good.write_text(text)
    bad.write_text(text.replace("1. dice", "1. rice"))
    window.go("/replay")
    window.page.set_input_files("input[type=file]", bad)
    expect(window.page.locator("main")).to_contain_text(re.compile("Line [0-9]+"))
    window.page.set_input_files("input[type=file]", good)
    expect(window.page.locator("input[type=range]")).to_be_visible()


def test_the_dice_are_checked_in_the_browser(opener: Opener) -> None:
    window, table = finished(opener)
    window.go(f"/fair/{table}")
    commitment = opener.server.app.state.hub.tables[table].table.sealing.commitment
    expect(window.page.locator("main")).to_contain_text(commitment[:12])
    rolls = opener.server.app.state.hub.tables[table].table.course.rolls
    expect(window.page.locator("main")).to_contain_text(re.compile(f"{rolls} (throws|rolls)"))


def test_rules_open_at_a_sentence_and_the_language_changes_at_once(opener: Opener) -> None:
    window = opener.window()
    window.go("/rules/pushbox#6.3")
    asked = window.page.locator('[id="6.3"]')
    expect(asked).to_contain_text("After a double you may push any two")
    expect(asked).to_be_in_viewport()
    expect(asked).to_have_class(re.compile(r"\bhere\b"))
    window.page.get_by_text("The board", exact=True).click()
    window.page.get_by_role("link", name="1.1", exact=True).click()
    expect(window.page.locator('[id="1.1"]')).to_be_in_viewport()
    expect(asked).not_to_be_in_viewport()
    window.page.get_by_role("button", name="Nederlands").click()
    expect(window.page.locator("main")).to_contain_text("Na een dubbel mag je")
    assert window.page.locator("html").get_attribute("lang") == "nl"


def test_a_table_that_is_gone_and_a_seat_that_is_not_mine_have_a_face(opener: Opener) -> None:
    window = opener.window()
    for path in ("/table/nowhere", "/replay/nowhere", "/join/no-such-11", "/new/chess", "/nonsense/page"):
        window.go(path)
        expect(window.page.locator("main h1").first).to_be_visible()
        assert len(window.page.locator("main").inner_text()) > 20, path


@pytest.mark.always
@pytest.mark.parametrize("game", names())
def test_little_is_loaded_from_the_shelf_to_a_game_under_way(opener: Opener, game: str) -> None:
    window = opener.window()
    fetched: set[str] = set()
    window.page.on("response", lambda answer: fetched.add(answer.url.rpartition("/")[2]))
    window.go(f"/new/{game}")
    window.page.get_by_role("button", name="Start", exact=True).click()
    window.wait_for_table()
    scripts = [gzip.compress((HOME / "assets" / name).read_bytes()) for name in fetched if name.endswith(".js")]
    assert len(scripts) > 5
    assert sum(len(script) for script in scripts) <= 100_000


@pytest.mark.parametrize("game", names())
def test_the_menu_at_a_table_has_the_switches_of_its_game_and_of_no_other(opener: Opener, game: str) -> None:
    words = in_language("en")
    catalogue = (find(game).home / "words.en.ftl").read_text("utf-8")
    own = [words(name) for name in re.findall(f"^({game}-way-[a-z]+) =", catalogue, re.MULTILINE)]
    window = opener.window()
    window.go(f"/new/{game}")
    window.button("Start")
    window.wait_for_table()
    window.page.locator(".toggles summary").click()
    switches = window.page.locator(".menu label:has([type=checkbox])")
    # Those of every game: to be called, and to hear what happens.
    expect(switches).to_have_count(len(own) + 2)
    assert [text.strip() for text in switches.all_text_contents()[:-2]] == own
