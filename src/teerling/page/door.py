"""The door of a page (a transport by messages): requests with their answers, and sockets, as a server would have them.

Both sides speak in short messages of a kind, a number and texts; the number says which request or socket is meant.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from teerling.house import answers
from teerling.house.comparing import DayWish
from teerling.house.errors import NotFound, refusal
from teerling.house.hub import Hub
from teerling.house.limits import MOST_STEPS
from teerling.house.logs import log
from teerling.house.messages import FollowWish, JoinWish, Problem, RecordText, ScenarioWish, TableWish, Wish
from teerling.house.session import serve_socket
from teerling.values import Message, TeerlingError

# Whose games are looked back at: there is nobody else.
OWNER = "here"

# Says something to the page: the kind, the number of the request or socket, and a text.
#   head: the status of an answer; part: a part of it; end: all of it was said
#   said: a message of a socket; gone: the socket is closed
Post = Callable[[str, int, str], None]

_Body = TypeVar("_Body")

_encode = msgspec.json.Encoder().encode


class Door:
    """What one page asks, and is told."""

    def __init__(self, hub: Hub, post: Post):
        self._hub = hub
        self._post = post
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wires: dict[int, asyncio.Queue[str | None]] = {}

    def hear(self, kind: str, number: int, text: str = "", body: str | None = None) -> None:
        """The page says something: `ask` (a path, perhaps with a body), `drop` that question; `open`, `say`, `close`.

        Numbers are never used twice.
        """
        match kind:
            case "ask":
                self._start(number, self._answer(number, text, body))
            case "drop":
                if number in self._tasks:
                    self._tasks[number].cancel()
            case "open":
                self._wires[number] = asyncio.Queue()
                self._start(number, self._serve(number, text))
            case "say" | "close" if number in self._wires:
                self._wires[number].put_nowait(text if kind == "say" else None)

    def _start(self, number: int, work: Coroutine[None, None, None]) -> None:
        task = self._tasks[number] = self._hub.spawn(work)
        task.add_done_callback(lambda _: self._tasks.pop(number, None))

    async def close(self) -> None:
        """Close the house."""
        await self._hub.stop()
        await self._hub.store.close()

    # Requests

    async def _answer(self, number: int, path: str, body: str | None) -> None:
        try:
            found = await answer(self._hub, path, body)
            self._post("head", number, "200")
            if isinstance(found, bytes):
                self._post("part", number, found.decode())
            else:
                async for part in found:
                    self._post("part", number, part.decode())
        except Exception as wrong:
            status, problem = _refused(wrong)
            self._post("head", number, str(status))
            self._post("part", number, _encode(problem).decode())
        self._post("end", number, "")

    # Sockets

    async def _serve(self, number: int, table: str) -> None:
        async def send(message: bytes) -> None:
            self._post("said", number, message.decode())

        try:
            await serve_socket(self._hub, table, self._wires[number].get, send)
        finally:
            del self._wires[number]
            self._post("gone", number, "")


def _refused(wrong: Exception) -> tuple[int, Problem]:
    if isinstance(wrong, TeerlingError):
        return refusal(wrong)
    if isinstance(wrong, msgspec.ValidationError | msgspec.DecodeError | RecursionError):
        return 400, Problem(Message("request-unreadable"))
    log.error("a request failed", exc_info=wrong)
    return 500, Problem(Message("server-trouble"))


async def answer(hub: Hub, path: str, body: str | None) -> bytes | AsyncIterator[bytes]:
    """What a path under /api is answered with, asked with a body or without: the same as by a server."""
    path, _, asked = path.partition("?")
    parts = [unquote(part) for part in path.split("/")]
    match parts, body:
        case ["games"], None:
            return _encode(answers.games())
        case ["games", name, "options"], str(text):
            return _encode(answers.options(name, _read(text, Wish)))
        case ["rules", name, language], None:
            return _encode(answers.rules(name, language))
        case ["words", name, language], None:
            return answers.words(name, language).encode()
        case ["tables"], str(text):
            return _encode(await hub.open(_read(text, TableWish)))
        case ["scenarios"], str(text):
            return _encode(await hub.open_scenario(_read(text, ScenarioWish)))
        case ["tables", code], None:
            return _encode(await answers.look(hub, code))
        case ["join"], str(text):
            return _encode(await answers.join(hub, _read(text, JoinWish)))
        case ["follow"], str(text):
            return _encode(await answers.follow(hub, _read(text, FollowWish)))
        case [*_], _:
            return await _look_back(hub, parts, asked, body)


async def _look_back(hub: Hub, parts: list[str], asked: str, body: str | None) -> bytes | AsyncIterator[bytes]:
    match parts, body:
        case ["tables", id, "record"], None:
            return await answers.record(hub, id, OWNER)
        case ["tables", id, "replay"], None:
            return await answers.replay(hub, id, OWNER)
        case ["tables", id, "replay", "steps"], None:
            return await answers.steps(hub, id, *_which(asked), OWNER)
        case ["replay"], str(text):
            return await answers.brought(hub, _read(text, RecordText).text, OWNER)
        case ["replay", name, "steps"], None:
            return await hub.replays.steps(name, *_which(asked))
        case ["tables", id, "analysis"], str():
            return hub.analyses.ask(await answers.told(hub, id, OWNER), OWNER)
        case ["days"], str(text):
            return hub.days.ask(_read(text, DayWish), OWNER)
        case ["analysis"], str(text):
            return hub.analyses.ask(await answers.told_of(hub, _read(text, RecordText).text, OWNER), OWNER)
    raise NotFound(Message("request-unreadable"))


def _read(text: str, kind: type[_Body]) -> _Body:
    return msgspec.json.decode(text, type=kind)


class _Moments(msgspec.Struct, rename={"first": "from"}):
    first: int
    count: int


def _which(asked: str) -> tuple[int, int]:
    """Which moments of a game are asked for."""
    texts = {name: values[-1] for name, values in parse_qs(asked).items()}
    moments = msgspec.convert(texts, _Moments, strict=False)
    if moments.first < 0 or not 1 <= moments.count <= MOST_STEPS:
        raise msgspec.ValidationError("no such moments")
    return moments.first, moments.count
