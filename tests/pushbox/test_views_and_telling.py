"""What people see and hear of a game; nothing in Push Box is secret."""

from __future__ import annotations

import pytest

from teerling.game import Position
from teerling.games.pushbox.board import Again, Board, Free, Pass, Play, Side, Single
from teerling.values import SPECTATOR, Message, Move, Roll
from tests.chance import chance

from .positions import ALL, GAME, arranged, go, in_words, start


def prompt(position: Position, seat: int = 0) -> str:
    message = position.view(seat).prompt
    in_words(message)
    return message.id


def told(position: Position, event: str) -> list[Message]:
    """What is said about one more event."""
    after = go(position, event)
    what: Roll | tuple[int, Move]
    if event.startswith("dice "):
        what = GAME.read_roll(event.removeprefix("dice "))
    else:
        what = (position.turn.seats[0], position.settle(GAME.read_move(event)))
    for viewer in (SPECTATOR, 0, 1):
        assert position.tell(viewer, what, after) == position.tell(0, what, after)
    messages = position.tell(SPECTATOR, what, after)
    for message in messages:
        in_words(message)
    return list(messages)


def heard(position: Position, event: str) -> list[str]:
    return [message.id for message in told(position, event)]


def test_the_board_shows_everything() -> None:
    board = go(start(level="1 3"), "dice 4 5").view().board
    assert board == Board(
        mode="facing",
        sides=(Side(side=0, seat=0, level=1, numbers=ALL), Side(side=2, seat=1, level=3, numbers=())),
        opening=False,
        turn=0,
        dice=(4, 5),
        needed=(9,),
        left=3,
    )


def test_everybody_sees_the_same_board() -> None:
    position = go(start(3), "dice 4 5")
    assert position.view(0).board == position.view(1).board == position.view(2).board == position.view().board
    assert position.view(1).choices == ()
    assert len(position.view(0).choices) == 4


@pytest.mark.rule("pushbox", "5.3")
def test_the_board_shows_what_is_needed() -> None:
    assert go(start(level="3"), "dice 4 5").view().board.needed == (9, 20)
    assert go(start(level="3"), "dice 1 1").view().board.needed == (2, 1)
    assert go(start(level="3"), "dice 2 2").view().board.needed == (4,)
    assert go(start(level="3"), "dice 3 4").view().board.needed == ()
    assert go(start(1, level="3"), "dice 3 4").view().board.needed == (7, 12)


@pytest.mark.rule("pushbox", "7.1")
def test_the_board_shows_how_many_may_be_pushed() -> None:
    assert go(start(), "dice 4 5", "5+4").view().board.left == 1
    assert go(start(limit="throw"), "dice 4 5", "5+4").view().board.left == 3


def test_the_board_of_an_opening_throw_and_of_the_end() -> None:
    opening = GAME.start(2).view().board
    assert (opening.opening, opening.turn, opening.dice) == (True, -1, ())
    over = go(arranged(start(), {1: (9,)}), "dice 4 5", "9").view()
    assert (over.turn, over.board.turn, over.board.dice, over.winners) == ("over", -1, (), (0,))


