"""Short ways to reach and to look at a position of Quadrata.

Seats are counted from 0, as everywhere in the program. A player is a row of shapes: "4 a1 b" is a shape 4 in the
square, at a1, held in way b; a number alone is a shape in the reserve. What nobody has lies in the stock.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from teerling.game import Position, find
from teerling.games.quadrata.board import Player
from teerling.games.quadrata.moves import LETTERS, cell
from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import State
from teerling.values import IllegalMove, Message, Move, Roll
from teerling.words import LANGUAGES, in_language

GAME = find("quadrata")
NAMES = ("Anna", "Bram", "Cleo", "Daan")
SETS = ("1973", "polyomino")

# A small set, so that rounds are short: nine cells for two, four for more. A 5 and a 6 don't fit in the small square.
SMALL = """set Small
author the tests
licence CC0 1.0
large
###
###
###
small
##.
##.
...
shape 1 count 2 aside 1
◣
shape 2 count 3 aside 1
#
shape 3 count 3 aside 1
#◣
shape 4 count 2 aside 1
##
shape 5 count 2 aside 0
##◣
shape 6 count 1 aside 0
###
"""


def table(
    *players: str,
    seats: int = 2,
    die: int = 0,
    seat: int = 0,
    turns: int = 0,
    limit: str = "200",
    round: int = 1,
    joker: bool = False,
    points: Sequence[Sequence[int]] = (),
    **options: str,
) -> Position:
    """A turn with these shapes in squares and reserves: before its throw, or after it."""
    start = GAME.start(seats, {"set": SMALL, "rounds": "1", "turns": limit, **options})
    given, state = start.raw
    state = state.copy()
    for owner, player in enumerate(players):
        for part in filter(None, (part.strip() for part in player.split(","))):
            _give(given, state, owner, part.split())
    state.die, state.seat, state.turns, state.round, state.joker = die, seat, turns, round, int(joker)
    state.starter = (round - 1) % seats
    for owner, row in enumerate(points):
        state.points[owner][: len(row)] = list(row)
    assert min(state.stock) >= 0, "more shapes than there are"
    return Position(GAME, start.options, given, state)


def _give(g: Agreed, s: State, owner: int, words: list[str]) -> None:
    number = int(words[0])
    s.stock[number - 1] -= 1
    if len(words) == 1:
        s.reserve[owner][number - 1] += 1
        return
    code = GAME.read_move(f"lay {words[1]} {words[2]}").code
    placement = g.placement[number - 1][code] - 1
    assert placement >= 0, f"{words} is not inside the square"
    for w in range(g.words):
        assert not s.covered[owner][w] & g.masks[w][placement], f"{words} lies over another"
        s.covered[owner][w] |= g.masks[w][placement]
    s.square[owner][s.pieces[owner]] = placement
    s.pieces[owner] += 1


def go(position: Position, *events: str) -> Position:
    """The position after some events: "dice 4" is a throw, anything else a move of whoever decides."""
    for event in events:
        if event.startswith("dice "):
            position = position.roll(GAME.read_roll(event.removeprefix("dice ")))
        else:
            position = position.play(position.turn.seats[0], GAME.read_move(event))
    return position


def read(position: Position, event: str) -> Roll | tuple[int, Move]:
    if event.startswith("dice "):
        return GAME.read_roll(event.removeprefix("dice "))
    return position.turn.seats[0], position.settle(GAME.read_move(event))


def state(position: Position) -> State:
    raw: State = position.raw[1]
    return raw


def texts(position: Position) -> list[str]:
    """The moves of whoever decides."""
    return [move.text for move in position.moves(position.turn.seats[0])]


def places(position: Position) -> set[str]:
    """Where the shape in the hand can be laid."""
    return {text.removeprefix("lay ") for text in texts(position) if text.startswith("lay")}


def away(position: Position) -> set[str]:
    """Where else the shape in the hand can go."""
    return {text for text in texts(position) if not text.startswith("lay")}


def square(position: Position, seat: int = 0) -> str:
    """What lies in a square, as `table` takes it."""
    return ", ".join(
        f"{piece.number} {cell(piece.x, piece.y)} {LETTERS[piece.way]}" for piece in seen(position, seat).square
    )


def reserve(position: Position, seat: int = 0) -> list[int]:
    """The numbers in a reserve."""
    return [number for number, count in enumerate(seen(position, seat).reserve, 1) for _ in range(count)]


def seen(position: Position, seat: int = 0) -> Player:
    """A player on the board."""
    found: Player = position.view().board.players[seat]
    return found


def starter(position: Position) -> int:
    """Who began this round; once it is over the rules already know who begins the next."""
    s = state(position)
    return (s.starter - 1) % position.seats if s.closed and not s.ended else s.starter


def refusal(position: Position, text: str) -> tuple[str, str]:
    """The rule and the message by which a move of whoever decides is refused."""
    seat, move = position.turn.seats[0], GAME.read_move(text)
    with pytest.raises(IllegalMove) as refused:
        position.play(seat, move)
    assert refused.value.reason == position.why_not(seat, move)
    assert text not in texts(position)
    in_words(refused.value.reason.message)
    return refused.value.reason.rule, refused.value.reason.message.id.removeprefix("quadrata-why-")


def in_words(message: Message) -> dict[str, str]:
    """A message in every language."""
    said = {language: in_language(language).say(message, NAMES) for language in LANGUAGES}
    for text in said.values():
        assert text.strip() == text != ""
        assert "{" not in text
        assert "!" not in text
    return said
