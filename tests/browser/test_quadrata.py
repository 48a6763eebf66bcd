"""Quadrata in a real browser: whole rounds by pointer, finger and keys, dragging, robbing, and how a round ends."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from teerling.games.quadrata import judge
from teerling.values import Choice
from teerling.words import in_language
from tests.browser.table import DESK, PHONE, Opener, Window
from tests.browser.test_pages import complaints
from tests.browser.ways import hold_as, lay, pick
from tests.server.running import HERE, THERE, Seat, meet

START = {"en": "Start", "nl": "Begin"}
NAMES = {"en": "en-GB", "nl": "nl-NL"}
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


def start(window: Window, bots: int, quick_set: bool = True, file: Path | None = None) -> None:
    """Open a table for one round on the page for it, and start."""
    page, words = window.page, in_language(window.language)
    window.go("/new/quadrata")
    expect(page.locator("fieldset").first).to_be_visible()
    for _ in range(bots - 1):
        page.locator(".sheet > .button").first.click()
    for seat in range(1, bots + 1):
        page.locator(".kinds").nth(seat).locator("button").nth(2).click()
    if quick_set:
        page.get_by_text(words("quadrata-option-set-polyomino")).click()
    if file:
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".own")).to_contain_text(file.name)
    page.get_by_label(words("quadrata-option-rounds"), exact=True).select_option("1")
    window.button(START[window.language])
    window.wait_for_table()


def board(window: Window) -> dict[str, Any]:
    """What everybody may see of the table, from the server."""
    found: dict[str, Any] = window.position.view().board
    return found


def wise(window: Window) -> Callable[[int, Sequence[Choice]], Choice]:
    """Chooses as the computer player does, so that rounds end soon."""
    return lambda seat, choices: max(choices, key=lambda choice: judge.worth(window.position.view(seat), choice))


def lies(piece: dict[str, int], owner: int) -> str:
    """The name of where a shape lies in a square."""
    return f"square-{owner}-{piece['number']}-{piece['way']}-{piece['x']}-{piece['y']}"


def check_boards(window: Window) -> None:
    """Every square, reserve and the stock on the screen are those in the server."""
    window.caught_up()
    page, now = window.page, board(window)
    for seat, player in enumerate(now["players"]):
        there = page.locator(f'[data-square="{seat}"] .piece:not(.up)')
        expect(there).to_have_count(len(player["square"]))
        spots = there.evaluate_all("all => all.map(one => one.dataset.spot)")
        assert sorted(spots) == sorted(lies(piece, seat) for piece in player["square"])
        piles = page.locator(f'[data-reserve="{seat}"] [data-pile]:not(.none)')
        expect(piles).to_have_count(sum(count > 0 for count in player["reserve"]))
    if now["over"] is None:
        told = page.locator(".stock .how-many").all_text_contents()
        assert told == [f"{number} ×{count}" for number, count in enumerate(now["stock"], 1)]


def counted(window: Window) -> list[list[str]]:
    """What stands where the stock was, for each player: laid, in reserve, for a full square, this round, in all."""
    rows = window.page.locator("[data-counted]").all()
    return [[part.replace("−", "-") for part in row.locator("td").all_text_contents()] for row in rows]


def check_end(window: Window) -> None:
    """The round is counted, the full square is still there, and somebody has won."""
    check_boards(window)
    now = board(window)
    players = now["players"]
    filled = now["over"]["filled"]
    expect(window.page.locator(".square.full")).to_have_count(1)
    assert players[filled]["covered"] == players[filled]["area"]
    assert counted(window) == [
        [
            str(len(player["square"])),
            str(-sum(player["reserve"])),
            "+5" if seat == filled else "",
            str(now["over"]["points"][seat]),
            str(player["points"]),
        ]
        for seat, player in enumerate(players)
    ]


def up(window: Window) -> bool:
    """Wait until this window's person is up; false if the game is over."""
    while window.live.table.state != "over":
        if window.is_up((0,)):
            return True
        window.page.wait_for_timeout(5)
    return False


def test_a_whole_round_of_two_by_pointer(opener: Opener) -> None:
    window = opener.window()
    start(window, bots=1)
    window.taste = wise(window)
    window.play_out()
    check_end(window)
    words = in_language("en")
    expect(window.page.locator(".prompt")).to_contain_text("The game is over")
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
    assert board(window)["set"]["name"] == "Thuis"
    window.taste = wise(window)
    window.play_out(acts=5)
    check_boards(window)
    # Another's board is opened by a tap, and closed again.
    window.page.locator('[data-open="1"]').tap()
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
        about, page = choice.about, self.window.page
        if about["kind"] == "pick":
            self.pick(about)
        elif about["to"] == "square":
            self.lay(about)
        else:
            label = in_language("en")(f"quadrata-choice-to-{about['to']}").capitalize()
            button = page.get_by_role("button", name=label, exact=True)
            self.tab_to(button)
            self.press("Enter")

    def tab_to(self, button: Any) -> None:
        """With Tab, however far it is."""
        for _ in range(60):
            if button.evaluate("one => one === document.activeElement"):
                return
            self.press("Tab")
        expect(button).to_be_focused()

    def pick(self, about: dict[str, Any]) -> None:
        """With its number if it comes first then; otherwise with arrows along what glows."""
        first = next(c for c in self.window.position.view(0).choices if c.about["number"] == about["number"])
        if first.about == about:
            self.press(str(about["number"]))
            return
        spot = {"stock": f"stock-{about['number']}", "reserve": f"reserve-{about.get('seat')}-{about['number']}"}.get(
            about["from"]
        ) or lies(about, about["seat"])
        there = self.window.page.locator(f'[data-pick="{spot}"]')
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


