"""What is said of games is what a slow and plain computation says."""

from __future__ import annotations

import math
import statistics
from random import Random

from teerling.lab.counting import count, counted, moments, quantile, share_of, spread_of, summary
from teerling.lab.playing import Played, new_job

SEATS, DEALS = 3, 200


def some_deals() -> list[tuple[Played, ...]]:
    """Deals that are played three times, with all that can happen: shared wins, nobody, points below nought."""
    rng = Random(8)
    return [
        tuple(
            Played(
                rng.choice([0, 1, 1, 2, 4, 3, 7]),
                rng.randrange(3),
                rng.randrange(5, 60),
                rng.randrange(3, 30),
                tuple(rng.randrange(-9, 30) for _ in range(SEATS)),
            )
            for _ in range(SEATS)
        )
        for _ in range(DEALS)
    ]


def won(game: Played, seat: int) -> float:
    winners = [one for one in range(SEATS) if game.won >> one & 1]
    return 1 / len(winners) if seat in winners else 0.0


def test_shares_intervals_and_spreads() -> None:
    played = some_deals()
    job = new_job("addvantage", ["greedy"], seats=SEATS, games=SEATS * DEALS, duplicate=True)
    found = summary(job, count(SEATS, played))
    for who in range(SEATS):
        expected = {
            "by_seat": [[won(game, who) for game in deal] for deal in played],
            "by_player": [[won(deal[turn], (who - turn) % SEATS) for turn in range(SEATS)] for deal in played],
            "by_order": [[won(game, (game.began + who) % SEATS) for game in deal] for deal in played],
        }
        for by, shares in expected.items():
            means = [statistics.mean(row) for row in shares]
            more = [*means, 0, 0, 1, 1]
            half = 1.96 * statistics.stdev(more) / math.sqrt(len(more))
            told = found["wins"][by][who]
            assert math.isclose(told["share"], statistics.mean(means), abs_tol=1e-6)
            assert math.isclose(told["low"], statistics.mean(more) - half, abs_tol=1e-6)
            assert math.isclose(told["high"], statistics.mean(more) + half, abs_tol=1e-6)
        by_seat = [game.scores[who] for deal in played for game in deal]
        by_player = [deal[turn].scores[(who - turn) % SEATS] for deal in played for turn in range(SEATS)]
        for by, values in (("by_seat", by_seat), ("by_player", by_player)):
            points = found["scores"][by][who]
            assert math.isclose(points["mean"], statistics.mean(values), abs_tol=1e-6)
            assert math.isclose(points["sd"], statistics.stdev(values), abs_tol=1e-6)
            ordered = sorted(values)
            assert (points["least"], points["most"]) == (ordered[0], ordered[-1])
            assert points["median"] == ordered[len(values) // 2 - 1] == statistics.median_low(values)
            assert points["q95"] == ordered[math.ceil(0.95 * len(values)) - 1]
            assert sum(times for _, times in points["counts"]) == len(values)
    games = [game for deal in played for game in deal]
    assert found["shared"] == sum(game.won in (3, 7) for game in games)
    assert found["nobody"] == sum(game.won == 0 for game in games)
    assert math.isclose(found["length"]["throws"]["mean"], statistics.mean(game.throws for game in games), abs_tol=1e-6)
    assert found["began"] == [sum(game.began == seat for game in games) for seat in range(SEATS)]
    assert found["edge"]
    assert math.isclose(found["edge"]["share"], found["wins"]["by_order"][0]["share"] - 1 / 3, abs_tol=2e-6)


def test_nothing_is_ever_certain() -> None:
    for found in ({12: 1}, {0: 1}, {0: 1000}, {12: 1000}, {6: 5}):
        told = share_of(found, 12)
        assert told["low"] < told["high"]
        assert 0 <= told["low"] <= told["share"] <= told["high"] <= 1


def test_an_interval_holds_what_it_should_about_95_times_in_100() -> None:
    rng = Random(4)
    held = 0
    for _ in range(1000):
        wins = sum(rng.random() < 0.3 for _ in range(80))
        told = share_of({0: 80 - wins, 12: wins}, 12)
        held += told["low"] <= 0.3 <= told["high"]
    assert 930 <= held <= 980


def test_single_values() -> None:
    assert moments({7: 1}) == (7.0, 0.0)
    assert spread_of({7: 3})["sd"] == 0
    assert [quantile({1: 1, 2: 1, 3: 1, 4: 1}, part) for part in (0.05, 0.25, 0.26, 1)] == [1, 1, 2, 4]


def test_alone_there_is_no_edge() -> None:
    job = new_job("pushbox", ["greedy"], seats=1, games=1)
    found = summary(job, count(1, [(Played(1, 0, 5, 4, (0,)),)]))
    assert found["edge"] is None
    assert found["wins"]["by_player"][0]["share"] == 1
    assert counted(count(1, [(Played(0, 0, 5, 4, (3,)),)]), "winners") == {0: 1}


def test_what_beginning_is_worth_is_not_mixed_up_with_who_began() -> None:
    for players, duplicate, known in (("pip vera", False, False), ("pip vera", True, True), ("pip pip", False, True)):
        job = new_job("addvantage", players.split(), games=2, duplicate=duplicate)
        deal = (Played(1, 0, 5, 4, (3, 2)),) * job.turns
        assert (summary(job, count(2, [deal]))["edge"] is not None) == known
