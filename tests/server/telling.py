"""What was played when a test failed: dice fall as they like, but by its record a game can be gone through again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from teerling import record
from tests.server.running import Server

# Of each server only so many, the latest ones.
MOST = 4


def games() -> Iterator[str]:
    """The latest games at all servers of this process, as records."""
    for server in Server.every:
        hub = server.app.state.get("hub")
        for live in list(hub.tables.values())[-MOST:] if hub else ():
            course = live.table.course if live.table.state != "waiting" else None
            if course:
                yield f"table {live.table.opened.id}\n{record.write(course.record)}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Any:
    """Add the games to what is told of a failure."""
    report: pytest.TestReport = yield
    if report.failed and (found := "\n".join(games())):
        report.sections.append(("The latest games, as records", found))
    return report
