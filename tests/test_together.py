"""What is meant as one thing: the same as one command after the other, or nothing at all; and never a look at dice."""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy
from random import Random

import pytest

from teerling.course import Course
from teerling.dice import FairDice
from teerling.events import Event, Moved, Rolled, Seat, Taken
from teerling.game import find, names
from teerling.opening import open_table
from teerling.table import Ask, NotAllowed, Table
from teerling.values import Message, Move, TeerlingError
from tests import facts
from tests.refusals import saying

KEY, OTHER_KEY = bytes(range(32)), bytes(32)


def begun(game: str, seats: int = 3) -> Table:
    """A table of people whose game has begun."""
    people = tuple(Seat("person", name) for name in ("Anna", "Bram", "Cleo")[:seats])
    table = Table.of([open_table("t", "tulp-73", game, people, dict(facts.of(game).lively))])
    go_on(table, table.fix(table.fair_dice(KEY).commitment, set()))
    go_on(table, table.start(KEY))
    return table


def go_on(table: Table, events: list[Event]) -> None:
    for event in events:
        table.apply(event)


def throwing(seat: int, key: bytes = KEY) -> Ask:
    return lambda table: table.throw(seat, fair(table, key))


def moving(seat: int, move: Move, key: bytes = KEY) -> Ask:
    return lambda table: table.move(seat, move, fair(table, key))


def taking_back(seat: int) -> Ask:
    return lambda table: table.take_back(seat)


def fair(table: Table, key: bytes) -> FairDice:
    return FairDice(table.opened.id, key)


def course(table: Table) -> Course:
    assert table.course
    return table.course


def likely(table: Table, seat: int, rng: Random) -> tuple[str, Move | None]:
    """Something that a seat might ask for, more often than not something it may."""
    position = course(table).position
    chance = rng.random()
    if chance < 0.2:
        return "takeback", None
    if chance < 0.3 or (position.turn.kind == "dice" and chance < 0.9):
        return "throw", None
    moves = position.moves(seat) if seat in position.turn.seats else ()
    if chance < 0.4 or not moves:
        return "move", position.game.thinkable(rng.randrange(position.game.actions))
    return "move", rng.choice(moves)


def thought_up(table: Table, seat: int, rng: Random, count: int) -> list[tuple[str, Move | None]]:
    """Some steps, thought up as a player would who looks at where those before lead: mostly such as are possible."""
    ahead, steps = clone(table), []
    for _ in range(count):
        for _ in range(rng.choice([1, 4])):
            step = likely(ahead, seat, rng)
            if one_by_one(ahead, [step], seat)[1] is None:
                break
        steps.append(step)
    return steps


def asked(step: tuple[str, Move | None], seat: int, key: bytes = KEY) -> Ask:
    kind, move = step
    if move is not None:
        return moving(seat, move, key)
    return throwing(seat, key) if kind == "throw" else taking_back(seat)


def answer(
    table: Table, seat: int, steps: list[tuple[str, Move | None]], key: bytes = KEY
) -> tuple[list[Event], Message | None]:
    """What would happen, or why not."""
    try:
        return table.together(seat, [asked(step, seat, key) for step in steps]), None
    except TeerlingError as refused:
        return [], refused.message


def single(table: Table, rng: Random) -> list[Event]:
    """The game goes on by one thing."""
    seat = rng.choice(table.turn)
    position = course(table).position
    step = ("throw", None) if position.turn.kind == "dice" else ("move", rng.choice(position.moves(seat)))
    return asked(step, seat)(table)


def somebody(table: Table, rng: Random) -> int:
    """Mostly somebody who is up, or who has just moved and might take it back."""
    moved = [event.seat for event in table.events[-3:] if isinstance(event, Moved)]
    return rng.choice([*table.turn, *table.turn, *moved, rng.randrange(3)])


def clone(table: Table) -> Table:
    """The same table once more, with lists of its own."""
    was = course(table)
    other = copy(table)
    other.course = Course(was.head, was.start, list(was.past), list(was.events))
    other.events, other._history = list(table.events), deepcopy(table._history)
    return other


def shape(table: Table) -> tuple[object, ...]:
    """All that asking could change, as far as it is quickly looked at."""
    now = course(table)
    counts = len(now.past), now.rolls, table.number, *(table.last_for(seat) for seat in range(len(table.seats)))
    return table.state, table.key, table.seats, table.events, now.position, now.record, counts


def same(one: Table, other: Table) -> bool:
    """Whether two tables are alike in everything, and can tell the same."""
    return one == other and shape(one) == shape(other) and list(one.told(0)) == list(other.told(0))


