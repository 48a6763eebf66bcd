"""Hints in a real browser: they are said, they light up on the board, and they can be forbidden.

What they need is compiled and solved here first, whatever other tests left behind: thinkers give way to everybody,
and on a busy machine that would take them minutes.
"""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from teerling import game
from teerling.advice import advise, prepare, solved
from teerling.game import Position
from teerling.values import Choice
from teerling.words import in_language
from tests import wire
from tests.browser import games
from tests.browser.table import PHONE, SIZES, Opener, Window, agreed, seated
from tests.chance import some
from tests.server.running import HERE, THERE, Seat, meet


def begin(window: Window, name: str) -> None:
    """A table of people at this screen, up to the first decision that is not done at once."""
    window.go(f"/new/{name}")
    if 1 in game.find(name).seats:
        seated(window, "here")
    else:
        seated(window, "here", "here")
        window.seats = (0, 1)
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()


def to_a_choice(window: Window) -> bool:
    """Until there is a choice for which something lights up, whatever is best.

    No if there was none: games alone may be over soon.
    """
    unlit = games.find(window.position.game.name).unlit
    while window.up():
        turn = window.position.turn
        if turn.kind == "decide":
            choices = window.position.view(turn.seats[0]).choices
            kinds = {wire.about(choice)["kind"] for choice in choices}
            if len(choices) > 1 and not kinds & unlit:
                window.wait_for_prompt()
                return True
        window.act()
    return False


@pytest.mark.parametrize("name", some("hints", games.names(), 2))
def test_a_hint_is_said_and_lights_up(opener: Opener, name: str) -> None:
    board = games.find(name)
    window = opener.window(board.language, SIZES[board.hinted_on])
    begin(window, name)
    while not to_a_choice(window):
        begin(window, name)
    number = window.live.table.number
    prepare(window.position)
    window.page.keyboard.press("h")
    told = window.page.locator(".hints")
    expect(told).to_be_visible()
    view = window.position.view(window.live.table.turn[0])
    words = in_language(window.language)
    labels = [window.said(choice.label) for choice in view.choices]
    assert str(told.locator("li strong").first.text_content()) in labels
    expect(told).to_contain_text(words("hint-certain" if solved(window.position) else "hint-tried"))
    expect(window.page.locator(".hintlight .light").first).to_be_visible()
    assert window.live.table.number == number, "asking changes nothing"
    # What happens next puts it away.
    window.act()
    expect(told).to_have_count(0)
    expect(window.page.locator(".hintlight")).to_have_count(0)


NOTHING = {"id": "web-throw", "args": {}}
# A hint is answered by the page itself, with a choice that it is given.
ANSWERING = """(hint) => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const { type, id } = JSON.parse(text);
        const data = JSON.stringify({ type: "hinted", id, number: 0, hints: [hint] });
        if (type === "hint") this.dispatchEvent(new MessageEvent("message", { data }));
        else send.call(this, text);
    };
}"""


SMALLEST = {"width": 360, "height": 640}
# Whether what to do is to be read; and what it brings too, where there is nothing else to touch meanwhile.
WHOLE = """([one]) => {
    const alone = one.closest('.prompt').matches('.telling');
    const words = (alone ? one.lastElementChild : one.firstElementChild).getBoundingClientRect();
    return words.bottom <= one.closest('.told').getBoundingClientRect().bottom + 1
        && words.bottom <= one.getBoundingClientRect().bottom + 1;
}"""


@pytest.mark.parametrize("name", games.names())
def test_a_hint_of_many_words_is_read_whole_on_the_smallest_phone(opener: Opener, name: str) -> None:
    window = opener.window("nl-NL", SMALLEST, has_touch=True)
    begin(window, name)
    while not to_a_choice(window):
        begin(window, name)
    choices = window.position.view(window.live.table.turn[0]).choices
    best = max(choices, key=lambda choice: len(window.said(choice.label)))
    said = json.loads(msgspec.json.encode(best.label))
    expected = {"id": "hint-points", "args": {"points": 27}}
    window.page.evaluate(ANSWERING, {"text": best.move.text, "label": said, "expected": expected, "certain": False})
    window.page.keyboard.press("h")
    told = window.page.locator(".hints li")
    expect(told).to_contain_text("ongeveer 27 punten aan het eind")
    assert window.page.evaluate(WHOLE, [told.element_handle()]), told.inner_text()


