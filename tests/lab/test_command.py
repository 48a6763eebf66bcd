"""`teerling simulate` and `teerling balance` at the command line: mistakes, Ctrl-C, and what they load."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
import time
from pathlib import Path

import pexpect
import pytest

from tests.cli.running import assert_refused, teerling
from tests.patience import PATIENCE, until


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["simulate", "chess"], ["chess", "pushbox"]),
        (["balance", "chess"], ["chess", "pushbox"]),
        (["simulate", "pushbox", "--players", "deep"], ["deep", "greedy"]),
        (["simulate", "pushbox", "--players", "greedy,,pip"], ["“”"]),
        (["simulate", "pushbox", "--players", "greedy,pip,pip", "--seats", "2"], ["3 players", "2 seats"]),
        (["simulate", "pushbox", "--players", "greedy,pip", "--seats", "1"], ["2 players", "one seat"]),
        (["simulate", "pushbox", "--players", "perfect", "--seats", "3"], ["perfect"]),
        (["simulate", "pushbox", "--players", "a,b,c,d,e"], ["1 to 4", "5"]),
        (["simulate", "pushbox", "--level", "4"], ["4", "1, 2 or 3"]),
        (["simulate", "pushbox", "--colour", "red"], ["colour", "mode, level"]),
        (["simulate", "pushbox", "--games", "0"], ["at least one game"]),
        (["simulate", "pushbox", "--games", "-3"], ["at least one game"]),
        (["simulate", "pushbox", "--games", "99999999999"], ["at most 1,000,000,000"]),
        (["simulate", "pushbox", "--jobs", "0"], ["one process"]),
        (["simulate", "pushbox", "--seed", "x" * 101], ["100"]),
        (["balance", "pushbox", "--games", "0"], ["at least one game"]),
        (["balance", "pushbox", "--jobs", "-1"], ["one process"]),
    ],
)
def test_a_wrong_command_is_refused_in_one_sentence(arguments: list[str], parts: list[str]) -> None:
    assert_refused(teerling(*arguments), *parts)


def test_so_few_as_cannot_play_are_refused() -> None:
    assert_refused(teerling("simulate", "addvantage", "--seats", "1"), "2 to 4", "1")


def test_the_page_about_the_lab_shows_what_the_command_prints() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    shown = re.findall(r"^```console\n\$ teerling (.+?)\n(.+?)^```$", page, re.MULTILINE | re.DOTALL)
    assert shown
    for command, printed in shown:
        assert teerling(*shlex.split(command)).out == printed


def test_what_is_not_said_takes_its_default() -> None:
    found = json.loads(teerling("simulate", "pushbox", "--games", "5", "--json").out)
    assert (found["players"], found["seed"], found["duplicate"]) == (["random", "random"], "1", False)
    assert found["options"]["mode"] == "facing"
    three = json.loads(teerling("simulate", "pushbox", "--players", "greedy,random,pip", "--games", "1", "--json").out)
    assert three["seats"] == 3


def test_without_numba_random_games_are_the_same_but_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    from teerling.lab import playing

    command = ["simulate", "pushbox", "--seats", "1", "--games", "1000", "--jobs", "1", "--json"]
    compiled = teerling(*command).out
    monkeypatch.setattr(playing, "find_spec", lambda _: None)
    assert teerling(*command).out == compiled


def test_ctrl_c_ends_everything_and_leaves_nothing_behind(tmp_path: Path) -> None:
    mark = f"TEERLING_TEST_MARK={os.getpid()}-{time.time_ns()}"
    name, _, value = mark.partition("=")
    file = tmp_path / "report.html"
    command = ["-m", "teerling", "simulate", "pushbox", "--players", "greedy", "--games", "100000", "-o", str(file)]
    ran = pexpect.spawn(
        sys.executable,
        [*command, "--jobs", "2", "--lang", "en"],
        env={**os.environ, name: value, "TERM": "xterm", "COLUMNS": "120"},
        encoding="utf-8",
        timeout=PATIENCE,
    )
    ran.expect(r"[1-9]\d* of 100,000 games")
    ran.sendintr()
    ran.expect(pexpect.EOF)
    ran.wait()
    assert ran.exitstatus
    assert "Traceback" not in (ran.before or "")
    assert list(tmp_path.iterdir()) == []
    until(lambda: not marked(mark), "nobody is left")


def marked(mark: str) -> list[str]:
    """The processes that were started with a mark in their environment."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in path.read_bytes():
                found.append(path.parent.name)
        except OSError:
            continue  # it ended, or is none of ours
    return found
