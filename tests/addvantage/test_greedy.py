"""The judgement: greedy plays clearly better than chance."""

from __future__ import annotations

from random import Random

import pytest

from teerling import bots
from teerling.game import Position

from .positions import EMPTY, GAME, dealt, state, table

GAMES = 200
TILES = (11, 10, 9, 12, 8, 13)


def choose(position: Position, seat: int = 0) -> str:
    return bots.ask("greedy", position, seat, Random(1)).text


def winners(seed: int, greedy: int, **options: str) -> tuple[int, ...]:
    """Who wins a game of two in which one seat is greedy and the other plays anything."""
    rng = Random(seed)
    position = GAME.start(2, options)
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            if position.dice:
                roll = position.fallen([rng.randint(1, 6) for _ in range(position.dice)])
            else:
                rolls = position.weights()
                roll = rng.choices([roll for roll, _ in rolls], [weight for _, weight in rolls])[0]
            position = position.roll(roll)
        else:
            seat = position.turn.seats[0]
            bot = "greedy" if seat == greedy else "random"
            position = position.play(seat, bots.ask(bot, position, seat, rng))
    return position.winners()


def test_greedy_beats_random() -> None:
    won = sum(winners(number, number % 2) == (number % 2,) for number in range(GAMES))
    assert won / GAMES >= 0.9


@pytest.mark.parametrize("options", [{"tiles": "stay", "secret": "targets"}, {"takeoff": "yes", "secret": "won"}])
def test_greedy_beats_random_also_where_much_is_secret(options: dict[str, str]) -> None:
    won = sum(winners(number, number % 2, **options) == (number % 2,) for number in range(40))
    assert won / 40 >= 0.8


def test_a_die_that_wins_a_tile_is_placed_there() -> None:
    position = table(["35. ... ..."], tiles={0: TILES}, coins=(1, 1))
    for event in ("throw 1", "3"):
        position = position.roll(GAME.read_roll(event)) if event == "3" else position.play(0, GAME.read_move(event))
    assert choose(position) == "3 c1"


def test_buying_must_win_much_to_be_worth_it() -> None:
    tiles = (11, 10, 9, 12, 8, 9)
    assert choose(table([EMPTY, "..1 ..3 ..."], tiles={0: tiles})) == "throw 2"
    position = table(["3.4 .54 35.", "..1 ..3 ..."], tiles={0: tiles, 1: (8,) * 6}, bonus=(9, 7), coins=(3, 1))
    assert choose(position) == "buy 2c1 c3", "a row, a column and a bonus tile at once"


def test_tiles_are_arranged_so_that_all_could_be_won() -> None:
    position = dealt(GAME.start(2), (7, 9, 10, 11, 12, 13), (9, 9, 10, 10, 11, 11))
    arranged = state(position.play(0, GAME.read_move(choose(position)))).tiles[0]
    assert sum(arranged[:3]) == sum(arranged[3:]) == 31
