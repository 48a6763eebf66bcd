"""Every reason against a move: its rule, its message, its words."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.games.pushbox import reasons
from teerling.values import IllegalMove, Message, NotYourTurn

from . import oracle
from .positions import ALL, GAME, SEVENS, THROWS, arranged, go, in_words, refusal, start

# A move that is refused: seats, level, own numbers, pushed before, the throw, the move, and
# the rule, the reason and what it says.
REFUSED = [
    (2, "1", ALL, 0, "4 5", "pass", "4.5", "must-play", "You can play this throw, for example 9."),
    (2, "1", (4, 12), 0, "4 4", "pass", "6.3", "answer-double", "A double must be answered: push numbers you like."),
    (1, "1", (2, 8), 0, "3 4", "pass", "9.2", "solo-seven", "Alone, a seven does not end the game: throw again."),
    (2, "1", ALL, 0, "4 5", "again", "6.2", "no-seven", "You throw again only after a seven."),
    (1, "1", ALL, 0, "4 5", "again", "9.2", "no-seven", "You throw again only after a seven."),
    (1, "1", (2, 5), 0, "3 4", "again", "4.5", "must-play", "You can play this throw, for example 5 + 2."),
    (2, "1", (2, 12), 0, "2 3", "3!", "1.3", "not-standing", "3 does not stand out at your side."),
    (2, "1", (2, 12), 0, "6 6", "8+4", "1.3", "not-standing", "8 and 4 do not stand out at your side."),
    (2, "1", (2, 12), 0, "2 3", "12!", "6.5", "no-single", "Neither die shows 12."),
    (2, "1", (2, 12), 0, "2 2", "2!", "6.5", "double-first", None),
    (2, "1", (2, 5), 0, "2 3", "2!", "6.5", "play-first", None),
    (2, "1", (2, 12), 0, "2 3", "2", "6.5", "single-sign", None),
    (2, "2", ALL, 0, "4 5", "2+3+8-4", "4.3", "too-many", "A play has at most three numbers."),
    (2, "1", ALL, 0, "4 4", "any 2 3 4 12", "4.3", "too-many", "A play has at most three numbers."),
    (2, "1", ALL, 1, "4 5", "4+3+2", "7.1", "limit", "You may push only 2 more numbers in this turn."),
    (2, "1", ALL, 2, "4 5", "5+4", "7.1", "limit", "You may push only one more number in this turn."),
    (2, "1", ALL, 0, "4 4", "any 2 3 4", "6.3", "double-count", None),
    (2, "1", ALL, 0, "4 5", "any 12 3", "4.2", "no-way", "With 12 and 3 you can't make 9."),
    (2, "3", ALL, 0, "4 5", "any 12 6", "4.2", "no-way", "With 12 and 6 you can't make 9 or 20."),
    (2, "1", ALL, 0, "4 5", "12-3", "5.1", "operator", "At your level you may not use −."),
    (2, "2", ALL, 0, "4 5", "6*3/2", "5.2", "operator", "At your level you may not use ×."),
    (2, "2", ALL, 0, "4 5", "10/2+4", "5.2", "operator", "At your level you may not use ÷."),
    (2, "3", ALL, 0, "4 5", "3/2*6", "4.4", "not-whole", "3 ÷ 2 × 6 does not give a whole number at every step."),
    (2, "1", ALL, 0, "4 5", "5+3", "4.2", "total", "5 + 3 makes 8, you need 9."),
    (2, "3", ALL, 0, "4 5", "2-12", "4.2", "total", None),
]


@pytest.mark.parametrize(("seats", "level", "own", "pushed", "dice", "text", "rule", "name", "english"), REFUSED)
def test_a_refused_move_has_its_rule_and_its_words(
    seats: int,
    level: str,
    own: tuple[int, ...],
    pushed: int,
    dice: str,
    text: str,
    rule: str,
    name: str,
    english: str | None,
) -> None:
    position = go(arranged(start(seats, level=level), {1: own}, pushed=pushed), f"dice {dice}")
    assert refusal(position, text) == (rule, f"pushbox-why-{name}")
    reason = position.why_not(0, GAME.read_move(text))
    assert reason is not None
    said = in_words(reason.message)
    assert said["en"] != said["nl"]
    assert english in (None, said["en"])


@pytest.mark.rule("pushbox", "6.2")
def test_a_push_after_a_seven_in_the_first_turn() -> None:
    assert refusal(go(start(), "dice 3 4"), "4+3") == ("6.2", "pushbox-why-seven")


def test_every_reason_is_tested_here() -> None:
    tree = ast.parse(Path(reasons.__file__).read_text("utf-8"))
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "_reason"]
    named = {call.args[1].value for call in calls if isinstance(call.args[1], ast.Constant)}
    assert len(calls) >= len(named) > 0
    assert named == {row[7] for row in REFUSED} | {"seven"}


@pytest.mark.rule("pushbox", "3.1")
@pytest.mark.rule("pushbox", "4.1")
@pytest.mark.rule("pushbox", "8.1")
def test_who_is_not_up_hears_why() -> None:
    thrown = go(start(), "dice 4 5")
    won = go(arranged(start(), {1: (9,)}), "dice 4 5", "9")
    for position, seat, rule, name in [
        (thrown, 1, "3.1", "why-not-turn"),
        (start(), 0, "4.1", "why-dice"),
        (GAME.start(2), 0, "4.1", "why-dice"),
        (won, 0, "8.1", "why-over"),
    ]:
        with pytest.raises(NotYourTurn) as refused:
            position.play(seat, GAME.read_move("9"))
        assert (refused.value.reason.rule, refused.value.reason.message.id) == (rule, name)
        in_words(refused.value.reason.message)


@pytest.mark.rule("pushbox", "4.1")
def test_dice_that_are_not_due_or_not_possible() -> None:
    roll = GAME.read_roll("4 5")
    with pytest.raises(IllegalMove) as refused:
        go(start(), "dice 4 5").roll(roll)
    assert refused.value.reason.message == Message("roll-not-due", {"roll": "4 5"})
    in_words(refused.value.reason.message)
    with pytest.raises(IllegalMove) as refused:
        start().roll(type(roll)(54, "5 4"))
    assert refused.value.reason.message == Message("roll-impossible", {"roll": "5 4"})
    in_words(refused.value.reason.message)


@given(
    own=st.sets(st.sampled_from(ALL), min_size=1, max_size=5),
    level=st.integers(1, 3),
    pushed=st.integers(0, 2),
    dice=st.sampled_from([dice for dice in THROWS if dice not in SEVENS]),
)
@settings(max_examples=35)
def test_any_calculation_is_accepted_or_refused_for_the_right_reason(
    own: set[int], level: int, pushed: int, dice: str
) -> None:
    position = go(arranged(start(level=str(level)), {1: tuple(own)}, pushed=pushed), f"dice {dice}")
    low, high = (int(face) for face in dice.split())
    for size in (1, 2, 3):
        for numbers in map(frozenset, combinations(sorted(own), size)):
            for text in oracle.texts_of(numbers):
                reason = position.why_not(0, GAME.read_move(text))
                found = (reason.rule, reason.message.id) if reason else None
                assert found == expected(own, (low, high), level, 3 - pushed, text, numbers)


def expected(
    own: set[int], dice: tuple[int, int], level: int, left: int, text: str, numbers: frozenset[int]
) -> tuple[str, str] | None:
    """Why the oracle refuses a calculation of own numbers, if it does."""
    answers = oracle.answers(frozenset(own), dice, level, left)
    made = oracle.worth(text)
    if not answers:
        return "4.1", "why-dice"
    if len(numbers) > left:
        return "7.1", "pushbox-why-limit"
    if not set(text) & set("+-*/") <= set(oracle.OPERATORS[level]):
        return f"5.{level}", "pushbox-why-operator"
    if made is None:
        return "4.4", "pushbox-why-not-whole"
    if made in oracle.wanted(dice, level):
        return None
    if ("single", numbers) in answers:
        return "6.5", "pushbox-why-single-sign"
    return "4.2", "pushbox-why-total"
