"""Random games against the slow game in oracle.py, event by event."""

from __future__ import annotations

from random import Random

import pytest

from teerling.game import Position
from tests.chance import chance, size, some

from .oracle import Oracle
from .positions import GAME, SMALL, SMALLEST, texts

GAMES = size(300, 3_000)
PARTS = 3


def pick(found: list[str], rng: Random) -> str:
    """Any kind of move first, so that the rare ones are met; crossing out less often."""
    kinds = sorted({text.split()[0] if text[0] in "dkx" or text.startswith("reroll") else "write" for text in found})
    kind = rng.choices(kinds, [{"x": 0.3, "double": 0.3, "write": 2}.get(kind, 1) for kind in kinds])[0]
    written = ("x ", "double", "reroll", "keep", "done")
    return rng.choice([t for t in found if t.split()[0] == kind or (kind == "write" and not t.startswith(written))])


def same(position: Position, oracle: Oracle) -> None:
    board = position.view(-2).board
    assert position.scores() == tuple(oracle.score(seat) for seat in range(position.seats))
    for seat, player in enumerate(oracle.players):
        shown = board.cards[seat]
        assert {city + 1: n for city, n in enumerate(shown.numbers) if n} == player.numbers
        assert {city + 1 for city in shown.crossed} == player.crossed
        assert {city + 1 for city in shown.bonus} == player.bonus
        assert (shown.reroll, shown.double) == (player.reroll, player.double)
        assert len(shown.route) == oracle.route(player)
    assert (position.turn.kind == "over") == oracle.over
    if not oracle.over:
        assert (board.round, board.roller) == (oracle.round, oracle.roller)


@pytest.mark.parametrize("part", some("second opinion of dicetrip", range(PARTS), PARTS - 1))
def test_random_games_go_as_in_the_second_opinion(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        rng = chance("dicetrip", number)
        seats = rng.randint(1, 4)
        options = {"map": rng.choice([SMALL, SMALLEST, SMALL, "belgium" if number % 4 == 0 else "netherlands"])}
        position = GAME.start(seats, options)
        oracle = Oracle(position.raw[0].map, seats, 0)
        while position.turn.kind != "over":
            if position.turn.kind == "dice":
                assert position.turn.thrower == oracle.roller
                roll = position.fallen([rng.choice((1, 2, 3, 3, 6)) for _ in range(position.dice)])
                position = position.roll(roll)
                oracle.throw(
                    {die: int(face) for die, face in zip("rygb", roll.text.split(), strict=True) if face != "-"}
                )
            else:
                assert set(position.turn.seats) == oracle.acting()
                seat = rng.choice(position.turn.seats)
                found = texts(position, seat)
                assert set(found) == oracle.moves(seat)
                text = pick(found, rng)
                position = position.play(seat, GAME.read_move(text))
                oracle.play(seat, text)
            same(position, oracle)
        best = max(position.scores())
        assert position.winners() == tuple(seat for seat in range(seats) if position.scores()[seat] == best)
