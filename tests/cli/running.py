"""Running `teerling` with arguments and lines of input."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from teerling import bots, dice
from teerling.cli import main
from teerling.course import Course


class Ran(NamedTuple):
    """What a run gave."""

    code: int
    out: str
    err: str


def teerling(*arguments: str, typed: str = "", home: Path | None = None, language: str = "en") -> Ran:
    """Run a command with lines of input; games under way are kept below `home`.

    It runs in this process: starting one for each of hundreds of runs would take minutes.
    `test_processes.py` runs the real thing.
    """
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setenv("TEERLING_LANG", language)
        if home is not None:
            patch.setenv("TEERLING_DATA", str(home))
        patch.setattr(sys, "argv", ["teerling", *arguments])
        patch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as stopped:
            main()
    assert isinstance(stopped.value.code, int | None)
    return Ran(stopped.value.code or 0, out.getvalue(), err.getvalue())


def assert_refused(ran: Ran, *parts: str) -> None:
    """One clear sentence on stderr that names these parts, exit code 2, no traceback."""
    assert ran.code == 2, ran
    assert "Traceback" not in ran.err + ran.out
    assert len(ran.err.strip().splitlines()) == 1, ran.err
    for part in parts:
        assert part in ran.err, ran.err


def script(game: str, seats: int, options: dict[str, str], seed: str, bot: str = "random") -> tuple[list[str], Course]:
    """The lines by which people who play like a bot would type a whole practice game, and how it ends."""
    course = Course.new(game, tuple(f"Player {i + 1}" for i in range(seats)), options)
    fair = dice.from_seed(seed)
    rng = Random(seed)
    lines: list[str] = []
    while course.position.turn.kind != "over":
        turn = course.position.turn
        if turn.kind == "dice":
            lines.append("")
            course.throw(fair.roll(course.position, course.rolls + 1))
        else:
            seat = turn.seats[0]
            moves = course.position.moves(seat)
            move = rng.choice(moves) if bot == "random" else bots.ask(bot, course.position, seat, rng)
            lines.append(move.text)
            course.move(turn.seats[0], move)
    return lines, course
