"""A rules file's data: classes of whole numbers and fixed arrays of them.

One declaration serves three purposes: slotted Python objects (here), a NumPy
record (`compiled.py`), and, in tests, a checked twin that refuses what compiled
code would do silently: an index out of range or a value that does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar, overload

_Class = TypeVar("_Class")
_Method = Callable[..., object]

# The value of a field: a number, or lists of them in its shape.
Nested: TypeAlias = "int | list[Nested]"


@dataclass(frozen=True)
class Field:
    """The range and the shape of one field.

    >>> Field(0, 9, (2, 3)).zero()
    [[0, 0, 0], [0, 0, 0]]
    """

    low: int
    high: int
    shape: tuple[int, ...]

    def zero(self) -> Nested:
        """A new value of this shape, all nought."""
        return _filled(self.shape)

    def holds(self, value: int) -> bool:
        """Whether the value lies in the declared range."""
        return self.low <= value <= self.high


def _filled(shape: tuple[int, ...]) -> Nested:
    if not shape:
        return 0
    row: list[Nested] = [0] * shape[0] if len(shape) == 1 else [_filled(shape[1:]) for _ in range(shape[0])]
    return row


# What a field is written down for is what its objects hold: so a type checker compares a shape with its annotation.


@overload
def field(high: int, *, low: int = 0) -> int: ...


@overload
def field(high: int, length: int, /, *, low: int = 0) -> list[int]: ...


@overload
def field(high: int, rows: int, length: int, /, *, low: int = 0) -> list[list[int]]: ...


@overload
def field(high: int, blocks: int, rows: int, length: int, /, *, low: int = 0) -> list[list[list[int]]]: ...


def field(high: int, *shape: int, low: int = 0) -> object:
    """Declare a field of a record class: whole numbers from `low` to `high`, in an array if a shape is given."""
    # A field that cannot hold nought could not be cleared.
    if not low <= 0 <= high:
        raise ValueError(f"a field's range must hold 0, got {low} to {high}")
    return Field(low, high, shape)


def fields_of(cls: type) -> dict[str, Field]:
    """The declared fields of a record class, in order.

    >>> @record
    ... class Dice:
    ...     faces: list[int] = field(6, 2)
    >>> list(fields_of(Dice))
    ['faces']
    """
    declared: dict[str, Field] = cls.__dict__["FIELDS"]
    return declared


def record(cls: type[_Class]) -> type[_Class]:
    """Turn a class of `field` declarations into a slotted class with nought in every field.

    >>> @record
    ... class Score:
    ...     points: int = field(99)
    ...     won: list[int] = field(1, 3)
    >>> a = Score(); a.points = 5; b = a.copy(); b.won[0] = 1
    >>> a.key(), b.key()
    ((5, (0, 0, 0)), (5, (1, 0, 0)))
    """
    declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    body = {
        "__slots__": tuple(declared),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__init__": _make_init(declared),
        "copy": _make_copy(declared),
        "key": _make_key(declared),
        "FIELDS": declared,
    }
    made: type[_Class] = type(cls.__name__, (), body)
    return made


# The three methods are written out as source once per class: a loop over the fields
# would make every copy of a state, the commonest thing a position does, three times slower.


def _make_init(declared: dict[str, Field]) -> _Method:
    return _method(
        "self", [f"self.{n} = zero_{n}()" for n in declared], {f"zero_{n}": f.zero for n, f in declared.items()}
    )


def _make_copy(declared: dict[str, Field]) -> _Method:
    lines = ["new = object.__new__(type(self))"]
    lines += [f"new.{n} = {_copied(f'self.{n}', len(f.shape))}" for n, f in declared.items()]
    return _method("self", [*lines, "return new"], {})


def _copied(source: str, depth: int) -> str:
    if depth == 0:
        return source
    if depth == 1:
        return f"{source}[:]"
    return f"[{_copied('row', depth - 1)} for row in {source}]"


def _make_key(declared: dict[str, Field]) -> _Method:
    parts = "".join(f"{_frozen(f'self.{n}', len(f.shape))}, " for n, f in declared.items())
    return _method("self", [f"return ({parts})"], {})


def _frozen(source: str, depth: int) -> str:
    if depth == 0:
        return source
    if depth == 1:
        return f"tuple({source})"
    return f"tuple({_frozen('row', depth - 1)} for row in {source})"


def _method(argument: str, lines: list[str], names: dict[str, _Method]) -> _Method:
    body = "\n    ".join(lines)
    exec(f"def method({argument}):\n    {body}", names)  # noqa: S102  # the text is made above, from field names
    return names["method"]


class CheckedArray(list[Any]):
    """A fixed array, of numbers or of rows, that refuses an index or a value it was not declared for."""

    __slots__ = ("field",)

    def __init__(self, field: Field):
        self.field = field
        length, *rest = field.shape
        inner = Field(field.low, field.high, tuple(rest))
        super().__init__(CheckedArray(inner) if rest else 0 for _ in range(length))

    def _check(self, index: int | slice) -> None:
        if isinstance(index, slice):
            return
        # Negative indices count from the end in Python and overwrite a neighbour when compiled.
        if not 0 <= index < len(self):
            raise IndexError(f"index {index} outside 0 to {len(self) - 1}")

    def __getitem__(self, index: Any) -> Any:
        self._check(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        self._check(index)
        if not self.field.holds(value):
            raise OverflowError(f"{value} outside {self.field.low} to {self.field.high}")
        super().__setitem__(index, value)

    def fill(self, values: Sequence[Any]) -> None:
        """Take all values of a row of the same length."""
        if len(values) != len(self):
            raise IndexError(f"{len(values)} values for {len(self)} places")
        if len(self.field.shape) > 1:
            for row, inner in zip(self, values, strict=True):
                row.fill(inner)
            return
        for value in {*values}:
            if not self.field.holds(value):
                raise OverflowError(f"{value} outside {self.field.low} to {self.field.high}")
        super().__setitem__(slice(None), values)


def checked(cls: type[_Class]) -> _Class:
    """A new, empty object like `cls()` that refuses every wrong index and every value out of range.

    >>> @record
    ... class Tray:
    ...     blocks: list[int] = field(12, 4)
    >>> checked(Tray).blocks[-1]
    Traceback (most recent call last):
    IndexError: index -1 outside 0 to 3
    """
    declared = fields_of(cls)

    def set_checked(self: object, name: str, value: int | CheckedArray) -> None:
        here = declared[name]
        if here.shape and not isinstance(value, CheckedArray):
            raise TypeError(f"{name} is an array: set its items")
        if isinstance(value, int) and not here.holds(value):
            raise OverflowError(f"{name}: {value} outside {here.low} to {here.high}")
        object.__setattr__(self, name, value)

    made: _Class = type(
        cls.__name__, (), {"__slots__": tuple(declared), "__setattr__": set_checked, "FIELDS": declared}
    )()
    for name, here in declared.items():
        setattr(made, name, CheckedArray(here) if here.shape else 0)
    return made
