"""Why a move of Add-Vantage is not possible: the first reason, with its rule sentence.

Every reason comes from what the seat itself may know.
"""

from __future__ import annotations

from teerling.games.addvantage import rules
from teerling.games.addvantage.lines import empty_squares, swapped
from teerling.games.addvantage.moves import SQUARE_NAMES, Decoded, decode, due_die, stated_die
from teerling.games.addvantage.pieces import ARRANGE, Given, State
from teerling.values import Message, Move, Reason


def _reason(rule: str, name: str, **args: object) -> Reason:
    return Reason(rule, Message(f"addvantage-why-{name}", args))


def why_not(g: Given, s: State, seat: int, move: Move) -> Reason | None:
    """The reason against a move of a seat that may move, or nothing if it is legal."""
    did = decode(move.code)
    if s.stage == ARRANGE:
        return _why_not_arrange(g, s, seat, move.code) if did.kind == "arrange" else _reason("2.2", "arrange-first")
    if did.kind == "arrange":
        return _reason("2.2", "arranged")
    placing = rules.thrown(s) > 0
    if did.kind in ("place", "give"):
        if not placing:
            return _reason("3.1", "throw-first")
        reason = _why_not_place(s, did) if did.kind == "place" else _why_not_give(s, did)
    elif placing:
        return _reason("3.4", "place-first")
    else:
        reason = {"throw": _why_not_throw, "buy": _why_not_buy, "off": _why_not_off, "pass": _why_not_pass}[did.kind](
            g, s, did
        )
    return reason or _why_not_number(s, move)


def _why_not_arrange(g: Given, s: State, seat: int, code: int) -> Reason | None:
    letter = swapped(s.tiles[seat], g.places[code])
    if letter < 0:
        return None
    first, second = "abcdef"[letter], "abcdef"[letter + 1]
    return _reason("2.3", "same-number", first=first, second=second, number=s.tiles[seat][letter])


def _why_not_throw(g: Given, s: State, did: Decoded) -> Reason | None:
    room, coins = empty_squares(s.faces[s.seat]), s.coins[s.seat]
    if room == 0:
        return _reason("10.3", "board-full")
    if did.dice > coins:
        return _reason("3.3", "too-many-dice", coins=coins)
    if did.dice > rules.most(g, s):
        return _reason("3.8", "no-surplus", room=room)
    if did.dice < rules.fewest(g, s):
        return _reason("3.3", "too-few-dice", coins=coins)
    return None


def _why_not_place(s: State, did: Decoded) -> Reason | None:
    if s.loose[did.face - 1] == 0:
        return _reason("3.4", "no-face", face=did.face)
    if s.faces[s.seat][did.square]:
        return _reason("3.4", "square-taken", square=SQUARE_NAMES[did.square])
    return None


def _why_not_give(s: State, did: Decoded) -> Reason | None:
    if s.loose[did.face - 1] == 0:
        return _reason("3.4", "no-face", face=did.face)
    if s.gave:
        return _reason("6.1", "gave")
    return None if rules.may_give(s) else _reason("6.2", "free")


def _why_not_buy(g: Given, s: State, did: Decoded) -> Reason | None:
    if did.owner >= g.seats:
        return _reason("6.3", "no-player", number=did.owner + 1)
    if did.owner == s.seat:
        return _reason("6.3", "own-die")
    if empty_squares(s.faces[s.seat]) == 0:
        return _reason("6.4", "no-room")
    if s.die[did.owner][did.source] == 0:
        return _reason("6.3", "no-die", square=SQUARE_NAMES[did.source], seat=did.owner)
    if not rules.may_buy(s, did.owner, did.source):
        return _reason("6.5", "back")
    if s.faces[s.seat][did.square]:
        return _reason("6.4", "square-taken", square=SQUARE_NAMES[did.square])
    return None


def _why_not_off(g: Given, s: State, did: Decoded) -> Reason | None:
    if not g.takeoff:
        return _reason("3.5", "stays")
    if s.gave:
        return _reason("10.2", "gave")
    if s.faces[s.seat][did.source] == 0:
        return _reason("10.1", "nothing-there", square=SQUARE_NAMES[did.source])
    return None


def _why_not_pass(g: Given, s: State, did: Decoded) -> Reason | None:
    return None if empty_squares(s.faces[s.seat]) == 0 else _reason("3.2", "no-pass")


def _why_not_number(s: State, move: Move) -> Reason | None:
    """A record names the die: it must be the right one."""
    stated = stated_die(move)
    if stated in (-1, due_die(s, move.code)):
        return None
    return _reason("1.4", "die", stated=stated, due=due_die(s, move.code))
