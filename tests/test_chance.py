"""Random tests try something else with each commit, and whatever fails can be repeated."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.chance import ROOT

FAILS = """
from hypothesis import given, strategies as st
from tests.chance import chance

def test_tries():
    print(chance("x").random())
    assert False

@given(st.lists(st.integers()))
def test_hypothesis(numbers):
    print(numbers)
    assert len(numbers) < 4
"""


def ran(command: list[str], **environment: str) -> str:
    """What a program prints that knows no seed but the one it is given."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("TEERLING_SEED", "TEERLING_NIGHT")}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=inherited | environment, capture_output=True, text=True, check=False
    ).stdout


def failing(folder: Path, seed: str) -> str:
    """What is printed of tests that fail, without the seconds they took."""
    folder.mkdir()
    file = folder / "test_fails.py"
    file.write_text(FAILS)
    command = ["-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(folder), str(file)]
    # Hypothesis must not remember what failed before.
    printed = ran([*command, "-c", "/dev/null"], TEERLING_SEED=seed, HYPOTHESIS_STORAGE_DIRECTORY=str(folder))
    return "\n".join(line for line in printed.splitlines() if " in " not in line and "  test_fails" not in line)


def test_no_test_fails_without_saying_how_to_repeat_it(tmp_path: Path) -> None:
    printed = failing(tmp_path / "once", "apples")
    for name in ("test_tries", "test_hypothesis"):
        assert f"TEERLING_SEED=apples .venv/bin/pytest 'test_fails.py::{name}'" in printed


def test_no_seed_gives_what_another_gave_and_each_gives_the_same_again(tmp_path: Path) -> None:
    def tried(place: str, seed: str) -> list[str]:
        return [line for line in failing(tmp_path / place, seed).splitlines() if line[:1] in ("[", "0")]

    one = tried("one", "apples")
    assert len(one) > 10
    assert tried("again", "apples") == one != tried("other", "pears")


@pytest.mark.parametrize(("environment", "seed"), [({"TEERLING_SEED": "plums"}, "plums"), ({"PATH": ""}, "1")])
def test_the_seed_is_the_one_asked_for_and_always_the_same_without_git(environment: dict[str, str], seed: str) -> None:
    assert ran(["-c", "from tests.chance import SEED; print(SEED)"], **environment) == f"{seed}\n"


def test_the_seed_is_of_the_commit_where_there_is_one() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("no git here")
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert head.startswith(ran(["-c", "from tests.chance import SEED; print(SEED)"]).strip())
