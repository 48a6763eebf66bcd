"""Games as long as one likes: random moves, without dice that anybody could check."""

from __future__ import annotations

import asyncio
from random import Random

from teerling import record
from teerling.events import Ended, Moved, Rolled, Seat, Started
from teerling.game import find
from teerling.house.loading import write_event
from teerling.opening import open_table
from teerling.record import DICE, Event, Record
from teerling.server.store import Opened as Row
from teerling.server.store import Store

NAMES = ("Anna", "Bram", "Cleo", "Dirk")


def long_game(rounds: int, seats: int = 4, seed: int = 1) -> Record:
    """A finished game of Quadrata by people who try anything: up to 2,400 events a round with four seats."""
    game, chance = find("quadrata"), Random(seed)
    position = game.start(seats, rounds=str(rounds))
    events = []
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            codes, weights = zip(*position.chances(), strict=True)
            code = chance.choices(codes, weights)[0]
            events.append(Event(DICE, game.parts.moves.write_roll(code).text))
            position = position.fell(code)
        else:
            seat = position.turn.seats[0]
            code = chance.choice(position.codes(seat))
            events.append(Event(seat, position.move(code).text))
            position = position.after(seat, code)
    tags = record.result_tags(position)
    return Record(game.name, game.version, NAMES[:seats], position.options, tags, tuple(events))


async def keep(store: Store, id: str, game: Record) -> None:
    """Store a game as if it had been played at a table."""
    seats = tuple(Seat("person", name) for name in game.seats)
    opened = open_table(id, id, game.game, seats, game.options)
    moves = [Rolled(event.text) if event.seat == DICE else Moved(event.seat, event.text) for event in game.events]
    bodies = [write_event(event) for event in (opened, Started(), *moves, Ended("00" * 32))]
    await store.open(Row(id, id, bytes(32)), bodies, {})


def kept_at(database: str, id: str, game: Record) -> None:
    """The same, into a database that nobody has open."""

    async def work() -> None:
        store = await Store.connect(database)
        await keep(store, id, game)
        await store.close()

    asyncio.run(work())
