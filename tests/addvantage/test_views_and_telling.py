"""What people see and hear of a game in which nothing is secret; test_secrets.py has the rest."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from teerling.drawing import width
from teerling.game import Position
from teerling.games.addvantage.board import (
    Arrange,
    Board,
    Bonus,
    Buy,
    Diagonal,
    Give,
    Off,
    Pass,
    Place,
    Square,
    Throw,
)
from teerling.values import SPECTATOR, Message
from tests.chance import chance

from .positions import EMPTY, FULL, GAME, changed, dealt, go, in_words, read, table

TILES = (11, 10, 9, 12, 8, 13)


def prompt(position: Position, seat: int = 0) -> str:
    message = position.view(seat).prompt
    in_words(message)
    return message.id.removeprefix("addvantage-")


def told(position: Position, event: str, viewer: int = SPECTATOR) -> list[Message]:
    what = read(position, event)
    if isinstance(what, tuple):
        what = (what[0], position.settle(what[1]))
    messages = position.tell(viewer, what, go(position, event))
    for message in messages:
        in_words(message)
    return list(messages)


def heard(position: Position, event: str, viewer: int = SPECTATOR) -> list[str]:
    return [message.id.removeprefix("addvantage-log-") for message in told(position, event, viewer)]


def test_the_board_shows_everything() -> None:
    position = go(table(["35. ... ...", "..6 ... ..."], tiles={0: TILES}, coins=(2, 1)), "throw 2", "dice 1 4")
    view = position.view()
    shown = view.board
    assert shown == Board(
        stage="play",
        turn=0,
        boards=shown.boards,
        bonus=(Bonus(7, -1), Bonus(7, -1)),
        out=1,
        thrown=(1, 4),
        due=0,
        barred=(),
        stay=False,
    )
    anna = shown.boards[0]
    assert anna.squares[:3] == (Square(3, 1), Square(5, 2), Square(0, 0))
    assert [line.tile for line in anna.lines] == list(TILES)
    assert [line.needed for line in anna.lines] == [3, 10, 9, 9, 3, 13]
    assert anna.diagonals == (Diagonal(sum=3, dice=1),)
    assert (anna.seat, anna.coins, anna.won, anna.hand, anna.arranged) == (0, 2, (), (), True)
    assert view.scores == (0, 0)
    assert msgspec.json.encode(view)


def test_everybody_sees_the_same_table() -> None:
    position = go(table(["35. ... ...", "..6 ... ..."]), "throw 2", "dice 1 4")
    assert position.view(0).board == position.view(1).board == position.view().board
    assert position.view(1).choices == ()


def test_dice_that_are_due() -> None:
    shown = go(table(), "throw 2").view().board
    assert (shown.due, shown.thrown, shown.turn) == (2, (), 0)


def test_before_the_first_turn() -> None:
    position = GAME.start(2, first="random")
    assert position.view().board.stage == "first"
    position = go(position, "first 2", "tile 9")
    shown = position.view(0).board
    assert (shown.stage, shown.turn) == ("deal", -1)
    assert [seen.hand for seen in shown.boards] == [(9,), ()]
    assert [seen.hand for seen in position.view(1).board.boards] == [(), ()]
    drawn = go(GAME.start(2, arrange="drawn"), "tile 9").view(1).board.boards[0]
    assert (drawn.lines[0].tile, drawn.lines[1].tile, drawn.arranged) == (9, None, False)


def test_what_to_do_now() -> None:
    assert prompt(GAME.start(2, first="random")) == "prompt-lot"
    assert prompt(GAME.start(2), 1) == prompt(GAME.start(2), SPECTATOR) == "prompt-tiles"
    hands = dealt(GAME.start(2), TILES, (9, 9, 10, 10, 11, 11))
    assert prompt(hands) == prompt(hands, 1) == "prompt-arrange"
    assert prompt(hands, SPECTATOR) == "prompt-wait-arrange"
    one = go(hands, "1: abc def")
    assert (prompt(one), prompt(one, 1)) == ("prompt-wait-arrange", "prompt-arrange")
    assert in_words(one.view(0).prompt)["en"] == "Bram is arranging tiles."
    position = table(["35. ... ...", EMPTY])
    assert (prompt(position), prompt(position, 1)) == ("prompt-turn", "prompt-wait")
    due = go(position, "throw 2")
    assert (prompt(due), prompt(due, 1)) == ("prompt-throw", "prompt-wait-throw")
    thrown = go(due, "dice 1 4")
    assert prompt(thrown) == "prompt-place-or-give"
    assert prompt(go(thrown, "give 1")) == "prompt-place"
    assert prompt(go(table(["123 456 12."]), "throw 2", "dice 1 4")) == "prompt-place-some"
    assert prompt(table(["35. ... ..."], takeoff="yes")) == "prompt-turn-off"
    assert prompt(table([EMPTY], takeoff="yes")) == "prompt-turn"
    assert prompt(go(table(["35. ... ..."], takeoff="yes"), "off a1")) == "prompt-turn"
    assert prompt(table([FULL], takeoff="yes")) == "prompt-full"
    over = go(table(["123 456 12.", FULL]), "throw 1", "dice 1", "1 c3")
    assert prompt(over) == prompt(over, SPECTATOR) == "prompt-over"


def test_a_good_order_is_suggested_to_whoever_arranges() -> None:
    hands = dealt(GAME.start(2), TILES, (7, 9, 10, 10, 11, 14))
    for seat, tiles in enumerate((sorted(TILES), (7, 9, 10, 10, 11, 14))):
        letters = hands.view(seat).board.boards[seat].suggested
        laid = [tiles["abcdef".index(letter)] for letter in letters]
        # Rows and columns hold the same dice: no split of these tiles has sums that are closer.
        apart = abs(sum(laid[:3]) - sum(laid[3:]))
        assert apart == min(abs(sum(tiles) - 2 * sum(rows)) for rows in combinations(tiles, 3))
        assert hands.why_not(seat, GAME.read_move(f"{letters[:3]} {letters[3:]}")) is None
        # Nobody else learns anything by it.
        others = [board.suggested for board in hands.view(seat).board.boards if board.seat != seat]
        assert others == [""]
    assert {board.suggested for board in hands.view().board.boards} == {""}
    assert go(hands, "1: abc def").view(0).board.boards[0].suggested == ""


def test_choices_on_a_screen_name_places_of_the_board() -> None:
    thrown = go(table(["35. ... ...", EMPTY]), "throw 2", "dice 1 4")
    label = next(c.label for c in thrown.view(0).choices if c.about == Place(4, 8))
    on_screen = Message(f"{label.id}-screen", label.args)
    assert in_words(on_screen) == {"en": "put the 4 bottom right", "nl": "leg de 4 rechtsonder"}


def test_choices_say_what_they_are() -> None:
    position = table(["35. ... ...", "..6 ... ..."], takeoff="yes", coins=(3, 1))
    offered = {choice.move.text: choice for choice in position.view(0).choices}
    assert offered["throw 3"].about == Throw(3)
    assert offered["buy 2c1 a2"].about == Buy(owner=1, source=2, face=6, square=3)
    assert in_words(offered["buy 2c1 a2"].label)["en"] == "buy the 6 on c1 from Bram, for your a2"
    assert offered["off b1"].about == Off(1)
    thrown = {choice.move.text: choice for choice in go(position, "throw 2", "dice 1 4").view(0).choices}
    assert thrown["4 c3"].about == Place(face=4, square=8)
    assert thrown["give 4"].about == Give(4)
    full = {choice.move.text: choice for choice in table([FULL], takeoff="yes").view(0).choices}
    assert full["pass"].about == Pass()
    hands = dealt(GAME.start(2), TILES, (9, 9, 10, 10, 11, 11))
    arrange = {choice.move.text: choice for choice in hands.view(0).choices}["cab fed"]
    assert arrange.about == Arrange("cabfed")
    assert in_words(arrange.label)["en"] == "rows c, a and b; columns f, e and d"
    assert hands.view(0).puzzle
    assert not position.view(0).puzzle


def test_preparation_is_told() -> None:
    assert heard(GAME.start(2, first="random"), "first 2") == ["first"]
    five = dealt(GAME.start(2), TILES[:5])
    assert heard(GAME.start(2), "tile 9") == []
    assert heard(five, "tile 13") == ["tiles-hidden"]
    assert told(five, "tile 13", 0) == [Message("addvantage-log-hand", {"seat": 0, "tiles": (8, 9, 10, 11, 12, 13)})]
    drawn = dealt(GAME.start(2, arrange="drawn"), TILES[:5])
    laid = {"seat": 0, "rows": (11, 10, 9), "columns": (12, 8, 13)}
    assert told(drawn, "tile 13") == [Message("addvantage-log-tiles", laid)]
    bonus = dealt(GAME.start(2, arrange="drawn"), TILES, TILES, (9,))
    assert heard(bonus, "tile 10") == ["bonus-tiles", "starts"]
    assert told(bonus, "tile 10")[0].args == {"tiles": (9, 10)}


def test_a_turn_is_told() -> None:
    position = table(["35. ... ...", "..6 ... ..."], tiles={0: TILES}, bonus=(9, 14))
    assert heard(position, "throw 2") == [], "the throw itself says it"
    due = go(position, "throw 2")
    assert told(due, "dice 3 4") == [Message("log-throw", {"seat": 0, "faces": (3, 4), "total": 7})]
    thrown = go(due, "dice 3 4")
    assert heard(thrown, "give 3") == ["give"]
    assert heard(thrown, "3 a2") == ["place"]
    assert in_words(told(thrown, "3 c1")[1])["nl"] == "Anna wint de 11 van rij 1."
    assert heard(position, "buy 2c1 a2") == ["buy"]
    assert in_words(told(position, "buy 2c1 a2")[0])["en"] == "Anna buys the 6 on c1 from Bram, and places it on a2."
    assert heard(table(["35. ... ..."], takeoff="yes"), "off a1") == ["off"]
    assert heard(table([FULL, EMPTY], takeoff="yes"), "pass") == ["pass"]


def test_the_rest_of_a_throw_is_told() -> None:
    position = go(table(["123 456 12."], coins=(3, 1)), "throw 3", "dice 3 4 5")
    assert told(position, "4 c3")[1:] == [Message("addvantage-log-rest", {"seat": 0, "count": 2})]


@pytest.mark.rule("addvantage", "3.2")
def test_turns_that_pass_by_themselves_are_told() -> None:
    boards = [EMPTY, FULL, EMPTY]
    position = go(table(boards, seats=3, coins=(1, 2, 0)), "throw 1", "dice 3")
    assert told(position, "3 a1")[1:] == [
        Message("addvantage-log-skip-full", {"seat": 1}),
        Message("addvantage-log-skip-coins", {"seat": 2}),
    ]


@pytest.mark.parametrize(
    ("position", "event", "end"),
    [
        (table(["123 456 12.", FULL], coins=(1, 1)), "3 c3", "end-all-full"),
        (table(["123 456 12.", EMPTY], coins=(1, 1), end="first"), "3 c3", "end-one-full"),
        (table([EMPTY, EMPTY], coins=(1, 0)), "give 3", "end-no-coins"),
        (changed(table(coins=(1, 1)), turns=399), "3 c3", "end-turns"),
    ],
)
def test_the_end_is_told(position: Position, event: str, end: str) -> None:
    assert heard(go(position, "throw 1", "dice 3"), event)[-1] == end


def test_the_end_by_buying_is_told() -> None:
    position = changed(table(["1.. ... ...", "2.. ... ..."]), buying=19)
    assert heard(position, "buy 2a1 c3") == ["buy", "end-buying"]


def test_lines_and_bonus_tiles_that_stay_are_told() -> None:
    start = GAME.start(2, tiles="stay")
    prepared = table(["35. .5. ..."], tiles={0: TILES}, bonus=(12, 7), coins=(2, 1))
    position = Position(GAME, start.options, start.raw[0], prepared.raw[1])
    thrown = go(position, "throw 2", "dice 3 4")
    assert heard(thrown, "3 c1") == ["place", "matches"]
    assert heard(thrown, "4 c3") == ["place", "bonus-matches"]
    both = go(thrown, "3 c1", "4 c3")
    assert heard(both, "buy 1a1 a1") == ["buy", "broken", "bonus-broken"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_in_a_game_can_be_put_into_words_and_drawn(seats: int) -> None:
    rng = chance("words", seats)
    draw = GAME.parts.drawing
    names = ["Wilhelmina-Alexandrina van der Berg", "Bram", "Cleo", "Daan"][:seats]
    position = GAME.start(seats, first="random", takeoff="yes")
    while position.turn.kind != "over":
        seat = position.turn.seats[0] if position.turn.seats else SPECTATOR
        view = position.view(seat)
        for message in [view.prompt, *draw.sentences(view), *(choice.label for choice in view.choices[:8])]:
            in_words(message)
        assert all(width(line) <= 80 for line in draw.picture(view, names))
        if view.choices:
            move = rng.choice(view.choices).move
            after = position.play(seat, move)
            messages = position.tell(SPECTATOR, (seat, move), after)
        else:
            roll, _ = rng.choice(position.outcomes())
            after = position.roll(roll)
            messages = position.tell(SPECTATOR, roll, after)
        for message in messages:
            in_words(message)
        position = after


def test_the_picture_of_two_boards() -> None:
    position = go(table(["35. .4. ...", "..6 ... ..."], tiles={0: TILES}, coins=(2, 1)), "throw 2", "dice 1 4")
    lines = [
        "".join(text for text, _ in line) for line in GAME.parts.drawing.picture(position.view(0), ["Anna", "Bram"])
    ]
    assert [line.rstrip() for line in lines] == PICTURE.splitlines()[1:]


PICTURE = """
● Anna                        Bram
     a    b    c                   a    b    c
   ┌────┬────┬────┐              ┌────┬────┬────┐
 1 │ 3  │ 5  │ ·  │  11        1 │ ╲  │ ·  │ 6  │  14
   ├────┼────┼────┤              ├────┼────┼────┤
 2 │ ·  │ 4  │ ·  │  10        2 │ ·  │ ╲  │ ·  │  14
   ├────┼────┼────┤              ├────┼────┼────┤
 3 │ ·  │ ·  │ ╲  │  9         3 │ ·  │ ·  │ ╲  │  14
   └────┴────┴────┘              └────┴────┴────┘
     12   8    13                  14   14   14
◎ ◎                           ◎

╲  7    7     ◌

╭───────╮  ╭───────╮
│       │  │ ●   ● │
│   ●   │  │       │
│       │  │ ●   ● │
╰───────╯  ╰───────╯
"""
