"""A move of Add-Vantage as a value and as text, both ways.

cab fed        arrange your tiles, called a to f from low to high: c, a, b at the rows
               from top to bottom, f, e, d at the columns from left to right
throw 2        throw two dice
5 a1           place a thrown 5 on square a1: columns a to c, rows 1 to 3 from the top
give 5         give up a thrown 5 for a coin
buy 2b3 a1     buy the die on b3 of player 2 and place it on your a1
off b2         take your die on b2 off the board for a coin
pass           do nothing with a full board, where dice may be taken off
5 a1 #7        the same with the number of the die, as records have it; also with buy and off
tile 11        a draw: a tile with the number 11
first 2        a draw: player 2 starts
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from teerling.games.addvantage.lines import free_die
from teerling.games.addvantage.options import orders
from teerling.games.addvantage.pieces import ARRANGE, ARRANGEMENTS, HIGHEST, LOWEST, Given, State
from teerling.games.addvantage.rules import BUY, GIVE, MOST_DICE, OFF, PASS, PLACE, SEAT_DRAWN, THROW, TILE_DRAWN
from teerling.values import Message, Move, Roll, UnreadableMove

LONGEST = 40
MOST_SEATS = 4

SQUARE_NAMES = tuple(f"{column}{row}" for row in "123" for column in "abc")
_ORDERS = tuple("".join("abcdef"[letter] for letter in order) for order in orders())
_CODES = {order: code for code, order in enumerate(_ORDERS)}
_ARRANGEMENTS = tuple(f"{order[:3]} {order[3:]}" for order in _ORDERS)

_SQUARE = "([abc][123])"
_DIE = r"(?: ?# ?([0-9]{1,2}))?"
_FORMS = {
    "arrange": re.compile(r"((?:[a-f] ?){5}[a-f])"),
    "throw": re.compile(r"(?:throw|gooi) ?([0-9]{1,2})"),
    "place": re.compile(rf"([1-6]) ?(?:to |op )?{_SQUARE}{_DIE}"),
    "give": re.compile(r"(?:give|geef) ?([1-6])"),
    "buy": re.compile(rf"(?:buy|koop) ?([0-9]) ?{_SQUARE} ?(?:to |op )?{_SQUARE}{_DIE}"),
    "off": re.compile(rf"(?:off|eraf) ?{_SQUARE}{_DIE}"),
    "pass": re.compile("pass?"),
}


class Decoded(NamedTuple):
    """A move taken apart; what a kind of move does not have is -1."""

    kind: str  # arrange, throw, place, give, buy, off or pass
    dice: int = -1  # how many are thrown
    face: int = -1
    owner: int = -1  # the seat whose die is bought
    source: int = -1  # the square it is bought from, or taken off
    square: int = -1  # the square it goes to


@cache
def decode(code: int) -> Decoded:
    """What a code stands for.

    >>> decode(PLACE + 9 * 4)
    Decoded(kind='place', dice=-1, face=5, owner=-1, source=-1, square=0)
    """
    if code < ARRANGEMENTS:
        return Decoded("arrange")
    if code < PLACE:
        return Decoded("throw", dice=code - THROW + 1)
    if code < GIVE:
        return Decoded("place", face=(code - PLACE) // 9 + 1, square=(code - PLACE) % 9)
    if code < BUY:
        return Decoded("give", face=code - GIVE + 1)
    if code < OFF:
        what = code - BUY
        return Decoded("buy", owner=what // 81, source=what // 9 % 9, square=what % 9)
    return Decoded("off", source=code - OFF) if code < PASS else Decoded("pass")


def read(text: str) -> Move:
    """The move a text stands for.

    >>> read(" 5 A1 ")
    Move(code=764, text='5 a1')
    >>> str(read("CABFED")), str(read("gooi 3")), str(read("koop 2 b3 a1 #7")), str(read("pas"))
    ('cab fed', 'throw 3', 'buy 2b3 a1 #7', 'pass')
    """
    plain = " ".join(text.casefold().replace(",", " ").split())
    if len(plain) <= LONGEST:
        for kind, form in _FORMS.items():
            found = form.fullmatch(plain)
            if found:
                return _read_form(kind, *found.groups())
    raise UnreadableMove(Message("addvantage-unreadable", {"text": text.strip()[:LONGEST]}))


def _read_form(kind: str, *parts: str) -> Move:
    if kind == "arrange":
        return _read_arrangement(parts[0].replace(" ", ""))
    if kind == "throw":
        if not 1 <= int(parts[0]) <= MOST_DICE:
            raise UnreadableMove(Message("addvantage-no-such-throw", {"count": int(parts[0]), "most": MOST_DICE}))
        return thinkable(THROW + int(parts[0]) - 1)
    if kind == "place":
        return _numbered(PLACE + 9 * (int(parts[0]) - 1) + SQUARE_NAMES.index(parts[1]), parts[2])
    if kind == "give":
        return thinkable(GIVE + int(parts[0]) - 1)
    if kind == "buy":
        owner = int(parts[0]) - 1
        if not 0 <= owner < MOST_SEATS:
            raise UnreadableMove(Message("addvantage-no-player", {"number": owner + 1}))
        squares = 9 * SQUARE_NAMES.index(parts[1]) + SQUARE_NAMES.index(parts[2])
        return _numbered(BUY + 81 * owner + squares, parts[3])
    if kind == "off":
        return _numbered(OFF + SQUARE_NAMES.index(parts[0]), parts[1])
    return thinkable(PASS)


def _read_arrangement(letters: str) -> Move:
    if letters not in _CODES:
        twice = next(letter for letter in letters if letters.count(letter) > 1)
        raise UnreadableMove(Message("addvantage-letter-twice", {"letter": twice}))
    return thinkable(_CODES[letters])


def _numbered(code: int, number: str | None) -> Move:
    text = thinkable(code).text
    return Move(code, f"{text} #{int(number)}" if number else text)


def stated_die(move: Move) -> int:
    """The number of the die that a text names; -1 if it names none.

    >>> stated_die(read("off b2 #7")), stated_die(read("off b2"))
    (7, -1)
    """
    return int(move.text.partition("#")[2] or -1)


def due_die(s: State, code: int) -> int:
    """The number of the die that a legal move places, buys or takes off; 0 if it does none of these."""
    did = decode(code)
    if did.kind == "place":
        return free_die(s.die)
    if did.kind == "buy":
        return s.die[did.owner][did.source]
    return s.die[s.seat][did.source] if did.kind == "off" else 0


def final(g: Given, s: State, seat: int, code: int) -> bool:
    """Only one thing: six tiles that are alike have one arrangement, and making it by itself would tell the others."""
    return s.stage == ARRANGE and len(set(s.tiles[seat])) == 1


def settle(g: Given, s: State, move: Move) -> Move:
    """A legal move as it goes into the record: with the number of its die."""
    text = thinkable(move.code).text
    die = due_die(s, move.code)
    return Move(move.code, f"{text} #{die}" if die else text)


@cache
def thinkable(code: int) -> Move:
    """Some text for any code of the action space, legal or not.

    >>> thinkable(0).text, thinkable(721).text, thinkable(1121).text
    ('abc def', 'throw 2', 'pass')
    """
    if code < ARRANGEMENTS:
        return Move(code, _ARRANGEMENTS[code])
    kind, dice, face, owner, source, square = decode(code)
    if kind == "throw":
        return Move(code, f"throw {dice}")
    if kind == "place":
        return Move(code, f"{face} {SQUARE_NAMES[square]}")
    if kind == "give":
        return Move(code, f"give {face}")
    if kind == "buy":
        return Move(code, f"buy {owner + 1}{SQUARE_NAMES[source]} {SQUARE_NAMES[square]}")
    return Move(code, f"off {SQUARE_NAMES[source]}" if kind == "off" else "pass")


def read_roll(text: str) -> Roll:
    """Dice in any order, or what was drawn.

    >>> read_roll("5 3 5"), read_roll("tile 11"), read_roll("first 2")
    (Roll(code=355, text='3 5 5'), Roll(code=1100, text='tile 11'), Roll(code=20, text='first 2'))
    """
    words = text.split()
    if words[:1] == ["tile"] and words[1:] in [[str(n)] for n in range(LOWEST, HIGHEST + 1)]:
        return write_roll(TILE_DRAWN * int(words[1]))
    if words[:1] == ["first"] and words[1:] in [[str(n)] for n in range(1, MOST_SEATS + 1)]:
        return write_roll(SEAT_DRAWN * int(words[1]))
    if not 1 <= len(words) <= MOST_DICE or any(word not in list("123456") for word in words):
        raise UnreadableMove(Message("roll-unreadable", {"text": text}))
    return write_roll(int("".join(sorted(words))))


def write_roll(code: int) -> Roll:
    """The dice of an outcome, or what was drawn.

    >>> str(write_roll(66)), str(write_roll(1400))
    ('6 6', 'tile 14')
    """
    if code % TILE_DRAWN == 0:
        return Roll(code, f"tile {code // TILE_DRAWN}")
    if code % SEAT_DRAWN == 0:
        return Roll(code, f"first {code // SEAT_DRAWN}")
    return Roll(code, " ".join(str(code)))
