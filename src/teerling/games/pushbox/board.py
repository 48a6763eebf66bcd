"""What a screen gets to see of Push Box. The browser's types are made from these."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Side(msgspec.Struct, frozen=True):
    """A side of the tray that is played."""

    side: int  # from 0, going round
    seat: int
    level: int  # from 1
    numbers: tuple[int, ...]  # of the blocks that stand out, lowest first


class Board(msgspec.Struct, frozen=True):
    """The tray, the throw, and what it asks for."""

    mode: str  # as the option names it
    sides: tuple[Side, ...]  # in playing order
    opening: bool  # whether it is thrown for who starts
    turn: int  # the side that is up, or -1
    dice: tuple[int, ...]
    needed: tuple[int, ...]  # what the throw may be answered with
    left: int  # how many may still be pushed


class Play(msgspec.Struct, frozen=True, tag_field="kind", tag="play"):
    """Blocks that are pushed with a calculation; `free` says that a double pushes them without one too."""

    numbers: tuple[int, ...]
    free: bool


class Free(msgspec.Struct, frozen=True, tag_field="kind", tag="any"):
    """Blocks that a double pushes without a calculation."""

    numbers: tuple[int, ...]


class Single(msgspec.Struct, frozen=True, tag_field="kind", tag="single"):
    """The block of a single die, which ends the turn."""

    numbers: tuple[int, ...]


class Again(msgspec.Struct, frozen=True, tag_field="kind", tag="again"):
    """Another throw after a seven."""


class Pass(msgspec.Struct, frozen=True, tag_field="kind", tag="pass"):
    """The end of the turn."""


About: TypeAlias = Play | Free | Single | Again | Pass
