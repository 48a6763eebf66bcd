"""Luck and skill: start + luck + skill = result, exactly, in every record of every game and for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from teerling import game
from teerling.lab.analyse import analyse
from teerling.lab.conclude import conclude
from teerling.lab.luck_and_skill import Analysis
from teerling.lab.plan import plan_for
from teerling.lab.thoughts import Task, think
from teerling.record import DICE, Event, Record, read, replay
from teerling.solve import table_for
from teerling.values import Roll, SetupError
from tests.chance import some
from tests.goldens import GOLDEN, files

# Few, because what is tested here holds for any number.
ROUNDS = 10
GOLDENS = [path for name in game.names() for path in some(f"luck and skill of {name}", files(name), 4)]


def golden(path: str) -> Record:
    return read((GOLDEN / path).read_text("utf-8"))


def finished(record: Record, seed: int = 1) -> Record:
    """The record as it stands if the game is over, else played on by chance to the end."""
    rng = Random(seed)
    position = replay(record).last
    events = list(record.events)
    while position.turn.kind != "over":
        if position.turn.kind == "dice":
            rolls = position.weights()
            roll = rng.choices([roll for roll, _ in rolls], [weight for _, weight in rolls])[0]
            events.append(Event(DICE, roll.text))
            position = position.roll(roll)
        else:
            seat = rng.choice(position.turn.seats)
            move = rng.choice(position.moves(seat))
            events.append(Event(seat, move.text))
            position = position.play(seat, move)
    return replace(record, events=tuple(events))


def seats(analysis: Analysis) -> Iterator[int]:
    yield from range(len(analysis.record.seats))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_start_and_luck_and_skill_make_the_result(path: Path) -> None:
    record = finished(read(path.read_text("utf-8")))
    analysis = analyse(record, rounds=ROUNDS)
    last = analysis.replay.last
    for seat in seats(analysis):
        found = analysis.summary(seat)
        assert all(isinstance(value, Fraction) for value in found[:-1]), "nothing is rounded"
        assert found.start + found.luck + found.play + found.others == found.result
        if analysis.points:
            assert found.result == last.scores()[0]
        else:
            won = last.winners()
            assert found.result == (Fraction(seat in won, len(won)) if won else Fraction(1, len(record.seats)))
        expected = found.start
        for changes in analysis.changes:
            change = changes[seat]
            assert change.before == expected, "each event begins where the last one ended"
            assert change.before + change.luck + change.play + change.others == change.after
            assert change.play >= 0 if analysis.low_is_good else change.play <= 0, "nobody does better than the best"
            assert analysis.points or 0 <= change.after <= 1
            expected = change.after


def test_dice_are_luck_and_decisions_are_skill_where_nothing_is_secret() -> None:
    analysis = analyse(golden("quadrata/full-from-stock.trl"), rounds=ROUNDS)
    for step, changes in zip(analysis.replay.steps, analysis.changes, strict=True):
        for seat, change in enumerate(changes):
            if isinstance(step.event, Roll):
                assert change.play == change.others == 0
            else:
                assert change.luck == 0
                assert (change.others if step.event[0] == seat else change.play) == 0


@pytest.mark.parametrize("name", ["solo-seven", "solo-seven-single-die", "solo-stuck", "solo-perfect"])
def test_alone_a_mistake_costs_what_the_solved_game_says(name: str) -> None:
    analysis = analyse(golden(f"pushbox/{name}.trl"))
    table = table_for(analysis.replay.start, "score")
    assert analysis.certain
    assert analysis.summary(0).start == table.value(analysis.replay.start).low
    for step, (change,), verdict in zip(analysis.replay.steps, analysis.changes, analysis.verdicts, strict=True):
        assert change.after == table.value(step.after).low
        assert change.error == 0
        if verdict:
            assert isinstance(step.event, tuple)
            rated = {one.move.code: one.regret for one in table.moves(step.before)}
            assert verdict.cost == change.play == rated[step.event[1].code]
            assert rated[verdict.best.code] == 0


def test_for_two_the_solved_game_gives_values_between_its_bounds() -> None:
    record = golden("pushbox/facing-win.trl")
    table = table_for(replay(record).start, "win")
    analysis = analyse(record)
    assert analysis.certain
    for step, changes in zip(analysis.replay.steps, analysis.changes, strict=True):
        assert sum(change.after for change in changes) == 1
        for seat, change in enumerate(changes):
            bounds = table.value(step.after, seat)
            # Differences of several bounds add up along a turn.
            assert bounds.low - Fraction(1, 10**8) <= change.after <= bounds.high + Fraction(1, 10**8)


def test_the_same_seed_gives_the_same_and_another_something_else() -> None:
    record = golden("quadrata/full-robbing-square.trl")
    one, same, other = (analyse(record, rounds=ROUNDS, seed=seed) for seed in (1, 1, 2))
    assert one.changes == same.changes
    assert one.changes != other.changes


def test_what_is_written_in_secret_changes_nothing_until_it_is_shown() -> None:
    analysis = analyse(golden("dicetrip/shared-win.trl"), rounds=ROUNDS)
    secret = shown = 0
    for step, changes in zip(analysis.replay.steps, analysis.changes, strict=True):
        if isinstance(step.event, Roll):
            continue
        other = changes[1 - step.event[0]]
        if step.before.hides(1 - step.event[0], step.event):
            secret += 1
            assert other.before == other.after
        elif step.after.turn.kind != "decide":
            shown += other.luck != 0 or other.others != 0
    assert secret > 5
    assert shown > 0, "when all are done, both see what the other wrote"


def test_what_a_seat_may_expect_does_not_depend_on_secrets() -> None:
    """Two worlds that a seat can't tell apart give it the same thought."""
    steps = replay(golden("dicetrip/three-netherlands.trl")).steps
    tried = 0
    for step in steps[:40]:
        for seat in step.before.turn.seats:
            twin = step.before.imagine(seat, Random(5))
            if twin != step.before and len(twin.codes(seat)) > 1:
                code = twin.codes(seat)[0]
                one, other = (think(Task(at, seat, code, 7, ROUNDS)) for at in (step.before, twin))
                assert one == other
                tried += 1
    assert tried > 5


def test_a_move_that_cannot_be_told_from_the_best_is_no_mistake() -> None:
    plan = plan_for(golden("addvantage/surplus.trl"), rounds=ROUNDS)
    for key, task in plan.tasks.items():
        thought = think(task)
        before, after = thought.before[task.seat], thought.after[task.seat]
        if thought.best == task.chosen:
            assert before == after
        elif task.chosen >= 0:
            assert float(before.mean - after.mean) >= 2 * (before.variance + after.variance) ** 0.5, key


def test_thoughts_can_be_had_in_any_order_and_elsewhere() -> None:
    record = golden("quadrata/negative-round.trl")
    plan = plan_for(record, rounds=ROUNDS)
    backwards = {key: think(task) for key, task in reversed(plan.tasks.items())}
    assert conclude(plan, backwards).changes == analyse(record, rounds=ROUNDS).changes


def test_an_unfinished_game_is_refused_because_its_secrets_are_still_secret() -> None:
    with pytest.raises(SetupError) as refused:
        analyse(golden("pushbox/double-play.trl"))
    assert refused.value.message.id == "analyse-unfinished"
