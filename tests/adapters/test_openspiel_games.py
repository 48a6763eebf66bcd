"""Every game passes OpenSpiel's own test, with exact chances, and tells players no more than they may know."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest

from teerling.adapters.openspiel import load
from teerling.game import find, names
from teerling.values import IllegalMove
from tests.adapters.short import EVERY, short
from tests.chance import chance


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_openspiel_accepts_every_game_with_every_number_of_seats(name: str, seats: int) -> None:
    game = load(name, seats, **short(name))
    assert game.num_players() == seats
    # A drawing of one's own does not survive OpenSpiel's text of a game: it takes lines with # for comments.
    written = seats == find(name).seats[0] and "#" not in str(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=written, verbose=False)


@pytest.mark.parametrize("name", names())
def test_the_chances_are_those_of_the_rules(name: str) -> None:
    state = load(name, 2).new_initial_state()
    position = find(name).start(2)
    for _ in range(20):
        if state.is_chance_node():
            told = [chance for _, chance in state.chance_outcomes()]
            assert told == [float(chance) for _, chance in position.outcomes()]
            assert state.action_to_string(len(told) - 1) == position.outcomes()[-1][0].text
            state.apply_action(len(told) - 1)
            position = position.roll(position.outcomes()[-1][0])
        else:
            seat = state.current_player()
            codes = state.legal_actions()
            assert codes == position.codes(seat)
            assert [state.action_to_string(code) for code in codes] == [move.text for move in position.moves(seat)]
            state.apply_action(codes[0])
            position = position.after(seat, codes[0])
    assert state.past.position == position


def both_ways(first: int, other: int) -> tuple[Any, Any]:
    """Two games that differ in what seat 0 wrote while seat 1 had still to write."""
    states = []
    for choice in (first, other):
        state = load("dicetrip", 2).new_initial_state()
        state.apply_action(100)
        state.apply_action(state.string_to_action("keep"))
        state.apply_action(state.legal_actions()[choice])
        state.apply_action(state.legal_actions()[0])
        state.apply_action(state.string_to_action("done"))
        assert state.current_player() == 1
        states.append(state)
    return states[0], states[1]


def test_those_who_decide_at_the_same_time_see_nothing_of_each_other() -> None:
    one, other = both_ways(0, 40)
    assert str(one) != str(other)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(0) != other.observation_tensor(0)


def test_a_player_remembers_what_is_no_longer_to_be_seen() -> None:
    # Where won tiles are secret, a tile lies open on its board before it is won.
    state = load("addvantage", 2, secret="won", arrange="drawn").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert state.information_state_string(0).count("\n") == 1 + len(state.history())
    assert f"tiles={state.past.position.raw[1].tiles}" in state.information_state_string(0)


def test_an_observer_can_be_asked_for_what_all_know_or_for_everything() -> None:
    state, _ = both_ways(0, 40)
    game = state.get_game()
    kinds = pyspiel.PrivateInfoType
    told = {
        kind: game.make_py_observer(
            pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=kind)
        ).string_from(state, 0)
        for kind in (kinds.NONE, kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS)
    }
    assert len(set(told.values())) == 3
    assert str(state) in told[kinds.ALL_PLAYERS]
    recalling = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(ValueError, match="as text only"):
        recalling.set_from(state, 0)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(params={"size": 1})


def test_a_game_reads_back_from_its_text() -> None:
    for game in (load("pushbox", 1, level="2"), load("pushbox", 3, level="1 2 3", first="seat")):
        again = pyspiel.load_game(str(game))
        assert again == game
        assert again.start.options == game.start.options
    assert pyspiel.load_game("teerling_pushbox").num_players() == 2


def test_options_that_do_not_fit_are_refused() -> None:
    with pytest.raises(Exception, match="is no value for level"):
        load("pushbox", 2, level="9")


@pytest.mark.parametrize("name", names())
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(name: str) -> None:
    rng = chance("illegal", name)
    state = load(name, 2, **short(name)).new_initial_state()
    refused = 0
    while refused < 30 and not state.is_terminal():
        if state.is_chance_node():
            outcomes = len(state.chance_outcomes())
            for wrong in (-2, outcomes):
                with pytest.raises(ValueError, match="no outcome"):
                    state.apply_action(wrong)
            state.apply_action(rng.randrange(outcomes))
            continue
        legal = state.legal_actions()
        before = state.past
        for action in rng.sample(range(find(name).actions), min(10, find(name).actions)):
            # Any code has a text, whether it is legal or not.
            assert state.action_to_string(action)
            if action not in legal:
                with pytest.raises(IllegalMove, check=lambda error: error.reason.rule in find(name).sentences("en")):
                    state.apply_action(action)
                refused += 1
        for wrong in (-2, find(name).actions):
            with pytest.raises(ValueError, match="no action"):
                state.apply_action(wrong)
        assert state.past is before
        state.apply_action(rng.choice(legal))
    assert refused


def test_nobody_wins_push_box_by_one_impossible_action() -> None:
    state = load("pushbox", 2, first="seat").new_initial_state()
    state.apply_action(3)
    with pytest.raises(IllegalMove, match="at most three"):
        state.apply_action(1023)
    assert not state.is_terminal()
