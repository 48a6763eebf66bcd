"""Short ways to reach and to look at a position of Add-Vantage.

Seats are counted from 0, as everywhere in the program. A board is three groups of three signs,
row by row: a digit is a die, a dot an empty square.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from teerling.game import Position, find
from teerling.games.addvantage.pieces import HAND, PLAY, State
from teerling.games.addvantage.telling import ENDINGS
from teerling.values import IllegalMove, Message, Move, Roll
from teerling.words import LANGUAGES, in_language
from tests.choosing import kind

GAME = find("addvantage")
NAMES = ("Anna", "Bram", "Cleo", "Daan")
FULL = "123 456 123"
EMPTY = "... ... ..."
# Tiles that hardly any dice of these tests match: rows, then columns.
TILES = (14, 14, 14, 14, 14, 14)
SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def table(
    boards: Sequence[str] = (),
    *,
    seats: int = 2,
    tiles: Mapping[int, Sequence[int]] | None = None,
    coins: Sequence[int] = (),
    bonus: tuple[int, int] = (7, 7),
    turn: int = 0,
    **options: str,
) -> Position:
    """A game in which all is prepared, with these boards, coins and tiles, at the start of a seat's turn."""
    start = GAME.start(seats, options)
    given, state = start.raw
    state = state.copy()
    state.stage = PLAY
    state.dealt = HAND * seats + 2
    state.arranged = (1 << seats) - 1
    state.bonus[:] = bonus
    state.seat = turn
    for seat in range(seats):
        state.tiles[seat][:] = (tiles or {}).get(seat, TILES)
    for seat, count in enumerate(coins):
        state.coins[seat] = count
    die = 0
    for seat, board in enumerate(boards):
        for square, sign in enumerate(board.replace(" ", "")):
            if sign != ".":
                die += 1
                state.faces[seat][square] = int(sign)
                state.die[seat][square] = die
    return Position(GAME, start.options, given, state)


def changed(position: Position, **fields: int) -> Position:
    """The same position with some fields of its state set."""
    given, state = position.raw
    state = state.copy()
    for name, value in fields.items():
        setattr(state, name, value)
    return Position(GAME, position.options, given, state)


def go(position: Position, *events: str) -> Position:
    """The position after some events; "dice 3 5", "tile 11", "first 2" are chance, "2: abc def" a move of seat 2."""
    for event in events:
        what = read(position, event)
        position = position.roll(what) if isinstance(what, Roll) else position.play(*what)
    return position


def read(position: Position, event: str) -> Roll | tuple[int, Move]:
    if event.startswith(("dice ", "tile ", "first ")):
        return GAME.read_roll(event.removeprefix("dice "))
    seat, _, text = event.rpartition(": ")
    return int(seat) - 1 if seat else position.turn.seats[0], GAME.read_move(text)


def dealt(position: Position, *hands: Sequence[int]) -> Position:
    """The position after these hands were drawn, one after the other."""
    return go(position, *(f"tile {number}" for hand in hands for number in hand))


def state(position: Position) -> State:
    raw: State = position.raw[1]
    return raw


def board(position: Position, seat: int) -> str:
    """A board as `table` takes it."""
    signs = "".join(str(face or ".") for face in state(position).faces[seat])
    return f"{signs[:3]} {signs[3:6]} {signs[6:]}"


def die_on(position: Position, seat: int, square: str) -> int:
    return state(position).die[seat][SQUARES.index(square)]


def coins(position: Position) -> tuple[int, ...]:
    return tuple(state(position).coins[: position.seats])


def up(position: Position) -> int:
    """The seat that throws or decides now."""
    turn = position.turn
    return turn.thrower if turn.kind == "dice" else turn.seats[0]


def texts(position: Position, seat: int | None = None) -> list[str]:
    """The moves of whoever decides."""
    return [move.text for move in position.moves(position.turn.seats[0] if seat is None else seat)]


def kinds(position: Position) -> set[str]:
    """The kinds of moves there are."""
    return {kind(choice) for choice in position.view(position.turn.seats[0]).choices}


def ended(position: Position) -> str:
    """How the game ended; nothing before that."""
    how = ENDINGS[state(position).ended]
    assert (how != "") == (position.turn.kind == "over") == (position.result is not None)
    return how


def throws(position: Position) -> list[int]:
    """How many dice may be thrown."""
    return [int(text.split()[1]) for text in texts(position) if text.startswith("throw")]


def refusal(position: Position, text: str) -> tuple[str, str]:
    """The rule and the message by which a move of whoever decides is refused."""
    event = read(position, text)
    assert isinstance(event, tuple)
    seat, move = event
    with pytest.raises(IllegalMove) as refused:
        position.play(seat, move)
    assert refused.value.reason == position.why_not(seat, move)
    in_words(refused.value.reason.message)
    return refused.value.reason.rule, refused.value.reason.message.id.removeprefix("addvantage-why-")


def in_words(message: Message) -> dict[str, str]:
    """A message in every language."""
    said = {language: in_language(language).say(message, NAMES) for language in LANGUAGES}
    for text in said.values():
        assert text.strip() == text != ""
        assert "{" not in text
        assert "!" not in text
    return said
