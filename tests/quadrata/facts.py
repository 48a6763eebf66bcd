"""What tests and measurements of all games need to know of Quadrata."""

from __future__ import annotations

from tests.facts import Counts, Facts, FromGolden, FromStart, Ladder
from tests.quadrata.positions import SMALL

# From the start with every set and number of seats; and where a six is a joker, robbing begins, a square fills up.
COUNTS: Counts = (
    *(FromStart(seats, {"set": name}, 4) for seats in (2, 3, 4) for name in ("1973", "polyomino")),
    FromGolden("joker", 3, 4),
    FromGolden("robbed-fits-nowhere", 9, 4),
    FromGolden("negative-round", 12, 5),
    FromGolden("shared-win", 27, 3),
    FromGolden("full-from-stock", 18, 4),
    FromGolden("full-from-reserve", 54, 4),
    FromGolden("full-robbing-reserve", 36, 4),
    FromGolden("full-robbing-square", 24, 4),
    FromGolden("two-1973", 150, 4),
    FromGolden("three-aside", 60, 3),
    FromGolden("four-1973", 90, 3),
)

FACTS = Facts(
    short={"rounds": "1"},
    own={"set": SMALL},
    ours=("1.1", "6.5"),
    later={"turns": "200"},
    # Whoever moves at random hardly ever fills a square of the usual sets.
    quick=tuple(
        (seats, {"set": SMALL, "rounds": rounds})
        for seats, rounds in ((2, "1"), (3, "2"), (3, "1"), (4, "3"), (4, "1"))
    ),
    counts=COUNTS,
    ladder=Ladder(steps=40, games=4, greedy=40, options={"rounds": "1"}),
    balance=240,
)
