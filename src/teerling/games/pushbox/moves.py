"""A move of Push Box as a value and as text, both ways.

12-3      push 12 and 3, because 12 - 3 makes the total (any correct calculation)
any 4 11  push 4 and 11, because of a double; also accepted for a play, whose
          simplest calculation is then filled in
5!        push 5, the number of a single die, and end the turn
again     throw again after a seven
pass      end the turn
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from teerling.games.pushbox.rules import AGAIN, LIMIT, NUMBERS, PASS, SINGLE, Given, State, level
from teerling.games.pushbox.sums import as_numbers, as_set, simplest, step
from teerling.values import Message, Move, UnreadableMove

# Longer texts can't be a calculation of ten blocks; this also keeps brackets from nesting without end.
LONGEST = 60

_SIGNS = str.maketrans(
    {"×": "*", "x": "*", "X": "*", "·": "*", "÷": "/", ":": "/", "−": "-", "–": "-", "[": "(", "]": ")"}
)
_PRETTY = str.maketrans({"*": "×", "/": "÷", "-": "−"})


class Spoken(NamedTuple):
    """A calculation as it was said: its blocks, its operators, and what it makes (nothing if not whole)."""

    numbers: tuple[int, ...]
    operators: str
    total: int | None


def read(text: str) -> Move:
    """The move a text stands for.

    >>> read(" 12 − 3 ")
    Move(code=514, text='12-3')
    >>> str(read("5 !")), str(read("4, 11")), str(read("Pass"))
    ('5!', 'any 4 11', 'pass')
    """
    plain = text.strip().casefold()
    if len(plain) > LONGEST:
        raise UnreadableMove(Message("pushbox-unreadable", {"text": plain[:LONGEST] + "…"}))
    if plain in ("pass", "pas"):
        return Move(PASS, "pass")
    if plain in ("again", "opnieuw"):
        return Move(AGAIN, "again")
    if re.fullmatch(r"[0-9]+ *!", plain):
        (number,) = _blocks([plain.rstrip("! ")])
        return Move(SINGLE + NUMBERS.index(number), f"{number}!")
    if re.fullmatch(r"any [0-9 ,]*[0-9]|[0-9]+(?:[ ,]+[0-9]+)+", plain):
        numbers = _blocks(re.findall("[0-9]+", plain))
        return _push(numbers)
    if re.search("[0-9] +[0-9]", plain):
        raise UnreadableMove(Message("pushbox-unreadable", {"text": text}))
    calculation = re.sub(r" +", "", plain.translate(_SIGNS))
    return Move(as_set(speak(calculation, text).numbers), calculation)


def write(g: Given, s: State, code: int) -> str:
    """The text of a legal move: the simplest calculation where there is one."""
    calculated = simplest(code, s.thrown, level(g, s)) if 0 < code < SINGLE and code.bit_count() <= LIMIT else None
    return calculated or thinkable(code).text


def settle(g: Given, s: State, move: Move) -> Move:
    """A legal move as it goes into the record: a play has its calculation."""
    return Move(move.code, write(g, s, move.code)) if move.text.startswith("any") else move


def thinkable(code: int) -> Move:
    """Some text for any code of the action space, legal or not.

    >>> thinkable(1023).text, thinkable(1027).text
    ('any 2 3 4 5 6 8 9 10 11 12', '5!')
    """
    if code == PASS:
        return Move(PASS, "pass")
    if code == AGAIN:
        return Move(AGAIN, "again")
    if code >= SINGLE:
        return Move(code, f"{NUMBERS[code - SINGLE]}!")
    return _push(as_numbers(code))


def _push(numbers: tuple[int, ...]) -> Move:
    return Move(as_set(numbers), "any " + " ".join(str(n) for n in sorted(numbers)))


def _blocks(found: list[str]) -> tuple[int, ...]:
    numbers = tuple(int(n) for n in found)
    for number in numbers:
        if number not in NUMBERS:
            raise UnreadableMove(Message("pushbox-no-block", {"number": str(number)}))
        if numbers.count(number) > 1:
            raise UnreadableMove(Message("pushbox-block-twice", {"number": number}))
    return numbers


@lru_cache(4096)  # told to every seat, and asked again for the record
def speak(calculation: str, said: str | None = None) -> Spoken:
    """Work out a calculation; `said` is how the player wrote it.

    >>> speak("6*3/2")
    Spoken(numbers=(6, 3, 2), operators='*/', total=9)
    >>> speak("2*(9-4)").total, speak("9/2*4").total
    (10, None)
    """
    tokens = re.findall(r"[0-9]+|[-+*/()]", calculation)
    numbers = _blocks([t for t in tokens if t.isdigit()])
    if "".join(tokens) != calculation or not numbers:
        raise UnreadableMove(Message("pushbox-unreadable", {"text": said or calculation}))
    try:
        total, rest = _sum(tokens)
    except IndexError:
        rest = ["…"]
    if rest:
        raise UnreadableMove(Message("pushbox-unreadable", {"text": said or calculation}))
    return Spoken(numbers, "".join(t for t in tokens if t in "+-*/"), total)


# A calculation is a sum of products of blocks and bracketed calculations. Each of these reads
# one from the front and returns what it makes, and the rest; running out of tokens is an IndexError.


def _sum(tokens: list[str]) -> tuple[int | None, list[str]]:
    total, rest = _product(tokens)
    while rest and rest[0] in "+-":
        operator = rest[0]
        right, rest = _product(rest[1:])
        total = None if total is None or right is None else step(total, operator, right)
    return total, rest


def _product(tokens: list[str]) -> tuple[int | None, list[str]]:
    total, rest = _part(tokens)
    while rest and rest[0] in "*/":
        operator = rest[0]
        right, rest = _part(rest[1:])
        total = None if total is None or right is None else step(total, operator, right)
    return total, rest


def _part(tokens: list[str]) -> tuple[int | None, list[str]]:
    if tokens[0].isdigit():
        return int(tokens[0]), tokens[1:]
    if tokens[0] != "(":
        raise IndexError
    total, rest = _sum(tokens[1:])
    if rest[0] != ")":
        raise IndexError
    return total, rest[1:]


def pretty(calculation: str) -> str:
    """A calculation as it is shown to people.

    >>> pretty("6*(9-4)")
    '6 × (9 − 4)'
    """
    return re.sub(r"([-+*/])", r" \1 ", calculation).translate(_PRETTY)
