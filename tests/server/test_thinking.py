"""Computer players who think, and hints: in processes of their own, while the tables stay live."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from teerling import bots, game
from teerling.house.thinkers import ThinkerPool
from teerling.processes import THINKERS
from tests.patience import until
from tests.server.gates import gate
from tests.server.running import BOT, FRIEND, HERE, Server, deciding, play_out, running

OTTO = {"kind": "bot", "bot": "otto"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("thinking") / "tables.sqlite") as one:
        yield one


def pool(server: Server) -> ThinkerPool:
    found: ThinkerPool = server.app.state.hub.thinkers
    return found


def processes(server: Server) -> list[int]:
    return pool(server).processes


def test_somebody_who_thinks_plays_a_whole_game_and_is_first_said_to_warm_up(server: Server) -> None:
    assert not bots.is_quick("otto", game.find("addvantage"))
    (anna,) = server.open(HERE, OTTO, game="addvantage")
    anna.ask("start")
    play_out(anna)
    assert anna.warmed == [1], "said once, to everybody there"
    assert anna.update["table"]["state"] == "over"


def test_other_tables_are_served_while_somebody_thinks(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with gate(tmp_path) as at:
        monkeypatch.setattr("teerling.house.thinkers._choose", at.work("move", fails=True))
        (anna,) = server.open(HERE, OTTO, game="dicetrip", options={"first": "seat"})
        (bram,) = server.open(HERE)
        anna.ask("start")
        bram.ask("start")
        assert anna.act()["type"] == "done"
        assert anna.ask("play", at=anna.number, text="keep")["type"] == "done"
        thinking = at.next()
        for _ in range(20):
            assert bram.ask("why", text="12-3")["type"] in ("explained", "refused")
        assert not any(one["kind"] == "moved" and one["seat"] == 1 for one in anna.happened)
        thinking.pass_on()
        while not any(one["kind"] == "moved" and one["seat"] == 1 for one in anna.happened):
            anna.read()


def test_a_hint_names_the_best_moves_and_says_if_that_is_certain(server: Server) -> None:
    anna = deciding(server)
    answer = anna.ask("hint")
    assert (answer["type"], answer["number"]) == ("hinted", anna.number)
    offered = [choice["move"]["text"] for choice in anna.view["choices"]]
    assert all(hint["text"] in offered for hint in answer["hints"])
    assert all(hint["certain"] for hint in answer["hints"]), "alone, Push Box is solved"
    assert answer["hints"][0]["expected"]["id"] == "hint-left"
    assert anna.update["number"] == answer["number"], "asking changes nothing"


def test_a_hint_in_a_game_that_is_not_solved_is_no_proof(server: Server) -> None:
    anna = deciding(server, {"kind": "here", "name": "Bram"}, game="addvantage", options={"arrange": "drawn"})
    answer = anna.ask("hint")
    assert answer["type"] == "hinted"
    assert not answer["hints"][0]["certain"]
    assert answer["hints"][0]["expected"]["id"] == "hint-points"


def test_a_quick_hint_says_what_looks_good_and_starts_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", warms=False) as server:
        anna = deciding(server)
        hinted = anna.ask("hint", quick=True)
        texts = [choice["move"]["text"] for choice in anna.view["choices"]]
        assert [hint["text"] in texts for hint in hinted["hints"]] == [True]
        assert hinted["hints"][0]["expected"]["id"] == "hint-glance"
        assert not hinted["hints"][0]["certain"]
        assert processes(server) == []


def test_hints_can_be_forbidden_and_are_only_for_whoever_decides(server: Server) -> None:
    (anna,) = server.open(HERE, hints=False)
    assert anna.update["table"]["hints"] is False
    anna.ask("start")
    assert anna.ask("hint")["message"]["id"] == "hint-off"
    (bram,) = server.open(HERE, FRIEND)
    assert bram.ask("hint")["message"]["id"] == "hint-not-now"
    (cleo,) = server.open(HERE)
    cleo.ask("start")
    assert cleo.view["turn"] == "dice"
    assert cleo.ask("hint")["message"]["id"] == "hint-not-now"
    watching = server.join(cleo.held["code"])
    assert watching.ask("hint")["message"]["id"] == "hint-not-now"


def test_a_process_that_is_killed_is_replaced(server: Server) -> None:
    anna = deciding(server)
    assert anna.ask("hint")["type"] == "hinted"
    for pid in processes(server):
        os.kill(pid, signal.SIGKILL)
    assert anna.ask("hint")["type"] == "hinted"


def test_somebody_else_chooses_where_thinking_fails(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> Any:
        raise MemoryError

    monkeypatch.setattr(pool(server), "_think", fail)
    (anna,) = server.open(HERE, OTTO, game="addvantage", options={"arrange": "drawn"})
    anna.ask("start")
    play_out(anna)
    assert anna.update["table"]["state"] == "over"


def test_processes_end_with_the_server(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as one:
        anna = deciding(one)
        anna.ask("hint")
        there = processes(one)
        assert there
    until(lambda: not any(_runs(pid) for pid in there), "they end")


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_game_that_may_need_it_is_got_ready_when_somebody_comes(tmp_path: Path) -> None:
    with (
        running(tmp_path / "tables.sqlite", warms=True) as one,
        gate(tmp_path) as at,
        pytest.MonkeyPatch.context() as m,
    ):
        m.setattr("teerling.house.thinkers._prepare", at.work("warming"))
        one.open(HERE, BOT, hints=False)[0].ask("start")
        assert not processes(one), "nobody there thinks, and hints are off"
        one.open(HERE)
        (bram,) = one.open(HERE, FRIEND, game="dicetrip", hints=False)
        for _ in range(THINKERS):
            at.next().pass_on()  # hints in Push Box
        bram.ask("fill", seat=1, bot="vera")
        bram.ask("start")
        for _ in range(THINKERS):
            at.next().pass_on()  # Vera in Dice Trip
