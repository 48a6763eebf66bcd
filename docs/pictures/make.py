"""Draws the picture of the README: a real game in the terminal, with the same dice every time.

`make docs` runs it; it writes terminal.svg beside itself. With `--check` it only compares.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.console import Console

from teerling import bots, dice
from teerling.cli.keeping import Keeper
from teerling.cli.screen import RichScreen
from teerling.cli.session import Session
from teerling.course import Course
from teerling.words import in_language

HERE = Path(__file__).parent
NAMES = ("Anna", "Bram", "Carla", "Greedy")
SEED = "27"
PLAYED = 26  # events that the bot plays for everybody, so that the picture begins in the middle
TYPED = ["why 5+3", "(5-2)*3"]
WIDTH = 76

# Rich's own frame, without the fonts it would fetch from elsewhere.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class ScriptedScreen(RichScreen):
    """Types what it is told, and shows it as a person's typing would show."""

    typed: Iterator[str]

    def ask(self, prompt: str) -> str:
        """The next line, or the end of the script."""
        self.line(prompt, "prompt")
        try:
            answer = next(self.typed)
        except StopIteration:
            raise EOFError from None
        self.line(f"› {answer}")
        return answer


class Nowhere(Keeper):
    """Keeps nothing."""

    def keep(self, now: object) -> None:
        """Nothing to do."""


def draw() -> str:
    """The picture as SVG."""
    fair = dice.from_seed(SEED)
    course = Course.new("pushbox", NAMES, {"level": "3", "first": "seat"}, Seed=SEED)
    while len(course.events) < PLAYED:
        turn = course.position.turn
        if turn.kind == "dice":
            course.throw(fair.roll(course.position, course.rolls + 1))
        else:
            seat = turn.seats[0]
            course.move(seat, bots.ask("greedy", course.position, seat, Random(len(course.events))))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    screen = ScriptedScreen(in_language("en"), NAMES, console)
    screen.typed = iter(TYPED)
    session = Session(course, fair, ("", "", "", "greedy"), screen, Nowhere(Path(os.devnull), passing=False))
    with suppress(EOFError):
        while True:
            session.step()
    return console.export_svg(title="teerling play", code_format=FRAME, unique_id="teerling")


if __name__ == "__main__":
    picture = HERE / "terminal.svg"
    if sys.argv[1:] != ["--check"]:
        picture.write_text(draw(), "utf-8")
    elif not picture.exists() or picture.read_text("utf-8") != draw():
        sys.exit("stale: docs/pictures/terminal.svg (make docs draws it anew)")
