"""A record reads back as itself, and nothing that is damaged gets through."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling import record
from teerling.conformance import check_game
from teerling.game import find
from teerling.record import DICE, Event, Record, RecordError, read, replay, write
from tests.refusals import saying

# Any text but the characters that end a line or begin a comment; the ends are trimmed when read.
TEXT = st.text(st.characters(blacklist_characters="\n\r;", blacklist_categories=["Cs"]), min_size=1, max_size=30)
LINE = TEXT.map(lambda t: t.strip(" \t")).filter(bool)
NOTE = st.text(st.characters(blacklist_characters="\n\r", blacklist_categories=["Cs"]), max_size=30).map(
    lambda t: t.strip(" \t")
)
TAG_TEXT = st.text(st.characters(blacklist_characters="\r", blacklist_categories=["Cs"]), max_size=30)
NAMES = st.from_regex(r"\A[A-Z][A-Za-z]{0,8}\Z").filter(lambda n: n not in ("Teerling", "Game", "Rules"))
EVENTS = st.builds(Event, st.integers(DICE, 8), LINE, NOTE, st.lists(NOTE, max_size=2).map(tuple))
RECORDS = st.builds(
    Record,
    TAG_TEXT,
    st.integers(0, 10**6),
    st.lists(TAG_TEXT, min_size=1, max_size=5).map(tuple),
    st.dictionaries(st.from_regex(r"\A[a-z]{1,8}\Z"), TAG_TEXT, max_size=3),
    st.dictionaries(NAMES, TAG_TEXT, max_size=3),
    st.lists(EVENTS, max_size=6).map(tuple),
    st.lists(NOTE, max_size=2).map(tuple),
)


@given(RECORDS)
def test_reading_back_what_was_written_is_the_identity(one: Record) -> None:
    assert read(write(one)) == one
    assert write(read(write(one))) == write(one)
    assert read(write(one).replace("\n", "\r\n")) == one


def some_game(seed: int) -> Record:
    rng = Random(seed)
    seats = rng.choice([1, 2, 3, 4])
    return check_game(find("pushbox").start(seats, level=rng.choice("123")), rng)


@settings(max_examples=300)
@given(st.integers(0, 5), st.data())
def test_a_record_changed_anywhere_is_read_the_same_or_refused(seed: int, data: st.DataObject) -> None:
    text = write(GAMES[seed])
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.integers(0, 3))
    inserted = data.draw(st.text(st.sampled_from('0123456789 +-*/()!;."[]\nseatdicepas\\é'), max_size=3))
    changed = text[:at] + inserted + text[at + cut :]
    try:
        found = read(changed)
        done = replay(found)
    except RecordError:
        return
    # Whatever was accepted is a true game: it writes back and replays to the same end.
    assert replay(read(write(found))).last == done.last


GAMES = [some_game(seed) for seed in range(6)]


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    try:
        replay(read(text))
    except RecordError:
        return


def test_comments_are_kept_where_they_were() -> None:
    text = (
        '; a fine game\n[Teerling "1"]\n[Game "pushbox"]\n[Rules "1"]\n[Seat1 "Anna"]\n\n'
        "1. dice 4 5  ; first throw\n; now think\n2. seat1 5+4\n; the end\n"
    )
    found = read(text)
    assert found.head == ("a fine game",)
    assert found.events[0].note == "first throw"
    assert found.events[1].before == ("now think",)
    assert found.tail == ("the end",)
    assert write(found) == text


def test_a_stated_result_must_be_true() -> None:
    game = GAMES[0]
    assert replay(game).last.result is not None
    for tag in ("Result", "Scores"):
        with pytest.raises(RecordError, match=tag):
            replay(game.adding(**{tag: "seat9"}))


def test_too_long_a_text_is_refused() -> None:
    with pytest.raises(RecordError):
        read("x" * (record.LONGEST_TEXT + 1))
    with pytest.raises(RecordError):
        read('[Teerling "' + "1" * record.LONGEST_LINE + '"]')


def test_a_record_of_another_rules_version_is_refused() -> None:
    from dataclasses import replace

    with pytest.raises(RecordError, check=saying("record-version")):
        replay(replace(GAMES[0], rules=2))
