"""Practice in Push Box: one's own calculation; and none, after a double."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from teerling.game import find
from teerling.words import in_language
from tests.browser.games.pushbox import block
from tests.browser.table import PHONE, Opener, Window
from tests.browser.test_hints import begin


def practise(window: Window) -> None:
    """Turn it on in the menu at the table; it stays so after a visit."""
    switch = window.page.get_by_label(in_language(window.language)("pushbox-way-practice"))
    menu = window.page.locator(".toggles summary")
    menu.click()
    switch.check()
    menu.click()
    window.page.reload()
    window.wait_for_table()
    menu.click()
    expect(switch).to_be_checked()
    menu.click()


@pytest.mark.rule("pushbox", "6.3")
@pytest.mark.parametrize(
    ("language", "words"), [("en-GB", "Push 6 and 2 without a sum"), ("nl-NL", "Duw 6 en 2 zonder som")]
)
def test_after_a_double_two_blocks_that_make_it_need_no_calculation(
    opener: Opener, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr("teerling.table.FairDice.roll", lambda *_: find("pushbox").read_roll("4 4"))
    window = opener.window(language, PHONE)
    begin(window, "pushbox")
    practise(window)
    window.throw()
    window.wait_for_prompt()
    freely = window.page.get_by_role("button", name=words)
    block(window, 6).click()
    expect(window.main).to_be_visible()
    expect(freely).to_have_count(0)
    block(window, 2).click()
    before = window.live.table.number
    freely.click()
    window.settled(before)
    assert [event.text for event in window.live.table.course.record.events][-1] == "6+2"
