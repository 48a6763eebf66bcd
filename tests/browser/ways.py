"""How a choice is made on the board of each game: what is tapped, in which order."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from teerling.values import Choice
from teerling.words import in_language


def push_box(window: Any, choice: Choice) -> None:
    """Tap blocks and push them, or do the other thing there is to do."""
    for number in choice.about["numbers"]:
        block(window, number).click()
    if choice.about["numbers"]:
        window.main.click()
    else:
        window.page.locator(".prompt .button").last.click()


def block(window: Any, number: int) -> Locator:
    """One's own block: in the tray, or below it on a phone."""
    found: Locator = window.page.locator(f'[data-block="{number}"][data-near]:visible').last
    return found


def add_vantage(window: Any, choice: Choice) -> None:
    """Tap tiles, dice, squares and buttons."""
    about = choice.about
    page = window.page
    if about["kind"] == "arrange":
        for place, letter in enumerate(about["letters"]):
            page.locator(f'[data-tile="{"abcdef".index(letter)}"]').click()
            page.locator(f'[data-place="{place}"]').click()
        window.main.click()
    elif about["kind"] == "throw":
        several = page.get_by_role("button", name=_words(window)("addvantage-throw", count=about["count"]), exact=True)
        before = window.live.table.number
        (several if several.count() else window.main).click()
        # Who has said how many dice has said enough: the page throws them, which is a second event.
        window.settled(before + 1)
    elif about["kind"] in ("place", "give"):
        hold(window, about["face"])
        if about["kind"] == "give":
            page.locator('[data-drop="give"]').click()
        else:
            own(window, about["square"]).click()
    elif about["kind"] == "buy":
        lift(window, about["owner"], about["source"])
        own(window, about["square"]).click()
    elif about["kind"] == "off":
        own(window, about["source"]).click()
        window.main.click()
    else:
        window.button(_words(window)("addvantage-choice-pass").capitalize())


def hold(window: Any, face: int) -> None:
    """Take a thrown die in hand, if it is not there already."""
    if not window.page.locator(f'[data-loose="{face}"][aria-pressed="true"]').count():
        window.page.locator(f'[data-loose="{face}"]').first.click()
    expect(window.page.locator(f'[data-loose="{face}"][aria-pressed="true"]')).to_have_count(1)


def own(window: Any, square: int) -> Locator:
    """A square of the board of whoever looks."""
    found: Locator = window.page.locator(f'[data-drop="square-{square}"]')
    return found


def lift(window: Any, owner: int, square: int) -> None:
    """Take another's die in hand; where boards are small, by looking closer."""
    name = window.live.table.seats[owner].name
    closer = window.page.get_by_role("button", name=_words(window)("addvantage-closer", name=name), exact=True)
    if closer.count():
        closer.click()
    window.page.locator(f'[data-owner="{owner}"][data-square="{square}"]').last.click()
    expect(window.page.locator(f'[data-owner="{owner}"][aria-pressed="true"]')).to_have_count(1)


def dice_trip(window: Any, choice: Choice) -> None:
    """Tap two dice and a city; or a tool, and what it is used on. Others act meanwhile: wait until this is done."""
    about = choice.about
    page = window.page
    seat = window.shown_to
    board = window.position.view(seat).board
    if about["kind"] == "write":
        take(window, *about["dice"])
        expect(page.locator("[data-made]")).to_have_attribute("data-made", str(about["number"]))
        city(window, about["city"])
    elif about["kind"] == "cross":
        page.locator('[data-tool="cross"]').click()
        city(window, about["city"])
    elif about["kind"] == "double":
        page.locator('[data-tool="double"]').click()
        take(window, about["twice"], about["ignored"])
        window.main.click()
    elif about["kind"] == "reroll":
        page.locator('[data-tool="reroll"]').click()
        take(window, *about["dice"])
        # Who has said which dice has said enough: the page throws them.
        window.main.click()
    else:
        window.button(_words(window)(f"dicetrip-choice-{about['kind']}").capitalize())

    def heard() -> bool:
        now = window.position.view(seat).board
        card = now["cards"][seat]
        done = {
            "write": card["numbers"][about.get("city", 0)] == about.get("number"),
            "cross": about.get("city") in card["crossed"],
            "double": card["twice"] is not None,
            "reroll": not card["reroll"] and now["stage"] == "write",
            "keep": now["stage"] == "write",
            "done": card["done"] or now["round"] > board["round"] or now["stage"] == "over",
        }
        return bool(done[about["kind"]])

    window.until(heard, f"the server hears of {choice.move.text}")


