"""A move of Dice Trip as a value and as text, both ways.

ry 14          write the number of the red and the yellow die (tens, ones) in city 14; r y g b are the dice
x 14           cross out city 14
double r-b     use the red die twice and leave the blue one out
reroll ry      throw the red and the yellow die again
keep           keep the throw
done           finish the round
ry 5 Gent 41   the same with the city's name and the number, as records have it; also x 5 Gent
4 1 6 2        a throw: red, yellow, green, blue
4 - 6 -        a throw of the red and the green die only
first 2        a draw: player 2 throws first
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

from teerling.games.dicetrip.atlas import COLOURS
from teerling.games.dicetrip.cards import MOST_CITIES, State
from teerling.games.dicetrip.dice import DICE, first_of, made_by, pair_of, second_of
from teerling.games.dicetrip.options import Journey
from teerling.games.dicetrip.rules import CROSS, DONE, DOUBLE, KEEP, REROLL, SEAT_DRAWN
from teerling.values import Message, Move, Roll, UnreadableMove

LONGEST = 80
MOST_SEATS = 4
LETTERS = "rygb"

_CITY = r"(?: |in |op )*#?([0-9]{1,2})"
_STATED = r"(?: ([^\W\d_'’][^\d;]*?|['’][^\d;]+?))?"
_FORMS = {
    "write": re.compile(rf"([rygb]) ?([rygb]){_CITY}{_STATED}(?: ([1-6]{{2}}))?", re.IGNORECASE),
    "cross": re.compile(rf"x{_CITY}{_STATED}", re.IGNORECASE),
    "double": re.compile(r"(?:double|dubbel) ?([rygb]) ?[- ]? ?([rygb])", re.IGNORECASE),
    "reroll": re.compile(r"(?:reroll|opnieuw) ?((?:[rygb][ ,]*){1,4})", re.IGNORECASE),
    "keep": re.compile("keep|hou|houden", re.IGNORECASE),
    "done": re.compile("done|klaar", re.IGNORECASE),
}


class Decoded(NamedTuple):
    """A move taken apart; what a kind of move does not have is -1 or empty."""

    kind: str  # write, cross, double, reroll, keep or done
    pair: int = -1  # of the number, or of the die used twice and the die left out
    city: int = -1
    dice: tuple[int, ...] = ()  # thrown again


@cache
def decode(code: int) -> Decoded:
    """What a code stands for.

    >>> decode(13)
    Decoded(kind='write', pair=0, city=13, dice=())
    """
    if code < CROSS:
        return Decoded("write", code // MOST_CITIES, code % MOST_CITIES)
    if code < DOUBLE:
        return Decoded("cross", city=code - CROSS)
    if code < REROLL:
        return Decoded("double", code - DOUBLE)
    if code < KEEP:
        return Decoded("reroll", dice=tuple(die for die in range(DICE) if (code - REROLL + 1) >> die & 1))
    return Decoded("keep" if code == KEEP else "done")


def read(text: str) -> Move:
    """The move a text stands for.

    >>> read(" RY 14 ")
    Move(code=13, text='ry 14')
    >>> str(read("b g 5 Gent 41")), str(read("opnieuw y,r")), str(read("dubbel r b")), str(read("klaar"))
    ('bg 5 Gent 41', 'reroll ry', 'double r-b', 'done')
    """
    plain = " ".join(normalize("NFC", text).split())
    if len(plain) <= LONGEST:
        for kind, form in _FORMS.items():
            found = form.fullmatch(plain)
            if found:
                return _read_form(kind, *found.groups())
    raise UnreadableMove(Message("dicetrip-unreadable", {"text": text.strip()[:LONGEST]}))


def _read_form(kind: str, *parts: str | None) -> Move:
    words = [part or "" for part in parts]
    if kind == "write":
        code = MOST_CITIES * _pair(words[0], words[1]) + _city(words[2])
        return Move(code, " ".join([thinkable(code).text, *filter(None, words[3:])]))
    if kind == "cross":
        code = CROSS + _city(words[0])
        return Move(code, " ".join([thinkable(code).text, *filter(None, words[1:])]))
    if kind == "double":
        return thinkable(DOUBLE + _pair(words[0], words[1]))
    if kind == "reroll":
        letters = [letter for letter in words[0].casefold() if letter in LETTERS]
        for letter in letters:
            if letters.count(letter) > 1:
                raise UnreadableMove(Message("dicetrip-die-twice", {"letter": letter}))
        return thinkable(REROLL - 1 + sum(1 << LETTERS.index(letter) for letter in letters))
    return thinkable(KEEP if kind == "keep" else DONE)


def _pair(first: str, second: str) -> int:
    if first.casefold() == second.casefold():
        raise UnreadableMove(Message("dicetrip-die-twice", {"letter": first.casefold()}))
    return pair_of(LETTERS.index(first.casefold()), LETTERS.index(second.casefold()))


def _city(number: str) -> int:
    if not 1 <= int(number) <= MOST_CITIES:
        raise UnreadableMove(Message("dicetrip-no-such-city", {"number": int(number), "most": MOST_CITIES}))
    return int(number) - 1


def stated(move: Move) -> tuple[str, int]:
    """The city's name and the number that a text adds; "" and 0 where it adds none.

    >>> stated(read("ry 5 Gent 41")), stated(read("ry 5 41")), stated(read("x 5"))
    (('Gent', 41), ('', 41), ('', 0))
    """
    found = _FORMS[decode(move.code).kind].fullmatch(move.text)
    parts = found.groups() if found else ()
    if move.code < CROSS:
        return parts[3] or "", int(parts[4] or 0)
    return (parts[1] or "" if move.code < DOUBLE else ""), 0


def colour(die: int) -> Message:
    """The colour of a die, to be said.

    >>> colour(3)
    Message(id='dicetrip-colour', args={'colour': 'blue'})
    """
    return Message("dicetrip-colour", {"colour": COLOURS[die]})


def colours(dice: int) -> tuple[Message, ...]:
    """The colours of a set of dice, to be said."""
    return tuple(colour(die) for die in range(DICE) if dice >> die & 1)


def final(g: Journey, s: State, seat: int, code: int) -> bool:
    """Whoever is done is done; and a throw that is kept stands."""
    return code in (KEEP, DONE)


def implied(g: Journey, s: State, seat: int, code: int) -> Move | None:
    """Whoever begins to write keeps the throw: it stays kept when the writing is taken back."""
    return thinkable(KEEP) if s.open == 0 and code < REROLL else None


def settle(g: Journey, s: State, move: Move) -> Move:
    """A legal move as it goes into the record: with the city's name and the number, for whoever reads it."""
    did = decode(move.code)
    text = thinkable(move.code).text
    if did.city >= 0:
        text += f" {g.map.cities[did.city].named.name}"
    if did.kind == "write":
        text += f" {made_by(s.faces, did.pair)}"
    return Move(move.code, text)


