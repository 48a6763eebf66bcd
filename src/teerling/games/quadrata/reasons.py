"""Why a move of Quadrata is not possible: the first reason, with its rule sentence."""

from __future__ import annotations

from typing import Any

from teerling.games.quadrata import rules
from teerling.games.quadrata.grid import ways
from teerling.games.quadrata.moves import Decoded, cell, decode, letters, stated
from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import OWN, RESERVE, SIDE, STOCK, State
from teerling.games.quadrata.square import fits, write_places
from teerling.values import Message, Move, Reason


def _reason(rule: str, name: str, **args: Any) -> Reason:
    return Reason(rule, Message(f"quadrata-why-{name}", args))


def why_not(g: Agreed, s: State, seat: int, move: Move) -> Reason | None:
    """The reason against a move of the seat whose turn it is, or nothing if it is legal."""
    did = decode(move.code)
    if move.code >= rules.FROM_STOCK:
        if s.hand:
            return _reason("2.3", "lay-first", number=s.hand)
        return _why_not_pick(g, s, seat, move, did)
    if s.hand == 0:
        return _reason("2.3", "pick-first")
    if did.kind == "lay":
        return _why_not_lay(g, s, seat, did)
    if did.kind == "to-reserve":
        return _why_not_reserve(g, s, seat)
    if rules.may_go_back(s):
        return None
    return _reason("3.1" if s.source == STOCK else "4.3", "not-back" if s.source == STOCK else "keep-robbed")


# Picking


def _why_not_pick(g: Agreed, s: State, seat: int, move: Move, did: Decoded) -> Reason | None:
    if did.seat >= 0:
        return _why_not_rob(g, s, seat, did)
    if did.kind == "from-square":
        if did.piece >= s.pieces[seat]:
            return _reason("3.4", "no-piece", piece=letters(did.piece))
        number = g.shape[s.square[seat][did.piece]]
        if stated(move) not in (0, number):
            return _reason("3.4", "stated", piece=letters(did.piece), number=number, stated=stated(move))
        return _why_not_number(s, number)
    wrong = _why_not_number(s, did.number)
    if wrong:
        return wrong
    if did.kind == "from-stock":
        return None if s.stock[did.number - 1] else _reason("3.1", "stock-empty", number=did.number)
    return None if s.reserve[seat][did.number - 1] else _reason("3.3", "reserve-empty", number=did.number)


def _why_not_number(s: State, number: int) -> Reason | None:
    if rules.may_move(s, number):
        return None
    if s.die == rules.JOKER:
        return _reason("5.1", "no-joker", number=number)
    return _reason("2.2", "number", number=number, die=s.die)


def _why_not_rob(g: Agreed, s: State, seat: int, did: Decoded) -> Reason | None:
    rule = "4.1" if did.kind == "rob-reserve" else "4.2"
    if did.seat >= g.seats:
        return _reason(rule, "no-player", number=did.seat + 1, most=g.seats)
    if did.seat == seat:
        return _reason(rule, "rob-yourself")
    if s.stock[s.die - 1]:
        return _reason(rule, "rob-stock", number=s.die)
    if s.reserve[seat][s.die - 1]:
        return _reason(rule, "rob-own-reserve", number=s.die)
    if did.kind == "rob-reserve":
        there = s.reserve[did.seat][s.die - 1]
        return None if there else _reason(rule, "rob-reserve-empty", number=s.die, seat=did.seat)
    return _why_not_rob_square(g, s, did)


def _why_not_rob_square(g: Agreed, s: State, did: Decoded) -> Reason | None:
    for other in range(g.seats):
        if s.reserve[other][s.die - 1]:
            return _reason("4.2", "rob-reserve-first", number=s.die, seat=other)
    if did.piece >= s.pieces[did.seat]:
        return _reason("4.2", "rob-no-piece", piece=letters(did.piece), seat=did.seat)
    number = g.shape[s.square[did.seat][did.piece]]
    if number == s.die:
        return None
    joker = s.die == rules.JOKER and s.joker != 0
    return _reason("5.3" if joker else "4.2", "rob-joker" if joker else "rob-number", number=number, die=s.die)


# Laying


def _why_not_lay(g: Agreed, s: State, seat: int, did: Decoded) -> Reason | None:
    held = len(ways(g.box.figures[s.hand - 1]))
    if did.way >= held:
        return _reason("1.3", "no-way", number=s.hand, count=held)
    placement = g.placement[s.hand - 1][(did.way * SIDE + did.y) * SIDE + did.x] - 1
    if placement < 0:
        return _reason("1.3", "outside", cell=cell(did.x, did.y))
    if not fits(g, s, seat, placement):
        return _reason("1.3", "covered", cell=cell(did.x, did.y), piece=letters(_lies_there(g, s, seat, placement)))
    if s.source == OWN and s.lifted == placement + 1:
        return _reason("3.5", "same-place")
    return None


def _lies_there(g: Agreed, s: State, seat: int, placement: int) -> int:
    """A shape in the square that a placement would overlap."""
    for piece in range(s.pieces[seat]):
        there = s.square[seat][piece]
        if any(g.masks[w][there] & g.masks[w][placement] for w in range(g.words)):
            return piece
    raise AssertionError("what is covered is covered by a shape")


def _why_not_reserve(g: Agreed, s: State, seat: int) -> Reason | None:
    if s.source == RESERVE:
        return _reason("3.3", "was-reserve")
    codes = [0] * rules.MOST_MOVES
    if rules.may_reserve(s, write_places(g, s, seat, codes) > 0):
        return None
    at = decode(codes[0])
    rule = "3.2" if s.source == STOCK else "4.3"
    return _reason(rule, "fits", number=s.hand, cell=cell(at.x, at.y))
