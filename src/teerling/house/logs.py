"""What is noted while it happens (structured logging): events with facts. Where they go is each door's affair.

Never a name, a join code, a token, a key, a move or a network address: a log is read by others,
and often kept longer than anybody thinks.
"""

from __future__ import annotations

import logging

log = logging.getLogger("teerling")


def note(event: str, **facts: str | float | bool) -> None:
    """Note that something happened.

    >>> note("table opened", table="7f")
    """
    log.info(event, extra={"facts": facts})
