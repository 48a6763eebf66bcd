"""One WebSocket session, from hello to goodbye. It takes `recv` and `send` and knows no framework."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from teerling.house.connection import Connection, Say
from teerling.house.errors import Gone, NotKept
from teerling.house.hub import Hub
from teerling.house.limits import LONGEST_MESSAGE, Bucket
from teerling.house.live import LiveTable
from teerling.house.logs import log
from teerling.house.messages import (
    Bye,
    Done,
    Explained,
    Fill,
    Free,
    FromClient,
    Hello,
    Hint,
    Hinted,
    HintInfo,
    Play,
    Refused,
    Rematch,
    Seal,
    Show,
    Start,
    TakeBack,
    Then,
    ThenPlay,
    ThenTakeBack,
    ThenThrow,
    Throw,
    Why,
)
from teerling.house.store import StoreError
from teerling.table import Ask, NotAllowed
from teerling.values import IllegalMove, Message, TeerlingError

# A text or bytes from the client, nothing when it is gone; and bytes of JSON to it.
Receive = Callable[[], Awaitable[str | bytes | None]]
Send = Callable[[bytes], Awaitable[None]]

# Seconds to say hello in.
PATIENCE = 10.0
# Seconds for a last word.
GOODBYE = 1.0
# How many messages that can't be understood are answered before the socket is closed.
RUBBISH = 5

_read = msgspec.json.Decoder(FromClient).decode


async def serve_socket(hub: Hub, id: str, recv: Receive, send: Send, address: str = "", say: Say | None = None) -> None:
    """Serve one socket until either side ends it; `say` sends what need not wait."""
    try:
        hello = await _hello(recv)
        if hello is None:
            return
        live, connection = await _admit(hub, id, hello, address)
        connection.say = say
    except Gone:
        await _bye(send, "gone")
        return
    except NotKept:
        await _bye(send, "stopping")
        return
    except NotAllowed:
        await _bye(send, "refused")
        return
    except StoreError as trouble:
        log.error("the store failed: %s", trouble)
        await _bye(send, "stopping")
        return
    except (TimeoutError, ValueError):
        await _bye(send, "rude")
        return
    reader = asyncio.create_task(_read_all(hub, live, connection, recv))
    try:
        async with asyncio.timeout(None) as limit:
            # Whoever reads ends whoever writes: the goodbye should leave, but nobody waits long for a client
            # that does not read.
            reader.add_done_callback(partial(_end, connection, limit))
            await _write(connection, send)
    except TimeoutError:
        pass
    finally:
        reader.cancel()
        live.attendance.detach(connection)
        connection.close("gone")
    if reader.done() and not reader.cancelled():
        reader.result()


def _end(connection: Connection, limit: asyncio.Timeout, _: asyncio.Task[None]) -> None:
    connection.close("gone")
    with contextlib.suppress(RuntimeError):  # it is over already
        limit.reschedule(asyncio.get_running_loop().time() + GOODBYE)


async def _admit(hub: Hub, id: str, hello: Hello, address: str) -> tuple[LiveTable, Connection]:
    while True:
        live = await hub.get(id)
        connection = await live.admit(hello, address)
        if connection is not None:
            return live, connection


async def _hello(recv: Receive) -> Hello | None:
    raw = await asyncio.wait_for(recv(), PATIENCE)
    if raw is None:
        return None
    message = _decode(raw)
    if not isinstance(message, Hello):
        raise ValueError("hello comes first")
    return message


def _decode(raw: str | bytes) -> FromClient:
    if len(raw) > LONGEST_MESSAGE:
        raise ValueError("too long")
    try:
        message: FromClient = _read(raw)
    except RecursionError as deep:
        raise ValueError("too deep") from deep
    return message


async def _bye(send: Send, why: str) -> None:
    await send(msgspec.json.encode(msgspec.convert({"type": "bye", "why": why}, Bye)))


async def _write(connection: Connection, send: Send) -> None:
    while (message := await connection.queue.get()) is not None:
        connection.sending = True
        try:
            await send(message)
        except Exception:  # whatever the framework raises: the client is gone
            connection.closed = True
            return
        connection.sending = False
        del message  # until there is another one, for nobody


async def _read_all(hub: Hub, live: LiveTable, connection: Connection, recv: Receive) -> None:
    bucket = Bucket(hub.burst, hub.rate)
    rubbish = 0
    while not connection.closed:
        raw = await recv()
        # Closed while it listened: whoever was sent away says nothing more.
        if raw is None or connection.closed:
            return
        if not bucket.take():
            connection.close("rude")
            return
        try:
            command = _decode(raw)
        except (ValueError, msgspec.ValidationError, msgspec.DecodeError):
            rubbish += 1
            if rubbish > RUBBISH:
                connection.close("rude")
                return
            connection.tell(Refused(0, Message("request-unreadable")))
            continue
        with connection.answer():
            await _obey(hub, live, connection, command)


async def _obey(hub: Hub, live: LiveTable, connection: Connection, command: FromClient) -> None:
    """Carry a command out and answer it."""
    if isinstance(command, Hello):
        connection.tell(Refused(0, Message("request-unreadable")))
        return
    try:
        if isinstance(command, Why):
            connection.tell(_explain(live, connection.seat, command))
            return
        if isinstance(command, Hint):
            _start_thinking(hub, live, connection, command)
            return
        if connection.seat < 0 and not (connection.host and isinstance(command, Start | Fill | Free | Rematch)):
            raise NotAllowed(Message("table-not-yours"))
        if isinstance(command, Start):
            hub.spawn(_begin(live, connection, command))
            return
        await _carry_out(hub, live, connection, command)
    except IllegalMove as refused:
        connection.tell(Refused(command.id, refused.message, refused.reason.rule))
    except StoreError as trouble:
        log.error("the store failed: %s", trouble)
        connection.tell(Refused(command.id, Message("store-trouble")))
    except TeerlingError as refused:
        connection.tell(Refused(command.id, refused.message))


async def _carry_out(hub: Hub, live: LiveTable, connection: Connection, command: FromClient) -> None:
    """What changes the table is answered by what the asker is told of it."""
    seat = connection.seat
    match command:
        case Throw(id, at):
            await live.change(_asking(live, seat, command), by=connection, id=id, seat=seat, at=at)
        case Play(id, at, _, then) | TakeBack(id, at, then):
            asks = [_asking(live, seat, step) for step in (command, *then)]
            await live.change(lambda table: table.together(seat, asks), by=connection, id=id, seat=seat, at=at)
        case Seal(id, stated):
            await live.change(lambda table: table.seal(seat, stated), by=connection, id=id)
        case Show(id, words):
            await live.change(lambda table: table.show(seat, words), by=connection, id=id)
        case Fill(id, other, bot):
            await live.change(lambda table: table.fill(seat, other, bot), by=connection, id=id, revoke=[other])
        case Free(id, other):
            await live.change(lambda table: table.free(seat, other), by=connection, id=id, revoke=[other])
        case Rematch(id):
            await hub.rematch(live, seat)
            connection.tell(Done(id, live.table.number))


def _asking(live: LiveTable, seat: int, step: Throw | Play | TakeBack | Then) -> Ask:
    """What one step of a command asks the table."""
    match step:
        case Throw() | ThenThrow():
            return lambda table: table.throw(seat, table.dice(live.key))
        case Play(text=text) | ThenPlay(text):
            return lambda table: table.move(seat, text, table.dice(live.key))
        case TakeBack() | ThenTakeBack():
            return lambda table: table.take_back(seat)


async def _begin(live: LiveTable, connection: Connection, start: Start) -> None:
    """Beginning waits for words that may come by this very socket: meanwhile it goes on."""
    with connection.answer():
        try:
            await live.beginning.ask(connection.seat)
        except TeerlingError as refused:
            connection.tell(Refused(start.id, refused.message))
        else:
            connection.tell(Done(start.id, live.table.number))


def _start_thinking(hub: Hub, live: LiveTable, connection: Connection, hint: Hint) -> None:
    """Good advice takes a moment: meanwhile the socket goes on. One at a time for each."""
    if connection.hinting:
        raise NotAllowed(Message("hint-wait"))
    connection.hinting = True
    hub.spawn(_hint(live, connection, hint))


async def _hint(live: LiveTable, connection: Connection, hint: Hint) -> None:
    number = live.table.number
    try:
        found = await live.bots.advise(connection.seat, connection.address, quick=hint.quick)
    except TeerlingError as refused:
        connection.tell(Refused(hint.id, refused.message))
    else:
        hints = tuple(HintInfo(a.choice.move.text, a.choice.label, a.expected, a.certain) for a in found)
        connection.tell(Hinted(hint.id, number, hints))
    finally:
        connection.hinting = False


def _explain(live: LiveTable, seat: int, why: Why) -> Explained:
    course = live.table.course
    if course is None or seat < 0:
        raise NotAllowed(Message("table-not-yours"))
    reason = course.position.why_not(seat, why.text)
    if reason is None:
        return Explained(why.id, why.text)
    return Explained(why.id, why.text, reason.message, reason.rule)
