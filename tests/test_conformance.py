"""Every game passes the kit, on enough sets of options; by night, `make conformance` takes every one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from teerling import bots, game
from teerling.conformance import (
    check_game,
    check_records_keep_bounds,
    check_texts,
    check_types,
    conformance,
    enough_agreements,
    every_agreement,
)
from teerling.game import Position, find
from teerling.perft import perft, reach
from tests import facts
from tests.chance import NIGHT, SEED, chance, number, size, some

# The sets of options in as many parts as there are cores, or more.
PARTS = 4
POSITIONS = size(1_200, 10_000)
# As deep as there are so many rows of events or fewer; by night, as deep as is published. One in so many is counted
# that deep, others with each commit, and the rest less deep.
ROWS = size(20_000, 10**12)
DEEP = 1 if NIGHT else 3


@pytest.mark.parametrize("part", some("sets of options", range(PARTS), PARTS // 2))
@pytest.mark.parametrize("name", game.names())
def test_random_games_on_sets_of_options_in_which_any_two_values_meet(name: str, part: int) -> None:
    rules = find(name)
    plain = rules.plain()
    for place, (seats, options) in enumerate(enough_agreements(rules, SEED)[part::PARTS]):
        start = rules.start(seats, options)
        check_game(start, chance("kit", name, part, place))
        check_records_keep_bounds(plain, start, seed=number("bounds", name, part, place))


@pytest.mark.parametrize("name", game.names())
def test_any_two_values_meet_in_enough_sets_of_options(name: str) -> None:
    def pairs(sets: Iterable[tuple[int, dict[str, str]]]) -> set[object]:
        return {pair for seats, options in sets for pair in combinations([("seats", str(seats)), *options.items()], 2)}

    every = list(every_agreement(find(name)))
    enough = enough_agreements(find(name), SEED)
    assert pairs(enough) == pairs(every)
    assert all(agreed in every for agreed in enough)
    assert enough == enough_agreements(find(name), SEED), "the same seed gives the same"


def test_another_seed_gives_other_sets_of_options() -> None:
    assert enough_agreements(find("addvantage"), 1) != enough_agreements(find("addvantage"), 2)


@pytest.mark.parametrize("name", game.names())
def test_the_texts_of_a_game_are_whole(name: str) -> None:
    check_texts(find(name))


def test_the_whole_kit_can_be_called_by_the_makers_of_a_new_game(monkeypatch: pytest.MonkeyPatch) -> None:
    few = list(every_agreement(find("pushbox")))[::150]
    monkeypatch.setattr("teerling.conformance.every_agreement", lambda _: iter(few))
    assert conformance("pushbox") == len(few)


def test_a_board_that_is_not_what_its_type_says_is_found() -> None:
    view = find("pushbox").start(1).roll("4 5").view(0)
    board, about = find("pushbox").parts.views.types()
    check_types(view, board, about)
    for wrong in (replace(view.board, turn=None), replace(view.board, sides=((0, 0, 1, ()),))):
        with pytest.raises(AssertionError, match="is not what its type says: Expected"):
            check_types(replace(view, board=wrong), board, about)
    odd = replace(view.choices[0], about={"kind": "odd"})
    with pytest.raises(AssertionError, match="is not what its type says: Invalid value 'odd'"):
        check_types(replace(view, choices=(odd,)), board, about)


def random_positions(name: str, count: int, rng: Random) -> list[Position]:
    """Positions in which a seat decides, from random games on random options."""
    rules = find(name)
    sets = list(every_agreement(rules))
    found: list[Position] = []
    while len(found) < count:
        seats, options = rng.choice(sets)
        position = rules.start(seats, options)
        while position.turn.kind != "over" and len(found) < count:
            if position.turn.kind == "dice":
                position = position.roll(rng.choice(position.weights())[0])
            else:
                found.append(position)
                seat = rng.choice(position.turn.seats)
                position = position.after(seat, rng.choice(position.codes(seat)))
    return found


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", game.names())
def test_every_code_in_very_many_positions_is_legal_or_has_one_reason(name: str, part: int) -> None:
    rules = find(name)
    thinkable = [rules.thinkable(code) for code in range(rules.actions)]
    why_not = rules.parts.reasons.why_not
    assert why_not
    sentences = rules.sentences("en")
    for position in random_positions(name, POSITIONS // PARTS, chance("codes", name, part)):
        given, state = position.raw
        for seat in position.turn.seats:
            legal = set(position.codes(seat))
            for code, move in enumerate(thinkable):
                reason = why_not(given, state, seat, move)
                assert (reason is None) == (code in legal), (move, reason)
                assert reason is None or reason.rule in sentences


PERFT = Path(__file__).parent.parent / "docs" / "perft"


def published() -> list[tuple[str, dict[str, Any]]]:
    return [
        (path.stem, entry) for path in sorted(PERFT.glob("*.json")) for entry in json.loads(path.read_text("utf-8"))
    ]


def test_counts_are_published_from_every_beginning_that_is_named() -> None:
    found: dict[str, list[tuple[int, int]]] = {name: [] for name in game.names()}
    for name, entry in published():
        found[name].append((len(entry.get("after", ())), len(entry["depths"]) - 1))
    for name, counts in found.items():
        begins = [(getattr(begin, "events", 0), begin.depth) for begin in facts.of(name).counts]
        assert counts == begins, f"python -m docs.perft.count {name} counts anew"
        assert counts, f"{name} has no counts"


@pytest.mark.parametrize(
    ("name", "entry"),
    published(),
    ids=lambda v: v if isinstance(v, str) else " ".join([*v["options"].values(), *v.get("after", [])[-1:]]),
)
def test_the_published_counts_are_true(name: str, entry: dict[str, list[list[object]]]) -> None:
    start = find(name).start(entry["seats"], entry["options"])  # type: ignore[arg-type]  # from JSON
    begun = reach(start, entry.get("after", []))  # type: ignore[arg-type]  # from JSON
    deep = chance("counts", name, entry).randrange(DEEP) == 0
    expected = [depth for depth in entry["depths"] if int(str(depth[1])) <= (ROWS if deep else ROWS // 10)]
    counted = [[d.depth, d.nodes, d.ended, str(d.mass)] for d in perft(begun, len(expected) - 1)]
    assert counted == expected


def test_perft_counts_what_walking_every_row_of_events_counts() -> None:
    def walk(position: Position, depth: int) -> int:
        if depth == 0:
            return 1
        after = [position.roll(roll) for roll, _ in position.outcomes()]
        after += [position.play(seat, move) for seat in position.turn.seats for move in position.moves(seat)]
        return sum(walk(p, depth - 1) for p in after)

    for seats, options in ((1, {"level": "1"}), (2, {"first": "seat", "level": "2"}), (3, {})):
        start = find("pushbox").start(seats, options)
        assert [d.nodes for d in perft(start, 3)] == [walk(start, depth) for depth in range(4)]


def test_greedy_beats_random_clearly() -> None:
    wins = games = 0
    for seed in range(60):
        for seat in (0, 1):
            rng = Random(seed)
            position = find("pushbox").start(2)
            while position.turn.kind != "over":
                if position.turn.kind == "dice":
                    rolls = position.weights()
                    position = position.roll(rng.choices([r for r, _ in rolls], [w for _, w in rolls])[0])
                else:
                    (turn,) = position.turn.seats
                    bot = "greedy" if turn == seat else "random"
                    position = position.play(turn, bots.ask(bot, position, turn, rng))
            games += 1
            wins += seat in position.winners()
    assert wins / games > 0.7
