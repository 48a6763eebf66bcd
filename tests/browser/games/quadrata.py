"""Quadrata in a browser: shapes are picked, turned and laid; rare positions; boards compared with the server."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from teerling.bots.glance import promises
from teerling.game import Position
from teerling.values import Choice
from tests import wire
from tests.browser.games import Board
from tests.browser.table import Opener, Window, agreed, seated, touch
from tests.server.running import HERE, THERE, Seat, meet

START = {"en": "Start", "nl": "Begin"}
NAMES = {"en": "en-GB", "nl": "nl-NL"}


def choose(window: Window, choice: Choice) -> None:
    """Tap a shape where it lies, or lay what is in hand: turned until it fits, and then where it goes."""
    about = wire.about(choice)
    if about["kind"] == "pick":
        pick(window, about["source"])
    elif about["kind"] == "put":
        # Where it came from can be touched too, and says the same.
        name = window.words(f"quadrata-to-{about['to']}")
        touch(window, window.page.get_by_role("button", name=name, exact=True).last)
    else:
        hold_as(window, about["way"])
        lay(window, about)


def pick(window: Window, source: dict[str, Any]) -> None:
    """Tap a shape in the stock, a reserve or a square; where boards are small, by looking closer."""
    page = window.page
    where, owner = source["from"], source.get("seat")
    spot = spot_of(source)
    there = page.locator(f'[data-pick="{spot}"]:visible')
    if where != "stock" and not there.count():
        touch(window, page.locator(f'[data-look="{owner}"]'))
    if where != "square":
        touch(window, there.last)
        return
    # Something slanted is not everywhere in its box: its number is on it, and what is lit lies over that.
    number = there.last.locator(".figure").last
    number.scroll_into_view_if_needed()
    box = number.bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


def hold_as(window: Window, way: int) -> None:
    """Turn what is in hand, and flip it over if that is needed."""
    held = window.page.locator("[data-hand]")
    for step in range(8):
        if held.get_attribute("data-way") == str(way):
            return
        touch(window, window.page.locator(f'[data-tool="{"flip" if step == 4 else "turn"}"]'))
    expect(held).to_have_attribute("data-way", str(way))


def middle(window: Window, about: dict[str, Any]) -> tuple[float, float]:
    """Where on the screen the middle of what is in hand would come to lie, in one's own square."""
    board = wire.board(window.position, window.live.table.turn[0])
    held = board["set"]["shapes"][board["hand"]["number"] - 1]["ways"][about["way"]]
    box = window.page.locator(".near [data-square] .frame").bounding_box()
    assert box
    cell = box["width"] / board["set"]["width"]
    return box["x"] + cell * (about["x"] + held["width"] / 2), box["y"] + cell * (about["y"] + held["height"] / 2)


def lay(window: Window, about: dict[str, Any]) -> None:
    """Lay what is in hand in one's own square: a click lays it, a finger looks first."""
    page = window.page
    ghost = page.locator(".near .ghost.fits")
    name = f"{'abcdefgh'[about['x']]}{about['y'] + 1} {'abcdefgh'[about['way']]}"
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        # It may lie there already; and where it lies over that place, a tap turns it.
        for _ in range(9):
            if ghost.count() and ghost.get_attribute("data-ghost") == name:
                break
            page.touchscreen.tap(*middle(window, about))
        expect(ghost).to_have_attribute("data-ghost", name)
        window.main.click()
        return
    x, y = middle(window, about)
    page.mouse.move(x, y)
    expect(ghost).to_have_attribute("data-ghost", name)
    page.mouse.click(x, y)


def start(window: Window, bots: int, quick_set: bool = True, file: Path | None = None) -> None:
    """Open a table for one round on the page for it, and start."""
    page, words = window.page, window.words
    window.go("/new/quadrata")
    seated(window, "here", *["bot"] * bots)
    if quick_set:
        page.get_by_text(words("quadrata-option-set-polyomino")).click()
    if file:
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".own")).to_contain_text(file.name)
    agreed(window)
    page.get_by_label(words("quadrata-option-rounds"), exact=True).select_option("1")
    window.button(START[window.language])
    window.wait_for_table()


def board(window: Window) -> dict[str, Any]:
    """What everybody may see of the table, from the server."""
    found: dict[str, Any] = wire.board(window.position)
    return found