# Positions that rarely come about are played to by quick hands, and then looked at in a browser.


def quick(opener: Opener, seats: list[Seat], until: Callable[[dict[str, Any]], bool]) -> bool:
    """Play as the computer player does, until something is so in the view of the first seat."""
    live = opener.server.app.state.hub.tables[seats[0].held["table"]]
    while live.table.state != "over":
        meet(*seats)
        if until(seats[0].view):
            return True
        acting = next(seat for seat in seats if seat.my_turn())
        if acting.view["turn"] == "dice":
            acting.act()
            continue
        view = live.table.course.position.view(acting.held["seat"])
        best = max(view.choices, key=lambda choice: judge.worth(view, choice))
        assert acting.ask("play", at=acting.number, text=best.move.text)["type"] == "done"
    return False


def table(opener: Opener, until: Callable[[dict[str, Any]], bool], people: int = 2, **options: str) -> list[Seat]:
    """A table at which something is so; tables at which it never came about are left."""
    names = [HERE, THERE, {"kind": "here", "name": "Cleo"}, {"kind": "here", "name": "Dirk"}][:people]
    for _ in range(20):
        seats = opener.server.open(*names, game="quadrata", options=options)
        seats[0].ask("start")
        if quick(opener, seats, until):
            return seats
    raise AssertionError("it never came about")


def sit(opener: Opener, seat: Seat, language: str = "en", size: dict[str, int] | None = None, **more: Any) -> Window:
    """A browser window that has this seat."""
    window = opener.window(NAMES[language], size, **more)
    kept = json.dumps([{**seat.held, "game": "quadrata", "name": "Anna", "when": 0}])
    seat.leave()
    window.page.add_init_script(f"localStorage['teerling.seats'] ??= {json.dumps(kept)}")
    window.go(f"/table/{seat.held['table']}")
    window.wait_for_table()
    return window


def mine(view: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """What the first seat may do of one kind."""
    return [choice["about"] for choice in view["choices"] if choice["about"]["kind"] == kind]


def lifts(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What the first seat may take out of its own square: that can always be laid in several places."""
    return [about for about in mine(view, "pick") if about["from"] == "square" and about["seat"] == 0]


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
    goal = next(
        c.about for c in window.position.view(0).choices if c.about["way"] == int(str(held.get_attribute("data-way")))
    )
    cell = frame["width"] / board(window)["set"]["width"]
    shape = ways[goal["way"]]
    x = frame["x"] + cell * (goal["x"] + shape["width"] / 2 + 0.25)
    page.mouse.move(x, frame["y"] + cell * (goal["y"] + shape["height"] / 2 - 0.2), steps=4)
    expect(page.locator(".near .ghost.fits")).to_have_count(1)
    page.mouse.up()
    spot = lies({**goal, "number": number}, 0)
    expect(page.locator(f'.near [data-spot="{spot}"]')).to_have_count(1)
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
    return [about for about in mine(view, "pick") if about.get("seat", 0) > 0]


def test_what_may_be_robbed_glows_and_comes_over(opener: Opener) -> None:
    seats = table(opener, lambda view: bool(robs(view)) and len(mine(view, "pick")) > 1, people=3, set="polyomino")
    about = robs(seats[0].view)[0]
    window = sit(opener, seats[0], size=PHONE)
    window.wait_for_prompt()
    before = window.live.table.number
    pick(window, about)
    window.settled(before)
    window.caught_up()
    if board(window)["hand"]:
        to = next(c.about for c in window.position.view(0).choices)
        before = window.live.table.number
        hold_as(window, to["way"])
        lay(window, to)
        window.settled(before)
    assert board(window)["turns"] == seats[0].view["board"]["turns"] + 1
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
    anna, bram = table(opener, lambda view: view["thrower"] == 1 and view["board"]["turns"] > 2)
    window = sit(opener, anna)
    window.page.emulate_media(reduced_motion="no-preference")
    window.page.evaluate(NOTE)
    boxes = window.page.locator(".stock [data-spot]").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.dataset.spot, one.getBoundingClientRect().toJSON()]))"
    )
    before = board(window)
    bram.ask("throw", at=bram.number)
    while board(window)["turns"] == before["turns"]:
        bram.drain()
        bram.act()
    window.caught_up()
    laid = [piece for piece in board(window)["players"][1]["square"] if piece not in before["players"][1]["square"]]
    gone = next(n for n, count in enumerate(before["stock"], 1) if count > board(window)["stock"][n - 1])
    (piece,) = laid
    flown = dict(window.page.evaluate("flown"))
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


@pytest.mark.parametrize("language", ["en", "nl"])
def test_axe_finds_nothing_and_nothing_scrolls(opener: Opener, language: str) -> None:
    seats = table(opener, lambda view: bool(lifts(view)) and view["board"]["turns"] > 16, people=4)
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
        page.locator('[data-open="1"]').click()
        assert complaints(window) == [], "another's board"
        return
    page.set_viewport_size(DESK)  # type: ignore[arg-type]  # two numbers
    pick(window, lifts(seats[0].view)[0])
    expect(page.locator("[data-hand]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.locator('[data-tool="scores"]').click()
    assert complaints(window) == [], "with a shape in hand, and the sheet beside it"
