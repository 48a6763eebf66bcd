"""One gesture is one command in a real browser: nothing is said in two parts, and nothing is asked again and again."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser import test_addvantage as addvantage
from tests.browser import test_dicetrip as dicetrip
from tests.browser.games.dicetrip import take
from tests.browser.games.quadrata import board, check_boards, lifts, mine, pick, sit, table
from tests.browser.table import Opener, Window

# What the page asks for by itself, or what changes nothing.
BESIDE = ("hello", "seal", "show", "why")


def sent(window: Window) -> list[dict[str, Any]]:
    """What a window says to the server from now on, as far as it is about the game."""
    found: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] not in BESIDE:
            found.append(said)

    window.page.on("websocket", lambda line: line.on("framesent", note))
    window.page.reload()
    window.wait_for_table()
    return found


def test_how_many_dice_and_the_throw_are_one_command(opener: Opener) -> None:
    window = opener.window()
    addvantage.start(window, bots=1, first="seat", arrange="drawn")
    said = sent(window)
    window.taste = addvantage.fill
    while not said or not any(one["text"].startswith("throw") for one in said if one["type"] == "play"):
        said.clear()
        assert window.up()
        window.act()
        window.caught_up()
    assert [one["type"] for one in said] == ["play"]
    assert said[0]["then"] == [{"type": "throw"}]
    expect(window.page.locator("[data-loose]").first).to_be_visible()


def test_which_dice_again_and_the_throw_are_one_command_and_so_are_keeping_and_writing(opener: Opener) -> None:
    window = opener.window()
    dicetrip.start(window)
    said = sent(window)
    window.act()
    window.wait_for_prompt()
    said.clear()
    window.page.locator('[data-tool="reroll"]').click()
    take(window, "red", "blue")
    before = window.live.table.number
    window.main.click()
    window.settled(before)
    window.wait_for_prompt()
    assert [(one["type"], one["text"], one["then"]) for one in said] == [("play", "reroll rb", [{"type": "throw"}])]
    # In the next round the throw is kept by writing.
    window.taste = dicetrip.best
    while window.position.view(0).board["round"] == 1 or window.position.turn.kind == "dice":
        window.act()
    window.wait_for_prompt()
    said.clear()
    window.act()
    window.caught_up()
    assert [(one["type"], one["then"]) for one in said] == [("play", [])]
    assert window.position.view(0).board["stage"] == "write"
    expect(window.page.locator(".prompt")).to_contain_text("Take back")


def test_another_shape_instead_of_the_one_in_hand_is_the_one_that_was_meant(opener: Opener) -> None:
    """Shapes in a square are named by the order in which they were laid, which a lifted one is no longer part of."""
    seats = table(opener, lambda view: len(lifts(view)) > 1 and len({a["number"] for a in mine(view, "pick")}) == 1)
    window = sit(opener, seats[0])
    said = sent(window)
    window.wait_for_prompt()
    every = mine(seats[0].view, "pick")
    number = every[0]["number"]
    # The same number again: from the next place where it lies.
    for about in [*every, *every[:1]]:
        said.clear()
        before = window.live.table.number
        window.page.keyboard.press(str(number))
        window.settled(before)
        window.caught_up()
        assert where(board(window)["hand"]) == where(about)
        assert len(said) == 1, said
    assert (said[0]["type"], len(said[0]["then"])) == ("takeback", 1)
    check_boards(window)


def test_whoever_comes_back_with_a_shape_in_hand_can_take_another(opener: Opener) -> None:
    """What else could have been picked is not known there: it is laid back, and looked at."""
    seats = table(
        opener, lambda view: len(lifts(view)) > 0 and any(about["from"] == "stock" for about in mine(view, "pick"))
    )
    window = sit(opener, seats[0])
    said = sent(window)
    window.wait_for_prompt()
    pick(window, lifts(seats[0].view)[0])
    held = window.page.locator("[data-hand]")
    expect(held).to_have_count(1)
    window.caught_up()
    window.page.reload()
    window.wait_for_table()
    expect(held).to_have_count(1)
    window.wait_for_prompt()
    said.clear()
    other = next(about for about in mine(seats[0].view, "pick") if about["from"] == "stock")
    # By keys: for a pointer the whole stock is now a place to lay it back.
    window.page.locator(f'[data-pile="stock-{other["number"]}"]').focus()
    window.page.keyboard.press("Enter")
    expect(window.page.locator(f'[data-pile="stock-{other["number"]}"].up')).to_have_count(1)
    window.caught_up()
    assert where(board(window)["hand"]) == where(other)
    assert [one["type"] for one in said] == ["takeback", "play"]
    check_boards(window)


def where(source: dict[str, Any]) -> tuple[Any, ...]:
    """Where a shape is or was."""
    return tuple(source.get(key) for key in ("from", "number", "seat", "way", "x", "y"))


def test_what_is_touched_while_others_are_done_is_sent_when_that_is_seen(opener: Opener) -> None:
    """Dice Trip: nobody waits for anybody, though the page still shows what others did."""
    anna, bram = dicetrip.four(opener)[:2]
    for window in (anna, bram):
        window.taste = dicetrip.best
    anna.page.get_by_role("button", name="Start").click()
    for window in (anna, bram):
        window.wait_for_table()
    said = sent(bram)
    anna.act()
    dicetrip.keep(anna)
    bram.wait_for_prompt(1)
    choice = dicetrip.kinds(bram.position.view(1).choices, "write")[0]
    take(bram, *choice.about["dice"])
    # What Anna does is told for a while, and meanwhile Bram chooses a city.
    for _ in range(3):
        anna.act()
    city = bram.page.locator(f'.near [data-city="{choice.about["city"]}"] .place')
    city.click()
    card = bram.page.locator(f'.near [data-city="{choice.about["city"]}"] .pencil:not(.ghost)')
    expect(card).to_have_text(str(choice.about["number"]))
    bram.caught_up()
    assert [one["text"] for one in said] == [choice.move.text]
