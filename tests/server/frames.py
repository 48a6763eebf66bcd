"""Frames made up for a socket: right ones, almost right ones, and rubbish. Commands come from the server's types."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import inspect

from teerling.house.limits import LONGEST_MESSAGE
from teerling.house.messages import FromClient

Frame = str | bytes


def _kinds(types: inspect.Type) -> list[inspect.StructType]:
    """What there is to choose from in a union of messages."""
    assert isinstance(types, inspect.UnionType)
    return [one for one in types.types if isinstance(one, inspect.StructType)]


KINDS = _kinds(inspect.type_info(FromClient))

# Numbers and texts that have made programs stumble.
NUMBERS: list[Any] = [0, 1, -1, 2, 7, 2**31, -(2**31), 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**30, int("9" * 4000)]
TEXTS = [
    *(
        "",
        " ",
        "x",
        "9",
        "-1",
        "0x10",
        "1e9",
        "٣",
        "²",
        "½",
        "1 2 3",
        "done",
        "keep",
        "\x00",
        "\n",
        "a\u202eb",
        "é",
        "🎲",
    ),
    *("null", "None", "[]", "{}", "../../etc", "' OR 1=1 --", "%s%n", "<script>", "{0}", "$HOME", "f" * 64, "0" * 64),
    *(
        "a" * 200,
        "a" * 201,
        "9" * 3000,
        "a1 " * 900,
        "(" * 1500,
        "+" * 2000,
        "\ud83c" * 3,
        "\U0010ffff",
        "a\u0301" * 50,
    ),
]
OTHERS: list[Any] = [None, True, False, 1.5, 1.0, -0.0, 1e300, [], {}, [1], {"id": 1}, [[[]]], "1", ""]
RUBBISH: list[Frame] = [
    *(
        "",
        "{",
        "}",
        "[]",
        "null",
        "0",
        '"',
        '"throw"',
        "{}",
        '{"type":null}',
        '{"type":"nonsense"}',
        '{"type":["throw"]}',
    ),
    *('{"type":"throw"', '{"type":"throw","id":1,"id":2,"at":0}', '{"type":"throw","type":"play","id":1,"at":0}'),
    *('{"type":"throw","id":1,"at":0}{"type":"throw","id":2,"at":0}', "\ufeff{}", "NaN", '{"type":"throw","id":NaN}'),
    *('{"type":"why","id":1,"text":"\\ud800"}', '{"type":"why","id":1,"text":"\\u0000"}', '{"type":"hint","id":1e999}'),
    *(
        b"",
        b"\x00",
        b"\xff\xfe",
        b"\xc3\x28",
        b'{"type":"why","id":1,"text":"\xff"}',
        b"\xed\xa0\x80",
        b"\xf8\x88\x80\x80",
    ),
]


def deep(rng: Random) -> Frame:
    """Brackets in brackets, where they are passed over and where they are not."""
    depth = rng.choice([50, 900, 1000, 1500, LONGEST_MESSAGE - 40, LONGEST_MESSAGE, 100_000])
    inner = rng.choice(["[", '{"a":']) * depth
    around = rng.choice(["%s", '{"x":%s', '{"type":"hint","id":%s', '{"type":"hint","id":1,"more":%s', '{"type":%s'])
    return around % inner


def huge(rng: Random) -> Frame:
    """Right, but for its length: around the limit, and far beyond."""
    length = LONGEST_MESSAGE + rng.choice([-1, 0, 1, 100, 60_000, 1_000_000])
    start, end = '{"type":"why","id":1,"text":"', '"}'
    return start + "é"[: rng.random() < 0.5] + "9" * (length - len(start) - len(end)) + end


class Frames:
    """Frames of one seed. `likely` has values that fit the moment, by the names of fields."""

    def __init__(self, rng: Random):
        self.rng = rng

    def any(self, likely: Mapping[str, Sequence[Any]]) -> Frame:
        """A frame of any kind."""
        made: list[tuple[int, Callable[[], Frame]]] = [
            (45, lambda: _write(self.rng, self.message(likely))),
            (35, lambda: _write(self.rng, self.spoilt(likely))),
            (8, lambda: self.rng.choice(RUBBISH)),
            (2, lambda: deep(self.rng)),
            (2, lambda: huge(self.rng)),
            (4, lambda: self._broken(likely)),
            (4, lambda: self.rng.randbytes(self.rng.choice([1, 10, 200, LONGEST_MESSAGE + 1]))),
        ]
        (one,) = self.rng.choices([make for _, make in made], [weight for weight, _ in made])
        return one()

    def message(self, likely: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
        """A message that can be read."""
        return self._struct(self.rng.choice(KINDS), likely)

    def _struct(self, kind: inspect.StructType, likely: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
        made: dict[str, Any] = {"type": kind.tag}
        for field in kind.fields:
            if field.required or self.rng.random() < 0.5:
                made[field.name] = self._value(field, likely)
        return made

    def _value(self, field: inspect.Field, likely: Mapping[str, Sequence[Any]]) -> Any:
        if likely.get(field.name) and self.rng.random() < 0.8:
            return self.rng.choice(likely[field.name])
        if isinstance(field.type, inspect.IntType):
            return self.rng.choice(NUMBERS)
        if isinstance(field.type, inspect.BoolType):
            return self.rng.choice([True, False])
        if isinstance(field.type, inspect.VarTupleType):
            kinds = _kinds(field.type.item_type)
            # Mostly as many as there may be, now and then one too many.
            count = self.rng.choice([0, 1, 1, 1, 2, 3, 4])
            return [self._struct(self.rng.choice(kinds), likely) for _ in range(count)]
        assert isinstance(field.type, inspect.StrType), "a new type of field: say here what may be in it"
        return self._text()

    def _text(self) -> str:
        if self.rng.random() < 0.6:
            return self.rng.choice(TEXTS)
        return "".join(self.rng.choice("0123456789abcdefgh +-*/=x,.:()'\"\\ é") for _ in range(self.rng.randrange(40)))

    def spoilt(self, likely: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
        """One that is almost right: something is missing, too much, or of another type."""
        made = self.message(likely)
        field = self.rng.choice(list(made))
        how = self.rng.randrange(5)
        if how == 0:
            del made[field]
        elif how == 1:
            made[self.rng.choice(["more", "seat", "host", "token", "key", "Id", "id "])] = self.rng.choice(OTHERS)
        elif how == 2:
            made[field] = self.rng.choice(OTHERS)
        elif how == 3:
            made[field] = self.rng.choice(NUMBERS)
        else:
            made[field] = self._text()
        return made

    def _broken(self, likely: Mapping[str, Sequence[Any]]) -> Frame:
        """A right one with a few bytes changed, missing or doubled."""
        raw = bytearray(_bytes(_write(self.rng, self.message(likely))))
        for _ in range(self.rng.randrange(1, 4)):
            at = self.rng.randrange(len(raw))
            raw[at : at + self.rng.randrange(2)] = self.rng.randbytes(self.rng.randrange(3))
        return bytes(raw)


def _write(rng: Random, message: dict[str, Any]) -> Frame:
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    # Half a character can be written, but not sent.
    text = text.encode(errors="replace").decode()
    return text.encode() if rng.random() < 0.1 else text


def _bytes(frame: Frame) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
