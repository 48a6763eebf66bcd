"""What tests and measurements of all games need to know of Push Box."""

from __future__ import annotations

from tests.facts import Facts, FromStart, Ladder

# Every mode and level, with fixed seats.
COUNTS = tuple(
    FromStart(seats, {"mode": mode, "level": level} | ({"first": "seat"} if seats > 1 else {}), depth)
    for seats, mode in ((1, "solo"), (2, "facing"), (2, "adjacent"), (3, "three"), (4, "four"))
    for level in ("1", "2", "3")
    for depth in (5 if level == "1" and mode == "solo" else 4,)
)

FACTS = Facts(
    short={"level": "3"},
    lively={"level": "3"},
    ours=("10.1", "10.2"),
    soon_solved={"limit": "throw", "level": "2"},
    counts=COUNTS,
    ladder=Ladder(steps=1600, games=200, greedy=200),
    balance=600,
)
