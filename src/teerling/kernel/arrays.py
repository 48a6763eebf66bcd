"""The types of what restricted code works on: arrays that the caller lends, what is given, and a state.

Plain, arrays are lists; compiled, NumPy arrays. Numba looks at no annotation: these are for readers and type checkers.
Several arrays that go together are a NamedTuple, which has names at both speeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol, Self, TypeAlias, TypeVar, overload

Item = TypeVar("Item")
Item_co = TypeVar("Item_co", covariant=True)

# All numbers of a record: a tuple for each array, in which there may be tuples again.
Key: TypeAlias = "tuple[int | Key, ...]"


class Array(Protocol[Item]):
    """An array that the caller lends. Loops take and set single items; who made it may take parts of it."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Item]: ...

    @overload
    def __getitem__(self, place: int, /) -> Item: ...

    @overload
    def __getitem__(self, places: slice, /) -> Array[Item]: ...

    @overload
    def __setitem__(self, place: int, item: Item, /) -> None: ...

    @overload
    def __setitem__(self, places: slice, items: list[Item], /) -> None: ...


Numbers: TypeAlias = Array[int]


class Rows(Protocol[Item_co]):
    """An array whose items are only looked up: what is given, or the rows of an array of arrays."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> Item_co: ...


class Record(Protocol):
    """What every record is (see `records`)."""

    def copy(self) -> Self:
        """A full copy."""

    def key(self) -> Key:
        """All its numbers, for comparing."""


class Given(Record, Protocol):
    """What is agreed before the first throw and never changes; each game adds its own fields."""

    seats: int


class State(Record, Protocol):
    """What changes during play: every field is the game's own."""


class Buffers(NamedTuple):
    """What random play is lent: a random source, and room for codes, their weights and their sum, and faces of dice."""

    rng: Numbers
    codes: Numbers
    weights: Numbers
    faces: Numbers
