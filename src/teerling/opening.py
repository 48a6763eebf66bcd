"""How a table is opened: what its first event holds, and what names people may have. Pure, as the table is."""

from __future__ import annotations

from teerling import bots
from teerling.events import Opened, Seat
from teerling.game import find
from teerling.values import Message, SetupError

LONGEST_NAME = 40


def checked_name(name: str) -> str:
    """A name as people may have it.

    >>> checked_name("  Anna ")
    'Anna'
    """
    name = name.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise SetupError(Message("setup-name", {"name": name[:LONGEST_NAME]}))
    return name


def open_table(
    id: str,
    code: str,
    game: str,
    seats: tuple[Seat, ...],
    options: dict[str, str],
    *,
    spectators: bool = True,
    hints: bool = True,
    host: int = 0,
    prompt: bool = False,
    again: bool = False,
    scenario: str = "",
) -> Opened:
    """The event that opens a table; refuses what doesn't fit the game."""
    rules = find(game)
    agreed = rules.agree(len(seats), options)
    names = [seat.name for seat in seats if seat.kind != "open"]
    for seat in seats:
        if seat.kind != "open":
            checked_name(seat.name)
        if seat.kind == "bot":
            bots.find(seat.bot, rules, len(seats))
    for name in names:
        if names.count(name) > 1:
            raise SetupError(Message("setup-name-twice", {"name": name}))
    assert host == -1 or seats[host].kind == "person"
    return Opened(
        id,
        code,
        game,
        rules.version,
        agreed,
        seats,
        spectators,
        host,
        hints=hints,
        prompt=prompt,
        again=again,
        scenario=scenario,
    )
