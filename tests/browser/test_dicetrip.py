"""Dice Trip in a real browser: whole games by tapping and by keys, four people writing at once, maps of one's own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from teerling.games.dicetrip import atlas
from teerling.values import Choice
from teerling.words import in_language
from tests import wire
from tests.browser.games.dicetrip import city, take
from tests.browser.table import DESK, PHONE, Opener, Window, friends, seated
from tests.browser.test_pages import complaints
from tests.chance import some
from tests.patience import until

START = {"en": "Start", "nl": "Begin"}
LETTERS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
# Three cities in a row, so a game of two rounds.
SMALL = """map Klein
author me
licence CC0 1.0
city Aa 3.0 51.0 red
city Bee (nl Bij) 3.6 51.2 none
city Cee 4.2 51.0 blue
roads Aa: Bee
roads Bee: Cee
"""


def start(window: Window, people: int = 1, bots: int = 0, map_file: Path | None = None) -> None:
    """Open a table at this screen on the page for it, and start."""
    window.go("/new/dicetrip")
    seated(window, *["here"] * people, *["bot"] * bots)
    if map_file:
        bring(window, map_file)
    window.button(START[window.language])
    window.wait_for_table()
    window.seats = tuple(range(people))


def kinds(choices: Sequence[Choice], *wanted: str) -> list[Choice]:
    """The choices of some kinds."""
    return [choice for choice in choices if wire.about(choice)["kind"] in wanted]


def best(seat: int, choices: Sequence[Choice]) -> Choice:
    """Done if that is possible; else what makes the longest route."""
    done = kinds(choices, "done")
    if done:
        return done[0]
    writes = kinds(choices, "write")
    return (
        max(writes, key=lambda c: wire.about(c)["route"] + wire.about(c)["bonus"])
        if writes
        else kinds(choices, "cross")[0]
    )


def board(window: Window, viewer: int = 0) -> dict[str, Any]:
    """What a seat may see of the table, from the server."""
    found: dict[str, Any] = wire.board(window.position, viewer)
    return found


def check_card(window: Window, seat: int = 0) -> None:
    """The map on the screen is the card in the server: numbers, crosses, stars, and the strip of used numbers."""
    window.caught_up()
    card = board(window, seat)["cards"][seat]
    near = window.page.locator(".near")
    expect(near.locator(".city .cross:not(.ghost)")).to_have_count(len(card["crossed"]))
    expect(near.locator(".city .star")).to_have_count(len(card["bonus"]))
    written = near.locator(".city .pencil:not(.ghost)").all_text_contents()
    assert [int(number) for number in written] == [number for number in card["numbers"] if number]
    used = near.locator(".used").evaluate_all("all => all.map(one => Number(one.dataset.number))")
    assert used == card["used"]
    assert near.locator(".route").count() == (len(card["route"]) > 1)


@contextmanager
def another(window: Window, seat: int) -> Iterator[Locator]:
    """The card of somebody else: it stands there, or on a phone is asked for by the chip with the name."""
    small = window.page.locator(f'[data-open="{seat}"]')
    if small.count():
        yield small
        return
    chip = window.page.locator(f'[data-look="{seat}"]')
    chip.click()
    yield window.page.get_by_role("dialog")
    window.page.keyboard.press("Escape")
    expect(chip).to_be_focused()


def keep(window: Window) -> None:
    """Keep the throw, so that all write; once the dice lie there."""
    window.wait_for_prompt(window.seats[0])
    number = window.live.table.number
    window.page.locator('[data-tool="reroll"]').click()
    window.button("Keep the throw")
    window.settled(number)


@pytest.mark.parametrize(
    ("language", "size", "touch"),
    some("alone", [pytest.param("en-GB", DESK, False, id="desk"), pytest.param("nl-NL", PHONE, True, id="phone")], 1),
)
def test_a_whole_game_alone_with_all_that_one_can_do(
    opener: Opener, language: str, size: dict[str, int], touch: bool
) -> None:
    window = opener.window(language, size, has_touch=touch)
    start(window)
    did: set[str] = set()

    def everything_once(seat: int, choices: Sequence[Choice]) -> Choice:
        for kind in ("reroll", "double", "cross"):
            found = kinds(choices, kind)
            # Each at another time, so that each is seen by itself.
            if found and kind not in did and board(window)["round"] > len(did) + 1:
                did.add(kind)
                return found[0]
        return best(seat, choices)

    window.taste = everything_once
    before = -1
    while window.up():
        window.act()
        if board(window)["round"] != before:
            before = board(window)["round"]
            check_card(window)
    assert did == {"reroll", "double", "cross"}
    check_card(window)
    card = board(window)["cards"][0]
    words = in_language(window.language)
    expect(window.page.locator(".prompt")).to_contain_text(words("dicetrip-prompt-over-alone", points=card["points"]))
    # The points are counted: bonus cities and the route, without what is crossed out.
    expect(window.page.locator('[data-counted="true"] dd')).to_have_text(
        [str(len(card[part])) for part in ("bonus", "route", "crossed")] + [str(card["points"])]
    )
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def heard(window: Window) -> list[dict[str, Any]]:
    """What the server sends to a window from now on."""
    found: list[dict[str, Any]] = []
    window.page.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: found.append(json.loads(str(frame))))
    )
    return found


def bring(window: Window, map_file: Path) -> None:
    """Choose a map of one's own."""
    window.page.locator("input[type=file]").set_input_files(map_file)
    expect(window.page.locator(".own")).to_contain_text(map_file.name)


