"""Quadrata in a real browser: whole rounds by pointer, finger and keys, and how a round ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from teerling.values import Choice
from teerling.words import in_language
from tests import wire
from tests.browser.games.quadrata import board, check_boards, check_end, sit, spot_of, start, table, up, wise
from tests.browser.table import PHONE, Opener, Window

# Small boards, so that a round is short.
OWN = """set Thuis
author me
licence CC0 1.0
large
####
####
####
####
small
.##.
####
####
.##.
shape 1 count 9
#
shape 2 count 9
##
shape 3 count 9
##
#.
shape 4 count 9
##
##
shape 5 count 4
##
##
#.
shape 6 count 4
###
###
"""


def test_a_whole_round_of_two_by_pointer(opener: Opener) -> None:
    window = opener.window()
    start(window, bots=1)
    window.taste = wise(window)
    window.play_out()
    check_end(window)
    words = in_language("en")
    expect(window.page.locator(".prompt")).to_contain_text("The game is over")
    # The result lies over the board, which is one tap away.
    window.button("Board")
    window.page.locator('[data-tool="scores"]').click()
    sheet = window.page.get_by_role("dialog", name=words("quadrata-scores"))
    points = [str(player["points"]).replace("-", "−") for player in board(window)["players"]]
    assert sheet.locator("tfoot td").all_text_contents() == points
    window.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_whole_round_of_three_by_finger_on_a_phone_with_a_set_of_ones_own(opener: Opener, tmp_path: Path) -> None:
    window = opener.window("nl-NL", PHONE, has_touch=True)
    file = tmp_path / "thuis.txt"
    file.write_text(OWN)
    start(window, bots=2, quick_set=False, file=file)
    assert "Thuis" in window.live.table.opened.options["set"]
    window.taste = wise(window)
    window.play_out(acts=5)
    check_boards(window)
    # Another's board is opened by a tap, and closed again.
    window.page.locator('[data-look="1"]').tap()
    name = window.live.table.seats[1].name
    closer = window.page.get_by_role("dialog", name=in_language("nl")("quadrata-board-of", name=name))
    expect(closer.locator(".piece")).to_have_count(len(board(window)["players"][1]["square"]))
    closer.get_by_role("button", name="Sluiten").tap()
    window.play_out()
    check_end(window)
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


class Keys:
    """A window that is played in by keys alone."""

    def __init__(self, window: Window):
        self.window = window
        self.press = window.page.keyboard.press

    def act(self, choice: Choice) -> None:
        """Pick up, turn, go there and lay; or one of the buttons, by Tab."""
        about, page = wire.about(choice), self.window.page
        if about["kind"] == "pick":
            self.pick(about["source"])
        elif about["kind"] == "lay":
            self.lay(about)
        else:
            label = in_language("en")(f"quadrata-to-{about['to']}")
            button = page.get_by_role("button", name=label, exact=True).last
            self.tab_to(button)
            self.press("Enter")

    def tab_to(self, button: Any) -> None:
        """With Tab, however far it is."""
        for _ in range(60):
            if button.evaluate("one => one === document.activeElement"):
                return
            self.press("Tab")
        expect(button).to_be_focused()

    def pick(self, source: dict[str, Any]) -> None:
        """With its number if it comes first then; otherwise with arrows along what glows."""
        every = [wire.about(choice)["source"] for choice in self.window.position.view(0).choices]
        if next(one for one in every if one["number"] == source["number"]) == source:
            self.press(str(source["number"]))
            return
        there = self.window.page.locator(f'[data-pick="{spot_of(source)}"]')
        for _ in range(60):
            self.press("ArrowRight")
            if there.evaluate("one => one === document.activeElement"):
                break
        self.press("Enter")

    def lay(self, about: dict[str, Any]) -> None:
        """Turn and flip, then arrows."""
        page = self.window.page
        held = page.locator("[data-hand]")
        for step in range(8):
            if held.get_attribute("data-way") == str(about["way"]):
                break
            self.press("f" if step == 4 else "r")
        ghost = page.locator(".near .ghost")
        if not ghost.count():
            self.press("ArrowRight")
        expect(ghost).to_have_count(1)
        for _ in range(20):
            name = str(ghost.get_attribute("data-ghost"))
            dx, dy = about["x"] - "abcdefgh".index(name[0]), about["y"] + 1 - int(name[1])
            if not dx and not dy:
                break
            self.press(("ArrowRight" if dx > 0 else "ArrowLeft") if dx else ("ArrowDown" if dy > 0 else "ArrowUp"))
        expect(page.locator(".near .ghost.fits")).to_have_count(1)
        self.press("Enter")


def test_a_whole_round_of_four_by_keys_alone(opener: Opener) -> None:
    window = opener.window()
    start(window, bots=3)
    keys = Keys(window)
    choose = wise(window)
    while up(window):
        window.wait_for_prompt()
        before = window.live.table.number
        if window.position.turn.kind == "dice":
            keys.press("Enter")
        else:
            keys.act(choose(0, window.position.view(0).choices))
        window.settled(before)
    check_end(window)


def test_full_squares_stay_until_the_next_throw(opener: Opener) -> None:
    seats = table(opener, lambda view: view["board"]["over"] is not None, set="polyomino", rounds="2")
    starter = seats[0].view["thrower"]
    window = sit(opener, seats[starter])
    window.seats = (starter,)
    words = in_language("en")
    expect(window.page.locator(".prompt.mine .said")).to_have_text(words("quadrata-prompt-next"))
    check_end(window)
    filled = board(window)["over"]["filled"]
    names = ["Anna", "Bram"]
    expect(window.page.locator(".headline")).to_have_text(words("quadrata-ended-full", name=names[filled]))
    window.throw()
    window.caught_up()
    expect(window.page.locator(".square.full")).to_have_count(0)
    expect(window.page.locator(".ended")).to_have_count(0)
    assert board(window)["round"] == 2
    check_boards(window)


def test_what_is_wrong_with_a_set_of_ones_own_is_said_before_it_counts(opener: Opener, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("set Kapot\nlarge\n#x\n")
    window = opener.window("nl-NL")
    window.go("/new/quadrata")
    window.page.locator("input[type=file]").set_input_files(file)
    expect(window.page.locator("form")).to_contain_text(in_language("nl")("quadrata-set-unknown", word="#x"))
