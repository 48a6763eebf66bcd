"""The longest route, points and winners. The route is held against a search through every path."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.games.dicetrip.plan import neighbours, order
from teerling.games.dicetrip.route import longest_route
from teerling.games.dicetrip.tours import lengths, longest, with_number

from .positions import GAME, SMALL, all_but, go, seen, state, table

NUMBERS = [10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)]


@st.composite
def cards(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """A small map, as the neighbours of each city, and a card with numbers, crossings and empty cities."""
    cities = draw(st.integers(1, 9))
    pairs = list(combinations(range(cities), 2))
    roads = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    beside = [[b if a == city else a for a, b in roads if city in (a, b)] for city in range(cities)]
    numbers = draw(st.permutations(NUMBERS))[:cities]
    states = draw(st.lists(st.sampled_from(["number", "number", "number", "crossed", "empty"]), min_size=cities))
    worth = {"crossed": 1, "empty": 0}
    return beside, [worth.get(what, number) for what, number in zip(states, numbers, strict=False)]


def every_route(beside: list[list[int]], card: list[int]) -> list[tuple[int, ...]]:
    """Every rising route there is, found by walking them all."""
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[int, ...]] = [(city,) for city in range(len(beside)) if card[city] > 10]
    while waiting:
        route = waiting.pop()
        found.append(route)
        waiting += [(*route, city) for city in beside[route[-1]] if card[city] > card[route[-1]]]
    return found


@given(cards())
@settings(max_examples=400)
def test_the_longest_route_is_the_longest_of_all(example: tuple[list[list[int]], list[int]]) -> None:
    beside, card = example
    routes = every_route(beside, card)
    most = max((len(route) for route in routes), default=0)
    masks = [sum(1 << city for city in near) for near in beside]
    assert longest_route(masks, card, len(beside)) == most
    assert lengths(beside, card).longest == most
    assert longest(beside, card) in ([route for route in routes if len(route) == most] or [()])


@given(cards(), st.data())
@settings(max_examples=200)
def test_what_a_number_would_make_of_the_route_is_so(
    example: tuple[list[list[int]], list[int]], data: st.DataObject
) -> None:
    beside, card = example
    empty = [city for city, there in enumerate(card) if there == 0]
    if not empty:
        return
    city = data.draw(st.sampled_from(empty))
    number = data.draw(st.sampled_from([n for n in NUMBERS if n not in card]))
    then = [number if c == city else there for c, there in enumerate(card)]
    assert with_number(beside, card, lengths(beside, card), city, number) == lengths(beside, then).longest


@pytest.mark.rule("dicetrip", "8.2")
def test_a_route_is_a_row_of_neighbours_with_rising_numbers() -> None:
    position = table("", "Oostende 12, Brugge 21, Gent 33, Antwerpen 42, Mechelen 31", round=4)
    assert seen(position, 0).route == (0, 1, 4, 5), "Oostende, Brugge, Gent, Antwerpen; then it falls"
    apart = table("", "Oostende 12, Gent 21", round=2)
    assert len(seen(apart, 0).route) == 1, "no road leads from Oostende to Gent"
    broken = table("", "Oostende 12, Brugge x, Gent 33", round=2)
    assert len(seen(broken, 0).route) == 1
    assert seen(table(""), 0).route == ()
    assert table("").scores() == (0,), "an empty card has no route"
    assert table("", "Gent 12, Brugge x", round=2).scores() == (0,)


@pytest.mark.rule("dicetrip", "8.3")
def test_points_are_bonus_cities_and_the_route_less_what_is_crossed_out() -> None:
    position = table("", "Oostende 12, Brugge 22*, Gent 33*, Ieper x, Arlon 11*, Bouillon x, Eupen 65", round=4)
    assert position.scores() == (3 + 3 - 2,)
    assert seen(position, 0).points == 4
    assert table("", "Gent x, Brugge x").scores() == (-2,)


@pytest.mark.rule("dicetrip", "8.1")
def test_the_game_is_over_when_the_cards_are_full() -> None:
    position = go(table("5 1 6 2", all_but(1), all_but(1), seats=2), "1: gb 25", "1: done", "2: x 25")
    assert position.turn.kind == "decide"
    position = go(position, "2: done")
    assert position.turn.kind == "over"
    reason = position.why_not(0, GAME.read_move("done"))
    assert reason is not None
    assert reason.rule == "8.1"
    assert all(there for seat in (0, 1) for there in state(position).card[seat][:25])


@pytest.mark.rule("dicetrip", "8.4")
@pytest.mark.parametrize(("second", "winners"), [("ry 5", (0, 1)), ("x 5", (0,)), ("gb 5", (0, 1))])
def test_most_points_win_and_equals_share(second: str, winners: tuple[int, ...]) -> None:
    card = "Aa 12*, Be 23, Ce 31, De x"
    position = table("4 1 6 2", card, card, seats=2, map=SMALL)
    position = go(position, "1: ry 5", "1: done", f"2: {second}", "2: done")
    assert position.winners() == winners


@pytest.mark.rule("dicetrip", "8.4")
def test_points_below_zero_can_win() -> None:
    card = "Aa x, Be x, Ce x, De x"
    position = table("4 1 6 2", card, card, seats=2, map=SMALL)
    position = go(position, "1: x 5", "1: done", "2: ry 5", "2: done")
    assert position.scores() == (-5, -3)
    assert position.winners() == (1,)
    alone = go(table("4 1 6 2", card, map=SMALL), "x 5", "done")
    assert (alone.scores(), alone.winners()) == ((-5,), (0,))


@pytest.mark.parametrize("name", ["belgium", "netherlands"])
def test_the_plan_of_the_judgement_visits_every_city_along_roads(name: str) -> None:
    found = GAME.start(1, map=name).raw[0].map
    row = order(25, found.roads)
    assert sorted(row) == list(range(25))
    beside = neighbours(25, found.roads)
    assert beside == found.beside
    assert all(row[i + 1] in beside[row[i]] for i in range(24))
