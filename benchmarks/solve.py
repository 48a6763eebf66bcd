"""Works out and proves every agreement of every game that can be solved, and measures the regret of `perfect`.

    python benchmarks/solve.py                       everything: an hour or more
    python benchmarks/solve.py mode=facing level=1   what has these options
    python benchmarks/solve.py --decisions 100000    also samples decisions of `perfect`, from each table

What was worked out before is not worked out again. Each line of the output is JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from teerling import bots
from teerling.game import Game, Position, find, names
from teerling.solve import Table, kept, table_for
from teerling.solve.check import check
from teerling.solve.solver import Aim
from teerling.values import SetupError

# Two bounds of one value may differ by this much, so regret can't be seen any closer.
CLOSE = Fraction(1, 10**9)


def agreements(wanted: dict[str, str]) -> Iterator[Position]:
    """The start of every agreement that can be solved and has these options."""
    for name in names():
        game = find(name)
        for seats in game.solvable:
            for options in game.every_agreement(seats):
                if all(_has(game, seats, options, name, value) for name, value in wanted.items()):
                    yield game.start(seats, options)


def _has(game: Game, seats: int, options: dict[str, str], name: str, value: str) -> bool:
    try:
        return game.agree(seats, options | {name: value}) == options
    except SetupError:
        return False  # not a value for so many


def measure(start: Position, aim: Aim) -> tuple[Table, dict[str, object]]:
    """Work one agreement out and prove it."""
    known = kept(start, aim) is not None
    begin = time.perf_counter()
    table = table_for(start, aim)
    solved = time.perf_counter()
    proof = check(table)
    proved = time.perf_counter()
    Table(table.path).value(start)
    opened = time.perf_counter()
    worth = table.value(start)
    return table, {
        "game": start.game.name,
        "seats": start.seats,
        "options": " ".join(f"{name}={value.replace(' ', ',')}" for name, value in start.options.items()),
        "aim": aim,
        "value": worth.about,
        "low": str(worth.low),
        "high": str(worth.high),
        "positions": proof.positions,
        "widest": float(proof.widest),
        "bytes": table.path.stat().st_size,
        "solve seconds": None if known else round(solved - begin, 1),
        "check seconds": round(proved - solved, 1),
        "open milliseconds": round(1000 * (opened - proved), 2),
    }


def regret(table: Table, position: Position, seat: int, code: int) -> Fraction:
    """How much less a move is certain to bring than the best, by the table."""
    sign = -1 if table.aim == "score" and position.game.low_is_good else 1
    sure = [
        sign * (worth.low if sign > 0 else worth.high)
        for worth in (table.value(position.after(seat, other), seat) for other in position.codes(seat))
    ]
    chosen = table.value(position.after(seat, code), seat)
    return max(sure) - sign * (chosen.low if sign > 0 else chosen.high)


def sample(table: Table, start: Position, decisions: int, rng: Random) -> Fraction:
    """The highest regret of `perfect` in decisions of games in which others play anything."""
    worst = Fraction(0)
    position = start
    while decisions:
        if position.turn.kind == "over":
            position = start
        elif position.turn.kind == "dice":
            rolls = position.weights()
            position = position.roll(rng.choices([roll for roll, _ in rolls], [weight for _, weight in rolls])[0])
        else:
            (seat,) = position.turn.seats
            move = bots.ask("perfect", position, seat, rng)
            worst = max(worst, regret(table, position, seat, move.code))
            # No move can bring more than the position is worth, by its other bound: so the true regret is zero, too.
            whole, mine = table.value(position, seat), table.value(position.after(seat, move.code), seat)
            assert max(whole.high - mine.low, mine.high - whole.low) <= CLOSE
            decisions -= 1
            # Half of the moves are played by somebody else, so that odd positions come up too.
            other = bots.ask("random", position, seat, rng)
            position = position.play(seat, move if rng.random() < 0.5 else other)
    return worst


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("options", nargs="*", help="NAME=VALUE")
    parser.add_argument("--decisions", type=int, default=0)
    given = parser.parse_args()
    for start in agreements(dict(text.split("=", 1) for text in given.options)):
        aims: tuple[Aim, ...] = ("score", "win") if start.seats == 1 else ("win",)
        for aim in aims:
            table, line = measure(start, aim)
            if given.decisions and aim == aims[0]:
                line["regret"] = str(sample(table, start, given.decisions, Random(1)))
            json.dump(line, sys.stdout)
            print(flush=True)


if __name__ == "__main__":
    main()
