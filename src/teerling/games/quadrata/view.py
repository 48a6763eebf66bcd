"""What is to be seen of Quadrata, and what a seat may do. Nothing here is secret."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from teerling.games.quadrata import rules
from teerling.games.quadrata.box import Box
from teerling.games.quadrata.grid import Figure, flipped, middle, outlines, size, turned, ways
from teerling.games.quadrata.moves import Decoded, cell, decode, letters
from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import RESERVE, RESERVE_OF, STOCK, State
from teerling.games.quadrata.telling import source
from teerling.values import Choice, Message, Move, Turn


def board(g: Agreed, s: State, seat: int) -> dict[str, Any]:
    """The set, the stock, every player's square and reserve, the die, and the shape in the hand."""
    return {
        "set": _shown(g.box, g.seats),
        "stock": s.stock[:],
        "players": [_player(g, s, owner) for owner in range(g.seats)],
        "round": s.round,
        "rounds": g.rounds,
        "starter": _starter(g, s),
        "turns": s.turns,
        "limit": g.limit // g.seats,
        "die": s.die or None,
        "joker": s.joker == 1,
        "hand": _hand(g, s),
        "over": _round_over(g, s),
    }


def _starter(g: Agreed, s: State) -> int:
    """Who began this round; once it is over the rules already know who begins the next."""
    return (s.starter - 1) % g.seats if s.closed and not s.ended else s.starter


@lru_cache(64)
def _shown(box: Box, seats: int) -> dict[str, Any]:
    width, height = size(box.large)
    return {
        "name": box.name,
        "names": box.names,
        "width": width,
        "height": height,
        "frame": outlines(box.large)[0],
        "square": outlines(box.square(seats))[0],
        "shapes": [
            {
                "number": number,
                "count": shape.count,
                "aside": shape.aside if seats == 3 else 0,
                "area": box.area(shape.figure),
                "ways": [_way(way, ways(shape.figure)) for way in ways(shape.figure)],
            }
            for number, shape in enumerate(box.shapes, 1)
        ],
    }


def _way(way: Figure, every: tuple[Figure, ...]) -> dict[str, Any]:
    width, height = size(way)
    return {
        "outline": outlines(way)[0],
        "width": width,
        "height": height,
        "middle": middle(way),
        "turned": every.index(turned(way)),
        "flipped": every.index(flipped(way)),
    }


def _lying(g: Agreed, placement: int) -> dict[str, int]:
    return g.placements[placement]._asdict()


def _player(g: Agreed, s: State, seat: int) -> dict[str, Any]:
    square = [_lying(g, placement) for placement in s.square[seat][: s.pieces[seat]]]
    rounds = s.points[seat][: s.round if s.closed else s.round - 1]
    return {
        "square": square,
        "reserve": s.reserve[seat][:],
        "covered": sum(g.areas[lies["number"] - 1] for lies in square),
        "area": g.area,
        "rounds": rounds,
        "points": sum(rounds),
    }


def _hand(g: Agreed, s: State) -> dict[str, Any] | None:
    if not s.hand:
        return None
    if s.source == STOCK:
        return {"number": s.hand, "from": "stock"}
    where = {"number": s.hand, "from": "reserve" if s.source in (RESERVE, RESERVE_OF) else "square", "seat": s.owner}
    return {**where, **_lying(g, s.lifted - 1)} if s.lifted else where


def _round_over(g: Agreed, s: State) -> dict[str, Any] | None:
    if not s.closed:
        return None
    return {
        "filled": s.filled - 1 if s.filled else None,
        "points": [s.points[seat][s.round - 1] for seat in range(g.seats)],
    }


def choice(g: Agreed, s: State, seat: int, move: Move) -> Choice:
    """A legal move as it is offered."""
    did = decode(move.code)
    if did.kind == "lay":
        said = {"cell": cell(did.x, did.y), "way": letters(did.way)}
        about = {"kind": "lay", "to": "square", "way": did.way, "x": did.x, "y": did.y}
        return Choice(move, Message("quadrata-choice-lay", said), about)
    if did.kind in ("to-reserve", "to-stock"):
        to = did.kind.removeprefix("to-")
        return Choice(move, Message(f"quadrata-choice-{did.kind}"), {"kind": "lay", "to": to})
    return _choice_pick(g, s, seat, move, did)


def _choice_pick(g: Agreed, s: State, seat: int, move: Move, did: Decoded) -> Choice:
    about: dict[str, Any] = {"kind": "pick", "from": did.kind.split("-")[1], "number": did.number}
    if did.kind != "from-stock":
        about["seat"] = seat if did.seat < 0 else did.seat
    if did.kind == "rob-reserve":
        about["number"] = s.die
    if did.piece >= 0:
        about |= _lying(g, s.square[about["seat"]][did.piece])
    said: dict[str, Any] = {"number": about["number"]}
    if did.seat >= 0:
        said["other"] = Message("quadrata-player", {"seat": did.seat})
    if did.piece >= 0:
        said["cell"] = cell(about["x"], about["y"])
    return Choice(move, Message(f"quadrata-choice-{did.kind}", said), about)


def prompt(g: Agreed, s: State, seat: int, turn: Turn) -> Message:
    """What the seat does now, in one sentence."""
    if turn.kind == "over":
        won = rules.winners(g, s)
        return Message("prompt-over", {"count": won.bit_count(), "seats": [i for i in range(g.seats) if won >> i & 1]})
    if turn.kind == "dice":
        if s.closed:
            return Message("quadrata-prompt-next" if turn.thrower == seat else "quadrata-prompt-wait-next", _turn(turn))
        return Message("quadrata-prompt-throw") if turn.thrower == seat else Message("prompt-wait-throw", _turn(turn))
    if seat not in turn.seats:
        return Message("prompt-wait", {"seat": turn.seats[0]})
    if s.hand:
        return Message("quadrata-prompt-lay", {"number": s.hand, "source": source(s)})
    if s.die == rules.JOKER and s.joker:
        return Message("quadrata-prompt-joker")
    return Message("quadrata-prompt-pick", {"number": s.die})


def _turn(turn: Turn) -> dict[str, int]:
    return {"seat": turn.thrower}
