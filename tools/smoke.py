"""Sees whether an installed Teerling works at all on this system.

It says its version, plays a game, simulates where the extra `fast` is installed, and serves: a page is asked for and a
throw made at a table, a backup is made of it and restored.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

# Compiling a game for the first time takes its time on a small machine.
PATIENCE = 300


def run(*arguments: str) -> str:
    """What the command prints; it must succeed."""
    command = [str(shutil.which("teerling")), *arguments]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=PATIENCE
    )
    print(f"$ teerling {' '.join(arguments)}\n{done.stdout}{done.stderr}", flush=True)
    if done.returncode:
        sys.exit(f"It ended with {done.returncode}.")
    return done.stdout


def ask(address: str, server: subprocess.Popen[bytes], sent: object = None) -> bytes:
    """An answer of the server, once it listens."""
    body = None if sent is None else json.dumps(sent).encode()
    request = Request(address, body, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(request, timeout=30) as answer:  # noqa: S310 - our own server
                found: bytes = answer.read()
                return found
        except HTTPError as refused:
            sys.exit(f"The server refuses: {refused} {refused.read().decode()}")
        except URLError as error:
            if server.poll() is not None or time.monotonic() > until:
                sys.exit(f"The server does not answer: {error}")
            time.sleep(0.2)


def throw(place: str, server: subprocess.Popen[bytes]) -> None:
    """Open a table against the computer, begin, and throw the dice."""
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "pip"}]
    wish = {"game": "pushbox", "seats": seats, "options": {"first": "seat"}}
    (held,) = json.loads(ask(f"http://{place}/api/tables", server, wish))
    with connect(f"ws://{place}/api/live/{held['table']}", compression=None) as line:

        def say(**message: object) -> None:
            line.send(json.dumps(message))

        def hear(kind: str) -> dict[str, Any]:
            while (told := json.loads(line.recv(timeout=PATIENCE)))["type"] != kind:
                assert told["type"] == "update", told
            heard: dict[str, Any] = told
            return heard

        say(type="hello", token=held["token"], since=0)
        say(type="start", id=1)
        number = hear("done")["number"]
        say(type="throw", id=2, at=number)
        while (told := hear("update")).get("done") != 2:
            pass
        assert any(each["kind"] == "rolled" for each in told["happened"]), told


def serve(folder: Path) -> None:
    """Start a server, ask how it is and for its page, play at a table, and bring that back from a backup."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = f"localhost:{free.getsockname()[1]}"
    database = str(folder / "tables.sqlite")
    command = [str(shutil.which("teerling")), "serve", "--local", "--no-browser", "--port", place.partition(":")[2]]
    server = subprocess.Popen([*command, "--database", database])
    try:
        health = json.loads(ask(f"http://{place}/api/health", server))
        print(health, flush=True)
        assert health["ok"], health
        assert b"<script" in ask(f"http://{place}/", server)
        throw(place, server)
        run("backup", str(folder / "backup"), "--database", database)
    finally:
        server.terminate()
        server.wait(timeout=30)
    run("restore", str(folder / "backup"), "--database", str(folder / "again.sqlite"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        home = Path(name)
        os.environ["TEERLING_DATA"] = str(home / "data")
        assert run("--version").startswith("teerling ")
        run(
            "play", "pushbox", "--bots", "1=pip,2=greedy", "--seats", "2", "--plain", "--record", str(home / "game.trl")
        )
        run("verify", str(home / "game.trl"))
        if find_spec("numba"):
            run("simulate", "pushbox", "--seats", "2", "--players", "greedy", "--games", "20", "--seed", "1")
        serve(home)
    print("All is well.")
