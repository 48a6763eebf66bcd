"""How much anybody may ask for, and how fast."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

# A message of a client; a record that is imported is larger.
LONGEST_MESSAGE = 4_096
LONGEST_RECORD = 1_000_000

# Updates that wait for a client that does not read, before it is dropped and must catch up.
LONGEST_QUEUE = 64

# Games that are analysed: how long they may be, how often all their decisions together are tried out, and how many
# wait, of one address and in all.
MOST_ANALYSED = 3_000
MOST_ROUNDS = 40_000
MOST_OF_ONE = 4
LONGEST_LINE = 16


@dataclass
class Bucket:
    """A bucket that fills at a rate and spills over at a size: every request takes one out.

    >>> bucket = Bucket(size=2, per_second=1.0, clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    size: float
    per_second: float
    clock: Callable[[], float] = time.monotonic
    level: float = field(init=False)
    since: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.size
        self.since = self.clock()

    def take(self) -> bool:
        """Take one out, if there is one."""
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.since) * self.per_second)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Addresses:
    """A bucket for each address, the least used forgotten first.

    >>> addresses = Addresses(size=1, per_second=0.1)
    >>> addresses.take("a"), addresses.take("a"), addresses.take("b")
    (True, False, True)
    """

    MOST = 10_000

    def __init__(self, size: float, per_second: float):
        self.size = size
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one out of an address's bucket, if there is one."""
        bucket = self._buckets.setdefault(address, Bucket(self.size, self.per_second))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take()
