"""What a game's `insight.py` offers to the search, and to the lab: the only place where they learn about a game.

It is restricted Python like a rules file, and is compiled with it. It decides nothing: with poor insight the
search needs longer, with none it still plays by the rules alone.
"""

from teerling.kernel.arrays import Given, Numbers, State

# What a sure win is worth.
ONE = 1_000_000
# After how many decisions of a game that is tried out its end is guessed by `worth`.
HORIZON = 0
# How much likely moves that were little tried are worth trying: the share of a win that is at stake in one decision.
CURIOUS = 0.0


def prepare(g: Given) -> list[int]:
    """What can be known before the start, as a row of numbers: `k` for the others. This may be any Python."""
    raise NotImplementedError


def prefer(g: Given, s: State, k: Numbers, seat: int, codes: Numbers, n: int, weights: Numbers) -> int:
    """Write a weight of at least 1 for each of `n` legal moves, the higher the likelier; returns their sum."""
    raise NotImplementedError


def enough(g: Given, s: State) -> bool:
    """Whether a game that is tried out need not be played on from here: a round is over, and the next begins anew."""
    raise NotImplementedError


def worth(g: Given, s: State, seat: int) -> int:
    """How well things stand for a seat, from 0 to `ONE`: at the end exactly, before it by a guess."""
    raise NotImplementedError


def began(g: Given, s: State) -> int:
    """The seat that began, once the game is over: whoever simulates games asks what beginning is worth."""
    raise NotImplementedError
