"""Does an installed Teerling work at all on this system? It says its version, plays a game, simulates and serves."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

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


def ask(address: str, server: subprocess.Popen[bytes]) -> bytes:
    """An answer of the server, once it listens."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server
                found: bytes = answer.read()
                return found
        except URLError as error:
            if server.poll() is not None or time.monotonic() > until:
                sys.exit(f"The server does not answer: {error}")
            time.sleep(0.2)


def serve(folder: Path) -> None:
    """Start a server, and ask how it is and for its page."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(shutil.which("teerling")), "serve", "--local", "--no-browser", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", str(folder / "tables.sqlite")])
    try:
        health = json.loads(ask(f"http://localhost:{port}/api/health", server))
        print(health, flush=True)
        assert health["ok"], health
        assert b"<script" in ask(f"http://localhost:{port}/", server)
    finally:
        server.terminate()
        server.wait(timeout=30)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        home = Path(name)
        os.environ["TEERLING_DATA"] = str(home / "data")
        assert run("--version").startswith("teerling ")
        run(
            "play", "pushbox", "--bots", "1=pip,2=greedy", "--seats", "2", "--plain", "--record", str(home / "game.trl")
        )
        run("verify", str(home / "game.trl"))
        run("simulate", "pushbox", "--seats", "2", "--players", "greedy", "--games", "20", "--seed", "1")
        serve(home)
    print("All is well.")
