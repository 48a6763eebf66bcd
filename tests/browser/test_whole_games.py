"""Whole games in a real browser: alone, against the computer, four at one screen, several windows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from teerling.values import SPECTATOR
from teerling.words import in_language
from tests import wire
from tests.browser.games.pushbox import block, pushed
from tests.browser.table import DESK, PHONE, Opener, Window, friends, seated
from tests.chance import some
from tests.server.running import Server

WORDS = {"en": ("all four operations", "Start"), "nl": ("alle vier de bewerkingen", "Begin")}


def start(window: Window) -> None:
    """Choose the highest level, at which games are short, and start."""
    level, begin = WORDS[window.language]
    window.page.get_by_text(level).click()
    window.button(begin)
    window.wait_for_table()


def new_table(window: Window, *, start: str = "Start") -> None:
    """From the shelf to a table with the seats as they are offered: me and the computer."""
    window.go("/")
    window.page.locator('a.box[href="/new/pushbox"]').click()
    window.page.wait_for_url("**/new/pushbox")
    window.button(start)
    window.wait_for_table()


def test_three_clicks_and_a_game_against_the_computer_is_under_way(opener: Opener) -> None:
    window = opener.window()
    new_table(window)
    assert [seat.kind for seat in window.live.table.seats] == ["person", "bot"]
    assert window.up()
    window.act()
    assert window.live.table.state == "playing"


@pytest.mark.parametrize(
    ("language", "size", "over"),
    some(
        "against the computer",
        [pytest.param("en-GB", DESK, "game is over", id="desk"), pytest.param("nl-NL", PHONE, "afgelopen", id="phone")],
        1,
    ),
)
def test_a_whole_game_against_the_computer(opener: Opener, language: str, size: dict[str, int], over: str) -> None:
    window = opener.window(language, size)
    window.go("/new/pushbox")
    start(window)
    window.play_out()
    expect(window.page.locator(".prompt")).to_contain_text(over)


def test_alone_to_the_end_without_the_rules_page(opener: Opener) -> None:
    window = opener.window()
    window.go("/new/pushbox")
    seated(window, "here")
    start(window)
    window.play_out()
    expect(window.page.locator(".prompt")).to_contain_text(re.compile("points are left|zero"))
    expect(window.page.get_by_role("button", name="Again")).to_be_visible()


def test_four_people_at_one_screen(opener: Opener) -> None:
    window = opener.window()
    window.go("/new/pushbox")
    seated(window, *["here"] * 4)
    start(window)
    assert [seat.kind for seat in window.live.table.seats] == ["person"] * 4
    window.play_out(seats=(0, 1, 2, 3))


@pytest.mark.always
def test_whoever_sits_at_a_full_table_is_not_lost_by_opening_its_link_again(opener: Opener) -> None:
    wish = {"game": "pushbox", "seats": [{"kind": "here", "name": "Anna"}, {"kind": "open"}], "spectators": False}
    (held,) = opener.server.http.post("/api/tables", json=wish).json()
    bram = opener.window()
    bram.go(f"/join/{held['code']}")
    bram.page.get_by_role("textbox").first.fill("Bram")
    bram.page.get_by_role("button", name="Sit down").click()
    bram.page.wait_for_url("**/table/*")
    # For everybody else there is no such table any more.
    bram.go(f"/join/{held['code']}")
    bram.page.get_by_role("link", name="Back to my seat").click()
    bram.page.wait_for_url(f"**/table/{held['table']}")
    stranger = opener.window()
    stranger.go(f"/join/{held['code']}")
    expect(stranger.page.locator("main h1").first).to_have_text("There is no such table.")
    expect(stranger.page.get_by_role("link", name="Back to my seat")).to_have_count(0)


def test_a_friend_joins_by_code_and_a_third_watches(opener: Opener) -> None:
    anna, bram, watching = opener.window(), opener.window("nl-NL", PHONE), opener.window()
    anna.go("/new/pushbox")
    seated(anna, "here", "open")
    anna.page.get_by_text("all four operations").click()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/table/*")
    code = anna.live.table.opened.code
    expect(anna.page.get_by_text(code).first).to_be_visible()
    bram.go(f"/join/{code}")
    bram.page.get_by_role("textbox").first.fill("Bram")
    bram.page.locator("form .button.main, main .button.main").first.click()
    bram.page.wait_for_url("**/table/*")
    watching.go(f"/join/{code}")
    watching.page.get_by_role("button", name=re.compile("watch", re.IGNORECASE)).click()
    watching.page.wait_for_url("**/table/*")
    anna.page.get_by_role("button", name="Start").click()
    anna.wait_for_table()
    watching.wait_for_table()
    bram.seats = (1,)
    # Whole games are played in other tests; three windows in one machine's software renderer are slow.
    anna.play_out(bram, acts=14)
    last = watching.live.table.course.past[-1].step
    names = [seat.name for seat in watching.live.table.seats]
    for message in last.before.tell(SPECTATOR, last.event, last.after):
        expect(watching.page.locator("main")).to_contain_text(in_language("en").say(message, names))
    expect(watching.page.locator(".prompt .button.main")).to_have_count(0)


@pytest.mark.always
def test_reload_in_mid_turn_and_a_server_that_stops_and_starts(mortal: Opener) -> None:
    window = mortal.window()
    window.go("/new/pushbox")
    start(window)
    for _ in range(3):
        if window.up():
            window.act()
    number = window.live.table.number
    window.page.reload()
    window.wait_for_table()
    assert window.live.table.number >= number
    settings, port = mortal.server.app.state.settings, mortal.server.port
    mortal.server.stop()
    expect(window.page.locator("body")).to_contain_text("It comes back by itself")
    mortal.server = Server(settings, port)
    window.until(lambda: window.table in mortal.server.app.state.hub.tables, "the page comes back")
    window.play_out()


def test_take_back_and_why_not(opener: Opener) -> None:
    window = opener.window()
    window.go("/new/pushbox")
    seated(window, "here")
    start(window)
    while window.position.turn.kind != "decide" or not window.position.view(0).puzzle:
        window.act()
    # A block that can't be part of any play makes those light up that can; once more, and it is refused with the rule.
    choices = window.position.view(0).choices
    usable = {n for choice in choices for n in pushed(choice)}
    standing = wire.board(window.position, 0)["sides"][0]["numbers"]
    useless = [n for n in standing if n not in usable]
    if useless:
        block(window, useless[0]).click()
        expect(window.page.locator(".prompt .how")).to_contain_text(f"{useless[0]} can't make")
        expect(window.page.locator("[data-lit]")).to_have_count(len(usable))
        block(window, useless[0]).click()
        expect(window.page.get_by_role("alert")).to_contain_text("Rule")
    window.act()
    if window.live.table.state == "playing" and not window.live.table.course.past[-1].forced:
        before = len(window.live.table.course.events)
        window.page.get_by_role("button", name="Take back").click()
        expect(window.page.locator(".prompt")).to_contain_text(re.compile("Make|double"))
        assert len(window.live.table.course.events) < before


def test_by_keyboard_alone_in_dutch(opener: Opener) -> None:
    window = opener.window("nl-NL")
    window.go("/new/pushbox")
    window.page.get_by_role("radio", name="alle vier de bewerkingen").focus()
    window.page.keyboard.press("Space")
    window.page.get_by_role("button", name="Begin", exact=True).focus()
    window.page.keyboard.press("Enter")
    window.wait_for_table()
    while window.up():
        window.wait_for_prompt()
        before = window.live.table.number
        if window.position.turn.kind == "decide":
            choices = window.position.view(0).choices
            best = max(choices, key=lambda choice: len(pushed(choice)))
            for number in pushed(best):
                for digit in str(number):
                    window.page.keyboard.press(digit)
                window.page.keyboard.press("Space")
            if not pushed(best):
                window.page.locator(".prompt .button").last.focus()
        window.page.keyboard.press("Enter")
        window.settled(before)
    expect(window.page.locator(".prompt")).to_contain_text("afgelopen")


def test_the_next_game_is_one_tap_away(opener: Opener) -> None:
    window = opener.window()
    window.go("/new/pushbox")
    start(window)
    first = window.table
    window.play_out()
    window.page.get_by_role("button", name="Again").click()
    window.page.wait_for_url(re.compile(f"/table/(?!{first})"))
    window.wait_for_table()
    assert window.live.table.seats[0].name == "Mees"


def test_four_browsers_at_one_table(opener: Opener) -> None:
    host = opener.window()
    host.go("/new/pushbox")
    others = [opener.window(size=PHONE) for _ in range(3)]
    friends(host, others)
    host.page.get_by_role("button", name="Start").click()
    for window in (host, *others):
        window.wait_for_table()
    host.play_out(*others, acts=20)
    # All four have seen the same, each from their own side.
    for window in (host, *others):
        expect(window.page.locator(f'.table[data-at="{host.live.table.number}"]')).to_have_count(1)
    assert len({connection.seat for connection in host.live.connections}) == 4
