"""A fuzzer: frames of all kinds, from everybody, to tables of every game in every state.

`python -m tests.server.fuzzing 100000 7` sends so many, by seed 7. After each frame it is known whose it was and what
happened, so nothing may have happened that was not that seat's to do.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from teerling import bots, game
from teerling.advice import Advice
from teerling.dice import seal
from teerling.events import (
    Added,
    Ended,
    Event,
    Filled,
    Fixed,
    Followed,
    Freed,
    Moved,
    Reopened,
    Rolled,
    Sealed,
    Started,
    Taken,
)
from teerling.game import Position
from teerling.house import messages
from teerling.house.codes import hash_of
from teerling.house.hub import Hub
from teerling.house.limits import LONGEST_MESSAGE
from teerling.house.live import LiveTable
from teerling.house.messages import FromClient, Hello, SeatWish, TableWish
from teerling.house.session import serve_socket
from teerling.house.thinkers import ThinkerPool
from teerling.server.store import Store
from teerling.values import Message
from tests import facts
from tests.patience import PATIENCE
from tests.server.frames import Frame, Frames
from tests.server.people import Wrong

# Longer than any run.
EVER = 10.0**6
ANSWERS = ("done", "refused", "explained", "hinted")
# What a command may make happen: first of all this, and then only what follows by itself.
MAKES: dict[type, tuple[type[Event], ...]] = {
    messages.Throw: (Rolled,),
    messages.Play: (Moved,),
    messages.TakeBack: (Taken,),
    messages.ThenThrow: (Rolled,),
    messages.ThenPlay: (Moved,),
    messages.ThenTakeBack: (Taken,),
    messages.Seal: (Sealed,),
    messages.Show: (Added,),
    messages.Start: (Fixed, Reopened),
    messages.Fill: (Filled,),
    messages.Free: (Freed,),
    messages.Rematch: (Followed,),
}
FOLLOWS = (Rolled, Moved, Ended, Started, Fixed)

_read = msgspec.json.Decoder(FromClient).decode


def understood(frame: Frame) -> FromClient | None:
    """The message a frame is, if it is one."""
    try:
        found: FromClient | None = _read(frame) if len(frame) <= LONGEST_MESSAGE else None
    except (ValueError, RecursionError):
        return None
    return found


class Errors(logging.Handler):
    """Whatever is logged as an error, by anybody but the tests' own clients: those are dropped in mid-frame."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("websockets.client"):
            self.found.append(logging.Formatter().format(record))


class Quick(ThinkerPool):
    """Advice that takes no thought: here only its way over the wire matters."""

    async def advise(self, position: Position, seat: int, address: str) -> tuple[Advice, ...]:
        """The first choices."""
        await asyncio.sleep(0)
        return tuple(
            Advice(one, Message("hint-points", {"points": 0}), False) for one in position.view(seat).choices[:3]
        )

    async def glance(self, position: Position, seat: int) -> tuple[Advice, ...]:
        """The first choice."""
        return (await self.advise(position, seat, ""))[:1]


