"""What tests of all games need to know of Add-Vantage."""

from __future__ import annotations

from tests.facts import Facts

FACTS = Facts(short={"end": "first"}, lively={"secret": "targets"}, ours=("7.4", "7.5"))
