"""Counts every way each game can go, from its start or from the middle, and writes the counts beside itself.

    python -m docs.perft.count [GAME ...]

The counts are a fingerprint of the rules: they change only when a game's rules version does. Where they begin stands in
the game's `tests/<game>/facts.py`. Run it by hand when that changes, or the rules do, and look at the difference; the
tests check the files.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests import facts
from tests.goldens import GOLDEN

from teerling.game import Position, find, names
from teerling.perft import perft, reach
from teerling.record import DICE, read

HERE = Path(__file__).parent


def entry(start: Position, depth: int, after: Sequence[str] = ()) -> dict[str, Any]:
    """The counts of one start, or of what lies some events after it."""
    rows = [[d.depth, d.nodes, d.ended, str(d.mass)] for d in perft(reach(start, after), depth)]
    begun = {"after": list(after)} if after else {}
    return {"seats": start.seats, "options": start.options, **begun, "depths": rows}


def counted(game: str, begin: facts.FromStart | facts.FromGolden) -> dict[str, Any]:
    """The counts from one beginning."""
    if isinstance(begin, facts.FromStart):
        return entry(find(game).start(begin.seats, begin.options), begin.depth)
    record = read((GOLDEN / game / f"{begin.record}.trl").read_text("utf-8"))
    after = [f"{'dice' if e.seat == DICE else f'seat{e.seat + 1}'} {e.text}" for e in record.events[: begin.events]]
    return entry(find(game).start(len(record.seats), record.options), begin.depth, after)


def count(game: str) -> None:
    """Write the counts of a game."""
    text = ",\n".join(json.dumps(counted(game, begin)) for begin in facts.of(game).counts)
    (HERE / f"{game}.json").write_text(f"[\n{text}\n]\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        count(name)
