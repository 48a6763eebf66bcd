"""What a browser's worker calls: begin the house of a page, and hear what the page says."""

from __future__ import annotations

from math import inf

import msgspec

from teerling import search
from teerling.house.hub import PAUSE, Hub
from teerling.page.disk import KEYS, Disk
from teerling.page.door import Door, Post
from teerling.page.store import PageStore
from teerling.page.work import Other, PageWork, carry_out


async def begin(disk: Disk, post: Post, other: Other | None, pace: float = 1) -> Door:
    """A house with its door: what stays is on the disk, `post` says something to the page, `other` thinks elsewhere.

    At a pace of 0 bots don't pause before they act.
    """
    search.plainly = True
    await disk.open(msgspec.json.encode(KEYS).decode())
    # Nobody else asks anything here, so nobody asks too much.
    hub = Hub(PageStore(disk), pause=PAUSE * pace, burst=inf, work=PageWork(other))
    await hub.run()
    return Door(hub, post)


def think(work: str) -> str:
    """In the second worker: do what the first one hands over."""
    search.plainly = True
    return carry_out(work)
