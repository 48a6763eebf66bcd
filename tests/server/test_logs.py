"""The log is lines of JSON, and holds nothing that should not be read by others."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from teerling.server.logs import keep_log
from tests.server.running import BOT, FRIEND, HERE, running


@pytest.fixture
def log_file(tmp_path: Path) -> Iterator[Path]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    keep_log(tmp_path / "log.jsonl")
    yield tmp_path / "log.jsonl"
    for handler in root.handlers:
        handler.close()
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("teerling").setLevel(logging.NOTSET)


def test_a_whole_game_is_logged_without_names_codes_tokens_keys_or_moves(tmp_path: Path, log_file: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        (anna,) = server.open(HERE, FRIEND, BOT, options={"first": "seat"})
        bram = server.join(anna.held["code"], "Bram")
        server.http.get("/api/tables/no-such-table")
        anna.seal("lemon")
        anna.ask("start")
        while anna.update["table"]["state"] == "playing":
            for seat in (anna, bram):
                seat.drain()
                if seat.my_turn():
                    seat.act()
        key = anna.update["table"]["key"]
        moves = {one["text"] for one in anna.happened if one["kind"] == "moved"}
        for seat in (anna, bram):
            seat.leave()
    text = log_file.read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"table opened", "socket opened", "game started", "game ended", "socket closed"} <= {
        line["event"] for line in lines
    }
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    secrets = {"Anna", "Bram", "lemon", key, "127.0.0.1", *(seat.held["token"] for seat in (anna, bram))}
    secrets |= {anna.held["code"]} | {move for move in moves if len(move) > 2}
    assert not [secret for secret in secrets if secret in text]


def test_frames_that_are_not_utf_8_leave_no_trace_in_the_log(tmp_path: Path, log_file: Path) -> None:
    """Anybody could fill the log with them."""
    with running(tmp_path / "tables.sqlite") as server:
        (anna,) = server.open(HERE)
        assert anna.socket
        anna.socket.send(b"\xff", text=True)
        with pytest.raises(ConnectionClosed):
            anna.read()
    assert "UTF-8" not in log_file.read_text()
