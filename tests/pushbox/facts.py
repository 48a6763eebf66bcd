"""What tests of all games need to know of Push Box."""

from __future__ import annotations

from tests.facts import Facts

FACTS = Facts(short={"level": "3"}, lively={"level": "3"}, ours=("10.1", "10.2"))
