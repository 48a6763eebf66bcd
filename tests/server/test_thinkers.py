"""Thinking is shared: whoever plays waits for little, one address can't take it all, and no process is left over."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teerling.game import Position, find
from teerling.house.thinkers import A_PERSON, ThinkerPool
from teerling.processes import THINKERS
from teerling.table import NotAllowed
from tests.server.gates import Gate, Waiting, gate

pytestmark = pytest.mark.anyio

VERAS, ANNA = "address of forty tables", "address of one person"


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Gate]:
    with gate(tmp_path) as one:
        yield one


@pytest.fixture
async def pool() -> AsyncIterator[ThinkerPool]:
    one = ThinkerPool()
    yield one
    one.stop()


def ask(work: Any) -> asyncio.Task[Any]:
    return asyncio.create_task(work)


async def come(at: Gate) -> Waiting:
    return await asyncio.to_thread(at.next)


def deciding(game: str, seats: int = 2) -> Position:
    """A position in which somebody has to choose."""
    position = find(game).start(seats)
    rng = Random(1)
    while position.turn.kind != "decide":
        position = position.roll(rng.choice([roll for roll, _ in position.outcomes()]))
    return position


def nothing() -> None:
    """What is called when somebody warms up."""


async def test_a_killed_thinker_is_replaced_by_one_and_all_work_is_answered(at: Gate, pool: ThinkerPool) -> None:
    others = {child.pid for child in multiprocessing.active_children()}
    names = [str(number) for number in range(12)]
    asked = [ask(pool.work(ANNA, at.work(name))) for name in names]
    killed, kept = await come(at), await come(at)
    os.kill(killed.process, signal.SIGKILL)
    again = await come(at)
    assert again.name == killed.name, "it is tried once more"
    kept.pass_on()
    again.pass_on()
    at_work = {kept.process, again.process}
    for _ in names[2:]:
        one = await come(at)
        assert one.process in at_work
        one.pass_on()
    assert await asyncio.gather(*asked) == names
    assert set(pool.processes) == at_work
    running = {child.pid for child in multiprocessing.active_children()} - others
    assert running == at_work
    assert len(running) == THINKERS


async def test_work_that_kills_is_not_tried_for_ever(at: Gate, pool: ThinkerPool) -> None:
    deadly = ask(pool.work(ANNA, at.work("deadly")))
    for _ in range(2):
        one = await come(at)
        os.kill(one.process, signal.SIGKILL)
    with pytest.raises(BrokenProcessPool):
        await deadly
    after = ask(pool.work(ANNA, at.work("after")))
    (await come(at)).pass_on()
    assert await after == "after"


async def test_a_hint_that_fails_is_answered(at: Gate, pool: ThinkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teerling.house.thinkers._advise", at.work("hint"))
    hint = ask(pool.advise(deciding("pushbox"), 0, ANNA))
    for _ in range(2):
        one = await come(at)
        os.kill(one.process, signal.SIGKILL)
    with pytest.raises(NotAllowed):
        await hint


async def test_a_hint_waits_for_what_is_being_thought_about_only(
    at: Gate, pool: ThinkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teerling.house.thinkers._choose", at.work("move"))
    monkeypatch.setattr("teerling.house.thinkers._advise", at.work("hint"))
    position = deciding("dicetrip")
    first = ask(pool.choose("vera", position, 0, Random(), VERAS, nothing))
    (await come(at)).pass_on()
    await first
    moves = [ask(pool.choose("vera", position, 0, Random(), VERAS, nothing)) for _ in range(40)]
    past = [ask(pool.work(VERAS, at.work("past"))) for _ in range(4)]
    working = [await come(at) for _ in range(THINKERS)]
    assert {one.name for one in working} == {"move"}
    hint = ask(pool.advise(position, 0, ANNA))
    await asyncio.sleep(0)  # it is asked now
    working[0].pass_on()
    came = await come(at)
    assert came.name == "hint"
    came.pass_on()
    await hint
    for waiting in (*moves, *past):
        waiting.cancel()


async def test_another_address_does_not_wait_for_all_the_moves_of_one(
    at: Gate, pool: ThinkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teerling.house.thinkers._choose", at.work("move"))
    position = deciding("dicetrip")
    first = ask(pool.choose("vera", position, 0, Random(), VERAS, nothing))
    (await come(at)).pass_on()
    await first
    moves = [ask(pool.choose("vera", position, 0, Random(), VERAS, nothing)) for _ in range(40)]
    working = [await come(at) for _ in range(THINKERS)]
    monkeypatch.setattr("teerling.house.thinkers._choose", at.work("Anna's"))
    move = ask(pool.choose("vera", position, 0, Random(), ANNA, nothing))
    await asyncio.sleep(0)
    for one in working:
        one.pass_on()
    came = [await come(at) for _ in range(THINKERS)]
    assert sorted(one.name for one in came) == ["Anna's", "move"]
    for one in came:
        one.pass_on()
    assert await move == "Anna's"
    for waiting in moves:
        waiting.cancel()


async def test_what_nobody_waits_for_any_more_is_not_thought_about(at: Gate, pool: ThinkerPool) -> None:
    asked = [ask(pool.work(ANNA, at.work(str(number)))) for number in range(5)]
    working = [await come(at) for _ in range(THINKERS)]
    for waiting in asked[2:4]:
        waiting.cancel()
    await asyncio.wait(asked[2:4])
    for one in working:
        one.pass_on()
    last = await come(at)
    assert last.name == "4"
    last.pass_on()
    await asked[4]


async def test_a_game_is_got_ready_once_and_somebody_stays_free_meanwhile(
    at: Gate, pool: ThinkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teerling.house.thinkers._prepare", at.work("warming"))
    monkeypatch.setattr("teerling.house.thinkers._advise", at.work("hint"))
    trip = deciding("dicetrip")
    for position in (trip, trip, deciding("quadrata")):
        pool.warm(position.game.name, 2, position.options, [A_PERSON, "pip"], VERAS)
    first = await come(at)
    assert len([thinker for thinker in pool._thinkers if thinker.piece]) == 1
    # A hint there waits for what is being compiled anyway; a hint elsewhere does not.
    there = ask(pool.advise(trip, 0, ANNA))
    elsewhere = ask(pool.advise(deciding("pushbox"), 0, ANNA))
    second = await come(at)
    assert second.process != first.process
    second.pass_on()
    await elsewhere
    assert not there.done()
    assert len([thinker for thinker in pool._thinkers if thinker.piece]) == 1
    first.pass_on()
    came = []
    for _ in range(THINKERS * 2 - 1 + 1):  # each thinker for each of two games, but the first; and a hint
        one = await come(at)
        came.append(one.name)
        one.pass_on()
    await there
    assert sorted(came) == ["hint", *["warming"] * (THINKERS * 2 - 1)]
    assert pool._queue.take() is None


async def test_nothing_is_got_ready_for_whoever_is_quick(pool: ThinkerPool) -> None:
    pool.warm("dicetrip", 2, find("dicetrip").agree(2, {}), ["pip", "lotte"], ANNA)
    assert pool._queue.take() is None
    assert not pool.processes


async def test_somebody_is_said_to_warm_up_only_where_the_game_is_not_ready(
    at: Gate, pool: ThinkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teerling.house.thinkers._prepare", at.work("warming"))
    monkeypatch.setattr("teerling.house.thinkers._choose", at.work("move"))
    position = deciding("dicetrip")
    told: list[str] = []
    pool.warm("dicetrip", 2, position.options, ["vera"], ANNA)
    for _ in range(THINKERS):
        (await come(at)).pass_on()
    move = ask(pool.choose("vera", position, 0, Random(), ANNA, lambda: told.append("vera")))
    (await come(at)).pass_on()
    await move
    assert not told
    move = ask(pool.choose("otto", deciding("quadrata"), 0, Random(), ANNA, lambda: told.append("otto")))
    (await come(at)).pass_on()
    await move
    assert told == ["otto"]


async def test_whoever_stops_leaves_nobody_thinking(at: Gate) -> None:
    before = set(multiprocessing.active_children())
    pool = ThinkerPool()
    asked = [ask(pool.work(ANNA, at.work(str(number)))) for number in range(5)]
    working = [await come(at) for _ in range(THINKERS)]
    pool.stop()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [asyncio.CancelledError] * len(asked)
    assert len(working) == THINKERS
    for child in set(multiprocessing.active_children()) - before:
        child.join()
    with pytest.raises(asyncio.CancelledError):
        await pool.work(ANNA, at.work("late"))
