"""What is to be seen of Quadrata, and what a seat may do. Nothing here is secret."""

from __future__ import annotations

from functools import lru_cache

from teerling.games.quadrata import rules
from teerling.games.quadrata.board import (
    About,
    Board,
    Counted,
    FromReserve,
    FromSquare,
    FromStock,
    Kit,
    Lay,
    Pick,
    Piece,
    Player,
    Put,
    Shape,
    Source,
    Way,
)
from teerling.games.quadrata.box import Box
from teerling.games.quadrata.grid import Figure, flipped, middle, outlines, size, turned, ways
from teerling.games.quadrata.moves import Decoded, cell, decode, letters
from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import RESERVE, RESERVE_OF, STOCK, State
from teerling.games.quadrata.suggesting import suggested
from teerling.games.quadrata.tables import Placement
from teerling.games.quadrata.telling import source
from teerling.values import Choice, Message, Move, Turn

# A square in thirds, by which one says where something lies in it.
ROWS = ("top", "", "bottom")
COLUMNS = ("left", "", "right")


def board(g: Agreed, s: State, seat: int) -> Board:
    """The set, the stock, every player's square and reserve, the die, and the shape in the hand."""
    return Board(
        set=_shown(g.box, g.seats),
        stock=tuple(s.stock),
        players=tuple([_player(g, s, owner) for owner in range(g.seats)]),
        round=s.round,
        rounds=g.rounds,
        limit=g.limit // g.seats,
        die=s.die or None,
        joker=s.joker == 1,
        hand=_hand(g, s),
        suggested=suggested(g, s),
        over=_counted(g, s),
    )


@lru_cache(64)
def _shown(box: Box, seats: int) -> Kit:
    width, height = size(box.large)
    return Kit(
        width=width,
        height=height,
        frame=outlines(box.large)[0],
        square=outlines(box.square(seats))[0],
        shapes=tuple(
            Shape(number, tuple(_way(way, ways(shape.figure)) for way in ways(shape.figure)))
            for number, shape in enumerate(box.shapes, 1)
        ),
    )


def _way(way: Figure, every: tuple[Figure, ...]) -> Way:
    width, height = size(way)
    return Way(
        outline=outlines(way)[0],
        width=width,
        height=height,
        middle=middle(way),
        turned=every.index(turned(way)),
        flipped=every.index(flipped(way)),
    )


def _player(g: Agreed, s: State, seat: int) -> Player:
    square = tuple([Piece(*g.placements[placement]) for placement in s.square[seat][: s.pieces[seat]]])
    rounds = tuple(s.points[seat][: s.round if s.closed else s.round - 1])
    return Player(
        square=square,
        reserve=tuple(s.reserve[seat]),
        covered=sum(g.areas[lies.number - 1] for lies in square),
        area=g.area,
        rounds=rounds,
        points=sum(rounds),
    )


def _hand(g: Agreed, s: State) -> Source | None:
    if not s.hand:
        return None
    if s.source == STOCK:
        return FromStock(s.hand)
    if s.source in (RESERVE, RESERVE_OF):
        return FromReserve(s.hand, s.owner)
    return _from_square(s.owner, g.placements[s.lifted - 1])


def _from_square(owner: int, lies: Placement) -> FromSquare:
    return FromSquare(lies.number, owner, lies.way, lies.x, lies.y)


def _counted(g: Agreed, s: State) -> Counted | None:
    if not s.closed:
        return None
    points = tuple([s.points[seat][s.round - 1] for seat in range(g.seats)])
    return Counted(s.filled - 1 if s.filled else None, points)


def choice(g: Agreed, s: State, seat: int, move: Move) -> Choice[About]:
    """A legal move as it is offered."""
    did = decode(move.code)
    if did.kind == "lay":
        where, lies = _described(g.box, g.seats, Placement(s.hand, did.way, did.x, did.y))
        said = {"cell": cell(did.x, did.y), "way": letters(did.way), "number": s.hand, "where": where, "lies": lies}
        return Choice(move, Message("quadrata-choice-lay", said), Lay(did.way, did.x, did.y))
    if did.kind in ("to-reserve", "to-stock"):
        to = Put("reserve" if did.kind == "to-reserve" else "stock")
        return Choice(move, Message(f"quadrata-choice-{did.kind}", {"number": s.hand}), to)
    return _choice_pick(g, s, seat, move, did)


def _choice_pick(g: Agreed, s: State, seat: int, move: Move, did: Decoded) -> Choice[About]:
    picked = _source(g, s, seat, did)
    said: dict[str, object] = {"number": picked.number}
    if did.seat >= 0:
        said["other"] = Message("quadrata-player", {"seat": did.seat})
    if isinstance(picked, FromSquare):
        said["cell"] = cell(picked.x, picked.y)
        said["where"] = _described(g.box, g.seats, Placement(picked.number, picked.way, picked.x, picked.y))[0]
    return Choice(move, Message(f"quadrata-choice-{did.kind}", said), Pick(picked))


@lru_cache(2048)
def _described(box: Box, seats: int, lies: Placement) -> tuple[str, str]:
    """Where in the square a shape lies, as one would say it who looks at it, and how."""
    square = box.square(seats)
    left, top = min(x for x, _, _ in square), min(y for _, y, _ in square)
    across, down = max(x for x, _, _ in square) + 1 - left, max(y for _, y, _ in square) + 1 - top
    width, height = size(ways(box.figures[lies.number - 1])[lies.way])
    row = ROWS[int(3 * (lies.y + height / 2 - top) / down)]
    column = COLUMNS[int(3 * (lies.x + width / 2 - left) / across)]
    where = "-".join(part for part in (row, column) if part) or "middle"
    return where, "flat" if width > height else "upright" if height > width else "even"


def _source(g: Agreed, s: State, seat: int, did: Decoded) -> Source:
    if did.kind == "from-stock":
        return FromStock(did.number)
    owner = seat if did.seat < 0 else did.seat
    if did.piece >= 0:
        return _from_square(owner, g.placements[s.square[owner][did.piece]])
    return FromReserve(s.die if did.kind == "rob-reserve" else did.number, owner)


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
        fits = any(decode(code).kind == "lay" for code in _codes(g, s, seat))
        said = {"number": s.hand, "source": source(s), "fits": "yes" if fits else "no"}
        return Message("quadrata-prompt-lay", said)
    if s.die == rules.JOKER and s.joker:
        return Message("quadrata-prompt-joker")
    return Message("quadrata-prompt-pick", {"number": s.die})


def _codes(g: Agreed, s: State, seat: int) -> list[int]:
    codes = [0] * rules.MOST_MOVES
    return codes[: rules.legal(g, s, seat, codes)]


def _turn(turn: Turn) -> dict[str, int]:
    return {"seat": turn.thrower}
