"""Tables to try things on, and a program that adds to them until it is killed."""

from __future__ import annotations

import asyncio
import sys

from teerling.house import store as house
from teerling.server.store import Opened, Store


def opened(name: str) -> Opened:
    return Opened(name, f"code-{name}", b"\x00secret\xff" + name.encode())


async def start(store: house.Store, *names: str) -> None:
    """Open tables with one event each."""
    await asyncio.gather(*(store.open(opened(name), [b"1"], {}) for name in names))


async def add_for_ever(store: Store, name: str) -> None:
    """Add events, sometimes several at once, and print each number that was acknowledged."""
    number = 1
    while True:
        bodies = [b"%d" % n for n in range(number + 1, number + 2 + number % 3)]
        number = await store.append(name, number, bodies)
        print(name, number, flush=True)


async def _main(url: str, names: list[str]) -> None:
    store = await Store.connect(url)
    await start(store, *names)
    await asyncio.gather(*(add_for_ever(store, name) for name in names))


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], sys.argv[2:]))