def take(window: Any, *dice: str) -> None:
    """Take dice in hand, in this order."""
    for colour in dice:
        window.page.locator(f'[data-die="{colour}"]').click()
        expect(window.page.locator(f'[data-die="{colour}"]')).to_have_attribute("aria-pressed", "true")


def city(window: Any, number: int) -> None:
    """Tap a city of one's own card; a finger may have to look closer first."""
    page = window.page
    there = page.locator(f'.near [data-city="{number}"]')
    if not page.evaluate("() => navigator.maxTouchPoints > 0"):
        there.locator(".place").click()
        return
    box = there.locator(".hit").bounding_box()
    assert box
    if box["width"] < 43:
        there.locator(".place").tap()
        wide = "([hit]) => hit.getBoundingClientRect().width >= 43"
        page.wait_for_function(wide, arg=[there.locator(".hit").element_handle()])
    there.locator(".place").tap()


def quadrata(window: Any, choice: Choice) -> None:
    """Tap a shape where it lies, or lay what is in hand: turned until it fits, and then where it goes."""
    about = choice.about
    if about["kind"] == "pick":
        pick(window, about)
    elif about["to"] != "square":
        touch(window, window.page.get_by_role("button", name=_words(window)(f"quadrata-to-{about['to']}"), exact=True))
    else:
        hold_as(window, about["way"])
        lay(window, about)


def pick(window: Any, about: dict[str, Any]) -> None:
    """Tap a shape in the stock, a reserve or a square; where boards are small, by looking closer."""
    page = window.page
    where, owner = about["from"], about.get("seat")
    spot = {
        "stock": f"stock-{about['number']}",
        "reserve": f"reserve-{owner}-{about['number']}",
        "square": "-".join(str(about.get(key)) for key in ("from", "seat", "number", "way", "x", "y")),
    }[where]
    closer = page.locator(f'[data-open="{owner}"]:visible')
    if where != "stock" and closer.count():
        touch(window, closer)
    there = page.locator(f'[data-pick="{spot}"]:visible').last
    # Something slanted is not everywhere in its box: its number is on it.
    touch(window, there.locator(".figure").last if where == "square" else there)


def touch(window: Any, there: Locator) -> None:
    """With a finger if there is one, or else with the pointer."""
    if window.page.evaluate("() => navigator.maxTouchPoints > 0"):
        there.tap()
    else:
        there.click()


def hold_as(window: Any, way: int) -> None:
    """Turn what is in hand, and flip it over if that is needed."""
    held = window.page.locator("[data-hand]")
    for step in range(8):
        if held.get_attribute("data-way") == str(way):
            return
        touch(window, window.page.locator(f'[data-tool="{"flip" if step == 4 else "turn"}"]'))
    expect(held).to_have_attribute("data-way", str(way))


def middle(window: Any, about: dict[str, Any]) -> tuple[float, float]:
    """Where on the screen the middle of what is in hand would come to lie, in one's own square."""
    board = window.position.view(window.live.table.turn[0]).board
    held = board["set"]["shapes"][board["hand"]["number"] - 1]["ways"][about["way"]]
    box = window.page.locator(".near [data-square] .frame").bounding_box()
    cell = box["width"] / board["set"]["width"]
    return box["x"] + cell * (about["x"] + held["width"] / 2), box["y"] + cell * (about["y"] + held["height"] / 2)


def lay(window: Any, about: dict[str, Any]) -> None:
    """Lay what is in hand in one's own square: a click lays it, a finger looks first."""
    page = window.page
    ghost = page.locator(".near .ghost.fits")
    name = f"{'abcdefgh'[about['x']]}{about['y'] + 1} {'abcdefgh'[about['way']]}"
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*middle(window, about))
        expect(ghost).to_have_attribute("data-ghost", name)
        window.main.click()
        return
    x, y = middle(window, about)
    page.mouse.move(x, y)
    expect(ghost).to_have_attribute("data-ghost", name)
    page.mouse.click(x, y)


def _words(window: Any) -> Any:
    return in_language(window.language)


def general(window: Any, choice: Choice) -> None:
    """On the board that any game has: its button."""
    window.page.locator(f'[data-choice="{choice.move.text}"]').click()