def four(opener: Opener, map_file: Path | None = None) -> list[Window]:
    """Four people, each at a window of their own, at one table."""
    windows = [opener.window(), opener.window("nl-NL"), opener.window(size=PHONE), opener.window()]
    windows[0].go("/new/dicetrip")
    if map_file:
        bring(windows[0], map_file)
    friends(windows[0], windows[1:])
    for window in windows:
        window.taste = best
    return windows


def test_a_whole_game_of_four_each_at_their_own_screen(opener: Opener, tmp_path: Path) -> None:
    (tmp_path / "klein.map").write_text(SMALL, "utf-8")
    windows = four(opener, tmp_path / "klein.map")
    windows[0].page.get_by_role("button", name="Start").click()
    for window in windows:
        window.wait_for_table()
    windows[0].play_out(*windows[1:])
    cards = board(windows[0])["cards"]
    for seat, window in enumerate(windows):
        check_card(window, seat)
        # Now all cards lie open, with their points.
        for other in range(4):
            if other != seat:
                with another(window, other) as small:
                    expect(small.locator(".pencil")).to_have_count(sum(bool(n) for n in cards[other]["numbers"]))
                    expect(small).to_contain_text(str(cards[other]["points"]))
        expect(window.page.locator('[data-counted="true"] dd').last).to_have_text(str(cards[seat]["points"]))


