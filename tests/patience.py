"""Waiting until something is so: never for a while, and never longer than it takes.

No test is quicker or slower than the machine it runs on. What is waited for happens, sooner or later; the one limit
here is only there so that what hangs ends, and says what it was waiting for.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

# In seconds. No bound on how long anything may take: a machine may be busy with ten other things.
PATIENCE = 120.0
# Between two looks.
_BLINK = 0.005


def until(test: Callable[[], object], what: str, look: Callable[[], object] = lambda: time.sleep(_BLINK)) -> None:
    """Wait until something is so; `look` lets whatever is waited for go on."""
    deadline = time.monotonic() + PATIENCE
    while not test():
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain: {what}")
        look()


async def until_then(test: Callable[[], object], what: str) -> None:
    """The same in an event loop, which goes on meanwhile."""
    deadline = time.monotonic() + PATIENCE
    while not test():
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain: {what}")
        await asyncio.sleep(_BLINK)
