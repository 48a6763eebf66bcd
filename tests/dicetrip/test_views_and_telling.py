"""What people see and hear; test_secrets.py has what they may not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from teerling.drawing import width
from teerling.game import Position
from teerling.games.dicetrip.board import Card, Cross, Double, Reroll, Write
from teerling.values import SPECTATOR, Message
from tests.chance import chance
from tests.cli.running import script, teerling

from .positions import GAME, SMALL, all_but, go, in_words, read, table


def prompt(position: Position, seat: int = 0) -> str:
    message = position.view(seat).prompt
    in_words(message)
    return message.id.removeprefix("dicetrip-prompt-")


def told(position: Position, event: str, viewer: int = SPECTATOR) -> list[Message]:
    what = read(position, event)
    if isinstance(what, tuple):
        what = (what[0], position.settle(what[1]))
    messages = position.tell(viewer, what, go(position, event))
    for message in messages:
        in_words(message)
    return list(messages)


def heard(position: Position, event: str, viewer: int = SPECTATOR) -> list[str]:
    return [in_words(message)["en"] for message in told(position, event, viewer)]


def test_the_board_shows_everything() -> None:
    position = go(table("4 1 6 2", "Gent 33*, Brugge 21, Ieper x", seats=2, round=2), "1: double r-b", "1: ry Aalst")
    shown = position.view(0).board
    assert (shown.round, shown.rounds, shown.stage, shown.roller) == (2, 13, "write", 0)
    anna = shown.cards[0]
    assert anna.numbers[1] == 21
    assert anna == Card(
        seat=0,
        numbers=anna.numbers,
        crossed=(2,),
        bonus=(4,),
        used=(21, 33, 41),
        route=(1, 4, 8),
        points=3,
        reroll=True,
        double=False,
        done=False,
        written=1,
        fresh=(8,),
        twice="red",
        ignored="blue",
    )
    assert msgspec.json.encode(position.view(0))


def test_the_map_has_all_that_a_screen_needs() -> None:
    shown = GAME.start(1).view().board.map
    assert shown.name == {"nl": "België", "fr": "Belgique", "en": "Belgium", "de": "Belgien"}
    assert (shown.width, len(shown.cities), len(shown.roads)) == (1000, 25, 50)
    liege = shown.cities[13]
    assert liege.name == "Liège"
    assert liege.names == {"nl": "Luik", "fr": "Liège", "en": "Liège", "de": "Lüttich"}
    assert liege.ring == "none"
    assert all(0 <= value <= 1000 for point in shown.outline for value in point)


def test_choices_say_what_they_would_bring() -> None:
    position = table("4 1 6 2", "Oostende 12, Brugge 21", doubled=(0,))
    offered = {choice.move.text: choice for choice in position.view(0).choices}
    assert offered["ry 5"].about == Write(dice=("red", "yellow"), number=41, city=4, bonus=True, route=3)
    assert offered["yr 5"].about.route == 2
    assert in_words(offered["ry 5"].label) == {
        "en": "41 in Ghent (red, yellow), a bonus city",
        "nl": "41 in Gent (rood, geel), een bonusstad",
    }
    assert in_words(offered["rg 14"].label) == {"en": "46 in Liège (red, green)", "nl": "46 in Luik (rood, groen)"}
    assert offered["x 14"].about == Cross(13)
    assert in_words(offered["x 14"].label)["nl"] == "streep Luik door"
    deciding = {choice.move.text: choice for choice in go(GAME.start(1), "dice 4 1 6 2").view(0).choices}
    assert deciding["reroll rb"].about == Reroll(("red", "blue"))
    assert in_words(deciding["reroll ryb"].label)["en"] == "throw red, yellow and blue again"
    assert deciding["double r-b"].about == Double(twice="red", ignored="blue")
    assert in_words(deciding["double r-b"].label)["nl"] == "gebruik rood dubbel, laat blauw weg"
    assert in_words(deciding["keep"].label)["en"] == "keep the throw"


def test_what_to_do_now() -> None:
    assert prompt(GAME.start(2, first="random")) == "lot"
    start = GAME.start(2)
    assert (prompt(start), prompt(start, 1)) == ("prompt-throw", "prompt-wait-throw")
    thrown = go(start, "dice 4 1 6 2")
    assert (prompt(thrown), prompt(thrown, 1), prompt(thrown, SPECTATOR)) == ("keep", "wait-keep", "wait-keep")
    again = go(thrown, "reroll ry")
    assert (prompt(again), prompt(again, 1)) == ("again", "wait-again")
    assert in_words(again.view(1).prompt)["en"] == "Anna throws red and yellow again."
    kept = go(thrown, "keep")
    assert (prompt(kept), prompt(kept, SPECTATOR)) == ("first", "wait-write")
    one = go(kept, "1: ry Gent")
    assert prompt(one) == "second"
    assert prompt(go(kept, "1: double r-b")) == prompt(go(one, "1: double r-b")) == "double"
    assert (
        in_words(go(one, "1: double r-b").view(0).prompt)["en"]
        == "Write your second number, with red and without blue."
    )
    two = go(one, "1: gb Brugge")
    assert prompt(two) == "done"
    assert prompt(go(two, "1: done")) == "wait-write"
    last = table("5 1 6 2", all_but(1))
    assert in_words(last.view(0).prompt)["en"].startswith("Only Sankt Vith is left.")
    assert prompt(go(last, "gb 25", "done")) == "over-alone"
    both = table("5 1 6 2", all_but(1), all_but(1), seats=2)
    over = go(both, "1: gb 25", "1: done", "2: gb 25", "2: done")
    assert prompt(over) == prompt(over, SPECTATOR) == "prompt-over"


def test_throws_are_told_with_their_colours() -> None:
    assert heard(GAME.start(2, first="random"), "first 2") == ["Bram throws first."]
    assert heard(GAME.start(2), "dice 4 1 6 2") == ["Anna throws red 4, yellow 1, green 6 and blue 2."]
    thrown = go(GAME.start(2), "dice 4 1 6 2")
    assert heard(thrown, "reroll yb") == ["Anna throws yellow and blue again."]
    assert heard(go(thrown, "reroll yb"), "dice - 3 - 5") == ["It becomes yellow 3 and blue 5."]
    assert heard(thrown, "keep") == ["Anna keeps the throw."]
    assert heard(thrown, "double r-b") == ["Anna keeps the throw.", "Anna uses red twice and leaves blue out."]


def test_writing_is_told() -> None:
    position = table("4 1 6 2")
    assert heard(position, "ry Gent", 0) == ["Anna writes 41 in Ghent, a bonus city."]
    assert heard(position, "ry Brugge", 0) == ["Anna writes 41 in Bruges."]
    assert heard(position, "x Gent", 0) == ["Anna crosses out Ghent."]
    assert heard(go(position, "ry Gent", "x Brugge"), "done", 0) == ["Anna is done."]


def test_the_last_round_and_the_end_are_told() -> None:
    position = go(table("5 1 6 2", all_but(3)), "rg 23", "x 24")
    assert heard(position, "done", 0) == ["Anna is done.", "The last round: one city is left."]
    last = go(table("5 1 6 2", all_but(1)), "gb 25")
    assert heard(last, "done", 0)[:2] == ["Anna is done.", "All cards are full."]
    assert "Anna: " in heard(last, "done", 0)[2]


def test_a_view_is_not_large() -> None:
    position = go(GAME.start(4), "dice 4 1 6 2")
    assert len(msgspec.json.encode(position.view(0))) < 120_000


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_picture_fits_a_terminal(seats: int) -> None:
    rng = chance("picture", seats)
    position = GAME.start(seats, map=rng.choice(["belgium", "netherlands", SMALL]))
    while position.turn.kind != "over":
        for viewer in (SPECTATOR, 0):
            drawn = GAME.parts.drawing.picture(position.view(viewer), ["x" * 40] * seats)
            assert all(width(line) <= 80 for line in drawn)
            for message in GAME.parts.drawing.sentences(position.view(viewer)):
                in_words(message)
        if position.turn.kind == "dice":
            position = position.roll(position.fallen([rng.randint(1, 6) for _ in range(position.dice)]))
        else:
            seat = rng.choice(position.turn.seats)
            position = position.after(seat, rng.choice(position.codes(seat)))


def test_the_picture_shows_numbers_rings_and_crossings() -> None:
    position = table("4 1 6 2", "Gent 33*, Brugge 21, Ieper x", round=2)
    drawn = "\n".join(
        "".join(text for text, _ in line) for line in GAME.parts.drawing.picture(position.view(0), ["Anna"])
    )
    for part in ("[33]*", "[21]", "[××]", "1b", "2/13", "● Anna", "↻", "×2", "14 Liège", "╭───────╮"):
        assert part in drawn


def test_sentences_say_the_same() -> None:
    position = table("4 1 6 2", "Gent 33*, Brugge 21, Ieper x", round=2, doubled=(0,))
    said = [in_words(message)["en"] for message in GAME.parts.drawing.sentences(position.view(0))]
    assert said[:5] == [
        "Round 2 of 13.",
        "The dice: red 4, yellow 1, green 6 and blue 2.",
        "Anna has 2 points. Throwing again is left.",
        "On the card of Anna: Bruges 21, Ypres crossed out and Ghent 33 (bonus).",
        "The longest route of Anna: Bruges and Ghent.",
    ]
    assert said[5].startswith("Empty cities of Anna: 1 Ostend (blue), 4 Kortrijk, 6 Antwerp (red)")
    first = [in_words(message)["nl"] for message in GAME.parts.drawing.sentences(table("").view(0))]
    assert "Wegen vanuit Luik: Leuven, Hasselt, Eupen, Namen, Marche-en-Famenne en Bastenaken." in first


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_is_played_at_the_terminal(seats: int, tmp_path: Path) -> None:
    lines, course = script("dicetrip", seats, {"map": "netherlands"}, "x")
    arguments = ["play", "dicetrip", "--seats", str(seats), "--map", "netherlands", "--seed", "x", "--plain"]
    ran = teerling(*arguments, "--record", str(tmp_path / "game.trl"), typed="\n".join(lines) + "\n", home=tmp_path)
    assert ran.code == 0, ran.err
    if seats > 1:
        # The screen is passed on when somebody else goes on, not before every number.
        assert 26 <= ran.out.count("The others look away.") <= 39
        assert f"Points: Player 1 {course.position.scores()[0]}" in ran.out
