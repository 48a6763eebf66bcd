"""`teerling serve` runs the web server (uvicorn): the table for this computer and the phones around it."""

from __future__ import annotations

import contextlib
import gc
import ipaddress
import logging
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import cast

import segno
import uvicorn
from litestar import Litestar

from teerling.cli.files import FileProblem, default_database
from teerling.house.hub import KEEP
from teerling.server.app import create_app
from teerling.server.logs import keep_log
from teerling.server.pages import Pages
from teerling.server.sending import Impatient
from teerling.server.settings import Settings
from teerling.server.sockets import Slim
from teerling.values import Message, SetupError
from teerling.words import Words

FIRST_PORT = 8423
TRIES = 50


def serve(
    words: Words,
    *,
    port: int | None,
    local: bool,
    browser: bool,
    database: str | None,
    names: list[str],
    proxies: list[str],
    keep: int | None,
    log: Path | None,
) -> None:
    """Serve until Ctrl-C."""
    if not Pages().built:
        raise SetupError(Message("serve-not-built"))
    if keep is not None and keep < 0:
        raise SetupError(Message("serve-keep"))
    try:
        keep_log(log)
    except OSError as wrong:
        raise FileProblem(Message("file-unwritable", {"file": str(log), "problem": wrong.strerror or ""})) from wrong
    host = "127.0.0.1" if local else "0.0.0.0"  # noqa: S104  # phones on the same network are the point
    listening = _listen(host, port)
    chosen = listening.getsockname()[1]
    network = None if local else network_address()
    there = f"http://{network}:{chosen}" if network else ""
    settings = Settings(
        database or default_database(),
        address=there,
        names=tuple(names),
        proxies=tuple(map(_network, proxies)),
        keep=KEEP if keep is None else keep,
    )
    collect_rarely()
    server = uvicorn.Server(configured(settings))
    here = f"http://localhost:{chosen}/"
    threading.Thread(target=_announce, args=(words, server, here, there, local, browser), daemon=True).start()
    _run(server, listening)
    print(words("serve-stopped"))


def _run(server: uvicorn.Server, listening: socket.socket) -> None:
    """Run to the end; what was wrong with the store at the start is raised, to be said in a sentence."""
    app = cast(Litestar, server.config.app)
    complaints = logging.getLogger("uvicorn.error")

    def is_news(_: logging.LogRecord) -> bool:
        return "trouble" not in app.state

    complaints.addFilter(is_news)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
    except SystemExit as failed:
        raise app.state.get("trouble", failed) from None
    finally:
        complaints.removeFilter(is_news)


def configured(settings: Settings) -> uvicorn.Config:
    """The web server with our settings."""
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        http=Impatient,
        # Only a proxy we were told of may say for whom it asks: limits count by address.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=Slim,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # costs time and memory, and our messages are small
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )


def _network(text: str) -> str:
    """An address or network as the web server reads it."""
    try:
        return str(ipaddress.ip_network(text))
    except ValueError as wrong:
        raise SetupError(Message("serve-no-address", {"address": text})) from wrong


def collect_rarely() -> None:
    """Look for garbage less often: with a thousand sockets each full look stops all tables for a third of a second."""
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)


def _listen(host: str, port: int | None) -> socket.socket:
    """A free port: the one asked for, or the first one free from ours on."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + TRIES)
    for tried in ports:
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
        except (OSError, OverflowError):
            listening.close()
            continue
        listening.listen(2048)
        return listening
    raise SetupError(Message("serve-no-port", {"port": str(port or FIRST_PORT)}))


def network_address() -> str | None:
    """The address of this computer on its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing: it only asks which way out would be taken.
            # The address is one that is reserved for documentation.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def _announce(words: Words, server: uvicorn.Server, here: str, there: str, local: bool, browser: bool) -> None:
    """Say where the table is, once it is there."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    print(words("serve-here", address=here))
    if there:
        print(words("serve-there", address=f"{there}/"))
        if sys.stdout.isatty():
            segno.make(f"{there}/", error="l").terminal(compact=True)
    elif not local:
        print(words("serve-no-network"))
    print(words("serve-stop"), flush=True)
    if browser and not webbrowser.open(here):
        print(words("serve-no-browser", address=here), flush=True)
