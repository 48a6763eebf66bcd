"""On its way through a table a move is read once and judged once, in every game; nothing piles up behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import ParamSpec, TypeVar

import pytest

from teerling import game
from teerling.course import Happened
from teerling.events import Event, Moved, Rolled, Seat, Started, Taken
from teerling.game import Position
from teerling.history import APART, RECENT
from teerling.house.hub import Hub
from teerling.house.messages import Hello, SeatWish, TableWish
from teerling.opening import open_table
from teerling.server.store import Store
from teerling.table import Table
from teerling.values import Move

P = ParamSpec("P")
R = TypeVar("R")

pytestmark = pytest.mark.anyio

# With these dice no game is soon over.
KEY = b"key 13"
EVENTS = 150


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often moves are read, judged and played, and outcomes listed, from now on."""
    found: Counter[str] = Counter()

    def counting(what: str, original: Callable[P, R]) -> Callable[P, R]:
        def counted(*args: P.args, **more: P.kwargs) -> R:
            found[what] += 1
            return original(*args, **more)

        return counted

    for name in game.names():
        one = game.find(name)
        moves, reasons, views = one.parts.moves, one.parts.reasons, one.parts.views
        assert reasons.why_not
        counted = replace(
            one.parts,
            moves=replace(moves, read=counting("read", moves.read)),
            reasons=replace(reasons, why_not=counting("judged", reasons.why_not)),
            views=replace(
                views,
                board=counting("board", views.board),
                tell_move=counting("tell_move", views.tell_move),
                tell_roll=counting("tell_roll", views.tell_roll),
            ),
        )
        monkeypatch.setattr(one, "read_roll", counting("read", one.read_roll))
        monkeypatch.setattr(one, "parts", counted)
        for part, what in (("play", "played"), ("roll", "rolled"), ("outcomes", "listed")):
            monkeypatch.setattr(one.rules, part, counting(what, getattr(one.rules, part)))
    return found


def begun(name: str) -> Table:
    """A table of three, just begun."""
    seats = tuple(Seat("person", f"P{seat}") for seat in range(3))
    table = Table.of([open_table("t", "tulp-73", name, seats, {})])
    for event in table.fix(table.fair_dice(KEY).commitment, set()):
        table.apply(event)
    for event in table.start(KEY):
        table.apply(event)
    return table


def acting(table: Table, rng: Random) -> tuple[int, str]:
    """A seat that is up, and the text of one of its moves; no text if dice are due."""
    assert table.course
    position = table.course.position
    if position.turn.kind == "dice":
        return max(position.turn.thrower, 0), ""
    seat = rng.choice(position.turn.seats)
    return seat, rng.choice(position.moves(seat)).text


def played(name: str, rng: Random, *, undo: bool = False) -> Iterator[tuple[Table, list[Event]]]:
    """A random game, with what is asked for each time, before it is applied."""
    table = begun(name)
    fair = table.fair_dice(KEY)
    while table.state == "playing" and table.number < EVENTS:
        assert table.course
        backers = [seat for seat in range(3) if table.course.may_take_back(seat)] if undo else []
        if backers and rng.random() < 0.3:
            events = table.take_back(rng.choice(backers))
        else:
            seat, text = acting(table, rng)
            events = table.move(seat, text, fair) if text else table.throw(seat, fair)
        yield table, events
        for event in events:
            table.apply(event)


@pytest.mark.parametrize("name", game.names())
def test_a_move_is_read_once_judged_once_and_played_once(name: str, counts: Counter[str]) -> None:
    table = begun(name)
    fair, rng = table.fair_dice(KEY), Random(name)
    moves = 0
    while table.state == "playing" and table.number < EVENTS:
        assert table.course
        seat, text = acting(table, rng)
        drawn = not table.course.position.dice and table.course.position.turn.kind == "dice"
        counts.clear()
        events = table.move(seat, text, fair) if text else table.throw(seat, fair)
        for event in events:
            table.apply(event)
        rolls = sum(isinstance(event, Rolled) for event in events)
        made = sum(isinstance(event, Moved) for event in events)
        moves += bool(text)
        # What follows by itself is known to be legal: nobody has to read or judge it.
        assert counts["read"] == counts["judged"] == bool(text)
        assert (counts["played"], counts["rolled"]) == (made, rolls)
        if not drawn and rolls <= 1:
            assert counts["listed"] == 0, "our own dice need no list of what could have fallen"
    assert moves > 10


