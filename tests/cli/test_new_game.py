"""`teerling new-game` refuses what can't be a game. What it writes is installed and checked by tools/packages.py."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from tests.cli.running import assert_refused, teerling


def test_a_whole_package_is_written(tmp_path: Path) -> None:
    ran = teerling("new-game", "nines", "--into", str(tmp_path), "--title", "Number Nine")
    assert (ran.code, ran.err) == (0, "")
    assert str(tmp_path / "nines") in ran.out
    home = tmp_path / "nines"
    written = sorted(path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())
    assert {"pyproject.toml", "README.md", "nines/game.py", "nines/words.nl.ftl", "tests/test_nines.py"} < set(written)
    project = tomllib.loads((home / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"] == {"teerling.games": {"nines": "nines"}}
    assert "nines-title = Number Nine" in (home / "nines" / "words.en.ftl").read_text("utf-8")
    for path in home.rglob("*"):
        if path.is_file():
            assert "@" not in path.read_text("utf-8").replace("@record", "").replace("@pytest", "")
    for path in home.rglob("*.py"):
        ast.parse(path.read_text("utf-8"))


def test_what_is_not_named_is_called_like_the_folder_and_written_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert teerling("new-game", "nines", language="nl").out.startswith("Het spel staat in nines.")
    assert "nines-title = Nines" in Path("nines/nines/words.nl.ftl").read_text("utf-8")


@pytest.mark.parametrize("name", ["", "Nines", "9nines", "my-game", "my_game", "a b", "../up", "class", "x" * 31])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    assert_refused(teerling("new-game", name, "--into", str(tmp_path)), "can't be the name of a game")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["pushbox", "json", "teerling", "play", "web", "hint", "numpy"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    assert_refused(teerling("new-game", name, "--into", str(tmp_path)), "already", name)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("title", ["", "{ $x }", 'a "b"', "a\nb", "x" * 41])
def test_a_bad_title_is_refused(title: str, tmp_path: Path) -> None:
    assert_refused(teerling("new-game", "nines", "--into", str(tmp_path), "--title", title), "can't be a title")


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "nines").mkdir()
    assert_refused(teerling("new-game", "nines", "--into", str(tmp_path)), "is there already")
    assert list((tmp_path / "nines").iterdir()) == []


def test_a_place_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert_refused(teerling("new-game", "nines", "--into", str(tmp_path / "file")), "can't be written")
