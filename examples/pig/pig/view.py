"""What everybody sees of Pig, and how events are told. Nothing is secret."""

from __future__ import annotations

import msgspec

from pig.rules import HOLD, Given, State
from teerling.contract import usual_prompt
from teerling.values import Choice, Message, Move, Roll, Turn


class Board(msgspec.Struct, frozen=True):
    """The race: what everybody has kept, and what whoever is up may lose."""

    target: int
    kept: tuple[int, ...]
    seat: int
    turn: int


def board(g: Given, s: State, viewer: int) -> Board:
    """The race as it stands."""
    return Board(g.target, tuple(s.kept[: g.seats]), s.seat, s.turn)


def choice(g: Given, s: State, viewer: int, move: Move) -> Choice[None]:
    """A move as it is offered."""
    if move.code == HOLD:
        return Choice(move, Message("pig-choice-hold", {"points": s.turn, "total": s.kept[s.seat] + s.turn}), None)
    return Choice(move, Message("pig-choice-again"), None)


def prompt(g: Given, s: State, viewer: int, turn: Turn) -> Message:
    """What the viewer does now, in one sentence."""
    winners = tuple(seat for seat in range(g.seats) if s.won >> seat & 1)
    return usual_prompt(turn, viewer, winners) or Message("pig-prompt", {"points": s.turn})


def tell_roll(g: Given, before: State, after: State, viewer: int, roll: Roll) -> tuple[Message, ...]:
    """A throw, and what came of it by itself."""
    told = [Message("log-throw", {"seat": before.seat, "faces": [roll.code], "total": roll.code})]
    if roll.code == 1:
        told.append(Message("pig-log-one", {"seat": before.seat, "points": before.turn}))
    elif after.won:
        told.append(Message("pig-log-there", {"seat": before.seat, "points": after.kept[before.seat]}))
    return tuple(told)


def tell_move(g: Given, before: State, after: State, viewer: int, seat: int, move: Move) -> tuple[Message, ...]:
    """A decision."""
    if move.code == HOLD:
        return (Message("pig-log-hold", {"seat": seat, "points": before.turn, "total": after.kept[seat]}),)
    return (Message("pig-log-again", {"seat": seat}),)
