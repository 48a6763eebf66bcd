"""The rules of a game: the aim, a turn in three drawn steps, how it ends; all else folded; one printed page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from teerling import find
from teerling.words import in_language
from tests.browser import games
from tests.browser.table import Opener

SMALLEST = {"width": 360, "height": 640}
LANGUAGES = {"nl": "nl-NL", "en": "en-GB"}
# What stands on the page of every game of ours, and on its one printed sheet.
SHORT = ("aim", "step-1", "step-2", "step-3", "finish", "count")


@pytest.mark.parametrize("game", games.names())
def test_the_rules_begin_with_the_aim_and_a_turn_in_three_drawn_steps(opener: Opener, game: str) -> None:
    window, dutch = opener.window("nl-NL", SMALLEST), in_language("nl")
    window.go(f"/rules/{game}")
    page = window.page
    expect(page.locator(".aim")).to_have_text(dutch(f"{game}-aim"))
    expect(page.locator(".aim")).to_be_in_viewport()
    expect(page.locator("ol > li svg")).to_have_count(3)
    for part in SHORT:
        expect(page.get_by_text(dutch(f"{game}-{part}")).first).to_be_visible()
    # Everything else is folded, and nothing is wider than the screen.
    assert page.locator("details[open]").count() == 0
    assert page.locator("details").count() == len(find(game).chapters("nl"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The sentence behind a step is one tap away.
    for step in range(3):
        link = page.locator("ol > li a").nth(step)
        number = str(link.get_attribute("href")).removeprefix("#")
        link.click()
        asked = page.locator(f'[id="{number}"]')
        expect(asked).to_contain_text(find(game).sentences("nl")[number])
        expect(asked).to_be_in_viewport()
        expect(asked).to_have_class(re.compile(r"\bhere\b"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_game_is_printed_on_one_page(opener: Opener, game: str, language: str) -> None:
    window, words = opener.window(LANGUAGES[language]), in_language(language)
    # Somebody has unfolded something: that is not printed.
    window.go(f"/rules/{game}#1.1")
    page = window.page
    expect(page.locator('[id="1.1"]')).to_be_visible()
    page.emulate_media(media="print")
    for part in SHORT:
        expect(page.get_by_text(words(f"{game}-{part}")).first).to_be_visible()
    for left_out in ("header", "details", "button", ".skip"):
        assert all(not one.is_visible() for one in page.locator(left_out).all()), left_out
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    (box,) = set(re.findall(rb"/MediaBox\s*\[([^]]+)\]", printed))
    # A4, in points, however they are rounded.
    assert [abs(float(side) - wanted) < 1 for side, wanted in zip(box.split(), (0, 0, 595, 842), strict=True)] == [
        True
    ] * 4
