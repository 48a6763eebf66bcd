"""Why a move of Dice Trip is not possible: the first reason, with its rule sentence.

Every reason comes from what the seat itself may know.
"""

from __future__ import annotations

from typing import Any

from teerling.games.dicetrip import rules
from teerling.games.dicetrip.cards import CROSSED, State
from teerling.games.dicetrip.dice import first_of, made_by, place_of, second_of
from teerling.games.dicetrip.moves import Decoded, colour, decode, stated
from teerling.games.dicetrip.options import Journey
from teerling.values import Message, Move, Reason


def _reason(rule: str, name: str, **args: Any) -> Reason:
    return Reason(rule, Message(f"dicetrip-why-{name}", args))


def why_not(g: Journey, s: State, seat: int, move: Move) -> Reason | None:
    """The reason against a move of a seat that may move, or nothing if it is legal."""
    did = decode(move.code)
    if did.kind in ("reroll", "keep"):
        return _why_not_reroll(s, seat)
    left = rules.to_write(g, s) - rules.written(s, seat)
    if did.kind == "done":
        return _reason("3.2" if rules.to_write(g, s) > 1 else "7.1", "not-yet", count=left) if left else None
    if did.city >= g.cities:
        return _reason("1.5", "no-city", number=did.city + 1, most=g.cities)
    if left == 0:
        return _reason("3.2" if rules.to_write(g, s) > 1 else "7.1", "all-written")
    if did.kind == "double":
        return _why_not_double(g, s, seat, did)
    return (
        (_why_not_dice(s, seat, did) if did.kind == "write" else None)
        or _why_not_city(g, s, seat, did)
        or (_why_not_number(s, seat, did) if did.kind == "write" else None)
        or _why_not_stated(g, s, move, did)
    )


def _why_not_reroll(s: State, seat: int) -> Reason | None:
    if s.open == 0:
        return None
    if seat != s.roller:
        return _reason("4.1", "not-roller", seat=s.roller)
    if s.rerolled >> seat & 1:
        return _reason("4.1", "rerolled")
    return _reason("4.3", "kept")


def _why_not_double(g: Journey, s: State, seat: int, did: Decoded) -> Reason | None:
    if s.round == g.rounds:
        return _reason("5.5", "double-last")
    if s.doubled >> seat & 1:
        return _reason("5.1", "doubled")
    twice, ignored = colour(first_of(did.pair)), colour(second_of(did.pair))
    if not rules.fits_double(s, seat, did.pair):
        return _reason("5.3", "double-unfit", twice=twice, ignored=ignored)
    if rules.same_pips(s, did.pair):
        return _reason("5.2", "double-pips", twice=twice, face=s.faces[first_of(did.pair)])
    return None


def _why_not_dice(s: State, seat: int, did: Decoded) -> Reason | None:
    if rules.dice_are_free(s, seat, did.pair):
        return None
    dice = first_of(did.pair), second_of(did.pair)
    twice, ignored = s.twice[seat] - 1, s.ignored[seat] - 1
    if ignored in dice:
        return _reason("5.1", "ignored", colour=colour(ignored))
    if twice >= 0 and twice not in dice:
        return _reason("5.1", "needs-twice", colour=colour(twice))
    used = next(die for die in dice if s.spent[seat] >> die & 1 and die != twice)
    return _reason("3.2", "die-used", colour=colour(used))


def _why_not_city(g: Journey, s: State, seat: int, did: Decoded) -> Reason | None:
    there = s.card[seat][did.city]
    city = g.map.cities[did.city].named.said
    if there == CROSSED:
        return _reason("3.5", "crossed", city=city)
    return _reason("3.3", "taken", city=city, number=there) if there else None


def _why_not_number(s: State, seat: int, did: Decoded) -> Reason | None:
    number = made_by(s.faces, did.pair)
    return _reason("3.4", "number", number=number) if s.used[seat] >> place_of(number) & 1 else None


def _why_not_stated(g: Journey, s: State, move: Move, did: Decoded) -> Reason | None:
    """A record names the city and the number: they must be the right ones."""
    name, number = stated(move)
    named = g.map.cities[did.city].named
    if name and name.casefold() not in {named.name.casefold(), *(other.casefold() for _, other in named.others)}:
        return _reason("1.5", "name", number=did.city + 1, city=named.said, stated=name)
    if number and number != made_by(s.faces, did.pair):
        return _reason("3.1", "made", made=made_by(s.faces, did.pair), stated=number)
    return None
