"""Sets of shapes: what is wrong with one is said with its line; a good one is kept in its normal form."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.conformance import check_game
from teerling.games.quadrata.box import LONGEST_TEXT, Box, SetError, find, names, read_set, tidy, write_set
from teerling.games.quadrata.commands import check
from teerling.games.quadrata.filling import Undecided, filling
from teerling.games.quadrata.grid import (
    cornered,
    flipped,
    is_whole,
    middle,
    moved,
    outlines,
    read_figure,
    turned,
    ways,
    write_figure,
)
from teerling.games.quadrata.raster import figure_of
from teerling.games.quadrata.svg import as_svg
from teerling.games.quadrata.tables import bits, placements
from teerling.record import Record, read, replay, write
from teerling.values import Message, SetupError, TeerlingError
from tests.cli.running import assert_refused, teerling
from tests.effort import effort

from .positions import GAME, SETS, SMALL, in_words


def changed(*changes: tuple[str, str]) -> str:
    """The small set with some lines replaced."""
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def wrong(text: str) -> tuple[int, str]:
    """The line and the problem of a set."""
    with pytest.raises(SetError) as refused:
        read_set(text)
    in_words(refused.value.message)
    problem = refused.value.message.args["problem"]
    assert isinstance(problem, Message)
    return refused.value.line, problem.id.removeprefix("quadrata-set-")


PROBLEMS = [
    ("", (1, "missing")),
    (changed(("set Small\n", "")), (22, "missing")),
    (changed(("author the tests\n", "")), (22, "missing")),
    (changed(("licence CC0 1.0", "licence")), (3, "empty")),
    (changed(("licence CC0 1.0", "author another")), (3, "twice")),
    (changed(("set Small", "set Sm_all")), (1, "name")),
    (changed(("set Small", f"set {'x' * 31}")), (1, "name")),
    (changed(("set Small", "set Small)")), (1, "name")),
    (changed(("set Small", "set Small (fr Petit)")), (1, "language")),
    (changed(("set Small", "set Small (nl Klein, nl Klein)")), (1, "language")),
    (changed(("large\n", "large board\n")), (4, "unknown")),
    (changed(("small\n", "large\n")), (8, "twice")),
    (changed(("small\n##.\n##.\n...\n", "")), (19, "missing")),
    (changed(("small\n##.\n", "small\n####\n")), (8, "outside")),
    (changed(("small\n##.\n##.", "small\n#..\n.#.")), (8, "loose")),
    (changed(("small\n##.\n##.\n...", "small\n...\n...\n...")), (8, "no-drawing")),
    (changed(("large\n###\n###\n", "large\n###\n#.#\n")), (4, "hole")),
    (changed(("large\n###\n", f"large\n{'#' * 9}\n")), (5, "too-large")),
    (changed(("large\n", "large\n" + "###\n" * 6)), (13, "too-large")),
    (changed(("shape 2 count 3 aside 1\n#\n", "shape 2 count 3 aside 1\nx\n")), (15, "unknown")),
    (changed(("shape 2 count 3 aside 1\n#\n", "shape 2 count 3 aside 1\n")), (14, "no-drawing")),
    (changed(("shape 2 count 3 aside 1\n#\n", "shape 2 count 3 aside 1\n◣◢\n")), (14, "loose")),
    (changed(("shape 2 count 3 aside 1\n#", "shape 2 count 3 aside 1\n##")), (18, "same")),
    (changed(("shape 4 count 2 aside 1\n##", "shape 4 count 2 aside 1\n◣\n#")), (18, "same")),
    (changed(("shape 2 count 3", "shape 2 count 0")), (14, "none-of")),
    (changed(("shape 2 count 3", "shape 3 count 3")), (16, "twice")),
    (changed(("shape 2 count 3", "shape 7 count 3")), (14, "shape")),
    (changed(("shape 2 count 3", "shape two count 3")), (14, "shape")),
    (changed(("shape 2 count 3 aside 1", "shape 2 count 3 aside 3")), (14, "aside")),
    (changed(("shape 2 count 3", "shape 2 count 50")), (23, "many")),
    (changed(("shape 6 count 1 aside 0\n###\n", "")), (21, "missing")),
    (changed(("count 3", "count 2"), ("###\n###\n###\nsmall", "####\n####\n####\nsmall")), (0, "")),
    (changed(("#" * 3 + "\nsmall", "#" * 8 + "\n" + "########\n" * 3 + "small")), (26, "area")),
    (changed(("small\n##.\n##.", "small\n##.\n◥#.")), (0, "")),
    (SMALL + "# " * (LONGEST_TEXT + 1), (1, "too-long")),
    (SMALL + "author " + "x" * 400 + "\n", (24, "too-long")),
]


@pytest.mark.parametrize(
    ("text", "problem"),
    [(text, problem) for text, problem in PROBLEMS if problem[1]],
    ids=[f"{n}-{what}" for n, (_, (_, what)) in enumerate(PROBLEMS) if what],
)
def test_what_is_wrong_is_said_with_its_line(text: str, problem: tuple[int, str]) -> None:
    assert wrong(text) == problem


@pytest.mark.parametrize("text", [text for text, problem in PROBLEMS if not problem[1]])
def test_what_looks_odd_may_be_right(text: str) -> None:
    assert isinstance(read_set(text), Box)


def test_a_spot_that_no_shape_covers_is_named() -> None:
    # Whole cells only, but half a cell at the corner of the board.
    lines = write_set(find("polyomino")).splitlines()
    row = lines.index("large") + 1
    lines[row] = "◢#######"
    with pytest.raises(SetError) as refused:
        read_set("\n".join(lines))
    assert in_words(refused.value.message)["en"].endswith("no shape can cover the whole of cell a1 of the large board.")


def test_half_cells_may_be_typed_as_digits() -> None:
    typed = SMALL.translate(str.maketrans("◤◥◣◢", "7913"))
    assert "1\n" in typed
    assert read_set(typed) == read_set(SMALL)
    assert read_set(SMALL.replace("#", "■")) == read_set(SMALL)


@pytest.mark.parametrize("name", names())
def test_the_normal_form_is_kept_as_it_is(name: str) -> None:
    text = write_set(find(name))
    assert tidy(text) == text
    assert read_set(text) == find(name)
    assert read_set("# a comment\r\n\r\n" + text.replace("\n", "\r\n")) == find(name)


def test_a_board_drawn_away_from_the_corner_is_moved_there() -> None:
    shifted = SMALL.replace(
        "large\n###\n###\n###\nsmall\n##.\n##.\n...\n", "large\n.###\n.###\n.###\nsmall\n.##.\n.##.\n"
    )
    assert read_set(shifted) == read_set(SMALL)


@settings(max_examples=200)
@given(st.lists(st.sampled_from([*SMALL.splitlines(), "◣◢", "#", "large", "shape 1 count 9", "x"]), max_size=40))
def test_any_lines_are_a_set_or_are_refused(lines: list[str]) -> None:
    try:
        box = read_set("\n".join(lines))
    except SetError as refused:
        in_words(refused.message)
    else:
        assert read_set(write_set(box)) == box


def test_no_text_keeps_the_reader_busy() -> None:
    full = "########\n" * 8
    # Eight ways, all placements, the largest boards: the most that can be asked for.
    shapes = ["##.\n###\n..◤", "#◣", "##◣", "###◣", "#..\n##◣", "◣"]
    parts = [f"shape {n} count 8\n{drawing}" for n, drawing in enumerate(shapes, 1)]
    text = f"set Wide\nauthor a\nlicence b\nlarge\n{full}small\n{full}" + "\n".join(parts) + "\n"
    try:
        box = read_set(text)
    except SetError as refused:
        raise AssertionError(in_words(refused.message)["en"]) from refused
    assert effort(lambda: (read_set(text), GAME.start(4, set=text))) < 1_000_000
    assert len(placements(box.figures, box.large).placements) > 1500
    assert len(bits(box.figures, box.large)) <= 256


# Figures


SIGNS = st.sampled_from(["#", ".", "◤", "◥", "◢", "◣"])
FIGURES = st.lists(st.lists(SIGNS, min_size=3, max_size=3).map("".join), min_size=1, max_size=3).filter(
    lambda rows: set("".join(rows)) != {"."}
)


@given(FIGURES)
def test_turning_and_flipping_lead_back(rows: list[str]) -> None:
    figure = cornered(read_figure(rows))
    assert turned(turned(turned(turned(figure)))) == figure
    assert flipped(flipped(figure)) == figure
    assert flipped(turned(flipped(turned(figure)))) == figure
    held = ways(figure)
    assert held[0] == figure
    assert len(held) in (1, 2, 4, 8)
    assert {turned(way) for way in held} == {flipped(way) for way in held} == set(held)


@given(FIGURES)
def test_an_outline_has_the_figure_inside(rows: list[str]) -> None:
    figure = cornered(read_figure(rows))
    if is_whole(figure) and len(outlines(figure)) == 1:
        assert figure_of(outlines(figure)[0]) == figure
        x, y = middle(figure)
        assert 0 < x < 3
        assert 0 < y < 3


def test_a_figure_is_drawn_as_it_was_read() -> None:
    rows = ["◢#◣", "#.#", "◥#◤"]
    assert write_figure(read_figure(rows), 3, 3) == rows
    assert len(outlines(read_figure(rows))) == 2, "around it, and around the hole"


def test_parts_that_touch_at_a_corner_have_one_outline() -> None:
    ring = read_figure(["###", "#.#", "#.◥", "###"])
    assert is_whole(ring) is True
    assert len(outlines(read_figure(["##", "#."]))) == 1


# Whether a board can be filled


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", [*SETS, "small"])
def test_a_filling_fills_the_board_with_shapes_there_are(name: str, seats: int) -> None:
    box = read_set(SMALL) if name == "small" else find(name)
    full = filling(box, seats)
    assert full is not None
    laid = [moved(ways(box.figures[p.number - 1])[p.way], p.x, p.y) for p in full]
    assert frozenset().union(*laid) == box.square(seats)
    assert sum(len(figure) for figure in laid) == len(box.square(seats))
    for number, count in enumerate(box.stock(seats), 1):
        assert sum(p.number == number for p in full) <= count


def test_an_impossible_board_is_refused_by_the_check() -> None:
    # Five cells in a plus with dominoes and larger: its arms need single cells, and there is one.
    text = """set Plus
