"""Dice nobody can foresee and everybody can check; docs/fair-dice.md has test vectors.

The key is 32 bytes of the operating system's entropy. Its SHA-256 is published before the
first roll, each seat may then add words of its own, and the key is revealed at the end.
Roll number k of a table depends on all of these and on k alone, so a roll never depends on
how many moves were made or taken back before it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from teerling.game import Position
from teerling.record import DICE, Record, RecordError, replay
from teerling.values import Message, Roll

SCHEME = "teerling-dice-1"


@dataclass(frozen=True)
class FairDice:
    """The dice of one table. The key stays secret until the game is over.

    >>> dice = from_seed("42")
    >>> [dice.faces(1, 2), dice.faces(2, 2)]
    [[6, 3], [3, 4]]
    """

    table: str
    key: bytes = field(repr=False)
    entropy: tuple[str, ...] = ()  # what each seat added, one for each seat; "" for nothing

    @property
    def commitment(self) -> str:
        """What is published before the first roll."""
        return hashlib.sha256(self.key).hexdigest()

    def _bytes(self, number: int) -> Iterator[int]:
        """The endless row of bytes that belongs to a roll."""
        added = ",".join(hashlib.sha256(e.encode()).hexdigest() if e else "" for e in self.entropy)
        added = added if any(self.entropy) else ""
        block = 0
        while True:
            message = f"{SCHEME}\n{self.table}\n{added}\n{number}\n{block}"
            yield from hmac.new(self.key, message.encode(), hashlib.sha256).digest()
            block += 1

    def faces(self, number: int, count: int) -> list[int]:
        """How `count` dice fall in roll `number`, counted from 1."""
        # 252 is the largest multiple of 6 a byte can hold: bytes from there up are passed over.
        fair = (byte % 6 + 1 for byte in self._bytes(number) if byte < 252)
        return [next(fair) for _ in range(count)]

    def below(self, number: int, count: int) -> int:
        """A number from 0 to `count` - 1 for draw `number`: four bytes at a time, too large ones passed over."""
        assert 0 < count <= 2**32
        row = self._bytes(number)
        largest = 2**32 - 2**32 % count
        while True:
            value = int.from_bytes(bytes(next(row) for _ in range(4)), "big")
            if value < largest:
                return value % count

    def roll(self, position: Position, number: int) -> Roll:
        """The outcome of the dice, or of the draw, that a position waits for."""
        if position.dice:
            return position.fallen(self.faces(number, position.dice))
        weighted = position.weights()
        left = self.below(number, sum(weight for _, weight in weighted))
        for roll, weight in weighted:
            if left < weight:
                return roll
            left -= weight
        raise AssertionError("a number below the sum of the weights falls into one of them")

    def tags(self) -> dict[str, str]:
        """What a record says about the dice before the game is over."""
        added = {f"Entropy{i}": text for i, text in enumerate(self.entropy, 1) if text}
        return {"Table": self.table, "Commitment": self.commitment, **added}


class Due(msgspec.Struct, frozen=True):
    """What a position waits for, so that whoever knows the key can work out what must come: also in a browser.

    Either so many dice, whose order counts unless they are `alike`, or a draw of one of `outcomes`, in this order
    and with these weights.
    """

    dice: int = 0
    alike: bool = False
    outcomes: tuple[tuple[str, int], ...] = ()


def due(position: Position) -> Due:
    """What a position that waits for dice waits for.

    >>> from teerling.game import find
    >>> due(find("pushbox").start(seats=2))
    Due(dice=2, alike=True, outcomes=())
    >>> due(find("addvantage").start(seats=2)).outcomes[:2]
    (('tile 7', 1), ('tile 8', 2))
    """
    count = position.dice
    if not count:
        return Due(outcomes=tuple((roll.text, weight) for roll, weight in position.weights()))
    low = [1] * (count - 1)
    return Due(count, position.fallen([*low, 2]) == position.fallen([2, *low]))


def fresh(entropy: tuple[str, ...] = ()) -> FairDice:
    """Dice with a new key and a new table name.

    >>> fresh().commitment != fresh().commitment
    True
    """
    return FairDice(secrets.token_hex(8), secrets.token_bytes(32), entropy)


def from_seed(seed: str, entropy: tuple[str, ...] = ()) -> FairDice:
    """Dice of a practice game: whoever knows the seed knows every roll."""
    return FairDice("practice", hashlib.sha256(f"teerling practice {seed}".encode()).digest(), entropy)


def from_record(record: Record, key: bytes) -> FairDice:
    """The dice of a record whose key is known."""
    entropy = tuple(record.tags.get(f"Entropy{i}", "") for i in range(1, len(record.seats) + 1))
    return FairDice(record.tags.get("Table", ""), key, entropy)


def verify(record: Record) -> int:
    """Check every roll of a finished record against its revealed key; returns how many there were.

    `RecordError` says what is missing or which roll is false.
    """
    done = replay(record)
    for tag in ("Table", "Commitment", "Key"):
        if tag not in record.tags:
            raise RecordError(1, Message("verify-missing", {"tag": tag}))
    try:
        key = bytes.fromhex(record.tags["Key"])
    except ValueError as wrong:
        raise RecordError(1, Message("verify-key")) from wrong
    dice = from_record(record, key)
    if dice.commitment != record.tags["Commitment"]:
        raise RecordError(1, Message("verify-commitment"))
    if "Seed" in record.tags and from_seed(record.tags["Seed"], dice.entropy) != dice:
        raise RecordError(1, Message("verify-seed"))
    rolls = 0
    for event, step in zip(record.events, done.steps, strict=True):
        if event.seat == DICE:
            rolls += 1
            due = dice.roll(step.before, rolls)
            if due != step.event:
                raise RecordError(
                    event.line, Message("verify-roll", {"number": rolls, "stated": str(step.event), "due": str(due)})
                )
    return rolls
