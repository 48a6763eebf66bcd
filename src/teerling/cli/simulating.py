"""`teerling simulate` and `teerling balance`: very many games between computer players, and what comes of them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from teerling import bots
from teerling.cli import setup
from teerling.cli.files import refuse_unwritable, write_text
from teerling.cli.ready import bar, bar_of
from teerling.game import find
from teerling.lab.balance import Balance, study
from teerling.lab.counting import summary
from teerling.lab.playing import Job, new_job
from teerling.lab.report import Report
from teerling.lab.running import run
from teerling.words import Words


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    game: str
    options: list[str]
    seats: int | None
    players: str | None
    games: int
    seed: str
    duplicate: bool
    jobs: int | None
    scheduler: str | None

    def job(self) -> Job:
        """The job; refuses what can't be."""
        game = find(self.game)
        _, chosen = setup.split_words(self.options)
        return new_job(
            self.game,
            setup.parts(self.players) or ["random"],
            seats=self.seats,
            options=setup.brought(game, chosen),
            games=self.games,
            seed=setup.checked_seed(self.seed),
            duplicate=self.duplicate,
        )


def show_simulate(words: Words, wishes: Wishes, *, as_json: bool, to: Path | None) -> None:
    """Simulate, print what was found, and write the page if one is wanted."""
    job = wishes.job()
    if to is not None:
        refuse_unwritable(to)
    if wishes.scheduler is None:
        for bot in dict.fromkeys(job.players):
            with bar(words) as report:
                bots.prepare(bot, job.start(), report)
    with bar_of(words, "simulate-playing", "games") as progress:
        tally = run(job, jobs=wishes.jobs, scheduler=wishes.scheduler, progress=lambda done: progress(done, job.games))
    found = summary(job, tally)
    told = Report(words, found)
    if to is not None:
        write_text(to, told.page())
    if as_json:
        print(json.dumps(found))
        return
    print(told.title())
    for sentence in told.sentences():
        print(sentence)
    for heads, rows in told.tables():
        print()
        _print_table([heads, *rows])
    if to is not None:
        print(words("cli-written", file=str(to)))


def show_balance(words: Words, name: str, games: int, jobs: int | None, *, as_json: bool) -> None:
    """Study a game and print what was found."""
    with bar_of(words, "balance-studying", "settings") as progress:
        note = study(name, games=games, jobs=jobs, progress=progress)
    if as_json:
        print(json.dumps(note, indent=2))
        return
    told = Balance(words, note)
    print(words("balance-note"))
    print()
    _print_table([told.heads(), *told.rows()])


def _print_table(lines: list[list[str]]) -> None:
    """A table in columns: the first to the left, numbers to the right."""
    wide = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for first, *rest in lines:
        numbers = (f"{cell:>{width}}" for cell, width in zip(rest, wide[1:], strict=True))
        print("  ".join([f"{first:<{wide[0]}}", *numbers]))