def test_what_to_do_now() -> None:
    assert prompt(GAME.start(2)) == "pushbox-prompt-opening"
    assert prompt(GAME.start(2), 1) == "prompt-wait-throw"
    assert prompt(start()) == "prompt-throw"
    assert prompt(start(), SPECTATOR) == "prompt-wait-throw"
    # Why somebody starts, and why the blocks lie at that side.
    began = go(GAME.start(2), "dice 1 2", "dice 5 6")
    assert prompt(began, 1) == "pushbox-prompt-starts-blocks"
    assert prompt(began) == prompt(began, SPECTATOR) == "pushbox-prompt-wait-starts-blocks"
    assert prompt(go(began, "dice 4 5", "9"), 1) == "prompt-throw"
    four = go(GAME.start(4), "dice 1 2", "dice 5 6", "dice 1 1", "dice 1 1")
    assert (prompt(four, 1), prompt(four)) == ("pushbox-prompt-starts", "pushbox-prompt-wait-starts")
    thrown = go(start(), "dice 4 5")
    assert prompt(thrown) == "pushbox-prompt-make"
    assert prompt(thrown, 1) == prompt(thrown, SPECTATOR) == "prompt-wait"
    assert prompt(go(start(), "dice 4 4")) == "pushbox-prompt-double"
    assert prompt(go(start(), "dice 3 4")) == "pushbox-prompt-seven"
    assert prompt(go(arranged(start(), {1: (4, 12)}), "dice 4 5")) == "pushbox-prompt-single"
    assert prompt(go(arranged(start(1), {1: (4, 12)}), "dice 4 5")) == "pushbox-prompt-single-alone"
    assert prompt(go(arranged(start(1), {1: (4, 12)}), "dice 3 4")) == "pushbox-prompt-seven-alone"
    assert prompt(go(start(1), "dice 3 4")) == "pushbox-prompt-make"
    assert prompt(go(arranged(start(1), {1: (12,)}), "dice 4 5")) == "pushbox-prompt-over-alone"
    won = go(arranged(start(), {1: (9,)}), "dice 4 5", "9")
    assert prompt(won) == prompt(won, SPECTATOR) == "prompt-over"
    assert won.view().prompt.args == {"count": 1, "seats": [0]}


@pytest.mark.rule("pushbox", "6.3")
def test_a_double_says_how_many() -> None:
    for position, count in [
        (start(), 2),
        (go(start(), "dice 4 5", "5+4"), 1),
        (arranged(start(), {1: (9,)}), 1),
    ]:
        assert go(position, "dice 4 4").view(0).prompt.args["count"] == count


def test_choices_say_what_they_are() -> None:
    double = {c.move.text: c for c in go(arranged(start(), {1: (2, 6, 8, 12)}), "dice 4 4").view(0).choices}
    assert double["6+2"].about == Play((6, 2), free=True)
    assert double["any 2 12"].about == Free((12, 2))
    assert in_words(double["6+2"].label)["en"] == "6 + 2 = 8"
    assert in_words(double["8"].label)["en"] == "8"
    single = {c.move.text: c for c in go(arranged(start(), {1: (4, 12)}), "dice 4 5").view(0).choices}
    assert {text: choice.about for text, choice in single.items()} == {"4!": Single((4,)), "pass": Pass()}
    seven = {c.move.text: c for c in go(start(), "dice 3 4").view(0).choices}
    assert {text: choice.about for text, choice in seven.items()} == {"again": Again(), "pass": Pass()}


@pytest.mark.rule("pushbox", "3.2")
def test_the_opening_throw_is_told() -> None:
    position = GAME.start(2)
    assert heard(position, "dice 4 5") == ["log-throw"]
    position = go(position, "dice 4 5")
    assert heard(position, "dice 3 6") == ["log-throw", "pushbox-log-tie"]
    assert told(position, "dice 6 6")[1] == Message("pushbox-log-starts", {"seat": 1})
    assert in_words(told(position, "dice 6 6")[1])["en"] == "Bram threw the most and starts."


@pytest.mark.rule("pushbox", "2.1")
def test_blocks_that_change_sides_are_told() -> None:
    position = go(GAME.start(2), "dice 4 5")
    assert told(position, "dice 6 6")[2:] == [Message("pushbox-log-blocks", {"seat": 1})]
    # They stay where they are shown, or everybody has some.
    assert heard(position, "dice 1 2") == ["log-throw", "pushbox-log-starts"]
    beside = go(GAME.start(2, mode="adjacent"), "dice 4 5")
    assert heard(beside, "dice 6 6") == ["log-throw", "pushbox-log-starts"]


@pytest.mark.rule("pushbox", "4.5")
def test_a_play_is_told_with_the_calculation_that_was_used() -> None:
    position = go(start(level="3"), "dice 4 5")
    assert in_words(told(position, "6*3/2")[0])["en"] == "Anna pushes 6, 3 and 2: 6 × 3 ÷ 2 = 9."
    assert in_words(told(position, "6*2-3")[0])["en"] == "Anna pushes 6, 3 and 2: 6 × 2 − 3 = 9."
    assert in_words(told(position, "any 3 12")[0])["en"] == "Anna pushes 12 and 3: 12 − 3 = 9."


