"""Exact values, from the same rules: what every position of a game is worth when all play their best.

    table = table_for(position)           # from the cache, or worked out now
    table.value(position, seat)           # the chance to win, between two bounds
    table.moves(position)                 # the legal moves, best first, with what follows from each

See docs/solver.md. `check` proves a table without the solver.
"""

from __future__ import annotations

from teerling.solve.store import is_at_hand, kept, table_for
from teerling.solve.table import Rated, Table, Worth

__all__ = ["Rated", "Table", "Worth", "is_at_hand", "kept", "table_for"]
