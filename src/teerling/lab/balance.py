"""Game balance: is a game fair, how long is it, and what does each agreement change? By simulation, exact if solved."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple, NotRequired, TypedDict

from teerling.game import Game, find
from teerling.lab.counting import Share, Spread, Summary, summary
from teerling.lab.figures import Figures
from teerling.lab.playing import new_job
from teerling.lab.running import run
from teerling.solve import kept, table_for
from teerling.solve.solver import Aim, Progress
from teerling.words import Words

# Who plays, and how many times as many games: random players are quick.
PLAYERS = {"greedy": 1, "random": 20}
# By this many games it shows whether the first seat always begins: chance does that once in a million studies.
TRIALS = 20
# What has more positions is not worked out just for this.
QUICK = 100_000


class Middle(TypedDict):
    """A mean, and half its 95 % interval."""

    mean: float
    error: float


class Facts(TypedDict):
    """What a study keeps of a simulation."""

    games: int
    first: Share  # of the games that whoever begins wins
    shared: float
    points: float
    decisions: Middle
    throws: Middle


class Studied(TypedDict):
    """A setting: what came of it with each kind of players, and what is proven of it."""

    seats: int
    options: dict[str, str]
    players: dict[str, Facts]
    exact: NotRequired[dict[str, float]]


class Note(TypedDict):
    """All that a study found."""

    game: str
    version: int
    games: int
    settings: list[Studied]


class Setting(NamedTuple):
    """A number of seats, and what is agreed that is not usual."""

    seats: int
    options: dict[str, str]


class _TooLong(Exception):
    pass


def settings(game: Game) -> Iterator[Setting]:
    """The usual game, each option varied by itself, and the other numbers of seats: alone with each option too.

    In all but those that vary just that, the first seat begins: so what beginning is worth can be looked up where
    the game is solved.

    >>> [setting.options for setting in settings(find("pushbox"))][:3]
    [{'first': 'seat'}, {'first': 'seat', 'mode': 'adjacent'}, {'first': 'seat', 'level': '2'}]
    """
    seats = min(2, game.seats[-1])
    yield from _varied(game, seats)
    for other in game.seats:
        if other == 1:
            # What a score alone is worth depends on what is agreed, and there is nobody to compare it with.
            yield from _varied(game, other)
        elif other != seats:
            yield Setting(other, first_begins(game, other))


def _varied(game: Game, seats: int) -> Iterator[Setting]:
    usual = first_begins(game, seats)
    agreed = game.agree(seats, usual)
    yield Setting(seats, usual)
    for option in game.options:
        for value in option.few or option.allowed(seats, agreed):
            if value != agreed[option.name].split()[0]:
                yield Setting(seats, {**usual, option.name: value})


def first_begins(game: Game, seats: int) -> dict[str, str]:
    """What to agree on so that the first seat begins, tried out; nothing if that is usual, or can't be agreed."""
    agreed = game.agree(seats, {})
    changes = [{option.name: value} for option in game.options for value in option.allowed(seats, agreed)[1:]]
    for options in ({}, *changes):
        job = new_job(game.name, ["random"], seats=seats, options=options, games=TRIALS)
        if summary(job, run(job, jobs=1))["began"] == [TRIALS] + [0] * (seats - 1):
            return dict(options)
    return {}


def study(
    name: str, *, games: int, jobs: int | None = None, progress: Callable[[int, int], None] = lambda *_: None
) -> Note:
    """Play all settings of a game; `progress` hears how many are done, of how many."""
    game = find(name)
    every = list(settings(game))
    rows: list[Studied] = []
    for done, setting in enumerate(every):
        progress(done, len(every))
        found: dict[str, Facts] = {}
        for player, times in PLAYERS.items():
            job = new_job(name, [player], seats=setting.seats, options=setting.options, games=times * games)
            found[player] = _facts(summary(job, run(job, jobs=jobs)))
        row: Studied = {"seats": setting.seats, "options": setting.options, "players": found}
        begins = first_begins(game, setting.seats)
        if setting.seats in game.solvable and begins.items() <= setting.options.items():
            row["exact"] = exact(game, setting)
        rows.append(row)
    return {"game": name, "version": game.version, "games": games, "settings": rows}


