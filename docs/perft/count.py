"""Counts every way each game can go, from its start or from the middle, and writes the counts beside itself.

The counts are a fingerprint of the rules: they change only when a game's rules version does.
Run it by hand then, and look at the difference; the tests check the files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from teerling.game import Position, find
from teerling.perft import perft, reach
from teerling.record import DICE, read

HERE = Path(__file__).parent
GOLDEN = HERE.parents[1] / "tests" / "golden"

# Deep enough to reach every kind of event, shallow enough to be checked in seconds.
PUSHBOX = {
    (seats, mode, level): 5 if level == "1" and mode == "solo" else 4
    for seats, mode in ((1, "solo"), (2, "facing"), (2, "adjacent"), (3, "three"), (4, "four"))
    for level in ("1", "2", "3")
}


# Tiles are drawn for long before anything is chosen, so most counts begin in the middle: after so many
# events of a golden record, and then so deep.
ADDVANTAGE_STARTS: tuple[tuple[int, dict[str, str], int], ...] = (
    (2, {}, 4),
    (3, {"first": "random"}, 4),
    (4, {"arrange": "drawn"}, 4),
)
ADDVANTAGE = {
    "arranging": (12, 1),
    "no-buying-back": (27, 3),
    "bought-on": (34, 3),
    "giving-up": (30, 4),
    "both-diagonals-at-once": (31, 4),
    "stays-bonus-queue": (34, 3),
    "taking-off": (30, 3),
    "surplus": (46, 3),
    "full-board-passes": (55, 4),
    "buying-limit": (24, 2),
    "three-secret-targets": (60, 4),
    "four-secret-won": (95, 2),
}


# A throw has 1,296 outcomes and a number goes in any of 25 cities, so counts begin after a throw.
DICETRIP_STARTS: tuple[tuple[int, dict[str, str], int], ...] = (
    (1, {}, 1),
    (4, {"first": "random", "map": "netherlands"}, 2),
)
DICETRIP = {
    "alone": (51, 3),
    "shared-win": (9, 2),
    "below-nought": (11, 3),
    "crossed-by-itself": (17, 3),
    "last-round-reroll": (11, 2),
    "nothing-to-write": (6, 2),
    "reroll-some": (2, 2),
    "reroll-then-double": (3, 2),
    "double-after-first-number": (4, 1),
    "double-then-crossing": (3, 3),
    "writing-keeps": (8, 1),
    "interleaved": (7, 2),
    "equal-pips": (1, 1),
    "three-netherlands": (30, 2),
    "four-first-drawn": (170, 2),
}


# From the start with every set and number of seats; and where a six is a joker, robbing begins, a square fills up.
QUADRATA_STARTS = {(seats, name): 4 for seats in (2, 3, 4) for name in ("1973", "polyomino")}
QUADRATA = {
    "joker": (3, 4),
    "robbed-fits-nowhere": (9, 4),
    "negative-round": (12, 5),
    "shared-win": (27, 3),
    "full-from-stock": (18, 4),
    "full-from-reserve": (54, 4),
    "full-robbing-reserve": (36, 4),
    "full-robbing-square": (24, 4),
    "two-1973": (150, 4),
    "three-aside": (60, 3),
    "four-1973": (90, 3),
}


def entry(start: Position, depth: int, after: Sequence[str] = ()) -> dict[str, Any]:
    """The counts of one start, or of what lies some events after it."""
    rows = [[d.depth, d.nodes, d.ended, str(d.mass)] for d in perft(reach(start, after), depth)]
    begun = {"after": list(after)} if after else {}
    return {"seats": start.seats, "options": start.options, **begun, "depths": rows}


def pushbox() -> Iterator[dict[str, Any]]:
    """Every mode and level, from the start."""
    for (seats, mode, level), depth in PUSHBOX.items():
        chosen = {"mode": mode, "level": level} | ({"first": "seat"} if seats > 1 else {})
        yield entry(find("pushbox").start(seats, chosen), depth)


def addvantage() -> Iterator[dict[str, Any]]:
    """The first draws, and the middle of many games."""
    for seats, options, depth in ADDVANTAGE_STARTS:
        yield entry(find("addvantage").start(seats, options), depth)
    yield from middles("addvantage", ADDVANTAGE)


def dicetrip() -> Iterator[dict[str, Any]]:
    """The first throw, and rounds of all kinds."""
    for seats, options, depth in DICETRIP_STARTS:
        yield entry(find("dicetrip").start(seats, options), depth)
    yield from middles("dicetrip", DICETRIP)


def quadrata() -> Iterator[dict[str, Any]]:
    """The first turn, and rounds of all kinds."""
    for (seats, name), depth in QUADRATA_STARTS.items():
        yield entry(find("quadrata").start(seats, {"set": name}), depth)
    yield from middles("quadrata", QUADRATA)


def middles(game: str, begins: dict[str, tuple[int, int]]) -> Iterator[dict[str, Any]]:
    """Counts from the middle of golden records."""
    for name, (events, depth) in begins.items():
        record = read((GOLDEN / game / f"{name}.trl").read_text("utf-8"))
        after = [f"{'dice' if e.seat == DICE else f'seat{e.seat + 1}'} {e.text}" for e in record.events[:events]]
        yield entry(find(game).start(len(record.seats), record.options), depth, after)


def count() -> None:
    """Write the counts of every game."""
    games = {"pushbox": pushbox(), "addvantage": addvantage(), "dicetrip": dicetrip(), "quadrata": quadrata()}
    for name, entries in games.items():
        text = ",\n".join(json.dumps(entry) for entry in entries)
        (HERE / f"{name}.json").write_text(f"[\n{text}\n]\n", "utf-8")


if __name__ == "__main__":
    count()
