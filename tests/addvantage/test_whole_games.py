"""Random games against the slow game in oracle.py, event by event."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teerling.conformance import every_agreement
from teerling.game import Position
from teerling.values import SPECTATOR
from tests.chance import chance, size

from .oracle import Oracle
from .positions import GAME, board, coins, ended, state, texts

GAMES = size(400, 4_000)
PARTS = 4


def prepared(seats: int, options: dict[str, str], rng: Random) -> Position:
    position = GAME.start(seats, options)
    while position.turn.kind == "dice" or state(position).stage < 4:
        if position.turn.kind == "dice":
            rolls = position.weights()
            position = position.roll(rng.choices([roll for roll, _ in rolls], [weight for _, weight in rolls])[0])
        else:
            seat = rng.choice(position.turn.seats)
            position = position.after(seat, rng.choice(position.codes(seat)))
    return position


def random_move(found: list[str], eager: float, rng: Random) -> str:
    """Any kind of move first, so that buying does not drown the others; some players are more eager to buy."""
    kinds = sorted({text.split()[0] if text[0].isalpha() else "place" for text in found})
    weights = [{"buy": eager, "give": 0.1, "off": 0.2}.get(kind, 1) for kind in kinds]
    kind = rng.choices(kinds, weights)[0]
    return rng.choice([text for text in found if text.startswith(kind) or (kind == "place" and text[0].isdigit())])


def same(position: Position, oracle: Oracle) -> None:
    view = position.view(SPECTATOR)
    assert ended(position) == oracle.end
    assert position.scores() == oracle.scores()
    assert coins(position) == tuple(player.coins for player in oracle.players)
    for seat, player in enumerate(oracle.players):
        signs = [str(player.board[square].face) if square in player.board else "." for square in SQUARES]
        assert board(position, seat).replace(" ", "") == "".join(signs)
    if not oracle.end:
        assert view.board.turn == oracle.seat


SQUARES = [column + row for row in "123" for column in "abc"]


ENDS = {"all-full", "one-full", "no-coins", "turns", "buying"}


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_go_as_in_the_second_opinion(part: int) -> None:
    sets = list(every_agreement(GAME))
    ends = Counter[str]()
    # Some ends are rare: go on until each was met, which in so many more games it always is.
    for number in range(part, 20 * GAMES, PARTS):
        if number >= GAMES and set(ends) == ENDS:
            break
        rng = chance("addvantage", number)
        seats, options = rng.choice(sets)
        eager = rng.choice((0.1, 1, 10))
        position = prepared(seats, options, rng)
        start = state(position)
        oracle = Oracle(start.tiles[:seats], start.bonus, start.first, position.options)
        while position.turn.kind != "over":
            if position.turn.kind == "dice":
                faces = [rng.randint(1, 6) for _ in range(position.dice)]
                position = position.roll(position.fallen(faces))
                oracle.throw(faces)
            else:
                (seat,) = position.turn.seats
                assert set(texts(position)) == oracle.moves()
                text = random_move(texts(position), eager, rng)
                position = position.play(seat, GAME.read_move(text))
                oracle.play(text)
            same(position, oracle)
            numbers_are_kept(position)
        ends[oracle.end] += 1
    assert set(ends) == ENDS, ends


def numbers_are_kept(position: Position) -> None:
    """Every die on a board has a number of its own, and a barred die lies on another's board."""
    now = state(position)
    lying = {die: seat for seat in range(position.seats) for die in now.die[seat] if die}
    assert len(lying) == sum(face > 0 for row in now.faces for face in row)
    for seat in range(position.seats):
        for die in range(1, 37):
            if now.barred[seat] >> (die - 1) & 1:
                assert lying[die] != seat
    assert sum(coins(position)) + position.view().board.out == 2 * position.seats
