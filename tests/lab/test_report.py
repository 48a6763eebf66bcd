"""The page of a simulation is whole, needs nothing from elsewhere, and says the same in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from teerling.game import find
from teerling.lab.counting import summary
from teerling.lab.pictures import Hill, Interval, hills, intervals
from teerling.lab.playing import new_job
from teerling.lab.report import Report
from teerling.lab.running import run
from teerling.words import in_language
from tests.cli.running import assert_refused, teerling


class Tags(HTMLParser):
    """Every tag is closed by its own, and none loads anything."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        assert tag not in ("script", "link", "img", "iframe", "object", "base")
        assert not {"src", "href", "action", "onload"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def assert_stands_alone(page: str) -> None:
    """Well-formed HTML that names no address."""
    tags = Tags()
    tags.feed(page)
    tags.close()
    assert tags.open == []
    assert {"html", "title", "style", "svg", "table", "rect"} <= tags.seen
    assert page.startswith("<!doctype html>")
    assert not re.search(r"https?:|url\(|@import|//\w", page)
    for picture in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        drawn = ElementTree.fromstring(picture)  # noqa: S314  # we drew it ourselves
        assert drawn.get("aria-label")
        assert "nan" not in picture
    assert "prefers-color-scheme: dark" in page


@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize(("seats", "duplicate"), [(1, False), (2, False), (3, True), (4, False)])
def test_the_page_stands_alone(language: str, seats: int, duplicate: bool) -> None:
    job = new_job("pushbox", ["random"], seats=seats, games=12, duplicate=duplicate)
    page = Report(in_language(language), summary(job, run(job, jobs=1))).page()
    assert_stands_alone(page)
    assert f'<html lang="{language}">' in page
    # Who wins and whether it is good to begin, points, and two lengths.
    assert page.count("<svg") == (3 if seats == 1 else 5)


def test_the_command_writes_the_page_and_prints_a_table(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    ran = teerling("simulate", "pushbox", "--players", "greedy,random", "--games", "12", "-o", str(file), language="nl")
    assert ran.code == 0, ran.err
    assert_stands_alone(file.read_text("utf-8"))
    assert "Push Box: 12 spellen met 2 spelers" in ran.out
    assert "Speler 1: Greedy" in ran.out
    assert f"Geschreven: {file}" in ran.out


def test_a_map_of_ones_own_is_left_out_of_the_page(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    own = find("dicetrip").home / "maps" / "belgium.map"
    ran = teerling("simulate", "dicetrip", "--map", str(own), "--games", "2", "-o", str(file))
    assert ran.code == 0, ran.err
    assert_stands_alone(file.read_text("utf-8"))
    assert "first seat" in file.read_text("utf-8")
    assert "Antwerp" not in file.read_text("utf-8")


def test_bars_hold_every_game_and_dots_stand_where_they_should() -> None:
    picture = hills("x", [Hill("<a>", {-5: 1, 0: 2, 300: 4}, "&")], lambda value: f"{value:.0f}")
    drawn = ElementTree.fromstring(picture)  # noqa: S314  # we drew it ourselves
    tall = [float(bar.get("height", "")) for bar in drawn.iter("rect")]
    assert [round(height / min(tall)) for height in tall] == [1, 2, 4]
    rows = [Interval("a", 0.25, 0.2, 0.5, ""), Interval("b", 0.75, 0.5, 1, "")]
    drawn = ElementTree.fromstring(intervals("x", rows, 0.5, "{:.2f}".format))  # noqa: S314  # the same
    found = [float(dot.get("cx", "")) for dot in drawn.iter("circle")]
    (fair,) = (float(line.get("x1", "")) for line in drawn.iter("line") if line.get("class") == "fair")
    assert abs(sum(found) / 2 - fair) < 0.1


def test_a_page_that_can_not_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for file in (tmp_path / "no" / "report.html", tmp_path):
        ran = teerling("simulate", "quadrata", "--games", "1000000", "-o", str(file))
        assert_refused(ran, str(file), "can't be written")
