"""A state as a row of numbers that networks and tables can learn from."""

from __future__ import annotations

from typing import Any

from teerling.adapters.extras import missing
from teerling.kernel.plain import slots_of
from teerling.kernel.records import fields_of

try:
    import numpy as np
except ImportError as error:
    raise missing("fast", error) from error


class Features:
    """How a game's states become rows: who looks, as one of so many seats, then every field in its order.

    A field from 0 to 3, 15, 1023 and so on holds a set, or a number as large as one: each of its bits has a place of
    its own. So no number is too large to be exact. Any other number stands as it is.

    >>> from teerling.kernel import field, record
    >>> @record
    ... class Tray:
    ...     blocks: int = field(7)
    ...     points: int = field(70)
    >>> features, tray = Features(Tray, 2), Tray()
    >>> tray.blocks, tray.points = 0b110, 21
    >>> features.row(tray, 0)
    array([ 1.,  0.,  0.,  1.,  1., 21.], dtype=float32)
    """

    def __init__(self, kind: type, seats: int):
        self.seats = seats
        low, high = [0] * seats, [1] * seats
        slot, shift, mask = [], [], []
        number = 0
        for declared in fields_of(kind).values():
            bits = declared.high.bit_length()
            whole = declared.low < 0 or declared.high != (1 << bits) - 1
            for _ in range(int(np.prod(declared.shape))):
                for bit in range(1 if whole else bits):
                    slot.append(number)
                    shift.append(bit)
                    mask.append(-1 if whole else 1)
                    low.append(declared.low if whole else 0)
                    high.append(declared.high if whole else 1)
                number += 1
        self._slot, self._shift, self._mask = np.array(slot), np.array(shift), np.array(mask)
        self.low, self.high = np.array(low, np.float32), np.array(high, np.float32)

    def row(self, state: Any, seat: int) -> Any:
        """A state as a seat sees it; a spectator is no seat."""
        row = np.zeros(len(self.low), np.float32)
        if seat >= 0:
            row[seat] = 1
        slots = np.array(slots_of(state), np.int64)
        row[self.seats :] = slots[self._slot] >> self._shift & self._mask
        return row
