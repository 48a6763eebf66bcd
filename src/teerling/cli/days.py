"""`teerling daily`: the throw of the day, played once; what came of it, what was in it, and a calendar of one's own.

Each day is a record in a file, so it is gone on with where it was left, and the records are the calendar. What the
rival made of the same dice is a record beside it, which can be replayed.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path

from teerling import bots, daily, game, record
from teerling.cli.files import FileProblem, data_home, read_text, write_text
from teerling.cli.keeping import Keeper
from teerling.cli.screen import Screen, screen_for
from teerling.cli.session import OK, Session
from teerling.course import Course
from teerling.daily import Best, Day, Result
from teerling.record import RecordError
from teerling.scenario import PLAYER, Led
from teerling.values import Message, SetupError
from teerling.words import Words

# How many days a calendar shows.
WEEKS = 28


class DayKeeper(Keeper):
    """Keeps the record of a day."""

    def __init__(self, day: Day):
        super().__init__(_home() / f"{day.game}-{day.name}.trl", passing=False)
        self._game = day.game

    def kept(self) -> Message:
        """How to go on with it."""
        return Message("play-day-kept", {"game": self._game})


def today() -> date:
    """The day where somebody plays."""
    return date.today()  # noqa: DTZ011  # it is another one elsewhere


def list_days(screen: Screen) -> None:
    """Say for which games there is a throw of the day, and what came of today's."""
    now = today().isoformat()
    screen.line(screen.words("play-day-title", date=now), "title")
    for name in game.names():
        day = daily.find(name, now)
        title = screen.words(f"{name}-title")
        if done := _finished(DayKeeper(day).path):
            title = f"{title}: {screen.words.say(day.said(done))}"
        screen.pick("-", title, screen.words("play-day-begin", game=name))


def play_day(words: Words, of: str, when: str | None, *, plain: bool) -> int:
    """Play the throw of the day, or show what came of it; returns the exit code.

    A day that is past can be played as often as one likes, and counts for nothing.
    """
    now = today()
    day = daily.find(game.find(of).name, when or now.isoformat())
    if day.date > now:
        raise SetupError(Message("daily-not-yet", {"date": day.name}))
    names = [words.name(PLAYER)]
    for bot in day.sitting[1:]:
        names.append(bots.seat_name(bot, names))
    screen = screen_for(words, names, plain=plain)
    screen.line(words("play-day-of", title=words(f"{of}-title"), date=day.name), "title")
    keeper = DayKeeper(day) if day.date == now else None
    mine = _finished(keeper.path) if keeper else None
    if mine is None:
        course = _begun(day, keeper, screen)
        code = Session(course, day.dice, day.sitting, screen, keeper, Led(day)).run()
        if course.position.turn.kind != "over":
            return code
        mine = daily.result_of(course.position)
    else:
        screen.line(words("play-day-done"), "note")
    best = _rival(day, keeper, screen)
    screen.line()
    for line in words.say(day.share(mine, best)).splitlines():
        screen.line(line, whole=True)
    if keeper:
        _calendar(screen, of, now)
    return OK


def _begun(day: Day, keeper: DayKeeper | None, screen: Screen) -> Course:
    """The game where it was left, or before its first throw."""
    words = screen.words
    if keeper and keeper.path.exists():
        found, _ = keeper.resume()
        screen.line(words("play-resumed", count=len(found.events)))
        return Course.resumed(found)
    screen.line(words("play-day-once" if keeper else "play-day-past"), "note")
    screen.line(words("play-help-hint"), "note")
    tags = {f"Bot{i}": bot for i, bot in enumerate(day.sitting, 1) if bot}
    course = day.begin(tuple(screen.names), tags)
    if keeper:
        keeper.begin(day.dice, course.record)
    return course


def _rival(day: Day, keeper: DayKeeper | None, screen: Screen) -> Best:
    """What the rival made of it: as it was found before, or thought about now."""
    path = keeper.path.with_suffix(".rival.trl") if keeper else None
    if path and path.exists():
        return daily.best_of(Course.resumed(record.read(read_text(path))))
    screen.line(screen.words("play-day-thinking"), "note")
    course = day.tried()
    bots.prepare(day.rival, course.position)
    while course.position.turn.kind != "over":
        day.go_on(course)
    if path:
        write_text(path, record.write(course.record.adding(Key=day.dice.key.hex())))
    return daily.best_of(course)


def _calendar(screen: Screen, of: str, now: date) -> None:
    """One's own results of the last weeks."""
    screen.line()
    screen.line(screen.words("play-day-calendar"), "title")
    for when in daily.until(now, WEEKS):
        day = daily.find(of, when.isoformat())
        if done := _finished(DayKeeper(day).path):
            screen.pick("-", f"{day.name}: {screen.words.say(day.said(done))}")


def _finished(path: Path) -> Result | None:
    """What came of the game in a file; nothing if it is not there or not over, or of rules that have changed since."""
    if not path.exists():
        return None
    with suppress(RecordError):
        last = record.replay(record.read(read_text(path))).last
        return daily.result_of(last) if last.turn.kind == "over" else None
    return None


def _home() -> Path:
    """Where days are kept."""
    folder = data_home() / "daily"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileProblem(Message("file-unwritable", {"file": str(folder), "problem": wrong.strerror or ""})) from wrong
    return folder