@cache
def thinkable(code: int) -> Move:
    """Some text for any code of the action space, legal or not.

    >>> thinkable(13).text, thinkable(433).text, thinkable(483).text
    ('ry 14', 'x 14', 'done')
    """
    did = decode(code)
    letters = LETTERS[first_of(did.pair)], LETTERS[second_of(did.pair)]
    if did.kind == "write":
        return Move(code, f"{letters[0]}{letters[1]} {did.city + 1}")
    if did.kind == "cross":
        return Move(code, f"x {did.city + 1}")
    if did.kind == "double":
        return Move(code, f"double {letters[0]}-{letters[1]}")
    if did.kind == "reroll":
        return Move(code, f"reroll {''.join(LETTERS[die] for die in did.dice)}")
    return Move(code, did.kind)


def read_roll(text: str) -> Roll:
    """Four dice in the order of their colours, with a dash for a die that stays, or who was drawn.

    >>> read_roll("4 1 6 2"), read_roll("- - 3 -"), read_roll("first 2")
    (Roll(code=4162, text='4 1 6 2'), Roll(code=30, text='- - 3 -'), Roll(code=20000, text='first 2'))
    """
    words = text.split()
    if words[:1] == ["first"] and words[1:] in [[str(n)] for n in range(1, MOST_SEATS + 1)]:
        return write_roll(SEAT_DRAWN * int(words[1]))
    if len(words) != DICE or any(word not in list("-123456") for word in words) or words == ["-"] * DICE:
        raise UnreadableMove(Message("roll-unreadable", {"text": text}))
    return write_roll(int("".join(words).replace("-", "0")))


def write_roll(code: int) -> Roll:
    """The dice of an outcome, or who was drawn.

    >>> str(write_roll(4162)), str(write_roll(30))
    ('4 1 6 2', '- - 3 -')
    """
    if code >= SEAT_DRAWN:
        return Roll(code, f"first {code // SEAT_DRAWN}")
    return Roll(code, " ".join(f"{code:04}".replace("0", "-")))
