"""Two tables that differ only in one seat's secrets send the others the same bytes, until a secret is turned up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest

from teerling.dice import FairDice, from_seed
from teerling.events import Ended, Event, Moved, Rolled, Seat
from teerling.house.hub import Hub
from teerling.house.live import LiveTable
from teerling.house.presence import Presence
from teerling.opening import open_table
from teerling.table import Table
from teerling.values import SPECTATOR, IllegalMove
from tests import wire
from tests.chance import chance

PEOPLE = tuple(Seat("person", name) for name in ("Anna", "Bram", "Cleo"))
KEEPER = 1  # whose secrets differ


class NoHub:
    """As much of a hub as telling needs."""

    address = ""
    presence = Presence()


def opened(game: str, options: dict[str, str], fair: FairDice) -> Table:
    """A table of three people that has begun."""
    table = Table.of([open_table("t", "tulp-73", game, PEOPLE, options)])
    for event in table.fix(table.fair_dice(fair.key).commitment, set()):
        table.apply(event)
    for event in table.start(fair.key):
        table.apply(event)
    return table


def played(options: dict[str, str], rng: Random, most: int) -> list[Event]:
    """The events of a table at which three people do anything."""
    fair = from_seed(str(rng.random()))
    table = opened("addvantage", options, fair)
    while table.state == "playing" and table.number < most:
        assert table.course
        position = table.course.position
        if position.turn.kind == "dice":
            made = table.throw(position.turn.thrower, fair)
        else:
            seat = rng.choice(position.turn.seats)
            # Coins are kept, so that the game is not over too soon.
            kept = [move for move in position.moves(seat) if not move.text.startswith(("buy", "give"))]
            made = table.move(seat, rng.choice(kept or position.moves(seat)), fair)
        for event in made:
            table.apply(event)
    return table.events


def with_other_secrets(events: list[Event], rng: Random) -> list[Event]:
    """The same, but one seat drew other tiles and laid them in another way."""
    tiles = [i for i, event in enumerate(events) if isinstance(event, Rolled) and event.text.startswith("tile")]
    own = tiles[6 * KEEPER : 6 * KEEPER + 6]
    bag = [f"tile {n}" for n, count in zip(range(7, 15), (1, 2, 4, 6, 6, 4, 2, 1), strict=True) for _ in range(count)]
    for i in set(tiles) - set(own):
        bag.remove(events[i].text)  # type: ignore[union-attr]  # these are rolls
    drawn = rng.sample(bag, 6)
    letters = "".join(rng.sample("abcdef", 6))
    changed: list[Event] = []
    for i, event in enumerate(events):
        if i in own:
            changed.append(Rolled(drawn[own.index(i)]))
        elif isinstance(event, Moved) and event.seat == KEEPER and event.text[0] in letters and event.text[3:4] == " ":
            changed.append(Moved(KEEPER, f"{letters[:3]} {letters[3:]}"))
        else:
            changed.append(event)
    return changed


def sent(events: list[Event], viewer: int) -> Iterator[tuple[bytes, Any]]:
    """What a viewer is sent after each event, and the state then."""
    live = LiveTable(cast(Hub, NoHub()), Table.of(events[:1]), b"key")
    for event in events[1:]:
        since = live.table.number
        live.table.apply(event)
        course = live.table.course
        yield msgspec.json.encode(live.telling.update(viewer, since)), course.position.raw[1] if course else None


@pytest.mark.parametrize("arrange", ["choose", "drawn"])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_others_are_sent_the_same_bytes_whatever_the_secret_is(arrange: str, viewer: int) -> None:
    rng = chance("wire", arrange, viewer)
    lengths: list[int] = []
    while len(lengths) < 12:
        options = {"secret": "targets", "arrange": arrange}
        events = played(options, rng, 120)
        twin = with_other_secrets(events, rng)
        same = 0
        try:
            for (one, state), (other, twin_state) in zip(sent(events, viewer), sent(twin, viewer), strict=True):
                if state and (state.ended or state.won[KEEPER] != twin_state.won[KEEPER]):
                    break  # a tile is turned up when it is won, and all are at the end
                assert one == other
                same += 1
        except IllegalMove:
            continue  # an arrangement that is not written like that: alike tiles
        lengths.append(same)
    assert max(lengths) > 60
    # They were really different.
    assert events != twin


def test_the_seat_itself_is_sent_its_own_secrets() -> None:
    rng = chance("wire")
    events = played({"secret": "targets", "arrange": "drawn"}, rng, 60)
    twin = with_other_secrets(events, rng)
    assert [b for b, _ in sent(events, KEEPER)] != [b for b, _ in sent(twin, KEEPER)]


# Dice Trip: what is written in a round


def rounds(rng: Random) -> Iterator[tuple[list[Event], list[Event]]]:
    """The events of a whole game after every round, and the same with another round of one seat's writing."""
    fair = from_seed(str(rng.random()))
    table = opened("dicetrip", {}, fair)
    twin = Table.of(table.events)
    round_ = 1
    while table.state == "playing":
        assert table.course
        assert twin.course
        position = table.course.position
        if position.turn.kind == "dice":
            made = table.throw(position.turn.thrower, fair)
            altered = made
        else:
            seat = rng.choice(position.turn.seats)
            move = rng.choice(position.moves(seat))
            writes = position.hides(SPECTATOR, (seat, move))
            if seat == KEEPER and not writes and move.text != "done":
                continue  # double use depends on what is written, so the twin could not do the same
            made = table.move(seat, move, fair)
            altered = made
            if seat == KEEPER and writes:
                there = twin.course.position
                others = [m for m in there.moves(seat) if there.hides(SPECTATOR, (seat, m))]
                altered = [Moved(seat, there.settle(rng.choice(others)).text), *made[1:]]
        for event in made:
            table.apply(event)
        for event in altered:
            twin.apply(event)
        now = wire.board(table.course.position)["round"]
        if now > round_ or isinstance(made[-1], Ended):
            # So the last event is the one that closes the round.
            last = len(table.events) - isinstance(made[-1], Ended)
            yield table.events[:last], twin.events[:last]
            round_ = now
            twin = Table.of(table.events)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_in_a_round_others_are_sent_the_same_bytes_whatever_is_written(viewer: int) -> None:
    different = 0
    began = 0
    for events, twin in rounds(chance("rounds", viewer)):
        whole = list(zip(sent(events, viewer), sent(twin, viewer), strict=True))
        # The last event shows what was written.
        for (one, _), (other, _) in whole[began:-1]:
            assert one == other
        different += events != twin
        began = len(events) - 1
    assert different > 10