def one_by_one(table: Table, steps: list[tuple[str, Move | None]], seat: int) -> tuple[list[Event], Message | None]:
    """The same by single commands, as far as they go; and what the first one that is refused is told."""
    made: list[Event] = []
    for number, step in enumerate(steps, 1):
        try:
            events = asked(step, seat)(table)
        except TeerlingError as refused:
            return made, refused.message
        made += events
        for event in events:
            table.apply(event)
            if number < len(steps) and (isinstance(event, Rolled) or seat not in table.turn):
                return made, Message("table-not-together")
    return made, None


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", names())
def test_all_of_it_happens_as_by_single_commands_or_nothing_does(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    table, twin = begun(game), begun(game)
    counts: Counter[str] = Counter()
    for _ in range(500):
        if table.state == "over" or table.number > 250:
            assert same(table, twin)
            table, twin = begun(game), begun(game)
        seat = somebody(table, rng)
        steps = thought_up(table, seat, rng, rng.choice([2, 2, 3]))
        expected, message = one_by_one(clone(table), steps, seat)
        made, refused = answer(table, seat, steps)
        assert refused == message
        assert shape(table) == shape(twin), "asking changed something"
        counts["refused" if refused else "done"] += 1
        if not refused:
            assert made == expected
            go_on(table, made)
            one_by_one(twin, steps, seat)
            assert shape(table) == shape(twin)
        if rng.random() < 0.7 and table.state == "playing":
            events = single(table, rng)
            go_on(table, events)
            go_on(twin, events)
    assert same(Table.of(table.events), table)
    assert same(table, twin)
    assert counts["done"] > 10, counts
    assert counts["refused"] > 20, counts


@pytest.mark.parametrize("game", names())
def test_no_refusal_tells_anything_of_dice_that_have_not_fallen(game: str) -> None:
    """Two tables with the same past and other dice to come: what is refused is refused alike."""
    rng = Random(game)
    table = begun(game)
    refused: Counter[str] = Counter()
    for _ in range(150):
        if table.state == "over":
            table = begun(game)
        for _ in range(2):
            seat = somebody(table, rng)
            # Also such steps as only somebody could mean who knows how the dice fall.
            steps = thought_up(table, seat, rng, 3)
            said = [answer(table, seat, steps, key)[1] for key in (KEY, OTHER_KEY)]
            assert said[0] == said[1]
            if said[0]:
                refused[said[0].id] += 1
        go_on(table, single(table, rng))
    assert refused["table-not-together"] > 5, refused
    assert refused.total() > 30, refused


def test_nothing_follows_a_throw_and_the_dice_fall_later_as_they_would_have() -> None:
    table = begun("quadrata")
    (seat,) = table.turn
    would = throwing(seat)(table)
    ahead = Table.of([*table.events, *would])
    for move in course(ahead).position.moves(seat):
        with pytest.raises(NotAllowed, check=saying("table-not-together")):
            table.together(seat, [throwing(seat), moving(seat, move)])
    with pytest.raises(NotAllowed, check=saying("table-not-together")):
        table.together(seat, [throwing(seat), taking_back(seat)])
    assert throwing(seat)(table) == would


def test_nothing_follows_a_move_after_which_something_is_drawn() -> None:
    """In Add-Vantage the last one who lays out their tiles makes the game draw who begins."""
    table = begun("addvantage")
    for seat in (0, 1):
        go_on(table, moving(seat, course(table).position.moves(seat)[0])(table))
    last = moving(2, course(table).position.moves(2)[0])
    assert any(isinstance(event, Rolled) for event in last(table))
    for then in (throwing(2), taking_back(2), last):
        with pytest.raises(NotAllowed, check=saying("table-not-together")):
            table.together(2, [last, then])


def test_another_shape_is_taken_in_hand_in_one_go_and_the_first_one_stays_if_it_can_not_be() -> None:
    table = begun("quadrata")
    (seat,) = table.turn
    rng = Random(4)
    while course(table).position.view(seat).board.hand is None or not course(table).may_take_back(seat):
        go_on(table, single(table, rng))
        (seat,) = table.turn
    taken = course(table).past[-1].event.text
    other = next(move for move in course(table).past[-1].step.before.moves(seat) if move.text != taken)
    made = table.together(seat, [taking_back(seat), moving(seat, other)])
    assert [type(event) for event in made] == [Taken, Moved]
    number = table.number
    with pytest.raises(TeerlingError):
        table.together(seat, [taking_back(seat), moving(seat, find("quadrata").read_move("lay a1 a"))])
    assert table.number == number
    assert course(table).position.view(seat).board.hand is not None
    go_on(table, made)
    assert course(table).past[-1].event.text == made[-1].text  # type: ignore[union-attr]  # a move


def test_what_the_throw_settled_stays_when_writing_is_replaced_in_one_go() -> None:
    """Dice Trip: writing keeps the throw, and it stays kept."""
    table = begun("dicetrip")
    (seat,) = table.turn
    go_on(table, throwing(seat)(table))
    writes = [move for move in course(table).position.moves(seat) if move.text[0] == "x"]
    go_on(table, moving(seat, writes[0])(table))
    go_on(table, table.together(seat, [taking_back(seat), moving(seat, writes[1])]))
    assert [event.text for event in course(table).record.events[-2:]] == [
        "keep",
        course(table).past[-1].event.text,
    ]
    assert table.turn == (0, 1, 2)


def test_a_seat_that_is_no_longer_up_has_nothing_more_to_say() -> None:
    table = begun("dicetrip", seats=2)
    (seat,) = table.turn
    go_on(table, throwing(seat)(table))
    for _ in range(2):
        go_on(table, moving(seat, course(table).position.moves(seat)[0])(table))
    done = moving(seat, find("dicetrip").read_move("done"))
    with pytest.raises(NotAllowed, check=saying("table-not-together")):
        table.together(seat, [done, taking_back(seat)])
    assert [type(event) for event in table.together(seat, [done])] == [Moved]
