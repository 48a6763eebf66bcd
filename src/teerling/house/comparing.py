"""What was in a throw of the day, for whoever has played it: worked out where computer players think.

The rival plays decision by decision, each a piece of work of its own, so that whoever waits for a move or a hint comes
in between. It is the same for everybody: once known it is remembered, and so is how far it was if all who waited left.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec

from teerling import bots, daily, record
from teerling.course import Course
from teerling.daily import Best, Day, Result
from teerling.house.logs import log
from teerling.house.thinkers import ThinkerPool
from teerling.house.waiting import Waiting
from teerling.values import Message, SetupError

# How many days are remembered.
KEPT = 64


class DayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody made of the throw of a day, to have it beside what was in it."""

    game: str
    date: str
    points: Annotated[tuple[Annotated[int, msgspec.Meta(ge=-9999, le=9999)], ...], msgspec.Meta(max_length=8)]
    winners: Annotated[tuple[int, ...], msgspec.Meta(max_length=8)]


class DayTold(msgspec.Struct, frozen=True):
    """What came of a day, a text to show to others, and how far the rival is; at last what the rival made of it."""

    done: int
    result: Message
    share: Message
    beside: Message | None = None
    problem: Message | None = None


class Days:
    """What was in the days that were asked for at one server."""

    def __init__(self, thinkers: ThinkerPool):
        self._thinkers = thinkers
        self._waiting = Waiting()
        # By seed: what was found, or how far the rival is and how many pieces that took.
        self._found: OrderedDict[str, Best | tuple[str, int]] = OrderedDict()

    def known(self, wish: DayWish) -> bool:
        """Whether a day was thought about already."""
        return isinstance(self._found.get(daily.find(wish.game, wish.date).seed), Best)

    def ask(self, wish: DayWish, address: str) -> AsyncIterator[bytes]:
        """What came of it in words, then how far the rival is, and at last what the rival made of it."""
        day, mine = daily.find(wish.game, wish.date), Result(wish.points, wish.winners)
        if not day.fits(mine):
            raise SetupError(Message("daily-no-result"))
        self._waiting.check(address)
        return self._lines(day, mine, address)

    async def _lines(self, day: Day, mine: Result, address: str) -> AsyncIterator[bytes]:
        told = DayTold(0, day.said(mine), day.share(mine))
        with self._waiting.place(address):
            yield _line(told)
            async with self._waiting.turn():
                try:
                    while not isinstance(best := self._found.get(day.seed), Best):
                        text, number = best or ("", 0)
                        self._keep(
                            day.seed, await self._thinkers.work(address, _go_on, day.game, day.name, text, number)
                        )
                        yield _line(msgspec.structs.replace(told, done=number + 1))
                except Exception:
                    log.exception("a day could not be played")
                    yield _line(msgspec.structs.replace(told, problem=Message("table-busy")))
                    return
                yield _line(msgspec.structs.replace(told, beside=day.beside(best), share=day.share(mine, best)))

    def _keep(self, seed: str, found: Best | tuple[str, int]) -> None:
        self._found[seed] = found
        self._found.move_to_end(seed)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)


def _line(told: DayTold) -> bytes:
    return msgspec.json.encode(told) + b"\n"


# In the thinkers' processes. Between them and the tables go texts: to put positions together would take tables' time.


def _go_on(of: str, when: str, text: str, number: int) -> Best | tuple[str, int]:
    """One decision more of the rival's game; what came of it, once it is over."""
    day = daily.find(of, when)
    if text:
        course = Course.resumed(record.read(text))
        day.go_on(course)
    else:
        course = day.tried()
        bots.prepare(course.head.tags["Bot1"], course.position)
    if course.position.turn.kind == "over":
        return daily.best_of(course)
    return record.write(course.record), number + 1
