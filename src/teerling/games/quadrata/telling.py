"""How events of Quadrata are told. Nothing here is secret."""

from __future__ import annotations

from typing import Any

from teerling.games.quadrata import rules
from teerling.games.quadrata.moves import cell, decode
from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import OWN, RESERVE, SHAPES, STOCK, State
from teerling.values import Message, Move, Roll


def _say(name: str, **args: Any) -> Message:
    return Message(f"quadrata-log-{name}", args)


def tell_roll(g: Agreed, before: State, after: State, viewer: int, roll: Roll) -> tuple[Message, ...]:
    """A throw, which may begin a new round."""
    said = []
    if before.closed:
        said.append(_say("round", round=after.round, rounds=g.rounds))
    joker = after.joker and roll.code == rules.JOKER
    said.append(_say("throw-joker" if joker else "throw", seat=before.seat, face=roll.code))
    return tuple(said)


def tell_move(g: Agreed, before: State, after: State, viewer: int, seat: int, move: Move) -> tuple[Message, ...]:
    """What is picked up and from whom, and where it is laid; then what comes of it."""
    did = decode(move.code)
    if not before.hand:
        said = {"seat": seat, "number": after.hand}
        if did.seat < 0:
            return (_say(did.kind, **said),)
        return (_say(did.kind, **said, other=Message("quadrata-player", {"seat": did.seat})),)
    where = {"seat": seat, "number": before.hand}
    if did.kind != "lay":
        return (_say(did.kind, **where), *_tell_consequences(g, before, after))
    kind = "move" if before.source == OWN else "lay"
    return (_say(kind, **where, cell=cell(did.x, did.y)), *_tell_consequences(g, before, after))


def _tell_consequences(g: Agreed, before: State, after: State) -> list[Message]:
    said = []
    if after.joker and not before.joker:
        gone = [number for number in range(1, SHAPES + 1) if after.stock[number - 1] == 0]
        said.append(_say("joker", numbers=gone))
    if not after.closed:
        return said
    if after.filled:
        said.append(_say("full", seat=after.filled - 1))
    else:
        said.append(_say("limit", turns=g.limit // g.seats))
    for seat in range(g.seats):
        said.append(
            _say(
                "points",
                seat=seat,
                points=after.points[seat][after.round - 1],
                laid=after.pieces[seat],
                reserve=sum(after.reserve[seat]),
                filled="yes" if after.filled == seat + 1 else "no",
            )
        )
    if g.rounds > 1:
        said += [_say("total", seat=seat, points=rules.score(g, after, seat)) for seat in range(g.seats)]
    return said


def source(s: State) -> str:
    """Where the shape in the hand comes from, as boards and sentences name it."""
    if s.source == STOCK:
        return "stock"
    if s.source == RESERVE:
        return "reserve"
    return "square" if s.source == OWN else "other"
