"""What tests of all games need to know of Quadrata."""

from __future__ import annotations

from tests.facts import Facts
from tests.quadrata.positions import SMALL

FACTS = Facts(short={"rounds": "1"}, own={"set": SMALL}, ours=("1.1", "6.5"))
