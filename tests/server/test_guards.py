"""Who may come in, from where, how often, and by which code: limits, origins, hosts, codes, and what goes wrong."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.routes import HTTPRoute
from websockets.sync.client import connect
from websockets.typing import Origin

from teerling.server.app import create_app
from teerling.server.guards import WRONG_CODE
from teerling.server.limits import Addresses
from teerling.server.schema import describe
from teerling.server.settings import Settings
from teerling.server.store import StoreError
from tests.patience import PATIENCE
from tests.server.running import FRIEND, HERE, THERE, Server, play_out, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        yield one


WISH = {"game": "pushbox", "seats": [HERE]}

# Where requests come from


def test_a_page_of_another_site_can_not_send_anything(server: Server) -> None:
    body = json.dumps(WISH)
    own = f"http://127.0.0.1:{server.port}"
    for origin in ("http://elsewhere.example", "null", f"http://127.0.0.1:{server.port + 1}"):
        for kind in ("text/plain", "application/json"):
            headers = {"origin": origin, "content-type": kind}
            refused = server.http.post("/api/tables", content=body, headers=headers)
            assert (refused.status_code, refused.json()["message"]["id"]) == (403, "request-unreadable")
    headers = {"origin": own, "content-type": "application/json; charset=utf-8"}
    assert server.http.post("/api/tables", content=body, headers=headers).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_is_not_called_json_is_not_read(kind: str, server: Server) -> None:
    headers = {"content-type": kind} if kind else {}
    refused = server.http.post("/api/tables", content=json.dumps(WISH), headers=headers)
    assert (refused.status_code, refused.json()["message"]["id"]) == (415, "request-unreadable")


def test_a_socket_is_not_opened_under_a_name_that_is_not_ours(server: Server) -> None:
    (anna,) = server.open(HERE)
    path = f"/api/live/{anna.held['table']}"

    def there() -> socket.socket:
        return socket.create_connection(("127.0.0.1", server.port))

    evil = f"ws://evil.example:{server.port}{path}"
    # The name leads to this server, as a page elsewhere can have it; so host and origin are the same.
    with (
        pytest.raises(Exception, match="403"),
        connect(evil, sock=there(), origin=Origin(f"http://evil.example:{server.port}")),
    ):
        pass
    with connect(f"ws://localhost:{server.port}{path}", sock=there()) as own:
        own.send(json.dumps({"type": "hello", "token": anna.held["token"]}))
        assert json.loads(own.recv(PATIENCE))["type"] == "update"


# How often


def handlers() -> list[BaseRouteHandler]:
    return [handler for route in create_app(Settings("unused")).routes for handler in _of(route)]


def _of(route: Any) -> list[BaseRouteHandler]:
    # Litestar answers OPTIONS by itself.
    if isinstance(route, HTTPRoute):
        return [each for each in route.route_handlers if each.http_methods != {"OPTIONS"}]
    return [route.route_handler]


def test_no_route_is_without_a_limit() -> None:
    limits = {each.name for each in fields(Settings) if each.type is Addresses}
    found = handlers()
    assert len(found) >= 16
    for handler in found:
        assert handler.opt.get("limit") in limits, (handler.paths, handler)
    described = describe(create_app(Settings("unused")))["paths"]
    for path, methods in described.items():
        for method, operation in methods.items():
            assert "429" in operation["responses"], (method, path)


NOTHING = {each.name: Addresses(size=0, per_second=0) for each in fields(Settings) if each.type is Addresses}


def test_whoever_has_used_up_their_share_is_told_to_wait_on_every_route(tmp_path: Path) -> None:
    paths: list[tuple[str, str]] = []
    for handler in handlers():
        if isinstance(handler, HTTPRouteHandler):
            method = str(next(iter(handler.http_methods - {"HEAD", "OPTIONS"})))
            paths += [
                (method, path.replace(":str}", "").replace("{", "")) for path in handler.paths if ":path" not in path
            ]
    assert len(paths) >= 15
    with running(tmp_path / "tables.sqlite", **NOTHING) as strict:
        for method, path in paths:
            answer = strict.http.request(method, path, json={} if method == "POST" else None)
            assert answer.status_code == 429, (method, path)
            assert answer.json()["message"]["id"] in ("table-busy", "table-too-many")
        with pytest.raises(Exception, match="403"), connect(f"ws://127.0.0.1:{strict.port}/api/live/x"):
            pass


def test_a_made_up_address_gets_no_share_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", tables=Addresses(size=3, per_second=0)) as strict:
        status = [
            strict.http.post("/api/tables", json=WISH, headers={"x-forwarded-for": f"192.0.2.{i}"}).status_code
            for i in range(6)
        ]
    assert status == [201, 201, 201, 429, 429, 429]


def test_behind_a_known_proxy_everybody_has_their_own_share(tmp_path: Path) -> None:
    with running(
        tmp_path / "tables.sqlite", tables=Addresses(size=1, per_second=0), proxies=("127.0.0.0/8",)
    ) as behind:
        asked = ["192.0.2.1", "192.0.2.2", "192.0.2.1", "198.51.100.9, 192.0.2.1"]
        headers = [{"x-forwarded-for": address} for address in asked]
        status = [behind.http.post("/api/tables", json=WISH, headers=each).status_code for each in headers]
    # What the proxy itself did not add counts for nothing.
    assert status == [201, 201, 429, 429]


# Codes


def look(server: Server, code: str) -> tuple[int, str]:
    answer = server.http.get(f"/api/tables/{code}")
    return answer.status_code, answer.json().get("message", {}).get("id", "")


def found(server: Server, code: str) -> bool:
    """Whether anything at all can be seen or done with a code; all answers agree, and are those for no code."""
    answers = [
        server.http.get(f"/api/tables/{code}"),
        server.http.post("/api/join", json={"code": code, "name": "Eve"}),
        server.http.post("/api/join", json={"code": code}),
    ]
    none = server.http.get("/api/tables/panda-panda-99")
    if none.status_code == 404 and all(answer.content == none.content for answer in answers):
        assert {answer.status_code for answer in answers} == {404}
        return False
    return True


def test_the_code_of_a_finished_game_shows_nothing(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    code = anna.held["code"]
    assert look(server, code)[0] == 200
    bram = server.join(code, "Bram")
    assert look(server, code)[0] == 200  # to watch
    anna.ask("start")
    assert look(server, code)[0] == 200
    play_out(anna, bram)
    assert not found(server, code)


def test_the_code_of_a_full_table_without_watching_shows_nothing(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND, spectators=False)
    code = anna.held["code"]
    assert look(server, code)[0] == 200
    server.join(code, "Bram")
    assert not found(server, code)
    # As soon as a seat is free it is of use again.
    assert anna.ask("free", seat=1)["type"] == "done"
    assert look(server, code)[0] == 200


def test_a_code_does_not_tell_the_id_by_which_a_record_is_found(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND, spectators=False)
    seen = server.http.get(f"/api/tables/{anna.held['code']}")
    assert seen.json()["id"] == ""
    assert anna.held["table"] not in seen.text
    refused = server.http.post("/api/join", json={"code": anna.held["code"]})
    assert refused.status_code == 403
    assert anna.held["table"] not in refused.text


def aged(database: Path, days: float) -> None:
    """Let all tables have been used long ago."""
    with sqlite3.connect(database, timeout=PATIENCE) as connection:
        connection.execute("UPDATE tables SET used = used - ?", [int(days * 24 * 3600)])
    connection.close()


def test_the_code_of_a_table_that_nobody_used_for_weeks_is_not_found_until_somebody_returns(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as first:
        (anna,) = first.open(HERE, FRIEND)
        code = anna.held["code"]
        anna.leave()
    aged(database, 13)
    with running(database) as second:
        assert look(second, code)[0] == 200
    aged(database, 2)
    with running(database) as third:
        assert not found(third, code)
        anna.server = third
        anna.come()
        # It is written down beside; whatever is written after it comes after it.
        assert anna.ask("fill", seat=1, bot="greedy")["type"] == "done"
        assert look(third, code)[0] == 200


def test_a_table_that_somebody_has_open_is_not_put_away_and_others_are(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database, keep=180) as server:
        (old,) = server.open(HERE)
        (open_,) = server.open(HERE)
        old.leave()
    aged(database, 200)
    with running(database, keep=180) as server:
        for seat in (old, open_):
            seat.server = server
        open_.come()
        hub = server.app.state.hub
        loop = next(iter(hub._tasks)).get_loop()
        asyncio.run_coroutine_threadsafe(hub.put_away(), loop).result(PATIENCE)
        assert open_.ask("start")["type"] == "done"
        with connect(f"ws://127.0.0.1:{server.port}/api/live/{old.held['table']}") as client:
            client.send(json.dumps({"type": "hello", "token": old.held["token"]}))
            assert json.loads(client.recv(PATIENCE)) == {"type": "bye", "why": "gone"}


def test_guessing_codes_is_dear(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", joins=Addresses(size=120, per_second=0)) as strict:
        status = [look(strict, f"panda-panda-{number}")[0] for number in range(10, 40)]
        assert status == [404] * (120 // WRONG_CODE) + [429] * (30 - 120 // WRONG_CODE)


def test_a_class_of_thirty_behind_one_address_is_not_kept_out(tmp_path: Path) -> None:
    real = Settings("unused").joins
    joins = Addresses(size=real.size, per_second=0)  # not even a second passes
    with running(tmp_path / "tables.sqlite", joins=joins) as school:
        tables = [school.open(HERE, FRIEND, FRIEND, FRIEND)[0].held["code"] for _ in range(10)]
        for pupil in range(30):
            code = tables[pupil // 3]
            if pupil % 6 == 0:  # some can't type yet
                assert look(school, code + "1")[0] == 404
            assert look(school, code)[0] == 200
            answer = school.http.post("/api/join", json={"code": code, "name": f"Pupil {pupil}"})
            assert answer.status_code == 201, (pupil, answer.text)


# What goes wrong


def test_deep_json_is_unreadable_and_not_a_failure(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    headers = {"content-type": "application/json"}
    for path, depth in (("/api/replay", 100_000), ("/api/tables", 10_000), ("/api/join", 10_000)):
        answer = server.http.post(path, content="[" * depth, headers=headers)
        assert (answer.status_code, answer.json()["message"]["id"]) == (400, "request-unreadable"), path
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


def test_deep_json_on_a_socket_is_answered_like_other_rubbish(server: Server) -> None:
    (anna,) = server.open(HERE)
    deep = '{"a":' + "[" * 4_000  # the kind of message comes after it, so it has to be read
    with connect(f"ws://127.0.0.1:{server.port}/api/live/{anna.held['table']}") as client:
        client.send(deep)
        assert json.loads(client.recv(PATIENCE)) == {"type": "bye", "why": "rude"}
    anna.send(deep)
    assert anna.read()["message"]["id"] == "request-unreadable"
    assert anna.ask("start")["type"] == "done"


class Broken:
    """A store that fails, with things in its error that are nobody's business."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, *methods: str):
        self.where = "postgresql://anna@db.internal/teerling"

        async def fail(*_: object, **__: object) -> None:
            raise StoreError("unreachable", self.where, "connection to 10.0.0.7 refused")

        for method in methods:
            monkeypatch.setattr(server.app.state.hub.store, method, fail)


