"""A page without a browser: what it asks of the house inside itself, and how it plays."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from teerling.house.hub import Hub
from teerling.page.door import Door
from teerling.page.store import PageStore
from teerling.page.work import Other, PageWork
from tests.page.memory import MemoryDisk

Said = dict[str, Any]


class Page:
    """One page, and the house inside it."""

    def __init__(self, disk: MemoryDisk, other: Other | None = None):
        self.hub = Hub(PageStore(disk), pause=0, work=PageWork(other), burst=1e9)
        self.door = Door(self.hub, self._post)
        self._numbers = 0
        self._heard: dict[int, asyncio.Queue[tuple[str, str]]] = {}

    def _post(self, kind: str, number: int, text: str) -> None:
        self._heard[number].put_nowait((kind, text))

    def _number(self) -> int:
        self._numbers += 1
        self._heard[self._numbers] = asyncio.Queue()
        return self._numbers

    async def ask(self, path: str, body: object = None) -> tuple[int, str]:
        """A request: the status, and the answer."""
        number = self._number()
        self.door.hear("ask", number, path, None if body is None else json.dumps(body))
        kind, status = await self._heard[number].get()
        assert kind == "head"
        parts = []
        while (heard := await self._heard[number].get())[0] == "part":
            parts.append(heard[1])
        assert heard == ("end", "")
        return int(status), "".join(parts)

    async def get(self, path: str, body: object = None) -> Any:
        """The answer to a request that is good."""
        status, text = await self.ask(path, body)
        assert status == 200, text
        return json.loads(text)

    async def sit(self, held: Said) -> Seat:
        """Come to a table with a token."""
        number = self._number()
        self.door.hear("open", number, held["table"])
        seat = Seat(self.door, number, self._heard[number])
        seat.send({"type": "hello", "token": held["token"]})
        await seat.listen()
        return seat


class Seat:
    """One socket of a page: it sends, and knows the last update."""

    def __init__(self, door: Door, number: int, heard: asyncio.Queue[tuple[str, str]]):
        self._door = door
        self._number = number
        self._heard = heard
        self._id = 0
        self.update: Said = {}

    def send(self, message: Said) -> None:
        """Send a message."""
        self._door.hear("say", self._number, json.dumps(message))

    async def listen(self) -> Said:
        """The next message."""
        kind, text = await self._heard.get()
        if kind == "gone":
            return {"type": "gone"}
        message: Said = json.loads(text)
        if message["type"] == "update":
            self.update = message
        return message

    async def command(self, type: str, **more: object) -> Said:
        """Send a command, and wait for its answer."""
        self._id += 1
        self.send({"type": type, "id": self._id, **more})
        while True:
            message = await self.listen()
            if message.get("id") == self._id or message.get("done") == self._id or message["type"] == "gone":
                return message

    async def play(self, most: int = 10_000) -> int:
        """Play on by the first choice until the game is over, or so many commands; how many there were."""
        for done in range(most):
            while not (self.update["table"]["state"] == "over" or self._mine()):
                await self.listen()
            if self.update["table"]["state"] == "over":
                return done
            view, at = self.update["view"], self.update["number"]
            if view["turn"] == "dice":
                answer = await self.command("throw", at=at)
            else:
                answer = await self.command("play", at=at, text=view["choices"][0]["move"]["text"])
            assert answer["type"] == "update" or answer["message"]["id"] == "table-stale", answer
        return most

    def _mine(self) -> bool:
        view = self.update.get("view") or {"acting": [], "thrower": -1}
        return self.update["seat"] in (*view["acting"], view["thrower"])

    def leave(self) -> None:
        """Close the socket."""
        self._door.hear("close", self._number)
