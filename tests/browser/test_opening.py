"""From the shelf to a table: joining by a code, who sits where, what is agreed, and the lobby."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from teerling.game import find, names
from teerling.words import in_language
from tests.browser.table import DESK, Opener, Window, agreed, seated
from tests.server.running import running

SMALL = {"width": 360, "height": 640}
# Everything on a page that a finger may be meant for and that is there to be seen: what is smaller than it should be.
SMALL_TARGETS = """() => [...document.querySelectorAll('main :is(a, button, input, select, summary, label)')]
    .filter(one => one.checkVisibility() && !one.matches('label input, label[for]'))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, {width, height}]) => width < 43.5 || height < 43.5)
    .map(([one, {width, height}]) => `${one.outerHTML.slice(0, 90)}: ${width} × ${height}`)"""
SMALL_WORDS = """() => [...document.querySelectorAll('main :is(a, button, p, span, strong, label, summary, dt, li)')]
    .filter(one => one.checkVisibility() && !one.closest('.unseen, svg') && one.innerText?.trim())
    .filter(one => Number.parseFloat(getComputedStyle(one).fontSize) < 14)
    .map(one => one.outerHTML.slice(0, 90))"""


def well_made(window: Window, where: str) -> None:
    """Nothing sticks out, nothing is too small for a finger or for old eyes, and one button is the main one."""
    window.page.wait_for_load_state("networkidle")
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
    assert window.page.evaluate(SMALL_TARGETS) == [], where
    assert window.page.evaluate(SMALL_WORDS) == [], where
    expect(window.page.locator("main .button.main")).to_have_count(1)


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
def test_joining_is_in_the_first_screen_before_the_shelf(opener: Opener, size: dict[str, int]) -> None:
    (anna, *_) = opener.server.open({"kind": "here", "name": "Anna"}, {"kind": "open"})
    window = opener.window("nl-NL", size)
    window.go("/")
    shelf, field = window.page.locator(".shelf"), window.page.get_by_role("textbox")
    expect(shelf).to_be_visible()
    go = window.page.locator("form .button.main")
    for one in (field, go):
        expect(one).to_be_in_viewport(ratio=1)
    top = shelf.bounding_box()
    button = go.bounding_box()
    assert top
    assert button
    assert button["y"] + button["height"] <= top["y"]
    # As somebody hears it, not as it is written.
    field.fill(anna.held["code"].replace("-", " ").title())
    field.press("Enter")
    window.page.wait_for_url(f"**/join/{anna.held['code']}")
    window.page.get_by_role("textbox").fill("Bram")
    window.page.locator(".button.main").click()
    window.page.wait_for_url("**/table/*")


def test_every_box_says_for_whom_it_is_and_how_long_it_takes(opener: Opener) -> None:
    window = opener.window("nl-NL", SMALL)
    window.go("/")
    words = in_language("nl")
    for game in map(find, names()):
        box = window.page.locator(f'.box[href="/new/{game.name}"]')
        expect(box).to_contain_text(f"{game.seats[0]} tot {game.seats[-1]} spelers")
        for fact in ("minutes", "age"):
            if words.knows(f"{game.name}-{fact}"):
                expect(box).to_contain_text(words(f"{game.name}-{fact}"))
    well_made(window, "the shelf")


def test_all_tables_are_at_home_and_the_older_ones_are_folded(opener: Opener) -> None:
    window = opener.window(size=SMALL)
    window.go("/")
    held = {"seat": 0, "token": "x", "host": True, "game": "pushbox", "name": "Anna", "when": 0}
    seats = [{**held, "table": f"t{number}", "code": f"panda-tango-{number}"} for number in range(30, 41)]
    window.page.evaluate("seats => localStorage['teerling.seats'] = seats", json.dumps(seats))
    window.page.reload()
    every = window.page.locator('a[href^="/table/"]')
    expect(every).to_have_count(11)
    expect(every.first).to_be_visible()
    expect(every.last).not_to_be_visible()
    window.page.get_by_text("6 older games").click()
    expect(every.last).to_be_visible()
    well_made(window, "all tables")


@pytest.mark.parametrize("game", names())
def test_everything_that_can_be_agreed_is_on_the_page(opener: Opener, game: str) -> None:
    window = opener.window("nl-NL", SMALL)
    window.go(f"/new/{game}")
    expect(window.page.locator(".round")).to_be_visible()
    well_made(window, game)
    agreed(window)
    well_made(window, f"{game}, unfolded")
    rules = find(game)
    for option in rules.options:
        values = option.allowed(2, rules.agree(2, {}))
        offered = window.page.locator(f'input[name="{option.name}"]')
        if len(values) < 2:
            expect(offered).to_have_count(0)
        elif offered.count():
            assert [one.get_attribute("value") for one in offered.all()] == list(values)
        else:
            lists = window.page.locator("fieldset select").all()
            found = [{one.get_attribute("value") for one in each.locator("option").all()} for each in lists]
            assert set(values) in found


def test_a_new_table_by_keyboard_alone(opener: Opener) -> None:
    window = opener.window()
    window.go("/new/pushbox")
    expect(window.page.locator(".round")).to_be_visible()
    window.page.locator(".chair").first.focus()

    def tab_to(selector: str) -> None:
        for _ in range(40):
            if window.page.evaluate("one => document.activeElement.matches(one)", selector):
                return
            window.page.keyboard.press("Tab")
        pytest.fail(f"Tab never comes to {selector}")

    def press(*keys: str) -> None:
        for key in keys:
            window.page.keyboard.press(key)

    tab_to("input.field")
    window.page.keyboard.type("Anna")
    window.page.locator("#main").focus()
    # One more player, who is a strong computer player.
    tab_to(".chair.add")
    press("Enter")
    expect(window.page.locator(".chair:not(.add)")).to_have_count(3)
    tab_to('input[name="kind"]')
    press("ArrowDown", "ArrowDown")
    tab_to('input[name="bot"]')
    press("ArrowRight", "ArrowRight", "ArrowRight")
    tab_to('input[name="level"]')
    press("ArrowRight", "ArrowRight")
    tab_to("summary")
    press("Enter")
    tab_to('input[name="first"]')
    press("ArrowDown")
    tab_to("button[type=submit]")
    press("Enter")
    window.wait_for_table()
    opened = window.live.table.opened
    assert [(seat.kind, seat.name, seat.bot) for seat in opened.seats] == [
        ("person", "Anna", ""),
        ("bot", "Mees", "mees"),
        ("bot", "Vera", "vera"),
    ]
    assert (opened.options["level"].split()[0], opened.options["first"]) == ("3", "seat")


def test_each_player_may_have_a_choice_of_their_own(opener: Opener) -> None:
    window = opener.window(size=SMALL)
    window.go("/new/pushbox")
    seated(window, "here", "here")
    window.page.get_by_text("A choice for each player").click()
    window.page.locator("fieldset select").nth(1).select_option("3")
    well_made(window, "for each player")
    window.button("Start")
    window.wait_for_table()
    assert window.live.table.opened.options["level"] == "1 3"


def watch_the_beginning(window: Window) -> None:
    """From now on, notes what the window says at a table before there is a board."""
    window.page.add_init_script("""
        window.shown = [];
        new MutationObserver(() => {
            for (const one of document.querySelectorAll('.lobby, .face')) window.shown.push(one.innerText);
        }).observe(document, {childList: true, subtree: true, characterData: true});
    """)


@pytest.mark.parametrize("kinds", [("here", "bot"), ("here", "here", "here")], ids=["computer", "one screen"])
def test_nothing_flashes_before_a_game_that_begins_by_itself(opener: Opener, kinds: tuple[str, ...]) -> None:
    window = opener.window()
    watch_the_beginning(window)
    window.go("/new/pushbox")
    seated(window, *kinds)
    window.button("Start")
    window.wait_for_table()
    shown: list[str] = window.page.evaluate("shown")
    code = window.live.table.opened.code
    assert any("dice are being shaken" in text for text in shown)
    assert not [text for text in shown if code in text or "Invite" in text or "Start" in text]
    assert not [text for text in shown if any(len(word) > 30 for word in text.split())], "numbers nobody can read"


def lobby(window: Window) -> Any:
    """A table that waits for a friend, with a computer player at it."""
    window.go("/new/pushbox")
    seated(window, "here", "bot", "open")
    window.page.locator("button[type=submit]").click()
    found = window.page.locator(".lobby")
    expect(found).to_be_visible()
    return found


def test_the_lobby_has_levels_and_the_seal_of_the_dice_on_demand(opener: Opener) -> None:
    window = opener.window(size=SMALL)
    there = lobby(window)
    expect(there).to_contain_text("level 2")
    expect(there.locator(".code")).to_be_in_viewport()
    window.until(lambda: window.live.table.sealing.seals[0], "something is sealed")
    sealed = there.get_by_text(window.live.table.sealing.seals[0])
    expect(sealed).to_have_count(1)
    expect(sealed).not_to_be_visible()
    well_made(window, "the lobby")
    there.get_by_text("Fair dice").click()
    expect(sealed).to_be_visible()
    well_made(window, "the lobby with its seal")
    there.get_by_text("Let the computer play here").click()
    there.get_by_role("button", name="Otto").click()
    expect(there).to_contain_text("level 4")
    # Against the computer there is nobody left to invite.
    expect(there.locator("img")).to_have_count(0)


def test_whoever_serves_this_computer_only_invites_nobody_by_its_address(
    browser: Browser, opener: Opener, tmp_path: Path
) -> None:
    window = opener.window("nl-NL", SMALL)
    there = lobby(window)
    expect(there).to_contain_text("--local")
    expect(there.locator("img")).to_have_count(0)
    expect(there).not_to_contain_text("127.0.0.1")
    with running(tmp_path / "network.sqlite", address="http://192.0.2.7:8423") as server:
        reached = Opener(browser, server)
        there = lobby(reached.window("nl-NL", SMALL))
        expect(there.locator("img")).to_be_visible()
        expect(there).to_contain_text("192.0.2.7:8423/join/")
        expect(there).not_to_contain_text("--local")
        reached.close()


def test_against_the_computer_alone_nobody_is_asked_to_scan_anything(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "network.sqlite", address="http://192.0.2.7:8423") as server:
        reached = Opener(browser, server)
        window = reached.window()
        window.go("/new/pushbox")
        window.button("Start")
        window.wait_for_table()
        picture = window.page.locator(".about img")
        expect(window.page.locator(".about")).to_be_visible()
        expect(picture).to_have_count(0)
        # With a friend elsewhere it is there for whoever comes back, or watches.
        lobby(window)
        server.join(window.live.table.opened.code, "Bram")
        window.button("Start")
        window.wait_for_table()
        expect(picture).to_be_visible()
        reached.close()
