"""What a game's judgement offers to loops such as those of the search and the lab, by the names they know it by.

Its functions are restricted Python like the rules, and are compiled with them. They decide nothing: with a poor
judgement the search needs longer, with an empty one it still plays by the rules alone. `contract.Judgement` says what
else belongs to a judgement; what returns something here is what holds where a game says nothing.
"""

from teerling.kernel.arrays import Given, Numbers, State

# What a sure win is worth.
ONE = 1_000_000
# After how many decisions of a game that is tried out its end is guessed by `worth`.
HORIZON = 0
# How much likely moves that were little tried are worth trying: the share of a win that is at stake in one decision.
CURIOUS = 0.0
# A move that promises so much less than the best is half as likely, and how often that is counted at most.
HALF = 1
HALVES = 12


def promise(g: Given, s: State, k: Numbers, seat: int, codes: Numbers, n: int, promises: Numbers) -> None:
    """Write for each of `n` legal moves how much it promises, the higher the better; `k` is what was prepared.

    Only differences count. `s` may be changed if it is put back as it was. The array is longer than any list of moves
    or outcomes of the game: behind the moves there is room for notes.
    """
    raise NotImplementedError


def worth(g: Given, s: State, seat: int) -> int:
    """How well things stand for a seat, from 0 to `ONE`: at the end exactly, before it by a guess."""
    raise NotImplementedError


def enough(g: object, s: object) -> bool:
    """Whether a game that is tried out need not be played on from here: a round is over, and the next begins anew."""
    return False


def began(g: object, s: object) -> int:
    """The seat that began, once the game is over: whoever simulates games asks what beginning is worth."""
    return 0
