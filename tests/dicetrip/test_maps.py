"""Map files: what is wrong with one is said with its line; a good one is kept in its normal form."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.cli.app import build
from teerling.game import find as find_game
from teerling.games.dicetrip.atlas import LONGEST_TEXT, MapError, Named, find, names, read_map, tidy, write_map
from teerling.games.dicetrip.sheet import fitted
from teerling.games.dicetrip.soundness import warnings
from teerling.games.dicetrip.svg import as_svg
from teerling.record import Record, read, replay, write
from teerling.values import Message, SetupError, TeerlingError
from teerling.words import LANGUAGES, in_language
from tests.cli.running import teerling
from tests.effort import effort

from .positions import GAME, SMALL, in_words


def lines(*changes: tuple[str, str]) -> str:
    """The small map with some lines replaced."""
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def wrong(text: str) -> tuple[int, str]:
    """The line and the problem of a map."""
    with pytest.raises(MapError) as refused:
        read_map(text)
    in_words(refused.value.message)
    problem = refused.value.message.args["problem"]
    assert isinstance(problem, Message)
    return refused.value.line, problem.id.removeprefix("dicetrip-map-")


PROBLEMS = [
    (lines(("roads Be: Ce, De", "roads Be: Ce, Di")), (10, "no-city")),
    (lines(("roads Ce: De", "roads Ce: De, Be")), (11, "road-twice")),
    (lines(("roads Ce: De", "roads Ce: Ce")), (11, "road-nowhere")),
    (lines(("roads Ce: De", "roads Ce De")), (11, "roads")),
    (lines(("roads Ce: De", "roads Ce:")), (11, "roads")),
    (lines(("city De 3 0 none", "city De 1 -1 none")), (12, "cross")),
    (lines(("city Be 1 0 none", "city Be 5 0 none")), (9, "through")),
    (lines(("roads De: Es\n", "")), (11, "unconnected")),
    (lines(("city Ce 2 -1 blue\n", ""), ("roads Be: Ce, De", "roads Be: De"), ("roads Ce: De\n", "")), (10, "count")),
    (lines(("city Es", "city De")), (8, "city-twice")),
    (lines(("city Es 4 0", "city Es 3 0")), (8, "same-place")),
    (lines(("city Es 4 0 none", "city Es 4 0 pink")), (8, "ring")),
    (lines(("city Es 4 0 none", "city Es 400 0 none")), (8, "place")),
    (lines(("city Es 4 0 none", "city Es 4 none")), (8, "city")),
    (lines(("city Es 4 0 none", "city Es7 4 0 none")), (8, "name")),
    (lines(("city Es 4 0 none", "city Es;y 4 0 none")), (8, "name")),
    (lines(("city Es 4 0 none", "city Es (xx Ys) 4 0 none")), (8, "language")),
    (lines(("city Es 4 0 none", "city Es (nl Ys, nl Es) 4 0 none")), (8, "language")),
    (lines(("city Es 4 0 none", f"city {'E' * 31} 4 0 none")), (8, "name")),
    (lines(("map Small\n", "")), (11, "missing")),
    (lines(("author the tests\n", "")), (11, "missing")),
    (lines(("licence CC0 1.0", "licence")), (3, "empty")),
    (lines(("licence CC0 1.0", "author another")), (3, "twice")),
    (lines(("roads Aa: Be", "road Aa: Be")), (9, "unknown")),
    (SMALL + "outline 0 0, 1 1\n", (13, "outline")),
    (SMALL + "outline 0 0, 1, 1 1\n", (13, "point")),
    (SMALL + "#" * (LONGEST_TEXT + 1), (1, "too-long")),
    (SMALL + "author " + "x" * 400 + "\n", (13, "too-long")),
    ("", (1, "missing")),
    ("map A\nauthor b\nlicence c\ncity Aa 0 0 red\n", (4, "count")),
]


@pytest.mark.parametrize(
    ("text", "problem"), PROBLEMS, ids=[f"{n}-{what}" for n, (_, (_, what)) in enumerate(PROBLEMS)]
)
def test_what_is_wrong_is_said_with_its_line(text: str, problem: tuple[int, str]) -> None:
    assert wrong(text) == problem


def row(count: int) -> str:
    """A map of so many cities in a row."""
    cities = [f"{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(count)]
    parts = ["map Row", "author a", "licence b", *(f"city {name} {i} 0 none" for i, name in enumerate(cities))]
    parts += [f"roads {a}: {b}" for a, b in pairwise(cities)]
    return "\n".join(parts) + "\n"


@pytest.mark.rule("dicetrip", "1.1")
def test_how_many_cities_there_may_be() -> None:
    for count in range(40):
        if count % 2 and 3 <= count <= 35:
            assert len(read_map(row(count)).cities) == count
        else:
            assert wrong(row(count))[1] == "count"
    position = GAME.start(4, map=row(35))
    assert position.raw[0].rounds == 18


def test_how_many_there_may_be_is_said_the_same_way_everywhere() -> None:
    english, dutch = "an odd number of cities, from 3 to 35", "een oneven aantal steden, van 3 tot en met 35"
    assert english in GAME.sentences("en")["1.1"]
    assert dutch in GAME.sentences("nl")["1.1"]
    assert english in (Path(__file__).parents[2] / "docs" / "maps.md").read_text("utf-8")
    for count in (0, 1, 4, 37):
        with pytest.raises(MapError) as refused:
            read_map(row(count))
        said = in_words(refused.value.message)
        assert "an odd number of them, from 3 to 35" in said["en"]
        assert "een oneven aantal, van 3 tot en met 35" in said["nl"]


def test_what_could_be_better_is_a_warning() -> None:
    found = [message.id.removeprefix("dicetrip-map-warning-") for message in warnings(read_map(SMALL))]
    assert found == ["degree", "degree", "rings", "rings", "rings", "rings", "no-outline"]
    outside = read_map(SMALL + "outline 0.5 -2, 5 -2, 5 2, 0.5 2\n")
    assert warnings(outside)[-1] == Message("dicetrip-map-warning-outside", {"name": "Aa"})
    same = read_map(lines(("city Be 1 0 none", "city Be 1 0 red")))
    assert Message("dicetrip-map-warning-same-ring", {"one": "Aa", "other": "Be"}) in warnings(same)
    for message in (*warnings(read_map(SMALL)), *warnings(outside), *warnings(same)):
        in_words(message)


@pytest.mark.parametrize("name", names())
def test_the_normal_form_is_kept_as_it_is(name: str) -> None:
    text = write_map(find(name))
    assert tidy(text) == text
    assert read_map(text) == find(name)
    assert read_map("# a comment\r\n\r\n" + text.replace("\n", "\r\n")) == find(name)


def test_places_keep_all_their_decimals() -> None:
    text = lines(("city Es 4 0", "city Es 123.4567 -0.5001"))
    assert read_map(text).cities[4].at == (123.4567, -0.5001)
    assert read_map(tidy(text)) == read_map(text)


def test_a_map_of_far_too_many_roads_is_refused_soon() -> None:
    names = [f"{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(35)]
    places = [(i % 6 + i / 100, i // 6 + (i * i % 7) / 50) for i in range(35)]
    text = "map M\nauthor a\nlicence b\n"
    text += "".join(f"city {n} {x:.4f} {y:.4f} none\n" for n, (x, y) in zip(names, places, strict=True))
    text += "".join(f"roads {n}: {', '.join(names[i + 1 :])}\n" for i, n in enumerate(names[:-1]))
    found: list[str] = []
    assert effort(lambda: found.append(wrong(text)[1])) < 5_000_000
    assert found[0] in ("cross", "through")
    assert wrong(row(35).replace("roads ab: ac", f"roads ab: {', '.join(names[2:])}"))[1] == "through"


def test_names_in_every_language() -> None:
    liege = find("belgium").cities[13].named
    assert liege == Named("Liège", (("nl", "Luik"), ("de", "Lüttich")))
    assert liege.said == {"nl": "Luik", "en": "Liège"}
    assert liege.every == {"nl": "Luik", "fr": "Liège", "en": "Liège", "de": "Lüttich"}
    assert find("belgium").cities[6].named.said == "Turnhout"
    decomposed = lines(("city Es", "city E\u0301s"), ("De: Es", "De: E\u0301s"))
    assert read_map(decomposed).cities[4].named.name == "És"


PIECES = [*"012.,:()#-\n  ", *("map ", "city ", "roads ", "outline ", "Aa", "Be", "Ce", " red", " none", "nl ")]


def said(message: Message) -> None:
    for language in LANGUAGES:
        assert in_language(language).say(message)


@given(st.lists(st.sampled_from(PIECES)).map("".join))
@settings(max_examples=300)
def test_any_text_is_a_map_or_is_refused_with_a_sentence(text: str) -> None:
    for tried in (text, SMALL + text):
        try:
            assert tidy(tidy(tried)) == tidy(tried)
        except SetupError as refused:
            said(refused.message)


@given(st.text(max_size=300))
@settings(max_examples=200)
def test_any_line_is_read_or_refused_soon(text: str) -> None:
    for word in ("map", "author", "city", "roads Aa:", "outline"):
        try:
            read_map(f"{SMALL}{word} {text}")
        except MapError as refused:
            said(refused.message)


def test_a_game_on_a_map_of_ones_own_is_a_record_that_stands_alone() -> None:
    text = lines(("city Es", "city L'Île (en The Island)"), ("De: Es", "De: L'Île"))
    start = find_game("dicetrip").start(1, map=text)
    record = Record("dicetrip", 1, ("Anna",), start.options)
    again = read(write(record))
    assert again == record
    assert replay(again).start == start


@pytest.mark.parametrize("name", names())
def test_a_map_fits_its_sheet(name: str) -> None:
    sheet = fitted(find(name))
    assert max(sheet.width, sheet.height) == 1000
    for x, y in (*sheet.cities, *sheet.outline):
        assert 0 <= x <= sheet.width
        assert 0 <= y <= sheet.height
    near = min((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a in sheet.cities for b in sheet.cities if a != b)
    assert near >= 60**2, "cities are far enough apart for a finger"
    svg = as_svg(find(name))
    assert svg.count("<line") == len(find(name).roads)
    assert svg.count("</text>") == 50


# The commands


def test_the_terminal_checks_a_map(tmp_path: Path) -> None:
    (tmp_path / "small.map").write_text(SMALL, "utf-8")
    ran = teerling("map", "check", str(tmp_path / "small.map"))
    assert ran.code == 0
    assert "Aa has one road" in ran.out
    assert "Small: 5 cities, 5 roads, 3 rounds." in ran.out
    assert "Luik" not in teerling("map", "check", "belgium", "--lang", "nl").out
    assert "België: 25 steden" in teerling("map", "check", "belgium", "--lang", "nl").out


def test_the_terminal_says_what_is_wrong_with_a_map(tmp_path: Path) -> None:
    (tmp_path / "bad.map").write_text(lines(("roads Be: Ce, De", "roads Be: Ce, Di")), "utf-8")
    ran = teerling("map", "check", str(tmp_path / "bad.map"))
    assert ran.code == 2
    assert re.fullmatch("Line 10: there is no city “Di”.\n", ran.err)
    assert teerling("map", "check", "nowhere.map").code == 2


def test_the_terminal_draws_a_map(tmp_path: Path) -> None:
    ran = teerling("map", "draw", "belgium", "-o", str(tmp_path / "map.svg"))
    assert ran.code == 0
    assert "Bastogne" in (tmp_path / "map.svg").read_text("utf-8")


def test_the_terminal_plays_on_a_map_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "small.map").write_text(SMALL, "utf-8")
    record = tmp_path / "game.trl"
    ran = teerling(
        "play", "dicetrip", "--map", str(tmp_path / "small.map"), "--bots", "greedy,random", "--record", str(record)
    )
    assert ran.code == 0
    assert read(record.read_text("utf-8")).options["map"] == SMALL


def test_commands_are_described_in_each_language() -> None:
    for language in LANGUAGES:
        assert build(in_language(language)).registered_groups
    assert issubclass(MapError, TeerlingError)
