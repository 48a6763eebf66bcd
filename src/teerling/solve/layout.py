"""How a state becomes a key: the layout that `keys` works with, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teerling.kernel.plain import Plain
from teerling.kernel.records import Field
from teerling.solve.keys import Packing
from teerling.values import Message, SetupError

# Keys are signed numbers of 64 bits.
BITS = 62


@dataclass(frozen=True)
class Layout:
    """Each slot's lowest value, and how many bits it takes."""

    lows: tuple[int, ...]
    bits: tuple[int, ...]

    def shifts(self) -> tuple[int, ...]:
        """Where each slot's bits begin."""
        return tuple(sum(self.bits[:k]) for k in range(len(self.bits)))

    def key(self, slots: Sequence[int]) -> int | None:
        """The key of a state's slots, or nothing if a value does not fit.

        >>> Layout((0, 5), (2, 1)).key([3, 6]), Layout((0, 5), (2, 1)).key([3, 7])
        (7, None)
        """
        key = shift = 0
        for value, low, bits in zip(slots, self.lows, self.bits, strict=True):
            if not 0 <= value - low < 1 << bits:
                return None
            key |= value - low << shift
            shift += bits
        return key

    def slots(self, key: int) -> list[int]:
        """The slots of a key.

        >>> Layout((0, 5), (2, 1)).slots(7)
        [3, 6]
        """
        slots = []
        for low, bits in zip(self.lows, self.bits, strict=True):
            slots.append(low + (key & (1 << bits) - 1))
            key >>= bits
        return slots

    def widened(self, slot: int, value: int, declared: Field) -> Layout:
        """With room for a value in a slot, and for all its field may hold if a key can; refuses what no key can hold.

        >>> Layout((3,), (0,)).widened(0, 5, Field(0, 9, ()))
        Layout(lows=(0,), bits=(4,))
        """
        low, high = min(self.lows[slot], value), max(self.lows[slot] + (1 << self.bits[slot]) - 1, value)
        for least, most in ((declared.low, declared.high), (low, high)):
            made = Layout(_with(self.lows, slot, least), _with(self.bits, slot, (most - least).bit_length()))
            if sum(made.bits) <= BITS:
                return made
        raise SetupError(Message("solve-too-large"))

    def for_loops(self, kernel: Plain) -> Packing:
        """As `keys` takes it."""
        lows, bits, shifts = (kernel.numbers_of(row) for row in (self.lows, self.bits, self.shifts()))
        return Packing(lows, bits, shifts, kernel.numbers(len(self.bits)))


def _with(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    return (*row[:i], value, *row[i + 1 :])
