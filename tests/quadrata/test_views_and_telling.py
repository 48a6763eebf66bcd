"""What people see and hear."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from teerling.drawing import width
from teerling.game import Position
from teerling.games.quadrata.board import (
    About,
    Board,
    FromReserve,
    FromSquare,
    FromStock,
    Lay,
    Pick,
    Piece,
    Player,
    Put,
)
from teerling.values import SPECTATOR, Message
from tests.chance import chance

from .positions import GAME, NAMES, SETS, SMALL, go, in_words, read, table

NEARLY = "6 a1 b, 4 b1 b, 4 c1 b, 1 b3 a, 1 b3 c"


def heard(position: Position, event: str) -> list[str]:
    return [in_words(m)["en"] for m in position.tell(SPECTATOR, read(position, event), go(position, event))]


def prompt(position: Position, seat: int = 0) -> str:
    return in_words(position.view(seat).prompt)["en"]


def test_the_board_shows_everything() -> None:
    position = go(table("4 a1 a, 3", "2 b2 a", die=4, rounds="5", round=2, points=[[7], [-1]]), "lift a")
    board = position.view(0).board
    assert board == Board(
        set=board.set,
        stock=(2, 2, 2, 1, 2, 1),
        players=(
            Player(square=(), reserve=(0, 0, 1, 0, 0, 0), covered=0, area=18, rounds=(7,), points=7),
            Player(square=(Piece(2, 0, 1, 1),), reserve=(0,) * 6, covered=2, area=18, rounds=(-1,), points=-1),
        ),
        round=2,
        rounds=5,
        limit=200,
        die=4,
        joker=False,
        hand=FromSquare(number=4, seat=0, way=0, x=0, y=0),
        suggested=board.suggested,
        over=None,
    )
    sent = json.loads(msgspec.json.encode(board))
    assert sent["hand"] == {"number": 4, "from": "square", "seat": 0, "way": 0, "x": 0, "y": 0}


def test_the_set_is_shown_with_every_way_to_hold_a_shape() -> None:
    shown = GAME.start(2, set="1973").view().board.set
    assert (shown.width, shown.height) == (6, 6)
    trapezium = shown.shapes[2].ways
    assert trapezium[0].outline == ((0, 0), (1, 0), (2, 1), (0, 1))
    assert (trapezium[0].width, trapezium[0].height) == (2, 1)
    for shape in shown.shapes:
        for i, way in enumerate(shape.ways):
            four = i
            for _ in range(4):
                four = shape.ways[four].turned
            assert four == i
            assert shape.ways[way.flipped].flipped == i
            assert (way.width, way.height) == (max(x for x, _ in way.outline), max(y for _, y in way.outline))


def test_everybody_sees_the_same() -> None:
    position = table("4 a1 a, 3", "2 b2 a", die=4)
    assert position.view(0).board == position.view(1).board == position.view(SPECTATOR).board
    assert position.view(1).choices == ()


def abouts(position: Position) -> list[About]:
    return [choice.about for choice in position.view(position.turn.seats[0]).choices]


def test_what_can_be_picked_says_where_it_lies() -> None:
    position = table("6 a1 a, 4", "2, 5 a1 a, 5 a2 a", die=6, joker=True)
    picks = abouts(position)
    assert Pick(FromStock(1)) in picks
    assert Pick(FromReserve(number=4, seat=0)) in picks
    assert Pick(FromSquare(number=6, seat=0, way=0, x=0, y=0)) in picks
    robbing = table("", "6 a2 a", die=6)
    assert abouts(robbing) == [Pick(FromSquare(number=6, seat=1, way=0, x=0, y=1))]
    assert abouts(table("", "6", die=6)) == [Pick(FromReserve(number=6, seat=1))]


def test_where_it_can_be_laid_says_how() -> None:
    lays = abouts(go(table("2 a1 a", die=2), "lift a"))
    assert Lay(way=0, x=2, y=1) in lays
    assert [about for about in lays if not isinstance(about, Lay)] == [Put("reserve"), Put("stock")]


def test_a_prompt_says_what_to_do() -> None:
    start = table(rounds="2")
    assert prompt(start) == "Throw the die."
    assert "Anna" in prompt(start, 1)
    assert prompt(table(die=4)) == "You threw 4: pick up a shape 4."
    assert prompt(table("6 a1 a", die=6, joker=True)) == "A six, and it is a joker: pick up any shape."
    assert prompt(go(table(die=4), "take 4")) == "Lay shape 4 in your square."
    assert prompt(go(table("4", die=4), "take 4 reserve")) == "Lay shape 4 in your square, or back in the stock."
    assert "elsewhere" in prompt(go(table("4 a1 a", die=4), "lift a"))
    over = go(table(NEARLY, die=2, rounds="2"), "take 2", "lay c3 a")
    assert prompt(over, 1) == "The round is over. Throw to begin the next one."
    assert prompt(over) == "The round is over. Bram begins the next one."
    assert "Anna" in prompt(go(table(NEARLY, die=2), "take 2", "lay c3 a"))


@pytest.mark.parametrize(
    ("position", "event", "told"),
    [
        (table(), "dice 4", ["Anna throws 4."]),
        (table("6 a1 a", joker=True), "dice 6", ["Anna throws 6: a joker."]),
        (table(die=4), "take 4", ["Anna picks up a 4 from the stock."]),
        (table("4", die=4), "take 4 reserve", ["Anna picks up a 4 from their own reserve."]),
        (table("4 a1 a", die=4), "lift a", ["Anna lifts a 4 out of their own square."]),
        (table("", "6", die=6), "rob 2", ["Anna steals a 6 from the reserve of Bram."]),
        (table("", "6 a1 a", die=6), "rob 2 a", ["Anna steals a 6 from the square of Bram."]),
        (go(table(die=4), "take 4"), "lay b2 a", ["Anna lays the 4 at b2."]),
        (go(table("4 a1 a", die=4), "lift a"), "lay b2 a", ["Anna moves the 4 to b2."]),
        (go(table("4 a1 a", die=4), "lift a"), "reserve", ["Anna lays the 4 in reserve."]),
        (go(table("4 a1 a", die=4), "lift a"), "back", ["Anna lays the 4 back in the stock."]),
        (
            go(table(die=6), "take 6"),
            "lay a1 a",
            ["Anna lays the 6 at a1.", "No 6 left in the stock: from the next throw on, a six is a joker."],
        ),
    ],
)
def test_what_happens_is_told(position: Position, event: str, told: list[str]) -> None:
    assert heard(position, event) == told


def test_the_end_of_a_round_is_told_with_its_points() -> None:
    position = go(table(NEARLY, "3 a1 a, 5, 5", die=2, rounds="2", joker=True), "take 2")
    assert heard(position, "lay c3 a") == [
        "Anna lays the 2 at c3.",
        "Anna has filled the square. The round is over.",
        "Anna: 11 points in this round (6 laid, 0 in reserve, 5 for the full square).",
        "Bram: -1 points in this round (1 laid, 2 in reserve).",
        "Anna has 11 points in all.",
        "Bram has -1 points in all.",
    ]
    assert heard(go(position, "lay c3 a"), "dice 3") == [
        "Round 2 of 2 begins. All shapes go back to the stock.",
        "Bram throws 3.",
    ]
    last = go(table("2 a1 a", die=2, turns=399, joker=True), "lift a")
    assert heard(last, "lay b1 a")[1] == "Everybody has had 200 turns. The round is over."


# In the terminal


def drawn(position: Position, seat: int = 0) -> list[str]:
    lines = GAME.parts.drawing.picture(position.view(seat), list(NAMES[: position.seats]))
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def test_a_board_can_be_read_in_a_terminal() -> None:
    position = table("3 a1 a, 6 a3 a, 1 b1 c", "2 a1 a", set=SMALL)
    left = [line[:19].rstrip() for line in drawn(position)[2:11]]
    assert left == [
        "● 1 Anna 0 + 3",
        "     a   b   c",
        "   ┌───────┬───┐",
        " 1 │3a  a╲c│ · │",
        "   ├───────┘   │",
        " 2 │ ·   ·   · │",
        "   ├───────────┤",
        " 3 │6b  6b  6b │",
        "   └───────────┘",
    ]


def test_the_shape_in_the_hand_is_drawn_in_every_way() -> None:
    lines = drawn(go(table(die=3), "take 3"))
    assert any(line.startswith("  a ■◣  b ■  c ◥■") for line in lines)
    waiting = drawn(go(table(die=3), "take 3"), 1)
    assert not any("a ■" in line for line in waiting), "whoever waits holds nothing"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", SETS)
def test_a_picture_fits_in_eighty_columns(name: str, seats: int) -> None:
    rng = chance("picture", name, seats)
    position = GAME.start(seats, {"set": name, "rounds": "1"})
    for _ in range(200):
        if position.turn.kind == "dice":
            position = position.roll(rng.choice(position.weights())[0])
        elif position.turn.kind == "decide":
            position = position.play(position.turn.seats[0], rng.choice(position.moves(position.turn.seats[0])))
        for line in GAME.parts.drawing.picture(position.view(0), list(NAMES[:seats])):
            assert width(line) <= 83


def test_the_board_in_sentences() -> None:
    position = go(table("3 a1 a, 1 b1 c", "2 a1 a, 5", die=1, joker=True), "take 1")
    said = [in_words(message)["en"] for message in GAME.parts.drawing.sentences(position.view(0))]
    assert said == [
        "Round 1 of 1.",
        "In the stock: 2 of 2, 2 of 3, 2 of 4, 1 of 5 and 1 of 6.",
        "A six is a joker.",
        "Anna has covered 4 of 18, with 2 shapes. Points of earlier rounds: 0.",
        "In the square of Anna: a is a 3 at a1 held as a and b is a 1 at b1 held as c.",
        "The square of Anna, row by row:",
        "1: 3a a╲b ·",
        "2: · · ·",
        "3: · · ·",
        "Bram has covered 2 of 18, with one shape. Points of earlier rounds: 0.",
        "In the square of Bram: a is a 2 at a1 held as a.",
        "The square of Bram, row by row:",
        "1: 2a · ·",
        "2: · · ·",
        "3: · · ·",
        "In the reserve of Bram: 1 of 5.",
        "In the hand: a 1.",
        "Way a: ◣",
        "Way b: ◤",
        "Way c: ◥",
        "Way d: ◢",
    ]


def test_whoever_is_up_is_shown_one_good_move() -> None:
    position = go(table("", "", die=2), "take 2")
    suggested = position.view(0).board.suggested
    assert suggested in [move.text for move in position.moves(0)]
    # In a corner: there it leaves no holes.
    assert re.fullmatch("lay [ac][13] a", str(suggested))
    # The last hole is not missed, and where nothing is to be decided nothing is suggested.
    assert go(table(NEARLY, "", die=2), "take 2").view(0).board.suggested == "lay c3 a"
    assert table("", "").view(0).board.suggested is None


def on_a_screen(position: Position, text: str) -> str:
    """A choice as the page says it."""
    label = next(choice.label for choice in position.view(0).choices if choice.move.text == text)
    return in_words(Message(f"{label.id}-screen", label.args))["en"]


def test_the_page_says_where_a_shape_lies_as_one_sees_it() -> None:
    assert on_a_screen(go(table("", "", die=2), "take 2"), "lay a3 a") == "lay the yellow shape at the bottom left"
    wide = go(table("", "", die=6), "take 6")
    assert on_a_screen(wide, "lay a2 a") == "lay the teal shape in the middle, lying flat"
    assert on_a_screen(wide, "lay c1 b") == "lay the teal shape on the right, standing up"
    lifting = table("2 a1 a, 2", "", die=2)
    assert on_a_screen(lifting, "lift a") == "pick up the yellow shape at the top left of your square"
    assert on_a_screen(lifting, "take 2") == "take a yellow shape from the stock"
    assert on_a_screen(lifting, "take 2 reserve") == "take the yellow shape from your reserve"


def test_what_fits_nowhere_is_said_to_go_elsewhere() -> None:
    full = go(table(NEARLY, "", die=5), "take 5")
    words = in_words(Message("quadrata-prompt-lay-screen", full.view(0).prompt.args))
    assert words["en"] == "It fits nowhere. Lay it in your reserve."
