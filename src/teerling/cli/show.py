"""Commands that read a record or a game and print what they find: replay, verify, perft."""

from __future__ import annotations

import json
from pathlib import Path

from teerling import dice, record
from teerling.cli import setup
from teerling.cli.files import read_text
from teerling.cli.screen import screen_for
from teerling.game import find
from teerling.perft import perft
from teerling.values import READER, Message, SetupError
from teerling.words import Words


def show_replay(words: Words, path: Path, *, as_json: bool) -> None:
    """Check a record and print position, points and winners."""
    found = record.read(read_text(path))
    done = record.replay(found)
    position = done.last
    over = position.turn.kind == "over"
    if as_json:
        shown = {
            "game": found.game,
            "seats": list(found.seats),
            "scores": list(position.scores()),
            "winners": [seat + 1 for seat in position.winners()],
            "over": over,
        }
        print(json.dumps(shown, ensure_ascii=False))
        return
    screen = screen_for(words, found.seats, plain=False)
    screen.line(words(f"{found.game}-title"), "title")
    screen.line(words("replay-events", count=len(done.steps)))
    screen.board(done.game, position.view(READER))
    if not over:
        screen.line(words("replay-running"))
    screen.say(position.view(READER).prompt)
    for name, score in zip(found.seats, position.scores(), strict=True):
        screen.line(words("replay-score", name=name, score=score))


def show_verify(words: Words, path: Path, noted: str = "") -> None:
    """Check the dice of a record, and say what they promise."""
    found = record.read(read_text(path))
    verified = dice.verify(found, noted)
    print(words("verify-good", rolls=verified.rolls))
    if not verified.finished:
        print(words("verify-unfinished"))
    if "Seed" in found.tags:
        print(words("verify-practice", seed=found.tags["Seed"]))
    else:
        print(words.say(verified.promise()))


def show_perft(words: Words, name: str, depth: int, seats: int | None, options: list[str], *, as_json: bool) -> None:
    """Count every way a game can go."""
    if depth < 0:
        raise SetupError(Message("perft-bad-depth"))
    game = find(name)
    _, chosen = setup.split_words(options)
    start = game.start(min(2, game.seats[-1]) if seats is None else seats, setup.brought(game, chosen))
    if as_json:
        rows = [
            {"depth": d.depth, "nodes": d.nodes, "ended": d.ended, "mass": str(d.mass)} for d in perft(start, depth)
        ]
        print(json.dumps({"game": name, "seats": start.seats, "options": start.options, "depths": rows}))
        return
    heads = [words(f"perft-{column}") for column in ("depth", "nodes", "ended", "mass")]
    print("  ".join(f"{head:>20}" for head in heads))
    for d in perft(start, depth):
        print("  ".join(f"{value!s:>20}" for value in d), flush=True)
