"""What somebody meets who writes `import teerling`: names that are seen, positions that print themselves, errors that
are sentences, and types that find mistakes."""

from __future__ import annotations

import pydoc
import re
import subprocess
import sys
from pathlib import Path

import pytest

import teerling
from tests.chance import chance

# What a user might write outside of this repository, with three mistakes in it.
SCRIPT = """
from __future__ import annotations

from random import Random

import teerling


def choose(position: teerling.Position, seat: int, rng: Random) -> teerling.Move:
    return rng.choice(position.moves(seat))


def throw(position: teerling.Position, rng: Random) -> teerling.Position:
    rolls = [roll for roll, chance in position.outcomes()]
    return position.roll(rng.choice(rolls))


def play(name: str, seats: int, rng: Random) -> teerling.Position:
    position = teerling.find(name).start(seats)
    while position.turn.kind != "finished":  # 1
        if position.turn.kind == "dice":
            position = throw(position, rng)
        else:
            seat = position.turn.seats[0]
            position = position.play(seat, choose(position, seat, rng))
    return position


def best(position: teerling.Position) -> str:
    return max(position.scores())  # 2


def main() -> None:
    rng = Random(1)
    for name in teerling.names():
        game = teerling.find(name)
        ended = play(name, game.seats[-1], rng)
        print(name, best(ended), ended.winner)  # 3


main()
"""


def test_its_public_names_are_seen_and_come_when_asked_for() -> None:
    assert set(teerling.__all__) <= set(dir(teerling))
    for name in teerling.__all__:
        assert getattr(teerling, name).__name__ == name
    shown = pydoc.plain(pydoc.render_doc(teerling))
    assert all(name in shown for name in teerling.__all__)
    with pytest.raises(AttributeError, match="no attribute 'finde'"):
        teerling.finde  # type: ignore[attr-defined]  # noqa: B018


def test_importing_it_loads_nothing_else() -> None:
    look = "import sys; before = set(sys.modules); import teerling; print(sorted(set(sys.modules) - before))"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    assert "'teerling'" in found
    assert not re.findall(r"'(teerling\.\w+|msgspec|fluent|importlib\.metadata)", found)


@pytest.mark.parametrize("name", teerling.names())
def test_a_position_prints_its_board_and_whose_turn_it_is(name: str) -> None:
    game = teerling.find(name)
    position = game.start(game.seats[-1])
    rng = chance("printing", name)
    for _ in range(20):
        drawn = str(position)
        assert drawn.count("\n") > 3
        assert re.search(r"Player \d", drawn)
        assert not re.search(r"[ \t]$", drawn, re.MULTILINE)
        assert repr(position).startswith(f"<Position of {name} for {position.seats}: Turn(kind='{position.turn.kind}'")
        if position.turn.kind == "dice":
            # Moves and throws may be given as text.
            roll = rng.choice(position.outcomes())[0]
            assert position.roll(roll.text) == position.roll(roll)
            position = position.roll(roll.text)
        elif position.turn.kind == "decide":
            seat = position.turn.seats[0]
            move = rng.choice(position.moves(seat))
            assert position.play(seat, move.text) == position.play(seat, move)
            position = position.play(seat, move.text)


def test_an_error_is_a_sentence_and_has_a_name() -> None:
    position = teerling.find("pushbox").start(seats=2, first="seat", level="2")
    with pytest.raises(teerling.NotYourTurn) as early:
        position.play(0, "9")
    assert (early.value.id, str(early.value)) == ("why-dice", "The dice have to be thrown first.")
    with pytest.raises(teerling.IllegalMove) as wrong:
        position.roll("4 5").play(0, "12-2")
    assert wrong.value.reason.rule == "4.2"
    assert str(wrong.value) == "12 − 2 makes 10, you need 9."
    with pytest.raises(teerling.IllegalMove, match=r"No dice are due here: somebody has to decide first\."):
        position.roll("4 5").roll("4 5")
    with pytest.raises(teerling.UnreadableMove, match=r"is no throw\. Write its faces, such as “4 5”\."):
        position.roll("7")
    with pytest.raises(teerling.SetupError, match="There is: "):
        teerling.find("chess")


def test_a_type_checker_finds_the_mistakes_of_a_user(tmp_path: Path) -> None:
    script = tmp_path / "games.py"
    script.write_text(SCRIPT)
    assert len(SCRIPT.strip().splitlines()) == 40
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), script.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    found = [int(line) for line in re.findall(r"games\.py:(\d+): error", ran.stdout)]
    wrong = [number for number, line in enumerate(SCRIPT.splitlines(), 1) if re.search(r"# \d$", line)]
    assert found == wrong, ran.stdout
