"""The throw of the day at a table, over real sockets and in a page: the same for everybody, and what was in it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from teerling import daily, dice, game, record
from teerling.daily import Day
from teerling.record import Event
from teerling.values import Message
from tests.chance import chance, size, some
from tests.page import same_game
from tests.page.memory import Shelf
from tests.page.pages import Page
from tests.server.running import Seat, Server, running

TODAY = datetime.now(UTC).date()
GAMES = some("days at a table", game.names(), 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all of them, each at a table of its own."""
    with running(tmp_path_factory.mktemp("days") / "tables.sqlite") as one:
        yield one


def some_day(of: str, number: int) -> Day:
    """A day that has begun."""
    past = (TODAY - daily.FIRST).days
    return daily.find(of, str(TODAY - timedelta(days=chance("days", of, number).randrange(past))))


def wish(day: Day) -> dict[str, str]:
    """To play it."""
    return {"game": day.game, "scenario": f"day {day.name}", "name": "Anna"}


def rows(events: Iterable[Event]) -> dict[int, list[str]]:
    """What fell and what each seat did, one after the other: where all decide at the same time, somebody is quicker."""
    found: dict[int, list[str]] = defaultdict(list)
    for event in events:
        found[event.seat].append(event.text)
    return found


def at_a_server(server: Server, day: Day) -> record.Record:
    """The same at a table."""
    answer = server.http.post("/api/scenarios", json=wish(day))
    assert answer.status_code == 201, answer.text
    anna = Seat(server, answer.json())
    while True:
        anna.read_until(lambda: anna.view["turn"] == "over" or anna.my_turn())
        if anna.view["turn"] == "over":
            break
        number = anna.update["number"]
        if anna.view["turn"] == "dice":
            assert anna.ask("throw", at=number)["type"] == "done"
        else:
            assert anna.ask("play", at=number, text=anna.view["choices"][0]["move"]["text"])["type"] == "done"
    anna.leave()
    return record.read(server.http.get(f"/api/tables/{anna.held['table']}/record").text)


@pytest.mark.parametrize("of", GAMES)
def test_a_day_at_a_table_is_the_day_of_everybody(server: Server, of: str) -> None:
    for number in range(size(1, 1000)):
        day = some_day(of, number)
        kept = at_a_server(server, day)
        assert rows(kept.events) == rows(same_game.day(day)), day.name
        assert kept.tags["Seed"] == day.seed
        assert dice.verify(kept).finished


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.anyio
async def test_a_day_in_a_page_is_the_day_of_everybody(of: str) -> None:
    page = Page(Shelf().window())
    for number in range(size(1, 1000)):
        day = some_day(of, number)
        held = await page.get("scenarios", wish(day))
        await (await page.sit(held)).play()
        _, text = await page.ask(f"tables/{held['table']}/record")
        kept = record.read(text)
        assert rows(kept.events) == rows(same_game.day(day)), day.name
        assert dice.verify(kept).finished


def test_a_day_stays_as_it_is(server: Server) -> None:
    anna = Seat(server, server.http.post("/api/scenarios", json=wish(some_day("quadrata", 0))).json())
    assert anna.ask("hint")["message"]["id"] == "hint-off"
    assert anna.ask("fill", seat=1, bot="pip")["message"]["id"] == "scenario-as-it-is"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (str(TODAY + timedelta(days=3)), "daily-not-yet"),
        ("2025-12-31", "daily-too-early"),
        ("2026-02-30", "daily-no-date"),
        ("", "daily-no-date"),
    ],
)
def test_a_day_that_is_none_is_refused(server: Server, name: str, problem: str) -> None:
    asked = {"game": "pushbox", "scenario": f"day {name}", "name": "Anna"}
    answer = server.http.post("/api/scenarios", json=asked)
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, problem)


def sent(message: Message) -> Any:
    """A message as a page gets it."""
    return msgspec.json.decode(msgspec.json.encode(message))


def compared(day: Day, **changes: Any) -> dict[str, Any]:
    """To see what was in it."""
    return {"game": day.game, "date": day.name, "points": [31] * len(day.sitting), "winners": [0], **changes}


def test_what_was_in_a_day_is_told_and_remembered(server: Server) -> None:
    day = daily.find("pushbox", "2026-11-18")
    best = day.best()
    for _ in range(2):
        answer = server.http.post("/api/days", json=compared(day))
        assert answer.status_code == 200, answer.text
        told = [json.loads(line) for line in answer.text.splitlines()]
        assert told[0]["result"] == sent(day.said(daily.Result((31,), (0,))))
        assert all(line["beside"] is None for line in told[:-1])
        assert told[-1]["beside"] == sent(day.beside(best))
        assert told[-1]["share"]["id"] == "daily-share-beside"
    assert len(told) == 2, "what is known is not thought about again"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"points": [1, 2, 3]}, "daily-no-result"),
        ({"winners": [7]}, "daily-no-result"),
        ({"date": "2026-13-01"}, "daily-no-date"),
        ({"game": "chess"}, "setup-no-game"),
        ({"points": [10**9]}, "request-bad"),
    ],
)
def test_what_can_be_no_result_is_refused(server: Server, changes: dict[str, Any], problem: str) -> None:
    answer = server.http.post("/api/days", json=compared(daily.find("pushbox", "2026-11-18"), **changes))
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, problem)


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.anyio
async def test_in_a_page_somebody_shows_it_who_looks_one_step_ahead(of: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teerling.search.plainly", True)
    page, day = Page(Shelf().window()), some_day(of, 1)
    _, text = await page.ask("days", compared(day))
    last = json.loads(text.splitlines()[-1])
    assert last["beside"] == sent(day.beside(day.best()))
    # What is solved and played alone a page knows by heart.
    assert last["beside"]["args"]["who"]["id"] == f"daily-by-{'perfect' if 1 in game.find(of).solvable else 'greedy'}"
