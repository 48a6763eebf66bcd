"""Thousands of games as one array of states, which a compiled loop moves on together.

    env = Vector("pushbox", 1024, seats=2, level="3", seed=1)
    now = env.step(env.drawn)

What `step` gives are the environment's own arrays, written anew by every step: copy what must last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from teerling.adapters import loops
from teerling.adapters.extras import missing
from teerling.game import find
from teerling.kernel.chance import seed as seed_source

try:
    import numpy as np
except ImportError as error:
    raise missing("fast", error) from error


if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from teerling.kernel.plain import Plain


class Now(NamedTuple):
    """What each game says after a step, one row for each; the arrays are written anew by the next step.

    `seen` are the states as the seat that decides may know them, `seat` is that seat, and `legal` says of every move
    whether it is possible. Where a game has `ended`, `rewards` are what that brought each seat, and everything else
    is of the next game, which has begun; elsewhere rewards are zero.
    """

    seen: Any
    seat: NDArray[np.int64]
    legal: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]


class Vector:
    """Many games of one kind, each with dice of its own: its course depends on its seed and its moves alone.

    >>> env = Vector("pushbox", 3, seats=1, seed=7)
    >>> now = env.step(env.drawn)
    >>> now.seen["out"].shape, now.legal.shape, now.legal[1, env.drawn[1]]
    ((3, 4), (3, 1035), np.True_)
    """

    def __init__(
        self, game: str, games: int, seats: int = 2, *, seed: int = 0, kernel: Plain | None = None, **options: str
    ) -> None:
        self.game = find(game)
        self.start = self.game.start(seats, options)
        self.games = games
        # Compiled, unless somebody wants to look what happens step by step.
        kernel = kernel or self.game.compiled()
        veil = self.game.veil
        self._loops = kernel.load(loops, {"veil": veil.veil} if veil else None)
        self._hidden = veil is not None
        given, state = self.start.raw
        self._given = kernel.one(given)
        self._states = kernel.copies(state, games * (2 if self._hidden else 1) + 1)
        self._buffers = kernel.buffers()
        self.seat = np.zeros(games, np.int64)
        self.legal = np.zeros((games, self.game.actions), np.bool_)
        self.drawn = np.zeros(games, np.int64)
        self.rewards = np.zeros((games, seats))
        self.points = np.zeros((games, seats), np.int64)
        self.ended = np.zeros(games, np.bool_)
        self._told = loops.Told(self.seat, self.legal, self.drawn, self.rewards, self.points, self.ended)
        self.reset(seed)

    @property
    def states(self) -> Any:
        """The states of the games, secrets included: an array of records, not a copy."""
        return self._states[: self.games]

    @property
    def seen(self) -> Any:
        """The states as the seats that decide may know them: where nothing is secret, the states themselves."""
        return self._states[self.games : 2 * self.games] if self._hidden else self.states

    def reset(self, seed: int | None = None) -> Now:
        """Begin every game anew; with a seed the dice, too."""
        if seed is not None:
            self._rngs = np.zeros((self.games, 2), np.int64)
            for i in range(self.games):
                seed_source(self._rngs[i], seed, i)
        self.ended[:] = True  # whatever was told of games that ended is cleared
        return self._move(self.drawn, anew=True)

    def step(self, actions: ArrayLike) -> Now:
        """A move in every game, by its code; throws what is then due, and begins again where a game is over."""
        codes = np.ascontiguousarray(actions, np.int64)
        if codes.shape != (self.games,):
            raise ValueError(f"one move for each of {self.games} games, not {codes.shape}")
        return self._move(codes, anew=False)

    def _move(self, codes: NDArray[np.int64], *, anew: bool) -> Now:
        sign = -1 if self.game.low_is_good else 1
        wrong = self._loops[loops.step](
            self._given, self._states, self._hidden, self._buffers, self._rngs, self._told, sign, codes, anew
        )
        if wrong >= 0:
            raise ValueError(f"game {wrong}: seat {self.seat[wrong]} can't play {codes[wrong]}")
        return Now(self.seen, self.seat, self.legal, self.rewards, self.ended)
