"""What the search is told about games agrees with what their judges know."""

from __future__ import annotations

from teerling.games.addvantage import insight, judge


def test_hopes_of_add_vantage_are_those_of_the_judge() -> None:
    for dice in range(4):
        for needed in range(19):
            assert insight.HOPES[dice][needed] == round(100 * judge.hope(needed, dice)), (dice, needed)
