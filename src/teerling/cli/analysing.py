"""`teerling analyse`: what was luck and what was skill in a finished game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from teerling import record
from teerling.cli.files import read_text, refuse_unwritable, write_text
from teerling.cli.ready import bar_of
from teerling.cli.screen import Screen, screen_for
from teerling.lab.analyse import analyse
from teerling.lab.curve import SIGNS, course_page, svg
from teerling.lab.luck_and_skill import Analysis
from teerling.lab.verdicts import amount, as_data, how_sure, marks, summary, told_by
from teerling.values import Message, SetupError
from teerling.words import Words

DRAWN = {".svg": svg, ".html": course_page}
STYLES = {"mistake": "wrong", "lucky": "green", "unlucky": "yellow"}


class Wishes(NamedTuple):
    """What somebody wants to know of a record."""

    file: Path
    seat: int | None  # counted from 1
    rounds: int
    seed: int
    to: Path | None
    as_json: bool


def show_analysis(words: Words, wishes: Wishes) -> None:
    """Analyse a record and print it event by event, or as JSON; draw it, if that is wanted."""
    if not 10 <= wishes.rounds <= 1_000_000:
        raise SetupError(Message("analyse-rounds"))
    if wishes.to is not None and wishes.to.suffix not in DRAWN:
        raise SetupError(Message("analyse-file"))
    found = record.read(read_text(wishes.file))
    if wishes.seat is not None and not 1 <= wishes.seat <= len(found.seats):
        raise SetupError(Message("analyse-no-seat", {"seat": wishes.seat, "seats": len(found.seats)}))
    if wishes.to is not None:
        refuse_unwritable(wishes.to)
    with bar_of(words, "analyse-thinking", "of") as report:
        analysis = analyse(found, rounds=wishes.rounds, seed=wishes.seed, progress=report)
    if wishes.to is not None:
        write_text(wishes.to, DRAWN[wishes.to.suffix](analysis, words))
    if wishes.as_json:
        print(json.dumps({**as_data(analysis), "rounds": wishes.rounds, "seed": wishes.seed}, ensure_ascii=False))
        return
    seats = range(len(found.seats)) if wishes.seat is None else (wishes.seat - 1,)
    _print(screen_for(words, found.seats, plain=False), analysis, seats)
    if wishes.to is not None:
        print(words("cli-written", file=str(wishes.to)))


def _print(screen: Screen, analysis: Analysis, seats: range | tuple[int, ...]) -> None:
    words, names = screen.words, screen.names
    screen.line(words(f"{analysis.record.game}-title"), "title")
    widths = [max(8, len(names[seat])) for seat in seats]
    head = "  ".join(f"{names[seat]:>{width}}" for seat, width in zip(seats, widths, strict=True))
    screen.line(f"     {head}", "note")

    def row(number: int, values: list[str], told: str) -> str:
        shown = "  ".join(f"{value:>{width}}" for value, width in zip(values, widths, strict=True))
        return f"{number or '':>4} {shown}  {told}"

    start = [words.say(amount(analysis, analysis.changes[0][seat].before)) for seat in seats]
    screen.line(row(0, start, words("analyse-start")))
    marked = {mark.number: mark for mark in marks(analysis, seats[0] if len(seats) == 1 else None)}
    for number, (step, changes) in enumerate(zip(analysis.replay.steps, analysis.changes, strict=True), 1):
        told = " ".join(words.say(message, names) for message in told_by(step))
        if not told and number not in marked:
            continue  # such as tiles that are drawn one by one
        values = [words.say(amount(analysis, changes[seat].after)) for seat in seats]
        screen.line(row(number, values, told))
        if number in marked:
            mark = marked[number]
            indent = " " * (7 + sum(widths) + 2 * (len(widths) - 1))
            screen.line(f"{indent}{SIGNS[mark.kind]} {words.say(mark.message, names)}", STYLES[mark.kind])
    screen.line()
    for seat in seats:
        screen.say(summary(analysis, seat))
    screen.say(how_sure(analysis), "note")