@pytest.mark.parametrize("name", game.names())
def test_what_another_process_stored_is_read_and_judged_once_too(name: str, counts: Counter[str]) -> None:
    *_, (table, _) = played(name, Random(name))
    events = list(table.events)
    counts.clear()
    Table.of(events)
    assert counts["judged"] == counts["played"] == sum(isinstance(event, Moved) for event in events)
    assert counts["read"] == sum(isinstance(event, Moved | Rolled) for event in events)


@pytest.mark.parametrize("name", game.names())
def test_what_is_told_later_is_what_was_told_then(name: str) -> None:
    """Also of moves that were taken back, and from any number on."""
    rng = Random(name)
    heard: list[tuple[int, Happened | None]] = []
    taken = 0
    for table, events in played(name, rng, undo=True):
        taken += any(isinstance(event, Taken) for event in events)
        since = len(heard)
        heard += table.told(since)
        assert len(heard) == table.number
    heard += table.told(len(heard))
    assert len(heard) > 2 * APART
    assert taken
    for since in (0, 1, 2, *rng.sample(range(table.number), 20), table.number - 1, table.number):
        assert list(table.told(since)) == heard[since:]


@pytest.mark.parametrize("name", game.names())
def test_past_positions_do_not_pile_up(name: str) -> None:
    *_, (table, _) = played(name, Random(name), undo=True)
    assert table.course
    assert len(table._history._marks) <= 1 + table.number // APART
    assert len(table._history._recent) <= RECENT
    rolls = [i for i, event in enumerate(table.course.events) if event.seat < 0]
    assert len(table.course.past) == len(table.course.events) - rolls[-1]


@pytest.mark.parametrize("name", game.names())
def test_the_last_event_that_counts_is_found_as_by_looking_back(name: str) -> None:
    for table, _ in played(name, Random(name), undo=True):
        told = dict(table.told(0))
        for seat in range(-1, 3):
            assert table.last_for(seat) == next(
                (number for number in range(table.number, 0, -1) if counts_for(table, told, number, seat)), 0
            )


def counts_for(table: Table, told: dict[int, Happened | None], number: int, seat: int) -> bool:
    """Whether an event changed the game for a seat."""
    event, happened = table.events[number - 1], told[number]
    if isinstance(event, Taken):
        return event.seat == seat
    return isinstance(event, Started) or (happened is not None and not happened.beside(seat))


@pytest.mark.parametrize("name", game.names())
async def test_what_all_see_alike_is_made_once(name: str, counts: Counter[str], tmp_path: Path) -> None:
    store = await Store.connect(str(tmp_path / "tables.sqlite"))
    hub = Hub(store, pause=1e6, burst=1e6, rate=1e6, warms=False)
    held = await hub.open(TableWish(name, tuple(SeatWish("here", f"P{seat}") for seat in range(3)), {}))
    live = await hub.get(held[0].table)
    for one in held:
        assert await live.admit(Hello(one.token))
    await live.beginning.ask(0)
    table, rng = live.table, Random(name)
    times = 1 if game.find(name).alike else 3
    while table.state == "playing" and table.number < 40:
        seat, text = acting(table, rng)
        fair = table.fair_dice(live.key)
        counts.clear()
        events = await live.change(lambda table: table.move(seat, text, fair) if text else table.throw(seat, fair))  # noqa: B023
        happened = sum(isinstance(event, Rolled | Moved) for event in events)
        # What came before the last event is shown as well, to be watched one after the other.
        assert counts["board"] == times * happened
        assert counts["tell_move"] + counts["tell_roll"] == times * happened
        assert (counts["read"], counts["judged"]) == ((1, 1) if text else (0, 0))
    await hub.stop()
    await store.close()


@pytest.mark.parametrize("name", game.names())
def test_a_position_keeps_its_chances(name: str, counts: Counter[str]) -> None:
    position = game.find(name).start(seats=2)
    while position.turn.kind != "dice":
        position = position.play(position.turn.seats[0], position.moves(position.turn.seats[0])[0])
    counts.clear()
    assert position.chances() is position.chances()
    assert position.outcomes()
    assert counts["listed"] == 1


@pytest.mark.parametrize("name", game.names())
def test_forced_moves_are_counted_without_writing_them(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Position.move
    written: list[int] = []

    def counted(position: Position, code: int) -> Move:
        written.append(code)
        return write(position, code)

    monkeypatch.setattr(Position, "move", counted)
    for table, _ in played(name, Random(name)):
        assert table.course
        position = table.course.position
        seats = position.turn.seats
        written.clear()
        only = position.forced()
        assert len(written) == sum(len(position.codes(seat)) == 1 for seat in seats[: 1 + _at(seats, only)])


def _at(seats: tuple[int, ...], only: tuple[int, Move] | None) -> int:
    return seats.index(only[0]) if only else len(seats)