def wise(window: Window) -> Callable[[int, Sequence[Choice]], Choice]:
    """Chooses as the computer player does, so that rounds end soon."""
    return lambda seat, choices: wisest(window.position, seat, choices)


def wisest(position: Position, seat: int, choices: Sequence[Choice]) -> Choice:
    """The choice that promises most."""
    promised = dict(zip(position.codes(seat), promises(position, seat), strict=True))
    return max(choices, key=lambda choice: promised[choice.move.code])


def spot_of(source: dict[str, Any]) -> str:
    """The name of where a shape may be picked."""
    if source["from"] == "stock":
        return f"stock-{source['number']}"
    if source["from"] == "reserve":
        return f"reserve-{source['seat']}-{source['number']}"
    return lies(source, source["seat"])


def lies(piece: dict[str, Any], owner: int) -> str:
    """The name of where a shape lies in a square."""
    return f"square-{owner}-{piece['number']}-{piece['way']}-{piece['x']}-{piece['y']}"


def check_boards(window: Window) -> None:
    """Every square, reserve and the stock on the screen are those in the server."""
    # Nothing more happens by itself while it is looked at.
    window.until(lambda: window.live.bots.due() is None, "the computer players have moved")
    window.caught_up()
    page, now = window.page, board(window)
    for seat, player in enumerate(now["players"]):
        if not page.locator(f'[data-square="{seat}"]').count():
            # Out of sight on a phone, and asked for by its chip.
            continue
        there = page.locator(f'[data-square="{seat}"] .piece:not(.up)')
        expect(there).to_have_count(len(player["square"]))
        spots = there.evaluate_all("all => all.map(one => one.dataset.spot)")
        assert sorted(spots) == sorted(lies(piece, seat) for piece in player["square"])
        piles = page.locator(f'[data-reserve="{seat}"] [data-pile]:not(.none)')
        # Where a round is counted on a phone, what is in reserve stands in the sheet.
        if now["over"] is None or page.locator(f'[data-reserve="{seat}"]').count():
            expect(piles).to_have_count(sum(count > 0 for count in player["reserve"]))
    if window.live.table.state != "over":
        expect(page.locator(".joker")).to_have_count(int(now["joker"]))
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
    # On a phone only one's own is in sight.
    seen = window.page.locator(f'[data-square="{filled}"]').count()
    expect(window.page.locator(".square.full")).to_have_count(seen)
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
    window.seats = (0,)
    return window.up()


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
        position, seat = live.table.course.position, acting.held["seat"]
        best = wisest(position, seat, position.view(seat).choices)
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


def picks(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Where the first seat may pick a shape."""
    return [about["source"] for about in mine(view, "pick")]


def lifts(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What the first seat may take out of its own square: that can always be laid in several places."""
    return [source for source in picks(view) if source["from"] == "square" and source["seat"] == 0]


def taken(view: dict[str, Any]) -> int:
    """How many shapes are in squares and reserves."""
    return sum(len(player["square"]) + sum(player["reserve"]) for player in view["board"]["players"])


def scene(window: Window) -> tuple[float, float]:
    """Against three computer players, squares half full, and a shape held where it fits."""
    window.go("/new/quadrata")
    window.page.get_by_role("textbox").fill("Anna")
    seated(window, "here", "bot", "bot", "bot")
    window.button("Start")
    window.wait_for_table()
    window.taste = wise(window)
    window.seats = (0,)
    while window.up():
        view = window.position.view(0)
        places = [choice for choice in view.choices if wire.kind(choice) == "lay"]
        if window.position.raw[1].turns > 22 and len(places) > 1:
            break
        window.act()
    window.wait_for_prompt()
    best = wire.about(window.taste(0, places))
    hold_as(window, best["way"])
    return middle(window, best)


BOARD = Board(
    choose,
    mistake="full-from-reserve",
    unlit=frozenset(),
    looked_back_on="desk",
    scene=scene,
    own=".player.mine .cream",
    fine=".plate",
    four="four-1973",
    each=".player .squares",
    called=".player .name",
    borrows="pick",
    lying=".near .piece:not(.up), .stock .how-many, .reserve .how-many, [data-hand]",
    foreseen=frozenset({"pick", "lay", "put"}),
)