@pytest.mark.parametrize("name", [name for name in games.names() if games.find(name).borrows])
def test_a_hint_at_what_is_out_of_sight_lights_the_name_that_leads_to_it(opener: Opener, name: str) -> None:
    kind = games.find(name).borrows

    def of_another(position: Position) -> Choice | None:
        turn = position.turn
        choices = position.view(0).choices if turn.kind == "decide" and 0 in turn.seats else ()
        return next((one for one in choices if wire.kind(one) == kind and owner(one) == 1), None)

    # That takes a while, and is nothing to look at.
    seats: list[Seat] = []
    while not seats or not of_another(at_table(seats[0])):
        if not seats or at_table(seats[0]).turn.kind == "over":
            seats = opener.server.open(HERE, THERE, game=name)
            seats[0].ask("start")
        meet(*seats)
        next(seat for seat in seats if seat.my_turn()).act()
    for seat in seats:
        seat.leave()
    window = opener.window("nl-NL", PHONE)
    window.seats = (0, 1)
    kept = [{**seat.held, "game": name, "name": "", "when": 0} for seat in seats]
    window.page.add_init_script(f"localStorage['teerling.seats'] ??= JSON.stringify({json.dumps(kept)})")
    window.go(f"/table/{seats[0].held['table']}")
    window.wait_for_table()
    window.wait_for_prompt(0)
    best = of_another(window.position)
    assert best
    said = json.loads(msgspec.json.encode(best.label))
    window.page.evaluate(ANSWERING, {"text": best.move.text, "label": said, "expected": NOTHING, "certain": False})
    window.page.keyboard.press("h")
    light, chip = window.page.locator(".hintlight .light").first, window.page.locator('[data-look="1"]')

    def around(there: Locator) -> bool:
        lit, box = light.bounding_box(), there.bounding_box()
        return bool(lit and box and abs(lit["x"] - box["x"]) < 9 and abs(lit["width"] - box["width"]) < 18)

    window.until(lambda: around(chip), "the name is lit")
    chip.click()
    window.until(lambda: light.count() and not around(chip), "what is meant is lit")
    shown, lit = window.page.get_by_role("dialog").bounding_box(), light.bounding_box()
    assert shown
    assert lit
    assert shown["x"] <= lit["x"] + 5 <= shown["x"] + shown["width"]
    assert shown["y"] <= lit["y"] + 5 <= shown["y"] + shown["height"]
    # What lies below is not lit through it.
    expect(window.page.locator(".hintlight .light")).to_have_count(1)


def at_table(seat: Seat) -> Position:
    """The position in the server."""
    position: Position = seat.server.app.state.hub.tables[seat.held["table"]].table.course.position
    return position


def owner(choice: Choice) -> int:
    """Whose board the thing lies on that a choice is about; -1 for nobody's."""
    about = wire.about(choice)
    return int(about["owner"] if "owner" in about else about["source"].get("seat", -1))


def test_a_hint_is_that_of_the_solved_game_and_escape_puts_it_away(opener: Opener) -> None:
    window = opener.window()
    begin(window, "pushbox")
    while not to_a_choice(window):
        begin(window, "pushbox")
    prepare(window.position)
    window.page.get_by_role("button", name="Hint").click()
    told = window.page.locator(".hints")
    expect(told).to_be_visible()
    best = advise(window.position, 0, Random(1))[0]
    expect(told.locator("li").first).to_contain_text(in_language("en").say(best.expected))
    window.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def start_without_hints(window: Window) -> None:
    """Agree that nobody may ask for a hint, and begin."""
    agreed(window)
    window.page.get_by_text("Players may ask for a hint").click()
    expect(window.page.locator("summary")).to_contain_text("Agreed: no hints.")
    window.button("Start")
    window.wait_for_table()


def test_hints_can_be_forbidden_and_players_of_all_levels_are_offered(opener: Opener) -> None:
    window = opener.window()
    window.go("/new/pushbox")
    seated(window, "here", "bot")
    offered = window.page.locator(".bots .label")
    expect(offered).to_have_text(["Pip", "Mees", "Lotte", "Otto", "Vera", "Perfect"])
    window.page.locator('input[name="bot"][value="vera"]').check()
    expect(window.page.locator(".told")).to_contain_text("level 5")
    # With three, nobody is perfect.
    window.page.get_by_role("button", name="One more player").click()
    window.page.get_by_role("button", name="Vera").click()
    expect(offered).to_have_text(["Pip", "Mees", "Lotte", "Otto", "Vera"])
    start_without_hints(window)
    assert [seat.bot for seat in window.live.table.seats] == ["", "vera", ""]
    window.seats = (0, 2)
    while not to_a_choice(window):
        # The dice may end a game before there is anything to choose: then another one.
        window.go("/new/pushbox")
        seated(window, "here", "bot")
        start_without_hints(window)
        window.seats = (0,)
    expect(window.main.or_(window.page.locator(".prompt .said")).first).to_be_visible()
    expect(window.page.get_by_role("button", name="Hint")).to_have_count(0)
