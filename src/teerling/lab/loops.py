"""Restricted Python that looks at how games ended, for any rules file.

The loader puts one game's rules and judgement in the place of the names of the kernel's `interface` and `judgement`.
"""

from typing import TYPE_CHECKING

from teerling.kernel.arrays import Array, Given, Numbers, Rows, State

if TYPE_CHECKING:
    from teerling.kernel.interface import score
    from teerling.kernel.judgement import began


def ends(given: Rows[Given], states: Array[State], games: int, rows: Numbers) -> None:
    """Write a row for each game that ended in `states[1]` and the next ones: who began, and the points of each seat."""
    g = given[0]
    at = 0
    for i in range(1, games + 1):
        rows[at] = began(g, states[i])
        for seat in range(g.seats):
            rows[at + 1 + seat] = score(g, states[i], seat)
        at += 1 + g.seats
