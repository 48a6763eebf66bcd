"""Positions draw themselves: a picture in SVG for every game, at every step, and nothing secret in it."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from teerling import find
from teerling.game import Position, names
from teerling.values import SPECTATOR
from tests.chance import chance


def parsed(picture: str) -> ElementTree.Element:
    """A picture as a tree; it is our own."""
    return ElementTree.fromstring(picture)  # noqa: S314


def after(position: Position, steps: int, rng: Random) -> Position:
    """Some steps of a game in which anybody does anything."""
    for _ in range(steps):
        if position.turn.kind == "dice":
            position = position.roll(rng.choice(position.weights())[0])
        elif position.turn.kind == "decide":
            seat = rng.choice(position.turn.seats)
            position = position.after(seat, rng.choice(position.codes(seat)))
    return position


@pytest.mark.parametrize("name", names())
def test_every_position_is_drawn_as_a_picture_with_a_title(name: str) -> None:
    rng = chance("drawn", name)
    for seats in find(name).seats:
        position = find(name).start(seats)
        while position.turn.kind != "over" and rng.random() < 0.98:
            for viewer in (SPECTATOR, *range(seats)):
                drawn = parsed(position.picture(viewer))
                assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
                assert drawn.findtext("{http://www.w3.org/2000/svg}title")
            position = after(position, 5, rng)


@pytest.mark.parametrize("name", names())
def test_a_picture_shows_no_more_than_its_viewer_may_know(name: str) -> None:
    rng = chance("drawn for", name)
    for steps in (3, 12, 30, 60):
        position = after(find(name).start(2), steps, rng)
        for viewer in (SPECTATOR, 0, 1):
            assert position.imagine(viewer, rng).picture(viewer) == position.picture(viewer)


def test_a_notebook_finds_the_picture_of_a_position() -> None:
    position = find("pushbox").start(seats=1)
    assert position._repr_svg_() == position.picture()
    numbers = [one.text for one in parsed(position.picture()).iter("{http://www.w3.org/2000/svg}text")]
    assert numbers == ["2", "3", "4", "5", "6", "8", "9", "10", "11", "12", "1"]


def test_dice_and_blocks_of_a_throw_are_in_the_picture() -> None:
    game = find("pushbox")
    position = game.start(seats=1).roll(game.read_roll("4 5"))
    drawn = parsed(position.picture())
    # Nine pips, and the disc of the seat.
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 4 + 5 + 1
    pushed = position.play(0, game.read_move("9"))
    assert ">9</text>" not in pushed.picture()
