"""Quadrata in a real browser: dragging, robbing, what flies, and nothing for axe to complain about."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from teerling.words import in_language
from tests import wire
from tests.browser.games.quadrata import (
    board,
    check_boards,
    hold_as,
    lay,
    lies,
    lifts,
    middle,
    mine,
    pick,
    picks,
    sit,
    table,
    taken,
)
from tests.browser.layout import STILL
from tests.browser.table import DESK, PHONE, Opener, Window
from tests.browser.test_pages import complaints


def lays(window: Window) -> list[dict[str, Any]]:
    """Where what is in the first seat's hand may lie in its square."""
    every = [wire.about(choice) for choice in window.position.view(0).choices]
    return [about for about in every if about["kind"] == "lay"]


def test_a_shape_is_dragged_turned_on_the_way_and_taken_back(opener: Opener) -> None:
    seats = table(
        opener, lambda view: len(mine(view, "pick")) > 1 and bool(view["board"]["stock"][view["board"]["die"] - 1])
    )
    window = sit(opener, seats[0])
    page = window.page
    window.wait_for_prompt()
    number = board(window)["die"]
    frame = page.locator(".near .frame").bounding_box()
    pile = page.locator(f'[data-pick="stock-{number}"]').bounding_box()
    assert frame
    assert pile
    page.mouse.move(pile["x"] + 20, pile["y"] + 20)
    page.mouse.down()
    page.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2, steps=4)
    expect(page.locator(".carried")).to_have_count(1)
    ghost = page.locator(".near .ghost")
    expect(ghost).to_have_count(1)
    held = page.locator("[data-hand]")
    ways = board(window)["set"]["shapes"][number - 1]["ways"]
    way = int(str(held.get_attribute("data-way")))
    page.keyboard.press("r")
    expect(held).to_have_attribute("data-way", str(ways[way]["turned"]))
    page.mouse.wheel(0, 120)
    way = ways[ways[way]["turned"]]["turned"]
    expect(held).to_have_attribute("data-way", str(way))
    # Dropped where nothing is it stays in hand; what it was picked for is taken back by Escape.
    page.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] - 100, steps=3)
    expect(ghost).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    window.caught_up()
    assert board(window)["hand"]["number"] == number
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    window.caught_up()
    assert board(window)["hand"] is None
    # And now to a place where it fits.
    page.mouse.move(pile["x"] + 20, pile["y"] + 20)
    page.mouse.down()
    page.mouse.move(pile["x"] - 20, pile["y"], steps=3)
    expect(held).to_have_count(1)
    window.caught_up()
    way = int(str(held.get_attribute("data-way")))
    goal = next(about for about in lays(window) if about["way"] == way)
    cell = frame["width"] / board(window)["set"]["width"]
    shape = ways[goal["way"]]
    x = frame["x"] + cell * (goal["x"] + shape["width"] / 2 + 0.25)
    page.mouse.move(x, frame["y"] + cell * (goal["y"] + shape["height"] / 2 - 0.2), steps=4)
    expect(page.locator(".near .ghost.fits")).to_have_count(1)
    page.mouse.up()
    spot = lies({**goal, "number": number}, 0)
    expect(page.locator(f'.near [data-spot="{spot}"]')).to_have_count(1)
    check_boards(window)


def test_who_comes_back_with_a_shape_in_hand_still_has_it(opener: Opener) -> None:
    seats = table(opener, lambda view: len(mine(view, "lay")) > 1)
    window = sit(opener, seats[0], "nl")
    window.wait_for_prompt()
    expect(window.page.locator("[data-hand]")).to_have_attribute("data-hand", str(board(window)["hand"]["number"]))
    about = lays(window)[0]
    before = window.live.table.number
    hold_as(window, about["way"])
    lay(window, about)
    window.settled(before)
    check_boards(window)


