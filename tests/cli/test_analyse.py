"""`teerling analyse`: words, numbers and pictures of a finished game, and one sentence where there are none."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.running import assert_refused, teerling
from tests.goldens import GOLDEN

FACING = str(GOLDEN / "pushbox" / "facing-win.trl")
STUCK = str(GOLDEN / "pushbox" / "solo-stuck.trl")
FEW = ("--rounds", "20")
# Enough to tell luck from accidents of the search.
SOME = ("--rounds", "400")


def test_every_event_is_told_with_what_is_to_be_expected_and_each_seat_gets_a_sentence() -> None:
    ran = teerling("analyse", STUCK)
    assert ran.code == 0
    assert "  23.3  the start" in ran.out
    assert "✗ Mistake: +19.1 points. Better was: push 12 and 11" in ran.out
    assert "▼ Bad luck for Anna: +34.9 points." in ran.out
    assert ran.out.rstrip().splitlines()[-2:] == [
        "Anna: 23.3 points were to be expected at the start, luck +22.6 points, own play +19.1 points, "
        "result 65 points.",
        "This is certain: the game has been worked out to its end.",
    ]


def test_the_same_in_dutch_for_one_seat() -> None:
    ran = teerling("analyse", FACING, "--seat", "2", *SOME, language="nl")
    lines = ran.out.splitlines()
    assert lines[1].split() == ["Bram"]
    assert sum("de kans om te winnen was" in line for line in lines) == 1
    assert "Pech voor Bram" in ran.out
    assert "Anna:" not in ran.out


def test_json_holds_the_identity_as_fractions() -> None:
    record = str(GOLDEN / "quadrata" / "full-from-stock.trl")
    found = json.loads(teerling("analyse", record, "--json", *FEW, "--seed", "3").out)
    assert (found["unit"], found["certain"], found["rounds"], found["seed"]) == ("share", False, 20, 3)
    for seat, whole in enumerate(found["summary"]):
        parts = {name: Fraction(whole[name]) for name in ("start", "luck", "play", "others", "result")}
        assert parts["start"] + parts["luck"] + parts["play"] + parts["others"] == parts["result"]
        luck = sum(Fraction(event["changes"][seat]["luck"]) for event in found["events"])
        assert luck == parts["luck"]
    chosen = [event for event in found["events"] if event["best"]]
    assert chosen
    assert all(event["seat"] > 0 and Fraction(event["best"]["cost"]) >= 0 for event in chosen)
    assert found == json.loads(teerling("analyse", record, "--json", *FEW, "--seed", "3").out), "by its seed"


@pytest.mark.parametrize("kind", ["svg", "html"])
def test_a_picture_is_drawn_with_a_curve_for_each_seat_and_words_for_each_mark(tmp_path: Path, kind: str) -> None:
    to = tmp_path / f"course.{kind}"
    ran = teerling("analyse", FACING, "-o", str(to), *SOME)
    assert ran.out.rstrip().endswith(f"Written: {to}")
    text = to.read_text("utf-8")
    drawn = text[text.index("<svg") : text.index("</svg>") + 6]
    picture = ElementTree.fromstring(drawn)  # noqa: S314  # we drew it ourselves
    shapes = [element for element in picture.iter() if "curve" in element.get("class", "")]
    assert len(shapes) == 2
    assert all(shape.get("d", "").count("L") == 17 for shape in shapes), "a point for each event"
    titles = [element.text or "" for element in picture.iter() if element.tag.endswith("title")]
    assert any("Good luck for Anna" in title for title in titles)
    if kind == "html":
        assert "Bram: the chance to win was" in text


def test_names_cannot_break_a_picture(tmp_path: Path) -> None:
    record, to = tmp_path / "game.trl", tmp_path / "course.html"
    record.write_text(Path(STUCK).read_text("utf-8").replace('"Anna"', '"<b>&Anna"'))
    teerling("analyse", str(record), "-o", str(to))
    assert "<b>" not in to.read_text("utf-8")


def test_what_cannot_be_analysed_is_refused_with_one_sentence(tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.trl"
    rubbish.write_text("rubbish")
    unfinished = str(GOLDEN / "pushbox" / "double-play.trl")
    assert_refused(teerling("analyse", unfinished), "not over")
    assert_refused(teerling("analyse", str(rubbish)), "Line 1")
    assert_refused(teerling("analyse", str(tmp_path / "nowhere.trl")), "nowhere.trl")
    assert_refused(teerling("analyse", FACING, "--seat", "3"), "seat 3")
    assert_refused(teerling("analyse", FACING, "--rounds", "1"), "10")
    assert_refused(teerling("analyse", FACING, "-o", "course.png"), ".svg", ".html")
