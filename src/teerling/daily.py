"""The throw of the day: one game for each date, with the same dice for everybody in the world, and one try.

Who can play a game alone does; else it is played against Lotte, who does the same to everybody who does the same. The
dice are those of a practice game whose seed is the date, so nobody has to be asked for them, and a record of a day can
be verified like any other. No clock is looked at here: what today is, whoever has a calendar knows.

    >>> day = find("pushbox", "2026-11-18")
    >>> day.sitting, day.options["level"]
    (('',), '2')
    >>> [day.dice.faces(number, 2) for number in (1, 2)]
    [[3, 3], [1, 3]]
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cached_property
from random import Random

import msgspec

from teerling import bots, game, search
from teerling.bots.people import worlds_of
from teerling.course import Course
from teerling.dice import FairDice, from_seed
from teerling.game import Position
from teerling.scenario import PLAYER, Scenario
from teerling.values import Message, Move, SetupError

KIND = "day"
# Before this day there was none.
FIRST = date(2026, 1, 1)
# Who is played against, where nobody can play alone.
OPPONENT = "lotte"
# How often whoever shows what was in it tries a move out: a number, and not a time, so that all find the same.
ROUNDS = 2000

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Result(msgspec.Struct, frozen=True):
    """What somebody made of a day: the points of each seat, and which of them won."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class Best(msgspec.Struct, frozen=True):
    """What a computer player made of the same dice, and who it was."""

    by: str
    result: Result


class Day(Scenario):
    """A game of a date, as it can be played once."""

    kind = KIND
    hints = False

    def __init__(self, of: str, when: date):
        rules = game.find(of)
        self.game = of
        self.name = when.isoformat()
        self.date = when
        self.sitting = ("",) if 1 in rules.seats else ("", *[OPPONENT] * (rules.seats[0] - 1))
        self.options = rules.agree(len(self.sitting), rules.parts.options.daily)

    @property
    def seed(self) -> str:
        """What the dice are worked out from, and what their record says of them.

        >>> find("pushbox", "2026-11-18").seed
        'day pushbox 2026-11-18'
        """
        return f"{KIND} {self.game} {self.name}"

    @cached_property
    def dice(self) -> FairDice:
        """The dice of the day."""
        return from_seed(self.seed)

    def begin(self, names: tuple[str, ...], tags: dict[str, str]) -> Course:
        """The game before the first throw; its record says where the dice come from."""
        return Course.new(self.game, names, self.options, **tags, Seed=self.seed, **self.dice.tags())

    def check_open(self, today: date) -> None:
        """Refuse a day that has not begun anywhere: it is tomorrow somewhere, and never the day after that."""
        if self.date > today + timedelta(days=1):
            raise SetupError(Message("daily-not-yet", {"date": self.name}))

    # What was in it

    @property
    def rival(self) -> str:
        """Who shows what was in it: the best there is here.

        Perfect where nothing but the dice is against them; else Vera, who thinks as often about every move wherever
        it is; or whoever looks one step ahead, where nothing is compiled, as in a page without a server.

        >>> find("pushbox", "2026-11-18").rival
        'perfect'
        """
        alone = len(self.sitting) == 1
        if alone and "perfect" in bots.names(game.find(self.game), 1):
            return "perfect"
        return "vera" if search.possible() and not search.plainly else "greedy"

    def tried(self) -> Course:
        """The game as it is when the rival sits down."""
        names = [self.rival.capitalize()]
        for bot in self.sitting[1:]:
            names.append(bots.seat_name(bot, names))
        course = self.begin(tuple(names), {f"Bot{i}": bot for i, bot in enumerate((self.rival, *self.sitting[1:]), 1)})
        course.begin(self.dice.roll)
        return course

    def go_on(self, course: Course) -> None:
        """Let the game that was tried go on, up to and with one decision."""
        while course.position.turn.kind == "dice":
            course.draw(self.dice.roll)
        if course.position.turn.kind == "over":
            return
        seat = course.position.turn.seats[0]
        rng = course.chance(seat)
        if self.sitting[seat]:
            move = bots.ask(self.sitting[seat], course.position, seat, rng)
        elif course.head.tags["Bot1"] == "vera":
            move = _thought(course.position, seat, rng.randrange(1 << 31))
        else:
            move = bots.ask(course.head.tags["Bot1"], course.position, seat, rng)
        course.move(seat, move, self.dice.roll)

    def best(self) -> Best:
        """What the rival makes of the day, which takes seconds; the same everywhere where the rival is the same.

        >>> find("pushbox", "2026-11-18").best()
        Best(by='perfect', result=Result(points=(0,), winners=(0,)))
        """
        course = self.tried()
        while course.position.turn.kind != "over":
            self.go_on(course)
        return best_of(course)

    # In words

    def said(self, result: Result) -> Message:
        """What came of it: how many points, or who won where somebody is played against.

        >>> from teerling.words import in_language
        >>> in_language("en").say(find("pushbox", "2026-11-18").said(Result((24,), (0,))))
        '24 points left'
        >>> in_language("en").say(find("quadrata", "2026-11-18").said(Result((31, 28), (0,))))
        'won, 31 to 28'
        """
        own, *others = result.points
        if not others:
            return Message("daily-left" if game.find(self.game).low_is_good else "daily-points", {"count": own})
        won = "draw" if len(result.winners) > 1 else "won" if PLAYER in result.winners else "lost"
        return Message(f"daily-{won}", {"own": own, "others": others})

    def beside(self, best: Best) -> Message:
        """What the rival made of the same dice.

        >>> from teerling.words import in_language
        >>> in_language("nl").say(find("dicetrip", "2026-11-18").beside(Best("greedy", Result((31,), (0,)))))
        'Wie één stap vooruitkijkt: 31 punten'
        """
        return Message("daily-beside", {"who": Message(f"daily-by-{best.by}"), "result": self.said(best.result)})

    def share(self, mine: Result, best: Best | None = None) -> Message:
        """A few lines to show to others: no dice and no moves, so nothing is given away.

        >>> from teerling.words import in_language
        >>> day = find("pushbox", "2026-11-18")
        >>> print(in_language("en").say(day.share(Result((24,), (0,)), Best("perfect", Result((20,), (0,))))))
        ⚅ Teerling: Push Box, 2026-11-18
        24 points left
        Perfect: 20 points left
        """
        told = {"title": Message(f"{self.game}-title"), "date": self.name, "result": self.said(mine)}
        if best is None:
            return Message("daily-share", told)
        return Message("daily-share-beside", {**told, "beside": self.beside(best)})

    def fits(self, result: Result) -> bool:
        """Whether this can be a result: it comes from a page, which may say anything."""
        return len(result.points) == len(self.sitting) and all(
            seat in range(len(self.sitting)) for seat in result.winners
        )


