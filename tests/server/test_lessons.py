"""A lesson at the table, over real sockets: it leads, refuses kindly, forgets nothing, and stays a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from teerling import game, lessons
from teerling.scenario import PLAYER
from tests.chance import some
from tests.server.running import Seat, Server, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "tables.sqlite") as one:
        yield one


def begin(server: Server, of: str, name: str) -> Seat:
    answer = server.http.post("/api/scenarios", json={"game": of, "scenario": f"lesson {name}", "name": "Anna"})
    assert answer.status_code == 201, answer.text
    return Seat(server, answer.json())


def coached(seat: Seat) -> dict[str, Any]:
    told: dict[str, Any] = seat.update["coached"]
    return told


def is_done(seat: Seat) -> bool:
    return bool(coached(seat)["done"])


def obey(seat: Seat) -> None:
    """Do what is asked for, once it is one's turn: throw, or what the board points at, or else whatever is let."""
    seat.read_until(lambda: coached(seat)["done"] or seat.my_turn())
    if coached(seat)["done"]:
        return
    if seat.view["turn"] == "dice":
        assert seat.ask("throw", at=seat.update["number"])["type"] == "done"
    else:
        texts = [choice["move"]["text"] for choice in seat.view["choices"]]
        for text in (*coached(seat)["show"], *texts):
            answer = seat.ask("play", at=seat.update["number"], text=text)
            if answer["type"] == "done":
                break
            assert answer["rule"] == "", "what is offered is legal"


@pytest.mark.parametrize("of", some("lessons at a table", [of for of in game.names() if lessons.names(of)], 2))
def test_every_lesson_of_a_game_is_done_step_by_step(server: Server, of: str) -> None:
    for name in lessons.names(of):
        anna = begin(server, of, name)
        lesson = lessons.find(of, name)
        assert (coached(anna)["number"], coached(anna)["of"]) == (1, lesson.count)
        seen = set()
        for _ in lesson.acts:
            obey(anna)
            seen.add(coached(anna)["number"])
        assert seen | {1} == set(range(1, lesson.count + 1))
        anna.read_until(partial(is_done, anna))
        assert coached(anna)["next"] == lessons.find(of, name).following
        anna.leave()


def test_nothing_is_forgotten_when_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        anna = begin(server, "pushbox", "first")
        obey(anna)
        before = coached(anna)
        anna.leave()
    with running(tmp_path / "tables.sqlite") as server:
        again = Seat(server, anna.held)
        assert coached(again) == before
        while not coached(again)["done"]:
            obey(again)
        assert again.view["winners"] == [PLAYER]
        # Its dice were chosen: there is nothing to verify, and nothing is claimed.
        assert again.update["table"]["key"] == again.update["table"]["commitment"] == ""


def test_what_the_rules_forbid_gets_the_ordinary_reason_and_nothing_moves(server: Server) -> None:
    anna = begin(server, "pushbox", "first")
    obey(anna)
    number = anna.update["number"]
    answer = anna.ask("play", at=number, text="5+4")
    assert (answer["type"], answer["rule"]) == ("refused", "4.2")
    assert coached(anna)["number"] == 2


def test_a_lesson_stays_a_lesson(server: Server) -> None:
    anna = begin(server, "pushbox", "first")
    assert anna.ask("fill", seat=1, bot="vera")["message"]["id"] == "scenario-as-it-is"
    assert anna.ask("free", seat=1)["message"]["id"] == "scenario-as-it-is"
    assert anna.ask("hint")["message"]["id"] == "hint-off"
    obey(anna)
    obey(anna)
    assert not anna.update["undo"]
    assert anna.ask("takeback", at=anna.update["number"])["message"]["id"] == "scenario-takeback"
    while not coached(anna)["done"]:
        obey(anna)
    assert anna.ask("rematch")["message"]["id"] == "scenario-as-it-is"
    code = anna.update["table"]["code"]
    assert server.http.post("/api/join", json={"code": code, "name": ""}).status_code == 404


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"game": "pushbox", "scenario": "lesson none", "name": "Anna"}, "setup-no-lesson"),
        ({"game": "pushbox", "scenario": "lesson", "name": "Anna"}, "setup-no-lesson"),
        ({"game": "pushbox", "scenario": "party first", "name": "Anna"}, "setup-no-scenario"),
        ({"game": "pushbox", "scenario": "lesson first", "name": " "}, "setup-name"),
        ({"game": "chess", "scenario": "lesson first", "name": "Anna"}, "setup-no-game"),
        ({"game": "pushbox"}, "request-bad"),
    ],
)
def test_a_lesson_that_is_not_there_is_refused_with_a_sentence(
    server: Server, wish: dict[str, str], problem: str
) -> None:
    answer = server.http.post("/api/scenarios", json=wish)
    assert answer.status_code == 400
    assert answer.json()["message"]["id"] == problem
