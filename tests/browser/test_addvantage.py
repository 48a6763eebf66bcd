"""Add-Vantage in a real browser: whole games by tapping, dragging and keys; secrets; phone and desk."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from teerling.values import Choice
from teerling.words import in_language
from tests import wire
from tests.browser.games.addvantage import hold, own
from tests.browser.table import PHONE, Opener, Window, agreed, seated
from tests.browser.test_pages import complaints

START = {"en": "Start", "nl": "Begin"}


def start(window: Window, people: int = 1, bots: int = 0, **options: str) -> None:
    """Open a table at this screen on the page for it, and start."""
    window.go("/new/addvantage")
    seated(window, *["here"] * people, *["bot"] * bots)
    if options:
        agreed(window, **options)
    window.button(START[window.language])
    window.wait_for_table()
    window.seats = tuple(range(people))
    assert window.live.table.opened.options.items() >= options.items()


def fill(seat: int, choices: Sequence[Choice]) -> Choice:
    """Throw as much as possible and place everything: boards are full soon."""
    return next((c for c in reversed(choices) if wire.about(c)["kind"] in ("throw", "place")), choices[0])


def area(window: Window, seat: int) -> Locator:
    """The place of a player on the screen."""
    name = window.live.table.seats[seat].name
    return window.page.get_by_label(in_language(window.language)("addvantage-board-of", name=name)).first


def board(window: Window, viewer: int) -> dict[str, Any]:
    """What a seat may see of the table, from the server."""
    found: dict[str, Any] = wire.board(window.position, viewer)
    return found


def check_piles(window: Window) -> None:
    """Every pile on the screen has the tiles the server counts."""
    for one in board(window, 0)["boards"]:
        piled = area(window, one["seat"]).locator(".pile .number")
        expect(piled).to_have_count(len(one["won"]))
        numbers = piled.all_text_contents()
        assert sorted(map(int, numbers)) == sorted(one["won"])


def test_two_at_one_screen_with_tiles_that_stay(opener: Opener) -> None:
    window = opener.window()
    start(window, people=2, tiles="stay")
    bought: list[str] = []

    def matches_are_bought(seat: int, choices: Sequence[Choice]) -> Choice:
        other = board(window, seat)["boards"][1 - seat]
        matching = [line for line, told in enumerate(other["lines"]) if told["state"] == "matches"]
        buys = [c for c in choices if wire.about(c)["kind"] == "buy" and wire.about(c)["source"] // 3 in matching]
        if buys and len(bought) < 2:
            bought.append(buys[0].move.text)
            return buys[0]
        return fill(seat, choices)

    window.taste = matches_are_bought
    while window.live.table.state != "over":
        window.act()
        viewer = window.live.table.turn[0] if window.live.table.turn else 0
        if window.live.table.state == "playing" and not window.position.view(viewer).private:
            # Every line that matches is marked, on both boards; and it is unmarked when it breaks.
            told = [line for one in board(window, viewer)["boards"] for line in one["lines"]]
            marks = window.page.locator(".wood .seal")
            expect(marks).to_have_count(sum(line["state"] == "matches" for line in told))
    expect(window.page.locator(".prompt")).to_contain_text("The game is over")
    expect(window.page.locator(".table")).to_have_attribute("data-at", str(window.live.table.number))
    check_piles(window)


def test_four_seats_a_player_without_coins_and_one_who_buys(opener: Opener) -> None:
    window = opener.window()
    start(window, people=4, arrange="drawn", end="first")
    log = window.page.locator(".log")
    paid = False

    def taste(seat: int, choices: Sequence[Choice]) -> Choice:
        nonlocal paid
        if seat == 1:
            # Who gives up a die in every turn soon has no coin.
            return next((c for c in choices if wire.about(c)["kind"] == "give"), fill(seat, choices))
        buys = [c for c in choices if wire.about(c)["kind"] == "buy" and wire.about(c)["owner"] == 1]
        if seat == 2 and buys and not paid and "has no coin: the turn passes" in log.inner_text():
            paid = True
            assert board(window, seat)["boards"][1]["coins"] == 0
            expect(area(window, 1).get_by_label("no coins")).to_be_visible()
            return buys[0]
        return fill(seat, choices)

    window.taste = taste
    window.play_out(seats=(0, 1, 2, 3))
    assert paid
    texts = [event.text for event in window.live.table.course.record.events]
    bought = next(i for i, text in enumerate(texts) if text.startswith("buy 2"))
    # With the coin that was paid, the second player plays on.
    assert any(text.startswith("throw 1") for text in texts[bought:])
    expect(log).to_contain_text("A board is full.")
    check_piles(window)


def heard(window: Window) -> list[dict[str, Any]]:
    """What the server sends to a window from now on."""
    found: list[dict[str, Any]] = []
    window.page.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: found.append(json.loads(str(frame))))
    )
    return found


@pytest.mark.always
def test_secret_targets_are_never_sent_to_the_other_browser(opener: Opener) -> None:
    anna, bram = opener.window(), opener.window("nl-NL")
    frames = {0: heard(anna), 1: heard(bram)}
    anna.go("/new/addvantage")
    seated(anna, "here", "open")
    agreed(anna, secret="targets")  # noqa: S106  # an option of the game, no password
    anna.button("Open the table")
    anna.page.wait_for_url("**/table/*")
    bram.go(f"/join/{anna.live.table.opened.code}")
    bram.page.get_by_role("textbox").first.fill("Bram")
    bram.page.locator("form .button.main, main .button.main").first.click()
    bram.page.wait_for_url("**/table/*")
    anna.button("Start")
    for window, seat in ((anna, 0), (bram, 1)):
        window.wait_for_table()
        window.seats = (seat,)
        window.taste = fill
    while anna.live.table.state != "over":
        up = anna if anna.is_up((0,)) else bram
        up.act()
        if anna.live.table.state == "playing" and board(anna, 0)["stage"] == "play":
            for window, other in ((anna, 1), (bram, 0)):
                expect(window.page.locator(".table")).to_have_attribute("data-at", str(anna.live.table.number))
                lines = board(window, 1 - other)["boards"][other]["lines"]
                hidden = sum(line["state"] == "waiting" for line in lines)
                assert all(line["tile"] is None for line in lines if line["state"] == "waiting")
                expect(area(window, other).locator(".wood .unknown")).to_have_count(hidden)
    for seat, other in ((0, 1), (1, 0)):
        views = 0
        for frame in frames[seat]:
            if frame["type"] != "update":
                continue
            for one in [frame, *frame["happened"]]:
                view = one.get("view")
                if view and view["turn"] != "over":
                    views += 1
                    theirs = view["board"]["boards"][other]
                    assert theirs["hand"] == []
                    assert all(line["tile"] is None for line in theirs["lines"] if line["state"] != "won")
            for one in frame["happened"]:
                told = [m for m in one["log"] if m["id"] in ("addvantage-log-hand", "addvantage-log-arranged")]
                assert all(m["args"]["seat"] == seat for m in told)
                if one["kind"] == "moved" and one["seat"] == other:
                    assert " " not in one["text"] or not set(one["text"].replace(" ", "")) <= set("abcdef")
        tiles = [
            one["text"]
            for frame in frames[seat]
            if frame["type"] == "update"
            for one in frame["happened"]
            if one["text"].startswith("tile")
        ]
        # One's own six and the two bonus tiles.
        assert len(tiles) == 8
        assert views > 20


def buy_by_keys(window: Window, choices: Sequence[Choice]) -> None:
    """Take a die of the other, let it go, take it again and lay it."""
    press = window.page.keyboard.press
    # Not every die is for sale: the other may have bought one here just now.
    for_sale = {about["source"] for about in map(wire.about, choices) if about["kind"] == "buy"}
    wanted = ", ".join(f'[data-owner="1"][data-square="{square}"]:focus' for square in for_sale)
    for _ in range(60):
        press("Tab")
        if window.page.locator(wanted).count():
            break
    taken = window.page.locator('[data-owner="1"][aria-pressed="true"]')
    press("Space")
    expect(taken).to_have_count(1)
    press("Escape")
    expect(taken).to_have_count(0)
    press("Enter")
    press("ArrowRight")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown") * 4:
        if window.page.locator(".goal:focus").count():
            break
        press(key)
    press("Enter")


def test_by_keyboard_alone_in_dutch(opener: Opener) -> None:
    window = opener.window("nl-NL")
    start(window, people=1, bots=1)
    press = window.page.keyboard.press
    bought = False
    window.wait_for_prompt()
    laid = window.page.locator("[data-place]")
    first = laid.first.get_attribute("data-tile")
    other = laid.last.get_attribute("data-tile")
    for tile in (first, other):
        press(str(int(tile or 0) + 1))
        press("Space")
    expect(laid.first).to_have_attribute("data-tile", other or "")
    expect(laid.last).to_have_attribute("data-tile", first or "")
    expect(window.main).to_have_text("Het is goed zo")
    before = window.live.table.number
    window.main.focus()
    press("Enter")
    window.settled(before)
    while window.up():
        window.wait_for_prompt()
        before = window.live.table.number
        if window.position.turn.kind == "dice":
            press("Enter")
            window.settled(before)
            continue
        choices = window.position.view(0).choices
        kinds = {wire.about(choice)["kind"] for choice in choices}
        if "place" in kinds:
            press(str(wire.about(choices[0])["face"]))
            press("Enter")
        elif "buy" in kinds and not bought:
            bought = True
            buy_by_keys(window, choices)
        else:
            press("Enter")
            before += 1  # who has said how many dice has said enough: they are thrown at once
        window.settled(before)
    assert bought
    expect(window.page.locator(".prompt")).to_contain_text("afgelopen")


def test_on_a_phone_with_three_others_everything_can_be_reached(opener: Opener) -> None:
    window = opener.window("nl-NL", PHONE, has_touch=True)
    start(window, people=1, bots=3, arrange="drawn", end="first")
    bought = False

    def one_is_bought(seat: int, choices: Sequence[Choice]) -> Choice:
        nonlocal bought
        buy = next((c for c in choices if wire.about(c)["kind"] == "buy"), None)
        if buy and not bought:
            bought = True
            return buy
        if wire.about(choices[0])["kind"] == "place":
            hold(window, wire.about(choices[0])["face"])
            for target in [*window.page.locator("[data-loose]").all(), own(window, 0), own(window, 8)]:
                box = target.bounding_box()
                assert box
                assert min(box["width"], box["height"]) >= 44
            below = window.page.locator(".prompt").bounding_box()
            lowest = own(window, 8).bounding_box()
            assert below
            assert lowest
            assert lowest["y"] + lowest["height"] <= below["y"]
        return fill(seat, choices)

    window.taste = one_is_bought
    window.play_out(seats=(0,))
    assert bought
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(window.page.locator(".prompt")).to_contain_text("afgelopen")


def test_axe_finds_nothing_at_the_table(opener: Opener) -> None:
    window = opener.window("nl-NL", PHONE, bypass_csp=True)
    start(window, people=1, bots=1)
    window.wait_for_prompt()
    window.page.locator("[data-tile]").first.click()
    assert complaints(window) == []
    window.speak("en")
    window.taste = fill
    window.page.locator("[data-place]").last.click()
    window.main.click()
    window.until(lambda: window.position.turn.kind == "dice" and window.is_up((0,)), "all tiles lie")
    window.act()
    window.wait_for_prompt()
    assert board(window, 0)["thrown"]
    hold(window, board(window, 0)["thrown"][0])
    assert window.page.locator(".goal").count() == 9
    assert complaints(window) == []


def drag(window: Window, what: Locator, to: Locator) -> None:
    """Drag something to the middle of something else."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start
    assert end
    mouse = window.page.mouse
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    goal = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    mouse.move(x, y)
    mouse.down()
    for step in range(1, 6):
        mouse.move(x + (goal[0] - x) * step / 5, y + (goal[1] - y) * step / 5)
    mouse.up()


