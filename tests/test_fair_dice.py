"""Dice nobody can foresee and everybody can check."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from teerling import dice
from teerling.course import Course
from teerling.dice import FairDice, Verified, due, fresh, from_seed, seal, verify
from teerling.game import find, names
from teerling.record import DICE, Event, Record, RecordError
from tests import facts
from tests.refusals import saying


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
        rolls = sum(event.seat == DICE for event in game.events)
        assert verify(game) == Verified(rolls, finished=True, edition=2, sealed=())


def test_a_practice_game_is_verified_against_its_seed() -> None:
    game = played(from_seed("1"), Seed="1")
    assert verify(game)
    with pytest.raises(RecordError, check=saying("verify-seed")):
        verify(replace(game, tags={**game.tags, "Seed": "2"}))


@pytest.mark.parametrize(
    ("tag", "value", "problem"),
    [
        ("Key", "00" * 32, "verify-commitment"),
        ("Key", "zz", "verify-key"),
        ("Commitment", "00" * 32, "verify-commitment"),
        # The commitment binds the table: one whose dice please can't be ground out.
        ("Table", "another", "verify-commitment"),
        ("Dice", "1", "verify-commitment"),
        ("Dice", "3", "verify-edition"),
        ("Entropy1", "late", "verify-seal"),
        ("Entropy2", "late", "verify-roll"),
        ("Seal1", "00" * 32, "verify-seal"),
        ("Seal2", "00" * 32, "verify-seal"),
    ],
)
def test_a_false_statement_about_the_dice_is_found(tag: str, value: str, problem: str) -> None:
    fair = FairDice("t", b"k" * 32, ("tulip", ""))
    game = played(fair, seats=2, Seal1=seal("t", 0, "tulip"))
    assert verify(game).sealed == (0,)
    with pytest.raises(RecordError, check=saying(problem)):
        verify(replace(game, tags={**game.tags, tag: value}))


@pytest.mark.parametrize("tag", ["Key", "Commitment", "Table"])
def test_without_its_tags_a_record_is_not_verified(tag: str) -> None:
    game = played(from_seed("1"))
    with pytest.raises(RecordError, check=saying("verify-missing")):
        verify(replace(game, tags={k: v for k, v in game.tags.items() if k != tag}))


def test_a_single_changed_roll_is_found() -> None:
    game = played(from_seed("4"))
    events = list(game.events)
    last = max(i for i, event in enumerate(events) if event.seat == DICE)
    # The last throw ended this game by being unplayable; a double would have been playable.
    events[last] = Event(DICE, "1 1", line=events[last].line)
    tags = {k: v for k, v in game.tags.items() if k not in ("Result", "Scores")}
    with pytest.raises(RecordError, check=saying("verify-roll")):
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


def test_a_noted_commitment_must_be_the_one_of_the_record() -> None:
    fair = fresh()
    game = played(fair)
    for noted in (fair.commitment, fair.commitment[:12], f" {fair.commitment[:16].upper()}… "):
        assert verify(game, noted).finished
    for noted, problem in (
        (fresh().commitment, "verify-noted"),
        ("12", "verify-noted-form"),
        ("x" * 20, "verify-noted-form"),
    ):
        with pytest.raises(RecordError, check=saying(problem)):
            verify(game, noted)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_record_that_was_cut_off_is_called_unfinished(left: int) -> None:
    game = played(fresh())
    tags = {name: value for name, value in game.tags.items() if name not in ("Result", "Scores")}
    assert verify(replace(game, tags=tags)).finished
    assert not verify(replace(game, tags=tags, events=game.events[:left])).finished


def test_records_of_the_first_edition_still_verify_and_say_what_they_promise() -> None:
    first = FairDice("t", b"k" * 32, ("tulip", ""), edition=1)
    game = played(first, seats=2)
    assert "Dice" not in game.tags
    found = verify(game)
    assert (found.edition, found.promise().id) == (1, "verify-promise-first")
    assert verify(played(fresh())).promise().id == "verify-promise-key"
    fair = FairDice("t", b"k" * 32, ("tulip", "rose"))
    both = played(fair, seats=2, Seal1=seal("t", 0, "tulip"), Seal2=seal("t", 1, "rose"))
    promise = verify(both).promise()
    assert (promise.id, promise.args) == ("verify-promise-words", {"count": 2})


def test_a_seal_is_for_one_table_one_seat_and_its_words() -> None:
    made = {seal(table, seat, words) for table in "tu" for seat in (0, 1) for words in ("a", "b")}
    assert len(made) == 8


def test_what_is_due_says_how_to_work_it_out() -> None:
    """By what `due` tells alone, a checker without our rules gets the roll that our dice give."""
    # Between them, games have dice that are alike, dice that are not, and draws of something else.
    assert {kind for game in names() for kind in kinds_due(game)} == {(True, True), (True, False), (False, False)}


def kinds_due(game: str) -> set[tuple[bool, bool]]:
    """Whether dice were due, and whether those are alike, in a game in which all is drawn that can be."""
    fair = from_seed("due")
    position = find(game).start(2, facts.drawn(game))
    seen = set()
    for number in range(1, 60):
        if position.turn.kind == "decide":
            position = position.play(position.turn.seats[0], position.moves(position.turn.seats[0])[-1])
            continue
        if position.turn.kind == "over":
            break
        told, roll = due(position), fair.roll(position, number)
        if told.dice:
            faces = fair.faces(number, told.dice)
            stated = [int(word) for word in roll.text.split() if word != "-"]
            assert stated == (sorted(faces) if told.alike else faces)
        else:
            row = [text for text, weight in told.outcomes for _ in range(weight)]
            assert row[fair.below(number, len(row))] == roll.text
        seen.add((bool(told.dice), told.alike))
        position = position.roll(roll)
    return seen
