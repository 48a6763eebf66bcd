"""Records in tests/golden/pushbox, each checked by hand: they replay, and show what they say."""

from __future__ import annotations

import pytest

from teerling.game import Position
from tests.goldens import files, positions

from .positions import ALL, pushes, refusal, standing, texts, up

FILES = files("pushbox")


def golden(name: str) -> list[Position]:
    return positions("pushbox", name)


def winners(position: Position) -> tuple[int, ...]:
    assert position.result is not None
    return position.result.winners


def test_every_record_has_a_test_here() -> None:
    assert len(FILES) > 30
    for path in FILES:
        assert f"test_{path.stem.replace('-', '_')}" in globals()


# What each record shows


@pytest.mark.rule("pushbox", "6.1")
def test_seven_ends_turn() -> None:
    at = golden("seven-ends-turn")
    assert up(at[8]) == (1, 2)
    assert 12 in standing(at[8])[2]
    assert up(at[9]) == (0, 1)


@pytest.mark.rule("pushbox", "6.2")
def test_seven_first_turn_again() -> None:
    at = golden("seven-first-turn-again")
    for seven in (1, 3, 7):
        assert texts(at[seven]) == {"again", "pass"}
        assert at[seven + 1].turn == ("dice", (), 0)
    assert standing(at[-1])[3] == (9, 11)


@pytest.mark.rule("pushbox", "6.2")
def test_seven_first_turn_ended() -> None:
    at = golden("seven-first-turn-ended")
    assert texts(at[3]) == {"again", "pass"}
    assert [up(position) for position in at[4:]] == [(1, 2), (2, 3), (0, 1)]


@pytest.mark.rule("pushbox", "6.2")
@pytest.mark.rule("pushbox", "8.2")
def test_seven_first_turn_comes_back() -> None:
    at = golden("seven-first-turn-comes-back")
    assert standing(at[2]) == {1: ALL, 3: ()}
    assert up(at[2]) == up(at[3]) == (0, 1)
    assert at[3].turn.kind == "dice", "no choice after this seven"


@pytest.mark.rule("pushbox", "6.3")
def test_double_any_two() -> None:
    at = golden("double-any-two")
    assert standing(at[2])[3] == (11, 12)
    assert up(at[2]) == (0, 1)
    assert up(at[4]) == (1, 3)


@pytest.mark.rule("pushbox", "6.3")
def test_double_play() -> None:
    at = golden("double-play")
    assert {"12", "10+2", "6+4+2", "any 2 3"} <= texts(at[1])
    assert standing(at[2])[3] == (2, 4, 6)
    assert up(at[2]) == (1, 3)


@pytest.mark.rule("pushbox", "6.3")
def test_double_one_more() -> None:
    at = golden("double-one-more")
    assert pushes(at[3]) == {frozenset({n}) for n in (2, 3, 6, 8, 9, 10, 11, 12)}
    assert up(at[4]) == (1, 3)


@pytest.mark.rule("pushbox", "6.3")
def test_double_last_number() -> None:
    at = golden("double-last-number")
    assert texts(at[5]) == {"any 9"}
    assert winners(at[6]) == (1,)


@pytest.mark.rule("pushbox", "6.5")
def test_single_die_taken() -> None:
    at = golden("single-die-taken")
    assert texts(at[5]) == {"4!", "pass"}
    assert up(at[6]) == (0, 1)
    assert standing(at[6])[3] == (5, 11)


@pytest.mark.rule("pushbox", "6.5")
def test_single_die_declined() -> None:
    at = golden("single-die-declined")
    assert texts(at[5]) == {"4!", "pass"}
    assert up(at[6]) == (0, 1)
    assert standing(at[6])[3] == (4, 5, 11)


@pytest.mark.rule("pushbox", "7.1")
def test_third_push() -> None:
    at = golden("third-push")
    assert texts(at[3]) == {"9"}
    assert refusal(at[3], "6+3") == ("7.1", "pushbox-why-limit")
    assert up(at[4]) == (1, 3)


@pytest.mark.rule("pushbox", "7.2")
def test_limit_per_throw() -> None:
    at = golden("limit-per-throw")
    assert all(up(position) == (0, 1) for position in at[:8])
    assert standing(at[8])[3] == (2, 3, 4, 5, 6, 10)
    assert up(at[8]) == (1, 3)


@pytest.mark.rule("pushbox", "2.4")
@pytest.mark.rule("pushbox", "8.3")
def test_three_double_turn() -> None:
    at = golden("three-double-turn")
    assert [up(at[n]) for n in (4, 5, 6)] == [(2, 3), (2, 4), (0, 1)]
    assert [up(at[n]) for n in (16, 18, 20)] == [(2, 3), (2, 4), (0, 1)]
    assert (standing(at[20])[3], standing(at[20])[4]) == ((5, 6, 9), (9, 11, 12))


@pytest.mark.rule("pushbox", "8.3")
def test_three_wins_at_side_3() -> None:
    at = golden("three-wins-at-side-3")
    assert up(at[8]) == (2, 3)
    assert winners(at[9]) == (2,)
    assert (standing(at[9])[3], standing(at[9])[4]) == ((), (11,))


@pytest.mark.rule("pushbox", "8.3")
def test_three_wins_at_side_4() -> None:
    at = golden("three-wins-at-side-4")
    assert (up(at[7]), up(at[8])) == ((2, 3), (2, 4))
    assert winners(at[10]) == (2,)
    assert (standing(at[10])[3], standing(at[10])[4]) == ((9,), ())


