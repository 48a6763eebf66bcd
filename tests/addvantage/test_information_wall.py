"""Positions that differ only in what a viewer may not know are the same for that viewer, byte for byte."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from teerling.conformance import every_agreement
from teerling.game import Position
from teerling.values import READER, SPECTATOR, IllegalMove, Move, Roll
from tests.chance import chance, size

from .positions import GAME, state

GAMES = size(20, 400)
SECRETIVE = [(seats, options) for seats, options in every_agreement(GAME) if options["secret"] != "no"]
OPEN = [(seats, options) for seats, options in every_agreement(GAME) if options["secret"] == "no"]


def random_event(position: Position, rng: Random) -> Roll | tuple[int, Move]:
    if position.turn.kind == "dice":
        if position.dice:
            return position.fallen([rng.randint(1, 6) for _ in range(position.dice)])
        rolls = position.weights()
        return rng.choices([roll for roll, _ in rolls], [weight for _, weight in rolls])[0]
    seat = rng.choice(position.turn.seats)
    moves = position.moves(seat)
    # Buying is most of what there is to choose, and wins little: it is taken less often than chance would.
    placing = [move for move in moves if not move.text.startswith("buy")]
    return seat, position.settle(rng.choice(placing if placing and rng.random() < 0.8 else moves))


def after(position: Position, event: Roll | tuple[int, Move]) -> Position:
    return position.roll(event) if isinstance(event, Roll) else position.play(*event)


def heard(position: Position, viewer: int, event: Roll | tuple[int, Move], then: Position) -> bytes:
    return msgspec.json.encode(position.tell(viewer, event, then))


def seen(position: Position, viewer: int) -> bytes:
    return msgspec.json.encode(position.view(viewer))


@pytest.mark.parametrize("number", range(GAMES))
def test_twins_look_sound_and_refuse_alike_until_the_game_is_over(number: int) -> None:
    rng = chance("wall", number)
    seats, options = rng.choice(SECRETIVE if number % 4 else OPEN)
    position = GAME.start(seats, options)
    differed = 0
    while position.turn.kind != "over":
        event = random_event(position, rng)
        then = after(position, event)
        for viewer in (SPECTATOR, *range(seats)):
            twin = position.imagine(viewer, rng)
            differed += twin != position
            assert seen(twin, viewer) == seen(position, viewer)
            for code in rng.sample(range(GAME.actions), 4):
                move = GAME.thinkable(code)
                assert twin.why_not(viewer, move) == position.why_not(viewer, move)
            assert twin.hides(viewer, event) == position.hides(viewer, event)
            if position.hides(viewer, event):
                # What is not sent is told without what it was: a twin's own such event sounds the same.
                other = random_event_like(twin, event, rng)
                assert heard(twin, viewer, other, after(twin, other)) == heard(position, viewer, event, then)
                continue
            try:
                twin_then = after(twin, event)
            except IllegalMove:
                continue  # what is hidden made the draw possible
            if seen(twin_then, viewer) == seen(then, viewer):
                assert heard(twin, viewer, event, twin_then) == heard(position, viewer, event, then)
            else:
                assert turned_up(position, then, options)
        position = then
    if options["secret"] == "targets" or options["arrange"] == "choose":
        assert differed, "the twins must be twins of something"


def random_event_like(twin: Position, event: Roll | tuple[int, Move], rng: Random) -> Roll | tuple[int, Move]:
    if isinstance(event, Roll):
        return rng.choice(twin.weights())[0]
    return event[0], rng.choice(twin.moves(event[0]))


def turned_up(before: Position, then: Position, options: dict[str, str]) -> bool:
    """Whether an event made something public: the last arrangement, a tile won of a secret board, or the end."""
    if then.turn.kind == "over" or state(then).stage != state(before).stage:
        return True
    return options["secret"] == "targets" and any(
        state(then).faces[seat] != state(before).faces[seat] for seat in range(then.seats)
    )


def test_the_reader_of_a_record_has_no_twins() -> None:
    rng = chance("reader")
    for _ in range(10):
        seats, options = rng.choice(SECRETIVE)
        position = GAME.start(seats, options)
        while position.turn.kind != "over":
            assert position.imagine(READER, rng) == position
            view = position.view(READER)
            assert None not in view.scores
            assert not view.private
            position = after(position, random_event(position, rng))


def test_all_tiles_are_there_in_what_is_imagined() -> None:
    rng = chance("tiles")
    seats, options = 4, {"secret": "targets", "arrange": "choose"}
    position = GAME.start(seats, options)
    while position.turn.kind != "over":
        for viewer in range(SPECTATOR, seats):
            twin = state(position.imagine(viewer, rng))
            tiles = [*(tile for hand in twin.tiles for tile in hand), *twin.bonus]
            tiles += [7 + i for i in range(8) for _ in range(twin.bag[i])]
            assert sorted(tile for tile in tiles if tile) == sorted(
                [7, 8, 8] + [9] * 4 + [10] * 6 + [11] * 6 + [12] * 4 + [13, 13, 14]
            )
        position = after(position, random_event(position, rng))
