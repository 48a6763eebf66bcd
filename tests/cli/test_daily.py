"""`teerling daily`: one try, gone on with where it was left, the calendar, and days that are past."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from teerling import bots, daily, dice, game, record
from teerling.daily import Day
from teerling.values import Message
from teerling.words import in_language
from tests.chance import some
from tests.cli.running import assert_refused, teerling

TODAY = date(2027, 3, 14)


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same day for all of a test; and what the best make of it takes long, and is tried elsewhere."""
    monkeypatch.setattr("teerling.cli.days.today", lambda: TODAY)
    monkeypatch.setattr("teerling.search.plainly", True)


def lines(day: Day) -> list[str]:
    """What somebody types who looks one step ahead."""
    course = day.begin(("Player 1", *(bots.seat_name(bot, ()) for bot in day.sitting[1:])), {})
    course.begin(day.dice.roll)
    typed = []
    while (turn := course.position.turn).kind != "over":
        if turn.kind == "dice":
            if turn.thrower == 0:
                typed.append("")
            course.draw(day.dice.roll)
            continue
        seat = turn.seats[0]
        move = bots.ask(day.sitting[seat] or "greedy", course.position, seat, course.chance(seat))
        if seat == 0:
            typed.append(move.text)
        course.move(seat, move, day.dice.roll)
    return typed


@pytest.mark.parametrize("of", some("days in a terminal", game.names(), 1))
def test_a_day_is_played_once_and_shown_after_that(tmp_path: Path, of: str) -> None:
    day = daily.find(of, TODAY.isoformat())
    typed = lines(day)
    half = len(typed) // 2
    left = teerling("daily", of, typed="\n".join([*typed[:half], "hint", "quit", ""]), home=tmp_path)
    assert f"teerling daily {of}" in left.out.splitlines()[-1]
    assert in_language("en")("hint-off") in left.out
    # The same moves lead on to the same end: the dice and the opponent are the same.
    ended = teerling("daily", of, typed="\n".join([*typed[half:], ""]), home=tmp_path)
    assert ended.code == 0, ended
    kept = record.read((tmp_path / "daily" / f"{of}-{TODAY}.trl").read_text("utf-8"))
    assert dice.verify(kept).finished
    result = day.said(daily.result_of(record.replay(kept).last))
    for again in (ended, teerling("daily", of, home=tmp_path)):
        shown = again.out.splitlines()
        at = next(i for i, line in enumerate(shown) if line.startswith("⚅"))
        assert shown[at + 1] == _english(result)
        # By the same dice, somebody who plays as well comes as far.
        assert shown[at + 2].endswith(_english(result))
        assert shown[-1] == f"- {TODAY}: {_english(result)}"
    assert _english(result) in teerling("daily", home=tmp_path).out
    rival = record.read((tmp_path / "daily" / f"{of}-{TODAY}.rival.trl").read_text("utf-8"))
    assert dice.verify(rival).finished


def _english(message: Message) -> str:
    return in_language("en").say(message)


def test_a_past_day_is_not_kept(tmp_path: Path) -> None:
    past = TODAY - timedelta(days=3)
    day = daily.find("pushbox", past.isoformat())
    typed = lines(day)
    ended = teerling("daily", "pushbox", "--date", past.isoformat(), typed="\n".join([*typed, ""]), home=tmp_path)
    assert "⚅ Teerling: Push Box" in ended.out
    assert not (tmp_path / "daily").exists()


@pytest.mark.parametrize(
    ("asked", "part"),
    [
        (["chess"], "chess"),
        (["pushbox", "--date", "yesterday"], "yesterday"),
        (["pushbox", "--date", "2025-01-01"], "2026-01-01"),
        (["pushbox", "--date", (TODAY + timedelta(days=1)).isoformat()], "not begun"),
    ],
)
def test_what_is_no_day_is_refused(tmp_path: Path, asked: list[str], part: str) -> None:
    assert_refused(teerling("daily", *asked, home=tmp_path), part)
