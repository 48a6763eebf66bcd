"""A state as one whole number, both ways, and the hash table that finds it. Restricted Python: see docs/kernel.md.

Each number of a state (each slot) has its lowest value and its bits; a key is these bits in a row. Two states have one
key only if they are equal, because a value that does not fit is refused.
"""

from typing import TYPE_CHECKING, NamedTuple

from teerling.kernel.arrays import Array, Given, Numbers, Rows, State

if TYPE_CHECKING:
    from teerling.kernel.interface import put, take

# Values of positions are counted in 1/ONE.
ONE = 1 << 44
# In the file of a table, so many bits of keys and of bounds stand apart from the upper ones: see `table`.
TAIL = 32
LOWER = 16

# The places of `trouble`: why there is no key, and the slot and the value that did not fit.
WHY, SLOT, VALUE = 0, 1, 2
FITS, TOO_NARROW = 0, 1


class Board(NamedTuple):
    """What is given, some states to work in, and what `take` and `put` need to reach their numbers."""

    given: Rows[Given]
    states: Array[State]
    rows: object
    where: object


class Packing(NamedTuple):
    """A layout of keys: each slot's lowest value, its bits, and where they begin; and room for the slots of a state."""

    lows: Numbers
    bits: Numbers
    shifts: Numbers
    slots: Numbers


class Index(NamedTuple):
    """Keys in the order of their numbers, and a hash table of places, which hold the number of a key + 1, or 0."""

    keys: Numbers
    places: Numbers


class Scratch(NamedTuple):
    """Room for what can follow: the outcomes of a throw with their weights, and the moves after one of them."""

    outcomes: Numbers
    weights: Numbers
    moves: Numbers


def pack(board: Board, packing: Packing, i: int, trouble: Numbers) -> int:
    """The key of `states[i]`."""
    slots = packing.slots
    take(board.rows, board.where, i, slots)
    key = 0
    for k in range(len(slots)):
        value = slots[k] - packing.lows[k]
        if value < 0 or value >> packing.bits[k] != 0:
            trouble[WHY] = TOO_NARROW
            trouble[SLOT] = k
            trouble[VALUE] = slots[k]
            return 0
        key |= value << packing.shifts[k]
    return key


def unpack(board: Board, packing: Packing, i: int, key: int) -> None:
    """Make `states[i]` the state of a key."""
    slots = packing.slots
    for k in range(len(slots)):
        slots[k] = packing.lows[k] + (key >> packing.shifts[k] & ((1 << packing.bits[k]) - 1))
    put(board.rows, board.where, i, slots)


def place_of(key: int, index: Index) -> int:
    """Where a key stands in the hash table; or the free place for it."""
    # No product passes 63 bits, so that both speeds agree.
    mixed = (key & 4294967295) * 1540483477 >> 15 ^ (key >> 32) * 1181783497 >> 11
    last = len(index.places) - 1
    place = mixed & last
    while index.places[place] != 0 and index.keys[index.places[place] - 1] != key:
        place = place + 1 & last
    return place
