"""How a finished game is told: why it ended, what points are made of, and what they are worth."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from teerling import find, game
from teerling.game import Game, Position
from teerling.words import LANGUAGES, in_language
from tests.chance import chance


def to_the_end(position: Position, rng: Random) -> Position:
    """Anything is done, whatever it is."""
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            codes, weights = zip(*position.chances(), strict=True)
            position = position.fell(rng.choices(codes, weights)[0])
        else:
            seat = position.turn.seats[0]
            position = position.after(seat, rng.choice(position.codes(seat)))
    return position


@pytest.mark.parametrize("name", game.names())
def test_the_lines_of_everybodys_points_add_up_and_can_be_said(name: str) -> None:
    which, rng = find(name), chance()
    for seats in which.seats:
        over = to_the_end(which.start(seats=seats), rng)
        assert over.ending.why.rule in which.sentences("en")
        for account, score in zip(over.ending.accounts, over.scores(), strict=True):
            assert sum(line.points for line in account.lines) == score
            for language in LANGUAGES:
                assert all(in_language(language).say(line.what) for line in account.lines)


@pytest.mark.parametrize("name", game.names())
def test_every_viewer_gets_the_same_ending_and_none_before_the_end(name: str) -> None:
    start = find(name).start(seats=2)
    assert all(start.view(viewer).ending is msgspec.UNSET for viewer in (-1, 0, 1))
    over = to_the_end(start, chance())
    assert [over.view(viewer).ending for viewer in (-1, 0, 1)] == [over.ending] * 3


def test_only_what_matters_to_points_tells_results_apart() -> None:
    which = find("pushbox")
    agreed = which.agree(2, {"level": "1 3", "first": "seat", "limit": "throw"})
    assert which.compared(2, agreed, 0) == {"limit": "throw"}
    assert which.compared(2, agreed, 1) == {"level": "3", "limit": "throw"}


def test_of_a_text_that_somebody_brought_only_a_fingerprint_is_told() -> None:
    which = find("dicetrip")
    known = (which.home / "maps" / "belgium.map").read_text("utf-8")
    told = [which.compared(1, which.agree(1, {"map": known.replace("Gent", name)}), 0)["map"] for name in "AB"]
    assert [len(one) for one in told] == [12, 12]
    assert len({*told}) == 2


@pytest.mark.parametrize("name", [name for name in game.names() if find(name).expected(find(name).seats[0], {})])
def test_what_is_expected_is_a_result_that_can_be_had(name: str) -> None:
    which = find(name)
    for seats in which.seats:
        found = which.expected(seats, {})
        if found and found.perfect is not None and found.usual is not None:
            better = found.perfect <= found.usual if which.low_is_good else found.perfect >= found.usual
            assert better, "nobody is better than best play"
    assert which.expected(which.seats[0], {"nothing": "such"}) is None


def test_alone_at_push_box_every_level_says_what_best_play_gets() -> None:
    found = [find("pushbox").expected(1, among) for among in ({}, {"level": "2"}, {"level": "3"})]
    assert [row and row.perfect for row in found] == [23.3, 1.5, 0.1]


def test_a_game_without_a_part_for_endings_says_its_points() -> None:
    """As a game from a package may do."""
    which = find("pushbox")
    bare = Game(which.name, which.home, replace(which.parts, endings=None))
    over = to_the_end(bare.start(seats=1), chance())
    assert over.ending.why.message.id == "why-over"
    assert [line.points for line in over.ending.accounts[0].lines] == list(over.scores())
