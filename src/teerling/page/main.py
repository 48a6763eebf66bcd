"""What a browser's worker calls: begin the house of a page, and hear what the page says."""

from __future__ import annotations

from math import inf
from pathlib import Path

import msgspec

from teerling import search
from teerling.house.hub import PAUSE, Hub
from teerling.page.disk import KEYS, Disk
from teerling.page.door import Door, Post
from teerling.page.store import PageStore
from teerling.page.work import Other, PageWork, carry_out
from teerling.solve import store

# The folder of tables beside their store (see `tools/site.py`).
BROUGHT = "brought"


async def begin(disk: Disk, post: Post, other: Other | None, pace: float = 1) -> Door:
    """A house with its door: what stays is on the disk, `post` says something to the page, `other` thinks elsewhere.

    At a pace of 0 bots don't pause before they act.
    """
    come_along()
    await disk.open(msgspec.json.encode(KEYS).decode())
    # Nobody else asks anything here, so nobody asks too much.
    hub = Hub(PageStore(disk), pause=PAUSE * pace, burst=inf, work=PageWork(other))
    await hub.run()
    return Door(hub, post)


def come_along() -> None:
    """Be the Python of a page: nothing is compiled or worked out here, and what is solved was brought along."""
    search.plainly = True
    store.brought = Path(store.__file__).with_name(BROUGHT)


def think(work: str) -> str:
    """In the second worker: do what the first one hands over."""
    come_along()
    return carry_out(work)
