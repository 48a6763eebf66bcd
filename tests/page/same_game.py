"""Random games, boiled down to one number for each: run by any Python, it must be the same number.

Under a page's Python (see `web/python.mjs`) what it prints is compared with what it gives here.
"""

from __future__ import annotations

import hashlib
import json
import sys
from datetime import timedelta
from random import Random
from typing import Any

import msgspec

from teerling import bots, daily
from teerling.daily import Day
from teerling.game import Game, Position, find, names
from teerling.page.main import come_along
from teerling.record import Event
from teerling.scenario import PLAYER
from teerling.solve import table_for

# Every event counts; what is told, views and reasons are looked at after one in so many.
SELDOM = 12


# For how many something is agreed, and what.
Agreement = tuple[int, dict[str, str]]


def played(game: Game, seed: str, among: list[Agreement]) -> tuple[bytes, int]:
    """The digest of one random game: every event, and now and then what is told, a view, and reasons against moves.

    And how many events there were. It is one of these agreements, or any if there are none.
    """
    rng = Random(seed)
    seats, options = rng.choice(among) if among else (rng.choice(game.seats), None)
    position = game.start(seats, agreed(game, seats, rng) if options is None else options)
    found, events = hashlib.sha256(), 0
    while position.turn.kind != "over":
        looks = not rng.randrange(SELDOM)
        event: Any
        if position.turn.kind == "dice":
            event = rng.choice([roll for roll, _ in position.weights()])
            after = position.roll(event)
        else:
            seat = rng.choice(position.turn.seats)
            event = seat, position.move(rng.choice(position.codes(seat)))
            if looks:
                reasons(position, seat, rng, found)
            after = position.play(*event)
        found.update(repr(event).encode())
        if looks:
            viewer = rng.randrange(-1, seats)
            found.update(msgspec.json.encode((position.tell(viewer, event, after), after.view(viewer))))
        position = after
        events += 1
    found.update(msgspec.json.encode((position.scores(), position.winners())))
    return found.digest(), events


def agreed(game: Game, seats: int, rng: Random) -> dict[str, str]:
    """What somebody might agree on: any value of each option."""
    made: dict[str, str] = {}
    for option in game.options:
        allowed = option.allowed(seats, made)
        values = [rng.choice(allowed) for _ in range(seats if option.per_seat else 1)]
        made[option.name] = " ".join(values)
    return made


def reasons(position: Position, seat: int, rng: Random, found: Any) -> None:
    """Why two moves that one could think of are possible or not."""
    for _ in range(2):
        move = position.game.thinkable(rng.randrange(position.game.actions))
        found.update(msgspec.json.encode(position.why_not(seat, move)))


def digest(name: str, seed: str, games: int, events: int, quick: list[Agreement]) -> str:
    """How many games were played, and their digest: so many games, or as many as so many events are enough for.

    Where random players hardly ever come to an end, the games after the first have quick agreements.
    """
    game = find(name)
    whole = hashlib.sha256()
    done = number = 0
    while number < games and done < events:
        one, length = played(game, f"{seed} {name} {number}", quick if number else [])
        whole.update(one)
        # The first may take as long as it likes.
        number, done = number + 1, done + (length if number else 0)
    return f"{name} {number} {whole.hexdigest()}"


def by_heart(name: str, seed: str) -> str:
    """The digest of what is known where a game for one is solved: all moves with their worths, along a random game."""
    found = hashlib.sha256()
    game = find(name)
    for options in game.every_agreement(1) if 1 in game.solvable else ():
        rng = Random(f"{seed} {options}")
        position = game.start(1, options)
        while position.turn.kind != "over":
            if position.turn.kind == "dice":
                position = position.roll(rng.choice([roll for roll, _ in position.weights()]))
            else:
                rated = table_for(position, "score").moves(position)
                found.update(repr(rated).encode())
                position = position.play(0, rng.choice(rated).move)
    return f"{name} {found.hexdigest()}"


def day(one: Day) -> tuple[Event, ...]:
    """The events of a day in which the first choice is made each time: dice, draws and the opponent's moves too."""
    course = one.begin(("Anna", *(bots.seat_name(bot, ()) for bot in one.sitting[1:])), {})
    course.begin(one.dice.roll)
    while (turn := course.position.turn).kind != "over":
        if turn.kind == "dice":
            course.draw(one.dice.roll)
        elif PLAYER in turn.seats:
            course.move(PLAYER, course.position.view(PLAYER).choices[0].move, one.dice.roll)
        else:
            seat = turn.seats[0]
            move = bots.ask(one.sitting[seat], course.position, seat, course.chance(seat))
            course.move(seat, move, one.dice.roll)
    return course.record.events


def days(name: str, seed: str, count: int) -> str:
    """The digest of so many days, one after the other."""
    whole, first = hashlib.sha256(), Random(f"{seed} {name} days").randrange(3000)
    for number in range(count):
        one = daily.find(name, str(daily.FIRST + timedelta(days=first + number)))
        whole.update(repr([(event.seat, event.text) for event in day(one)]).encode())
    return f"days {name} {first} {whole.hexdigest()}"


def main(seed: str, games: str, events: str, quick: str, dates: str) -> str:
    """Games, days, and what is known by heart, a line each; `quick` has agreements by the game's name, as JSON."""
    among = json.loads(quick)
    lines = [digest(name, seed, int(games), int(events), among.get(name, [])) for name in names()]
    lines += [days(name, seed, int(dates)) for name in names()]
    return "\n".join([*lines, *(by_heart(name, seed) for name in names())])


if __name__ == "__main__":
    come_along()
    print(main(*sys.argv[1:]))
