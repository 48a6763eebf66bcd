"""The records in tests/golden, by game and name."""

from __future__ import annotations

from pathlib import Path

from teerling.game import Position
from teerling.record import read, replay

GOLDEN = Path(__file__).parent / "golden"


def files(game: str) -> list[Path]:
    """The golden records of a game."""
    return sorted((GOLDEN / game).glob("*.trl"))


def positions(game: str, name: str) -> list[Position]:
    """The positions of a record: number 0 is the start, number n the one after event n."""
    done = replay(read((GOLDEN / game / f"{name}.trl").read_text("utf-8")))
    return [done.start, *(step.after for step in done.steps)]
