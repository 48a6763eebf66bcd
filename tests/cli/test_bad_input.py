"""Bad input of every kind: one clear sentence, exit code 2, nothing half-written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.running import assert_refused, teerling

GOOD = """[Teerling "1"]
[Game "pushbox"]
[Rules "1"]
[Seat1 "Anna"]

1. dice 4 5
2. seat1 5+4
3. dice 1 2
"""


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["play", "chess"], ["chess", "pushbox"]),
        (["rules", "chess"], ["chess"]),
        (["perft", "chess", "2"], ["chess"]),
        (["perft", "pushbox", "-1"], ["0 or more"]),
        (["play", "pushbox", "--seats", "5"], ["1 to 4", "5"]),
        (["play", "pushbox", "--seats", "0"], ["1 to 4"]),
        (["play", "pushbox", "--seats", "-2"], ["1 to 4"]),
        (["play", "pushbox", "--colour", "red"], ["colour", "mode, level"]),
        (["play", "pushbox", "--level"], ["level"]),
        (["play", "pushbox", "--level", "4"], ["4", "1, 2 or 3"]),
        (["play", "pushbox", "--level", "1,2,3"], ["level", "2"]),
        (["play", "pushbox", "--seats", "3", "--mode", "facing"], ["facing", "three"]),
        (["play", "pushbox", "--seats", "4", "--start", "fair"], ["fair", "book"]),
        (["play", "pushbox", "--self", "x"], ["self"]),
        (["perft", "pushbox", "1", "--self", "x"], ["self"]),
        (["play", "pushbox", "again"], ["again"]),
        (["play", "pushbox", "--bots", "deep"], ["deep", "greedy"]),
        (["play", "pushbox", "--seats", "2", "--bots", "9=greedy"], ["2 seats"]),
        (["play", "pushbox", "--bots", "x=greedy"], ["x=greedy"]),
        (["play", "pushbox", "--seats", "2", "--names", "A,B,C"], ["3 names", "2 seats"]),
        (["play", "pushbox", "--names", "Anna,Anna"], ["Anna"]),
        (["play", "pushbox", "--names", "Anna," + "x" * 41], ["40"]),
        (["play", "pushbox", "--seats", "2", "--entropy", "a,b,c"], ["3", "2"]),
        (["play", "pushbox", "--seed", "x" * 5000], ["100"]),
        (["play", "pushbox", "--lang", "fr"], ["fr", "nl"]),
        (["play", "x" * 9000], ["There is no game"]),
        (["play", "--resume", "nowhere.trl"], ["nowhere.trl"]),
        (["play", "pushbox", "--resume", "nowhere.trl"], ["resumed"]),
        (["play", "--table", "nowhere.toml"], ["nowhere.toml"]),
        (["replay", "nowhere.trl"], ["nowhere.trl"]),
        (["verify", "nowhere.trl"], ["nowhere.trl"]),
        (["replay", "."], ["can't be read"]),
    ],
)
def test_a_wrong_command_is_refused_in_one_sentence(arguments: list[str], parts: list[str]) -> None:
    assert_refused(teerling(*arguments), *parts)


@pytest.mark.parametrize(
    "arguments", [["play", "chess"], ["play", "pushbox", "--level", "4"], ["replay", "nowhere.trl"]]
)
def test_refusals_speak_dutch_too(arguments: list[str]) -> None:
    ran = teerling(*arguments, language="nl")
    assert_refused(ran)
    assert ran.err.startswith(("Er is geen", "“4” is geen waarde"))


@pytest.mark.parametrize(
    ("table", "parts"),
    [
        ("game = ", ["no table file"]),
        ('seats = "Anna"', ["seats"]),
        ("seats = [1]", ["seats[1]"]),
        ('seats = [{ robot = "greedy" }]', ["seats[1]"]),
        ('game = "pushbox"\nseats = [{ bot = "deep" }]', ["deep"]),
        ('colour = "red"', ["colour"]),
        ("options = { level = [1] }", ["options.level"]),
        ('game = "chess"', ["chess"]),
        ('game = "pushbox"\nseats = ["A", "B", "C", "D", "E"]', ["1 to 4"]),
    ],
)
def test_a_broken_table_file_is_refused(table: str, parts: list[str], tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text(table)
    assert_refused(teerling("play", "--table", str(path)), *parts)


def test_a_table_file_and_options_do_not_mix(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text("")
    assert_refused(teerling("play", "pushbox", "--table", str(path)), "don't go together")


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (("5+4", "5+3"), ["Line 7", "event 2", "5+3", "makes 8, you need 9", "Rule 4.2"]),
        (("5+4", "nonsense"), ["Line 7", "event 2", "nonsense"]),
        (("seat1 5+4", "seat2 5+4"), ["Line 7", "event 2", "Rule 3.1"]),
        (("3. dice 1 2", "3. seat1 3"), ["Line 8", "event 3", "Rule 4.1"]),
        (("3. dice 1 2", "3. seat1 1"), ["Line 8", "no block 1"]),
        (("4 5", "4 7"), ["Line 6", "event 1"]),
        (("4 5", "4 5 6"), ["Line 6"]),
        (("2. seat1", "2. dice"), ["Line 7", "event 2"]),
        (("3. dice 1 2", "4. dice 1 2"), ["Line 8", "event 3"]),
        (('[Rules "1"]', '[Rules "2"]'), ["version 2", "version 1"]),
        (('[Rules "1"]', '[Rules "one"]'), ["Line 3", "one"]),
        (('[Teerling "1"]', '[Teerling "9"]'), ["Line 1", "format 9"]),
        (('[Game "pushbox"]', '[Game "chess"]'), ["chess"]),
        (('[Game "pushbox"]\n', ""), ["Game"]),
        (('[Seat1 "Anna"]', '[Seat2 "Anna"]'), ["Seat1"]),
        (('[Seat1 "Anna"]', '[Seat1 "Anna"]\n[Seat1 "Bram"]'), ["Line 5", "Seat1"]),
        (('[Seat1 "Anna"]', '[Seat1 "Anna"]\n[Option.seats "3"]'), ["seats"]),
        (('[Seat1 "Anna"]', '[Seat1 "Anna"]\n[Option.level "7"]'), ["7"]),
        (('[Seat1 "Anna"]', '[Seat1 "Anna'), ["Line 4"]),
        (('[Seat1 "Anna"]', '[Seat1 "Anna"]\n[Result "seat1"]'), ["Result", "seat1"]),
        (("2. seat1", "2. seat0"), ["Line 7"]),
        (("2. seat1", "two"), ["Line 7", "two"]),
    ],
)
def test_a_damaged_record_is_refused_with_line_event_and_rule(
    change: tuple[str, str], parts: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.trl"
    damaged = GOOD.replace(*change)
    assert damaged != GOOD
    path.write_text(damaged)
    assert_refused(teerling("replay", str(path)), *parts)
    assert_refused(teerling("play", "--resume", str(path)))
    assert path.read_text() == damaged


def test_the_undamaged_record_is_fine(tmp_path: Path) -> None:
    path = tmp_path / "game.trl"
    path.write_text(GOOD)
    assert teerling("replay", str(path)).code == 0


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"\x00" * 100, b"[" * 10_000, b"; only a comment\n", b"1. dice 1 2\n" * 9]
)
def test_rubbish_is_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.trl"
    path.write_bytes(content)
    assert_refused(teerling("replay", str(path)))
    assert_refused(teerling("verify", str(path)))


def test_an_unfinished_or_altered_record_is_not_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.trl"
    path.write_text(GOOD)
    assert_refused(teerling("verify", str(path)), "Table")
    teerling("play", "pushbox", "--bots", "greedy,greedy", "--record", str(tmp_path / "real.trl"))
    text = (tmp_path / "real.trl").read_text()
    key = text.partition('[Key "')[2][:64]
    for old, new, part in [
        (key, key[::-1], "commitment"),
        (key, "xyz", "hexadecimal"),
        ('[Table "', '[Table "0', "commitment"),
    ]:
        path.write_text(text.replace(old, new))
        assert_refused(teerling("verify", str(path)), part)
    path.write_text(text)
    assert_refused(teerling("verify", str(path), "--commitment", "0" * 64), "not what you noted")
    assert_refused(teerling("verify", str(path), "--commitment", "seven"), "hexadecimal digits")


def test_a_record_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.trl"
    path.write_text("precious")
    assert_refused(teerling("play", "pushbox", "--record", str(path)), str(path))
    assert path.read_text() == "precious"


def test_an_unwritable_record_file_is_refused_before_the_game_starts(tmp_path: Path) -> None:
    ran = teerling("play", "pushbox", "--record", str(tmp_path / "no" / "such" / "game.trl"))
    assert_refused(ran, "can't be written")
    assert ran.out == ""
    assert_refused(teerling("play", "pushbox", "--record", os.devnull + "/x"), "can't be written")


def test_a_resumed_game_needs_the_secret_of_its_dice(tmp_path: Path) -> None:
    file = tmp_path / "game.trl"
    teerling("play", "pushbox", "--record", str(file), typed="\n")
    key = file.with_name("game.trl.key")
    for wrong in ("0" * 64, "not hexadecimal"):
        key.write_text(wrong)
        assert_refused(teerling("play", "--resume", str(file)), "game.trl.key")
    key.unlink()
    assert_refused(teerling("play", "--resume", str(file)), "game.trl.key")


@pytest.mark.parametrize("typed", ["nonsense", "9-4", "(((((", "any 7 7", "9" * 5000, "é÷", "12-3-", "undo"])
def test_a_script_whose_moves_are_refused_notices(typed: str, tmp_path: Path) -> None:
    ran = teerling("play", "pushbox", "--seats", "1", "--seed", "6", typed=f"\n{typed}\n", home=tmp_path)
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert "ended before the game was over" in ran.err
