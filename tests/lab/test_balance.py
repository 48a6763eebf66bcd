"""A study of a game varies everything that can be agreed, and says what that changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from teerling import game
from teerling.lab import balance
from teerling.lab.balance import Balance, Facts, Middle, Note, Setting, exact, first_begins, settings, study
from teerling.lab.counting import Share
from teerling.solve.solver import Progress
from teerling.words import in_language
from tests.cli.running import teerling


@pytest.mark.parametrize("name", game.names())
def test_every_option_is_varied_by_itself_and_every_number_of_seats_is_there(name: str) -> None:
    rules = game.find(name)
    usual, *others = settings(rules)
    assert usual == Setting(2, first_begins(rules, 2))
    assert {setting.seats for setting in others} | {2} == set(rules.seats)
    varied: dict[int, set[str]] = {seats: set() for seats in rules.seats}
    for setting in others:
        before, now = rules.agree(setting.seats, usual.options if setting.seats > 1 else {}), setting.options
        changed = {option: value for option, value in now.items() if before[option] != value}
        # Alone the usual is among them, and so is each option by itself.
        assert len(changed) == (setting.seats == 2) or (setting.seats == 1 and len(changed) < 2), setting
        varied[setting.seats] |= set(changed)
        rules.start(setting.seats, setting.options)
    for seats in {1, 2} & set(rules.seats):
        agreed = rules.agree(seats, first_begins(rules, seats))
        possible = {option.name: option.few or option.allowed(seats, agreed) for option in rules.options}
        assert varied[seats] == {name for name, values in possible.items() if {*values} - {agreed[name].split()[0]}}


def test_the_first_seat_begins_where_that_can_be_agreed() -> None:
    for name in game.names():
        rules = game.find(name)
        found, usual = first_begins(rules, 2), rules.agree(2, {})
        assert rules.agree(2, found).get("first", "seat") == "seat"
        # Where that is so anyway nothing needs to be agreed.
        assert found == ({"first": "seat"} if usual.get("first", "seat") != "seat" else {})


def facts(share: float, decisions: float) -> Facts:
    length: Middle = {"mean": decisions, "error": 3.0}
    first: Share = {"share": share, "low": share - 0.03, "high": share + 0.03}
    return {"games": 1000, "first": first, "shared": 0.25, "points": 12.0, "decisions": length, "throws": length}


NOTE: Note = {
    "game": "pushbox",
    "version": 1,
    "games": 1000,
    "settings": [
        {"seats": 2, "options": {"first": "seat"}, "players": {"greedy": facts(0.40, 50)}, "exact": {"win": 0.4045440}},
        {"seats": 2, "options": {"first": "seat", "level": "3"}, "players": {"greedy": facts(0.45, 46)}},
        {"seats": 3, "options": {"first": "seat"}, "players": {"greedy": facts(0.28, 50.01)}},
        {"seats": 1, "options": {}, "players": {"greedy": facts(0.10, 5)}, "exact": {"win": 0.1628, "score": 23.2705}},
    ],
}


def test_changes_are_against_the_usual_and_clear_if_chance_hardly_makes_them() -> None:
    rows = Balance(in_language("en"), NOTE).rows()
    assert rows[0][:6] == ["as usual --first seat", "greedy", "1,000", "40.0 % ± 3.0", "", "50.0 ± 3.0"]
    assert rows[1][:4] == ["", "perfect", "", "40.4544 %"]
    # √(3² + 3²) = 4.2: five points more are clear, four decisions fewer are not.
    assert rows[2][0] == "--level 3"
    assert rows[2][4] == "+5.0 ± 4.2 (clear)"
    assert rows[2][6] == "−4.0 ± 4.2"
    # Of three, 28 % is 5.3 points less than a fair share; of two, 40 % is 10 points less.
    assert rows[3][0] == "--seats 3"
    assert rows[3][4] == "+4.7 ± 4.2 (clear)"
    assert rows[3][6] == "0.0 ± 4.2"
    # Alone nobody else begins.
    assert rows[4][4] == ""
    assert rows[5][3] == "16.2800 %"
    assert rows[5][-1] == "23.2705"
    assert Balance(in_language("nl"), NOTE).rows()[2][4] == "+5,0 ± 4,2 (duidelijk)"


def test_a_whole_study(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "exact", lambda *_: {"win": 0.5})
    heard: list[tuple[int, int]] = []
    note = study("pushbox", games=1, jobs=1, progress=lambda *so_far: heard.append(so_far))
    assert heard == [(done, 12) for done in range(12)]
    assert json.loads(json.dumps(note)) == note
    for row in note["settings"]:
        assert {player: found["games"] for player, found in row["players"].items()} == {"greedy": 1, "random": 20}
        # What is exact is said of the seat that begins.
        assert ("exact" in row) == (row["seats"] < 3 and row["options"].get("first") != "throw")
    ran = teerling("balance", "pushbox", "--games", "1", "--jobs", "1", language="nl")
    assert ran.code == 0, ran.err
    assert "gewoonlijk --first seat" in ran.out
    assert "foutloos" in ran.out


def test_what_takes_long_to_work_out_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_: Any, progress: Any) -> None:
        found = 0
        while True:
            found += 60_000
            progress(Progress(found, None))

    monkeypatch.setattr(balance, "kept", lambda *_: None)
    monkeypatch.setattr(balance, "table_for", endless)
    assert exact(game.find("pushbox"), Setting(2, {"mode": "adjacent"})) == {}
