"""Plain and compiled rules are the same rules, event for event."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from teerling import game
from teerling.conformance import check_kernels_agree, every_agreement
from tests import facts
from tests.chance import chance, number, size, some

GAMES = size(600, 10_000)
PARTS = 2
# Compiling with bounds checks takes as long as playing; tools/warm.py does it for these.
CHECKED = some("checked", game.names(), 1)

Agreement = tuple[int, Mapping[str, str]]

# Where random players hardly ever come to an end: some games on each set of options, and the others where they do.
FEW = size(6, 60)


def shared_out(name: str) -> list[tuple[Agreement, int]]:
    """Sets of options, any of them if there are more than games, and how many of the games are played on each."""
    every = list(every_agreement(game.find(name)))
    quick = facts.of(name).quick
    if not quick:
        chosen = every if len(every) <= GAMES else chance("options", name).sample(every, GAMES)
        return [(agreed, -(-GAMES // len(chosen))) for agreed in chosen]
    rest = -(-(GAMES - FEW * len(every)) // len(quick))
    return [*((agreed, FEW) for agreed in every), *((agreed, rest) for agreed in quick)]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", game.names())
def test_very_many_random_games_over_all_options_agree_also_under_bounds_checking(name: str, part: int) -> None:
    rules = game.find(name)
    kernels = [rules.plain(), rules.compiled(), *([rules.compiled(checked=True)] if name in CHECKED else [])]
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