author a
licence b
large
.#.
###
.#.
small
.#.
###
.#.
shape 1 count 1
#
shape 2 count 6
##
shape 3 count 3
###
shape 4 count 3
##
##
shape 5 count 3
####
shape 6 count 3
#.
##
"""
    box = read_set(text)
    assert filling(box, 2) is None
    with pytest.raises(SetError) as refused:
        check(text)
    assert "can't fill" in in_words(refused.value.message)["en"]
    with pytest.raises(Undecided):
        filling(find("1973"), 2, steps=3)


# At the table and in the terminal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_with_an_own_set(seats: int) -> None:
    record = check_game(GAME.start(seats, set=SMALL, rounds="1"), Random(seats))
    text = write(record)
    assert "shape 3 count 3 aside 1\\n#◣" in text
    assert replay(read(text)).last.turn.kind == "over"


def test_an_own_set_is_kept_in_its_normal_form() -> None:
    start = GAME.start(2, set="# mine\n" + SMALL.replace("shape 3 count 3 aside 1", "shape  3   count 3  aside 1"))
    assert start.options["set"] == tidy(SMALL)
    assert start.raw[0].box.names == {"nl": "Small", "en": "Small"}
    with pytest.raises(SetupError) as refused:
        GAME.start(2, set="tangram")
    in_words(refused.value.message)
    assert isinstance(refused.value, TeerlingError)
    record = Record("quadrata", 1, ("A", "B"), start.options)
    assert read(write(record)) == record


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("name", SETS)
def test_a_set_is_checked_in_the_terminal(name: str, language: str) -> None:
    ran = teerling("shapes", "check", name, language=language)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 5
    assert "157" in ran.out


def test_a_bad_set_is_refused_in_the_terminal(tmp_path: Path) -> None:
    bad = tmp_path / "bad.shapes"
    bad.write_text(changed(("shape 2 count 3", "shape 2 count 0")), "utf-8")
    assert_refused(teerling("shapes", "check", str(bad)), "Line 14", "shape 2")
    assert_refused(teerling("shapes", "draw", str(bad), "--to", str(tmp_path / "bad.svg")), "Line 14")
    assert not (tmp_path / "bad.svg").exists()
    assert_refused(teerling("play", "quadrata", "--set", str(bad)), "Line 14")


def test_a_set_is_drawn(tmp_path: Path) -> None:
    for name, text in (("1973", None), ("small", SMALL)):
        file = tmp_path / f"{name}.shapes"
        if text:
            file.write_text(text, "utf-8")
        to = tmp_path / f"{name}.svg"
        ran = teerling("shapes", "draw", str(file) if text else name, "-o", str(to))
        assert (ran.code, ran.err) == (0, "")
        drawn = to.read_text("utf-8")
        assert drawn == as_svg(read_set(text) if text else find(name))
        assert len(re.findall("<polygon", drawn)) == 8, "two boards and six shapes"
        assert [f">{n}<" in drawn for n in range(1, 7)] == [True] * 6


def test_a_game_with_an_own_file_in_the_terminal(tmp_path: Path) -> None:
    file, kept = tmp_path / "own.shapes", tmp_path / "game.trl"
    file.write_text(SMALL, "utf-8")
    bots = ("--bots", "greedy,greedy", "--seed", "4", "--rounds", "1")
    ran = teerling("play", "quadrata", "--set", str(file), *bots, "--record", str(kept))
    assert (ran.code, ran.err) == (0, "")
    assert read(kept.read_text("utf-8")).options["set"] == tidy(SMALL)
    assert teerling("verify", str(kept)).code == 0