def test_what_the_store_says_is_told_to_nobody_outside(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bram = server.open(HERE, THERE)
    anna.ask("start")
    play_out(anna, bram)
    (waiting,) = server.open(HERE, FRIEND)
    broken = Broken(server, monkeypatch, "open", "table", "holder")
    answers = [
        server.http.post("/api/tables", json=WISH),
        server.http.post("/api/follow", json={"table": "x", "token": "y"}),
        server.http.get("/api/tables/0123456789abcdef/record"),
        server.http.get("/api/tables/0123456789abcdef/replay"),
    ]
    Broken(server, monkeypatch, "append")
    answers.append(server.http.post("/api/join", json={"code": waiting.held["code"], "name": "Eve"}))
    for answer in answers:
        assert (answer.status_code, answer.json()["message"]) == (503, {"id": "store-trouble", "args": {}})
    assert anna.ask("rematch")["message"] == {"id": "store-trouble", "args": {}}
    # A socket is told to come back by itself.
    with connect(f"ws://127.0.0.1:{server.port}/api/live/{anna.held['table']}") as client:
        client.send(json.dumps({"type": "hello", "token": anna.held["token"]}))
        assert json.loads(client.recv(PATIENCE)) == {"type": "bye", "why": "stopping"}
    # And the log has it all.
    troubles = [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR]
    assert len(troubles) == len(answers) + 2
    assert all(broken.where in line for line in troubles)


def test_a_failure_nobody_thought_of_is_one_line_in_the_log_and_a_sentence(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a secret of ours")

    monkeypatch.setattr(server.app.state.hub, "open", fail)
    answer = server.http.post("/api/tables", json=WISH)
    assert answer.status_code == 500
    assert answer.json() == {"message": {"id": "server-trouble", "args": {}}, "rule": ""}
    (line,) = [line for line in caplog.records if line.levelno >= logging.ERROR]
    assert line.exc_info
    assert str(line.exc_info[1]) == "a secret of ours"


def test_a_player_is_told_that_a_move_was_not_kept_before_the_socket_closes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bram = server.open(HERE, THERE, options={"first": "seat"})
    anna.ask("start")
    with monkeypatch.context() as full:
        Broken(server, full, "append")
        refused = anna.ask("throw", at=anna.number)
        assert (refused["type"], refused["message"]) == ("refused", {"id": "store-trouble", "args": {}})
        for seat in (anna, bram):
            while not seat.bye:
                seat.read()
            assert seat.bye == "stopping"
    for seat in (anna, bram):
        seat.come()
    assert anna.ask("throw", at=anna.number)["type"] == "done"


def test_health_does_not_say_ok_when_nothing_can_be_written(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        assert server.http.get("/api/health").status_code == 200
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("ALTER TABLE alembic_version RENAME TO elsewhere")
        store = server.app.state.hub.store
        store._tried = 0.0  # as if a second had passed
        answer = server.http.get("/api/health")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        other.execute("ALTER TABLE elsewhere RENAME TO alembic_version")
        other.close()
        store._tried = 0.0
        assert server.http.get("/api/health").status_code == 200


def test_asking_for_health_does_not_make_the_disk_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        store = server.app.state.hub.store
        assert server.http.get("/api/health").status_code == 200
        tried = []

        async def count() -> bool:
            tried.append(1)
            return True

        monkeypatch.setattr(store, "_try_out", count)
        store._tried = float("inf")  # still the same second
        assert {server.http.get("/api/health").status_code for _ in range(50)} == {200}
        assert tried == []
        store._tried = 0.0
        assert server.http.get("/api/health").status_code == 200
        assert tried == [1]
