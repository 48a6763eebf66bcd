"""Plays the games of a simulation: any line-up of computer players, or random ones very fast.

A job is played in portions. What a portion gives depends on the job and its number alone, so it does not matter who
plays it, when, or how often.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from teerling import bots, dice
from teerling.game import Position, find
from teerling.kernel.loops import batch
from teerling.kernel.plain import Loops, Plain
from teerling.lab import loops
from teerling.values import Message, SetupError

# Games between random players only are played so many at a time; others few, and one by one where somebody thinks
# long, so that all cores have something to do.
MANY, FEW = 1000, 4
# Compiling takes a while, and reading what was compiled before a moment: fewer games are not worth it.
WORTH_COMPILING = 1000
MOST_GAMES = 1_000_000_000
# A process of a cluster may have several threads, but what bots think with is one to a process.
_one_at_a_time = threading.Lock()


class Played(NamedTuple):
    """What came of one game: the winners as a set of seats, who began, how long it was, and the points by seat."""

    won: int
    began: int
    decisions: int
    throws: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Job:
    """What is to be simulated. With `duplicate`, each deal is played once for every way to turn the players round.

    >>> job = new_job("pushbox", ["random", "greedy"], games=5, duplicate=True)
    >>> job.deals, job.games, job.players
    (3, 6, ('random', 'greedy'))
    """

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    deals: int
    seed: str
    duplicate: bool

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        return self.seats if self.duplicate else 1

    @property
    def games(self) -> int:
        """How many games are played."""
        return self.deals * self.turns

    @property
    def at_random(self) -> bool:
        """Whether nobody chooses anything, so that whole games can be played by a compiled loop."""
        return set(self.players) == {"random"} and not self.duplicate

    @property
    def portions(self) -> int:
        """Into how many portions the work is divided."""
        return -(-self.deals // self._size)

    @property
    def _size(self) -> int:
        if self.at_random:
            return MANY
        return FEW if all(bots.is_quick(player, find(self.game)) for player in self.players) else 1

    @property
    def kernel_seed(self) -> int:
        """The seed as random games in the kernel take it: 31 bits."""
        return int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:4], "big") >> 1

    def portion(self, number: int) -> range:
        """The deals of a portion.

        >>> new_job("pushbox", ["greedy"], games=10).portion(2)
        range(8, 10)
        """
        return range(self.deals)[number * self._size : (number + 1) * self._size]

    def start(self) -> Position:
        """The position in which all games begin."""
        return find(self.game).start(self.seats, dict(self.options))


def new_job(
    game: str,
    players: list[str],
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    games: int = 1000,
    seed: str = "1",
    duplicate: bool = False,
) -> Job:
    """A job from what somebody wants; refuses what can't be.

    One player stands for all seats. Of duplicate deals there are as many as are needed for so many games.
    """
    rules = find(game)
    if seats is None:
        seats = len(players) if len(players) > 1 else min(2, rules.seats[-1])
    start = rules.start(seats, options or {})
    if len(players) not in (1, seats):
        raise SetupError(Message("simulate-players", {"players": len(players), "seats": seats}))
    for player in players:
        bots.find(player, rules, seats)
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(Message("simulate-games", {"most": MOST_GAMES}))
    line_up = tuple(players * seats if len(players) == 1 else players)
    deals = -(-games // seats) if duplicate else games
    return Job(game, seats, tuple(start.options.items()), line_up, deals, seed, duplicate)


def deals(job: Job, number: int) -> Iterator[tuple[Played, ...]]:
    """Play a portion: for each of its deals one game, or as many as there are ways to turn the players round."""
    with _one_at_a_time:
        if job.at_random:
            yield from ((played,) for played in _random_games(job, job.portion(number)))
        else:
            start = job.start()
            for deal in job.portion(number):
                yield tuple(play_game(start, job, deal, turn) for turn in range(job.turns))


def play_game(start: Position, job: Job, deal: int, turn: int = 0) -> Played:
    """One game. The players sit `turn` seats on, and roll k of a deal falls the same way wherever they sit.

    >>> job = new_job("pushbox", ["greedy"], options={"first": "seat"}, seed="7")
    >>> play_game(job.start(), job, deal=0)
    Played(won=1, began=0, decisions=118, throws=137, scores=(0, 70))
    """
    fair = dice.from_seed(f"{job.seed} {deal}")
    sources = [Random(f"{job.seed} {deal} {turn} {player}") for player in range(job.seats)]
    position = start
    decisions = throws = rolls = 0
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            rolls += 1
            throws += position.dice > 0
            position = position.roll(fair.roll(position, rolls))
        else:
            seat = position.turn.seats[0]
            player = sitting(job.seats, turn, seat)
            decisions += 1
            position = position.play(seat, bots.ask(job.players[player], position, seat, sources[player]))
    won = sum(1 << seat for seat in position.winners())
    return Played(won, position.game.parts.judgement.began(*position.raw), decisions, throws, position.scores())


def sitting(seats: int, turn: int, seat: int) -> int:
    """Which of the players sits at a seat.

    >>> [sitting(3, 1, seat) for seat in range(3)]
    [1, 2, 0]
    """
    return (seat + turn) % seats


def warm_up(job: Job) -> None:
    """Compile what a job needs, so that its processes find it."""
    if job.at_random:
        _random_games(job, range(0))


def _random_games(job: Job, numbers: range) -> list[Played]:
    """Games between random players, many at a time; both kernels play the same."""
    compiled = job.games >= WORTH_COMPILING and find_spec("numba") is not None
    kernel, after = _loops(job.game, compiled=compiled)
    games = len(numbers)
    given, state = job.start().raw
    one, states = kernel.one(given), kernel.copies(state, games + 2)
    won, lengths, rows = (kernel.numbers(size) for size in (games, 2 * games, (1 + job.seats) * games))
    kernel.loops[batch](one, states, job.kernel_seed, numbers.start, games, kernel.buffers(), won, lengths)
    after[loops.ends](one, states, games, rows)
    columns = [[int(number) for number in row] for row in (won, rows[:: 1 + job.seats], lengths[::2], lengths[1::2])]
    scores = zip(*([int(x) for x in rows[1 + seat :: 1 + job.seats]] for seat in range(job.seats)), strict=True)
    return [Played(*row) for row in zip(*columns, scores, strict=True)]


@cache
def _loops(game: str, *, compiled: bool) -> tuple[Plain, Loops]:
    rules = find(game)
    kernel = rules.compiled() if compiled else rules.plain()
    return kernel, kernel.load(loops, rules.parts.judgement.offered())
