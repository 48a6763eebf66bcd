"""Asking a bot: who there is, what one need not say to be one, and what is answered when nothing is to be decided."""

from __future__ import annotations

from random import Random

import pytest

from teerling import advice, bots, game
from teerling.bots.bot import Bot, Worlds
from teerling.game import Position, find
from teerling.values import Move, NotYourTurn, SetupError, TeerlingError, View
from teerling.words import in_language


def said(refused: pytest.ExceptionInfo[TeerlingError]) -> str:
    return in_language("en").error(refused.value)


def decide(position: Position) -> Position:
    """The same game a little later, once somebody has to decide; dice fall as is likeliest."""
    while position.turn.kind == "dice":
        position = position.roll(max(position.weights(), key=lambda outcome: outcome[1])[0])
    return position


@pytest.mark.parametrize("name", game.names())
@pytest.mark.parametrize("who", ["pip", "greedy", "random", "vera"])
def test_a_bot_that_is_asked_while_dice_are_due_says_that_they_come_first(name: str, who: str) -> None:
    position = find(name).start(2)
    rng = Random(1)
    while position.turn.kind != "dice":
        position = position.play(position.turn.seats[0], rng.choice(position.moves(position.turn.seats[0])))
    with pytest.raises(NotYourTurn) as refused:
        bots.ask(who, position, 0, rng)
    assert said(refused) == "The dice have to be thrown first."


def test_the_bot_that_looks_moves_up_says_so_too() -> None:
    with pytest.raises(NotYourTurn) as refused:
        bots.ask("perfect", find("pushbox").start(1), 0, Random(1))
    assert said(refused) == "The dice have to be thrown first."


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_a_bot_that_is_asked_for_a_seat_with_nothing_to_decide_says_whose_turn_it_is(seat: int) -> None:
    position = decide(find("pushbox").start(2, {"first": "seat"}))
    assert position.turn.seats == (0,)
    with pytest.raises(NotYourTurn) as refused:
        bots.ask("greedy", position, seat, Random(1))
    assert said(refused) == "It is Player 1's turn."


def test_a_bot_that_is_asked_after_the_end_says_that_the_game_is_over() -> None:
    position, rng = find("pushbox").start(1), Random(1)
    while position.turn.kind != "over":
        position = decide(position)
        if position.turn.kind == "decide":
            position = position.play(0, bots.ask("random", position, 0, rng))
    with pytest.raises(NotYourTurn) as refused:
        bots.ask("pip", position, 0, rng)
    assert said(refused) == "The game is over."


def test_advice_is_refused_in_the_same_words() -> None:
    with pytest.raises(NotYourTurn) as refused:
        advice.advise(find("pushbox").start(1), 0, Random(1))
    assert said(refused) == "The dice have to be thrown first."


class Last(Bot):
    """Takes the last choice; says nothing else about itself."""

    def choose(self, view: View, rng: Random, worlds: Worlds) -> Move:
        return view.choices[-1].move


def test_a_bot_only_has_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "last", Last())
    pushbox = find("pushbox")
    assert bots.names()[-1] == "last"
    assert "last" in bots.names(pushbox, 4)
    assert bots.is_quick("last", pushbox)
    position = decide(pushbox.start(1))
    bots.prepare("last", position)
    assert bots.ask("last", position, 0, Random(1)) == position.moves(0)[-1]


def test_who_plays_only_some_games_is_found_where_it_does() -> None:
    assert bots.names() == (*bots.PEOPLE, "greedy", "random"), "without a game, those that play every one"
    assert bots.names(find("pushbox"), 2) == (*bots.PEOPLE, "greedy", "perfect", "random")
    assert "perfect" not in bots.names(find("quadrata"), 2)
    assert not bots.is_quick("perfect", find("pushbox"))
    for nobody in (("perfect", find("quadrata"), 2), ("nobody", None, 0), ("people", None, 0), ("bot", None, 0)):
        with pytest.raises(SetupError) as refused:
            bots.find(*nobody)
        assert refused.value.message.id == "setup-no-bot"


def test_every_bot_there_is_can_be_found() -> None:
    for name, bot in bots.BOTS.items():
        if bot.plays_every_game:
            assert bots.find(name) is bot
