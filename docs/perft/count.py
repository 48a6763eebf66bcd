"""Counts every way each game can go, for every mode and level, and writes the counts beside itself.

The counts are a fingerprint of the rules: they change only when a game's rules version does.
Run it by hand then, and look at the difference; the tests check the files.
"""

from __future__ import annotations

import json
from pathlib import Path

from teerling.game import find
from teerling.perft import perft

HERE = Path(__file__).parent

# Deep enough to reach every kind of event, shallow enough to be checked in seconds.
PUSHBOX = {
    (seats, mode, level): 5 if level == "1" and mode == "solo" else 4
    for seats, mode in ((1, "solo"), (2, "facing"), (2, "adjacent"), (3, "three"), (4, "four"))
    for level in ("1", "2", "3")
}


def count() -> None:
    """Write the counts of every game."""
    entries = []
    for (seats, mode, level), depth in PUSHBOX.items():
        chosen = {"mode": mode, "level": level} | ({"first": "seat"} if seats > 1 else {})
        start = find("pushbox").start(seats, chosen)
        rows = [[d.depth, d.nodes, d.ended, str(d.mass)] for d in perft(start, depth)]
        entries.append({"seats": seats, "options": start.options, "depths": rows})
    text = ",\n".join(json.dumps(entry) for entry in entries)
    (HERE / "pushbox.json").write_text(f"[\n{text}\n]\n", "utf-8")


if __name__ == "__main__":
    count()
