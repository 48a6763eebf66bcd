"""Where tables are kept: in the cache folder, under a name that holds everything their values depend on.

A page can work nothing out. It brings tables along that were made with it, from the same sources, so that their names
say what was agreed and no more.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from teerling.game import Game, Position
from teerling.kernel.keeping import cache_home
from teerling.kernel.plain import restricted_sources
from teerling.solve.solver import Aim, Progress, refuse_unsolvable, solve
from teerling.solve.table import FORMAT, Table, write

# The folder of the tables that a page brought along, and sets; None where everything can be worked out.
brought: Path | None = None
# What decides the values in a table; how it is written has a format number.
SOURCES = ("closing", "exact", "keys", "layout", "loops", "solver")


def path_of(position: Position, aim: Aim = "win") -> Path:
    """The file of the table for a position's game and options, whether it is there or not.

    >>> from teerling.game import find
    >>> path_of(find("pushbox").start(seats=1), "score").name.startswith("pushbox-v1-1-solo-1-seat-throw-book-score-")
    True
    """
    key = _hash(position.game.name, position.seats, json.dumps(position.options), aim)
    return cache_home() / "tables" / f"{name_of(position, aim)}-{key}.table"


def name_of(position: Position, aim: Aim) -> str:
    """What a table is called, by what was agreed.

    >>> from teerling.game import find
    >>> name_of(find("pushbox").start(seats=1), "score")
    'pushbox-v1-1-solo-1-seat-throw-book-score'
    """
    label = "-".join(value.replace(" ", ".")[:20] for value in position.options.values())
    return f"{_of_game(position.game, position.seats)}{label}-{aim}"


def _of_game(game: Game, seats: int) -> str:
    return f"{game.name}-v{game.version}-{seats}-"


def is_at_hand(game: Game, seats: int) -> bool:
    """Whether a game for so many can be looked up: where everything can be worked out, or if its tables were brought.

    >>> from teerling.game import find
    >>> is_at_hand(find("pushbox"), 2), is_at_hand(find("pushbox"), 3)
    (True, False)
    """
    if seats not in game.solvable:
        return False
    return brought is None or any(brought.glob(f"{_of_game(game, seats)}*.table"))


@lru_cache(256)
def _hash(name: str, seats: int, options: str, aim: str) -> str:
    """A hash of the rules, what they were given, and the solver."""
    from teerling.game import find

    game = find(name)
    digest = hashlib.sha256(f"{FORMAT} {game.version} {seats} {options} {aim}\n".encode())
    # What is given holds tables that other files of the game make.
    digest.update(repr(game.start(seats, json.loads(options)).raw[0].key()).encode())
    for path in [*restricted_sources(game.rules_module), *(Path(__file__).with_name(f"{name}.py") for name in SOURCES)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def kept(position: Position, aim: Aim = "win") -> Table | None:
    """The table for a position's game and options, if it has been worked out before."""
    path = path_of(position, aim) if brought is None else brought / f"{name_of(position, aim)}.table"
    return _open(path) if path.exists() else None


def table_for(position: Position, aim: Aim = "win", *, progress: Callable[[Progress], None] = lambda _: None) -> Table:
    """The table for a position's game and options; worked out now, and kept, if it is not there.

    >>> from teerling.game import find
    >>> start = find("pushbox").start(seats=1, level="3")
    >>> table = table_for(start, "score")
    >>> table.value(start).low
    Fraction(29729127271, 370052997120)
    """
    refuse_unsolvable(position, aim)
    found = kept(position, aim)
    if found is None:
        assert brought is None, "a page works nothing out"
        path = path_of(position, aim)
        start = position.game.start(position.seats, position.options)
        write(path, solve(start, aim, progress=progress))
        _drop_older(path)
        found = _open(path)
    return found


@lru_cache(64)
def _open(path: Path) -> Table:
    return Table(path)


def _drop_older(path: Path) -> None:
    """Drop tables of the same game and options by other sources: nobody will ask for them again."""
    for other in path.parent.glob(f"{path.stem.rpartition('-')[0]}-*.table"):
        if other != path and other.stem.rpartition("-")[0] == path.stem.rpartition("-")[0]:
            other.unlink(missing_ok=True)
