"""Five people of five levels: who there is, how they err, and that they see no more than their seat."""

from __future__ import annotations

from random import Random

import pytest

from teerling import bots, game
from teerling.bots.glance import promises
from teerling.bots.people import WORLDS, Person, worlds_of
from teerling.game import find
from teerling.values import IllegalMove
from teerling.words import LANGUAGES, in_language
from tests import facts
from tests.search.test_tree_search import somewhere


@pytest.mark.parametrize("name", game.names())
def test_every_game_has_five_levels_and_the_first_three_answer_at_once(name: str) -> None:
    assert len(find(name).levels) == len(bots.PEOPLE) == 5
    assert all(bots.is_quick(who, find(name)) for who in bots.PEOPLE[:3])
    for seats in find(name).seats:
        assert bots.opponents(find(name), seats)[:5] == bots.PEOPLE
        assert not set(bots.opponents(find(name), seats)) & set(bots.YARDSTICKS)


@pytest.mark.parametrize("name", game.names())
def test_levels_differ_in_one_direction(name: str) -> None:
    levels = find(name).levels
    glancing = [level for level in levels if not level.rounds]
    thinking = [level for level in levels if level.rounds]
    assert levels == (*glancing, *thinking), "who thinks stands above who does not"
    assert [level.warmth for level in glancing] == sorted((level.warmth for level in glancing), reverse=True)
    assert [level.overlooks for level in glancing] == sorted((level.overlooks for level in glancing), reverse=True)
    assert [level.rounds for level in thinking] == sorted(level.rounds for level in thinking)


def test_they_have_names_and_descriptions_in_every_language() -> None:
    for language in LANGUAGES:
        for number, who in enumerate(bots.PEOPLE, 1):
            assert str(number) in in_language(language)(f"bot-{who}")


@pytest.mark.parametrize("name", game.names())
@pytest.mark.parametrize("who", bots.PEOPLE[:3])
def test_what_looks_better_is_chosen_more_often(name: str, who: str) -> None:
    rng = Random(7)
    better, best = 0.0, 0
    for number in range(4, 9):
        position = somewhere(name, 2, number, 6)
        seat = position.turn.seats[0]
        promised = dict(zip(position.moves(seat), promises(position, seat), strict=True))
        chosen = [promised[bots.ask(who, position, seat, rng)] for _ in range(60)]
        best += max(chosen) == max(promised.values())
        better += sum(chosen) / len(chosen) - sum(promised.values()) / len(promised)
    assert better > 0
    assert best >= 3, "in most positions the best was chosen, too"


@pytest.mark.parametrize("name", game.names())
@pytest.mark.parametrize("who", [*bots.PEOPLE[:3], "greedy"])
def test_where_views_are_equal_so_are_choices(name: str, who: str) -> None:
    for number in range(8):
        position = somewhere(name, 3, number, 12)
        seat = position.turn.seats[-1]
        twin = position.imagine(seat, Random(number))
        assert twin.view(seat) == position.view(seat)
        one, other = (bots.ask(who, real, seat, Random(5)) for real in (position, twin))
        assert one == other


def test_a_calculation_with_three_numbers_is_missed_by_beginners() -> None:
    pushbox = find("pushbox")
    position = pushbox.start(1, level="1").roll(pushbox.read_roll("4 5"))
    hard = pushbox.parts.judgement.hard
    (three,) = [choice for choice in position.view(0).choices if len(choice.about.numbers) == 3]
    assert hard(three.move.code) == 100
    tries = 400
    rng = Random(3)
    found = [sum(bots.ask(who, position, 0, rng) == three.move for _ in range(tries)) for who in ("pip", "random")]
    assert found[0] < found[1], "to anybody who plays anything it is as good as the others"


@pytest.mark.parametrize("who", bots.PEOPLE)
def test_everybody_plays_whole_games_by_the_rules(who: str) -> None:
    for name in game.names():
        if not bots.is_quick(who, find(name)):
            continue
        rng = Random(1)
        position = find(name).start(2, dict(facts.of(name).short))
        while position.turn.kind != "over":
            if position.turn.kind == "dice":
                position = position.roll(rng.choice(position.weights())[0])
            else:
                seat = position.turn.seats[0]
                position = position.play(seat, bots.ask(who, position, seat, rng))
        assert position.winners()


def test_somebody_who_thinks_chooses_a_legal_move_and_always_the_same() -> None:
    position = somewhere("addvantage", 2, 2, 14)
    seat = position.turn.seats[0]
    first, again = (bots.ask("otto", position, seat, Random(5)) for _ in range(2))
    assert first == again
    try:
        position.play(seat, first)
    except IllegalMove as refused:
        pytest.fail(str(refused))


def test_worlds_are_many_where_something_is_secret_and_one_where_nothing_is() -> None:
    rng = Random(1)
    open_ = somewhere("pushbox", 2, 1, 3)
    assert worlds_of(lambda: open_.imagine(0, rng)) == [open_]
    secret = find("addvantage").start(2, {"secret": "targets", "arrange": "drawn"})
    while secret.turn.kind == "dice":
        secret = secret.roll(secret.weights()[0][0])
    seen = worlds_of(lambda: secret.imagine(0, rng))
    assert len(seen) == WORLDS
    assert len({world.raw[1].key() for world in seen}) > 1


def test_without_the_extra_only_those_are_there_who_do_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teerling.search.find_spec", lambda _: None)
    assert bots.opponents(find("addvantage"), 2) == bots.PEOPLE[:3]
    assert Person(5).plays(find("pushbox"), 2), "in Push Box nobody needs it"
