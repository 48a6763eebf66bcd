"""A move of Quadrata as a value and as text, both ways.

take 4         pick a shape 4 from the stock
take 4 reserve pick a shape 4 from your reserve
lift c         pick the shape c from your square; the shapes in a square are a, b, c … in the order they were laid
lift c 4       the same with its number, as records have it
rob 2          pick a shape of the thrown number from the reserve of player 2
rob 2 c        pick the shape c from the square of player 2
lay b3 e       lay it with its leftmost column at b and its top row at 3, held in way e
reserve        lay it in your reserve
back           lay it back in the stock
4              a throw
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import MOST_PIECES, SIDE, State
from teerling.games.quadrata.rules import (
    FROM_RESERVE,
    FROM_SQUARE,
    FROM_STOCK,
    ROB_RESERVE,
    ROB_SQUARE,
    TO_RESERVE,
    TO_STOCK,
)
from teerling.values import Message, Move, UnreadableMove

LONGEST = 60
LETTERS = "abcdefghijklmnopqrstuvwxyz"

_FORMS = {
    "lay": re.compile(r"(?:(?:lay|leg) ?)?([a-h]) ?([1-8])[ ,]*([a-h])"),
    "to-reserve": re.compile("reserve|to reserve|naar reserve|r"),
    "to-stock": re.compile("back|stock|voorraad|s"),
    "from-stock": re.compile(r"(?:take|neem|pak) ?([1-6])(?: (?:stock|voorraad))?"),
    "from-reserve": re.compile(r"(?:take|neem|pak) ?([1-6]) ?(?:from |uit )?(?:reserve|r)"),
    "from-square": re.compile(r"(?:lift|til) ?([a-z]{1,2})(?: \(?([1-6])\)?)?"),
    "rob-reserve": re.compile(r"(?:rob|roof) ?([1-4])(?: ?reserve)?"),
    "rob-square": re.compile(r"(?:rob|roof) ?([1-4]) ?([a-z]{1,2})"),
}


class Decoded(NamedTuple):
    """A move taken apart; what a kind of move does not have is -1."""

    kind: str  # lay, to-reserve, to-stock, from-stock, from-reserve, from-square, rob-reserve or rob-square
    number: int = -1  # of the shape
    seat: int = -1
    piece: int = -1  # how many were laid in the square before it
    way: int = -1
    x: int = -1
    y: int = -1


@cache
def decode(code: int) -> Decoded:
    """What a code stands for.

    >>> decode(82)
    Decoded(kind='lay', number=-1, seat=-1, piece=-1, way=1, x=2, y=2)
    """
    if code < TO_RESERVE:
        return Decoded("lay", way=code // SIDE // SIDE, y=code // SIDE % SIDE, x=code % SIDE)
    if code < FROM_STOCK:
        return Decoded("to-reserve" if code == TO_RESERVE else "to-stock")
    if code < FROM_RESERVE:
        return Decoded("from-stock", number=code - FROM_STOCK + 1)
    if code < FROM_SQUARE:
        return Decoded("from-reserve", number=code - FROM_RESERVE + 1)
    if code < ROB_RESERVE:
        return Decoded("from-square", piece=code - FROM_SQUARE)
    if code < ROB_SQUARE:
        return Decoded("rob-reserve", seat=code - ROB_RESERVE)
    return Decoded("rob-square", seat=(code - ROB_SQUARE) // MOST_PIECES, piece=(code - ROB_SQUARE) % MOST_PIECES)


def letters(piece: int) -> str:
    """The name of a shape in a square: a to z, then aa to zz.

    >>> letters(2), letters(27)
    ('c', 'bb')
    """
    return LETTERS[piece % len(LETTERS)] * (1 + piece // len(LETTERS))


def cell(x: int, y: int) -> str:
    """The name of a cell: a letter for its column, a number for its row from the top.

    >>> cell(1, 2)
    'b3'
    """
    return f"{LETTERS[x]}{y + 1}"


def read(text: str) -> Move:
    """The move a text stands for.

    >>> read("Lay B3 e"), read("leg b3e") == read("b3 e")
    (Move(code=273, text='lay b3 e'), True)
    >>> [str(read(t)) for t in ("NEEM 4", "take 4 r", "til C (4)", "roof 2", "rob 2 bb", "voorraad")]
    ['take 4', 'take 4 reserve', 'lift c 4', 'rob 2', 'rob 2 bb', 'back']
    """
    plain = " ".join(text.casefold().split())
    if len(plain) <= LONGEST:
        for kind, form in _FORMS.items():
            found = form.fullmatch(plain)
            if found:
                return _read_form(kind, *found.groups())
    raise UnreadableMove(Message("quadrata-unreadable", {"text": text.strip()[:LONGEST]}))


def _read_form(kind: str, *parts: str) -> Move:
    if kind == "lay":
        way, y, x = LETTERS.index(parts[2]), int(parts[1]) - 1, LETTERS.index(parts[0])
        return thinkable((way * SIDE + y) * SIDE + x)
    if kind in ("to-reserve", "to-stock"):
        return thinkable(TO_RESERVE if kind == "to-reserve" else TO_STOCK)
    if kind in ("from-stock", "from-reserve"):
        return thinkable((FROM_STOCK if kind == "from-stock" else FROM_RESERVE) + int(parts[0]) - 1)
    if kind == "rob-reserve":
        return thinkable(ROB_RESERVE + int(parts[0]) - 1)
    if kind == "rob-square":
        return thinkable(ROB_SQUARE + MOST_PIECES * (int(parts[0]) - 1) + _piece(parts[1]))
    move = thinkable(FROM_SQUARE + _piece(parts[0]))
    return Move(move.code, f"{move.text} {parts[1]}") if parts[1] else move


def _piece(name: str) -> int:
    if len(set(name)) > 1:
        raise UnreadableMove(Message("quadrata-no-such-piece", {"piece": name}))
    return LETTERS.index(name[0]) + len(LETTERS) * (len(name) - 1)


def stated(move: Move) -> int:
    """The number of the shape that a text adds; 0 where it adds none.

    >>> stated(read("lift c 4")), stated(read("lift c"))
    (4, 0)
    """
    last = move.text.split()[-1]
    return int(last) if decode(move.code).kind == "from-square" and last.isdigit() else 0


def settle(g: Agreed, s: State, move: Move) -> Move:
    """A legal move as it goes into the record: what is lifted gets its number, for whoever reads it."""
    did = decode(move.code)
    if did.kind != "from-square":
        return move
    return Move(move.code, f"{thinkable(move.code).text} {g.shape[s.square[s.seat][did.piece]]}")


@cache
def thinkable(code: int) -> Move:
    """Some text for any code of the action space, legal or not.

    >>> [thinkable(code).text for code in (0, 512, 513, 514, 520, 526, 578, 582)]
    ['lay a1 a', 'reserve', 'back', 'take 1', 'take 1 reserve', 'lift a', 'rob 1', 'rob 1 a']
    """
    did = decode(code)
    texts = {
        "lay": f"lay {cell(did.x, did.y)} {LETTERS[did.way]}",
        "to-reserve": "reserve",
        "to-stock": "back",
        "from-stock": f"take {did.number}",
        "from-reserve": f"take {did.number} reserve",
        "from-square": f"lift {letters(did.piece)}",
        "rob-reserve": f"rob {did.seat + 1}",
        "rob-square": f"rob {did.seat + 1} {letters(did.piece)}",
    }
    return Move(code, texts[did.kind])