@pytest.mark.always
def test_four_browsers_write_at_once_and_none_hears_what_the_others_write(opener: Opener) -> None:
    windows = four(opener)
    host = windows[0]
    # Their lines are heard from the very beginning.
    frames = [heard(window) for window in windows]
    for window in windows:
        window.page.reload()
    host.page.get_by_role("button", name="Start").click()
    for window in windows:
        window.wait_for_table()
    host.act()  # throws
    keep(host)
    # In turns, so that everybody is in the middle of it: nobody waits for anybody.
    wrote: dict[int, list[int]] = {}
    for _ in range(2):
        for seat, window in enumerate(windows):
            assert window.up()
            window.act()
            wrote[seat] = list(board(window, seat)["cards"][seat]["fresh"])
    assert all(len(cities) == 2 for cities in wrote.values())
    for seat, window in enumerate(windows):
        check_card(window, seat)
        for other in range(4):
            if other != seat:
                # On the screen too the others' cards are empty.
                with another(window, other) as small:
                    expect(small.locator(".pencil")).to_have_count(0)
        for frame in frames[seat]:
            for one in [frame, *frame.get("happened", ())] if frame["type"] == "update" else []:
                if one.get("view"):
                    for card in one["view"]["board"]["cards"]:
                        if card["seat"] != seat:
                            assert not any(card["numbers"])
                            assert not card["crossed"]
                            assert not card["fresh"]
                if one.get("kind") == "moved" and one["seat"] != seat:
                    assert one["text"] in ("", "keep"), one
                told = {m["id"]: m["args"] for m in one.get("log", ())}
                assert all(args["seat"] == seat for name, args in told.items() if re.search("-log-(write|cross)", name))
    # Three are done: the others see that, and still nothing else; then the last one is, and all is shown.
    for window in windows[:3]:
        window.act()
    windows[3].caught_up()
    expect(windows[3].page.locator('[data-open="0"]')).to_contain_text("done")
    expect(windows[3].page.locator('[data-open="0"] .pencil')).to_have_count(0)
    windows[3].act()
    for seat, window in enumerate(windows):
        window.caught_up()
        with another(window, (seat + 1) % 4) as small:
            expect(small.locator(".pencil")).to_have_count(2)
    # Another's card opens large, and Escape closes it.
    host.page.locator('[data-open="2"]').click()
    dialog = host.page.get_by_role("dialog", name="The card of Cleo")
    expect(dialog.locator(".city .pencil")).to_have_count(2)
    host.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(host.page.locator('[data-open="2"]')).to_be_focused()


def test_somebody_leaves_in_mid_round_and_the_computer_plays_on(opener: Opener) -> None:
    windows = four(opener)
    host, leaver = windows[0], windows[2]
    host.page.clock.install()
    host.page.reload()
    host.page.get_by_role("button", name="Start").click()
    for window in windows:
        window.wait_for_table()
    host.act()
    keep(host)
    assert leaver.up()
    leaver.act()  # one number, and gone
    kept = dict(enumerate(board(leaver, 2)["cards"][2]["numbers"]))
    leaver.page.context.close()
    opener.contexts.remove(leaver.page.context)
    for window in (host, windows[1], windows[3]):
        while window.is_up(window.seats) and board(host)["round"] == 1:
            window.act()
    assert board(host)["round"] == 1
    expect(host.page.locator(".prompt")).to_contain_text("Cleo is still writing")
    absent = host.page.locator(".absent")
    # A phone may only be asleep: it is asked after a while, which is over at once here.
    until(absent.count, "the host is asked", lambda: host.page.clock.fast_forward(1000))
    expect(absent).to_contain_text("Cleo")
    absent.get_by_role("button").first.click()
    host.until(lambda: board(host)["round"] == 2, "the computer writes what is left")
    now = board(host)["cards"][2]["numbers"]
    assert all(now[number] == there for number, there in kept.items() if there)
    assert host.live.table.seats[2].kind == "bot"
    host.caught_up()
    windows[1].caught_up()
    expect(host.page.locator('[data-open="2"] .pencil')).to_have_count(sum(bool(n) for n in now))


