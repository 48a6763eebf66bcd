"""The same job gives the same counts, whoever plays it, and portions can be played in any order and at any speed."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from teerling import game
from teerling.kernel.chance import below, seed
from teerling.lab import playing
from teerling.lab.counting import Tally, count, count_portion, counted, summary
from teerling.lab.playing import Job, Played, deals, new_job, play_game
from teerling.lab.running import run
from tests import facts


def as_json(job: Job, tally: Tally) -> str:
    return json.dumps(summary(job, tally))


def test_one_process_and_several_give_the_same_bytes() -> None:
    job = new_job("pushbox", ["greedy", "mees"], games=30, duplicate=True, seed="jobs")
    heard: list[int] = []
    alone = as_json(job, run(job, jobs=1))
    assert as_json(job, run(job, jobs=3, progress=heard.append)) == alone
    assert heard == sorted(heard)
    assert heard[-1] == job.games == 30


def test_portions_add_up_in_any_order() -> None:
    job = new_job("pushbox", ["random"], games=1500)
    forwards: Tally = Counter()
    backwards: Tally = Counter()
    for number in range(job.portions):
        forwards.update(count_portion(job, number))
        backwards.update(count_portion(job, job.portions - 1 - number))
    assert job.portions == 2
    assert as_json(job, forwards) == as_json(job, backwards)


def test_another_seed_gives_other_games() -> None:
    jobs = [new_job("pushbox", ["random"], games=50, seed=seed) for seed in ("1", "2")]
    assert run(jobs[0], jobs=1) != run(jobs[1], jobs=1)
    played = [play_game(job.start(), job, 0) for job in jobs]
    assert played[0] != played[1]


@pytest.mark.parametrize("name", game.names())
def test_random_games_are_the_same_plain_and_compiled_and_those_of_a_trace(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = game.find(name)
    for seats in rules.seats:
        job = new_job(name, ["random"], seats=seats, options=dict(facts.of(name).short), games=4)
        plain = [played for (played,) in deals(job, 0)]
        with monkeypatch.context() as patch:
            patch.setattr(playing, "WORTH_COMPILING", 1)
            assert [played for (played,) in deals(job, 0)] == plain
        for number, played in enumerate(plain):
            assert_traced(job, number, played)


def assert_traced(job: Job, number: int, played: Played) -> None:
    """A game has the events, the length and the end of the game that the kernel writes down."""
    position = job.start()
    trace = position.game.plain().trace(*position.raw, seed=job.kernel_seed, game=number, seats=job.seats)
    throws = 0
    for who, _, code in trace.events:
        if who:
            position = position.after(who - 1, code)
        else:
            throws += position.dice > 0
            position = position.roll(position.game.parts.moves.write_roll(code))
    assert position.turn.kind == "over"
    assert played.scores == tuple(trace.scores) == position.scores()
    assert played.won == sum(1 << seat for seat in position.winners())
    assert played.decisions == sum(who > 0 for who, _, _ in trace.events)
    assert played.throws == throws


# Where it can be agreed that somebody else may begin than the first seat.
DRAWN = [
    (name, value)
    for name in game.names()
    for option in game.find(name).options
    if option.name == "first"
    for value in option.allowed(3, game.find(name).agree(3, {}))
    if value != "seat"
]


@pytest.mark.parametrize(("name", "first"), DRAWN)
def test_whoever_begins_is_who_was_drawn(name: str, first: str) -> None:
    drawn = run(new_job(name, ["random"], seats=3, options={"first": first}, games=60), jobs=1)
    fixed = run(new_job(name, ["random"], seats=3, options={"first": "seat"}, games=10), jobs=1)
    assert counted(fixed, "began") == {0: 10}
    assert set(counted(drawn, "began")) == {0, 1, 2}
    assert max(counted(drawn, "began").values()) < 35


def test_compiled_random_games_are_like_those_of_the_random_player() -> None:
    # Not the same games, as the dice come from elsewhere, but games of the same kind.
    job = new_job("pushbox", ["random"], options={"limit": "throw"}, games=100)
    asked = summary(job, count(job.seats, ((play_game(job.start(), job, deal),) for deal in range(job.deals))))
    batch = summary(job, run(job, jobs=1))
    for what in ("decisions", "throws"):
        one, other = asked["length"][what], batch["length"][what]
        assert abs(one["mean"] - other["mean"]) < 1.5 * (one["error"] + other["error"])
    first, second = (found["wins"]["by_seat"][0] for found in (asked, batch))
    assert first["low"] < second["high"]
    assert second["low"] < first["high"]


def test_games_in_a_row_are_independent() -> None:
    # Games that begin alike, or too evenly, would make intervals false.
    def high(number: int, throw: int) -> int:
        found = 0
        for game_number in range(100):
            rng = [0, 0]
            seed(rng, number, game_number)
            faces = [below(rng, 6) for _ in range(throw + 1)]
            found += faces[throw] >= 3
        return found

    for throw in (0, 5):
        found = [high(number, throw) for number in range(200)]
        mean = sum(found) / len(found)
        variance = sum((one - mean) ** 2 for one in found) / (len(found) - 1)
        assert 48 < mean < 52
        assert 18 < variance < 33  # of independent games it is 25
