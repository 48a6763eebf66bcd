"""Short ways to reach and to look at a position of Push Box.

Seats are counted from 0, as everywhere in the program; sides from 1 to 4, as people count them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from teerling.game import Position, find
from teerling.values import IllegalMove, Message
from teerling.words import LANGUAGES, in_language

GAME = find("pushbox")
ALL = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
NAMES = ("Anna", "Bram", "Cleo", "Daan")
# The 21 throws that differ, and those of them that are neither a seven nor a double.
THROWS = tuple(f"{low} {high}" for low in range(1, 7) for high in range(low, 7))
SEVENS = ("1 6", "2 5", "3 4")


def start(seats: int = 2, **options: str) -> Position:
    """A new game in which the first seat starts, unless the options say otherwise."""
    return GAME.start(seats, {"first": "seat", **options})


def go(position: Position, *events: str) -> Position:
    """The position after some events: "dice 4 5" is a throw, anything else a move of whoever is up."""
    for event in events:
        if event.startswith("dice "):
            position = position.roll(GAME.read_roll(event.removeprefix("dice ")))
        else:
            (seat,) = position.turn.seats
            position = position.play(seat, GAME.read_move(event))
    return position


def arranged(
    position: Position,
    numbers: Mapping[int, tuple[int, ...]],
    turn: int = 1,
    pushed: int = 0,
    first_turn: bool = False,
) -> Position:
    """The same game with these numbers at these sides (the rest across), dice due at the side `turn`."""
    given, state = position.raw
    state = state.copy()
    for side, own in numbers.items():
        state.out[side - 1] = sum(1 << ALL.index(n) for n in own)
        state.out[across(side) - 1] = sum(1 << ALL.index(n) for n in ALL if n not in own)
    state.side = turn - 1
    state.pushed = pushed
    state.first_turn = int(first_turn)
    state.thrown = 0
    return Position(position.game, position.options, given, state)


def across(side: int) -> int:
    return (side + 1) % 4 + 1


def standing(position: Position) -> dict[int, tuple[int, ...]]:
    """The numbers standing out at every side that is played."""
    return {side.side + 1: tuple(side.numbers) for side in position.view().board.sides}


def up(position: Position) -> tuple[int, int]:
    """The seat that throws or decides now, and its side."""
    turn = position.turn
    seat = turn.thrower if turn.kind == "dice" else turn.seats[0]
    return seat, position.view().board.turn + 1


def texts(position: Position) -> set[str]:
    """The moves of whoever decides; none when the dice are due."""
    return {str(move) for seat in position.turn.seats for move in position.moves(seat)}


def pushes(position: Position) -> set[frozenset[int]]:
    """The sets of numbers that whoever decides may push."""
    return {said for text in texts(position) if (said := numbers_in(text))}


def numbers_in(text: str) -> frozenset[int]:
    return frozenset(int(number) for number in re.findall(r"\d+", text))


def refusal(position: Position, text: str) -> tuple[str, str]:
    """The rule and the message by which a move of whoever decides is refused."""
    (seat,) = position.turn.seats
    move = GAME.read_move(text)
    with pytest.raises(IllegalMove) as refused:
        position.play(seat, move)
    assert refused.value.reason == position.why_not(seat, move)
    in_words(refused.value.reason.message)
    return refused.value.reason.rule, refused.value.reason.message.id


def in_words(message: Message) -> dict[str, str]:
    """A message in every language."""
    said = {language: in_language(language).say(message, NAMES) for language in LANGUAGES}
    for text in said.values():
        assert text.strip() == text != ""
        assert "{" not in text
    return said
