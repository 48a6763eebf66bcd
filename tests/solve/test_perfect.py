"""The bot `perfect`, and that no bot can tell apart what its view can't."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import pytest

from teerling import bots, game
from teerling.game import Position, find
from teerling.solve import kept, table_for
from teerling.values import SetupError
from tests import facts
from tests.chance import chance
from tests.cli.running import teerling
from tests.refusals import saying

ROOT = Path(__file__).parents[2]
QUICK = {"limit": "throw", "level": "2"}


def benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("solve_benchmark", ROOT / "benchmarks" / "solve.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("seats", "options"), [(1, {"level": "1"}), (1, {"level": "3"}), (2, QUICK)])
def test_perfect_has_no_regret(seats: int, options: dict[str, str]) -> None:
    # `make solve` samples more than 100,000 decisions.
    start = find("pushbox").start(seats, options)
    table = table_for(start, "score" if seats == 1 else "win")
    assert benchmark().sample(table, start, 300, chance("regret")) == 0


def test_the_measure_sees_regret() -> None:
    start = find("pushbox").start(1)
    table = table_for(start, "score")
    position = start.roll(find("pushbox").read_roll("4 5"))
    found = [benchmark().regret(table, position, 0, code) for code in position.codes(0)]
    assert min(found) == 0
    assert max(found) > Fraction(1, 10)


def test_perfect_plays_only_what_is_solved() -> None:
    assert "perfect" in bots.names(find("pushbox"), 2)
    assert "perfect" not in bots.names(find("pushbox"), 3)
    assert "perfect" not in bots.names(find("dicetrip"), 1)
    with pytest.raises(SetupError, check=saying("setup-no-bot")):
        bots.find("perfect", find("pushbox"), 4)


def some_decisions(start: Position, rng: Random, count: int) -> list[tuple[Position, int]]:
    found: list[tuple[Position, int]] = []
    position = start
    while len(found) < count:
        if position.turn.kind == "over":
            position = start
        elif position.turn.kind == "dice":
            position = position.roll(rng.choice(position.outcomes())[0])
        else:
            seat = rng.choice(position.turn.seats)
            found.append((position, seat))
            position = position.play(seat, rng.choice(position.moves(seat)))
    return found


@pytest.mark.parametrize("name", game.names())
@pytest.mark.parametrize("seats", [1, 2])
def test_equal_view_and_seed_give_equal_moves(name: str, seats: int) -> None:
    played = find(name)
    if seats not in played.seats:
        return
    rng = chance("views", name, seats)
    start = played.start(seats, facts.of(name).soon_solved if seats == 2 else {})
    for number, (position, seat) in enumerate(some_decisions(start, rng, 40)):
        twin = position.imagine(seat, rng)
        assert msgspec.json.encode(twin.view(seat)) == msgspec.json.encode(position.view(seat))
        for bot in bots.names(played, seats):
            # Thinking takes long; and vera thinks as otto does.
            if not bots.is_quick(bot, played) and bot != "perfect" and (bot == "vera" or number % 10):
                continue
            seed = rng.random()
            assert bots.ask(bot, position, seat, Random(seed)) == bots.ask(bot, twin, seat, Random(seed))
            # And the worlds they may look into are the same.
            assert position.imagine(seat, Random(seed)) == twin.imagine(seat, Random(seed))


# In the terminal


def test_perfect_plays_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.trl"
    options = ["--limit", "throw", "--level", "2", "--seed", "1", "--plain", "--record", str(record)]
    done = teerling("play", "pushbox", "--bots", "perfect,greedy", *options)
    assert done.code == 0, done.err
    assert '[Bot1 "perfect"]' in record.read_text("utf-8")
    assert kept(find("pushbox").start(2, QUICK)) is not None


def test_solve_says_what_a_game_is_worth() -> None:
    done = teerling("solve", "pushbox", "--seats", "1", "--level", "3", "--lang", "en")
    assert "0.080337 on average" in done.out
    assert "exactly 29729127271/370052997120" in done.out
    assert "97.332693 % of all games" in done.out
    done = teerling(
        "solve", "pushbox", "--first", "seat", "--limit", "throw", "--level", "2", "--lang", "nl", "--check"
    )
    assert "wint Speler 1 76,652384 % van alle spellen" in done.out
    assert "de waarden zijn bewezen" in done.out


def test_solve_as_json() -> None:
    found = json.loads(teerling("solve", "pushbox", "--seats", "1", "--json").out)
    assert [solved["aim"] for solved in found["solved"]] == ["score", "win"]
    assert Fraction(found["solved"][0]["values"][0]["low"]) == Fraction(24041245379138141, 1033121304000000)
    assert found["options"]["level"] == "1"


def test_solve_says_where_exactness_stops() -> None:
    every = [(name, seats) for name in game.names() for seats in find(name).seats if seats not in find(name).solvable]
    for name, seats in every:
        done = teerling("solve", name, "--seats", str(seats), "--lang", "en")
        assert done.code == 2
        assert len(done.err.strip().splitlines()) == 1
    assert "no one best answer" in teerling("solve", "pushbox", "--seats", "3", "--lang", "en").err


WITHOUT = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from teerling.cli import main
from tests.refusals import saying
from tests.refusals import saying
sys.argv[0] = "teerling"
main()
"""


def test_without_the_compiler_one_player_is_solved_and_two_are_told_what_to_install(tmp_path: Path) -> None:
    def without(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", WITHOUT, "solve", "pushbox", *arguments, "--lang", "en"]
        home = {**os.environ, "TEERLING_CACHE": str(tmp_path)}
        return subprocess.run(command, capture_output=True, text=True, check=False, env=home)

    assert "23.270496 on average" in without("--seats", "1").stdout
    refused = without("--seats", "2")
    assert refused.returncode == 2
    assert "extra “fast”" in refused.stderr
