"""The opponents of five levels of difficulty, as people, for every game: how good each is, the game's judgement says.

The first three look one step ahead and err as people do: they don't see what is hard to see, and take what looks
almost as good. The others try moves out, which wants the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from random import Random
from typing import TYPE_CHECKING

from teerling import search
from teerling.bots.bot import Bot, Worlds
from teerling.bots.glance import promises
from teerling.game import Game, Position, find
from teerling.search import thinker
from teerling.values import Level, Move, View

if TYPE_CHECKING:
    from teerling.solve.solver import Progress

# How many worlds somebody thinks of who can't see everything.
WORLDS = 16
# How long somebody may think about a move, at most. Without a limit the same seed always gives the same move; where
# people wait, however slow the machine is, the server sets one.
seconds: float | None = None


@dataclass(frozen=True)
class Person(Bot):
    """Somebody of a level, from 1; at most so many rounds are tried out, where something is."""

    level: int
    most: int | None = None

    def is_quick(self, game: Game) -> bool:
        """Whether nothing is tried out."""
        return game.levels[self.level - 1].rounds == 0

    def plays(self, game: Game, seats: int) -> bool:
        """Everything; but thinking ahead has to be possible."""
        return self.is_quick(game) or search.possible()

    def prepare(self, start: Position, progress: Callable[[Progress], None]) -> None:
        """Compile what those need who try moves out."""
        if start.game.levels[self.level - 1].rounds:
            thinker(start.game.name).think([start], 0, seed=1, rounds=1)

    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        """The move that looks best to them."""
        level = find(view.game).levels[self.level - 1]
        if len(view.choices) == 1:
            return view.choices[0].move
        if not level.rounds:
            return _glance(view, rng, worlds, level)
        return _think(view, rng, worlds, level.rounds if self.most is None else min(self.most, level.rounds))


def _glance(view: View, rng: Random, worlds: Worlds, level: Level) -> Move:
    hard = find(view.game).parts.judgement.hard
    promised = promises(worlds(), view.seat)
    moves = [choice.move for choice in view.choices]
    seen = [i for i, move in enumerate(moves) if rng.random() >= level.overlooks * hard(move.code) / 100]

    def looks(i: int) -> float:
        # Noise of this kind makes a choice as likely as its promise says, in units of warmth.
        noise = -log(-log(1 - rng.random() * 0.999_999 - 1e-9))
        return promised[i] + level.warmth * noise

    return moves[max(seen or range(len(moves)), key=looks)]


def _think(view: View, rng: Random, worlds: Worlds, rounds: int) -> Move:
    seen = worlds_of(worlds)
    found = thinker(view.game).think(seen, view.seat, seed=rng.randrange(1 << 31), rounds=rounds, seconds=seconds)
    return next(choice.move for choice in view.choices if choice.move.code == found[0].code)


def worlds_of(worlds: Worlds) -> list[Position]:
    """Some worlds to think about: one where nothing is secret, as all are the same then."""
    seen = [worlds(), worlds()]
    return seen[:1] if seen[0] == seen[1] else seen + [worlds() for _ in range(WORLDS - 2)]
