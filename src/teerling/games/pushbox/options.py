"""What can be agreed before a game of Push Box, and how that sets up the board."""

from __future__ import annotations

from collections.abc import Mapping

from teerling.games.pushbox.rules import ADJACENT, ALL, FACING, FOUR, SOLO, THREE, Given
from teerling.games.pushbox.sums import answer_table, as_numbers
from teerling.values import Option

# Each mode: its number, the sides in playing order, and the blocks that stand out at them.
MODES = {
    "solo": (SOLO, (0,), (ALL,)),
    "facing": (FACING, (0, 2), (ALL, 0)),
    "adjacent": (ADJACENT, (0, 1), (ALL, ALL)),
    "three": (THREE, (0, 1, 2, 3), (ALL, ALL, 0, 0)),
    "four": (FOUR, (0, 1, 2, 3), (ALL, ALL, 0, 0)),
}
BLOCK_12 = 1 << 9


def _modes(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return {1: ("solo",), 2: ("facing", "adjacent"), 3: ("three",), 4: ("four",)}[seats]


def _levels(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return ("1", "2", "3")


def _first(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return ("throw", "seat") if seats > 1 else ("seat",)


def _limit(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return ("turn", "throw") if seats > 1 else ("throw",)


def _start(seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
    return ("book", "fair") if seats == 2 else ("book",)


OPTIONS = (
    Option("mode", _modes),
    Option("level", _levels, per_seat=True),
    Option("first", _first, matters=False),
    Option("limit", _limit),
    Option("start", _start),
)


def given(seats: int, chosen: Mapping[str, str]) -> Given:
    """The board and the agreements, from options that have been checked."""
    g = Given()
    mode, sides, begin = MODES[chosen["mode"]]
    g.seats = seats
    g.mode = mode
    g.levels[:seats] = [int(level) - 1 for level in chosen["level"].split()]
    g.opening = int(chosen["first"] == "throw")
    g.limit_per_turn = int(chosen["limit"] == "turn")
    g.fair = int(chosen["start"] == "fair")
    for player, side in enumerate(sides):
        g.played |= 1 << side
        g.begin[side] = begin[player]
        g.after[side] = sides[(player + 1) % len(sides)]
        # The third of three players also has the fourth side.
        g.player[side] = min(player, seats - 1)
    if g.fair and mode == FACING:
        g.begin[0] ^= BLOCK_12
        g.begin[2] ^= BLOCK_12
    for level, throws in enumerate(answer_table()):
        for throw, answers in enumerate(throws):
            g.answer_count[level][throw] = len(answers)
            g.answers[level][throw][: len(answers)] = answers
    g.size[:] = [blocks.bit_count() for blocks in range(ALL + 1)]
    g.total[:] = [sum(as_numbers(blocks)) for blocks in range(ALL + 1)]
    return g
