"""What a seat may see of Dice Trip, and what it may do. `secrecy.py` decides what is hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from teerling.games.dicetrip import rules
from teerling.games.dicetrip.atlas import COLOURS, Map
from teerling.games.dicetrip.cards import CROSSED, FIRST, THROW, State
from teerling.games.dicetrip.dice import DICE, first_of, made_by, second_of
from teerling.games.dicetrip.moves import Decoded, colour, colours, decode
from teerling.games.dicetrip.options import Journey
from teerling.games.dicetrip.secrecy import card, fresh, points
from teerling.games.dicetrip.sheet import fitted
from teerling.games.dicetrip.tours import Lengths, lengths, longest, with_number
from teerling.games.dicetrip.veil import knows
from teerling.values import Choice, Message, Move, Turn


def board(g: Journey, s: State, seat: int) -> dict[str, Any]:
    """The map, the dice, and every card as far as the viewer may know it."""
    return {
        "round": s.round,
        "rounds": g.rounds,
        "stage": "over" if s.ended else _stage(s),
        "roller": -1 if s.ended or s.stage == FIRST else s.roller,
        "dice": [{"colour": COLOURS[die], "face": s.faces[die]} for die in range(DICE)],
        "again": [COLOURS[die] for die in range(DICE) if s.due >> die & 1 and any(s.faces)],
        "map": _shown(g.map),
        "cards": [_card(g, s, seat, owner) for owner in range(g.seats)],
    }


def _stage(s: State) -> str:
    """Drawing who is first, throwing, the roller deciding about the throw, or all writing."""
    if s.stage == FIRST:
        return "first"
    if s.stage == THROW:
        return "throw"
    return "write" if s.open else "keep"


@lru_cache(64)
def _shown(a: Map) -> dict[str, Any]:
    """The map as a screen draws it: all names, and positions on a sheet at most 1000 wide and high."""
    sheet = fitted(a)
    return {
        "name": a.named.every,
        "author": a.author,
        "licence": a.licence,
        "width": sheet.width,
        "height": sheet.height,
        "cities": [
            {"name": city.named.name, "names": city.named.every, "x": x, "y": y, "ring": city.ring}
            for city, (x, y) in zip(a.cities, sheet.cities, strict=True)
        ],
        "roads": a.roads,
        "outline": sheet.outline,
    }


def _card(g: Journey, s: State, viewer: int, seat: int) -> dict[str, Any]:
    known = card(g, s, viewer, seat)
    numbers = [number if number > CROSSED else None for number in known.cities]
    return {
        "seat": seat,
        "numbers": numbers,
        "crossed": [city for city, there in enumerate(known.cities) if there == CROSSED],
        "bonus": known.bonus,
        "used": sorted(number for number in numbers if number),
        "route": longest(g.map.beside, known.cities),
        "points": points(g, known),
        "reroll": not s.rerolled >> seat & 1,
        "double": not s.doubled >> seat & 1,
        "done": s.done >> seat & 1 == 1,
        "written": rules.written(s, seat),
        "fresh": fresh(s, seat) if knows(viewer, seat) else (),
        "twice": COLOURS[s.twice[seat] - 1] if s.twice[seat] else None,
        "ignored": COLOURS[s.ignored[seat] - 1] if s.ignored[seat] else None,
    }


def choice(g: Journey, s: State, seat: int, move: Move) -> Choice:
    """A legal move as it is offered; what a number would bring is said before it is written."""
    did = decode(move.code)
    if did.kind == "write":
        return _choice_write(g, s, seat, move, did)
    about: dict[str, Any] = {"kind": did.kind}
    said: dict[str, Any] = {}
    if did.kind == "cross":
        about["city"] = did.city
        said["city"] = g.map.cities[did.city].named.said
    elif did.kind == "double":
        about |= {"twice": COLOURS[first_of(did.pair)], "ignored": COLOURS[second_of(did.pair)]}
        said = {"twice": colour(first_of(did.pair)), "ignored": colour(second_of(did.pair))}
    elif did.kind == "reroll":
        about["dice"] = [COLOURS[die] for die in did.dice]
        said["dice"] = tuple(colour(die) for die in did.dice)
    return Choice(move, Message(f"dicetrip-choice-{did.kind}", said), about)


def _choice_write(g: Journey, s: State, seat: int, move: Move, did: Decoded) -> Choice:
    number = made_by(s.faces, did.pair)
    bonus = rules.makes_bonus(g, s, did.pair, did.city)
    cities = tuple(s.card[seat][: g.cities])
    dice = COLOURS[first_of(did.pair)], COLOURS[second_of(did.pair)]
    about = {
        "kind": "write",
        "dice": dice,
        "number": number,
        "city": did.city,
        "bonus": bonus,
        "route": with_number(g.map.beside, cities, _lengths(g.map.beside, cities), did.city, number),
    }
    said = {"number": number, "city": g.map.cities[did.city].named.said, "first": dice[0], "second": dice[1]}
    return Choice(move, Message("dicetrip-choice-write", {**said, "bonus": "yes" if bonus else "no"}), about)


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
