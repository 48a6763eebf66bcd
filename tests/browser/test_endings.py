"""A game that is over: celebrated, counted, explained, and remembered at this device."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from teerling import find
from teerling.words import in_language
from tests.browser import games
from tests.browser.layout import wrongs
from tests.browser.table import DESK, Opener, Window
from tests.browser.test_pages import complaints
from tests.server.running import HERE, Seat, play_out

SMALLEST = {"width": 360, "height": 640}
BESIDE = {"width": 640, "height": 360}
BOT = {"kind": "bot", "bot": "greedy"}
# Short games, where that can be agreed.
SHORT = {"rounds": "1", "turns": "50"}


# What scrolls inside itself.
SCROLLING = """() => [...document.querySelectorAll('.table *')].filter((one) =>
    /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1
).map((one) => one.className)"""


# Counting takes a second or two: who is to touch the result meanwhile does so the moment it is there.
TOUCHED_AT_ONCE = """
window.seen = [];
new MutationObserver(() => {
  const ending = document.querySelector(".ending");
  if (!ending || seen.length) return;
  const said = [ending.querySelector("h2"), document.querySelector(".prompt .said")];
  seen.push(ending.dataset.done, ...said.map((one) => one.textContent));
  // As a finger does: whatever lies there is what is touched.
  const { left, top } = ending.getBoundingClientRect();
  document.elementFromPoint(left + 20, top + 20).click();
}).observe(document, { childList: true, subtree: true });
"""


def played(opener: Opener, game: str, *others: dict[str, str], **options: str) -> Seat:
    """A game that Anna has played to its end, somewhere else than in a window."""
    (seat,) = opener.server.open(HERE, *others, game=game, options=options)
    seat.ask("start")
    play_out(seat)
    seat.leave()
    return seat


def options_of(game: str) -> dict[str, str]:
    """What makes a game short, if it can."""
    known = [option.name for option in find(game).options]
    return SHORT if all(name in known for name in SHORT) else {}


def seated_at(window: Window, seat: Seat, game: str) -> None:
    """The window of whoever has this seat."""
    kept = {**seat.held, "game": game, "name": "Anna", "when": 0}
    window.page.add_init_script(f"localStorage['teerling.seats'] ??= JSON.stringify([{json.dumps(kept)}])")
    window.go(f"/table/{seat.held['table']}")


def bests(page: Page) -> list[dict[str, Any]]:
    """The best results that this device remembers."""
    found: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage['teerling.best'] ?? '{}').bests ?? []")
    return found


@pytest.mark.parametrize("game", games.names())
def test_an_ending_says_why_and_counts_everybodys_points(opener: Opener, game: str) -> None:
    seat = played(opener, game, BOT, **options_of(game))
    window = opener.window("nl-NL", SMALLEST, has_touch=True, bypass_csp=True)
    seated_at(window, seat, game)
    page, dutch = window.page, in_language("nl")
    over, names = window.position.ending, [one.name for one in window.live.table.seats]
    ending = page.locator(".ending")
    expect(ending).to_have_attribute("data-done", "true")
    expect(ending).to_contain_text(dutch.say(over.why.message, names))
    for number, (account, score) in enumerate(zip(over.accounts, window.position.scores(), strict=True)):
        card = page.locator(f'[data-account="{number}"]')
        expect(card.locator("strong")).to_have_text(str(score).replace("-", "−"))
        expect(card.locator(".line")).to_have_count(len(account.lines))
        expect(card.locator(".line").first).to_contain_text(dutch.say(account.lines[0].what, names))
    # Who can't see it hears it.
    expect(page.locator("[role=status]", has_text=dutch.say(over.why.message, names))).to_have_count(1)
    # Again is the one main button, under the thumb; what is longer than the screen scrolls with the page, and nothing
    # sticks out.
    assert page.locator(".button.main").count() == 1
    for link in ("h2", "a[href^='/api/']"):
        ending.locator(link).scroll_into_view_if_needed()
        expect(page.locator(".prompt .button.main")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLING) == []
    for size in ((360, 640), (640, 360)):
        assert wrongs(window, size) == []
    for link in ("/replay/", "/fair/", "/api/"):
        assert ending.locator(f'a[href^="{link}"]').count() == 1
    assert complaints(window) == []
    # The board is one tap away, and so is the way back.
    page.get_by_role("button", name="Bord", exact=True).tap()
    expect(ending).to_have_count(0)
    expect(page.locator(".board").first).to_be_visible()
    page.get_by_role("button", name="Uitslag", exact=True).tap()
    expect(ending).to_be_visible()


@pytest.mark.parametrize("size", [SMALLEST, BESIDE, DESK], ids=lambda size: f"{size['width']}x{size['height']}")
def test_alone_a_result_has_a_meaning(opener: Opener, size: dict[str, int]) -> None:
    window = opener.window("en-GB", size)
    seated_at(window, played(opener, "pushbox"), "pushbox")
    ending = window.page.locator(".ending")
    (account,) = window.position.ending.accounts
    assert account.usual
    assert account.perfect
    expect(ending).to_contain_text(f"Who thinks one step ahead usually has {round(account.usual)} left.")
    expect(ending).to_contain_text(f"Perfect play leaves {round(account.perfect)} on average.")
    expect(ending).to_contain_text("Your first result like this")
    ending.locator('a[href^="/rules/"]').click()
    expect(window.page.locator(".here")).to_be_in_viewport()


def test_the_best_results_are_kept_once_and_forgotten_when_asked_to(opener: Opener) -> None:
    window = opener.window()
    seat = played(opener, "pushbox")
    seated_at(window, seat, "pushbox")
    expect(window.page.locator(".ending")).to_be_visible()
    (score,) = window.position.scores()
    window.page.reload()
    expect(window.page.locator(".ending")).to_be_visible()
    (best,) = bests(window.page)
    assert (best["points"], best["games"], best["seats"]) == (score, 1, 1)
    window.go("/")
    box = window.page.get_by_role("listitem").filter(has_text="Push Box").first
    expect(box).to_contain_text(f"Best alone: {score} left")
    window.page.get_by_role("button", name="Forget my best results").click()
    window.page.get_by_role("button", name="Keep them").click()
    assert bests(window.page)
    window.page.get_by_role("button", name="Forget my best results").click()
    window.page.get_by_role("button", name="Forget them", exact=True).click()
    expect(box).not_to_contain_text("Best alone")
    expect(window.page.get_by_role("button", name="Forget my best results")).to_have_count(0)
    assert not bests(window.page)


@pytest.mark.always
def test_nothing_is_kept_for_who_only_watches(opener: Opener) -> None:
    (seat,) = opener.server.open(HERE, game="pushbox")
    watching = opener.server.join(seat.held["code"])
    seat.ask("start")
    play_out(seat)
    watching.leave()
    window = opener.window()
    seated_at(window, watching, "pushbox")
    expect(window.page.locator(".ending")).to_be_visible()
    assert not bests(window.page)


def test_a_touch_skips_the_celebration(opener: Opener) -> None:
    """At the usual pace the last move is seen first, and then it is counted; whoever has seen enough touches it."""
    while True:
        (seat,) = opener.server.open(HERE, game="pushbox")
        seat.ask("start")
        while seat.view["turn"] != "over" and not last(seat.view):
            seat.act()
        if seat.view["turn"] != "over":
            break
    seat.leave()
    window = opener.window(pace="calm")
    window.page.add_init_script(TOUCHED_AT_ONCE)
    seated_at(window, seat, "pushbox")
    window.wait_for_prompt(0)
    board = games.find("pushbox")
    board.choose(window, window.position.view(0).choices[0])
    ending = window.page.locator(".ending")
    expect(ending).to_have_attribute("data-done", "true")
    # How it went is not said before it is counted.
    counting = "The game is over. Let us count …"
    assert window.page.evaluate("seen") == ["false", counting, counting]
    expect(ending.locator(".stage")).to_have_class(re.compile(r"\bstill\b"))
    expect(ending.locator("h2")).to_have_text(f"{window.position.scores()[0]} left")
    expect(window.page.locator("[data-account] strong")).to_have_text(re.compile(r"^\d+$"))


def test_a_wall_shows_the_celebration_as_large_as_the_board(opener: Opener) -> None:
    (seat,) = opener.server.open(HERE, game="pushbox")
    wall = opener.window(size={"width": 1920, "height": 1080})
    wall.go(f"/screen/{seat.held['code']}")
    seat.ask("start")
    expect(wall.page.locator(".board")).to_be_visible()
    play_out(seat)
    celebration = wall.page.locator(".finale svg")
    expect(celebration).to_be_visible()
    box = celebration.bounding_box()
    assert box
    assert box["height"] > 1080 / 2
    assert not bests(wall.page)


def last(view: dict[str, Any]) -> bool:
    """Whether anything that can be done now ends a game alone."""
    return view["turn"] == "decide" and all(one["about"]["kind"] in ("single", "pass") for one in view["choices"])
