"""What can be typed during a game: lists, why, undo, rules, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from teerling import record
from tests.cli.running import teerling

# Seed 6: the first throw is 1 and 5 (make 6), the first player starts.
START = ("play", "pushbox", "--seats", "2", "--level", "2", "--first", "seat", "--seed", "6")


def play(tmp_path: Path, *lines: str, language: str = "en") -> str:
    ran = teerling(*START, typed="\n".join(lines) + "\n", home=tmp_path, language=language)
    assert "Traceback" not in ran.err
    return ran.out


def test_the_question_mark_lists_moves_with_their_calculation(tmp_path: Path) -> None:
    out = play(tmp_path, "", "?")
    assert "12-6: 12 − 6 = 6" in out
    assert "#1 " in out


def test_a_puzzle_is_not_listed_unasked(tmp_path: Path) -> None:
    assert "12-6" not in play(tmp_path, "")


def test_why_explains_with_the_rule_sentence(tmp_path: Path) -> None:
    out = play(tmp_path, "", "why 9-4", "why 9-3", "why #1")
    assert "9 − 4 makes 5, you need 6. (Rule 4.2: " in out
    assert "“9-3” is possible now." in out


def test_why_speaks_dutch(tmp_path: Path) -> None:
    assert "9 − 4 is 5, je hebt 6 nodig. (Regel 4.2: " in play(tmp_path, "gooi", "waarom 9-4", language="nl")


def test_an_illegal_move_says_why_and_changes_nothing(tmp_path: Path) -> None:
    out = play(tmp_path, "", "9-4", "9-3")
    assert "9 − 4 makes 5" in out
    assert "Player 1 pushes 9 and 3: 9 − 3 = 6." in out


def test_undo_takes_back_before_the_dice_fall_and_not_after(tmp_path: Path) -> None:
    out = play(tmp_path, "undo", "", "undo", "9-3", "undo", "12-6", "", "undo")
    assert out.count("Taken back.") == 1
    assert "There is nothing of yours to take back." in out
    assert out.count("The dice have fallen since") == 2
    assert "Player 1 pushes 12 and 6" in out


def test_a_move_before_the_throw_is_refused(tmp_path: Path) -> None:
    assert "The dice have to be thrown first. (Rule 4.1: " in play(tmp_path, "9")


def test_rules_and_board_can_be_asked_for(tmp_path: Path) -> None:
    out = play(tmp_path, "rules 6", "rules 4.3", "rules 99", "board")
    assert "6.5 " in out
    assert "\n4.3 " in out
    assert "4.1" not in out
    assert "There is no rule 99." in out
    assert "Player 2 has nothing standing out." in out


@pytest.mark.parametrize("typed", ["#0", "#99", "#", "# x", "#²"])
def test_a_number_that_is_not_in_the_list_is_refused(typed: str, tmp_path: Path) -> None:
    assert "in the list" in play(tmp_path, "", typed)


def test_leaving_keeps_the_game_and_resuming_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.trl"
    ran = teerling(*START[:-2], "--record", str(file), typed="\nquit\n")
    assert ran.code == 0
    assert f"teerling play --resume {file}" in ran.out
    before = record.read(file.read_text("utf-8"))
    assert "Key" not in before.tags
    key = file.with_name("game.trl.key")
    assert key.stat().st_mode & 0o077 == 0
    ran = teerling("play", "--resume", str(file), typed="#1\n" * 5000)
    assert ran.code == 0
    after = record.read(file.read_text("utf-8"))
    assert after.events[: len(before.events)] == before.events
    assert after.tags["Commitment"] == before.tags["Commitment"]
    assert not key.exists()
    assert "rolls come from the key" in teerling("verify", str(file)).out


def test_a_game_without_a_file_is_kept_too_and_goes_away_when_finished(tmp_path: Path) -> None:
    ran = teerling(*START[:-2], typed="\n", home=tmp_path)
    (kept,) = (tmp_path / "unfinished").glob("*.trl")
    assert str(kept) in ran.out
    assert teerling("play", "--resume", str(kept), typed="#1\n" * 5000).code == 0


def test_a_practice_game_resumed_is_the_game_that_was_never_left(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.trl", tmp_path / "parted.trl"
    game = ("play", "pushbox", "--seats", "2", "--bots", "random", "--seed", "11", "--record")
    assert teerling(*game, str(whole), typed="#1\n" * 3000).code == 0
    teerling(*game, str(parted), typed="#1\n" * 3)
    assert teerling("play", "--resume", str(parted), typed="#1\n" * 3000).code == 0
    assert record.read(whole.read_text("utf-8")).events == record.read(parted.read_text("utf-8")).events


def test_the_finished_game_can_be_resumed_to_see_how_it_ended(tmp_path: Path) -> None:
    file = tmp_path / "game.trl"
    teerling("play", "pushbox", "--bots", "greedy,greedy", "--record", str(file))
    text = file.read_text("utf-8")
    ran = teerling("play", "--resume", str(file))
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert record.read(file.read_text("utf-8")) == record.read(text)
