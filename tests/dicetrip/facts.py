"""What tests and measurements of all games need to know of Dice Trip."""

from __future__ import annotations

from tests.facts import Facts, FromGolden, FromStart, Ladder

# A throw has 1,296 outcomes and a number goes in any of 25 cities, so most counts begin after a throw.
COUNTS = (
    FromStart(1, {}, 1),
    FromStart(4, {"first": "random", "map": "netherlands"}, 2),
    FromGolden("alone", 51, 3),
    FromGolden("shared-win", 9, 2),
    FromGolden("below-nought", 11, 3),
    FromGolden("crossed-by-itself", 17, 3),
    FromGolden("last-round-reroll", 11, 2),
    FromGolden("nothing-to-write", 6, 2),
    FromGolden("reroll-some", 2, 2),
    FromGolden("reroll-then-double", 3, 2),
    FromGolden("double-after-first-number", 4, 1),
    FromGolden("double-then-crossing", 3, 3),
    FromGolden("writing-keeps", 8, 1),
    FromGolden("interleaved", 7, 2),
    FromGolden("equal-pips", 1, 1),
    FromGolden("three-netherlands", 30, 2),
    FromGolden("four-first-drawn", 170, 2),
)

FACTS = Facts(counts=COUNTS, ladder=Ladder(steps=60, games=6, greedy=40), balance=300)