def test_what_comes_of_itself_is_told() -> None:
    assert heard(start(), "dice 4 5") == ["log-throw"]
    assert heard(start(), "dice 3 4") == ["log-throw"]
    race = arranged(start(mode="adjacent"), {1: (4, 8, 12), 2: ALL})
    assert heard(race, "dice 3 4") == ["log-throw", "pushbox-log-seven"]
    assert heard(race, "dice 5 6") == ["log-throw", "pushbox-log-nothing"]
    assert heard(go(race, "dice 4 5"), "4!") == ["pushbox-log-single"]
    assert heard(go(race, "dice 4 5"), "pass") == ["pushbox-log-pass"]
    assert heard(go(race, "dice 2 2"), "any 8 12") == ["pushbox-log-any"]
    assert heard(go(start(mode="adjacent"), "dice 3 4"), "again") == ["pushbox-log-again"]
    assert heard(go(arranged(start(), {1: (9,)}), "dice 4 5"), "9") == ["pushbox-log-play", "pushbox-log-cleared"]


@pytest.mark.rule("pushbox", "7.1")
def test_the_limit_is_told() -> None:
    assert heard(go(start(), "dice 4 5"), "4+3+2") == ["pushbox-log-play", "pushbox-log-limit"]
    assert heard(go(start(), "dice 4 5"), "5+4") == ["pushbox-log-play"]
    assert heard(go(start(limit="throw"), "dice 4 5"), "4+3+2") == ["pushbox-log-play"]


@pytest.mark.rule("pushbox", "8.2")
def test_who_has_nothing_to_push_is_told_so() -> None:
    four = go(start(4), "dice 3 4", "pass")
    assert told(four, "dice 3 4")[2:] == [
        Message("pushbox-log-skip", {"seat": 2}),
        Message("pushbox-log-skip", {"seat": 3}),
    ]
    assert told(go(four, "dice 4 5", "9"), "dice 3 4")[2:] == [Message("pushbox-log-skip", {"seat": 2})]


@pytest.mark.rule("pushbox", "8.2")
def test_so_is_the_only_other_player_when_the_turn_comes_straight_back() -> None:
    skip = Message("pushbox-log-skip", {"seat": 1})
    position = go(start(), "dice 3 4")
    assert told(position, "pass")[1:] == [skip]
    assert told(go(position, "pass"), "dice 3 4")[1:] == [Message("pushbox-log-seven", {"seat": 0}), skip]


@pytest.mark.rule("pushbox", "10.2")
def test_a_fair_race_tells_that_player_1_is_out() -> None:
    race = arranged(start(mode="adjacent", start="fair"), {1: (9,), 2: (9,)})
    assert heard(go(race, "dice 4 5"), "9") == ["pushbox-log-play", "pushbox-log-cleared"]
    last = go(race, "dice 4 5", "9", "dice 4 5")
    assert heard(last, "9") == ["pushbox-log-play", "pushbox-log-cleared"]
    assert go(last, "9").view().prompt.args == {"count": 2, "seats": [0, 1]}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_in_a_game_can_be_put_into_words(seats: int) -> None:
    rng = chance("words", seats)
    draw = GAME.parts.drawing
    for level in "123":
        position = GAME.start(seats, level=level)
        while position.turn.kind != "over":
            view = position.view(position.turn.seats[0] if position.turn.seats else SPECTATOR)
            for message in [view.prompt, *draw.sentences(view), *(choice.label for choice in view.choices[:8])]:
                in_words(message)
            if view.choices:
                move = rng.choice(view.choices).move
                after = position.play(view.seat, move)
                messages = position.tell(SPECTATOR, (view.seat, move), after)
            else:
                roll, _ = rng.choice(position.outcomes())
                after = position.roll(roll)
                messages = position.tell(SPECTATOR, roll, after)
            assert messages
            for message in messages:
                in_words(message)
            position = after
