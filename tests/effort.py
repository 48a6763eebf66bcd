"""How much work something is, counted and not timed: the same on every machine, however busy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


def effort(work: Callable[[], object]) -> int:
    """How often something calls functions, Python's own included.

    >>> effort(lambda: None)
    1
    >>> effort(lambda: [abs(number) for number in range(1000)]) > 1000
    True
    """
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return calls - 1  # but for the call that ends the counting
