"""Every lesson can be finished whatever its learner does that fits; all are said in both languages, and teach all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from teerling import game, lessons
from teerling.course import Course
from teerling.lessons import Lesson
from teerling.scenario import PLAYER, Led, NotNow
from teerling.values import IllegalMove, Message, SetupError
from teerling.words import LANGUAGES, in_language
from tests.chance import chance, size

ALL = [(of, name) for of in game.names() for name in lessons.names(of)]
# What a child can do in two minutes, and keep in mind.
MOST_STEPS = 12
# So many ways through a lesson are tried at each turn; there are more where much fits.
WAYS = size(4, 40)


def others(lesson: Lesson, course: Course, led: Led, eager: bool) -> Led:
    """Go on until the learner is to do something, or the lesson is done.

    Where all decide at the same time, the others are quicker, or wait.
    """
    while not led.done and course.position.turn.kind != "over":
        turn = course.position.turn
        theirs = [seat for seat in turn.seats if seat != PLAYER]
        if turn.thrower == PLAYER or (PLAYER in turn.seats and not (eager and theirs)):
            return led
        if turn.kind == "dice":
            happened = course.draw(lesson.dice.roll)
        else:
            happened = course.move(theirs[0], lesson.reply(led), lesson.dice.roll)
        for one in happened:
            led = led.after(one)
    return led


def ways(lesson: Lesson, course: Course, led: Led, eager: bool = True) -> Iterator[tuple[Course, Led]]:
    """The learner does what the step asks for, in each of some ways."""
    turn = course.position.turn
    if turn.kind == "dice":
        lesson.check(led, course.if_drawn(lesson.dice.roll)[0].step)
        tried: list[str | None] = [None]
    else:
        right = [choice.move.text for choice in lesson.right(led, course.position)]
        assert right, f"nothing fits step {lesson.acts[led.own][0]}"
        suggested = getattr(course.position.view(PLAYER).board, "suggested", None)
        # Whoever follows the board is never refused.
        assert suggested is None or suggested in right, f"step {led.own + 1} does not fit what the board suggests"
        first = [suggested] if suggested else []
        shown = list(lesson.told(led, course.position).show)
        assert not (suggested and shown and not lesson.steps[led.own].show) or shown == [suggested], "two lights"
        rest = [text for text in right if text not in (*first, *shown)]
        tried = [*first, *shown, *chance(f"{lesson.game} {lesson.name} {led.own}").sample(rest, min(WAYS, len(rest)))]
    for text in tried:
        trial, after = course.trial(), led
        made = trial.draw(lesson.dice.roll) if text is None else trial.move(PLAYER, text, lesson.dice.roll)
        lesson.check(led, made[0].step)
        for one in made:
            after = after.after(one)
        yield trial, others(lesson, trial, after, eager)


def begun(lesson: Lesson, eager: bool = True) -> tuple[Course, Led]:
    names = tuple(f"{number}" for number in range(len(lesson.sitting)))
    course = lesson.begin(names, {})
    led = Led(lesson)
    for one in course.begin(lesson.dice.roll):
        led = led.after(one)
    return course, others(lesson, course, led, eager)


@pytest.mark.parametrize("eager", [True, False])
@pytest.mark.parametrize(("of", "name"), ALL)
def test_whoever_does_what_is_asked_gets_to_the_end(of: str, name: str, eager: bool) -> None:
    lesson = lessons.find(of, name)
    assert lesson.count <= MOST_STEPS
    front = [begun(lesson, eager)]
    for number, (step, _) in enumerate(lesson.acts):
        found = {}
        for course, led in front:
            assert led.own == number, f"step {step} is not up"
            turn = course.position.turn
            assert PLAYER in (*turn.seats, turn.thrower), f"step {step} is not the learner's"
            for after in ways(lesson, course, led, eager):
                found[after[0].position] = after
        # Many ways lead to as many positions: some of them go on.
        front = chance(f"{of} {name} {number}").sample(list(found.values()), min(WAYS * 2, len(found)))
    for course, led in front:
        assert led.done
        assert lesson.told(led, course.position).done
        if name == lessons.names(of)[0]:
            assert PLAYER in course.position.winners(), "the first lesson ends with a win"
        # All that is written was needed.
        assert course.rolls - lesson.dice.before == len(lesson.dice.rolls)
        assert led.others == sum(len(step.others) for step in lesson.steps)


@pytest.mark.parametrize("name", lessons.names("addvantage"))
def test_tiles_that_are_laid_by_themselves_lie_well(name: str) -> None:
    """Whoever says that it is good as the board has laid them is not refused."""
    lesson = lessons.find("addvantage", name)
    course, led = begun(lesson)
    letters = course.position.view(PLAYER).board.boards[PLAYER].suggested
    if letters:
        lesson.check(led, course.if_moved(PLAYER, letters, lesson.dice.roll)[0].step)


def test_what_belongs_to_a_step_is_no_step_of_its_own() -> None:
    """Who says how many dice, and throws them, has done one thing."""
    lesson = lessons.find("addvantage", "first")
    course, led = begun(lesson)
    assert lesson.steps[0].then == ("throw",)
    before = lesson.told(led, course.position)
    for one in course.move(PLAYER, "throw 2", lesson.dice.roll):
        led = led.after(one)
    assert replace(lesson.told(led, course.position), show=()) == replace(before, show=())
    for one in course.draw(lesson.dice.roll):
        led = led.after(one)
    assert lesson.told(led, course.position).number == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("of", "name"), ALL)
def test_all_of_it_is_said_in_both_languages(of: str, name: str, language: str) -> None:
    lesson, words = lessons.find(of, name), in_language(language)
    said = ["title", "about", "done", *(word for step in lesson.steps for word in (step.say, step.but) if word)]
    for word in said:
        assert words.say(Message(f"{of}-lesson-{name}-{word}"))
    # Whoever can't see a board is told what to do as well, and no step says what the lesson itself says.
    assert all(step.say not in ("", "title", "about", "done") for step in lesson.steps)


@pytest.mark.parametrize("of", [of for of in game.names() if lessons.names(of)])
def test_nothing_is_said_that_no_lesson_says(of: str) -> None:
    home = lessons.home(of)
    assert home is not None
    wanted = {
        f"{of}-lesson-{name}-{word}"
        for name in lessons.names(of)
        for step in lessons.find(of, name).steps
        for word in ("title", "about", "done", step.say, step.but)
    }
    for language in LANGUAGES:
        lines = (home / f"words.{language}.ftl").read_text("utf-8").splitlines()
        said = {line.partition(" =")[0] for line in lines if line.startswith(f"{of}-")}
        assert said <= wanted


@pytest.mark.parametrize("of", [of for of in game.names() if lessons.names(of)])
def test_every_rule_sentence_is_taught_or_there_is_a_reason_why_not(of: str) -> None:
    taught = {rule for name in lessons.names(of) for step in lessons.find(of, name).steps for rule in step.teaches}
    sentences, excused = set(game.find(of).sentences("en")), lessons.untaught(of)
    assert taught <= sentences
    assert set(excused) <= sentences
    assert not taught & set(excused), "what is taught needs no excuse"
    assert sentences - taught == set(excused)
    assert all(len(reason.split()) > 3 for reason in excused.values())


@pytest.mark.parametrize("of", [of for of in game.names() if lessons.names(of)])
def test_each_game_has_a_few_lessons(of: str) -> None:
    assert 3 <= len(lessons.names(of)) <= 5


def test_what_is_legal_but_not_asked_for_is_refused_and_nothing_happens() -> None:
    lesson = lessons.find("pushbox", "first")
    course, led = begun(lesson)
    ((course, led),) = ways(lesson, course, led)
    step = course.if_moved(PLAYER, "11")[0].step
    lesson.check(led, step)
    with pytest.raises(NotNow):
        lesson.check(Led(lesson, own=2), step)
    with pytest.raises(IllegalMove):
        course.if_moved(PLAYER, "5+4")


def test_a_lesson_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="first"):
        lessons.find("pushbox", "../rules")
