"""How events of Add-Vantage are told, to whom, and what came of them by itself."""

from __future__ import annotations

from teerling.games.addvantage.lines import empty_squares, total
from teerling.games.addvantage.moves import SQUARE_NAMES, Decoded, decode
from teerling.games.addvantage.pieces import BONUS, DEAL, FIRST, HAND, Given, State
from teerling.games.addvantage.secrecy import hides
from teerling.games.addvantage.tiles import bonus_holder
from teerling.games.addvantage.veil import knows_bonus, knows_tile
from teerling.values import Message, Move, Roll

ENDINGS = ("", "all-full", "one-full", "no-coins", "turns", "buying")


def _say(name: str, **args: object) -> Message:
    return Message(f"addvantage-log-{name}", args)


def tell_roll(g: Given, before: State, after: State, viewer: int, roll: Roll) -> tuple[Message, ...]:
    """A throw or a draw. Tiles are told when a hand is complete, to those who may know them."""
    hidden = hides(g, before, viewer, -1, roll.code)
    if before.stage == FIRST:
        return (_say("first", seat=after.first),)
    if before.stage == DEAL:
        seat = before.dealt // HAND
        if after.dealt % HAND:
            return ()
        if hidden:
            return (_say("tiles-hidden", seat=seat),)
        if g.choose:
            return (_say("hand", seat=seat, tiles=tuple(after.tiles[seat])),)
        return (_say("tiles", seat=seat, **_laid(after, seat)),)
    if before.stage == BONUS:
        if after.stage == BONUS:
            return ()
        bonus = _say("bonus-hidden") if hidden else _say("bonus-tiles", tiles=tuple(after.bonus))
        return bonus, _say("starts", seat=after.first)
    faces = tuple(int(face) for face in str(roll.code))
    return (Message("log-throw", {"seat": before.seat, "faces": faces, "total": sum(faces)}),)


def tell_move(g: Given, before: State, after: State, viewer: int, seat: int, move: Move) -> tuple[Message, ...]:
    """A move, what it won or broke, and how the turn passed on."""
    did = decode(move.code)
    if did.kind == "arrange":
        return (
            _tell_arranged(g, before, after, viewer, seat, move.code),
            *([_say("all-arranged")] if after.stage == BONUS else []),
        )
    if did.kind == "throw":
        # The throw itself follows and says it all.
        return ()
    said = [_tell_choice(before, seat, did)]
    for owner in range(g.seats):
        said += _tell_lines(g, before, after, viewer, owner)
    said += _tell_bonus(g, before, after, viewer)
    if after.turns != before.turns:
        rest = sum(before.loose) - 1
        if did.kind == "place" and rest:
            said.append(_say("rest", seat=seat, count=rest))
        said += _tell_next(g, before, after)
    return tuple(said)


def _tell_arranged(g: Given, before: State, after: State, viewer: int, seat: int, code: int) -> Message:
    if hides(g, before, viewer, seat, code):
        return _say("arranged-hidden", seat=seat)
    return _say("arranged", seat=seat, **_laid(after, seat))


def _laid(s: State, seat: int) -> dict[str, tuple[int, ...]]:
    return {"rows": tuple(s.tiles[seat][:3]), "columns": tuple(s.tiles[seat][3:])}


def _tell_choice(before: State, seat: int, did: Decoded) -> Message:
    if did.kind == "place":
        return _say("place", seat=seat, face=did.face, square=SQUARE_NAMES[did.square])
    if did.kind == "give":
        return _say("give", seat=seat, face=did.face)
    if did.kind == "buy":
        face = before.faces[did.owner][did.source]
        where = {"from": SQUARE_NAMES[did.source], "square": SQUARE_NAMES[did.square]}
        return _say("buy", seat=seat, seats=[did.owner], face=face, **where)
    if did.kind == "off":
        return _say("off", seat=seat, face=before.faces[seat][did.source], square=SQUARE_NAMES[did.source])
    return _say("pass", seat=seat)


def _tell_lines(g: Given, before: State, after: State, viewer: int, seat: int) -> list[Message]:
    """Tiles that were won; where tiles stay, lines that match now or don't any more, to those who know the tile."""
    said = []
    for line in range(HAND):
        where = {"seat": seat, "kind": "row" if line < 3 else "column", "place": "123abc"[line]}
        known = knows_tile(g, after, viewer, seat, line)
        if (after.won[seat] ^ before.won[seat]) >> line & 1:
            said.append(_say("won", **where, tile=after.tiles[seat][line]) if known else _say("won-secret", **where))
        elif g.stay and known:
            tile = after.tiles[seat][line]
            now, then = (total(s.faces[seat], line) == tile for s in (after, before))
            if now != then:
                said.append(_say("matches" if now else "broken", **where, tile=tile))
    return said


def _tell_bonus(g: Given, before: State, after: State, viewer: int) -> list[Message]:
    said = []
    for tile in range(2):
        holder = bonus_holder(g, after, tile)
        if holder == bonus_holder(g, before, tile):
            continue
        if holder < 0:
            said.append(_say("bonus-broken", tile=after.bonus[tile]))
        elif not knows_bonus(g, after, viewer, tile):
            said.append(_say("bonus-secret", seat=holder))
        else:
            said.append(_say("bonus-matches" if g.stay else "bonus", seat=holder, tile=after.bonus[tile]))
    return said


def _tell_next(g: Given, before: State, after: State) -> list[Message]:
    """The end, or those whose turn passed by itself."""
    if after.ended:
        return [_say(f"end-{ENDINGS[after.ended]}", turns=after.turns, count=g.most_buying)]
    said = []
    seat = (before.seat + 1) % g.seats
    while seat != after.seat:
        full = empty_squares(after.faces[seat]) == 0
        said.append(_say("skip-full" if full else "skip-coins", seat=seat))
        seat = (seat + 1) % g.seats
    return said
