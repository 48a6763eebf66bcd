"""Every mode and level is played to its end by piped text, in both languages."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from teerling import record
from tests.cli.running import assert_refused, script, teerling
from tests.quadrata.positions import SMALL

MODES = {"solo": 1, "facing": 2, "adjacent": 2, "three": 3, "four": 4}


@pytest.mark.parametrize(("mode", "level"), list(product(MODES, ("1", "2", "3"))))
def test_a_game_typed_move_by_move_ends_as_it_should(mode: str, level: str, tmp_path: Path) -> None:
    lines, table = script("pushbox", MODES[mode], {"mode": mode, "level": level}, f"{mode}{level}")
    chosen = ("--seats", str(MODES[mode]), "--mode", mode, "--level", level, "--seed", f"{mode}{level}")
    for language, over in (("en", "The game is over."), ("nl", "Het spel is afgelopen.")):
        file = tmp_path / f"{language}.trl"
        ran = teerling(
            "play", "pushbox", *chosen, "--record", str(file), typed="\n".join(lines) + "\n", language=language
        )
        assert (ran.code, ran.err) == (0, "")
        assert over in ran.out or table.position.scores() == (0,)
        found = record.read(file.read_text("utf-8"))
        assert found.events == table.record.events
        shown = json.loads(teerling("replay", str(file), "--json").out)
        assert shown["scores"] == list(table.position.scores())
        assert shown["winners"] == [seat + 1 for seat in table.position.winners()]
        assert shown["over"] is True
        assert shown["game"] == "pushbox"
        assert len(shown["seats"]) == MODES[mode]
        assert teerling("verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"tiles": "stay", "turns": "40"}),
        (3, {"secret": "targets", "arrange": "drawn", "end": "first"}),
        (4, {"secret": "won", "takeoff": "yes", "turns": "40"}),
    ],
)
def test_a_game_of_tiles_typed_move_by_move_ends_as_it_should(
    seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    lines, table = script("addvantage", seats, options, "typed")
    chosen = [word for name, value in options.items() for word in (f"--{name}", value)]
    for language, over in (("en", "The game is over."), ("nl", "Het spel is afgelopen.")):
        file = tmp_path / f"{language}.trl"
        words = ("--seats", str(seats), *chosen, "--seed", "typed", "--record", str(file))
        ran = teerling("play", "addvantage", *words, typed="\n".join(lines) + "\n", language=language)
        assert (ran.code, ran.err) == (0, "")
        assert over in ran.out
        assert record.read(file.read_text("utf-8")).events == table.record.events
        assert teerling("verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"set": "own"}), (3, {"set": "own", "rounds": "2"}), (4, {"set": "own", "rounds": "3"}), (2, {}), (4, {})],
)
def test_a_game_of_shapes_typed_move_by_move_ends_as_it_should(
    seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    own = tmp_path / "own.shapes"
    own.write_text(SMALL, "utf-8")
    chosen = {"rounds": "1", **options}
    if "set" in options:
        lines, table = script("quadrata", seats, {**chosen, "set": SMALL}, "typed")
        chosen["set"] = str(own)
    else:
        # With all shapes whoever moves at random plays for very long, so here the squares are filled on purpose.
        lines, table = script("quadrata", seats, chosen, "typed", bot="greedy")
    words = [word for name, value in chosen.items() for word in (f"--{name}", value)]
    for language, over in (("en", "The game is over."), ("nl", "Het spel is afgelopen.")):
        file = tmp_path / f"{language}.trl"
        named = ("--seats", str(seats), *words, "--seed", "typed", "--record", str(file))
        ran = teerling("play", "quadrata", *named, typed="\n".join(lines) + "\n", language=language)
        assert (ran.code, ran.err) == (0, "")
        assert over in ran.out
        assert record.read(file.read_text("utf-8")).events == table.record.events
        assert teerling("verify", str(file)).code == 0


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_game_can_be_played_by_picking_from_the_list_alone(language: str, tmp_path: Path) -> None:
    ran = teerling(
        "play", "pushbox", "--seats", "3", "--seed", "7", typed="#1\n" * 3000, language=language, home=tmp_path
    )
    assert ran.code == 0
    assert list((tmp_path / "unfinished").iterdir()) == []


def test_people_and_bots_play_together(tmp_path: Path) -> None:
    file = tmp_path / "game.trl"
    seating = ("--seats", "4", "--names", "Anna,Bram", "--bots", "1=random,greedy")
    ran = teerling("play", "pushbox", *seating, "--seed", "3", "--record", str(file), typed="#1\n" * 3000)
    assert ran.code == 0
    found = record.read(file.read_text("utf-8"))
    assert found.seats == ("Random", "Anna", "Bram", "Greedy")
    assert (found.tags["Bot1"], found.tags["Bot4"], "Bot2" in found.tags) == ("random", "greedy", False)


def test_a_seed_repeats_the_game_and_no_seed_does_not(tmp_path: Path) -> None:
    def play(name: str, *more: str) -> record.Record:
        file = tmp_path / name
        assert teerling("play", "pushbox", "--bots", "greedy,random", "--record", str(file), *more).code == 0
        return record.read(file.read_text("utf-8"))

    assert play("a", "--seed", "5") == play("b", "--seed", "5")
    one, other = play("c"), play("d")
    assert one.tags["Commitment"] != other.tags["Commitment"]
    assert teerling("verify", str(tmp_path / "c")).code == 0


def test_verify_compares_what_was_noted_and_says_what_is_promised_and_what_is_unfinished(tmp_path: Path) -> None:
    file = tmp_path / "game.trl"
    teerling("play", "pushbox", "--bots", "greedy,random", "--record", str(file))
    found = record.read(file.read_text("utf-8"))
    good = teerling("verify", str(file), "--commitment", found.tags["Commitment"][:12])
    assert (good.code, len(good.out.splitlines())) == (0, 2)
    assert "Key and table were fixed before the first roll" in good.out
    tags = {name: value for name, value in found.tags.items() if name not in ("Result", "Scores")}
    file.write_text(record.write(replace(found, tags=tags, events=found.events[:4])), "utf-8")
    cut = teerling("verify", str(file), "--lang", "nl")
    assert cut.code == 0
    assert "niet afgelopen" in cut.out


def test_seats_add_their_own_words_to_the_dice(tmp_path: Path) -> None:
    file = tmp_path / "game.trl"
    ran = teerling(
        "play", "pushbox", "--bots", "greedy,random", "--entropy", ",three blind mice", "--record", str(file)
    )
    assert ran.code == 0
    found = record.read(file.read_text("utf-8"))
    assert (found.tags.get("Entropy1"), found.tags["Entropy2"]) == (None, "three blind mice")
    assert "rolls come from the key" in teerling("verify", str(file)).out
    nothing = tmp_path / "nothing.trl"
    assert teerling("play", "pushbox", "--bots", "greedy,random", "--entropy", ",", "--record", str(nothing)).code == 0
    assert teerling("verify", str(nothing)).code == 0


def test_a_table_file_sets_everything_up(tmp_path: Path) -> None:
    table = tmp_path / "friday.toml"
    table.write_text(
        'game = "pushbox"\nseats = ["Anna", { bot = "greedy" }]\n[options]\nlevel = "1 3"\nstart = "fair"\n'
    )
    file = tmp_path / "game.trl"
    ran = teerling("play", "--table", str(table), "--seed", "1", "--record", str(file), typed="#1\n" * 3000)
    assert ran.code == 0
    found = record.read(file.read_text("utf-8"))
    assert found.seats == ("Anna", "Greedy")
    assert (found.options["level"], found.options["start"]) == ("1 3", "fair")


@pytest.mark.parametrize(("language", "done"), [("en", "you have won"), ("nl", "je hebt gewonnen")])
def test_a_lesson_is_played_to_its_end(tmp_path: Path, language: str, done: str) -> None:
    ran = teerling("learn", "pushbox", "1", typed="\n5+4\n8+3\nundo\nhint\n\n\n9\n\n", home=tmp_path, language=language)
    assert ran.code == 0
    assert done in ran.out
    assert "[6/6]" in ran.out
    assert not list(tmp_path.rglob("*.trl")), "a lesson is not kept"


def test_the_lessons_there_are_are_said(tmp_path: Path) -> None:
    assert "teerling learn pushbox first" in teerling("learn", home=tmp_path).out
    assert_refused(teerling("learn", "pushbox", "none", home=tmp_path), "none", "first")
    assert_refused(teerling("learn", "chess", home=tmp_path), "chess")
