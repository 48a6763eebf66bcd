"""Duplicate deals: the same rolls for everybody at every seat, and less luck in what comes of it."""

from __future__ import annotations

import pytest

from teerling.dice import FairDice
from teerling.game import Position
from teerling.lab.counting import moments, summary
from teerling.lab.playing import deals, new_job, play_game
from teerling.lab.running import run
from teerling.values import Roll


def test_the_games_of_a_deal_share_their_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[dict[tuple[int, int], list[int]]] = []
    real = FairDice.faces

    def faces(self: FairDice, number: int, count: int) -> list[int]:
        fell = real(self, number, count)
        thrown[-1][number, count] = fell
        return fell

    monkeypatch.setattr(FairDice, "faces", faces)
    job = new_job("dicetrip", ["random"] * 3, games=6, duplicate=True)
    assert (job.deals, job.turns) == (2, 3)
    for deal in range(job.deals):
        for turn in range(job.turns):
            thrown.append({})
            play_game(job.start(), job, deal, turn)
    first_deal, second_deal = thrown[:3], thrown[3:]
    for games in (first_deal, second_deal):
        shared = set(games[0]) & set(games[1]) & set(games[2])
        assert len(shared) >= 8
        assert all(games[0][roll] == games[1][roll] == games[2][roll] for roll in shared)
    assert any(first_deal[0][roll] != second_deal[0][roll] for roll in set(first_deal[0]) & set(second_deal[0]))


def test_drawn_tiles_are_shared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[str]] = []
    real = Position.roll

    def roll(self: Position, roll: Roll) -> Position:
        if not self.dice:
            drawn[-1].append(roll.text)
        return real(self, roll)

    monkeypatch.setattr(Position, "roll", roll)
    job = new_job("addvantage", ["random", "greedy"], games=2, duplicate=True)
    for turn in range(2):
        drawn.append([])
        play_game(job.start(), job, 0, turn)
    assert len(drawn[0]) == 14
    assert drawn[0] == drawn[1]


def test_everybody_sits_everywhere_and_wins_are_counted_for_the_player() -> None:
    # Greedy wins nearly always against random: at each seat as often, so the seats look alike.
    job = new_job("addvantage", ["greedy", "random"], games=12, duplicate=True)
    assert [len(games) for games in deals(job, 0)] == [2, 2, 2, 2]
    found = summary(job, run(job, jobs=1))
    assert found["wins"]["by_player"][0]["share"] > 0.8
    assert 0.3 < found["wins"]["by_seat"][0]["share"] < 0.7


def test_turning_the_players_round_cuts_the_noise() -> None:
    # One and the same player on all seats: over a whole deal everybody wins the same share but for their own choices.
    job = new_job("pushbox", ["greedy"], options={"first": "seat", "limit": "throw"}, games=80, duplicate=True)
    shares = {}
    for turns in (1, 2):
        counts: dict[int, int] = {}
        for deal in range(40):
            won = sum(play_game(job.start(), job, deal, turn).won == 1 + (turn == 1) for turn in range(turns))
            counts[won * (2 // turns)] = counts.get(won * (2 // turns), 0) + 1
        shares[turns] = moments(counts)[1]
    assert shares[2] < shares[1] / 1.3
