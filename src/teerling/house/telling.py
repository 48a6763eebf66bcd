"""What everybody at a table is sent (broadcast): each seat its own view, and what happened as it may hear it.

An update is made and written once for each seat, however many watch: a whole class may. What all may know alike is made
once for all seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec

from teerling.course import Happened
from teerling.events import Filled, Freed, Joined, Moved, Reopened, Rolled, Started, Taken
from teerling.house.connection import Connection
from teerling.house.limits import MOST_TOLD
from teerling.house.messages import EventKind, Happening, SeatInfo, TableInfo, Update
from teerling.scenario import PLAYER, Coached
from teerling.values import SPECTATOR, Message, View

if TYPE_CHECKING:
    from teerling.house.live import LiveTable

# The most events of a game that an update shows one after the other.
MOST_WATCHED = 8
# The words of the wire are the tags of the events.
KINDS: dict[str, EventKind] = {kind: kind for kind in get_args(EventKind)}

_encode = msgspec.json.Encoder().encode


class Telling:
    """What is told at one table."""

    __slots__ = ("_lines", "_live")

    def __init__(self, live: LiveTable):
        self._live = live
        self._lines: dict[int, tuple[Message, ...]] = {}  # of the last events, where all are told the same

    def forget(self) -> None:
        """Something new is about to happen: what was told before is told to nobody else in the same breath."""
        self._lines.clear()

    def everybody(
        self, since: int, *, but: Connection | None = None, by: Connection | None = None, id: int = 0
    ) -> None:
        """Tell every connection what happened since a number; nothing new is fine: somebody came or left.

        Whoever it happened `by` is answered with it: their command `id` is done.
        """
        made: dict[int, Update] = {}
        written: dict[int, bytes] = {}
        info = self.info()
        for connection in list(self._live.connections):
            seat = connection.seat
            if connection is but:
                continue
            if seat not in made:
                made[seat] = self.update(seat, since, info)
            if connection is by:
                connection.tell(msgspec.structs.replace(made[seat], done=id))
                continue
            if seat not in written:
                written[seat] = _encode(made[seat])
            connection.pass_on(written[seat])

    def update(self, seat: int, since: int, info: TableInfo | None = None) -> Update:
        """What a seat is told: everything after a number, and how it is now."""
        table = self._live.table
        since = min(max(since, table.number - MOST_TOLD, 0), table.number)
        of_the_game = [n for n in range(since + 1, table.number + 1) if isinstance(table.events[n - 1], Rolled | Moved)]
        # Few enough to be watched one after the other: each but the last with how it was then.
        watched = set(of_the_game[:-1]) if len(of_the_game) <= MOST_WATCHED else set()
        happened = tuple(self._happening(number, told, seat, number in watched) for number, told in table.told(since))
        course = table.course
        view = course.position.shown(seat) if course else None
        undo = course is not None and table.state == "playing" and table.takes_back and course.may_take_back(seat)
        return Update(table.number, seat, info or self.info(), happened, view, undo, self._coached(seat))

    def _coached(self, seat: int) -> Coached | msgspec.UnsetType:
        """What the player of a lesson is told besides."""
        table = self._live.table
        if not table.led or table.course is None or seat != PLAYER:
            return msgspec.UNSET
        return table.led.scenario.told(table.led, table.course.position) or msgspec.UNSET

    def _happening(self, number: int, told: Happened | None, viewer: int, watched: bool) -> Happening:
        event = self._live.table.events[number - 1]
        text = getattr(event, "text", "")
        view: View | None = None
        lines: tuple[Message, ...] = ()
        match event:
            case Rolled() | Moved() if told is not None:
                lines = self._lines_of(number, told, viewer)
                if told.step.before.hides(viewer, told.step.event):
                    text = ""
                if watched:
                    view = told.step.after.shown(viewer)
            case Joined(_, name):
                lines = (Message("log-joined", {"name": name}),)
            case Freed(_, name):
                lines = (Message("log-freed", {"name": name}),)
            case Filled(_, _, name):
                lines = (Message("log-filled", {"name": name}),)
            case Reopened(_, names):
                lines = tuple(Message("log-withheld", {"name": name}) for name in names) or (Message("log-reopened"),)
            case Started():
                lines = (Message("log-started"),)
            case Taken(seat, _):
                lines = (Message("log-taken", {"seat": seat}),)
        kind = KINDS[str(event.__struct_config__.tag)]
        seat = getattr(event, "seat", -1)
        return Happening(number, kind, seat, text, getattr(event, "forced", False), lines, view)

    def _lines_of(self, number: int, told: Happened, viewer: int) -> tuple[Message, ...]:
        """What a viewer is told of an event of the game; worked out once where all are told the same."""
        before, event, after = told.step
        if not before.game.alike or number <= self._live.table.number - MOST_WATCHED:
            return before.tell(viewer, event, after)
        if number not in self._lines:
            self._lines[number] = before.tell(SPECTATOR, event, after)
        return self._lines[number]

    def info(self) -> TableInfo:
        """The table as everybody at it may see it."""
        live, table = self._live, self._live.table
        here = live.attendance.here()
        seats = tuple(
            SeatInfo(seat.kind, seat.name, seat.bot, seat.kind == "bot" or i in here, i == table.host)
            for i, seat in enumerate(table.seats)
        )
        opened, sealing = table.opened, table.sealing
        watching = sum(connection.seat < 0 for connection in live.connections)
        return TableInfo(
            opened.id,
            opened.code,
            opened.game,
            opened.options,
            seats,
            table.state,
            opened.spectators,
            watching + live.hub.presence.watching(opened.id),
            opened.hints,
            sealing.commitment or opened.commitment,
            tuple(sealing.seals),
            sealing.missing if table.state == "waiting" else (),
            opened.prompt,
            opened.again,
            table.key,
            table.next[1],
            live.hub.address,
            opened.scenario,
        )
