"""Dice nobody can foresee, nobody can steer, and everybody can check; docs/fair-dice.md says how, with test vectors.

The key is 32 bytes of the operating system's entropy. A fingerprint of it and of the table's name (a commitment) is
published before anybody's words are known. Each seat's page publishes a fingerprint of words of its own (a seal), and
shows the words only when all fingerprints are fixed. Roll number k depends on key, table, words and k alone, so a roll
never depends on how many moves were made or taken back before it. The key is revealed at the end.

The first edition of these dice did not bind the table and knew no seals; its records can still be checked, and
practice games still use it, so that a seed means the same dice for ever.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from teerling.game import Position
from teerling.record import DICE, Record, RecordError, replay
from teerling.values import Message, Roll

EDITION = 2


def scheme(edition: int) -> str:
    """The name of an edition, which goes into everything that is worked out by it.

    >>> scheme(EDITION)
    'teerling-dice-2'
    """
    return f"teerling-dice-{edition}"


def seal(table: str, seat: int, words: str) -> str:
    """The fingerprint of a seat's words, which is shown before the words are; for this table and this seat only.

    >>> seal("7f", 0, "tulip")[:8], seal("7f", 1, "tulip")[:8]
    ('d37039e2', '5cb73495')
    """
    return _sha256(f"{scheme(EDITION)} words\n{table}\n{seat + 1}\n{words}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The dice of one table. The key stays secret until the game is over.

    >>> dice = from_seed("42")
    >>> [dice.faces(1, 2), dice.faces(2, 2)]
    [[6, 3], [3, 4]]
    """

    table: str
    key: bytes = field(repr=False)
    entropy: tuple[str, ...] = ()  # the words of each seat, one for each seat; "" for nothing
    edition: int = EDITION

    @property
    def commitment(self) -> str:
        """What is published before the first roll."""
        if self.edition == 1:
            return hashlib.sha256(self.key).hexdigest()
        # The table too: with the key alone, another table could be ground out whose dice please.
        return _sha256(f"{scheme(self.edition)} key\n{self.table}\n{self.key.hex()}")

    def _bytes(self, number: int) -> Iterator[int]:
        """The endless row of bytes that belongs to a roll."""
        added = ",".join(_sha256(text) if text else "" for text in self.entropy)
        added = added if any(self.entropy) else ""
        block = 0
        while True:
            message = f"{scheme(self.edition)}\n{self.table}\n{added}\n{number}\n{block}"
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
        edition = {} if self.edition == 1 else {"Dice": str(self.edition)}
        added = {f"Entropy{i}": text for i, text in enumerate(self.entropy, 1) if text}
        return {**edition, "Table": self.table, "Commitment": self.commitment, **added}


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
    return FairDice(secrets.token_hex(8), new_key(), entropy)


def new_key() -> bytes:
    """A key that nobody can guess.

    >>> len(new_key())
    32
    """
    return secrets.token_bytes(32)


def from_seed(seed: str, entropy: tuple[str, ...] = ()) -> FairDice:
    """Dice of a practice game: whoever knows the seed knows every roll."""
    return FairDice("practice", hashlib.sha256(f"teerling practice {seed}".encode()).digest(), entropy, edition=1)


def from_record(record: Record, key: bytes) -> FairDice:
    """The dice of a record whose key is known; refuses an edition that is not known here."""
    entropy = tuple(record.tags.get(f"Entropy{i}", "") for i in range(1, len(record.seats) + 1))
    edition = record.tags.get("Dice", "1")
    if edition not in ("1", str(EDITION)):
        raise RecordError(1, Message("verify-edition", {"edition": edition[:20]}))
    return FairDice(record.tags.get("Table", ""), key, entropy, int(edition))


class Verified(NamedTuple):
    """What was found about true dice: how many rolls, whether the game came to its end, and what is promised of them.

    `sealed` are the seats whose words were sealed before anybody's were shown.
    """

    rolls: int
    finished: bool
    edition: int
    sealed: tuple[int, ...]

    def promise(self) -> Message:
        """What these dice promise, in words."""
        if self.edition == 1:
            return Message("verify-promise-first")
        return Message("verify-promise-words" if self.sealed else "verify-promise-key", {"count": len(self.sealed)})


def verify(record: Record, noted: str = "") -> Verified:
    """Check every roll of a record against its revealed key.

    `noted` is the commitment somebody wrote down before the first roll, or its beginning.
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
    if noted and not re.fullmatch(r"[0-9a-f]{12,64}", noted := noted.strip(" .…").lower()):
        raise RecordError(1, Message("verify-noted-form"))
    if not dice.commitment.startswith(noted):
        raise RecordError(1, Message("verify-noted", {"commitment": dice.commitment[: len(noted)]}))
    if "Seed" in record.tags and from_seed(record.tags["Seed"], dice.entropy) != dice:
        raise RecordError(1, Message("verify-seed"))
    sealed = _check_seals(record, dice)
    rolls = 0
    for event, step in zip(record.events, done.steps, strict=True):
        if event.seat == DICE:
            rolls += 1
            fallen = dice.roll(step.before, rolls)
            if fallen != step.event:
                args = {"number": rolls, "stated": str(step.event), "due": str(fallen)}
                raise RecordError(event.line, Message("verify-roll", args))
    return Verified(rolls, done.last.turn.kind == "over", dice.edition, sealed)


def _check_seals(record: Record, dice: FairDice) -> tuple[int, ...]:
    """The seats whose words have the seal that was published for them; refuses words that have not."""
    sealed = []
    for seat in range(len(record.seats)):
        stated = record.tags.get(f"Seal{seat + 1}")
        if stated is None or dice.edition == 1:
            continue
        words = dice.entropy[seat]
        if not words or seal(dice.table, seat, words) != stated:
            raise RecordError(1, Message("verify-seal", {"number": seat + 1}))
        sealed.append(seat)
    return tuple(sealed)
