"""Plain and compiled rules are the same rules, event for event."""

from __future__ import annotations

import pytest

from teerling import game
from teerling.conformance import check_kernels_agree, every_agreement
from tests.chance import chance, number, size
from tests.quadrata.positions import SMALL

GAMES = size(600, 10_000)
PARTS = 2

Agreement = tuple[int, dict[str, str]]

# Whoever moves at random hardly ever fills a square, so these games are long: some on each set of options, and
# the others with a small set of shapes.
LONG: dict[str, list[Agreement]] = {
    "quadrata": [
        (seats, {"set": SMALL, "rounds": rounds})
        for seats, rounds in ((2, "1"), (3, "2"), (3, "1"), (4, "3"), (4, "1"))
    ]
}
FEW = size(6, 60)


def shared_out(name: str) -> list[tuple[Agreement, int]]:
    """Sets of options, any of them if there are more than games, and how many of the games are played on each."""
    every = list(every_agreement(game.find(name)))
    if name not in LONG:
        chosen = every if len(every) <= GAMES else chance("options", name).sample(every, GAMES)
        return [(agreed, -(-GAMES // len(chosen))) for agreed in chosen]
    rest = -(-(GAMES - FEW * len(every)) // len(LONG[name]))
    return [*((agreed, FEW) for agreed in every), *((agreed, rest) for agreed in LONG[name])]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", game.names())
def test_very_many_random_games_over_all_options_agree_also_under_bounds_checking(name: str, part: int) -> None:
    rules = game.find(name)
    kernels = rules.plain(), rules.compiled(), rules.compiled(checked=True)
    shares = shared_out(name)
    assert sum(games for _, games in shares) >= GAMES
    for place, ((seats, options), games) in enumerate(shares):
        if place % PARTS == part:
            start = rules.start(seats, options)
            check_kernels_agree(*kernels, start=start, seed=number("both speeds", name, place), games=games)


@pytest.mark.parametrize("name", game.names())
def test_a_batch_plays_the_games_that_a_trace_writes_down(name: str) -> None:
    rules = game.find(name)
    for kernel in (rules.plain(), rules.compiled()):
        for seats in rules.seats:
            start = rules.start(seats)
            batch = kernel.batch(*start.raw, seed=5, first=2, games=4)
            traces = [kernel.trace(*start.raw, seed=5, game=2 + i, seats=seats) for i in range(4)]
            assert batch.decisions == sum(who > 0 for t in traces for who, _, _ in t.events)
            # A batch leaves the position it starts from as it was.
            assert kernel.batch(*start.raw, seed=5, first=2, games=4) == batch


def test_a_batch_can_be_split_without_changing_any_game() -> None:
    rules = game.find("pushbox")
    start = rules.start(seats=2)
    fast = rules.compiled()
    whole = fast.batch(*start.raw, seed=9, games=50)
    first = fast.batch(*start.raw, seed=9, games=20)
    rest = fast.batch(*start.raw, seed=9, first=20, games=30)
    assert whole.won == first.won + rest.won
