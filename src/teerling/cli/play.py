"""`teerling play`: from what the player wishes to a game under way."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from teerling import bots, dice
from teerling.cli import setup
from teerling.cli.keeping import Keeper
from teerling.cli.ready import get_ready
from teerling.cli.screen import Screen, screen_for
from teerling.cli.session import Session
from teerling.course import Course
from teerling.dice import FairDice
from teerling.game import find
from teerling.record import Record
from teerling.sealing import LONGEST_WORDS
from teerling.values import Message, SetupError
from teerling.words import Words


class Wishes(NamedTuple):
    """What the command line says."""

    words: tuple[str, ...]
    seats: int | None
    names: str | None
    bots: str | None
    entropy: str | None
    seed: str | None
    record: Path | None
    resume: Path | None
    table: Path | None
    plain: bool


def play_game(words: Words, wishes: Wishes) -> int:
    """Play one game; returns the exit code."""
    session = _resumed(words, wishes) if wishes.resume else _new(words, wishes)
    get_ready(session.screen, session.course.position, session.sitting)
    return session.run()


def _resumed(words: Words, wishes: Wishes) -> Session:
    assert wishes.resume is not None
    if any(
        (
            wishes.words,
            wishes.seats,
            wishes.names,
            wishes.bots,
            wishes.entropy,
            wishes.seed,
            wishes.record,
            wishes.table,
        )
    ):
        raise SetupError(Message("setup-resume-mixed"))
    keeper = Keeper(wishes.resume, passing=False)
    record, fair = keeper.resume()
    course = Course.resumed(record)
    screen = screen_for(words, record.seats, plain=wishes.plain)
    screen.line(words("play-resumed", count=len(record.events)))
    return Session(course, fair, _sitting(record), screen, keeper)


def _sitting(record: Record) -> tuple[str, ...]:
    """The bot at each seat of a record, "" for a person."""
    sitting = tuple(record.tags.get(f"Bot{i}", "") for i in range(1, len(record.seats) + 1))
    for name in sitting:
        if name:
            bots.find(name, find(record.game), len(record.seats))
    return sitting


def _new(words: Words, wishes: Wishes) -> Session:
    who = _who(words, wishes)
    if wishes.seed is not None:
        setup.checked_seed(wishes.seed)
    entropy = _entropy(wishes.entropy, len(who.seats))
    fair = dice.from_seed(wishes.seed, entropy) if wishes.seed is not None else dice.fresh(entropy)
    keeper = Keeper.at(wishes.record, who.game.name)
    tags = {f"Bot{i}": bot for i, bot in enumerate(who.bots, 1) if bot} | fair.tags()
    if wishes.seed is not None:
        tags["Seed"] = wishes.seed
    course = Course.new(who.game.name, who.seats, who.options, **tags)
    keeper.begin(fair, course.record)
    screen = screen_for(words, who.seats, plain=wishes.plain)
    _welcome(screen, course, fair)
    return Session(course, fair, who.bots, screen, keeper)


def _who(words: Words, wishes: Wishes) -> setup.Setup:
    game, options = setup.split_words(wishes.words)
    said = (wishes.seats, wishes.names, wishes.bots)
    if wishes.table:
        if game or options or any(said):
            raise SetupError(Message("setup-toml-mixed"))
        return setup.from_file(words, wishes.table)
    # Whoever says nothing is asked; whoever says something takes the defaults for the rest.
    if not options and all(s is None for s in said) and sys.stdin.isatty():
        return setup.ask(screen_for(words, (), plain=wishes.plain), game)
    return setup.make(words, game, wishes.seats, setup.parts(wishes.names), setup.parts(wishes.bots), options)


def _entropy(text: str | None, seats: int) -> tuple[str, ...]:
    added = setup.parts(text)
    if len(added) > seats or any(len(part) > LONGEST_WORDS or not part.isprintable() for part in added):
        raise SetupError(Message("setup-entropy", {"count": len(added), "seats": seats}))
    return tuple(added + [""] * (seats - len(added))) if added else ()


def _welcome(screen: Screen, course: Course, fair: FairDice) -> None:
    words = screen.words
    name = course.game.name
    screen.line(words("play-welcome", title=words(f"{name}-title"), tagline=words(f"{name}-tagline")), "title")
    seed = course.head.tags.get("Seed")
    if seed is None:
        screen.line(words("play-dice-committed", commitment=fair.commitment[:12]), "note")
    else:
        screen.line(words("play-practice", seed=seed), "note")
    screen.line(words("play-help-hint"), "note")
