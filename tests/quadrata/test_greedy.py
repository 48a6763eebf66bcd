"""The judgement: greedy fills its square, and beats whoever moves at random."""

from __future__ import annotations

from random import Random

import pytest

from teerling import bots
from teerling.game import Position
from tests.chance import size

from .positions import GAME, SMALL, go, table

# All of a thousand rounds were played once, and greedy won nine of ten in each part; these are enough for every day.
ROUNDS = size(80, 1000)
# With whole cells rounds are shorter: three of four parts are played with those.
PARTS = {0: "1973", 1: "polyomino", 2: "polyomino", 3: "polyomino"}


def played(seed: int, seat: int, **options: str) -> Position:
    """A round of two, in which one seat is greedy."""
    rng = Random(seed)
    position = GAME.start(2, {"rounds": "1", **options})
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            position = position.roll(rng.choice(position.weights())[0])
            continue
        (turn,) = position.turn.seats
        if turn == seat:
            position = position.after(turn, bots.ask("greedy", position, turn, rng).code)
        else:
            position = position.after(turn, rng.choice(position.codes(turn)))
    return position


@pytest.mark.parametrize(("part", "name"), PARTS.items())
def test_greedy_beats_random_in_nine_of_ten_rounds(part: int, name: str) -> None:
    seeds = range(part, ROUNDS, len(PARTS))
    won = 0
    for number, seed in enumerate(seeds):
        seat = number % 2
        won += played(seed, seat, set=name).winners() == (seat,)
    assert won >= 0.9 * len(seeds)


def test_greedy_plays_with_any_set() -> None:
    assert sum(played(seed, 0, set=SMALL).winners() == (0,) for seed in range(20)) >= 16


def choose(position: Position) -> str:
    seat = position.turn.seats[0]
    return str(bots.ask("greedy", position, seat, Random(1)).text)


def test_it_fills_the_square_if_it_can() -> None:
    position = table("6 a1 b, 4 b1 b, 4 c1 b, 1 b3 a, 1 b3 c", die=2)
    assert choose(position) == "take 2"
    assert choose(go(position, "take 2")) == "lay c3 a"


def test_it_gets_rid_of_what_lies_in_reserve() -> None:
    assert choose(table("4", die=4)) == "take 4 reserve"


def test_it_lays_close_to_what_lies_there() -> None:
    position = go(table("6 a1 b", die=4), "take 4")
    assert choose(position) != "lay b2 a", "not into the middle"


def test_it_rather_moves_a_shape_than_keep_one_in_reserve() -> None:
    # No 4 fits any more; one that lies there can be turned.
    position = table("2 b1 a, 2 b3 a, 4 a2 a, 1 c2 a", die=4)
    assert [str(move) for move in go(position, "take 4").moves(0)] == ["reserve"]
    assert choose(position) == "lift c"


def test_it_rather_builds_than_robs() -> None:
    # The last 6 lies in another's square, and one's own can be moved to where it lies closer.
    position = table("4 b2 a", "4 a1 a", die=4)
    assert choose(position) == "lift a"


@pytest.mark.parametrize("seats", [2, 4])
def test_beginners_fill_their_squares_too(seats: int) -> None:
    """Two of them used to rob each other until the limit of turns ended every round."""
    for seed in range(3):
        rng = Random(seed)
        position = GAME.start(seats, {"rounds": "1", "set": "1973"})
        while position.turn.kind != "over":
            if position.turn.kind == "dice":
                position = position.roll(rng.choice(position.weights())[0])
            else:
                (turn,) = position.turn.seats
                position = position.after(turn, bots.ask("pip", position, turn, rng).code)
        assert position.view().board.over.filled is not None, seed
