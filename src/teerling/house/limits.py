"""Rate limits (token buckets), and how long or how many anything may be: how much anybody may ask for, and how fast."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

# A message of a client; a record that is imported is larger.
LONGEST_MESSAGE = 4_096
LONGEST_RECORD = 1_000_000

# Updates that wait for a client that does not read, before it is dropped and must catch up.
LONGEST_QUEUE = 64

# Events that somebody who comes back is told of; telling all of a very long game would hold up the other tables.
MOST_TOLD = 500

# Games that are analysed: how long they may be, how often all their decisions together are tried out, and how many
# wait, of one address and in all.
MOST_ANALYSED = 3_000
MOST_ROUNDS, MOST_ROUNDS_PLAINLY = 40_000, 2_000
MOST_OF_ONE = 4
LONGEST_LINE = 16

# Games that are looked back at. Records that are brought may have so many events: a usual game of Quadrata has 7,200
# if every round of it goes on until its limit. A game that was played at a table here may be as long as it is.
MOST_BROUGHT = 12_000
# Moments that are sent at once.
MOST_STEPS = 40
# Answers in work or on their way for one address at once, those that wait in line behind them, and all together.
MOST_ANSWERS = 2
MOST_IN_LINE = 30
MOST_IN_WORK = 100
# Games that stay replayed for those who look at them, and events of all of them together: in all, and of one address.
KEPT_GAMES, KEPT_EVENTS = 60, 250_000
KEPT_OF_ONE, KEPT_EVENTS_OF_ONE = 30, 75_000


@dataclass(slots=True)
class Bucket:
    """A bucket that fills at a rate and spills over at a size: every request takes something out, one as a rule.

    >>> bucket = Bucket(size=4, per_second=1.0, clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(3), bucket.take()
    (True, True, False)
    >>> bucket.give_back(2)
    >>> bucket.take(3), bucket.take(2)
    (False, True)
    """

    size: float
    per_second: float
    clock: Callable[[], float] = time.monotonic
    level: float = field(init=False)
    since: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.size
        self.since = self.clock()

    def take(self, price: float = 1) -> bool:
        """Take out what something costs, if there is as much."""
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.since) * self.per_second)
        self.since = now
        if self.level < price:
            return False
        self.level -= price
        return True

    def give_back(self, amount: float) -> None:
        """Put back what was taken too much."""
        self.level = min(self.size, self.level + amount)


class Turns:
    """So many at once for each address; others of it wait in line, and whoever comes to a full line is refused."""

    def __init__(self, each: int, line: int, most: int):
        self.each = each
        self.line = line
        self.most = most
        self._here: Counter[str] = Counter()
        self._places: dict[str, asyncio.Semaphore] = {}

    def full(self, address: str) -> bool:
        """Whether somebody from an address can't even wait.

        >>> Turns(each=1, line=0, most=10).full("a")
        False
        """
        return self._here[address] >= self.each + self.line or self._here.total() >= self.most

    async def take(self, address: str) -> Callable[[], None]:
        """Wait for a turn; returns what ends it."""
        self._here[address] += 1
        place = self._places.setdefault(address, asyncio.Semaphore(self.each))
        try:
            await place.acquire()
        except BaseException:
            self._leave(address)
            raise

        def end() -> None:
            place.release()
            self._leave(address)

        return end

    def _leave(self, address: str) -> None:
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address], self._places[address]
