"""What tests and measurements of all games need to know of Add-Vantage."""

from __future__ import annotations

from tests.facts import Facts, FromGolden, FromStart, Ladder

# Tiles are drawn for long before anything is chosen, so most counts begin in the middle.
COUNTS = (
    FromStart(2, {}, 4),
    FromStart(3, {"first": "random"}, 4),
    FromStart(4, {"arrange": "drawn"}, 4),
    FromGolden("arranging", 12, 1),
    FromGolden("no-buying-back", 27, 3),
    FromGolden("bought-on", 34, 3),
    FromGolden("giving-up", 30, 4),
    FromGolden("both-diagonals-at-once", 31, 4),
    FromGolden("stays-bonus-queue", 34, 3),
    FromGolden("taking-off", 30, 3),
    FromGolden("surplus", 46, 3),
    FromGolden("full-board-passes", 55, 4),
    FromGolden("buying-limit", 24, 2),
    FromGolden("three-secret-targets", 60, 4),
    FromGolden("four-secret-won", 95, 2),
)

FACTS = Facts(
    short={"end": "first"},
    lively={"secret": "targets"},
    ours=("7.4", "7.5"),
    counts=COUNTS,
    ladder=Ladder(steps=160, games=20, greedy=120),
    balance=400,
)
