"""Which numbers answer a throw: totals, calculations, levels."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from . import oracle
from .positions import ALL, GAME, SEVENS, THROWS, arranged, go, numbers_in, pushes, refusal, standing, start, texts, up


def pair(dice: str) -> tuple[int, int]:
    low, high = dice.split()
    return int(low), int(high)


def sets(*numbers: tuple[int, ...]) -> set[frozenset[int]]:
    return {frozenset(some) for some in numbers}


@pytest.mark.rule("pushbox", "4.1")
def test_both_dice_are_thrown() -> None:
    position = start()
    assert position.dice == 2
    chances = {str(roll): chance for roll, chance in position.outcomes()}
    assert set(chances) == set(THROWS)
    for dice, chance in chances.items():
        low, high = pair(dice)
        assert chance == Fraction(1 if low == high else 2, 36)


@pytest.mark.rule("pushbox", "4.1")
@pytest.mark.parametrize("dice", THROWS)
def test_it_does_not_matter_which_die_fell_how(dice: str) -> None:
    low, high = pair(dice)
    assert start().fallen([low, high]) == start().fallen([high, low]) == GAME.read_roll(dice)


@pytest.mark.rule("pushbox", "4.1")
def test_the_dice_come_first() -> None:
    reason = start().why_not(0, GAME.read_move("9"))
    assert reason is not None
    assert (reason.rule, reason.message.id) == ("4.1", "why-dice")


@pytest.mark.rule("pushbox", "4.2")
@pytest.mark.rule("pushbox", "4.3")
@pytest.mark.rule("pushbox", "5.1")
def test_adding_nine() -> None:
    assert texts(go(start(level="1"), "dice 4 5")) == {"9", "5+4", "6+3", "4+3+2"}


@pytest.mark.rule("pushbox", "4.2")
@pytest.mark.parametrize("text", ["8", "8+2", "5+3", "4+3"])
def test_another_total_does_not_do(text: str) -> None:
    assert refusal(go(start(), "dice 4 5"), text) == ("4.2", "pushbox-why-total")


@pytest.mark.rule("pushbox", "4.3")
def test_at_most_three_numbers() -> None:
    position = go(start(1, level="2"), "dice 4 5")
    assert refusal(position, "2+3+8-4") == ("4.3", "pushbox-why-too-many")
    assert max(map(len, pushes(position))) == 3


@pytest.mark.rule("pushbox", "4.3")
def test_no_number_twice() -> None:
    # 3+3 would make 6, and 6 = 2+2+2.
    position = go(arranged(start(), {1: (2, 3, 12)}), "dice 2 4")
    assert texts(position) == {"pass", "2!"}


@pytest.mark.rule("pushbox", "4.4")
@pytest.mark.parametrize(
    ("dice", "text"),
    [
        ("4 5", "3+2+4"),
        ("4 6", "2*(9-4)"),
        ("4 6", "(9-4)*2"),
        ("1 3", "2-6+8"),
        ("1 3", "2-(6-8)"),
        ("3 6", "9*4/2"),
        ("4 5", "6*2-3"),
        ("4 5", "6*3/2"),
        ("4 5", "12-3"),
    ],
)
def test_any_order_and_brackets(dice: str, text: str) -> None:
    position = go(start(level="3"), f"dice {dice}", text)
    assert set(standing(position)[3]) == numbers_in(text)


@pytest.mark.rule("pushbox", "4.4")
@pytest.mark.parametrize(("dice", "text"), [("3 6", "9/2*4"), ("4 5", "3/2*6"), ("1 3", "3/9*12"), ("1 3", "12*(3/9)")])
def test_every_step_must_be_whole(dice: str, text: str) -> None:
    assert refusal(go(start(level="3"), f"dice {dice}"), text) == ("4.4", "pushbox-why-not-whole")


@pytest.mark.rule("pushbox", "4.4")
def test_the_same_numbers_in_whole_steps_will_do() -> None:
    position = go(arranged(start(level="3"), {1: (8, 9, 11, 12)}), "dice 2 4")
    assert refusal(position, "8/(12/9)") == ("4.4", "pushbox-why-not-whole")
    assert standing(go(position, "8*9/12"))[1] == (11,)


@pytest.mark.rule("pushbox", "4.5")
def test_a_throw_that_can_be_played_must_be_played() -> None:
    position = go(start(), "dice 4 5")
    assert refusal(position, "pass") == ("4.5", "pushbox-why-must-play")
    assert "pass" not in texts(position)


@pytest.mark.rule("pushbox", "4.5")
def test_after_a_play_you_throw_again() -> None:
    position = go(start(), "dice 4 5", "9")
    assert position.turn == ("dice", (), 0)
    assert up(go(position, "dice 1 2", "3")) == (0, 1)


@pytest.mark.rule("pushbox", "4.5")
@given(
    own=st.sets(st.sampled_from(ALL), min_size=1),
    dice=st.sampled_from([dice for dice in THROWS if dice not in SEVENS]),
    level=st.integers(1, 3),
)
@settings(max_examples=150)
def test_every_play_can_be_said_aloud(own: set[int], dice: str, level: int) -> None:
    position = go(arranged(start(level=str(level)), {1: tuple(own)}), f"dice {dice}")
    for move in position.moves(0):
        if move.text.startswith("any") or move.text in ("pass", "again") or move.text.endswith("!"):
            continue
        assert oracle.worth(move.text) in oracle.wanted(pair(dice), level)
        assert set(move.text) & set("+-*/") <= set(oracle.OPERATORS[level])
        said = GAME.read_move(move.text)
        assert said == move
        assert position.raw[1].out[0] & said.code == said.code
        assert len(numbers_in(move.text)) == said.code.bit_count()


@pytest.mark.rule("pushbox", "4.6")
@pytest.mark.rule("pushbox", "6.1")
def test_a_throw_that_cannot_be_played_ends_the_turn() -> None:
    position = arranged(start(), {1: (8, 12)})
    assert up(go(position, "dice 2 3")) == (1, 3)
    assert standing(go(position, "dice 2 3")) == standing(position)


@pytest.mark.rule("pushbox", "5.1")
@pytest.mark.parametrize("text", ["12-3", "3*4", "6*3/2", "2+12/3"])
def test_level_1_only_adds(text: str) -> None:
    assert refusal(go(start(level="1"), "dice 4 5"), text) == ("5.1", "pushbox-why-operator")


@pytest.mark.rule("pushbox", "5.2")
def test_level_2_also_subtracts() -> None:
    position = go(start(level="2"), "dice 4 5")
    assert pushes(go(start(level="1"), "dice 4 5")) < pushes(position)
    assert sets((12, 3), (11, 2), (12, 5, 2), (2, 3, 10)) <= pushes(position)
    assert refusal(position, "6*3/2") == ("5.2", "pushbox-why-operator")
    assert refusal(position, "12+8") == ("4.2", "pushbox-why-total"), "the product is for level 3"


@pytest.mark.rule("pushbox", "5.3")
def test_level_3_has_all_four_and_total_or_product() -> None:
    position = go(start(level="3"), "dice 4 5")
    assert pushes(go(start(level="2"), "dice 4 5")) < pushes(position)
    assert sets((6, 3, 2), (12, 8), (10, 4, 2), (10, 2), (5, 4)) <= pushes(position)
    for text in ("6*2-3", "6*3/2", "12+8", "10*4/2", "10*2", "5*4"):
        assert set(standing(go(position, text))[3]) == numbers_in(text)


@pytest.mark.rule("pushbox", "5.3")
def test_the_product_of_two_ones_is_a_target() -> None:
    position = arranged(start(level="3"), {1: (2, 3, 6, 12)})
    assert standing(go(position, "dice 1 1", "6-2-3"))[1] == (12,)
    assert standing(go(position, "dice 1 1", "3-2"))[1] == (6, 12)
    assert refusal(go(arranged(start(level="2"), {1: (2, 3, 6, 12)}), "dice 1 1"), "6-2-3")[0] == "4.2"


@pytest.mark.rule("pushbox", "4.2")
@pytest.mark.rule("pushbox", "5.1")
@pytest.mark.rule("pushbox", "5.2")
@pytest.mark.rule("pushbox", "5.3")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("dice", [dice for dice in THROWS if dice not in SEVENS])
def test_the_plays_of_a_full_side_are_those_found_by_trying_everything(level: int, dice: str) -> None:
    position = go(start(level=str(level)), f"dice {dice}")
    found = {numbers_in(text) for text in texts(position) if not text.startswith("any")}
    assert found == oracle.plays(frozenset(ALL), pair(dice), level, 3)


@pytest.mark.rule("pushbox", "4.3")
@pytest.mark.rule("pushbox", "4.4")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_correct_calculation_is_accepted_and_every_wrong_one_refused(level: int) -> None:
    position = go(start(1, level=str(level)), "dice 3 6")
    wanted = oracle.wanted((3, 6), level)
    accepted = 0
    for size in (1, 2, 3):
        for numbers in combinations((2, 3, 4, 6, 9, 12), size):
            for text in oracle.texts_of(frozenset(numbers)):
                reason = position.why_not(0, GAME.read_move(text))
                made = oracle.worth(text)
                if not set(text) & set("+-*/") <= set(oracle.OPERATORS[level]):
                    expected: str | None = f"5.{level}"
                elif made is None:
                    expected = "4.4"
                else:
                    expected = None if made in wanted else "4.2"
                assert (reason.rule if reason else None) == expected, text
                accepted += reason is None
    assert accepted > 10
