"""People at tables of several servers at once, as pages are: they come back when a line breaks, and remember it all.

Hosts send guests away now and then. Whoever was sent away does not accept it, and tries everything with the old token.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from teerling import game
from teerling.dice import seal
from teerling.house.limits import MOST_TOLD
from tests import facts
from tests.patience import PATIENCE

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, OSError)
# Of the answers to a command, the one that leaves open whether it was kept.
NOT_KNOWN = "store-trouble"
# In the place of an event that somebody was never told.
UNTOLD = ("", -1, "")


class Wrong(AssertionError):
    """Something happened that must never happen."""


@dataclass
class World:
    """Where the servers are, the chance all of it goes by, and what is counted."""

    ports: Sequence[int]
    rng: random.Random
    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)

    def address(self, near: int) -> str:
        """A server: mostly the one this person likes best, sometimes another."""
        port = self.ports[near % len(self.ports)] if self.rng.random() < 0.8 else self.rng.choice(self.ports)
        return f"127.0.0.1:{port}"

    async def post(self, path: str, body: dict[str, Any], near: int) -> Any:
        """Ask a server for something by HTTP; nothing if it does not answer, or can't."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            try:
                answer = await http.post(f"http://{self.address(near)}/api/{path}", json=body)
            except httpx.TransportError:
                return None
        return answer.json() if answer.status_code == 201 else None


@dataclass
class Command:
    """Something a person asked for, and what became of it."""

    kind: str
    at: int  # the last event known when it was sent
    text: str = ""
    seat: int = -1  # whose
    late: bool = False  # sent after whoever sent it knew to be sent away
    number: int = 0  # once it was acknowledged
    refused: str = ""
    about: Person | None = None  # who is sent away by it

    @property
    def known(self) -> bool:
        """Whether it is known what became of it."""
        return bool(self.number) or self.refused not in ("", NOT_KNOWN)


class Memory(NamedTuple):
    """What somebody knew at one moment."""

    name: str
    seat: int
    seen: list[tuple[str, int, str]]
    highest: int
    commands: list[Command]
    sent_away: bool
    commitment: str  # that the game began with