def test_tiles_and_dice_are_dragged_and_swapped(opener: Opener) -> None:
    window = opener.window()
    start(window, people=1, bots=1)
    window.wait_for_prompt()
    hand = board(window, 0)["boards"][0]["hand"]
    place = window.page.locator("[data-place]")
    # They lie as the judgement of the game would have it.
    suggested = board(window, 0)["boards"][0]["suggested"]
    order = [hand["abcdef".index(letter)] for letter in suggested]
    expect(place).to_have_text([str(tile) for tile in order])
    drag(window, place.nth(5), place.nth(0))
    order[0], order[5] = order[5], order[0]
    expect(place).to_have_text([str(tile) for tile in order])
    place.nth(1).click()
    place.nth(4).click()
    order[1], order[4] = order[4], order[1]
    expect(place).to_have_text([str(tile) for tile in order])
    # Beside all places it stays where it was.
    drag(window, place.nth(0), window.page.locator(".prompt .said"))
    expect(place).to_have_text([str(tile) for tile in order])
    window.button("It is good so")
    window.until(lambda: window.position.turn.kind == "dice" and window.is_up((0,)), "all tiles lie")
    laid = [line["tile"] for line in board(window, 0)["boards"][0]["lines"]]
    assert laid == order
    window.act()
    window.wait_for_prompt()
    face = board(window, 0)["thrown"][0]
    before = window.live.table.number
    drag(window, window.page.locator(f'[data-loose="{face}"]').first, own(window, 4))
    window.settled(before)
    assert board(window, 0)["boards"][0]["squares"][4]["face"] == face
    expect(own(window, 4)).to_have_attribute("aria-label", f"b2: {face}")
    # What lies there stays, and the page says by which rule.
    window.wait_for_prompt()
    own(window, 4).click()
    expect(window.page.get_by_role("alert")).to_contain_text("Rule 3.4")


