"""An option whose value people bring themselves: read once, kept as it was read, refused with a reason."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teerling.cli import setup
from teerling.game import Game, find
from teerling.values import Message, SetupError
from teerling.words import in_language
from tests.refusals import saying


def tidy(text: str) -> str:
    if "start" not in text:
        raise SetupError(Message("setup-word", {"word": text}))
    return " ".join(text.split())


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    found = find("pushbox")
    changed = tuple(replace(o, own=tidy) if o.name == "start" else o for o in found.options)
    monkeypatch.setattr(Game, "options", property(lambda _: changed))
    return found


def test_what_is_brought_is_kept_as_it_was_read(game: Game) -> None:
    assert game.agree(2, {"start": "a  start\nof our own"})["start"] == "a start of our own"
    assert game.agree(2, {})["start"] == "book"


def test_what_can_not_be_read_is_refused(game: Game) -> None:
    with pytest.raises(SetupError, check=saying("setup-word")):
        game.agree(2, {"start": "nonsense"})


def test_the_terminal_takes_a_file(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own.txt").write_text("own\nstart\n", "utf-8")
    monkeypatch.setattr(setup, "find", lambda _: game)
    made: Any = setup.make(in_language("en"), "pushbox", 2, [], [], {"start": str(tmp_path / "own.txt")})
    assert made.options["start"] == "own start"
