"""What can be agreed before a game of Add-Vantage, and how that sets up the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import permutations

from teerling.games.addvantage.pieces import HAND, Given
from teerling.values import Option

Allowed = Callable[[int, Mapping[str, str]], tuple[str, ...]]

SECRETS = ("no", "won", "targets")


def _any(*values: str) -> Allowed:
    """An option that depends on nothing."""

    def allowed(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
        return values

    return allowed


def _tiles(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return ("taken", "stay") if seats == 2 else ("taken",)


def _end(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return ("all", "first") if chosen["tiles"] == "taken" else ("all",)


def _secret(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    # Tiles that stay are not won before the end, when nothing is secret any more.
    return SECRETS if chosen["tiles"] == "taken" else ("no", "targets")


OPTIONS = (
    Option("arrange", _any("choose", "drawn")),
    Option("first", _any("seat", "random"), matters=False),
    Option("tiles", _tiles),
    Option("end", _end),
    Option("secret", _secret, matters=False),
    Option("surplus", _any("yes", "no")),
    Option("takeoff", _any("no", "yes")),
    Option("diagonals", _any("one", "both")),
    # The last two are ours: without them a game could go on for ever.
    Option("turns", _any("400", "40")),
    Option("buying", _any("10", "2")),
)


def given(seats: int, chosen: Mapping[str, str]) -> Given:
    """The agreements, from options that have been checked."""
    g = Given()
    g.seats = seats
    g.choose = int(chosen["arrange"] == "choose")
    g.draw_first = int(chosen["first"] == "random")
    g.stay = int(chosen["tiles"] == "stay")
    g.first_full = int(chosen["end"] == "first")
    g.secret = SECRETS.index(chosen["secret"])
    g.surplus = int(chosen["surplus"] == "yes")
    g.takeoff = int(chosen["takeoff"] == "yes")
    g.diagonals = 2 if chosen["diagonals"] == "both" else 1
    g.most_turns = int(chosen["turns"])
    g.most_buying = int(chosen["buying"])
    for code, order in enumerate(orders()):
        for place, letter in enumerate(order):
            g.places[code][letter] = place
    return g


@cache
def orders() -> tuple[tuple[int, ...], ...]:
    """The orders of six tiles by code: which letter, from 0, lies at each place.

    >>> orders()[0], orders()[719]
    ((0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0))
    """
    return tuple(permutations(range(HAND)))
