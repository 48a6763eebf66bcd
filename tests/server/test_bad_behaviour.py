"""Clients that stall, flood, lie, or send rubbish: the table goes on, with clear answers, and nothing leaks."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from teerling.house import hub as hub_module
from tests.patience import PATIENCE
from tests.server.running import FRIEND, HERE, THERE, Seat, Server, deciding, meet, play_out, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        yield one


def raw(server: Server, table: str, *messages: str | bytes) -> str:
    """Say something unusual to a table; returns the last thing it says."""
    with connect(f"ws://127.0.0.1:{server.port}/api/live/{table}", compression=None) as client:
        for message in messages:
            client.send(message)
        last = ""
        try:
            while True:
                last = str(client.recv(PATIENCE))
        except ConnectionClosed:
            return last


RUBBISH: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '{"type":"nonsense"}',
    '{"type":"throw"}',
    b"\xff\xfe",
    "x" * 5000,
    "9" * 4000,
]


@pytest.mark.parametrize("message", RUBBISH, ids=range(len(RUBBISH)))
def test_rubbish_instead_of_hello_is_sent_away(message: str | bytes, server: Server) -> None:
    (anna,) = server.open(HERE)
    assert raw(server, anna.held["table"], message) == '{"type":"bye","why":"rude"}'
    assert anna.ask("start")["type"] == "done"


def test_rubbish_after_hello_is_answered_and_then_sent_away(server: Server) -> None:
    (anna,) = server.open(HERE)
    for message in RUBBISH[:5]:
        anna.send(message)
        assert anna.read()["message"]["id"] == "request-unreadable"
    # One more is too much; nobody knows how many more are sent before that is heard.
    with suppress(ConnectionClosed):
        for message in RUBBISH[5:]:
            anna.send(message)
    while not anna.bye:
        anna.read()
    assert anna.bye == "rude"
    anna.come()
    assert anna.ask("start")["type"] == "done"


def test_a_table_that_is_not_there_is_gone(server: Server) -> None:
    hello = json.dumps({"type": "hello", "token": "x"})
    assert raw(server, "nowhere", hello) == '{"type":"bye","why":"gone"}'


def test_a_wrong_token_and_a_token_of_another_table_are_refused(server: Server) -> None:
    (anna,) = server.open(HERE)
    (other,) = server.open(HERE)
    for token in ("", "x" * 32, other.held["token"]):
        hello = json.dumps({"type": "hello", "token": token})
        assert raw(server, anna.held["table"], hello) == '{"type":"bye","why":"refused"}'
    wish = {"table": anna.held["table"], "token": other.held["token"]}
    assert server.http.post("/api/follow", json=wish).status_code == 403


def test_a_seat_moves_for_itself_only(server: Server) -> None:
    anna, bram = server.open(HERE, THERE, options={"first": "seat"})
    anna.ask("start")
    meet(anna, bram)
    assert bram.ask("throw", at=bram.number)["message"]["id"] == "why-not-turn"
    # With one thing to do, or none, Anna's dice would at once be followed by Bram's.
    while not (anna.my_turn() and anna.view["turn"] == "decide"):
        (anna if anna.my_turn() else bram).act()
        meet(anna, bram)
    refused = bram.ask("play", at=bram.number, text="9")
    assert (refused["type"], refused["message"]["id"]) == ("refused", "why-not-turn")


def test_no_token_key_or_address_is_ever_told(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    watching = server.join(anna.held["code"])
    anna.ask("start")
    seen = json.dumps([anna.happened, bram.update, watching.update, watching.happened])
    seen += server.http.get(f"/api/tables/{anna.held['code']}").text
    for secret in (anna.held["token"], bram.held["token"], "127.0.0.1"):
        assert secret not in seen
    key = server.app.state.hub.tables[anna.held["table"]].key.hex()
    assert key not in seen
    assert server.http.get(f"/api/tables/{anna.held['table']}/record").status_code == 403
    play_out(anna, bram)
    assert anna.update["table"]["key"] == key


def test_a_move_sent_twice_is_made_once(server: Server) -> None:
    (anna,) = server.open(HERE)
    anna.ask("start")
    at = anna.number
    assert anna.ask("throw", at=at)["type"] == "done"
    again = anna.ask("throw", at=at)
    assert again["message"]["id"] == "table-stale"


def test_two_windows_that_move_at_once_make_one_move(server: Server) -> None:
    anna, bram = server.open(HERE, THERE, options={"first": "seat"})
    anna.ask("start")
    at = anna.number
    # The same command from two sockets: the second window replaces the first, whose command may still arrive.
    anna.send({"type": "throw", "id": 1, "at": at})
    second = Seat(server, anna.held)
    second.send({"type": "throw", "id": 2, "at": at})
    with suppress(ConnectionClosed):
        while True:
            anna.read()
    # Whoever asks after both have been heard, waits behind whatever is still being done for them.
    assert second.ask("throw", at=at)["type"] == "refused"
    bram.drain()
    assert [h["kind"] for h in bram.happened].count("rolled") == 1


def test_a_move_in_the_past_is_refused(server: Server) -> None:
    anna = deciding(server, options={"level": "3"})
    # Before the throw that she decides about.
    answer = anna.ask("play", at=anna.number - 1, text=anna.view["choices"][0]["move"]["text"])
    assert answer["message"]["id"] == "table-stale"


def test_somebody_sitting_down_does_not_make_a_move_stale(server: Server) -> None:
    (anna,) = server.open(HERE, THERE, FRIEND)[:1]
    server.join(anna.held["code"], "Cleo")
    anna.ask("start")
    at = anna.number
    anna.ask("fill", seat=2, bot="greedy")
    assert anna.ask("throw", at=at)["type"] == "done"


def test_a_client_that_does_not_read_stops_nobody_and_catches_up(server: Server) -> None:
    anna, bram = server.open(HERE, THERE, options={"level": "3"})
    stalled = socket.create_connection(("127.0.0.1", server.port))
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    watching = server.join(anna.held["code"])
    watching.leave()
    # A WebSocket by hand, which says hello and then never reads.
    path = f"/api/live/{anna.held['table']}"
    stalled.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = json.dumps({"type": "hello", "token": watching.held["token"]}).encode()
    stalled.sendall(bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello)
    anna.ask("start")
    play_out(anna, bram)
    watching.come()
    assert watching.number == anna.number
    stalled.close()


def test_a_client_that_floods_is_sent_away_and_the_table_goes_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", burst=20.0, rate=0.0) as polite:
        anna, bram = polite.open(HERE, THERE)
        anna.ask("start")
        try:
            for i in range(200):
                anna.send({"type": "why", "id": i, "text": "9"})
        except ConnectionClosed:
            pass
        try:
            while not anna.bye:
                anna.read()
        except ConnectionClosed:
            pass
        assert anna.bye in ("rude", "slow", "")
        anna.come()
        meet(anna, bram)
        assert (anna if anna.my_turn() else bram).act()["type"] == "done"


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    from teerling.server.limits import Addresses

    with running(tmp_path / "tables.sqlite", tables=Addresses(size=3, per_second=0)) as strict:
        wish = {"game": "pushbox", "seats": [HERE]}
        codes = [strict.http.post("/api/tables", json=wish).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]


def test_a_page_of_another_site_can_not_open_a_socket(server: Server) -> None:
    (anna,) = server.open(HERE)
    address = f"ws://127.0.0.1:{server.port}/api/live/{anna.held['table']}"
    with pytest.raises(Exception, match="403"), connect(address, origin=Origin("http://elsewhere.example")):
        pass
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")) as own:
        own.send(json.dumps({"type": "hello", "token": anna.held["token"]}))
        assert json.loads(own.recv(PATIENCE))["type"] == "update"


def test_a_name_that_is_not_ours_is_not_served(server: Server) -> None:
    assert server.http.get("/api/games", headers={"host": "evil.example"}).status_code == 421
    assert server.http.get("/api/games", headers={"host": f"localhost:{server.port}"}).status_code == 200
    assert server.http.get("/api/games", headers={"host": "[::1]:80"}).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"game": "chess", "seats": [HERE]}, 400),
        ("POST", "/api/tables", {"game": "pushbox", "seats": []}, 400),
        ("POST", "/api/tables", {"game": "pushbox", "seats": [HERE] * 2}, 400),
        ("POST", "/api/tables", {"game": "pushbox", "seats": [HERE], "options": {"level": "9"}}, 400),
        ("POST", "/api/tables", {"game": "pushbox", "seats": [{"kind": "bot", "bot": "deep"}]}, 400),
        ("POST", "/api/tables", {"game": "pushbox", "seats": [HERE], "colour": "red"}, 400),
        ("POST", "/api/tables", {"game": "pushbox"}, 400),
        ("POST", "/api/tables", "nonsense", 400),
        ("POST", "/api/join", {"code": "no-such-11", "name": "Anna"}, 404),
        ("POST", "/api/join", {"code": "x" * 3000, "name": "Anna"}, 404),
        ("POST", "/api/replay", {"text": "rubbish"}, 400),
        ("POST", "/api/games/pushbox/options", {"seats": 9}, 400),
        ("POST", "/api/games/chess/options", {"seats": 2}, 404),
        ("GET", "/api/tables/no-such-11", None, 404),
        ("GET", "/api/tables/none/record", None, 404),
        ("GET", "/api/rules/pushbox/fr", None, 404),
        ("GET", "/api/words/pushbox/fr", None, 404),
        ("GET", "/api/words/chess/en", None, 404),
        ("GET", "/api/nonsense", None, 404),
        ("DELETE", "/api/tables", None, 405),
    ],
)
def test_a_bad_request_gets_a_clear_answer(method: str, path: str, body: object, status: int, server: Server) -> None:
    answer = server.http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    if answer.headers["content-type"].startswith("application/json"):
        assert answer.json()["message"]["id"]
    assert "Traceback" not in answer.text


def test_too_large_a_body_is_refused(server: Server) -> None:
    json = {"content-type": "application/json"}
    assert server.http.post("/api/join", content=b"x" * 100_000, headers=json).status_code == 413


def test_every_answer_carries_the_protecting_headers(server: Server) -> None:
    for path in ("/api/games", "/api/health", "/", "/api/tables/none/record"):
        headers = server.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"


def test_the_limits_of_a_real_server_are_sane() -> None:
    assert 5 <= hub_module.RATE <= 50
    assert hub_module.BURST <= 100
