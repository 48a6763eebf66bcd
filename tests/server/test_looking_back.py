"""Luck and skill of past games over the network: only of finished ones, within limits, while the tables stay live."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from teerling.house.analysing import Analyses
from teerling.house.limits import MOST_OF_ONE
from teerling.server.limits import Addresses
from tests.goldens import GOLDEN
from tests.patience import until
from tests.server.running import FRIEND, HERE, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("past") / "tables.sqlite") as one:
        yield one


def golden(path: str) -> dict[str, str]:
    return {"text": (GOLDEN / path).read_text("utf-8")}


def analyses(server: Server) -> Analyses:
    found: Analyses = server.app.state.hub.analyses
    return found


def lines(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


def test_a_finished_game_is_told_step_by_step_and_found_again_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = server.open(HERE)
    anna.ask("start")
    while anna.update["table"]["state"] == "playing":
        anna.act()
    path = f"/api/tables/{anna.held['table']}/analysis"
    told = lines(server.http.post(path))
    assert [line["done"] for line in told[1:]] == list(range(len(told) - 1)), "how far it is"
    found = told[-1]["found"]
    steps = server.http.get(f"/api/tables/{anna.held['table']}/replay").json()["steps"]
    assert len(found["values"]) == len(steps)
    last = server.http.get(f"/api/tables/{anna.held['table']}/replay/steps?from={len(steps) - 1}&count=1").json()
    assert found["values"][-1] == [last[0]["view"]["scores"][0]]
    assert found["points"]
    assert found["sure"]["id"] == "analyse-certain"
    for best in found["best"]:
        assert steps[best["number"] + 1]["kind"] == "moved"
        assert steps[best["number"] + 1]["seat"] == best["seat"]
        assert best["choice"]["label"]["id"]

    async def fail(*_: Any) -> Any:
        raise AssertionError("nobody should have to think about this again")

    monkeypatch.setattr(server.app.state.hub.thinkers, "work", fail)
    record = server.http.get(f"/api/tables/{anna.held['table']}/record").text
    for answer in (server.http.post(path), server.http.post("/api/analysis", json={"text": record})):
        assert lines(answer)[-1] == told[-1]


def test_mistakes_and_great_luck_are_marked(server: Server) -> None:
    found = lines(server.http.post("/api/analysis", json=golden("pushbox/solo-stuck.trl")))[-1]["found"]
    assert [(mark["number"], mark["kind"]) for mark in found["marks"]] == [(1, "lucky"), (2, "mistake"), (3, "unlucky")]
    assert not found["best"][0]["done"]


def test_a_game_under_way_keeps_its_secrets(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    assert problem(server.http.post(f"/api/tables/{anna.held['table']}/analysis")) == (403, "table-not-over")
    (bram,) = server.open(HERE)
    bram.ask("start")
    assert problem(server.http.post(f"/api/tables/{bram.held['table']}/analysis")) == (403, "table-not-over")
    unfinished = server.http.post("/api/analysis", json=golden("pushbox/double-play.trl"))
    assert problem(unfinished) == (403, "analyse-unfinished")


def test_rubbish_and_what_is_not_there_is_refused(server: Server) -> None:
    assert problem(server.http.post("/api/analysis", json={"text": "rubbish"})) == (400, "record-bad")
    assert problem(server.http.post("/api/tables/nowhere/analysis")) == (404, "table-gone")


def test_a_game_can_be_too_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teerling.house.analysing.MOST_ANALYSED", 10)
    assert problem(server.http.post("/api/analysis", json=golden("pushbox/facing-win.trl")))[1] == "analyse-too-long"


def test_whoever_leaves_stops_the_thinking_and_tables_are_served_meanwhile(server: Server) -> None:
    (anna,) = server.open(HERE)
    anna.ask("start")
    pool = server.app.state.hub.thinkers
    asked = 0
    work = pool.work

    async def three_pieces(*args: Any) -> Any:
        """How much there is to think about, and two thoughts; the next one takes for ever."""
        nonlocal asked
        asked += 1
        return await (work(*args) if asked <= 3 else asyncio.Event().wait())

    pool.work = three_pieces
    try:
        with server.http.stream("POST", "/api/analysis", json=golden("addvantage/turn-limit.trl")) as past:
            told = past.iter_lines()
            while json.loads(next(told))["done"] < 2:
                pass
            assert anna.ask("why", text="12-3")["type"] in ("explained", "refused")
        until(lambda: not analyses(server)._waiting.each.total(), "nobody waits for it")
        assert asked == 4, "so nobody thinks about it"
    finally:
        pool.work = work


def test_nobody_fills_the_line(server: Server) -> None:
    waiting = analyses(server)._waiting.each
    waiting["127.0.0.1"] = MOST_OF_ONE
    try:
        refused = server.http.post("/api/analysis", json=golden("pushbox/fair-facing.trl"))
        assert problem(refused) == (403, "table-busy")
    finally:
        waiting.clear()


def test_nobody_asks_too_often(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.app.state.settings, "analyses", Addresses(size=0, per_second=0))
    refused = server.http.post("/api/analysis", json=golden("pushbox/four-win.trl"))
    assert problem(refused) == (429, "table-busy")
