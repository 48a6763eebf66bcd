"""How events of Dice Trip are told, and to whom; when a round ends, all hear what was written in it."""

from __future__ import annotations

from typing import Any

from teerling.games.dicetrip import rules
from teerling.games.dicetrip.atlas import COLOURS
from teerling.games.dicetrip.cards import CROSSED, FIRST, State
from teerling.games.dicetrip.dice import DICE, first_of, second_of
from teerling.games.dicetrip.moves import colour, colours, decode
from teerling.games.dicetrip.options import Journey
from teerling.games.dicetrip.secrecy import card, fresh
from teerling.games.dicetrip.tours import longest
from teerling.games.dicetrip.veil import knows
from teerling.values import Message, Move, Roll


def _say(name: str, **args: Any) -> Message:
    return Message(f"dicetrip-log-{name}", args)


def tell_roll(g: Journey, before: State, after: State, viewer: int, roll: Roll) -> tuple[Message, ...]:
    """A throw, each die with its colour; or who throws first."""
    if before.stage == FIRST:
        return (_say("first", seat=after.roller),)
    dice = [die for die in range(DICE) if before.due >> die & 1]
    shown = tuple(Message("dicetrip-die", {"colour": COLOURS[die], "face": after.faces[die]}) for die in dice)
    return (_say("fallen" if any(before.faces) else "throw", seat=before.roller, dice=shown),)


def tell_move(g: Journey, before: State, after: State, viewer: int, seat: int, move: Move) -> tuple[Message, ...]:
    """A move; what is written is told to its writer, and to all when the round is over."""
    did = decode(move.code)
    if did.kind == "reroll":
        return (_say("reroll", seat=seat, dice=colours(after.due)),)
    said = [] if before.open else [_say("keep", seat=seat)]
    if did.kind == "double":
        said.append(_say("double", seat=seat, twice=colour(first_of(did.pair)), ignored=colour(second_of(did.pair))))
    elif did.kind == "done":
        said.append(_say("done", seat=seat))
        if after.ended or after.round != before.round:
            said += _tell_round(g, before, after, viewer)
    elif did.kind != "keep" and knows(viewer, seat):
        said.append(_tell_writing(g, after, seat, did.city))
    return tuple(said)


def _tell_writing(g: Journey, s: State, seat: int, city: int) -> Message:
    number = s.card[seat][city]
    where = {"seat": seat, "city": g.map.cities[city].named.said}
    if number == CROSSED:
        return _say("cross", **where)
    return _say("write-bonus" if s.bonus[seat] >> city & 1 else "write", **where, number=number)


def _tell_round(g: Journey, before: State, after: State, viewer: int) -> list[Message]:
    """What the others wrote, which was hidden until now; and the points when the cards are full."""
    said = []
    for seat in range(g.seats):
        if not knows(viewer, seat):
            # In the order of the map: which of the two came first stays the writer's own affair.
            said += [_tell_writing(g, before, seat, city) for city in sorted(fresh(before, seat))]
    if after.ended:
        said.append(_say("end"))
        said += [_tell_points(g, after, viewer, seat) for seat in range(g.seats)]
    elif after.round == g.rounds:
        said.append(_say("last-round"))
    return said


def _tell_points(g: Journey, s: State, viewer: int, seat: int) -> Message:
    known = card(g, s, viewer, seat)
    return _say(
        "points",
        seat=seat,
        points=rules.score(g, s, seat),
        bonus=len(known.bonus),
        route=len(longest(g.map.beside, known.cities)),
        crossed=known.cities.count(CROSSED),
    )
