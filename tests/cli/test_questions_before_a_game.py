"""The questions that a terminal asks before a game, when nothing was said on the command line."""

from __future__ import annotations

from pathlib import Path

from teerling.cli.screen import Screen
from teerling.cli.setup import ask
from teerling.words import in_language

SMALL = """map Klein
author me
licence CC0 1.0
city Aa 3.0 51.0 red
city Bee 3.6 51.2 none
city Cee 4.2 51.0 blue
roads Aa: Bee
roads Bee: Cee
"""


class Answering(Screen):
    """A screen at which somebody answers from a list, and that remembers what was said."""

    def __init__(self, *answers: str):
        super().__init__(in_language("en"), ())
        self.answers = list(answers)
        self.said: list[str] = []

    def line(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        self.said.append(text)

    def ask(self, prompt: str) -> str:
        self.said.append(prompt)
        return self.answers.pop(0)


def test_enter_takes_the_default_each_time() -> None:
    screen = Answering("pushbox", *[""] * 12)
    found = ask(screen, None)
    assert (found.game.name, found.seats) == ("pushbox", ("Player 1", "Player 2"))
    assert found.options == found.game.agree(2, {})


def test_names_bots_and_values_by_number_and_by_word() -> None:
    found = ask(Answering("3", "Anna", "greedy", "Cleo", "1 2 3", *[""] * 9), "pushbox")
    assert found.seats[0] == "Anna"
    assert found.bots == ("", "greedy", "")
    assert found.options["level"] == "1 2 3"


def test_what_is_no_answer_is_asked_again() -> None:
    screen = Answering("many", "2", "", "", "9", "x y", "facing", *[""] * 9)
    assert ask(screen, "pushbox").options["mode"] == "facing"
    assert sum(line.startswith("A number from") for line in screen.said) == 3


def test_a_file_of_ones_own_is_read_checked_and_asked_for_again(tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.map", tmp_path / "small map.map"
    bad.write_text(SMALL.replace("roads Aa: Bee", "roads Aa: Nowhere"), "utf-8")
    good.write_text(SMALL, "utf-8")
    screen = Answering("1", "Anna", str(tmp_path / "none.map"), str(bad), "7", str(good), "")
    found = ask(screen, "dicetrip")
    assert any(line.endswith("Or the name of a file of your own.") for line in screen.said)
    assert any("Nowhere" in line for line in screen.said)
    assert any("none.map" in line for line in screen.said)
    assert "A number from 1 to 2, please." in screen.said
    assert found.options == found.game.agree(1, {"map": SMALL})