def result_of(position: Position) -> Result:
    """What came of a game that is over."""
    return Result(position.scores(), position.winners())


def best_of(course: Course) -> Best:
    """What came of the game that a rival played."""
    return Best(course.head.tags["Bot1"], result_of(course.position))


def find(of: str, when: str) -> Day:
    """The day of a date such as 2026-11-18; refuses what is none.

    >>> find("pushbox", "2025-12-31")
    Traceback (most recent call last):
    teerling.values.SetupError: There was no throw of the day yet on 2025-12-31: the first was on 2026-01-01.
    """
    day = read_date(when)
    if day < FIRST:
        raise SetupError(Message("daily-too-early", {"date": when, "first": FIRST.isoformat()}))
    return Day(of, day)


def read_date(text: str) -> date:
    """The date that a text such as 2026-11-18 stands for; refuses what is none.

    >>> read_date("2026-11-18")
    datetime.date(2026, 11, 18)
    """
    try:
        # Python reads other forms too: a day would have several names, and several dice.
        if not _DATE.fullmatch(text) or not text.isascii():
            raise ValueError(text)
        return date.fromisoformat(text)
    except ValueError as wrong:
        raise SetupError(Message("daily-no-date", {"date": text[:40]})) from wrong


def until(today: date, count: int) -> Iterator[date]:
    """So many days up to today, the newest first; none before the first of all.

    >>> [str(day) for day in until(date(2026, 1, 2), 7)]
    ['2026-01-02', '2026-01-01']
    """
    for back in range(count):
        if (day := today - timedelta(days=back)) >= FIRST:
            yield day


def _thought(position: Position, seat: int, seed: int) -> Move:
    """What looks best after trying moves out so many times, however long that takes."""
    rng = Random(seed)
    worlds = worlds_of(lambda: position.imagine(seat, rng))
    found = search.thinker(position.game.name).think(worlds, seat, seed=seed, rounds=ROUNDS)
    return position.move(found[0].code)