class Keys:
    """A window that is played in by keys alone."""

    def __init__(self, window: Window):
        self.window = window
        self.press = window.page.keyboard.press
        self.did: set[str] = set()
        self.focused = window.page.locator(".near [data-city]:focus")

    @property
    def at(self) -> int:
        """The city that has the focus; from nowhere the first arrow leads to one."""
        if not self.focused.count():
            self.press("ArrowRight")
        return int(str(self.focused.get_attribute("data-city")))

    def arrows(self, number: int) -> bool:
        """By arrow keys, as the eye would go."""
        cities = board(self.window)["map"]["cities"]
        for _ in range(12):
            here = self.at
            if here == number:
                return True
            dx, dy = cities[number]["x"] - cities[here]["x"], cities[number]["y"] - cities[here]["y"]
            sideways, upright = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
            self.press(sideways if abs(dx) > abs(dy) else upright)
            if self.at == here:
                self.press(upright if abs(dx) > abs(dy) else sideways)
        return False

    def city(self, number: int) -> None:
        """Choose a city; what these steps don't reach is taken from the list."""
        if self.arrows(number):
            self.did.add("arrows")
            self.press("Enter")
            return
        self.window.page.locator('[data-tool="list"]').focus()
        self.press("Enter")
        row = self.window.page.locator(f'[data-row="{number}"]:focus')
        for _ in range(40):
            self.press("Tab")
            if row.count():
                break
        expect(row).to_have_count(1)
        self.press("Enter")

    def choose(self, choices: Sequence[Choice]) -> Choice:
        """Each power once, and else what is best."""
        for kind in ("double", "cross"):
            if kind not in self.did:
                found = kinds(choices, kind)
                return found[0] if found else best(0, choices)
        return best(0, choices)

    def act(self, choice: Choice) -> None:
        """Do something by keys."""
        about = wire.about(choice)
        self.did.add(about["kind"])
        if about["kind"] == "write":
            for die in about["dice"]:
                self.press(LETTERS[die])
            self.city(about["city"])
        elif about["kind"] == "cross":
            self.press("x")
            self.city(about["city"])
        elif about["kind"] == "double":
            # Once for nothing: Escape lets go.
            self.press("d")
            self.press("Escape")
            expect(self.window.page.locator('[data-tool="double"]')).to_have_attribute("aria-pressed", "false")
            self.press("d")
            self.press(str(1 + list(LETTERS).index(about["twice"])))
            self.press(LETTERS[about["ignored"]])
            self.press("Enter")
        else:
            self.press("Enter")


def test_by_keyboard_alone_in_dutch(opener: Opener) -> None:
    window = opener.window("nl-NL")
    start(window, bots=1)
    keys = Keys(window)
    while window.up():
        window.wait_for_prompt(0)
        number = window.live.table.number
        if window.position.turn.kind == "dice":
            keys.press("Enter")
            window.settled(number)
            continue
        choice = keys.choose(window.position.view(0).choices)
        keys.act(choice)
        wait(window, lambda gone=choice: gone not in window.position.view(0).choices)  # type: ignore[misc]
    assert keys.did >= {"arrows", "write", "cross", "double", "done"}
    window.caught_up()
    expect(window.page.locator(".prompt")).to_contain_text("afgelopen")
    check_card(window)


def wait(window: Window, test: Callable[[], bool]) -> None:
    """Wait until the server has heard what was done."""
    window.until(test, "the server hears of it")


def test_what_is_written_is_taken_back_and_what_is_not_possible_is_explained(opener: Opener) -> None:
    window = opener.window()
    start(window)
    window.act()
    window.wait_for_prompt()
    choice = kinds(window.position.view(0).choices, "write")[0]
    # A city before dice: nothing is sent, and the page says what comes first.
    number = window.live.table.number
    window.page.locator('.near [data-city="7"] .place').click()
    expect(window.page.locator(".prompt")).to_contain_text("First tap two dice")
    assert window.live.table.number == number
    window.taste = lambda *_: choice
    window.act()
    assert board(window)["cards"][0]["numbers"][wire.about(choice)["city"]] == wire.about(choice)["number"]
    window.wait_for_prompt()
    # The two dice that are left are in hand already; a city that is taken refuses them by a rule.
    city(window, wire.about(choice)["city"])
    expect(window.page.get_by_role("alert")).to_contain_text("Rule 3.3")
    window.button("Take back")
    wait(window, lambda: not any(board(window)["cards"][0]["numbers"]))
    window.caught_up()
    check_card(window)
    # The throw stays kept: it can't be thrown again, and the page says why.
    window.page.locator('[data-tool="reroll"]').click()
    expect(window.page.get_by_role("alert")).to_contain_text("The throw has been kept.")


