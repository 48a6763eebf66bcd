"""A tap is answered at once, and who asked for less motion sees nothing blink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from teerling.values import Choice
from teerling.words import in_language
from tests import wire
from tests.browser import games
from tests.browser.games.pushbox import block
from tests.browser.table import PHONE, Opener, Window, agreed, seated
from tests.chance import some

# Frame by frame: how faint each piece is, with all that it stands in. A piece that stays never grows fainter.
FAINTER = """() => {
    const before = new Map();
    window.fainter = [];
    const faint = (one) => {
        let seen = 1;
        for (let at = one; at && !at.matches?.(".table"); at = at.parentElement) seen *= getComputedStyle(at).opacity;
        return seen;
    };
    const look = () => {
        const now = new Map();
        for (const one of document.querySelectorAll(".board [data-spot], .board [data-block], .board [data-piece]")) {
            const name = one.dataset.spot ?? one.dataset.block ?? one.getAttribute("aria-label");
            if (one.getClientRects().length) now.set(name, Math.max(now.get(name) ?? 0, faint(one)));
        }
        for (const [name, seen] of now) {
            if (seen < (before.get(name) ?? 0) - 0.01) fainter.push(`${name}: ${before.get(name)} to ${seen}`);
        }
        before.clear();
        for (const [name, seen] of now) before.set(name, seen);
        requestAnimationFrame(look);
    };
    look();
}"""


# The server hears of a move two frames after it was made, so what is seen until then was seen without it. From a click
# on it is noted how what lies on the board changes, until the server's answer is seen.
ANSWERED = """(lying) => {
    const names = (one) => one.dataset.spot ?? one.dataset.block ?? one.dataset.city ?? one.textContent;
    const seen = () => [...document.querySelectorAll(lying)].filter((one) => one.getClientRects().length);
    const look = () => seen().map(names).sort().join();
    const frame = () => new Promise(requestAnimationFrame);
    const send = WebSocket.prototype.send;
    window.stale = false;
    const at = () => Number.parseInt(document.querySelector(".table").dataset.at);
    let clicked;
    addEventListener("click", () => ([clicked, window.ways] = [at(), [look()]]), true);
    const note = () => {
        if (clicked === at() && ways.at(-1) !== look()) ways.push(look());
        requestAnimationFrame(note);
    };
    note();
    WebSocket.prototype.send = async function (text) {
        const said = JSON.parse(text);
        if (said.type === "play" || said.type === "takeback") {
            await frame();
            await frame();
            window.soon = look();
            // As if somebody else had been first: the server refuses it.
            if (stale) said.at -= 1;
        }
        send.call(this, JSON.stringify(said));
    };
}"""


def begin(opener: Opener, name: str, **window: Any) -> Window:
    one = opener.window("nl-NL", PHONE, **window)
    one.go(f"/new/{name}")
    seated(one, "here", "bot")
    one.page.locator("button[type=submit]").click()
    one.wait_for_table()
    return one


@pytest.mark.parametrize("name", some("less motion", games.names(), 2))
def test_with_less_motion_no_piece_grows_fainter_while_it_stays(opener: Opener, name: str) -> None:
    window = begin(opener, name, pace="quick")
    window.page.emulate_media(reduced_motion="reduce")
    window.page.evaluate(FAINTER)
    for _ in range(12):
        if not window.up():
            break
        window.act()
    assert window.page.evaluate("fainter") == []


def test_a_tap_on_a_block_is_seen_within_two_frames(opener: Opener) -> None:
    window = begin(opener, "pushbox", pace="quick")
    while not window.up() or window.position.turn.kind != "decide" or not window.position.view(0).puzzle:
        if window.live.table.state == "over":
            window = begin(opener, "pushbox", pace="quick")
        else:
            window.act()
    window.wait_for_prompt(0)
    number = wire.about(window.position.view(0).choices[0])["numbers"][0]
    seen = block(window, number).evaluate(
        """async (one) => {
            one.click();
            for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
            return one.getAttribute("aria-pressed");
        }"""
    )
    assert seen == "true"


@pytest.mark.parametrize("name", games.names())
def test_what_a_hand_does_is_seen_within_two_frames_whatever_the_server_says(opener: Opener, name: str) -> None:
    # A game may be over before there is anything to do: then another one.
    while not seen_at_once(opener, name):
        pass


def seen_at_once(opener: Opener, name: str) -> int:
    """Play a game, or the beginning of one; how often something was done that is seen at once."""
    board = games.find(name)
    window = begin(opener, name)
    window.page.evaluate(ANSWERED, board.lying)
    kinds: list[str] = []

    def noted(seat: int, choices: Sequence[Choice]) -> Choice:
        best = max(choices, key=board.liked)
        kinds.append(wire.kind(best))
        return best

    window.taste = noted
    answered = 0
    while answered < 5 and window.up():
        kinds.clear()
        window.act()
        if kinds and kinds[0] in board.foreseen:
            answered += 1
            window.until(lambda: window.page.evaluate("window.soon !== undefined"), "the move is on its way")
            window.caught_up()
            before, *after = window.page.evaluate("ways")
            assert window.page.evaluate("soon") == after[0] != before
            # Until the server's answer is seen it never goes back.
            assert before not in after
    return answered


def test_what_the_server_refuses_goes_back_with_the_reason(opener: Opener) -> None:
    board = games.find("addvantage")
    window = begin(opener, "addvantage")
    while window.up() and not window.position.view(0).board.thrown:
        window.act()
    window.wait_for_prompt(0)
    window.page.evaluate(ANSWERED, board.lying)
    window.page.evaluate("window.stale = true")
    place = next(choice for choice in window.position.view(0).choices if wire.kind(choice) == "place")
    number = window.live.table.number
    board.choose(window, place)
    expect(window.page.locator(".why")).to_be_visible()
    window.page.wait_for_function("ways.length === 3")
    before, soon, after = window.page.evaluate("ways")
    assert before == after != soon
    assert window.live.table.number == number
    window.page.evaluate("window.stale = false")
    board.choose(window, place)
    window.settled(number)


def test_who_waits_for_somebody_elsewhere_is_offered_to_be_called(opener: Opener) -> None:
    host, friend = opener.window(), opener.window()
    words = in_language("en")
    for window in (host, friend):
        window.page.add_init_script(
            """window.notices = [];
            window.Notification = class { static permission = 'default';
                static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
                constructor(title, { body }) { notices.push(body); } };
            document.hasFocus = () => !window.away;"""
        )
    host.go("/new/pushbox")
    agreed(host, first="seat")
    seated(host, "here", "open")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    friend.go(f"/join/{host.live.table.opened.code}")
    friend.page.get_by_role("textbox").first.fill("Bram")
    friend.page.locator("form .button.main").click()
    friend.page.wait_for_url("**/table/*")
    friend.seats = (1,)
    host.button("Start")
    for window in (host, friend):
        window.wait_for_table()
    offer = host.page.get_by_role("button", name="Call me when it is my turn")
    expect(offer).to_have_count(0)
    while host.is_up((0,)):
        host.act()
    # The host waits for the first time.
    offer.click()
    expect(offer).to_have_count(0)
    host.page.evaluate("window.away = true")
    while friend.is_up((1,)):
        friend.act()
    if host.live.table.state == "over":
        # By luck the friend won in one turn, and nobody is called: another table.
        test_who_waits_for_somebody_elsewhere_is_offered_to_be_called(opener)
        return
    host.until(lambda: host.page.evaluate("notices.length") == 1, "the host is called")
    assert host.page.evaluate("notices") == [f"{words('pushbox-title')}: it is your turn."]
    assert friend.page.evaluate("notices") == []
