"""Blocks are dragged as well as tapped, by mouse and by finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests import wire
from tests.browser.games.pushbox import block
from tests.browser.table import PHONE, Opener, Window, seated


def something_to_calculate(opener: Opener, **window: Any) -> tuple[Window, tuple[int, ...]]:
    """A window in which two blocks or more answer the throw, and those blocks."""
    while True:
        one = opener.window(**window)
        one.go("/new/pushbox")
        seated(one, "here")
        one.button("Start")
        one.wait_for_table()
        one.throw()
        choices = one.position.view(0).choices if one.position.turn.kind == "decide" else ()
        plays = [
            wire.about(c)["numbers"]
            for c in choices
            if wire.about(c)["kind"] == "play" and len(wire.about(c)["numbers"]) == 2
        ]
        if plays:
            one.wait_for_prompt()
            return one, plays[0]


def drag(window: Window, number: int, part: float) -> None:
    """Drag a block of the tray along a part of its way: inward, or back if the part is negative."""
    wood = window.page.locator(f'.tray [data-block="{number}"][data-near] .wood')
    block(window, number).hover()  # which waits until it stands still
    box = wood.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    way = box["height"] * 80 / 96
    mouse = window.page.mouse
    mouse.move(x, y)
    mouse.down()
    for step in range(1, 6):
        mouse.move(x, y - way * part * step / 5)
    mouse.up()


def test_a_block_is_pushed_in_by_the_mouse_and_pulled_back(opener: Opener) -> None:
    window, (first, second) = something_to_calculate(opener)
    tray = window.page.locator(".tray")
    picked = tray.locator('[data-near][aria-pressed="true"]')
    drag(window, first, 0.8)
    expect(picked).to_have_count(1)
    expect(picked).to_have_attribute("data-block", str(first))
    drag(window, first, -0.4)
    expect(picked).to_have_count(0)
    # A little of the way is no push, and no tap either.
    drag(window, first, 0.15)
    expect(picked).to_have_count(0)
    drag(window, first, 0.8)
    drag(window, second, 0.8)
    expect(picked).to_have_count(2)
    # A tap does what it always did.
    block(window, second).click()
    expect(picked).to_have_count(1)
    block(window, second).click()
    before = window.live.table.number
    window.main.click()
    window.settled(before)
    assert not {first, second} & set(wire.board(window.position, 0)["sides"][0]["numbers"])


def test_a_finger_drags_the_blocks_and_elsewhere_moves_nothing(opener: Opener) -> None:
    low = {"width": PHONE["width"], "height": 560}
    window, (first, _) = something_to_calculate(opener, size=low, has_touch=True, is_mobile=True)
    picked = window.page.locator('.hand [aria-pressed="true"]')
    fingers = window.page.context.new_cdp_session(window.page)

    def swipe(x: float, y: float, by: float) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 7):
            point = {"x": x, "y": y + by * step / 6}
            fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    block = window.page.locator(f'.hand [data-block="{first}"]')
    box = block.bounding_box()
    assert box
    assert box["y"] + box["height"] <= low["height"], "all is on the page, however low it is"
    swipe(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, -36)
    expect(picked).to_have_count(1)
    expect(picked).to_have_attribute("data-block", str(first))
    swipe(180, 200, -120)
    assert window.page.evaluate("scrollY") == 0
    expect(picked).to_have_count(1)