def exact(game: Game, setting: Setting) -> dict[str, float]:
    """What the first seat's best play is worth: the chance to win, and alone the average score; as far as is quick.

    >>> exact(find("pushbox"), Setting(1, {"level": "3"}))
    {'win': 0.973327, 'score': 0.080337}
    """
    aims: tuple[Aim, ...] = ("win", "score") if setting.seats == 1 else ("win",)
    start = game.start(setting.seats, setting.options)

    def while_quick(so_far: Progress) -> None:
        if so_far.found > QUICK:
            raise _TooLong

    try:
        tables = {aim: kept(start, aim) or table_for(start, aim, progress=while_quick) for aim in aims}
    except _TooLong:
        return {}
    return {aim: round(table.value(start).about, 6) for aim, table in tables.items()}


def _facts(found: Summary) -> Facts:
    points = [spread["mean"] for spread in found["scores"]["by_seat"]]
    return {
        "games": found["games"],
        "first": found["wins"]["by_order"][0],
        "shared": round(found["shared"] / found["games"], 6),
        "points": round(sum(points) / len(points), 6),
        "decisions": _middle(found["length"]["decisions"]),
        "throws": _middle(found["length"]["throws"]),
    }


def _middle(spread: Spread) -> Middle:
    return {"mean": spread["mean"], "error": spread["error"]}


class Balance(Figures):
    """What a study found, in a language."""

    def __init__(self, words: Words, note: Note):
        super().__init__(words)
        self.note = note

    def heads(self) -> list[str]:
        """What the columns say."""
        columns = ("agreed", "players", "games", "first", "change", "decisions", "change", "throws", "shared", "points")
        return [self.words(f"balance-{column}") for column in columns]

    def rows(self) -> list[list[str]]:
        """A row for everybody who plays each setting."""
        usual = self.note["settings"][0]
        made = []
        for row in self.note["settings"]:
            agreed = self._agreed(row, usual)
            for player, facts in row["players"].items():
                made.append([agreed, player, *self._cells(row, facts, usual, usual["players"][player])])
                agreed = ""
            if row.get("exact"):
                score = row["exact"].get("score")
                won = self.percent(row["exact"]["win"], 4)
                last = "" if score is None else self.number(score, 4)
                made.append(["", self.words("balance-perfect"), "", won, "", "", "", "", "", last])
        return made

    def _agreed(self, row: Studied, usual: Studied) -> str:
        """What differs from the usual, as the command line says it."""
        options = {name: value for name, value in row["options"].items() if usual["options"].get(name) != value}
        if row is usual:
            options = dict(usual["options"])
        if row["seats"] != usual["seats"]:
            options = {"seats": str(row["seats"])}
        said = " ".join(f"--{name} {value}" for name, value in options.items())
        return self.words("balance-usual", options=said).strip() if row is usual else said

    def _cells(self, row: Studied, facts: Facts, usual: Studied, before: Facts) -> list[str]:
        first, length = facts["first"], facts["decisions"]
        changes = ["", ""]
        if row is not usual and row["seats"] > 1:
            fair, was = 1 / row["seats"], 1 / usual["seats"]
            edges = 100 * (first["share"] - fair), 100 * (before["first"]["share"] - was)
            changes[0] = self._change(*edges, 100 * _half(first), 100 * _half(before["first"]))
        if row is not usual:
            lengths = length, before["decisions"]
            changes[1] = self._change(*(one["mean"] for one in lengths), *(one["error"] for one in lengths))
        return [
            self.whole(facts["games"]),
            self.words("balance-about", value=self.percent(first["share"]), error=self.number(100 * _half(first))),
            changes[0],
            self.words("balance-about", value=self.number(length["mean"]), error=self.number(length["error"])),
            changes[1],
            self.number(facts["throws"]["mean"]),
            self.percent(facts["shared"]),
            self.number(facts["points"]),
        ]

    def _change(self, now: float, before: float, error: float, error_before: float) -> str:
        change, wide = now - before, math.hypot(error, error_before)
        sign = "+" if change >= 0.05 else "−" if change <= -0.05 else ""
        said = self.words("balance-about", value=sign + self.number(abs(change)), error=self.number(wide))
        return self.words("balance-clear", change=said) if abs(change) > wide else said


def _half(interval: Share) -> float:
    return (interval["high"] - interval["low"]) / 2