def test_a_finger_drags_a_shape_which_is_seen_above_it(opener: Opener) -> None:
    seats = table(opener, lambda view: len(mine(view, "pick")) > 1 and picks(view)[0]["from"] == "stock")
    window = sit(opener, seats[0], "nl", PHONE, has_touch=True, is_mobile=True)
    window.wait_for_prompt()
    page, number = window.page, board(window)["die"]
    fingers = page.context.new_cdp_session(page)

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    pile = page.locator(f'[data-pick="stock-{number}"]').bounding_box()
    assert pile
    x, y = pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2
    finger("Start", x, y)
    for step in range(1, 5):
        finger("Move", x, y - 10 * step)
    held = page.locator("[data-hand]")
    expect(held).to_have_count(1)
    window.caught_up()
    way = int(str(held.get_attribute("data-way")))
    goal = next(about for about in lays(window) if about["way"] == way)
    to_x, to_y = middle(window, goal)
    for step in range(1, 6):
        finger("Move", x + (to_x - x) * step / 5, y + (to_y + 56 - y) * step / 5)
    expect(page.locator(".near .ghost.fits")).to_have_attribute("data-ghost", re.compile(f"^{'abcdefgh'[goal['x']]}"))
    before = window.live.table.number
    finger("End")
    window.settled(before)
    expect(page.locator(f'.near [data-spot="{lies({**goal, "number": number}, 0)}"]')).to_have_count(1)
    check_boards(window)


def blocked(view: dict[str, Any]) -> bool:
    """A shape of the thrown number lies in another's square, but the stock has one too."""
    now = view["board"]
    die = now["die"]
    if not mine(view, "pick") or (die == 6 and now["joker"]):
        return False
    return bool(now["stock"][die - 1]) and any(piece["number"] == die for piece in now["players"][1]["square"])


@pytest.mark.parametrize("language", ["en", "nl"])
def test_robbing_is_refused_with_its_reason(opener: Opener, language: str) -> None:
    seats = table(opener, blocked)
    window = sit(opener, seats[0], language)
    window.wait_for_prompt()
    now = board(window)
    die = now["die"]
    piece = next(piece for piece in now["players"][1]["square"] if piece["number"] == die)
    there = window.page.locator(f'[data-spot="{lies(piece, 1)}"]')
    expect(there).not_to_have_class("can")
    there.locator(".figure").click()
    words = in_language(language)
    expect(window.page.get_by_role("alert")).to_contain_text(words("quadrata-why-rob-stock", number=die))
    # So is a shape of another number in one's own square, and laying over another one.
    other = next(number for number in range(1, 7) if number != die)
    window.page.locator(f'[data-pile="stock-{other}"]').click()
    wrong = "quadrata-why-no-joker" if die == 6 else "quadrata-why-number"
    expect(window.page.get_by_role("alert")).to_contain_text(words(wrong, number=other, die=die))


