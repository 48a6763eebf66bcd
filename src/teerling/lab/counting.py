"""Statistics of simulated games: what they gave is counted, for shares, spreads and confidence intervals.

Counts are whole numbers, so adding up portions in any order gives the same.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypedDict, TypeVar

from teerling.kernel.sets import how_many, share
from teerling.lab.playing import Job, Played, deals, sitting

# A win, in parts that one to four winners can divide.
WHOLE = 12
# How many standard errors to each side hold 95 % of what chance does.
NINETY_FIVE = 1.96

# What was counted, of whom, and the value: how often.
Tally = Counter[tuple[str, int, int]]

_Of = TypeVar("_Of")


class Share(TypedDict):
    """A share of all games, and between which bounds it lies."""

    share: float
    low: float
    high: float


class Spread(TypedDict):
    """How counted values are spread; `error` is half the 95 % interval of the mean."""

    mean: float
    sd: float
    error: float
    least: int
    q05: int
    q25: int
    median: int
    q75: int
    q95: int
    most: int
    counts: list[tuple[int, int]]  # each value and how often


class Summary(TypedDict):
    """All that a simulation says."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    players: list[str]
    games: int
    deals: int
    duplicate: bool
    seed: str
    wins: dict[str, list[Share]]  # by player, seat and order
    edge: Share | None  # how much more than a fair share of the games whoever begins wins, if that can be told
    began: list[int]
    shared: int
    nobody: int
    scores: dict[str, list[Spread]]  # by player and seat
    length: dict[str, Spread]  # in decisions and throws


def count_portion(job: Job, number: int) -> Tally:
    """Play a portion of a job and count what it gives."""
    return count(job.seats, deals(job, number))


def count(seats: int, played: Iterable[tuple[Played, ...]]) -> Tally:
    """Count deals: lengths and points by game, won shares by deal, as games of one deal depend on each other."""
    tally: Tally = Counter()
    for deal in played:
        wins = {by: [0] * seats for by in ("player", "seat", "order")}
        for turn, game in enumerate(deal):
            tally["decisions", 0, game.decisions] += 1
            tally["throws", 0, game.throws] += 1
            tally["winners", 0, how_many(game.won)] += 1
            tally["began", 0, game.began] += 1
            for seat in range(seats):
                player = sitting(seats, turn, seat)
                won = share(WHOLE, game.won, seat)
                wins["player"][player] += won
                wins["seat"][seat] += won
                wins["order"][(seat - game.began) % seats] += won
                tally["score by player", player, game.scores[seat]] += 1
                tally["score by seat", seat, game.scores[seat]] += 1
        for by, parts in wins.items():
            for who, part in enumerate(parts):
                tally[f"won by {by}", who, part] += 1
    return tally


def counted(tally: Tally, what: str, who: int = 0) -> dict[int, int]:
    """How often each value was counted, the lowest first."""
    return {value: times for (kind, one, value), times in sorted(tally.items()) if kind == what and one == who}


def summary(job: Job, tally: Tally) -> Summary:
    """All that a simulation says, ready for JSON: the same for the same job, whoever played it."""

    def each(what: str, of: Callable[[dict[int, int]], _Of]) -> list[_Of]:
        return [of(counted(tally, what, who)) for who in range(job.seats)]

    def shares(by: str) -> list[Share]:
        return each(f"won by {by}", lambda found: share_of(found, WHOLE * job.turns))

    winners = counted(tally, "winners")
    order = shares("order")
    # Players who differ and keep their seats would be taken for what beginning is worth.
    fair = job.duplicate or len(set(job.players)) == 1
    return {
        "game": job.game,
        "version": job.start().game.version,
        "seats": job.seats,
        "options": dict(job.options),
        "players": list(job.players),
        "games": job.games,
        "deals": job.deals,
        "duplicate": job.duplicate,
        "seed": job.seed,
        "wins": {"by_player": shares("player"), "by_seat": shares("seat"), "by_order": order},
        "edge": _edge(order[0], job.seats) if job.seats > 1 and fair else None,
        "began": [counted(tally, "began").get(seat, 0) for seat in range(job.seats)],
        "shared": sum(times for number, times in winners.items() if number > 1),
        "nobody": winners.get(0, 0),
        "scores": {"by_player": each("score by player", spread_of), "by_seat": each("score by seat", spread_of)},
        "length": {what: spread_of(counted(tally, what)) for what in ("decisions", "throws")},
    }


def _edge(first: Share, seats: int) -> Share:
    """What beginning is worth."""
    share, low, high = (round(value - 1 / seats, 6) for value in (first["share"], first["low"], first["high"]))
    return {"share": share, "low": low, "high": high}


def share_of(found: dict[int, int], whole: int) -> Share:
    """The mean of what deals gave, as a share of the whole, and its 95 % interval.

    Four deals are added to the interval, two lost and two won (as Agresti and Coull do), so that few games, or games
    that all end alike, never make it look certain.

    >>> share_of({0: 50, 12: 50}, 12)
    {'share': 0.5, 'low': 0.403438, 'high': 0.596562}
    """
    deals = sum(found.values())
    more = {**found, 0: found.get(0, 0) + 2, whole: found.get(whole, 0) + 2}
    centre, spread = moments(more)
    wide = NINETY_FIVE * spread / math.sqrt(deals + 4)
    return {
        "share": round(sum(value * times for value, times in found.items()) / (deals * whole), 6),
        "low": round(max(0.0, (centre - wide) / whole), 6),
        "high": round(min(1.0, (centre + wide) / whole), 6),
    }


def moments(found: dict[int, int]) -> tuple[float, float]:
    """The mean and the standard deviation of counted values; exact until the last step.

    >>> moments({1: 1, 2: 1, 3: 1})
    (2.0, 1.0)
    """
    number = sum(found.values())
    total = sum(value * times for value, times in found.items())
    squares = sum(value * value * times for value, times in found.items())
    return total / number, math.sqrt((number * squares - total * total) / (number * max(1, number - 1)))


def spread_of(found: dict[int, int]) -> Spread:
    """Mean, standard deviation, extremes and quantiles of counted values, and the counts.

    >>> spread_of({10: 3, 20: 1})["median"]
    10
    """
    mean, deviation = moments(found)
    number = sum(found.values())
    return {
        "mean": round(mean, 6),
        "sd": round(deviation, 6),
        "error": round(NINETY_FIVE * deviation / math.sqrt(number), 6),
        "least": min(found),
        "q05": quantile(found, 0.05),
        "q25": quantile(found, 0.25),
        "median": quantile(found, 0.5),
        "q75": quantile(found, 0.75),
        "q95": quantile(found, 0.95),
        "most": max(found),
        "counts": list(found.items()),
    }


def quantile(found: dict[int, int], part: float) -> int:
    """The least value that so large a part of all values does not exceed.

    >>> quantile({1: 5, 2: 5}, 0.5), quantile({1: 5, 2: 5}, 0.51)
    (1, 2)
    """
    left = part * sum(found.values())
    for value in sorted(found):
        left -= found[value]
        if left <= 0:
            return value
    raise AssertionError("no part is larger than the whole")
