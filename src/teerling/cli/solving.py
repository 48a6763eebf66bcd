"""`teerling solve`: what a game is worth to each seat when everybody plays their best."""

from __future__ import annotations

import json
import time
from typing import NotRequired, TypedDict

from teerling.cli import setup
from teerling.cli.ready import bar
from teerling.game import Position, find
from teerling.solve import Table, Worth, kept, table_for
from teerling.solve.solver import Aim, refuse_unsolvable
from teerling.words import Words


class Bounds(TypedDict):
    """Bounds as fractions, which lose nothing, and about what they are."""

    low: str
    high: str
    about: float


class Proof(TypedDict):
    """What the checker proved: of how many positions, and how far apart their bounds are at most."""

    positions: int
    widest: float


class Facts(TypedDict):
    """What is told of a solved game."""

    aim: str
    values: list[Bounds]
    positions: int
    bytes: int
    seconds: float
    file: str
    proved: NotRequired[Proof]


def show_solve(words: Words, name: str, seats: int | None, options: list[str], *, as_json: bool, prove: bool) -> None:
    """Work a game out, or take what was worked out before, and print what it is worth."""
    game = find(name)
    _, chosen = setup.split_words(options)
    start = game.start(min(2, game.seats[-1]) if seats is None else seats, setup.brought(game, chosen))
    refuse_unsolvable(start, "win")
    found: list[Facts] = []
    aims: tuple[Aim, ...] = ("score", "win") if start.seats == 1 else ("win",)
    for aim in aims:
        begin = time.perf_counter()
        before = kept(start, aim)
        with bar(words) as report:
            table = before or table_for(start, aim, progress=report)
        seconds = time.perf_counter() - begin
        found.append(_facts(table, start, seconds, prove=prove))
        if not as_json:
            _say(words, table, start, found[-1], known=before is not None)
    if as_json:
        shown = {"game": name, "version": game.version, "seats": start.seats, "options": start.options}
        print(json.dumps({**shown, "solved": found}))


def _facts(table: Table, start: Position, seconds: float, *, prove: bool) -> Facts:
    facts: Facts = {
        "aim": table.aim,
        "values": [_bounds(table.value(start, seat)) for seat in range(start.seats)],
        "positions": len(table),
        "bytes": table.path.stat().st_size,
        "seconds": round(seconds, 3),
        "file": str(table.path),
    }
    if prove:
        from teerling.solve.check import check

        proof = check(table)
        facts["proved"] = {"positions": proof.positions, "widest": float(proof.widest)}
    return facts


def _bounds(worth: Worth) -> Bounds:
    return {"low": str(worth.low), "high": str(worth.high), "about": worth.about}


def _say(words: Words, table: Table, start: Position, facts: Facts, *, known: bool) -> None:
    for seat in range(start.seats):
        worth = table.value(start, seat)
        if table.aim == "score":
            print(words("solve-score", score=worth.about))
        else:
            who = "solve-win-alone" if start.seats == 1 else "solve-win"
            print(words(who, name=words.name(seat), percent=100 * worth.about))
        if worth.exact:
            print(words("solve-exactly", fraction=str(worth.low)))
        else:
            print(words("solve-between", low=100 * float(worth.low), high=100 * float(worth.high)))
    megabytes = facts["bytes"] / 1e6
    if known:
        print(words("solve-known", positions=facts["positions"], megabytes=megabytes))
    else:
        print(words("solve-done", positions=facts["positions"], megabytes=megabytes, seconds=round(facts["seconds"])))
    if "proved" in facts:
        print(words("solve-proved", positions=facts["proved"]["positions"]))
