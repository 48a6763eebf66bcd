"""The throw of the day: the same dice, draws and opponents for everybody, on every date; and dates that are none."""

from __future__ import annotations

import hmac
from datetime import date, timedelta
from hashlib import sha256
from random import Random

import pytest

from teerling import bots, daily, dice, game, record
from teerling.course import Course
from teerling.daily import Best, Day, Result
from teerling.scenarios import find_scenario
from teerling.values import SetupError
from teerling.words import LANGUAGES, in_language
from tests.chance import chance, size

GAMES = game.names()


def played(day: Day) -> Course:
    """A game of a day by somebody who plays by chance."""
    rng = Random(f"tests {day.seed}")
    course = day.begin(("Anna", *(bots.seat_name(bot, ()) for bot in day.sitting[1:])), {})
    course.begin(day.dice.roll)
    while (turn := course.position.turn).kind != "over":
        if turn.kind == "dice":
            course.draw(day.dice.roll)
        else:
            seat = turn.seats[0]
            bot = day.sitting[seat]
            move = bots.ask(bot or "random", course.position, seat, course.chance(seat) if bot else rng)
            course.move(seat, move, day.dice.roll)
    return course


@pytest.mark.parametrize("of", GAMES)
def test_a_record_of_a_day_verifies_and_is_the_same_each_time(of: str) -> None:
    rng = chance("days", of)
    for _ in range(size(2, 100)):
        day = daily.find(of, (daily.FIRST + timedelta(days=rng.randrange(3000))).isoformat())
        course = played(day)
        finished = record.read(record.write(course.record.adding(Key=day.dice.key.hex())))
        assert dice.verify(finished).finished
        assert finished.tags["Seed"] == f"day {of} {day.name}"
        assert played(day).record == course.record


@pytest.mark.parametrize("of", GAMES)
def test_no_two_days_are_alike(of: str) -> None:
    days = [daily.FIRST + timedelta(days=number) for number in range(1000)]
    keys = {daily.find(of, day.isoformat()).dice.key for day in days}
    assert len(keys) == 1000
    assert keys.isdisjoint(daily.find(other, days[0].isoformat()).dice.key for other in GAMES if other != of)


def test_these_dice_are_for_ever() -> None:
    """What was shared and compared stays true: the dice of a date never change again."""
    for of in GAMES:
        # Worked out by what docs/fair-dice.md says of the first edition, and nothing of ours.
        key = sha256(f"teerling practice day {of} 2026-11-18".encode()).digest()
        row = hmac.new(key, b"teerling-dice-1\npractice\n\n1\n0", sha256).digest()
        faces = [byte % 6 + 1 for byte in row if byte < 252]
        assert daily.find(of, "2026-11-18").dice.faces(1, 6) == faces[:6]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "2026-2-3",
        "2026-02-30",
        "20261118",
        "2026-W47-3",
        "2026-11-18T00:00",
        "２０２６-11-18",
        "2026-11-18\n",
    ],
)
def test_what_is_no_date_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(SetupError) as refused:
        find_scenario(GAMES[0], f"day {text}")
    assert refused.value.message.id == "daily-no-date"
    assert all(in_language(language).error(refused.value) for language in LANGUAGES)


def test_a_day_opens_when_it_begins_somewhere() -> None:
    day, today = daily.find(GAMES[0], "2026-11-18"), date(2026, 11, 18)
    for offset in (-1, 0, 1, 300):
        day.check_open(today + timedelta(days=offset))
    with pytest.raises(SetupError) as refused:
        day.check_open(today - timedelta(days=2))
    assert refused.value.message.id == "daily-not-yet"


@pytest.mark.parametrize("of", GAMES)
def test_alone_where_one_can_be_and_else_against_lotte(of: str) -> None:
    day = daily.find(of, "2026-11-18")
    assert day.sitting == ("", *["lotte"] * (game.find(of).seats[0] - 1))
    assert not day.hints


@pytest.mark.parametrize("of", GAMES)
def test_what_is_shown_to_others_gives_nothing_away(of: str) -> None:
    day = daily.find(of, "2026-11-18")
    seats = range(len(day.sitting))
    mine = Result(tuple(31 + seat for seat in seats), (0,))
    for by in ("perfect", "vera", "greedy"):
        best = Best(by, Result(tuple(41 + seat for seat in seats), tuple(seats)))
        for language in LANGUAGES:
            words = in_language(language)
            lines = words.say(day.share(mine, best)).splitlines()
            title = words(f"{of}-title")
            assert lines == [
                f"⚅ Teerling: {title}, 2026-11-18",
                words.say(day.said(mine)),
                words.say(day.beside(best)),
            ]
            assert words.say(day.share(mine)).splitlines() == lines[:2]


@pytest.mark.parametrize("of", GAMES)
def test_what_was_in_a_day_is_found_by_fair_means(of: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever looks one step ahead, as in a page: the rest is as for everybody, and takes longer."""
    monkeypatch.setattr("teerling.search.plainly", True)
    day = daily.find(of, "2026-11-18")
    assert day.rival == ("perfect" if 1 in game.find(of).solvable else "greedy")
    course = day.tried()
    while course.position.turn.kind != "over":
        # Piece by piece, by texts, as at a server.
        course = Course.resumed(record.read(record.write(course.record)))
        day.go_on(course)
    assert daily.best_of(course) == day.best()
    assert dice.verify(course.record.adding(Key=day.dice.key.hex())).finished
