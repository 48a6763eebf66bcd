"""Everybody gets the same versions, from whatever place their pip knows."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "requirements.txt").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
ASKED = {
    "build": PROJECT["build-system"]["requires"],
    "play": PROJECT["project"]["dependencies"],
    **PROJECT["project"]["optional-dependencies"],
}


def name(text: str) -> str:
    return re.sub(r"[-_.]+", "-", text).lower()


@pytest.mark.parametrize("what", ASKED)
def test_no_package_is_asked_for_that_the_lock_does_not_hold_in_a_version_that_fits(what: str) -> None:
    locked = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+) ", LOCK, re.MULTILINE))
    for text in ASKED[what]:
        wanted = Requirement(text)
        assert name(wanted.name) in locked, f"{text}: make lock"
        assert wanted.specifier.contains(locked[name(wanted.name)]), f"{text}: make lock"


def test_no_lock_names_the_place_that_packages_were_fetched_from() -> None:
    assert "://" not in LOCK
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert [path for path, package in packages.items() if "resolved" in package] == []


def test_every_locked_package_has_its_hashes() -> None:
    assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=[a-z])", LOCK)[1:])


@pytest.mark.parametrize(
    ("before", "environment", "says"),
    [
        ("sys.modules['ensurepip'] = None", {}, "Install its venv module (on Debian: apt install python3-venv)."),
        ("pass", {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": ""}, "Teerling needs the network once, for pip and uv."),
    ],
)
def test_nobody_is_left_without_a_sentence_that_says_what_is_missing(
    before: str, environment: dict[str, str], says: str, tmp_path: Path
) -> None:
    program = f"import runpy, sys; {before}; runpy.run_path('tools/install.py', run_name='__main__')"
    command = [sys.executable, "-c", program, str(tmp_path / "new"), "table"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    settings = clean | {"PIP_CONFIG_FILE": os.devnull, **environment}
    ran = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    assert ran.returncode
    assert ran.stderr.splitlines()[-1].endswith(says)
    assert "Traceback" not in ran.stderr
