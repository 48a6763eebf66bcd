"""The same game: what happens under a page's Python is what happens here, event for event."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tools.site import archive, in_page_python

from teerling.game import names
from tests import facts
from tests.chance import NIGHT, number, size
from tests.page import same_game

# As many games of each as fit into so many events; by night all of them, with any agreement.
GAMES, EVENTS = size(400, 2000), 10**9 if NIGHT >= 1 else 3_000
QUICK = {} if NIGHT >= 1 else {name: facts.of(name).quick for name in names()}

# So many throws of the day of each game.
DATES = size(1, 1000)


@pytest.mark.skipif(shutil.which("node") is None, reason="pages are built with Node.js")
def test_random_games_are_the_same_in_a_page(tmp_path: Path) -> None:
    asked = str(number("the same game")), str(GAMES), str(EVENTS), json.dumps(QUICK, default=dict), str(DATES)
    there = in_page_python(archive(), Path(same_game.__file__), tmp_path, *asked)
    here = same_game.main(*asked)
    print(here)
    assert there.split() == here.split()
