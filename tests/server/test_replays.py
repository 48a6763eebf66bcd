"""Looking back at games over the network: never where the tables are, within limits, and only at what is over."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from teerling import record
from teerling.game import Game, names
from teerling.house import past, replaying
from teerling.house.hub import Hub
from teerling.house.limits import KEPT_GAMES, KEPT_OF_ONE, MOST_BROUGHT, MOST_STEPS, Turns
from teerling.house.messages import ReplayStep
from teerling.house.past import Forgotten, Past, Shelf
from teerling.house.replaying import Replays
from teerling.record import DICE, Event, Record, RecordError
from teerling.server.sending import Impatient
from teerling.values import READER, IllegalMove, Message, Reason, Roll
from tests.goldens import GOLDEN, files
from tests.patience import until
from tests.server.long_games import kept_at, long_game
from tests.server.running import HERE, THERE, Server, meet, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("replays") / "tables.sqlite") as one:
        yield one


def hub_of(server: Server) -> Hub:
    hub: Hub = server.app.state.hub
    return hub


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """Reading this file takes until somebody writes it: work that takes as long as one likes, in any process."""
    os.mkfifo(tmp_path / "gate")
    return tmp_path / "gate"


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


def bring(server: Server, text: str) -> httpx.Response:
    return server.http.post("/api/replay", json={"text": text})


def finished(server: Server) -> str:
    """The id of a table whose game is over."""
    (anna,) = server.open(HERE)
    anna.ask("start")
    while anna.update["table"]["state"] == "playing":
        anna.act()
    anna.leave()
    return str(anna.held["table"])


# Never in the loop


def test_no_record_is_read_replayed_or_written_where_the_tables_are(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(server)
    text = (GOLDEN / "pushbox/solo-stuck.trl").read_text("utf-8")

    def fail(*_: Any) -> Any:
        raise AssertionError("this holds up every table")

    for name in ("read", "replay", "write"):
        monkeypatch.setattr(record, name, fail)
    monkeypatch.setattr(Game, "again", fail)  # nor is a position put together that came from another process
    assert server.http.get(f"/api/tables/{table}/record").text.startswith("[Teerling")
    assert len(server.http.get(f"/api/tables/{table}/replay").json()["steps"]) > 2
    assert bring(server, text).json()["steps"]
    assert problem(bring(server, text + "rubbish")) == (400, "record-bad")
    for path, body in ((f"/api/tables/{table}/analysis", {}), ("/api/analysis", {"text": text})):
        assert '"found":{' in server.http.post(path, json=body).text


def test_moves_are_made_while_somebody_elses_record_is_replayed(server: Server, gate: Path) -> None:
    anna, bram = server.open(HERE, THERE, game="quadrata")  # which is not soon over
    anna.ask("start")
    replays = hub_of(server).replays
    with ThreadPoolExecutor() as threads:
        held = asyncio.run_coroutine_threadsafe(replays.work(Path.read_bytes, gate), loop_of(server))
        asked = threads.submit(bring, server, (GOLDEN / "pushbox/facing-win.trl").read_text("utf-8"))
        until(lambda: replays.turns._here.total() == 1, "the import waits for its turn")
        for _ in range(4):
            meet(anna, bram)
            assert (anna if anna.my_turn() else bram).act()["type"] == "done"
        assert not asked.done()
        gate.write_bytes(b"[]")
        assert asked.result().status_code == 200
        held.result()


def loop_of(server: Server) -> asyncio.AbstractEventLoop:
    return next(iter(hub_of(server)._tasks)).get_loop()


# What is sent


def naive(found: Record) -> list[ReplayStep]:
    """Every moment, from the beginning to the end."""
    done = record.replay(found)
    made = [ReplayStep("start", -1, "", (), done.start.view(READER))]
    for before, event, after in done.steps:
        seat, text = (before.turn.thrower, event.text) if isinstance(event, Roll) else (event[0], event[1].text)
        kind: Any = "rolled" if isinstance(event, Roll) else "moved"
        made.append(ReplayStep(kind, seat, text, before.tell(READER, event, after), after.view(READER)))
    return made


@pytest.mark.parametrize("name", names())
def test_pages_hold_every_moment_once_and_as_it_was(name: str) -> None:
    longest = max(files(name), key=lambda path: path.stat().st_size)
    found = record.read(longest.read_text("utf-8"))
    whole = naive(found)
    game = Past("", "", found)
    while not game.go_on():
        pass
    for first in range(0, len(whole) + 3, 7):
        for count in (1, 13, MOST_STEPS):
            assert game.steps(first, count) == whole[first : first + count], (first, count)
    index = msgspec.json.decode(game.index)
    assert [(s["kind"], s["seat"], s["text"]) for s in index["steps"]] == [(s.kind, s.seat, s.text) for s in whole]
    assert index["over"] == (whole[-1].view.turn == "over")
    rolls = [step for step in index["steps"] if step["kind"] == "rolled"]
    assert len(index["due"]) == len({msgspec.json.encode(one) for one in index["due"]})
    for roll, step in zip(rolls, (s for s in record.replay(found).steps if isinstance(s.event, Roll)), strict=True):
        due = index["due"][roll["due"]]
        assert due["dice"] == step.before.dice
        if not due["dice"]:
            assert due["outcomes"] == [[roll.text, weight] for roll, weight in step.before.weights()]


def test_a_brought_record_is_shown_page_by_page_and_brought_again_when_it_is_forgotten(server: Server) -> None:
    text = (GOLDEN / "pushbox/facing-win.trl").read_text("utf-8")
    info = bring(server, text).json()
    path = f"/api/replay/{info['name']}/steps?from=2&count=3"
    shown = server.http.get(path).json()
    assert shown == msgspec.json.decode(msgspec.json.encode(naive(record.read(text))[2:5]))
    hub_of(server).replays.stop()
    assert problem(server.http.get(path)) == (404, "replay-gone")
    assert bring(server, text).json() == info
    assert server.http.get(path).json() == shown


def test_a_game_of_a_table_is_shown_also_when_the_process_that_replays_was_killed(server: Server) -> None:
    path = f"/api/tables/{finished(server)}/replay"
    info = server.http.get(path).json()
    shown = server.http.get(f"{path}/steps?from=0&count=5").json()
    (process,) = hub_of(server).replays.processes
    os.kill(process, signal.SIGKILL)
    assert server.http.get(f"{path}/steps?from=0&count=5").json() == shown
    assert server.http.get(path).json() == info


def test_nobody_looks_into_a_game_that_is_not_over(server: Server) -> None:
    anna, _ = server.open(HERE, THERE)
    anna.ask("start")
    for path in ("record", "replay", "replay/steps?from=0&count=1"):
        assert problem(server.http.get(f"/api/tables/{anna.held['table']}/{path}")) == (403, "table-not-over")


@pytest.mark.parametrize("asked", ["from=-1&count=1", "from=0&count=0", f"from=0&count={MOST_STEPS + 1}", "from=0", ""])
def test_only_a_page_at_a_time_is_sent(asked: str, server: Server) -> None:
    name = bring(server, (GOLDEN / "pushbox/facing-win.trl").read_text("utf-8")).json()["name"]
    assert server.http.get(f"/api/replay/{name}/steps?{asked}").status_code == 400


# Limits


def test_a_record_can_be_too_long_to_be_brought_but_a_game_played_here_is_always_shown(tmp_path: Path) -> None:
    game = long_game(rounds=6)
    assert len(game.events) > MOST_BROUGHT
    kept_at(str(tmp_path / "tables.sqlite"), "long", game)
    with running(tmp_path / "tables.sqlite") as server:
        assert problem(bring(server, record.write(game))) == (400, "replay-too-long")
        info = server.http.get("/api/tables/long/replay").json()
        assert len(info["steps"]) == len(game.events) + 1
        last = server.http.get(f"/api/tables/long/replay/steps?from={len(game.events)}&count=1").json()
        assert last[0]["view"]["turn"] == "over"


@pytest.mark.anyio
async def test_whoever_looks_at_a_short_game_never_waits_for_all_of_a_long_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, replays = long_game(rounds=4), Replays()
    short = await replays.brought((GOLDEN / "pushbox/facing-win.trl").read_text("utf-8"), "bram")
    pieces, work = 0, replays._work

    async def counting(what: Callable[..., Any], *args: Any) -> Any:
        nonlocal pieces
        pieces += what is past.go_on
        return await work(what, *args)

    monkeypatch.setattr(replays, "_work", counting)
    reading = asyncio.create_task(replays.brought(record.write(game), "anna"))
    while pieces < 2:
        await asyncio.sleep(0)
    assert await replays.index(short)
    assert not reading.done()
    await reading
    assert pieces >= len(game.events) / past.PIECE > 5
    replays.stop()


def test_one_address_has_few_answers_in_work_and_a_full_line_is_refused(server: Server, gate: Path) -> None:
    replays = hub_of(server).replays
    text = (GOLDEN / "pushbox/facing-win.trl").read_text("utf-8")
    before = replays.turns
    replays.turns = Turns(each=2, line=1, most=10)
    try:
        with ThreadPoolExecutor() as threads:
            held = asyncio.run_coroutine_threadsafe(replays.work(Path.read_bytes, gate), loop_of(server))
            asked = [threads.submit(bring, server, text) for _ in range(3)]
            until(lambda: replays.turns._here.total() == 3, "two in work, one in line")
            assert problem(bring(server, text)) == (429, "table-busy")
            gate.write_bytes(b"[]")
            assert [one.result().status_code for one in asked] == [200] * 3
            held.result()
        until(lambda: not replays.turns._here and not replays.turns._places, "all have left")
    finally:
        replays.turns = before


def test_work_that_takes_too_long_is_ended_and_the_next_is_served(
    server: Server, gate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (GOLDEN / "pushbox/facing-win.trl").read_text("utf-8")
    replays = hub_of(server).replays
    name = bring(server, text).json()["name"]
    with monkeypatch.context() as patched:
        patched.setattr(replaying, "PATIENCE", 0.2)
        patched.setattr(replays, "steps", lambda *_: replays.work(Path.read_bytes, gate))
        assert problem(server.http.get(f"/api/replay/{name}/steps?from=0&count=1")) == (503, "replay-too-hard")
    assert bring(server, text).status_code == 200
    assert server.http.get(f"/api/replay/{name}/steps?from=0&count=1").status_code == 200


def test_nothing_is_replayed_for_somebody_who_left(server: Server, gate: Path) -> None:
    replays = hub_of(server).replays
    held = asyncio.run_coroutine_threadsafe(replays.work(Path.read_bytes, gate), loop_of(server))
    body = msgspec.json.encode({"text": record.write(long_game(rounds=1))})
    with socket.create_connection(("127.0.0.1", server.port)) as client:
        client.sendall(
            f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        until(lambda: replays.turns._here.total() == 1, "it waits for its turn")
    until(lambda: not replays.turns._here, "its turn is over, though nothing was done")
    assert not held.done()
    gate.write_bytes(b"[]")
    held.result()


def test_answers_that_nobody_reads_are_dropped(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    replays = hub_of(server).replays
    large = b"[" + b" " * 30_000_000 + b"]"

    async def much(*_: Any) -> bytes:
        return large

    monkeypatch.setattr(replays, "steps", much)
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuck.connect(("127.0.0.1", server.port))
    with stuck, monkeypatch.context() as impatient:
        impatient.setattr(Impatient, "patience", 0.2)
        stuck.sendall(b"GET /api/replay/x/steps?from=0&count=1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert stuck.recv(8) == b"HTTP/1.1", "the answer is on its way"
        until(lambda: not replays.turns._here, "the answer is dropped, and the turn is over")
    # Whoever reads gets all of it.
    assert server.http.get("/api/replay/x/steps?from=0&count=1").content == large


# What is kept


def kept(owner: str, length: int = 1) -> Past:
    return Past("", owner, Record("pushbox", 1, ("Anna",), {}, events=(Event(DICE, "4 5"),) * length))


def test_one_address_does_not_push_the_games_of_others_off_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    shelf.put("bram's", kept("bram"))
    for number in range(3 * KEPT_GAMES):
        shelf.put(f"anna's {number}", kept("anna"))
    assert shelf.find("bram's")
    assert len(shelf._games) == 1 + KEPT_OF_ONE
    for number in range(3 * KEPT_GAMES):
        shelf.put(f"somebody's {number}", kept(f"somebody {number}"))
    assert len(shelf._games) == KEPT_GAMES
    with pytest.raises(Forgotten):
        shelf.find("bram's")
    monkeypatch.setattr(past, "KEPT_EVENTS_OF_ONE", 30)
    for number in range(10):
        shelf.put(f"cleo's {number}", kept("cleo", 10))
    assert [name for name in shelf._games if "cleo" in name] == ["cleo's 7", "cleo's 8", "cleo's 9"]
    monkeypatch.setattr(past, "KEPT_EVENTS", 50)
    shelf.put("long", kept("dirk", 25))
    assert list(shelf._games) == ["cleo's 8", "cleo's 9", "long"]
    shelf.put("very long", kept("dirk", 100))
    assert list(shelf._games) == ["very long"], "a game of a table is shown, as long as it is"


@pytest.mark.parametrize(
    "wrong",
    [
        RecordError(7, Message("record-too-long"), "4.2", "pushbox"),
        IllegalMove(Reason("4.2", Message("pushbox-why-total", {"total": 3}))),
    ],
    ids=["record", "move"],
)
def test_an_error_from_another_process_says_the_same(wrong: RecordError | IllegalMove) -> None:
    again = pickle.loads(pickle.dumps(wrong))  # noqa: S301  # our own
    assert type(again) is type(wrong)
    assert (again.message, vars(again)) == (wrong.message, vars(wrong))
