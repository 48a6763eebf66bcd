"""Number formatting: shares, bounds and numbers as a language writes them."""

from __future__ import annotations

from teerling.lab.counting import Share
from teerling.values import Message
from teerling.words import Words


class Figures:
    """Shares, bounds and numbers in a language.

    >>> from teerling.words import in_language
    >>> Figures(in_language("nl")).percent(0.4215)
    '42,2 %'
    """

    def __init__(self, words: Words):
        self.words = words

    def share(self, won: Share) -> str:
        """A share of the games."""
        return self.percent(won["share"])

    def bounds(self, won: Share) -> str:
        """Between which bounds a share lies."""
        return self.words("simulate-bounds", low=self.percent(won["low"]), high=self.percent(won["high"]))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage."""
        return self.words("simulate-percent", percent=self.number(100 * share, digits))

    def whole(self, value: float) -> str:
        """A whole number."""
        return self.number(value, 0)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many digits after the point: none, one or four."""
        return self.words.say(Message(f"simulate-number-{digits}", {"number": value}))
