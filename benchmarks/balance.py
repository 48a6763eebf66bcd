"""Is each game fair, how long is it, and what does each agreement change? Notes it in docs/balance/GAME.json.

    python -m benchmarks.balance [GAME ...]

Without a game it goes over all of them. How many games a study has stands in `tests/<game>/facts.py`. What it notes is
what `teerling balance GAME --games N --json` prints; the page about balance is made from it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests import facts

from teerling.cli.ready import bar_of
from teerling.game import names
from teerling.lab.balance import study
from teerling.words import in_language

NOTES = Path(__file__).parents[1] / "docs" / "balance"


def main(games: list[str]) -> None:
    """Study each of them."""
    NOTES.mkdir(exist_ok=True)
    for name in games:
        with bar_of(in_language("en"), "balance-studying", "settings") as progress:
            note = study(name, games=facts.of(name).balance, progress=progress)
        (NOTES / f"{name}.json").write_text(json.dumps(note, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or names())
