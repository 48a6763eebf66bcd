"""On every screen, from the smallest phone to a classroom's: nothing is cut off, covered, or too small."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from teerling.game import names
from tests.browser import games
from tests.browser.layout import PHONES, SIZES, wrongs
from tests.browser.table import Opener, Window, seated
from tests.browser.test_course import bring
from tests.browser.test_pages import finished
from tests.chance import some


def at_a_table(opener: Opener, name: str) -> Window:
    """Three at a table, and the one who looks is to decide."""
    window = opener.window("nl-NL")
    while True:
        window.go(f"/new/{name}")
        seated(window, "here", "bot", "bot")
        window.page.locator("button[type=submit]").click()
        window.wait_for_table()
        while window.up():
            if window.position.turn.kind == "decide":
                window.wait_for_prompt(0)
                return window
            window.act()


@pytest.mark.parametrize("name", games.names())
def test_a_table_fits_on_every_screen(opener: Opener, name: str) -> None:
    window, board = at_a_table(opener, name), games.find(name)
    found = []
    for size in SIZES:
        found += wrongs(window, size, whole=True, fine=board.fine, labels=board.labels)
        bar, own = (window.page.locator(part).bounding_box() for part in (".prompt", board.own))
        assert bar
        assert own
        if size in PHONES:
            share = own["width"] / size[0]
            found += [f"{size} one's own board is {share:.0%} of the width"] * (share < 0.94)
            found += [f"{size} the bar is {bar['height']} high"] * (bar["height"] > size[1] / 6)
    assert not found, "\n".join(found)


# Which names are not to be read in full, or not told apart.
CUT = """() => [...document.querySelectorAll('.seats .name')].filter((one) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 5).map((one) => one.innerText)"""


def test_names_of_ten_letters_can_be_read_with_four_at_a_table(opener: Opener) -> None:
    names = ("Wilhelmina", "Wilhelmine", "Maximilian", "Christophe")
    window = opener.window("nl-NL")
    window.go("/new/pushbox")
    seated(window, *["here"] * 4)
    for seat, name in enumerate(names):
        window.page.locator(".chair").nth(seat).click()
        window.page.get_by_role("textbox").fill(name)
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    for size in SIZES:
        assert wrongs(window, size, whole=True) == []
        assert window.page.evaluate(CUT) == []
        shown = window.page.locator(".seats .name").all_inner_texts()
        assert [one.replace("\u00ad", "").replace("\n", "") for one in shown] == list(names)


@pytest.mark.parametrize("name", some("moments", games.names(), 2))
def test_every_moment_of_a_turn_fits_on_the_smallest_screens(opener: Opener, name: str) -> None:
    window, board = at_a_table(opener, name), games.find(name)
    found: list[str] = []
    for _ in range(6):
        if not window.up():
            break
        window.wait_for_prompt(0)
        for size in SIZES[:2]:
            told = f"{window.page.locator('.prompt').inner_text()}: "
            found += [told + wrong for wrong in wrongs(window, size, whole=True, fine=board.fine, labels=board.labels)]
        window.act()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", some("pages", names(), 2))
def test_pages_of_a_game_fit_on_every_screen(opener: Opener, name: str) -> None:
    window = opener.window("nl-NL")
    found = []
    for path in (f"/new/{name}", f"/rules/{name}"):
        window.go(path)
        expect(window.page.locator("main h1").first).to_be_visible()
        for size in SIZES:
            found += [f"{path} {wrong}" for wrong in wrongs(window, size)]
    assert not found, "\n".join(found)


# Parts of a board that lie on each other, or beside it.
ASTRAY = """() => {
    const board = document.querySelector('.board');
    const parts = [...board.children].filter((one) =>
        one.getClientRects().length && !/absolute|fixed/.test(getComputedStyle(one).position) && one.innerText?.trim());
    const boxes = parts.map((one) => [one.className, one.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right - 4 && b.left < a.right - 4 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
    const { left, right, top } = board.getBoundingClientRect();
    const out = boxes.filter(([, box]) => box.left < left - 2 || box.right > right + 2 || box.top < top - 2);
    const on = boxes.filter(([, a], i) => boxes.some(([, b], j) => i < j && meet(a, b)));
    return [...out.map(([name]) => `${name} is out`), ...on.map(([name]) => `${name} is on another`)];
}"""


@pytest.mark.parametrize("name", some("looked back", games.names(), 2))
def test_a_board_that_is_looked_back_at_fits_on_every_screen(opener: Opener, name: str) -> None:
    window = opener.window("nl-NL")
    bring(window, f"{name}/{games.find(name).mistake}")
    window.page.locator("input[type=range]").press("End")
    window.page.locator("input[type=range]").press("ArrowLeft")
    expect(window.page.locator(".board")).to_be_visible()
    found = []
    for size in SIZES:
        # What is small on it is read where it is opened.
        found += [w for w in wrongs(window, size, fine=".board", labels=".board") if "to read" not in w]
        found += [f"{size} {wrong}" for wrong in window.page.evaluate(ASTRAY)]
    assert not found, "\n".join(found)


BESIDE = {"width": 640, "height": 360}


def test_on_a_phone_on_its_side_a_new_table_shows_who_plays_and_how_to_begin(opener: Opener) -> None:
    window = opener.window("nl-NL", BESIDE, has_touch=True)
    window.go("/new/pushbox")
    expect(window.page.locator(".round")).to_be_visible()
    for part in (".go .button.main", ".card label:has(input[name=kind])", ".card .field"):
        for one in window.page.locator(part).all():
            expect(one).to_be_in_viewport(ratio=1)
            one.tap(trial=True)  # nothing lies over it
    assert window.page.evaluate("scrollY") == 0


def test_on_a_phone_on_its_side_a_replay_is_seen_while_it_is_played(opener: Opener) -> None:
    window = opener.window("nl-NL", BESIDE, has_touch=True)
    bring(window, "pushbox/solo-stuck")
    for part in (".board", ".bar .button.main", "input[type=range]"):
        expect(window.page.locator(part)).to_be_in_viewport(ratio=1)


# How wide the narrowest board is, and how far names reach beyond the top of the room they are in.
NARROWEST = """([board, name]) => {
    const box = (one) => one.getBoundingClientRect();
    const room = box(document.querySelector('.board')).top;
    return [
        Math.min(...[...document.querySelectorAll(board)].map((one) => box(one).width)),
        room - Math.min(...[...document.querySelectorAll(name)].map((one) => box(one).top)),
    ];
}"""


@pytest.mark.parametrize("name", [name for name in games.names() if games.find(name).four])
def test_boards_of_four_that_are_looked_back_at_are_no_stamps(opener: Opener, name: str) -> None:
    window, board = opener.window("nl-NL"), games.find(name)
    bring(window, f"{name}/{board.four}")
    expect(window.page.locator(board.each)).to_have_count(4)
    for size in SIZES:
        wrongs(window, size)
        narrowest, above = window.page.evaluate(NARROWEST, [board.each, board.called])
        assert narrowest >= 55, size
        assert above <= 2, size


def test_a_line_that_broke_is_told_where_nothing_is_covered(mortal: Opener) -> None:
    window, board = at_a_table(mortal, "addvantage"), games.find("addvantage")
    mortal.server.stop()
    told = window.page.locator(".prompt [role=status]")
    expect(told).to_have_text("De lijn met de tafel viel weg. Die komt vanzelf terug. Er is niets kwijt.")
    found = []
    for size in SIZES:
        found += wrongs(window, size, whole=True, fine=board.fine, labels=board.labels)
        expect(told).to_be_in_viewport(ratio=1)
    assert not found, "\n".join(found)
    # Nobody is to wait for their turn whose turn it is.
    expect(window.page.locator(".prompt .doing button")).to_have_count(0)


def test_all_other_pages_fit_on_every_screen(opener: Opener) -> None:
    _, table = finished(opener)
    window = opener.window("nl-NL")
    window.go("/new/pushbox")
    seated(window, "here", "open")
    window.page.locator("button[type=submit]").click()
    expect(window.page.locator(".lobby")).to_be_visible()
    found = [f"lobby {wrong}" for size in SIZES for wrong in wrongs(window, size)]
    code = window.live.table.opened.code
    other = opener.window("nl-NL")
    for path in ("/", f"/join/{code}", "/replay", f"/replay/{table}", f"/fair/{table}", "/nowhere"):
        other.go(path)
        expect(other.page.locator("main h1").first).to_be_visible()
        if path == f"/replay/{table}":
            expect(other.page.locator(".board")).to_be_visible()
        # A board that is looked back at is looked at only, and is smaller, with all that is said about it.
        found += [f"{path} {wrong}" for size in SIZES for wrong in wrongs(other, size, fine=".board", labels=".board")]
    assert not found, "\n".join(found)
