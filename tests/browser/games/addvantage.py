"""Add-Vantage in a browser: tiles, dice, squares and buttons are tapped."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from teerling.values import Choice
from tests import wire
from tests.browser.games import ASIDE, Board
from tests.browser.table import Window, seated


def choose(window: Window, choice: Choice) -> None:
    """Tap tiles, dice, squares and buttons."""
    about = wire.about(choice)
    page = window.page
    if about["kind"] == "arrange":
        for place, letter in enumerate(about["letters"]):
            there, wanted = page.locator(f'[data-place="{place}"]'), "abcdef".index(letter)
            if there.get_attribute("data-tile") != str(wanted):
                page.locator(f'[data-tile="{wanted}"]').click()
                there.click()
        window.main.click()
    elif about["kind"] == "throw":
        several = page.get_by_role("button", name=window.words("addvantage-throw", count=about["count"]), exact=True)
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
        window.button(window.words("addvantage-choice-pass").capitalize())


def hold(window: Window, face: int) -> None:
    """Take a thrown die in hand, if it is not there already."""
    if not window.page.locator(f'[data-loose="{face}"][aria-pressed="true"]').count():
        window.page.locator(f'[data-loose="{face}"]').first.click()
    expect(window.page.locator(f'[data-loose="{face}"][aria-pressed="true"]')).to_have_count(1)


def own(window: Window, square: int) -> Locator:
    """A square of the board of whoever looks."""
    return window.page.locator(f'[data-drop="square-{square}"]')


def lift(window: Window, owner: int, square: int) -> None:
    """Take another's die in hand; where there is no room for other boards, by asking for theirs."""
    die = window.page.locator(f'[data-owner="{owner}"][data-square="{square}"]')
    if not die.count():
        window.page.locator(f'[data-look="{owner}"]').click()
    name = window.live.table.seats[owner].name
    closer = window.page.get_by_role("button", name=window.words("addvantage-closer", name=name), exact=True)
    if closer.count():
        closer.click()
    die.last.click()
    if window.page.locator(f'[data-owner="{owner}"]').count():
        expect(window.page.locator(f'[data-owner="{owner}"][aria-pressed="true"]')).to_have_count(1)
    expect(window.page.locator(".goal").first).to_be_visible()


def scene(window: Window) -> tuple[float, float]:
    """Against two computer players, boards half full, and a die in hand."""
    window.go("/new/addvantage")
    window.page.get_by_role("textbox").fill("Anna")
    seated(window, "here", "bot", "bot")
    window.button("Start")
    window.wait_for_table()
    while window.up():
        position = window.position
        if (
            len(window.live.table.course.events) > 50
            and position.turn.kind == "decide"
            and position.view().board.thrown
        ):
            break
        window.act()
    window.wait_for_prompt()
    window.page.locator("[data-loose]").first.click()
    return ASIDE


BOARD = Board(
    choose,
    mistake="surplus",
    unlit=frozenset({"throw", "arrange", "pass"}),
    scene=scene,
    own=".area.own svg.wood[role=group]",
    four="four-secret-won",
    each=".area svg.wood",
    called=".area .name",
    borrows="buy",
    lying="[data-loose], .area.own svg.wood [data-spot]",
    foreseen=frozenset({"arrange", "place", "give", "buy", "off"}),
)
