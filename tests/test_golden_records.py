"""Every record in tests/golden replays, reads back as itself, and is what a table would have kept.

What each of them shows is tested with its game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from teerling.course import Course
from teerling.game import names
from teerling.record import read, replay, result_tags, write
from tests import facts
from tests.goldens import GOLDEN, files

FILES = [path for game in names() for path in files(game)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays_to_its_result(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    assert record.tags == result_tags(replay(record).last)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read(text)
    assert write(record) == text
    assert record.head, "a comment says what the record shows"
    agreed = replay(record).start.options
    assert {name: agreed[name] for name in record.options} == record.options
    unsaid = {name: agreed[name] for name in agreed if name not in record.options}
    assert unsaid in ({}, facts.of(record.game).later), "every option is stated, unless it came later than the record"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_tells_every_move_as_the_table_keeps_it(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    done = replay(record)
    course = Course.new(record.game, record.seats, record.options)
    for number, (event, step) in enumerate(zip(record.events, done.steps, strict=True)):
        if len(course.events) > number:
            continue  # there was nothing to choose, so the table has done it
        if isinstance(step.event, tuple):
            assert event.text == step.event[1].text
            course.move(*step.event)
        else:
            course.throw(step.event)
    kept = [(event.seat, event.text) for event in course.record.events]
    assert kept[: len(record.events)] == [(event.seat, event.text) for event in record.events]


def test_every_game_has_golden_records_and_every_record_its_game() -> None:
    assert {path.parent.name for path in FILES} == set(names())
    assert sorted(GOLDEN.rglob("*.trl")) == sorted(FILES)
    for path in FILES:
        assert read(path.read_text("utf-8")).game == path.parent.name
