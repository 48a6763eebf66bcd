"""A real server in a thread, and clients that speak to it over real sockets."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields
from itertools import count
from pathlib import Path
from typing import Any, ClassVar
from weakref import WeakSet

import httpx
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from teerling.cli.serve import configured
from teerling.dice import seal
from teerling.house.limits import MOST_TOLD
from teerling.server.limits import Addresses
from teerling.server.settings import Settings
from tests.patience import PATIENCE, until


def generous(database: str, **changes: Any) -> Settings:
    """Settings for tests: bots don't pause, nobody is told to wait, and nobody thinks who is not asked."""
    plenty = {each.name: Addresses(size=10**6, per_second=10**6) for each in fields(Settings) if each.type is Addresses}
    return Settings(database, **{"pause": 0.0, "warms": False, "burst": 10**6, "rate": 10**6, **plenty, **changes})


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port that nobody else is given for a while: a server may listen there, stop, and come back."""
    with socket.socket() as held:
        # Bound and never listening, it keeps others away, but not whoever asks for this very port in the same way.
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


class Server:
    """A server under way; `stop` is what Ctrl-C does."""

    every: ClassVar[WeakSet[Server]] = WeakSet()  # whose games are told when a test fails

    def __init__(self, settings: Settings, port: int = 0):
        self.every.add(self)
        self.listening = socket.create_server(("127.0.0.1", port), reuse_port=False)
        self.port = self.listening.getsockname()[1]
        config = configured(settings)
        self.app: Litestar = config.app  # type: ignore[assignment]  # uvicorn would take others too
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive(), "the server starts")
        assert self.server.started, "the server did not start"
        # How long words for the dice are waited for: nobody who is honest is late because a machine is busy.
        self.app.state.hub.patience = PATIENCE
        self.base = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.base, timeout=PATIENCE)

    def stop(self) -> None:
        """End it."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.http.close()

    def open(self, *seats: dict[str, str], game: str = "pushbox", **more: Any) -> list[Seat]:
        """Open a table; returns a client for each seat that is ours."""
        wish = {"game": game, "seats": list(seats), **more}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return [Seat(self, held) for held in answer.json()]

    def join(self, code: str, name: str = "") -> Seat:
        """Join, or watch."""
        answer = self.http.post("/api/join", json={"code": code, "name": name})
        assert answer.status_code == 201, answer.text
        return Seat(self, answer.json())


@contextmanager
def running(database: Path | str, **changes: Any) -> Iterator[Server]:
    """A server for a while."""
    server = Server(generous(str(database), **changes))
    try:
        yield server
    finally:
        server.stop()


class Seat:
    """A client of one seat: it remembers the last update, like a browser does."""

    def __init__(self, server: Server, held: dict[str, Any], **hello: Any):
        self.server = server
        self.held = held
        self.number = 0
        self.update: dict[str, Any] = {}
        self.happened: list[dict[str, Any]] = []
        self.warmed: list[int] = []
        self.ids = count(1)
        self.words = ""  # sealed for the dice, and shown when asked for, as a page does
        self.bye = ""
        self.socket: ClientConnection | None = None
        self.come(**hello)

    def come(self, **hello: Any) -> None:
        """Connect, and say hello."""
        self.bye = ""
        address = f"ws://127.0.0.1:{self.server.port}/api/live/{self.held['table']}"
        self.socket = connect(address, compression=None, max_queue=None, legacy=True)
        self.send({"type": "hello", "token": self.held["token"], "since": self.number, **hello})
        self.read()

    def leave(self) -> None:
        """Disconnect."""
        assert self.socket
        self.socket.close()

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Send a message as it is."""
        assert self.socket
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; updates and goodbyes are remembered."""
        assert self.socket
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if message["type"] == "update":
            assert message["number"] >= self.number
            if len(message["happened"]) == MOST_TOLD:  # of very much that happened only the last is told
                self.number = max(self.number, message["number"] - MOST_TOLD)
            for one in message["happened"]:
                assert one["number"] == self.number + 1, "an event is missing, doubled or out of order"
                self.number = one["number"]
                self.happened.append(one)
            assert message["number"] == self.number
            self.update = message
            if self.words and self.held["seat"] in message["table"]["asked"]:
                self.send({"type": "show", "id": next(self.ids), "words": self.words})
        elif message["type"] == "warming":
            self.warmed.append(message["seat"])
        elif message["type"] == "bye":
            self.bye = message["why"]
        return message

    def drain(self) -> None:
        """Read all that was said to this seat until now: what is asked last is answered last."""
        with suppress(ConnectionClosed):
            self.ask("why", text="nothing")

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        number = next(self.ids)
        self.send({"type": kind, "id": number, **fields})
        while True:
            message = self.read()
            if message.get("done") == number:
                return {"type": "done", "id": number, "number": message["number"]}
            if message["type"] in ("done", "refused", "explained", "hinted") and message["id"] in (number, 0):
                return message
            if message["type"] == "bye":
                return message

    def seal(self, words: str) -> dict[str, Any]:
        """Seal words for the dice; they are shown when they are asked for."""
        self.words = words
        return self.ask("seal", seal=seal(self.held["table"], self.held["seat"], words))

    def read_until(self, test: Callable[[], bool]) -> None:
        """Read until something is so."""
        while not test():
            self.read()

    @property
    def view(self) -> dict[str, Any]:
        """The view now."""
        view: dict[str, Any] = self.update["view"]
        return view

    def act(self) -> dict[str, Any]:
        """Throw or play the first choice, whatever is due for this seat."""
        if self.view["turn"] == "dice":
            return self.ask("throw", at=self.number)
        return self.ask("play", at=self.number, text=self.view["choices"][0]["move"]["text"])

    def my_turn(self) -> bool:
        """Whether this seat is to do something."""
        seat = self.held["seat"]
        playing = seat >= 0 and self.update["table"]["state"] == "playing"
        return playing and seat in (*self.view["acting"], self.view["thrower"])


HERE = {"kind": "here", "name": "Anna"}
THERE = {"kind": "here", "name": "Bram"}
FRIEND = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


def meet(*seats: Seat) -> None:
    """Let all of them read up to the newest event any of them knows."""
    # Whoever reads may come to know of more than the others did: one update tells all that happened.
    while behind := [seat for seat in seats if seat.number < max(other.number for other in seats)]:
        behind[0].read()


def read_all_until(test: Callable[[], bool], *seats: Seat) -> None:
    """Let all of them read by turns until something is so: each may have to answer what it reads."""
    while not test():
        for seat in seats:
            try:
                seat.read(0.02)
            except TimeoutError:
                continue


def play_out(*seats: Seat, limit: int = 4000) -> None:
    """Play a game to its end from these seats; bots do their part."""
    for _ in range(limit):
        meet(*seats)
        if seats[0].update["table"]["state"] == "over":
            return
        acting = next((seat for seat in seats if seat.my_turn()), None)
        if acting is None:
            seats[0].read()
        else:
            answer = acting.act()
            assert answer["type"] == "done", answer
    raise AssertionError("the game does not end")


def deciding(server: Server, *others: dict[str, str], **more: Any) -> Seat:
    """Somebody at a new table who has something to choose; the dice may end a game before that, then at another."""
    while True:
        (seat, *_) = server.open(HERE, *others, **more)
        seat.ask("start")
        while seat.view["turn"] != "over":
            if seat.view["turn"] == "decide" and len(seat.view["choices"]) > 1:
                return seat
            seat.act()