def robs(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What the first seat may take from others."""
    return [source for source in picks(view) if source.get("seat", 0) > 0]


def test_what_may_be_robbed_glows_and_comes_over(opener: Opener) -> None:
    seats = table(opener, lambda view: bool(robs(view)) and len(mine(view, "pick")) > 1, people=3, set="polyomino")
    window = sit(opener, seats[0], size=PHONE)
    window.wait_for_prompt()
    before, turns = window.live.table.number, window.position.raw[1].turns
    pick(window, robs(seats[0].view)[0])
    window.settled(before)
    window.caught_up()
    if board(window)["hand"]:
        to = lays(window)[0]
        before = window.live.table.number
        hold_as(window, to["way"])
        lay(window, to)
        window.settled(before)
    assert window.position.raw[1].turns == turns + 1
    check_boards(window)


# Notes what begins to fly, and from how far.
NOTE = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset?.spot && frames[0]?.transform) flown.push([this.dataset.spot, frames[0].transform]);
    return animate.call(this, frames, timing);
  };
}"""


def test_what_another_lays_is_seen_to_come_from_where_it_was(opener: Opener) -> None:
    anna, bram = table(opener, lambda view: view["thrower"] == 1 and taken(view) > 2)
    window = sit(opener, anna, pace="quick")
    window.page.emulate_media(reduced_motion="reduce")
    window.page.evaluate(STILL, 10)
    window.page.emulate_media(reduced_motion="no-preference")
    window.page.evaluate(NOTE)
    boxes = window.page.locator(".stock [data-spot]").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.dataset.spot, one.getBoundingClientRect().toJSON()]))"
    )
    before, turns = board(window), window.position.raw[1].turns
    bram.ask("throw", at=bram.number)
    while window.position.raw[1].turns == turns:
        bram.drain()
        bram.act()
    window.caught_up()
    laid = [piece for piece in board(window)["players"][1]["square"] if piece not in before["players"][1]["square"]]
    gone = next(n for n, count in enumerate(before["stock"], 1) if count > board(window)["stock"][n - 1])
    (piece,) = laid
    flights = [flight for flight in window.page.evaluate("flown") if flight[0].startswith("square-")]
    # It flies once, and nothing does that lay there before.
    assert [spot for spot, _ in flights] == [lies(piece, 1)]
    flown = dict(flights)
    there = window.page.locator(f'[data-spot="{lies(piece, 1)}"]')
    there.evaluate("one => Promise.all(one.getAnimations().map(flight => flight.finished))")
    to = there.bounding_box()
    assert to
    origin = boxes[f"stock-{gone}"]
    moved = re.match(r"translate\(([-\d.]+)px, ([-\d.]+)px\)", flown[lies(piece, 1)])
    assert moved
    unit = there.evaluate("one => one.getScreenCTM().a")
    expected = [
        (origin["x"] + origin["width"] / 2 - to["x"] - to["width"] / 2) / unit,
        (origin["y"] + origin["height"] / 2 - to["y"] - to["height"] / 2) / unit,
    ]
    # A pile is drawn anew when one is gone: to within a cell.
    assert [float(part) for part in moved.groups()] == pytest.approx(expected, abs=100)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_square_stays_where_it_is_when_a_shape_is_lifted_out_of_it(opener: Opener, size: dict[str, int]) -> None:
    seats = table(opener, lambda view: bool(lifts(view)))
    window = sit(opener, seats[0], "nl", size)
    window.wait_for_prompt()
    frame = window.page.locator(".near [data-square] .frame")
    before = frame.bounding_box()
    pick(window, lifts(seats[0].view)[0])
    expect(window.page.locator("[data-hand]")).to_have_count(1)
    assert frame.bounding_box() == before
    # And while it is turned and aimed.
    window.page.keyboard.press("r")
    window.page.keyboard.press("ArrowRight")
    expect(window.page.locator(".near .ghost")).to_have_count(1)
    assert frame.bounding_box() == before


@pytest.mark.parametrize("language", ["en", "nl"])
def test_axe_finds_nothing_and_nothing_scrolls(opener: Opener, language: str) -> None:
    seats = table(opener, lambda view: bool(lifts(view)) and taken(view) > 16, people=4)
    window = sit(opener, seats[0], language, bypass_csp=True)
    window.wait_for_prompt()
    page = window.page
    if language == "en":
        assert complaints(window) == [], "before a shape is picked"
    for size in (DESK, {"width": 1920, "height": 1080}):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # two numbers
        inside = "page => [page.scrollHeight <= innerHeight, page.scrollWidth <= innerWidth]"
        assert page.locator("html").evaluate(inside) == [True, True], size
        # All of the four boards are to be seen.
        for cream in page.locator(".cream").all():
            box = cream.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
    if language == "nl":
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # two numbers
        page.locator('[data-look="1"]').click()
        assert complaints(window) == [], "another's board"
        return
    page.set_viewport_size(DESK)  # type: ignore[arg-type]  # two numbers
    pick(window, lifts(seats[0].view)[0])
    expect(page.locator("[data-hand]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.locator('[data-tool="scores"]').click()
    assert complaints(window) == [], "with a shape in hand, and the sheet beside it"
