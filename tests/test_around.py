"""What stands around the code agrees with it: workflows, classifiers, make targets, changelog, readme."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teerling import __version__

HOME = Path(__file__).parent.parent
WORKFLOWS = sorted((HOME / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
SOURCE = PROJECT["urls"]["Source"]


def workflow(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.yaml.decode(path.read_bytes())
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(path)["jobs"].values() for step in job.get("steps", [])]


def test_the_gate_runs_on_every_python_that_is_promised() -> None:
    promised = [name.rpartition(" :: ")[2] for name in PROJECT["classifiers"] if "Python :: 3." in name]
    tried = workflow(HOME / ".github/workflows/gate.yml")["jobs"]["gate"]["strategy"]["matrix"]["python"]
    assert tried == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_workflow_names_what_does_not_exist(path: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (HOME / "Makefile").read_text("utf-8"), re.MULTILINE))
    for step in steps(path):
        command = step.get("run", "")
        assert set(re.findall(r"\bmake ([a-z]+)", command)) <= targets
        for file in re.findall(r"(?:\.ci|tools)/[\w.]+", command):
            assert (HOME / file).is_file(), file
    for job in workflow(path)["jobs"].values():
        if "uses" in job:
            assert (HOME / job["uses"]).is_file(), job["uses"]


# Publishing asks for an identity, a release on GitHub for its page: each in a job that runs no code of ours.
MORE = {
    ("release", "index"): {"id-token": "write"},
    ("release", "github"): {"contents": "write"},
    ("site", "publish"): {"pages": "write", "id-token": "write"},
}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_workflow_may_do_more_than_it_needs(path: Path) -> None:
    assert workflow(path)["permissions"] == {"contents": "read"}
    for name, job in workflow(path)["jobs"].items():
        assert job.get("permissions") == MORE.get((path.stem, name))
        assert "uses" in job or job["timeout-minutes"]
    for step in steps(path):
        # An action is pinned to a version, never to a branch that moves on with anything.
        assert re.fullmatch(r"[\w-]+/[\w-]+@(release/)?v\d+", step.get("uses", "a/b@v1"))


def test_the_version_has_its_part_of_the_changelog() -> None:
    # What a release does with its tag.
    command = [sys.executable, str(HOME / "tools/notes.py"), f"v{__version__}"]
    told = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip() in (HOME / "CHANGELOG.md").read_text("utf-8")
    assert "##" in told.stdout


def test_the_readme_of_the_package_has_full_addresses() -> None:
    # As it was installed, which is also how it is built.
    links = re.findall(r"(!?)\[[^]]*\]\(([^)]+)\)", metadata("teerling")["Description"])
    assert sum(mark == "!" for mark, _ in links) >= 5
    elsewhere = re.findall(r"\]\((https://[^)]+)\)", (HOME / "README.md").read_text("utf-8"))
    for mark, link in links:
        if link in elsewhere:
            continue
        found = re.fullmatch(rf"{SOURCE}/{'raw' if mark else 'blob'}/v[\d.]+/([^#]+)(#.*)?", link)
        assert found, link
        assert (HOME / found[1]).is_file(), link


def test_every_address_of_the_repository_is_the_same_one() -> None:
    for path in [*HOME.glob("*.md"), *HOME.glob(".github/**/*"), HOME / "pyproject.toml", *HOME.glob("docs/**/*.md")]:
        if path.is_file():
            for found in re.findall(r"https://github\.com/[\w-]*teerling[\w-]*/[\w-]+", path.read_text("utf-8")):
                assert found == SOURCE, path


def test_nothing_is_kept_that_should_be_ignored() -> None:
    git = shutil.which("git")
    if not git or not (HOME / ".git").exists():
        pytest.skip("not a repository")
    kept = subprocess.run(
        [git, "ls-files", "--cached", "--ignored", "--exclude-standard"],
        check=True,
        capture_output=True,
        text=True,
        cwd=HOME,
    )
    assert kept.stdout == ""
