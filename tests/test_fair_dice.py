"""Dice nobody can foresee and everybody can check."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from teerling import dice
from teerling.course import Course
from teerling.dice import FairDice, fresh, from_seed, verify
from teerling.record import DICE, Event, Record, RecordError


def played(fair: FairDice, seats: int = 1, **tags: str) -> Record:
    """A whole game with the first legal move each time, its key revealed."""
    course = Course.new("pushbox", tuple(f"P{i}" for i in range(seats)), {}, **fair.tags(), **tags)
    while course.position.turn.kind != "over":
        turn = course.position.turn
        if turn.kind == "dice":
            course.throw(fair.roll(course.position, course.rolls + 1))
        else:
            course.move(turn.seats[0], course.position.moves(turn.seats[0])[0])
    return course.record.adding(Key=fair.key.hex())


def test_a_true_record_is_verified_with_and_without_entropy() -> None:
    for entropy in ((), ("a", "b"), ("", "b"), ("", "")):
        game = played(fresh(entropy), seats=2)
        assert verify(game) == sum(event.seat == DICE for event in game.events)


def test_a_practice_game_is_verified_against_its_seed() -> None:
    game = played(from_seed("1"), Seed="1")
    assert verify(game)
    with pytest.raises(RecordError, match="verify-seed"):
        verify(replace(game, tags={**game.tags, "Seed": "2"}))


@pytest.mark.parametrize(
    ("tag", "value", "problem"),
    [
        ("Key", "00" * 32, "verify-commitment"),
        ("Key", "zz", "verify-key"),
        ("Commitment", "00" * 32, "verify-commitment"),
        ("Table", "another", "verify-roll"),
        ("Entropy1", "late", "verify-roll"),
    ],
)
def test_a_false_statement_about_the_dice_is_found(tag: str, value: str, problem: str) -> None:
    game = played(from_seed("1"))
    with pytest.raises(RecordError, match=problem):
        verify(replace(game, tags={**game.tags, tag: value}))


@pytest.mark.parametrize("tag", ["Key", "Commitment", "Table"])
def test_without_its_tags_a_record_is_not_verified(tag: str) -> None:
    game = played(from_seed("1"))
    with pytest.raises(RecordError, match="verify-missing"):
        verify(replace(game, tags={k: v for k, v in game.tags.items() if k != tag}))


def test_a_single_changed_roll_is_found() -> None:
    game = played(from_seed("4"))
    events = list(game.events)
    last = max(i for i, event in enumerate(events) if event.seat == DICE)
    # The last throw ended this game by being unplayable; a double would have been playable.
    events[last] = Event(DICE, "1 1", line=events[last].line)
    tags = {k: v for k, v in game.tags.items() if k not in ("Result", "Scores")}
    with pytest.raises(RecordError, match="verify-roll"):
        verify(replace(game, events=tuple(events[: last + 1]), tags=tags))


def test_a_roll_depends_on_its_number_alone() -> None:
    fair = from_seed("7")
    forwards = [fair.faces(i, 2) for i in range(1, 50)]
    backwards = [fair.faces(i, 2) for i in reversed(range(1, 50))]
    assert forwards == backwards[::-1]
    assert len({tuple(f) for f in forwards}) > 20


def test_key_table_entropy_and_number_all_change_the_dice() -> None:
    base = FairDice("t", b"k" * 32, ("a", "b"))
    others = [
        FairDice("u", b"k" * 32, ("a", "b")),
        FairDice("t", b"l" * 32, ("a", "b")),
        FairDice("t", b"k" * 32, ("a", "c")),
        FairDice("t", b"k" * 32, ("b", "a")),
        FairDice("t", b"k" * 32, ("", "ab")),
    ]
    row = [base.faces(i, 4) for i in range(1, 9)]
    for other in others:
        assert [other.faces(i, 4) for i in range(1, 9)] != row


def test_faces_are_even_and_independent_of_each_other() -> None:
    """Exact counts for one fixed key: chi-squared far below what chance allows at one in ten thousand."""
    fair = from_seed("even")
    pairs = Counter(tuple(fair.faces(i, 2)) for i in range(1, 18_001))
    expected = 18_000 / 36
    chi = sum((pairs[a, b] - expected) ** 2 / expected for a in range(1, 7) for b in range(1, 7))
    assert chi < 76.4  # 35 degrees of freedom


def test_draws_are_even_for_counts_that_do_not_divide_a_power_of_two() -> None:
    fair = from_seed("draw")
    drawn = Counter(fair.below(i, 7) for i in range(1, 7_001))
    assert sorted(drawn) == list(range(7))
    assert sum((n - 1000) ** 2 / 1000 for n in drawn.values()) < 27.9  # 6 degrees of freedom


def test_the_key_stays_out_of_sight() -> None:
    fair = fresh()
    assert fair.key.hex() not in repr(fair) + str(fair.tags())
    assert "key" not in repr(fair)


def test_two_tables_never_share_a_key() -> None:
    assert len({dice.fresh().commitment for _ in range(100)}) == 100
