"""What a seat may see of Dice Trip, and what it may do. `secrecy.py` decides what is hidden."""

from __future__ import annotations

from functools import lru_cache

from teerling.games.dicetrip import atlas, rules
from teerling.games.dicetrip.atlas import COLOURS
from teerling.games.dicetrip.board import (
    About,
    Board,
    Card,
    City,
    Cross,
    Die,
    Done,
    Double,
    Keep,
    Map,
    Reroll,
    Stage,
    Write,
)
from teerling.games.dicetrip.cards import CROSSED, FIRST, THROW, State
from teerling.games.dicetrip.dice import first_of, made_by, second_of
from teerling.games.dicetrip.moves import Decoded, colour, colours, decode
from teerling.games.dicetrip.options import Journey
from teerling.games.dicetrip.secrecy import card, fresh, points
from teerling.games.dicetrip.sheet import fitted
from teerling.games.dicetrip.tours import Lengths, lengths, longest, with_number
from teerling.games.dicetrip.veil import knows
from teerling.values import Choice, Message, Move, Turn


def board(g: Journey, s: State, seat: int) -> Board:
    """The map, the dice, and every card as far as the viewer may know it."""
    return Board(
        round=s.round,
        rounds=g.rounds,
        stage="over" if s.ended else _stage(s),
        roller=-1 if s.ended or s.stage == FIRST else s.roller,
        dice=tuple(map(Die, COLOURS, s.faces)),
        map=_shown(g.map),
        cards=tuple([_card(g, s, seat, owner) for owner in range(g.seats)]),
    )


def _stage(s: State) -> Stage:
    """Drawing who is first, throwing, the roller deciding about the throw, or all writing."""
    if s.stage == FIRST:
        return "first"
    if s.stage == THROW:
        return "throw"
    return "write" if s.open else "keep"


@lru_cache(64)
def _shown(a: atlas.Map) -> Map:
    """The map as a screen draws it: all names, and positions on a sheet at most 1000 wide and high."""
    sheet = fitted(a)
    return Map(
        name=a.named.every,
        width=sheet.width,
        height=sheet.height,
        cities=tuple(
            City(city.named.name, city.named.every, x, y, city.ring)
            for city, (x, y) in zip(a.cities, sheet.cities, strict=True)
        ),
        roads=a.roads,
        outline=sheet.outline,
    )


def _card(g: Journey, s: State, viewer: int, seat: int) -> Card:
    known = card(g, s, viewer, seat)
    numbers = [number if number > CROSSED else None for number in known.cities]
    return Card(
        seat=seat,
        numbers=tuple(numbers),
        crossed=tuple([city for city, there in enumerate(known.cities) if there == CROSSED]),
        bonus=known.bonus,
        used=tuple(sorted(number for number in numbers if number)),
        route=longest(g.map.beside, known.cities),
        points=points(g, known),
        reroll=not s.rerolled >> seat & 1,
        double=not s.doubled >> seat & 1,
        done=s.done >> seat & 1 == 1,
        written=rules.written(s, seat),
        fresh=fresh(s, seat) if knows(viewer, seat) else (),
        twice=COLOURS[s.twice[seat] - 1] if s.twice[seat] else None,
        ignored=COLOURS[s.ignored[seat] - 1] if s.ignored[seat] else None,
    )


def choice(g: Journey, s: State, seat: int, move: Move) -> Choice[About]:
    """A legal move as it is offered; what a number would bring is said before it is written."""
    did = decode(move.code)
    about, said = _about(g, s, seat, did)
    return Choice(move, Message(f"dicetrip-choice-{did.kind}", said), about)


def _about(g: Journey, s: State, seat: int, did: Decoded) -> tuple[About, dict[str, object]]:
    """What a screen needs to know about a move, and what is said of it."""
    if did.kind == "write":
        return _about_write(g, s, seat, did)
    if did.kind == "cross":
        return Cross(did.city), {"city": g.map.cities[did.city].named.said}
    if did.kind == "double":
        twice, ignored = first_of(did.pair), second_of(did.pair)
        return Double(COLOURS[twice], COLOURS[ignored]), {"twice": colour(twice), "ignored": colour(ignored)}
    if did.kind == "reroll":
        return Reroll(tuple([COLOURS[die] for die in did.dice])), {"dice": tuple(colour(die) for die in did.dice)}
    return Keep() if did.kind == "keep" else Done(), {}


def _about_write(g: Journey, s: State, seat: int, did: Decoded) -> tuple[About, dict[str, object]]:
    number = made_by(s.faces, did.pair)
    bonus = rules.makes_bonus(g, s, did.pair, did.city)
    cities = tuple(s.card[seat][: g.cities])
    first, second = COLOURS[first_of(did.pair)], COLOURS[second_of(did.pair)]
    route = with_number(g.map.beside, cities, _lengths(g.map.beside, cities), did.city, number)
    said = {"number": number, "city": g.map.cities[did.city].named.said, "first": first, "second": second}
    return Write((first, second), number, did.city, bonus, route), {**said, "bonus": "yes" if bonus else "no"}


@lru_cache(64)
def _lengths(beside: tuple[tuple[int, ...], ...], cities: tuple[int, ...]) -> Lengths:
    """The routes of a card, asked for by every choice of a view."""
    return lengths(beside, cities)


def prompt(g: Journey, s: State, seat: int, turn: Turn) -> Message:
    """What the seat does now, in one sentence."""
    if turn.kind == "over":
        if g.seats == 1:
            return Message("dicetrip-prompt-over-alone", {"points": rules.score(g, s, 0)})
        won = rules.winners(g, s)
        return Message("prompt-over", {"count": won.bit_count(), "seats": [i for i in range(g.seats) if won >> i & 1]})
    if turn.kind == "dice":
        if turn.thrower < 0:
            return Message("dicetrip-prompt-lot")
        if any(s.faces):
            again = {"dice": colours(s.due), "seat": turn.thrower}
            return Message("dicetrip-prompt-again" if seat == turn.thrower else "dicetrip-prompt-wait-again", again)
        return Message("prompt-throw") if turn.thrower == seat else Message("prompt-wait-throw", {"seat": turn.thrower})
    if seat not in turn.seats:
        if s.open == 0:
            return Message("dicetrip-prompt-wait-keep", {"seat": s.roller})
        return Message("dicetrip-prompt-wait-write", {"seats": list(turn.seats), "count": len(turn.seats)})
    if s.open == 0:
        return Message("dicetrip-prompt-keep")
    return _prompt_write(g, s, seat)


def _prompt_write(g: Journey, s: State, seat: int) -> Message:
    written = rules.written(s, seat)
    if written == rules.to_write(g, s):
        return Message("dicetrip-prompt-done")
    if s.round == g.rounds:
        city = next(city for city in range(g.cities) if s.card[seat][city] == 0)
        return Message("dicetrip-prompt-last", {"city": g.map.cities[city].named.said})
    if s.twice[seat]:
        said = {"twice": colour(s.twice[seat] - 1), "ignored": colour(s.ignored[seat] - 1), "written": written}
        return Message("dicetrip-prompt-double", said)
    return Message("dicetrip-prompt-second" if written else "dicetrip-prompt-first")
