"""How strong those are inside a page who try moves out: nothing is compiled there, so they try fewer.

    python -m benchmarks.page_ladder [GAME] [--seconds 20] [--write]

First it measures, in the Python of a page under Node.js, how many rounds they try in the time for a move, over the
course of a game. The same seed and number of rounds give the same move at both speeds. So then they play compiled, in
the way of `benchmarks/ladder.py`, with the median of these: against themselves as they are at a table, and against
those below them. And once more with a quarter of the rounds, as on a device that is four times slower than this one.
Every pair has so many seconds of one core, and whoever plays against themselves as at a table four times as many: a
quarter of an hour in all. With --write it notes what came of it in docs/ladder/page/GAME.json, from which the page
about the site is made.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from benchmarks import page_rounds
from benchmarks.ladder import NOTES, note, play
from tests import facts
from tools.site import archive, in_page_python

from teerling import bots, game
from teerling.bots.people import Person
from teerling.house.thinkers import STAND_IN
from teerling.lab.playing import new_job

PLACE = NOTES / "page"
# How many times slower a device is, and what that is called in the notes.
DEVICES = {"page": 1, "slow": 4}
# Against oneself at a table games take longest, and it is what one wants to know best.
LONGER = 4
# At least so many deals of a pair, however long they take.
FEWEST = 4


def measured(names: Sequence[str]) -> dict[str, list[int]]:
    """The rounds a move in a page, over the course of a game, for each game in which somebody tries moves out."""
    wanted = {name: dict(facts.of(name).ladder.options) for name in names if game.find(name).levels[-1].rounds}
    with tempfile.TemporaryDirectory() as folder:
        script = Path(page_rounds.__file__)
        found: dict[str, list[int]] = json.loads(
            in_page_python(archive(), script, Path(folder), json.dumps(wanted)).splitlines()[-1]
        )
    return found


def pairs(name: str, rounds: float) -> Iterator[tuple[str, str, int]]:
    """Who plays whom, and for how many times the seconds; whoever has fewer rounds than at a table is called so."""
    rules = game.find(name)
    for device, slower in DEVICES.items():
        for level, person in enumerate(bots.PEOPLE, 1):
            few = round(rounds / slower)
            if few < rules.levels[level - 1].rounds:
                limited = f"{person}-{device}"
                bots.BOTS[limited] = Person(level, most=few)
                below = bots.PEOPLE[bots.PEOPLE.index(STAND_IN) : level - 1]
                yield from ((limited, other, 1) for other in below)
                if device == "page":
                    yield limited, person, LONGER


def matches(name: str, course: list[int], seconds: float) -> dict[str, object]:
    """Play one game's pairs; what came of it."""
    options = dict(facts.of(name).ladder.options)
    found = []
    for limited, other, times in pairs(name, median(course)):
        # As many deals as there is time for; the seed is the ladder's, so the deals are too.
        job = new_job(name, [other, limited], options=options, games=2, seed="ladder", duplicate=True)
        for player in job.players:
            bots.prepare(player, job.start())  # compiling is not part of the time
        rows: list[tuple[float, float, float]] = []
        begun = time.process_time()
        while len(rows) < FEWEST or time.process_time() - begun < times * seconds:
            rows.append(play(job, len(rows)))
        found.append(note((other, limited), rows))
    few = {device: round(median(course) / slower) for device, slower in DEVICES.items()}
    return {"options": options, "course": course, "rounds": few, "pairs": found}


def main() -> None:
    """Measure, play, and note it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    for name, course in measured([args.game] if args.game else game.names()).items():
        print(f"{name}: {median(course):.0f} rounds a move ({min(course)} to {max(course)})", flush=True)
        noted = matches(name, course, args.seconds)
        if args.write:
            PLACE.mkdir(parents=True, exist_ok=True)
            (PLACE / f"{name}.json").write_text(json.dumps(noted, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