def test_before_writing_the_page_shows_what_a_city_would_be_worth(opener: Opener) -> None:
    window = opener.window()
    start(window)
    window.act()
    window.wait_for_prompt()
    writes = kinds(window.position.view(0).choices, "write")
    pair = wire.about(writes[0])["dice"]
    same = [choice for choice in writes if wire.about(choice)["dice"] == pair]
    take(window, *pair)
    expect(window.page.locator(".near .city.goal")).to_have_count(len(same))
    for bonus in (True, False):
        one = next((choice for choice in same if wire.about(choice)["bonus"] is bonus), None)
        if one is None:
            continue  # both digits are the same, so every city is a bonus city
        there = window.page.locator(f'.near [data-city="{wire.about(one)["city"]}"]')
        there.hover()
        expect(there.locator(".ghost")).to_have_text(str(wire.about(one)["number"]))
        expect(window.page.locator(".worth")).to_have_text(re.compile(r"★\+1.*→1" if bonus else "^→1$"))
        expect(there).to_have_attribute("aria-label", re.compile("a bonus city" if bonus else "can go here;"))
    # The other way round it is another number.
    window.page.locator("[data-made]").click()
    swapped = str(wire.about(writes[0])["number"])[::-1]
    expect(window.page.locator("[data-made]")).to_have_attribute("data-made", swapped)
    window.page.keyboard.press("Escape")
    expect(window.page.locator(".near .city.goal")).to_have_count(0)


def test_a_map_of_ones_own_in_both_languages_and_one_that_is_wrong(opener: Opener, tmp_path: Path) -> None:
    window = opener.window()
    bad, good = tmp_path / "bad.map", tmp_path / "small.map"
    bad.write_text(SMALL.replace("roads Bee: Cee", "roads Bee: Dee"))
    good.write_text(SMALL)
    assert atlas.read_map(SMALL).cities[1].named.every["nl"] == "Bij"
    window.go("/new/dicetrip")
    window.page.locator("input[type=file]").set_input_files(bad)
    expect(window.page.get_by_role("alert")).to_contain_text("Line 8: there is no city “Dee”.")
    expect(window.page.locator('input[value="belgium"]')).to_be_checked()
    start(window, map_file=good)
    expect(window.page.locator(".near .names text")).to_have_text(["Aa", "Bee", "Cee"])
    window.page.get_by_role("button", name="Nederlands").click()
    expect(window.page.locator(".near .names text")).to_have_text(["Aa", "Bij", "Cee"])
    window.language = "nl"
    window.taste = best
    window.play_out()
    assert board(window)["rounds"] == 2
    check_card(window)


@pytest.mark.always
def test_two_at_one_screen_write_behind_a_cover(opener: Opener, tmp_path: Path) -> None:
    window = opener.window()
    small = tmp_path / "small.map"
    small.write_text(SMALL)
    start(window, people=2, map_file=small)
    window.taste = best
    while window.up():
        window.act()
        for seat in (0, 1):
            if window.live.table.state == "playing" and wire.board(window.position, seat)["cards"][seat]["fresh"]:
                # Whoever has the screen sees their own, and nothing of what the other wrote in this round.
                other = window.page.locator(f'[data-open="{1 - seat}"] .pencil')
                known = board(window, seat)["cards"][1 - seat]["numbers"]
                # Who is done gives the screen away.
                if window.shown_to == seat and window.is_up((seat,)):
                    expect(other).to_have_count(sum(bool(number) for number in known))
    window.caught_up()
    expect(window.page.locator(".prompt")).to_contain_text("The game is over")
    assert board(window)["rounds"] == 2


def test_axe_finds_nothing_at_the_table(opener: Opener) -> None:
    window = opener.window("nl-NL", PHONE, bypass_csp=True)
    start(window, bots=2)
    window.taste = best
    while board(window)["round"] < 3 or not kinds(window.position.view(0).choices, "write"):
        assert window.up()
        window.act()
    assert window.up()
    window.wait_for_prompt()
    take(window, *wire.about(kinds(window.position.view(0).choices, "write")[0])["dice"])
    assert complaints(window) == [], "with a number in hand"
    window.speak("en")
    window.page.locator('[data-tool="list"]').click()
    assert complaints(window) == [], "the list of cities"
    window.page.keyboard.press("Escape")
    window.page.locator('[data-look="1"]').click()
    assert complaints(window) == [], "another's card"