@pytest.mark.always
def test_a_shared_screen_is_covered_before_it_turns_to_the_next(opener: Opener) -> None:
    window = opener.window()
    start(window, people=2)
    names = [seat.name for seat in window.live.table.seats]
    for seat in (0, 1):
        cover = window.page.get_by_role("dialog")
        expect(cover).to_contain_text(f"Give the screen to {names[seat]}")
        assert window.page.locator(".table").get_attribute("inert") is not None
        at = window.live.table.number
        # Nobody else's tiles are even in the page by now.
        hands = [board(window, s)["boards"][s]["hand"] for s in (0, 1)]
        # No key does anything behind it.
        for key in ("1", "ArrowRight", "h", "u", "Escape", "?"):
            window.page.keyboard.press(key)
        expect(cover.get_by_role("button")).to_be_focused()
        assert window.live.table.number == at
        cover.get_by_role("button").click()
        expect(window.page.locator("[data-place][aria-pressed=true], .right.drawer, .hints")).to_have_count(0)
        numbers = window.page.locator("[data-tile]").all_inner_texts()
        assert sorted(map(int, numbers)) == hands[seat]
        window.button("It is good so")
    # Now all tiles lie open: no cover is needed any more.
    window.until(lambda: window.position.turn.kind == "dice", "all tiles lie")
    window.wait_for_prompt()
    expect(window.page.get_by_role("dialog")).to_have_count(0)
