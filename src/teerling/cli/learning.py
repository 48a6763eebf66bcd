"""`teerling learn`: which lessons (tutorials) there are, and playing one."""

from __future__ import annotations

from teerling import bots, game, lessons
from teerling.cli.screen import Screen, screen_for
from teerling.cli.session import Session
from teerling.lessons import Lesson
from teerling.scenario import PLAYER, Led
from teerling.values import Message, SetupError
from teerling.words import Words


def list_lessons(screen: Screen, of: str | None) -> None:
    """Say which lessons there are, of a game or of all."""
    found = [game.find(of).name] if of else [name for name in game.names() if lessons.names(name)]
    for name in found:
        if not lessons.names(name):
            raise SetupError(Message("setup-no-lessons", {"game": name}))
        screen.line(screen.words(f"{name}-title"), "title")
        for lesson in (lessons.find(name, one) for one in lessons.names(name)):
            label = f"{screen.words.say(lesson.title)}. {screen.words.say(lesson.about)}"
            screen.pick("-", label, screen.words("play-lesson-begin", game=name, lesson=lesson.name))


def learn_game(words: Words, of: str, wanted: str, *, plain: bool) -> int:
    """Play a lesson; returns the exit code."""
    lesson = _found(of, wanted)
    names = [words.name(0)]
    for bot in lesson.sitting[1:]:
        names.append(bots.seat_name(bot, names))
    screen = screen_for(words, names, plain=plain)
    screen.line(words.say(lesson.title), "title")
    screen.line(words("play-help-hint"), "note")
    course = lesson.begin(tuple(names), {})
    screen.board(course.game, course.position.view(PLAYER))
    session = Session(course, lesson.dice, lesson.sitting, screen, None, Led(lesson))
    code = session.run()
    assert session.led is not None
    if session.led.done:
        told = lesson.told(session.led, session.course.position)
        screen.say(told.say, "title")
        following = ("play-lesson-next", lesson.following) if lesson.following else ("play-lesson-play", "")
        screen.line(words(following[0], game=of, lesson=following[1]), "note")
    return code


def _found(of: str, wanted: str) -> Lesson:
    there = lessons.names(game.find(of).name)
    if not there:
        raise SetupError(Message("setup-no-lessons", {"game": of}))
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:3]) <= len(there):
        wanted = there[int(wanted[:3]) - 1]
    return lessons.find(of, wanted)
