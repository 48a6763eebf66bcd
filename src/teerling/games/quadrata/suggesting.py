"""One good move for whoever is up, so that a board has something to begin with. Any Python."""

from __future__ import annotations

from functools import lru_cache

from teerling.games.quadrata.judgement import prepare
from teerling.games.quadrata.looking import look
from teerling.games.quadrata.moves import thinkable
from teerling.games.quadrata.options import Agreed
from teerling.games.quadrata.pieces import State
from teerling.games.quadrata.rules import MOST_MOVES, acting, legal


def suggested(g: Agreed, s: State) -> str | None:
    """The move that looks best at a glance, as a text; nothing while nobody decides."""
    up = acting(g, s)
    if not up:
        return None
    seat = up.bit_length() - 1
    codes, promises = [0] * MOST_MOVES, [0] * MOST_MOVES
    count = legal(g, s, seat, codes)
    look(g, s, _known(g), seat, codes, count, promises)
    return thinkable(codes[max(range(count), key=promises.__getitem__)]).text


@lru_cache(16)
def _known(g: Agreed) -> list[int]:
    return prepare(g)
