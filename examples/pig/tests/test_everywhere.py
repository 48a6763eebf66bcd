"""Pig in the terminal, as environments of researchers, with computer players, and worked out to its end."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from fractions import Fraction
from pathlib import Path
from random import Random

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test
from tests.chance import NIGHT
from tests.cli.running import teerling

from teerling import bots, find
from teerling.adapters import openspiel, pettingzoo, vector
from teerling.advice import advise
from teerling.bots.perfect import Perfect
from teerling.solve import table_for
from teerling.solve.check import check

PIG = find("pig")
# What whoever begins wins with best play by both. For 100 that is in the literature: Neller and Presser, "Optimal Play
# of the Dice Game Pig", The UMAP Journal 25(1), 2004.
BEGINS = {"50": "0.546150844", "100": "0.530592725"}
CLOSE = Fraction(1, 10**9)


# A throw is Enter, and Enter says nothing where there is something to choose.
ALWAYS_HOLD = "\nhold\n" * 400
SEATS = ("--names", "Anna,Bram", "--seed", "7")


def test_a_whole_game_through_a_pipe() -> None:
    command = [sys.executable, "-m", "teerling", "play", "pig", *SEATS]
    ran = subprocess.run(command, input=ALWAYS_HOLD, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Type hold or again" not in ran.stdout
    assert "wins" in ran.stdout


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over."), ("nl", "Het spel is afgelopen.")])
def test_a_whole_game_in_plain_lines(language: str, over: str, tmp_path: Path) -> None:
    file = str(tmp_path / "pig.trl")
    ran = teerling("play", "pig", *SEATS, "--plain", "--record", file, typed=ALWAYS_HOLD, language=language)
    assert (ran.code, ran.err) == (0, "")
    assert over in ran.out
    found = json.loads(teerling("replay", file, "--json").out)
    assert found["over"]
    assert max(found["scores"]) >= 50
    assert teerling("verify", file).code == 0


@pytest.mark.parametrize(("language", "belongs"), [("en", "Pig has no publisher"), ("nl", "Pig heeft geen uitgever")])
def test_the_rules_say_that_nobody_owns_it(language: str, belongs: str) -> None:
    said = teerling("rules", "pig", language=language).out
    assert "2.5 " in said
    assert belongs in said


def test_computer_players_play_it(tmp_path: Path) -> None:
    seats = ("--bots", "pip,lotte,greedy", "--seed", "1")
    assert "wins" in teerling("play", "pig", *seats, "--record", str(tmp_path / "a.trl")).out


@pytest.mark.parametrize("seats", PIG.seats)
def test_pettingzoo_accepts_it(seats: int) -> None:
    with warnings.catch_warnings():
        # It wonders that an observation is a dictionary, which its own games have too.
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env("pig", seats), num_cycles=60)
        seed_test(lambda: pettingzoo.env("pig", seats), num_cycles=60)
    assert pettingzoo.ids()["pig_v1"] == "pig"


@pytest.mark.parametrize("seats", PIG.seats)
def test_openspiel_accepts_it(seats: int) -> None:
    game = openspiel.load("pig", seats)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_many_games_at_once() -> None:
    env = vector.Vector("pig", 64, seed=1, kernel=PIG.plain())
    while not env.ended.any():
        env.step(env.drawn)
    assert (env.rewards[env.ended].sum(axis=1) == 0).all()


@pytest.mark.parametrize("target", BEGINS if NIGHT else ["50"])
def test_a_race_is_worked_out_and_proven(target: str) -> None:
    start = PIG.start(2, target=target)
    table = table_for(start)
    assert check(table).widest <= CLOSE
    worth = table.value(start, 0)
    assert worth.low - CLOSE <= Fraction(BEGINS[target]) <= worth.high + CLOSE


def test_a_hint_says_the_chance_to_win_and_is_what_perfect_plays() -> None:
    start = PIG.start(2)
    Perfect().prepare(start, lambda _: None)
    position = start.roll("6")
    (best, *_) = advise(position, 0, Random(1))
    assert best.certain
    assert best.expected.id == "hint-chance"
    assert 50 < best.expected.args["chance"] < 60
    assert bots.ask("perfect", position, 0, Random(1)) == best.choice.move


def test_better_players_win_more() -> None:
    def wins(one: str, other: str, games: int) -> int:
        found = 0
        for number in range(games):
            rng, position = Random(number), PIG.start(2)
            # Each begins as often as the other.
            players = (one, other) if number % 2 else (other, one)
            while position.turn.kind != "over":
                if position.turn.kind == "dice":
                    position = position.roll(rng.choice(position.outcomes())[0])
                else:
                    (seat,) = position.turn.seats
                    position = position.play(seat, bots.ask(players[seat], position, seat, rng))
            found += players[position.winners()[0]] == one
        return found

    assert wins("greedy", "random", 200) > 140
    assert wins("perfect", "pip", 200) > 110