class Person:
    """Somebody with a token, and all they were ever told."""

    def __init__(self, world: World, held: dict[str, Any], name: str, near: int, sitting: dict[int, Person]):
        self.world = world
        self.held = held
        self.sitting = sitting
        self.name = name
        self.near = near
        self.seat: int = held["seat"]
        self.seen: list[tuple[str, int, str]] = []  # kind, seat and text of each event told
        self.update: dict[str, Any] = {}
        self.highest = 0  # the highest number an update ever had
        self.commands: list[Command] = []
        self.waiting: dict[int, Command] = {}
        self.sent_away = False  # a server said so
        self.evicted = False  # whoever did it was told that it is done
        self.words = ""
        self.wants: list[tuple[str, dict[str, Any]]] = []
        self._ids = count(1)

    def memory(self) -> Memory:
        """What they know now."""
        begun = self.update and self.update["table"]["state"] != "waiting"
        commitment = self.update["table"]["commitment"] if begun else ""
        commands = [replace(command) for command in self.commands]
        return Memory(self.name, self.seat, list(self.seen), self.highest, commands, self.sent_away, commitment)

    # Coming and going

    async def live(self) -> None:
        """Be at the table, for good."""
        while True:
            with contextlib.suppress(*BROKEN):
                if self.evicted or self.sent_away:
                    await self.haunt(self.world.address(self.near))
                else:
                    await self._sit(self.world.address(self.near))
            # Whoever was sent away grows tired of it, or those who try again would outnumber those who play.
            tired = 1.5 if self.sent_away else 0.2
            await asyncio.sleep(self.world.rng.uniform(0.01, tired))

    async def _line(self, address: str) -> ClientConnection:
        where = f"ws://{address}/api/live/{self.held['table']}"
        return await connect(
            where, compression=None, max_queue=None, open_timeout=PATIENCE, close_timeout=2, proxy=None
        )

    async def _sit(self, address: str) -> None:
        late = self.evicted
        socket = await self._line(address)
        try:
            self.waiting = {}
            # From nothing, often: all that is told must be what was told before.
            since = 0 if self.world.rng.random() < 0.5 else len(self.seen)
            await socket.send(json.dumps({"type": "hello", "token": self.held["token"], "since": since}))
            while not self.sent_away:
                try:
                    async with asyncio.timeout(self.world.rng.uniform(0.005, 0.05)):
                        said = json.loads(await socket.recv())
                except TimeoutError:
                    await self._say(socket)
                    if self.world.rng.random() < 0.005:
                        return
                    continue
                if said["type"] == "update":
                    if late:
                        raise Wrong(f"{self.name} was let in after being sent away")
                    since = self._told(said, since)
                    if "done" in said:
                        self._answered({"type": "done", "id": said["done"], "number": said["number"]})
                elif said["type"] == "bye":
                    self.sent_away = said["why"] == "refused"
                    return
                elif "id" in said:
                    self._answered(said)
        finally:
            await socket.close()

    def _told(self, said: dict[str, Any], since: int) -> int:
        before_these = said["number"] - len(said["happened"])
        if before_these > since and len(said["happened"]) == MOST_TOLD:
            # Of a long game only the end is told to whoever comes.
            self.seen += [UNTOLD] * (before_these - len(self.seen))
            since = before_these
        for one in said["happened"]:
            since += 1
            if one["number"] != since:
                raise Wrong(f"{self.name} was told event {one['number']} where {since} was due")
            what = one["kind"], one["seat"], one["text"]
            if since <= len(self.seen):
                before = self.seen[since - 1]
                # What was secret may be turned up later.
                if before != what and before[2]:
                    raise Wrong(f"event {since} was {before} and is {what}")
                self.seen[since - 1] = what
            else:
                self.seen.append(what)
        if said["number"] != since:
            raise Wrong(f"{self.name} was told up to {since} of {said['number']}")
        self.highest = max(self.highest, since)
        self.update = said
        return since

    def _answered(self, said: dict[str, Any]) -> None:
        command = self.waiting.pop(said["id"], None)
        if command is None:
            raise Wrong(f"an answer to nothing, or a second one: {said}")
        if said["type"] == "done":
            if command.late:
                raise Wrong(f"{self.name} was sent away, and still could {command.kind}")
            command.number = said["number"]
            self.world.counts["acknowledged"] += 1
            if command.about and not command.about.evicted:
                command.about.evicted = True
                self.world.counts["evictions acknowledged"] += 1
        else:
            command.refused = said["message"]["id"]
            self.world.refusals[command.refused] += 1
            if command.late:
                self.world.counts["refused to evicted"] += 1

    async def haunt(self, address: str) -> None:
        """Try, with a token that is not good any more, all there is to try; only a goodbye may come back."""
        late = self.evicted
        socket = await self._line(address)
        try:
            await socket.send(json.dumps({"type": "hello", "token": self.held["token"], "since": 0}))
            for kind, fields in self._everything():
                await socket.send(json.dumps({"type": kind, "id": next(self._ids), **fields}))
            async with asyncio.timeout(PATIENCE):
                while True:
                    said = json.loads(await socket.recv())
                    if said["type"] == "bye":
                        if said["why"] == "refused":
                            self.sent_away = True
                            self.world.counts["evicted turned away"] += 1
                        return
                    if late or said["type"] == "done" or "done" in said:
                        raise Wrong(f"{self.name} was sent away, and got {said['type']}")
        finally:
            await socket.close()

    def _everything(self) -> list[tuple[str, dict[str, Any]]]:
        at = 10**6
        tried: list[tuple[str, dict[str, Any]]] = [
            ("throw", {"at": at}),
            ("play", {"at": at, "text": self._choice()}),
            ("seal", {"seal": "0" * 64}),
            ("show", {"words": self.words}),
            ("free", {"seat": self.seat}),
        ]
        self.world.rng.shuffle(tried)
        return tried

    # What is said

    async def _say(self, socket: ClientConnection) -> None:
        """Say what a page would say now, one thing after the other; whoever was sent away says anything."""
        if not self.update:
            return
        if self.evicted:
            for kind, fields in self._everything():
                await self._send(socket, kind, **fields)
        elif all(command.kind == "start" for command in self.waiting.values()):
            found = self._next()
            if found:
                await self._send(socket, found[0], **found[1])

    async def _send(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        id = next(self._ids)
        at = len(self.seen)
        text = fields.get("text") or fields.get("seal") or fields.get("words") or ""
        command = Command(kind, at, text, fields.get("seat", self.seat), late=self.evicted)
        if kind == "free" and command.seat != self.seat:
            command.about = self.sitting.get(command.seat)
        self.commands.append(command)
        self.waiting[id] = command
        await socket.send(json.dumps({"type": kind, "id": id, **fields}))

    def _next(self) -> tuple[str, dict[str, Any]] | None:
        table = self.update["table"]
        if self.wants:
            kind, fields = self.wants.pop()
            if kind != "start" or not self.waiting:
                return kind, fields
        if table["state"] == "waiting":
            return self._for_the_dice(table)
        if table["state"] == "over":
            return None
        view = self.update["view"]
        if self.seat not in (*view["acting"], view["thrower"]):
            return None
        if self.update["undo"] and self.world.rng.random() < 0.05:
            return "takeback", {"at": len(self.seen)}
        if view["turn"] == "dice":
            return "throw", {"at": len(self.seen)}
        return "play", {"at": len(self.seen), "text": self._choice()}

    def _choice(self) -> str:
        view = self.update.get("view")
        choices = view["choices"] if view else []
        return str(self.world.rng.choice(choices)["move"]["text"]) if choices else "9"

    def _for_the_dice(self, table: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
        mine = table["seals"][self.seat]
        fits = self.words and mine == seal(self.held["table"], self.seat, self.words)
        if self.seat in table["asked"]:
            return ("show", {"words": self.words}) if fits else None
        if table["commitment"] or fits:
            return None
        last = next((c for c in reversed(self.commands) if c.kind == "seal"), None)
        if last and last.refused == "table-seal-late":
            return None  # once kept words back
        self.words = f"{self.name} says {self.world.rng.random()}"
        return "seal", {"seal": seal(self.held["table"], self.seat, self.words)}


class Party:
    """One table, its host, and its guests, those sent away included."""

    def __init__(self, world: World, number: int):
        self.world = world
        self.number = number
        self.game = game.names()[number % len(game.names())]
        self.people: list[Person] = []
        self.sitting: dict[int, Person] = {}
        self.id = ""
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def host(self) -> Person:
        """Who opened the table."""
        return self.people[0]

    async def live(self) -> None:
        """Open a table and play at it until the game is over."""
        guests = 1 + self.number % 2
        wish = {
            "game": self.game,
            "seats": [{"kind": "here", "name": "host"}, *[{"kind": "open"}] * guests],
            # Short games, so that many end.
            "options": dict(facts.of(self.game).short),
        }
        while not (held := await self.world.post("tables", wish, self.number)):
            await asyncio.sleep(0.1)
        self.id = held[0]["table"]
        try:
            self._comes(held[0], "host", self.number)
            while True:
                await asyncio.sleep(self.world.rng.uniform(0.02, 0.2))
                self._check()
                if self.host.update:
                    if self.host.update["table"]["state"] == "over":
                        self.world.counts["games played out"] += 1
                        return
                    await self._look_after(self.host.update["table"])
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _check(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    def _comes(self, held: dict[str, Any], name: str, near: int) -> None:
        person = Person(self.world, held, name, near, self.sitting)
        self.people.append(person)
        self.sitting[person.seat] = person
        self._tasks.append(asyncio.create_task(person.live()))

    async def _look_after(self, table: dict[str, Any]) -> None:
        rng = self.world.rng
        for seat, sitting in enumerate(table["seats"][1:], 1):
            known = self.sitting.get(seat)
            if sitting["kind"] == "open":
                # At the other server than the host's.
                name = f"guest {len(self.people)}.{rng.random():.8f}"
                held = await self.world.post("join", {"code": table["code"], "name": name}, self.number + 1)
                if held:
                    self._comes(held, name, self.number + 1)
                return
            # Somebody whose answer to joining was lost can't play; or it is just time for somebody else.
            lost = known is None or known.name != sitting["name"]
            if not self.host.wants and rng.random() < (0.3 if lost else 0.02):
                self.host.wants.append(("free", {"seat": seat}))
        if table["state"] == "waiting" and not self.host.wants and rng.random() < 0.5:
            self.host.wants.append(("start", {}))
