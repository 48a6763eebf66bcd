"""A game from a package is found; one whose parts are missing or don't fit is refused, with the file and the name."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

# A game that takes everything but what is changed from one that is in order.
CHANGED = """
from dataclasses import replace
from types import ModuleType
from teerling.contract import Drawing, Judgement, Moves, Options, Parts, Reasons, Views
from teerling.games.pushbox import rules
from teerling.games.pushbox.game import GAME as OTHER

def without(module, name):
    other = ModuleType("odd.rules")
    vars(other).update({key: value for key, value in vars(module).items() if not key.startswith("__") and key != name})
    return other

"""
# What is written into the game's `game.py`, and what is said about it: the file, and what is wrong.
CASES = {
    "GAME = replace(OTHER, goal='race')": "",
    "GAME = 5": "odd/game.py: GAME must be Parts(...), not 5",
    "OTHER": "odd/game.py: module 'odd.game' has no attribute 'GAME'",
    "GAME = Parts(rules=rules)": "odd/game.py: Parts.__init__() missing 7 required keyword-only arguments: 'state', 'o",
    "GAME = replace(OTHER, moves=Moves(notation='', read=OTHER.moves.read))": (
        "odd/game.py: Moves.__init__() missing 1 required keyword-only argument: 'thinkable'"
    ),
    "GAME = replace(OTHER, moves=replace(OTHER.moves, wirte=len))": (
        "odd/game.py: Moves.__init__() got an unexpected keyword argument 'wirte'"
    ),
    "GAME = replace(OTHER, moves=replace(OTHER.moves, read=lambda text, seat: None))": (
        "odd/game.py: Moves(read=…) must take 1 argument, not (text, seat)"
    ),
    "GAME = replace(OTHER, reasons=replace(OTHER.reasons, why_not=7))": (
        "odd/game.py: Reasons(why_not=…) must be a function, not 7"
    ),
    "GAME = replace(OTHER, judgement=Judgement(levels=(), half=1, horizon=1, curious=1.0, worth=rules.score))": (
        "odd/game.py: Judgement.__init__() missing 1 required keyword-only argument: 'promise'"
    ),
    "GAME = replace(OTHER, judgement=replace(OTHER.judgement, enough=lambda g, s: True))": (
        "odd/game.py: Judgement(enough=…) must be a function at the top of a file, not <function"
    ),
    "GAME = replace(OTHER, judgement=replace(OTHER.judgement, worth=rules.over))": (
        "odd/game.py: Judgement(worth=…) must take 3 arguments, not (g"
    ),
    "GAME = replace(OTHER, drawing=OTHER.views)": "odd/game.py: drawing must be Drawing(...), not Views(",
    "GAME = replace(OTHER, rules=without(rules, 'legal'))": "odd/game.py: odd.rules does not define legal",
    "GAME = replace(OTHER, rules=without(rules, 'VERSION'))": "odd/game.py: odd.rules does not define VERSION",
    "GAME = replace(OTHER, rules=OTHER)": "odd/game.py: rules must be a module, not Parts(",
    "from odd import nothing": "odd/game.py: cannot import name 'nothing' from 'odd'",
    "GAME = ": "odd/game.py: invalid syntax (game.py, line",
}
LOOK = """
import json, sys
from pathlib import Path
from teerling.game import find, names, usable
from teerling.values import SetupError
home = Path(sys.argv[1])
found = {"names": names(), "pushbox": repr(find("pushbox").home.parent.name)}
found["usable"] = [game.name for game in usable()]
try:
    find("gone")
except SetupError as wrong:
    found["gone"] = str(wrong)
for case in json.load(sys.stdin):
    (home / "game.py").write_text(case["text"])
    if case["without"]:
        (home / case["without"]).unlink()
    try:
        find("odd")
        found[case["name"]] = ""
    except SetupError as wrong:
        assert wrong.id == "setup-broken-game"
        found[case["name"]] = str(wrong)
    find.cache_clear()
    sys.modules.pop("odd.game", None)
    for file in home.glob("__pycache__/*"):
        file.unlink()
json.dump(found, sys.stdout)
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said about each case, in a process that has the game installed."""
    place = tmp_path_factory.mktemp("installed")
    home, told = place / "odd", place / "odd-1.dist-info"
    home.mkdir()
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1\n")
    (told / "entry_points.txt").write_text("[teerling.games]\nodd = odd\ngone = no_such_package\npushbox = odd\n")
    (home / "__init__.py").write_text("")
    for text in ("rules.{}.md", "words.{}.ftl"):
        for language in ("nl", "en"):
            (home / text.format(language)).write_text("")
    cases = [{"name": text, "text": CHANGED + text, "without": ""} for text in CASES]
    cases.append({"name": "no sentences", "text": f"{CHANGED}GAME = OTHER", "without": "rules.nl.md"})
    ran = subprocess.run(
        [sys.executable, "-c", LOOK, str(home)],
        input=json.dumps(cases),
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    answer: dict[str, str] = json.loads(ran.stdout)
    return answer


@pytest.mark.parametrize("text", CASES)
def test_what_is_wrong_with_a_game_is_said_with_its_file_and_its_name(text: str, found: dict[str, str]) -> None:
    assert found[text].startswith(f"The game “odd” can't be used. In {CASES[text]}" if CASES[text] else "")
    assert bool(found[text]) == bool(CASES[text])


def test_a_game_without_its_sentences_is_refused(found: dict[str, str]) -> None:
    assert found["no sentences"] == "The game “odd” can't be used. In odd/game.py: there is no file rules.nl.md."


def test_games_of_packages_are_found_beside_our_own(found: dict[str, str]) -> None:
    assert {"odd", "gone", "pushbox"} <= set(found["names"])


def test_whoever_shows_all_games_leaves_out_what_is_broken(found: dict[str, str]) -> None:
    assert "pushbox" in found["usable"]
    assert not {"odd", "gone"} & set(found["usable"])


def test_a_package_can_not_take_the_name_of_a_game_that_is_there(found: dict[str, str]) -> None:
    assert found["pushbox"] == "'games'"


def test_a_package_that_is_gone_is_named(found: dict[str, str]) -> None:
    assert found["gone"] == "The game “gone” can't be used. In pyproject.toml: there is no package no_such_package."
