"""Rate limits of a server (token buckets): how fast anybody may ask for something, by their address."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict

from teerling.house.limits import Bucket


class Addresses:
    """A bucket for each address, the least used forgotten first.

    >>> addresses = Addresses(size=1, per_second=0.1)
    >>> addresses.take("192.0.2.1"), addresses.take("192.0.2.1"), addresses.take("192.0.2.2")
    (True, False, True)

    Whoever has one address of IPv6 has very many, so all of one network share a bucket.

    >>> addresses.take("2001:db8::1"), addresses.take("2001:db8::2"), addresses.take("2001:db8:0:1::1")
    (True, False, True)
    """

    MOST = 10_000

    def __init__(self, size: float, per_second: float):
        self.size = size
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, price: float = 1) -> bool:
        """Take something out of an address's bucket, if there is as much."""
        return self._bucket(address).take(price)

    def give_back(self, address: str, amount: float) -> None:
        """Put back what was taken too much."""
        self._bucket(address).give_back(amount)

    def _bucket(self, address: str) -> Bucket:
        whose = _network(address)
        bucket = self._buckets.setdefault(whose, Bucket(self.size, self.per_second))
        self._buckets.move_to_end(whose)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket


def _network(address: str) -> str:
    """An address of IPv6 as the network it is in; any other as it is."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))
