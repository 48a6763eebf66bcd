"""A state as one whole number, both ways. Restricted Python: see docs/kernel.md.

Each number of a state (each slot) has its lowest value and its bits; a key is these bits in a row. A layout is `lows`,
`bits`, where each slot's bits begin (`shifts`), and room for the slots. A board is what is given, an array of states,
and what `take` and `put` need to reach their numbers (`rows` and `where`). Two states have one key only if they are
equal, because a value that does not fit is refused.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from teerling.kernel.interface import put, take

# Values of positions are counted in 1/ONE.
ONE = 1 << 44

# A value does not fit the layout: the slot and the value are in the last two places of `trouble`.
FITS, TOO_NARROW = 0, 1


def pack(board: Any, layout: Any, i: int, trouble: Any) -> int:
    """The key of `states[i]`."""
    lows, bits, shifts, slots = layout
    take(board[2], board[3], i, slots)
    key = 0
    for k in range(len(slots)):
        value = slots[k] - lows[k]
        if value < 0 or value >> bits[k] != 0:
            trouble[0] = TOO_NARROW
            trouble[1] = k
            trouble[2] = slots[k]
            return 0
        key |= value << shifts[k]
    return key


def unpack(board: Any, layout: Any, i: int, key: int) -> None:
    """Make `states[i]` the state of a key."""
    lows, bits, shifts, slots = layout
    for k in range(len(slots)):
        slots[k] = lows[k] + (key >> shifts[k] & ((1 << bits[k]) - 1))
    put(board[2], board[3], i, slots)


def place_of(key: int, places: Any, keys: Any) -> int:
    """Where a key stands in the hash table `places`, which holds numbers of keys + 1; or the free place for it."""
    # No product passes 63 bits, so that both speeds agree.
    mixed = (key & 4294967295) * 1540483477 >> 15 ^ (key >> 32) * 1181783497 >> 11
    last = len(places) - 1
    place = mixed & last
    while places[place] != 0 and keys[places[place] - 1] != key:
        place = place + 1 & last
    return place