@pytest.mark.rule("pushbox", "8.3")
def test_three_third_side_empty() -> None:
    at = golden("three-third-side-empty")
    assert standing(at[7])[3] == ()
    assert up(at[7]) == (2, 4)
    assert up(at[10]) == (0, 1)


@pytest.mark.rule("pushbox", "9.3")
def test_solo_stuck() -> None:
    at = golden("solo-stuck")
    assert winners(at[3]) == ()
    assert at[3].scores() == (65,)


@pytest.mark.rule("pushbox", "9.3")
def test_solo_single_die() -> None:
    at = golden("solo-single-die")
    assert texts(at[3]) == {"2!", "pass"}
    assert winners(at[4]) == ()
    assert at[4].scores() == (65,)


@pytest.mark.rule("pushbox", "9.1")
@pytest.mark.rule("pushbox", "9.4")
def test_solo_perfect() -> None:
    at = golden("solo-perfect")
    assert winners(at[10]) == (0,)
    assert at[10].scores() == (0,)


@pytest.mark.rule("pushbox", "9.2")
def test_solo_seven() -> None:
    at = golden("solo-seven")
    assert "4+3" in texts(at[1])
    assert texts(at[5]) == {"again"}
    assert at[6].turn == ("dice", (), 0)
    assert at[7].scores() == (56,)


@pytest.mark.rule("pushbox", "9.2")
@pytest.mark.rule("pushbox", "9.3")
def test_solo_seven_single_die() -> None:
    at = golden("solo-seven-single-die")
    assert texts(at[3]) == {"again", "6!"}
    assert texts(at[5]) == {"again", "5!"}
    assert winners(at[6]) == ()


@pytest.mark.rule("pushbox", "9.2")
def test_solo_seven_product() -> None:
    at = golden("solo-seven-product")
    assert at[2].turn.kind == at[4].turn.kind == "dice"
    assert standing(at[4])[1] == (3, 4, 5, 6, 8, 9, 11)


@pytest.mark.rule("pushbox", "2.1")
@pytest.mark.rule("pushbox", "8.1")
def test_facing_win() -> None:
    at = golden("facing-win")
    assert [up(at[n]) for n in (4, 5, 9, 10, 14, 15)] == [(1, 3), (0, 1)] * 3
    assert winners(at[17]) == (0,)
    assert standing(at[17]) == {1: (), 3: ALL}


@pytest.mark.rule("pushbox", "2.2")
@pytest.mark.rule("pushbox", "8.1")
def test_adjacent_win() -> None:
    at = golden("adjacent-win")
    assert winners(at[20]) == (1,)
    assert standing(at[20]) == {1: (5, 6, 8, 9, 10, 11, 12), 2: ()}


@pytest.mark.rule("pushbox", "2.3")
@pytest.mark.rule("pushbox", "8.1")
def test_four_win() -> None:
    at = golden("four-win")
    assert [up(at[n]) for n in (4, 7, 8)] == [(1, 2), (2, 3), (3, 4)]
    assert winners(at[10]) == (3,)
    assert standing(at[10])[2] == ALL


@pytest.mark.rule("pushbox", "10.1")
def test_fair_facing() -> None:
    at = golden("fair-facing")
    assert standing(at[0]) == {1: (2, 3, 4, 5, 6, 8, 9, 10, 11), 3: (12,)}
    assert up(at[2]) == (1, 3)
    assert winners(at[4]) == (1,)


@pytest.mark.rule("pushbox", "10.2")
def test_fair_adjacent_shared() -> None:
    at = golden("fair-adjacent-shared")
    assert at[10].result is None
    assert up(at[10]) == (1, 2)
    assert winners(at[20]) == (0, 1)


@pytest.mark.rule("pushbox", "10.2")
def test_fair_adjacent_alone() -> None:
    at = golden("fair-adjacent-alone")
    assert up(at[10]) == up(at[12]) == (1, 2)
    assert winners(at[13]) == (0,)


@pytest.mark.rule("pushbox", "10.2")
def test_fair_adjacent_first_seven() -> None:
    at = golden("fair-adjacent-first-seven")
    assert up(at[1]) == (1, 2)
    assert at[1].turn.kind == "dice"


@pytest.mark.rule("pushbox", "3.2")
def test_opening_tie() -> None:
    at = golden("opening-tie")
    assert [at[n].turn.thrower for n in range(6)] == [0, 1, 2, 0, 2, 2]
    assert [at[n].view().board.opening for n in (4, 5)] == [True, False]
    assert up(at[9]) == (0, 2)
    assert [side.seat for side in at[9].view().board.sides] == [2, 0, 1, 1]


@pytest.mark.rule("pushbox", "5.3")
def test_level_3_product() -> None:
    at = golden("level-3-product")
    assert standing(at[2])[1] == (2, 3, 4, 5, 6, 9, 10, 11)
    assert standing(at[6])[2] == (3, 5, 6, 8, 9, 11, 12)


@pytest.mark.rule("pushbox", "5.3")
def test_level_3_double_one() -> None:
    at = golden("level-3-double-one")
    assert at[1].view().board.needed == (2, 1)
    assert standing(at[2])[3] == (2, 3, 6)


@pytest.mark.rule("pushbox", "3.4")
def test_level_per_player() -> None:
    at = golden("level-per-player")
    assert up(at[2]) == (1, 1)
    assert standing(at[6])[3] == (3, 12)
    assert up(at[6]) == (0, 3)
    assert up(at[7]) == (1, 1), "Anna can't make 9 with 12 and 3"
    assert standing(at[9])[3] == (3, 4, 5, 12)
