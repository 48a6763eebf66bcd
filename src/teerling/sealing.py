"""Commit and reveal: how the players' own words get into the dice before a game, so that it is of no use to be last.

Each seat first shows the seal of its words. When the game is to begin, all seals are fixed together with the commitment
to the table's key; only then are words shown, and they must have their seal. The game begins when everybody whose seal
counts has shown their words. Where somebody does not, all begin again with new words and without that seat, and who it
was is told: whoever knew the key and saw the others' words could otherwise keep back words until the dice please.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from teerling.dice import seal
from teerling.values import Message, TeerlingError

LONGEST_WORDS = 200


class BadWords(TeerlingError):
    """Words or seals that can't go into the dice, or not now."""


@dataclass
class Sealing:
    """The seals and words of the seats of one table, before its game.

    >>> sealing = Sealing.of(2)
    >>> sealing.put(0, seal("t", 0, "tulip"))
    >>> sealing.fix("c0ffee", sealing.of_those({0, 1}))
    >>> sealing.check_words("t", 0, "tulip"); sealing.show(0, "tulip")
    >>> sealing.complete, sealing.words
    (True, ['tulip', ''])
    """

    seals: list[str]  # of each seat; "" for none
    words: list[str]  # of each seat, as far as they are shown
    commitment: str = ""  # to the table's key, once the seals are fixed
    counting: tuple[int, ...] = ()  # the seats whose words go into the dice, once the seals are fixed
    withheld: list[int] = field(default_factory=list)  # the seats that once kept their words back

    @classmethod
    def of(cls, seats: int) -> Sealing:
        """Nothing sealed yet."""
        return cls([""] * seats, [""] * seats)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that still have to show their words."""
        return tuple(seat for seat in self.counting if not self.words[seat])

    @property
    def complete(self) -> bool:
        """Whether the dice are settled: all words that count are shown."""
        return bool(self.commitment) and not self.missing

    def of_those(self, here: set[int]) -> tuple[int, ...]:
        """The seats of those who are here and have sealed words."""
        return tuple(seat for seat, stated in enumerate(self.seals) if stated and seat in here)

    def check_seal(self, seat: int, stated: str) -> None:
        """Refuse what is no seal, or comes too late; whoever kept words back once has no say any more."""
        if self.commitment or seat in self.withheld:
            raise BadWords(Message("table-seal-late"))
        if not re.fullmatch("[0-9a-f]{64}", stated) or stated == self.seals[seat]:
            raise BadWords(Message("table-seal"))

    def check_words(self, table: str, seat: int, words: str) -> None:
        """Refuse words that nobody asked for now, or that are not the sealed ones."""
        if seat not in self.missing:
            raise BadWords(Message("table-seal-late"))
        if (
            not (1 <= len(words) <= LONGEST_WORDS and words.isprintable())
            or seal(table, seat, words) != self.seals[seat]
        ):
            raise BadWords(Message("table-seal"))

    # What happens

    def put(self, seat: int, stated: str) -> None:
        """A seat sealed its words; another seal than before takes its place."""
        self.seals[seat] = stated

    def fix(self, commitment: str, counting: tuple[int, ...]) -> None:
        """From now on nothing is sealed any more: the seals of these seats count."""
        self.commitment, self.counting = commitment, counting
        self.words = [""] * len(self.seals)

    def show(self, seat: int, words: str) -> None:
        """A seat showed its words."""
        self.words[seat] = words

    def reopen(self, missing: tuple[int, ...]) -> None:
        """Everybody seals new words, except those who kept theirs back."""
        self.withheld += [seat for seat in missing if seat not in self.withheld]
        self._begin_again()

    def leave(self, seat: int) -> None:
        """Somebody else sits there now, or nobody: nothing of theirs stays."""
        self.seals[seat] = self.words[seat] = ""
        self.withheld = [other for other in self.withheld if other != seat]
        if self.commitment:
            self._begin_again()

    def _begin_again(self) -> None:
        # Words that were shown are known, so whoever is last could choose by them.
        self.seals = [""] * len(self.seals)
        self.words = [""] * len(self.words)
        self.commitment, self.counting = "", ()

    def tags(self) -> dict[str, str]:
        """What a record says besides the words themselves."""
        made = {f"Seal{seat + 1}": self.seals[seat] for seat in self.counting}
        if self.withheld:
            made["Withheld"] = " ".join(f"seat{seat + 1}" for seat in sorted(self.withheld))
        return made
