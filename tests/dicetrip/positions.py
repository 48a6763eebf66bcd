"""Short ways to reach and to look at a position of Dice Trip.

Seats are counted from 0, as everywhere in the program. A card is a row of cities by name with what
stands there: "Gent 41, Brugge 22*, Liège x": a star is a bonus city, x a city that is crossed out.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from teerling.game import Position, find
from teerling.games.dicetrip.board import Card, Write
from teerling.games.dicetrip.cards import CROSSED, THROW, WRITE, State
from teerling.games.dicetrip.dice import place_of
from teerling.games.dicetrip.options import Journey
from teerling.values import IllegalMove, Message, Move, Roll
from teerling.words import LANGUAGES, in_language
from tests.wire import kind

GAME = find("dicetrip")
NAMES = ("Anna", "Bram", "Cleo", "Daan")

# A small map: a row of five with a loop, so that games are short.
#   Aa(red) - Be - Ce(blue) - De - Es, and Be - De above Ce
SMALL = """map Small
author the tests
licence CC0 1.0
city Aa 0 0 red
city Be 1 0 none
city Ce 2 -1 blue
city De 3 0 none
city Es 4 0 none
roads Aa: Be
roads Be: Ce, De
roads Ce: De
roads De: Es
"""
SMALLEST = """map Smallest
author the tests
licence CC0 1.0
city Aa 0 0 red
city Be 1 0 none
city Ce 2 0 blue
roads Be: Aa, Ce
"""


def table(
    dice: str = "",
    *cards: str,
    seats: int = 1,
    round: int = 0,
    roller: int = 0,
    open: bool = True,
    rerolled: Sequence[int] = (),
    doubled: Sequence[int] = (),
    **options: str,
) -> Position:
    """A round with these cards: before its throw, or after it while all may write, or (not `open`) the roller decides.

    The round follows from the first card unless it is given.
    """
    start = GAME.start(seats, options)
    given, state = start.raw
    state = state.copy()
    for seat, card in enumerate(cards):
        _fill(given, state, seat, card)
    filled = sum(there > 0 for there in state.card[0])
    state.round = round or 1 + filled // 2
    state.roller = roller
    state.rerolled = sum(1 << seat for seat in rerolled)
    state.doubled = sum(1 << seat for seat in doubled)
    if dice:
        state.faces[:] = [int(face) for face in dice.split()]
        state.stage, state.due, state.open = WRITE, 0, int(open)
    else:
        state.stage, state.due = THROW, 15
    return Position(GAME, start.options, given, state)


def _fill(given: Journey, s: State, seat: int, card: str) -> None:
    for part in filter(None, (part.strip() for part in card.split(","))):
        name, what = part.rsplit(" ", 1)
        city = number_of(given, name) - 1
        if what == "x":
            s.card[seat][city] = CROSSED
            continue
        number = int(what.rstrip("*"))
        s.card[seat][city] = number
        s.used[seat] |= 1 << place_of(number)
        if what.endswith("*"):
            s.bonus[seat] |= 1 << city


def number_of(given: Journey, name: str) -> int:
    """The number of a city by its name."""
    return 1 + [city.named.name for city in given.map.cities].index(name)


def all_but(left: int, *, start: str = "belgium") -> str:
    """A card on which only the last cities are empty; the numbers in it rise from 11 on."""
    given: Journey = GAME.start(1, map=start).raw[0]
    numbers = [10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)]
    names = [city.named.name for city in given.map.cities]
    return ", ".join(f"{name} {number}" for name, number in zip(names[: len(names) - left], numbers, strict=False))


def go(position: Position, *events: str) -> Position:
    """The position after some events: "dice 4 1 6 2" and "first 2" are chance, "2: keep" is a move of seat 2.

    A city may be named: "ry Gent" instead of "ry 5".
    """
    for event in events:
        what = read(position, event)
        position = position.roll(what) if isinstance(what, Roll) else position.play(*what)
    return position


def read(position: Position, event: str) -> Roll | tuple[int, Move]:
    if event.startswith(("dice ", "first ")):
        return GAME.read_roll(event.removeprefix("dice "))
    seat, _, text = event.rpartition(": ")
    return int(seat) - 1 if seat else position.turn.seats[0], GAME.read_move(numbered(position, text))


def numbered(position: Position, text: str) -> str:
    """A move with the number of a city in the place of its name."""
    word, _, name = text.partition(" ")
    names = [city.named.name for city in position.raw[0].map.cities]
    return f"{word} {names.index(name) + 1}" if name in names else text


def state(position: Position) -> State:
    raw: State = position.raw[1]
    return raw


def card(position: Position, seat: int = 0) -> str:
    """What stands on a card, as `table` takes it, in the order of the cities."""
    given, s = position.raw
    parts = []
    for city, there in enumerate(s.card[seat][: given.cities]):
        star = "*" if s.bonus[seat] >> city & 1 else ""
        if there:
            parts.append(f"{given.map.cities[city].named.name} {'x' if there == CROSSED else there}{star}")
    return ", ".join(parts)


def seen(position: Position, viewer: int, seat: int = 0) -> Card:
    """A seat's card as a viewer sees it."""
    found: Card = position.view(viewer).board.cards[seat]
    return found


def texts(position: Position, seat: int | None = None) -> list[str]:
    """The moves of whoever decides."""
    return [move.text for move in position.moves(position.turn.seats[0] if seat is None else seat)]


def kinds(position: Position, seat: int | None = None) -> set[str]:
    """The kinds of moves there are."""
    view = position.view(position.turn.seats[0] if seat is None else seat)
    return {kind(choice) for choice in view.choices}


def writable(position: Position, city: str, seat: int | None = None) -> set[int]:
    """The numbers that can be written in a city now."""
    number = number_of(position.raw[0], city) - 1
    view = position.view(position.turn.seats[0] if seat is None else seat)
    return {c.about.number for c in view.choices if isinstance(c.about, Write) and c.about.city == number}


def doubles(position: Position, seat: int | None = None) -> set[str]:
    """The double uses that can be declared."""
    return {text.removeprefix("double ") for text in texts(position, seat) if text.startswith("double")}


def refusal(position: Position, text: str) -> tuple[str, str]:
    """The rule and the message by which a move of whoever decides is refused."""
    event = read(position, text)
    assert isinstance(event, tuple)
    seat, move = event
    with pytest.raises(IllegalMove) as refused:
        position.play(seat, move)
    assert refused.value.reason == position.why_not(seat, move)
    in_words(refused.value.reason.message)
    return refused.value.reason.rule, refused.value.reason.message.id.removeprefix("dicetrip-why-")


def in_words(message: Message) -> dict[str, str]:
    """A message in every language."""
    said = {language: in_language(language).say(message, NAMES) for language in LANGUAGES}
    for text in said.values():
        assert text.strip() == text != ""
        assert "{" not in text
        assert "!" not in text
    return said