class Line:
    """One socket, without a network."""

    def __init__(self, hub: Hub, table: str):
        self.said: list[bytes] = []  # by the server
        self.waiting: Counter[int] = Counter()  # the ids of commands whose answer comes when it is ready
        self._frames: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(serve_socket(hub, table, self._recv, self._send))

    async def _recv(self) -> Frame | None:
        if self._frames.empty():
            self._listening.set()
        return await self._frames.get()

    async def _send(self, message: bytes) -> None:
        self.said.append(message)

    @property
    def closed(self) -> bool:
        """Whether the server has ended it."""
        return self._task.done()

    async def say(self, *frames: Frame | None) -> None:
        """Send frames, and wait until the server listens again, or has ended it."""
        self._listening.clear()
        for frame in frames:
            self._frames.put_nowait(frame)
        listening = asyncio.create_task(self._listening.wait())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait([listening, self._task], return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            raise Wrong("a frame is not answered") from None
        finally:
            listening.cancel()
        if self.closed:
            self._task.result()

    async def leave(self) -> None:
        """Go away."""
        self._frames.put_nowait(None)
        await self._task


class Actor:
    """Somebody who sends frames: a seat's, a spectator's, or somebody who was sent away."""

    def __init__(self, name: str, held: messages.Held):
        self.name = name
        self.held = held
        self.line: Line | None = None
        self.heard = 0  # how much of what the line was told is checked
        self.words = f"words of {name}"
        self.left = 0  # the event with which the seat was lost

    @property
    def seat(self) -> int:
        """Which seat; -1 for none any more."""
        return -1 if self.left else self.held.seat


class Fuzzer:
    """Tables one after the other, each from its opening to its end."""

    def __init__(self, hub: Hub, seed: int, errors: Errors):
        self.hub = hub
        self.errors = errors
        self.rng = random.Random(seed)
        self.frames = Frames(self.rng)
        self.counts: Counter[str] = Counter()
        self.actors: list[Actor] = []
        self.live: LiveTable

    async def run(self, total: int, least: Mapping[str, int]) -> None:
        """Send so many frames, or a few more: until what is asked for has happened often enough, however chance goes.

        What has not after ten times as many frames does not happen by itself, and whoever asked for it is to say so.
        """
        number = self.rng.randrange(4)
        while self.counts["frames"] < total or (
            self.counts["frames"] < 10 * total and not self.counts >= Counter(least)
        ):
            await self._table(game.names()[number % len(game.names())])
            number += 1

    # A table

    async def _table(self, name: str) -> None:
        self.actors = []
        seats = (SeatWish("here", "host"), *[SeatWish("open")] * self.rng.choice([1, 2, 2]))
        (held,) = await self.hub.open(TableWish(name, seats, dict(facts.of(name).short)))
        self.live = await self.hub.get(held.table)
        self.actors.append(Actor("host", held))
        self.actors.append(Actor("spectator", await self.hub.watch(held.code)))
        self.counts["tables"] += 1
        for state, frames in (("waiting", 70), ("fixed", 50), ("playing", 200), ("over", 50)):
            if not await self._reach(state):
                break
            for _ in range(frames):
                await self._fuzz(self._somebody())
                await self._fill_up()
        for actor in self.actors:
            found = await self.hub.store.holder(hash_of(actor.held.token))
            if (found is None) != bool(actor.left) or (found and found.seat != actor.held.seat):
                raise Wrong(f"{actor.name} holds {found} after {self._state()}")
            if actor.line and not actor.line.closed:
                if self._state() != "fixed" and any(actor.line.waiting.values()):
                    raise Wrong(f"never answered: {actor.line.waiting}")
                await actor.line.leave()
        self.counts[f"tables left {self._state()}"] += 1

    def _somebody(self) -> Actor:
        gone = [actor for actor in self.actors if actor.left]
        if gone and self.rng.random() < 0.1:
            return self.rng.choice(gone)
        return self.rng.choice([actor for actor in self.actors if not actor.left])

    def _state(self) -> str:
        fixed = self.live.table.state == "waiting" and self.live.table.sealing.commitment
        return "fixed" if fixed else self.live.table.state

    async def _fill_up(self) -> None:
        """Somebody takes a seat that is open, sooner or later."""
        table = self.live.table
        if table.state != "over" and any(seat.kind == "open" for seat in table.seats) and self.rng.random() < 0.3:
            name = f"guest {len(self.actors)}"
            guest = Actor(name, await self.hub.join(table.opened.code, name))
            self.actors.append(guest)
            # Like a page does: a beginning waits for whoever has joined and is not here yet.
            await self._at_table(guest)

    async def _reach(self, state: str) -> bool:
        """Bring the table to a state with frames that are right; false if a computer player is in the way."""
        order = ["waiting", "fixed", "playing", "over"]
        for _ in range(700):
            if order.index(self._state()) >= order.index(state):
                return True
            if not await self._step():
                return False
        return False

    async def _step(self) -> bool:
        table, people = self.live.table, [actor for actor in self.actors if actor.seat >= 0]
        if table.state == "waiting":
            while any(seat.kind == "open" for seat in table.seats):
                await self._fill_up()
            people = [actor for actor in self.actors if actor.seat >= 0]
            for actor in people:
                await self._at_table(actor)
            if table.sealing.commitment:
                asked = [actor for actor in people if actor.seat in table.sealing.missing]
                for actor in asked:
                    await self._say(actor, _frame("show", words=actor.words))
                # Whoever sealed what nobody has words for can't show them: they leave, and all begin again.
                stuck = [actor for actor in people if actor.seat in table.sealing.missing]
                for actor in stuck:
                    await self._say(self.actors[0], _frame("free", seat=actor.seat))
                return bool(asked) and self.actors[0] not in stuck
            for actor in people:
                await self._say(actor, _frame("seal", seal=self._seal(actor)))
            await self._say(self.actors[0], _frame("start"))
            return True
        assert table.course is not None
        turn = table.course.position.turn
        acting = [actor for actor in people if actor.seat in table.turn or (turn.kind == "dice" and turn.thrower < 0)]
        if not acting:
            return False
        undoing = [actor for actor in people if table.course.may_take_back(actor.seat)]
        if undoing and self.rng.random() < 0.1:
            await self._think_again(self.rng.choice(undoing))
            return True
        actor = self.rng.choice(acting)
        if turn.kind == "dice":
            await self._say(actor, _frame("throw", at=table.number))
        else:
            # Whoever moves by chance alone may never come to an end.
            move = bots.ask("greedy", table.course.position, actor.seat, self.rng)
            await self._say(actor, _frame("play", at=table.number, text=move.text))
        return True

    async def _think_again(self, actor: Actor) -> None:
        """Take a choice back and make another, or the same, in one go."""
        assert self.live.table.course is not None
        chosen = next(one for one in reversed(self.live.table.course.past) if one.seat == actor.seat and not one.forced)
        instead = self.rng.choice(chosen.step.before.moves(actor.seat))
        then = [{"type": "play", "text": instead.text}]
        await self._say(actor, _frame("takeback", at=self.live.table.number, then=then))

    def _seal(self, actor: Actor) -> str:
        return seal(self.live.table.opened.id, actor.held.seat, actor.words)

    # A frame

    async def _fuzz(self, actor: Actor) -> None:
        if actor.left:
            await self._haunt(actor)
        elif self.rng.random() < 0.02:
            await self._stranger()
        else:
            await self._say(actor, self.frames.any(self._likely(actor)))

    def _likely(self, actor: Actor) -> dict[str, Sequence[Any]]:
        """What fits now, by the names of fields."""
        table = self.live.table
        texts = []
        if table.course is not None:
            for seat in range(len(table.seats)):
                texts += [choice.move.text for choice in table.course.position.view(seat).choices[:8]]
            if actor.seat >= 0 and table.course.past:
                # What could have been done instead of the last thing: somebody may take that back and do it.
                texts += [move.text for move in table.course.past[-1].step.before.moves(actor.seat)[:8]]
        return {
            "id": [self.rng.randrange(10**6)],
            "at": [table.number, table.number, table.number - 1, table.number + 1],
            "since": [0, table.number],
            "text": texts,
            "then": [[], [{"type": "throw"}], [{"type": "play", "text": self.rng.choice(texts or [""])}]],
            "seat": [*range(-1, len(table.seats) + 1)],
            "bot": bots.names(),
            "seal": [self._seal(actor), self._seal(self.actors[0]), seal(table.opened.id, actor.seat, "other")],
            "words": [one.words for one in self.actors],
            "token": [actor.held.token],
        }

    async def _haunt(self, actor: Actor) -> None:
        """Somebody who was sent away tries again: they hear a goodbye and nothing else."""
        before = self.live.table.number
        line = Line(self.hub, actor.held.table)
        await line.say(hello(actor.held.token), self.frames.any(self._likely(actor)))
        self.counts["frames"] += 1
        self.counts["of evicted"] += 1
        if not line.closed or [json.loads(one) for one in line.said] != [{"type": "bye", "why": "refused"}]:
            raise Wrong(f"somebody who was sent away was told {line.said!r}")
        await self._quiet()
        if self.live.table.number != before:
            raise Wrong("somebody who was sent away changed a table")

    async def _stranger(self) -> None:
        """Anything at all instead of a hello: closed, with a goodbye."""
        before = self.live.table.number
        line = Line(self.hub, self.live.table.opened.id)
        frame = self.frames.any({})
        await line.say(frame)
        self.counts["frames"] += 1
        self.counts["instead of hello"] += 1
        if not line.closed or len(line.said) != 1 or json.loads(line.said[0])["type"] != "bye":
            raise Wrong(f"{frame!r} instead of hello was answered with {line.said!r}")
        if self.live.table.number != before:
            raise Wrong("a stranger changed a table")

    async def _at_table(self, actor: Actor) -> Line:
        if actor.line is None or actor.line.closed:
            actor.line = Line(self.hub, actor.held.table)
            actor.heard = 0
            await actor.line.say(hello(actor.held.token))
            await self._hear_all()
            if actor.line.closed:
                raise Wrong(f"{actor.name} is not let in: {actor.line.said!r}")
        return actor.line

    async def _say(self, actor: Actor, frame: Frame) -> None:
        """Send a frame, and check all that came of it."""
        line = await self._at_table(actor)
        table = self.live.table
        before, state = table.number, self._state()
        message = understood(frame)
        heard = actor.heard
        await line.say(frame)
        await self._quiet()
        self.counts["frames"] += 1
        self.counts["that can be read" if message else "that can't"] += 1
        self.counts[f"by {actor.name.split()[0]}"] += 1
        self.counts[f"to {table.opened.game}, {state}"] += 1
        made = table.events[before:]
        try:
            self._check_events(actor, message, made)
            self._check_answer(line, message, [json.loads(one) for one in line.said[heard:]])
            if self.errors.found:
                raise Wrong(self.errors.found[0])
        except Wrong as wrong:
            shown = frame if len(frame) < 500 else f"{frame[:250]!r} … ({len(frame)})"
            raise Wrong(f"{actor.name} sent {shown!r} to {table.opened.game}, {self._state()}: {wrong}") from wrong
        self.counts["events"] += len(made)
        for number, event in enumerate(made, before + 1):
            if isinstance(event, Freed | Filled):
                for one in self.actors:
                    if one.seat == event.seat:
                        one.left = number
        await self._hear_all(actor)

    async def _quiet(self) -> None:
        """Wait until all has happened that a frame makes happen: a beginning goes on beside the sockets."""
        live = self.live
        until = time.monotonic() + PATIENCE
        while live.lock.locked() or (
            live.beginning._under_way
            and live.table.state == "waiting"
            and (live.table.sealing.complete or not live.table.sealing.commitment)
        ):
            if time.monotonic() > until:
                raise Wrong("a beginning does not end")
            await asyncio.sleep(0.001)
        while any(connection.queue.qsize() for connection in live.connections):
            await asyncio.sleep(0)
        # Those whose answer comes beside have it a moment later.
        for _ in range(6):
            await asyncio.sleep(0)

    # What must hold

    def _check_events(self, actor: Actor, message: FromClient | None, made: Sequence[Event]) -> None:
        if not made:
            return
        first = made[0]
        if actor.seat < 0 or message is None or not isinstance(first, MAKES.get(type(message), ())):
            raise Wrong(f"it caused {made}")
        if isinstance(message, messages.Start | messages.Fill) and not actor.held.host:
            raise Wrong(f"it caused {first}, which is the host's to do")
        own = _own(actor, first)
        named = isinstance(message, messages.Free | messages.Fill) and actor.held.host
        if named and getattr(first, "seat", -1) != getattr(message, "seat", -2):
            raise Wrong(f"another seat than it named: {first}")
        if not own and not named:
            raise Wrong(f"it caused {first} of another seat")
        self._check_rest(actor, message, made)

    def _check_rest(self, actor: Actor, message: FromClient, made: Sequence[Event]) -> None:
        """What follows by itself, and all that the command says is to follow; nothing after dice but what must."""
        due = [MAKES[type(step)] for step in getattr(message, "then", ())]
        self.counts["in one go"] += bool(due)
        for event in made[1:]:
            if due and isinstance(event, due[0]) and _own(actor, event):
                due.pop(0)
            elif not isinstance(event, FOLLOWS) or (isinstance(event, Moved) and not event.forced):
                raise Wrong(f"after {made[0]} it caused {event}")
            if isinstance(event, Rolled | Ended) and due:
                raise Wrong(f"it was to go on after {event}")
        if due:
            raise Wrong(f"only a part of it was done: {made}")

    def _check_answer(self, line: Line, message: FromClient | None, said: Sequence[dict[str, Any]]) -> None:
        closed = line.closed or any(one["type"] == "bye" for one in said)
        answers = [one for one in said if one["type"] in ANSWERS]
        answers += [{"type": "done", "id": one["done"]} for one in said if "done" in one]
        if closed and said[-1]["type"] != "bye":
            raise Wrong("closed without a goodbye")
        due = 0 if message is None or isinstance(message, Hello) else message.id
        later = isinstance(message, messages.Start | messages.Hint)
        if later:
            line.waiting[due] += 1
        given = 0
        for one in answers:
            if one["id"] == due and not given and not later:
                given = 1
            elif line.waiting[one["id"]]:
                line.waiting[one["id"]] -= 1
            else:
                raise Wrong(f"answered twice, or nothing: {one}")
        if not later and not given and not closed:
            raise Wrong("it was not answered")
        if (message is None or isinstance(message, Hello)) and given and answers[0]["type"] != "refused":
            raise Wrong(f"it can't be read, and was answered with {answers[0]}")

    async def _hear_all(self, by: Actor | None = None) -> None:
        """Look through all that was sent to anybody: nobody hears another's secrets, or anything after leaving.

        Whoever it happened `by` is answered, and nobody else.
        """
        for _ in range(3):
            await asyncio.sleep(0)
        table = self.live.table
        tokens = {one.held.token.encode() for one in self.actors}
        for actor in self.actors:
            if actor.line is None:
                continue
            for raw in actor.line.said[actor.heard :]:
                if any(token in raw for token in tokens):
                    raise Wrong(f"{actor.name} was sent a token")
                if self.live.key and table.state != "over" and self.live.key.hex().encode() in raw:
                    raise Wrong(f"{actor.name} was sent the key")
                said = json.loads(raw)
                if "done" in said and actor is not by:
                    raise Wrong(f"{actor.name} was sent another's answer")
                self._check_told(actor, said)
            actor.heard = len(actor.line.said)
            if actor.left and not actor.line.closed:
                await asyncio.wait([actor.line._task], timeout=PATIENCE)
                if not actor.line.closed:
                    raise Wrong(f"{actor.name} was sent away and is still there")

    def _check_told(self, actor: Actor, said: dict[str, Any]) -> None:
        if said["type"] != "update":
            return
        if actor.left and said["number"] >= actor.left:
            raise Wrong(f"{actor.name} left with event {actor.left} and was told {said['number']}")
        for one in said["happened"]:
            _, told = next(self.live.table.told(one["number"] - 1))
            if told and one["text"] and told.step.before.hides(actor.held.seat, told.step.event):
                raise Wrong(f"{actor.name} was told {one['text']!r}, which is secret")


def _own(actor: Actor, event: Event) -> bool:
    """Whether an event is somebody's own doing."""
    return getattr(event, "seat", actor.seat) == actor.seat and not getattr(event, "forced", False)


def hello(token: str) -> str:
    """What comes first."""
    return json.dumps({"type": "hello", "token": token})


def _frame(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, "id": 1, **fields})


async def fuzz(total: int, folder: Path, seed: int, least: Mapping[str, int] | None = None) -> Counter[str]:
    """Send so many frames to the tables of a hub; raises `Wrong` if anything is.

    `least` says how often things have to happen that not every frame makes happen.
    """
    store = await Store.connect(str(folder / "tables.sqlite"))
    # Computer players take their time: what happens is then always somebody's doing.
    hub = Hub(store, pause=EVER, burst=EVER, rate=EVER)
    hub.patience = EVER
    hub.thinkers = Quick()
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        fuzzer = Fuzzer(hub, seed, errors)
        await fuzzer.run(total, least or {})
    finally:
        await hub.stop()
        await store.close()
        logging.getLogger().removeHandler(errors)
    if errors.found:
        raise Wrong(errors.found[0])
    return fuzzer.counts


if __name__ == "__main__":
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10**6)
    print(f"seed {seed}")
    with tempfile.TemporaryDirectory() as home:
        for what, count in asyncio.run(fuzz(int(sys.argv[1]), Path(home), seed)).items():
            print(f"{count:8} {what}")
