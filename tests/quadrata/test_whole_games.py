"""Random games against the slow game in oracle.py, event by event, and what holds after every event."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from teerling.conformance import check_game, check_records_keep_bounds
from teerling.game import Position
from teerling.games.quadrata.board import FromSquare, FromStock, Piece
from teerling.games.quadrata.box import find, read_set, write_set
from teerling.games.quadrata.grid import Figure, moved, size, ways
from teerling.games.quadrata.moves import LETTERS, cell
from tests.chance import chance, number, some
from tests.chance import size as how_many

from .oracle import Oracle
from .positions import GAME, SETS, SMALL, places, seen, starter, state, texts

GAMES = how_many(60, 1_000)
PARTS = 3


def pick(found: list[str], rng: Random) -> str:
    """Shapes are taken out of the own square seldom, so that squares fill up."""
    forward = [text for text in found if not text.startswith("lift") and text not in ("back", "reserve")]
    return rng.choice(forward if forward and rng.random() < 0.85 else found)


def played(start: Position, rng: Random, look: Callable[[Position, str], None], longest: int = 10_000) -> Position:
    """A random game, or its first so many events; something looks at every position and at what led to it."""
    position = start
    for _ in range(longest):
        if position.turn.kind == "over":
            break
        if position.turn.kind == "dice":
            roll = rng.choice(position.weights())[0]
            position = position.roll(roll)
            look(position, f"dice {roll}")
        else:
            text = pick(texts(position), rng)
            position = position.play(position.turn.seats[0], GAME.read_move(text))
            look(position, text)
    return position


def same(position: Position, oracle: Oracle) -> None:
    board = position.view().board
    assert board.stock == tuple(oracle.stock[n] for n in range(1, 7))
    assert (board.round, state(position).turns, board.joker) == (oracle.round, oracle.turns, oracle.joker)
    assert starter(position) == oracle.starter
    assert board.die == (oracle.die or None)
    for shown, player in zip(board.players, oracle.players, strict=True):
        lying = [(p.number, f"{cell(p.x, p.y)} {LETTERS[p.way]}") for p in shown.square]
        assert lying == [(piece.number, piece.place) for piece in player.square]
        assert shown.reserve == tuple(player.reserve.count(n) for n in range(1, 7))
        assert (shown.rounds, shown.points) == (tuple(player.rounds), sum(player.rounds))
    if oracle.over:
        assert position.turn.kind == "over"
    elif oracle.die:
        assert position.turn.seats == (oracle.turn,)
        assert set(texts(position)) == oracle.moves()
    else:
        assert (position.turn.kind, position.turn.thrower) == ("dice", oracle.thrower())


@pytest.mark.parametrize("part", some("second opinion of quadrata", range(PARTS), PARTS - 1))
def test_random_games_go_as_in_the_second_opinion(part: int) -> None:
    for place in range(part, GAMES, PARTS):
        rng = chance("quadrata", place)
        seats, name, rounds = rng.randint(2, 4), ("small", "small", *SETS)[place % 4], rng.randint(1, 3)
        text = SMALL if name == "small" else write_set(find(name))
        oracle = Oracle(text, seats, rounds)

        def follow(position: Position, event: str, oracle: Oracle = oracle) -> None:
            if event.startswith("dice "):
                oracle.throw(int(event[-1]))
            else:
                oracle.play(event)
            same(position, oracle)

        chosen = {"set": SMALL if name == "small" else name, "rounds": str(rounds)}
        last = played(GAME.start(seats, chosen), rng, follow, longest=10_000 if name == "small" else 250)
        if last.turn.kind == "over":
            totals = [sum(player.rounds) for player in oracle.players]
            assert last.scores() == tuple(totals)
            assert last.winners() == tuple(seat for seat in range(seats) if totals[seat] == max(totals))


# What holds after every event


def covered(figures: tuple[Figure, ...], shown: tuple[Piece, ...]) -> list[Figure]:
    return [moved(ways(figures[p.number - 1])[p.way], p.x, p.y) for p in shown]


@pytest.mark.rule("quadrata", "1.3")
@pytest.mark.rule("quadrata", "2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", [*SETS, "small"])
def test_no_shape_is_lost_none_overlaps_and_there_is_always_a_move(name: str, seats: int) -> None:
    box = read_set(SMALL) if name == "small" else find(name)
    whole = box.stock(seats)
    board = box.square(seats)

    def look(position: Position, event: str) -> None:
        shown = position.view().board
        have = list(shown.stock)
        for player in shown.players:
            have = [a + b for a, b in zip(have, player.reserve, strict=True)]
            figures = covered(box.figures, player.square)
            for piece, figure in zip(player.square, figures, strict=True):
                have[piece.number - 1] += 1
                assert figure <= board, "every shape lies wholly inside"
            together = frozenset().union(*figures)
            assert len(together) == sum(len(figure) for figure in figures), "no shape lies over another"
            assert player.covered == len(together) // box.unit
            full = together == board
            assert not full or shown.over
        if shown.hand:
            have[shown.hand.number - 1] += 1
        assert have == whole, "stock, squares, reserves and the hand are the whole set"
        if position.turn.kind == "decide":
            assert texts(position)

    options = {"set": SMALL if name == "small" else name, "rounds": "2"}
    for seed in range(3):
        played(GAME.start(seats, options), chance("shapes", name, seats, seed), look, longest=700)


@pytest.mark.rule("quadrata", "3.2")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", [*SETS, "small"])
def test_fits_nowhere_is_what_trying_every_place_says(name: str, seats: int) -> None:
    box = read_set(SMALL) if name == "small" else find(name)
    board = box.square(seats)
    width, height = size(board)
    nowhere = somewhere = 0

    def look(position: Position, event: str) -> None:
        nonlocal nowhere, somewhere
        shown = position.view().board
        hand = shown.hand
        if not hand:
            return
        seat = position.turn.seats[0]
        taken = frozenset().union(*covered(box.figures, shown.players[seat].square))
        fits = set()
        for way, figure in enumerate(ways(box.figures[hand.number - 1])):
            for x in range(width):
                for y in range(height):
                    there = moved(figure, x, y)
                    if there <= board and not there & taken:
                        fits.add(f"{cell(x, y)} {LETTERS[way]}")
        if isinstance(hand, FromSquare) and hand.seat == seat:
            fits.discard(f"{cell(hand.x, hand.y)} {LETTERS[hand.way]}")
        assert places(position) == fits
        if isinstance(hand, FromStock):
            assert ("reserve" in texts(position)) == (not fits)
            nowhere, somewhere = nowhere + (not fits), somewhere + bool(fits)

    options = {"set": SMALL if name == "small" else name, "rounds": "1"}
    for seed in range(4):
        played(GAME.start(seats, options), chance("places", name, seats, seed), look, 300)
    assert nowhere, "some shape fitted nowhere"
    assert somewhere, "some shape fitted"


@pytest.mark.parametrize(("seats", "rounds"), [(2, "2"), (3, "20"), (4, "20")])
def test_the_kit_on_a_small_set_over_many_rounds(seats: int, rounds: str) -> None:
    start = GAME.start(seats, {"set": SMALL, "rounds": rounds})
    record = check_game(start, chance("small", rounds))
    assert record.events
    check_records_keep_bounds(GAME.plain(), start, seed=number("small", rounds))


def test_the_shapes_of_a_square_stay_in_the_order_they_were_laid() -> None:
    def look(position: Position, event: str) -> None:
        s = state(position)
        for seat in range(position.seats):
            there = s.square[seat]
            assert all(there[s.pieces[seat] :][i] == 0 for i in range(len(there) - s.pieces[seat]))
        if event.startswith("lay"):
            seat = (s.seat - 1) % position.seats
            if not s.closed:
                last = seen(position, seat).square[-1]
                assert f"lay {cell(last.x, last.y)} {LETTERS[last.way]}" == event

    played(GAME.start(2, {"set": "1973", "rounds": "1"}), chance("order laid"), look, 400)
