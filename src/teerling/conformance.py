"""What every game must hold, as one kit that every game's tests run.

    from teerling.conformance import conformance
    conformance("pushbox")

Each check can also be called by itself, on one set of options. They raise AssertionError.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec

from teerling import bots, record
from teerling.course import Course, Happened, is_forced
from teerling.game import Game, Position, find
from teerling.kernel import loops
from teerling.kernel.chance import seed as seed_source
from teerling.kernel.judgement import ONE
from teerling.kernel.plain import Plain
from teerling.kernel.records import checked, fields_of
from teerling.record import Record
from teerling.values import READER, SPECTATOR, IllegalMove, Message, Move, NotYourTurn, Roll, View
from teerling.words import LANGUAGES, in_language

# A game that has not ended after so many events never will.
LONGEST_GAME = 20_000
# How many positions of a random game are checked in full, and after how many events they get rarer.
THOROUGH = 0.15
LONG_GAME = 300


def conformance(name: str, *, games: int = 1, compiled: bool = True, every: bool = False, seed: object = "") -> int:
    """Run every check on enough sets of options, or on every one; returns how many sets there were."""
    game = find(name)
    check_texts(game)
    sets = list(every_agreement(game)) if every else enough_agreements(game, seed)
    plain = game.plain()
    fast = game.compiled() if compiled else None
    for number, (seats, options) in enumerate(sets):
        start = game.start(seats, options)
        for i in range(games):
            check_game(start, Random(f"{name} {number} {i} {seed}"))
        numbers = Random(f"{name} {number} {seed}").randrange(1 << 31)
        check_records_keep_bounds(plain, start, seed=numbers)
        if fast:
            check_kernels_agree(plain, fast, start=start, seed=numbers, games=games)
    return len(sets)


def every_agreement(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every set of options.

    >>> len(list(every_agreement(find("pushbox"))))
    579
    """
    for seats in game.seats:
        for options in game.every_agreement(seats):
            yield seats, options


def enough_agreements(game: Game, seed: object = "") -> list[tuple[int, dict[str, str]]]:
    """Sets of options in which any two values meet that can be agreed on together; other ones for each seed.

    Faults of options show where two of them meet (pairwise testing); `make conformance` takes every set.

    >>> len(enough_agreements(find("quadrata"))), len(list(every_agreement(find("addvantage"))))
    (6, 2560)
    >>> len(enough_agreements(find("addvantage"))) < 30
    True
    """
    sets = list(every_agreement(game))
    Random(f"{game.name} {seed}").shuffle(sets)
    rest = [
        (set(combinations([("seats", str(seats)), *options.items()], 2)), seats, options) for seats, options in sets
    ]
    missing = set[object]().union(*(pairs for pairs, _, _ in rest))
    found: list[tuple[int, dict[str, str]]] = []
    while missing:
        # Whichever has the most that no other had.
        pairs, seats, options = max(rest, key=lambda one: len(one[0] & missing))
        missing -= pairs
        found.append((seats, options))
    return found


def check_texts(game: Game) -> None:
    """The rule sentences and the words exist in every language, with the same numbers and names."""
    numbers = [list(game.sentences(language)) for language in LANGUAGES]
    assert numbers[0], f"{game.name} has no rule sentences"
    assert all(n == numbers[0] for n in numbers), f"{game.name}: the languages number their sentences differently"
    for language in LANGUAGES:
        words = in_language(language)
        for message in (f"{game.name}-title", f"{game.name}-tagline"):
            assert words.knows(message), f"{message} is missing in {language}"
        for option in game.options:
            values = {v for seats, agreed in every_agreement(game) for v in option.allowed(seats, agreed)}
            for message in ("", *(f"-{value}" for value in values)):
                name = f"{game.name}-option-{option.name}{message}"
                assert words.knows(name), f"{name} is missing in {language}"


def check_sentences(game: Game, tests: Path) -> None:
    """Every rule sentence has a test in a folder that is marked with it, and no test names one that is not there."""
    marked = {number for path in tests.rglob("*.py") for name, number in marks(path) if name == game.name}
    sentences = game.sentences(LANGUAGES[0])
    assert not (missing := [number for number in sentences if number not in marked]), f"no test for {missing}"
    assert not (wrong := [number for number in marked if number not in sentences]), f"no sentence {wrong}"


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """Every game and sentence number that a test in a file is marked with: `@pytest.mark.rule("pig", "1.2")`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    game, number = (ast.literal_eval(argument) for argument in decorator.args)
                    yield game, number


def check_game(start: Position, rng: Random) -> Record:
    """A random game to its end, some of its positions checked in full; returns its record."""
    course = Course.new(start.game.name, tuple(f"P{i}" for i in range(start.seats)), start.options)
    seen: list[tuple[Position, object]] = []
    past: list[Happened] = []
    while course.position.turn.kind != "over":
        position = course.position
        seen.append((position, _fingerprint(position)))
        count = len(course.events)
        assert count < LONGEST_GAME, "the game does not end"
        thorough = rng.random() < THOROUGH * min(1, LONG_GAME / (count + 1))
        if position.turn.kind == "dice":
            if thorough:
                check_outcomes(position)
            past += course.throw(rng.choice(position.outcomes())[0])
        else:
            seat = rng.choice(position.turn.seats)
            if thorough:
                check_position(position, rng)
            past += course.move(seat, rng.choice(position.moves(seat)))
        if thorough:
            check_telling(position, past[count].step.event, rng)
    check_over(course.position)
    for position, fingerprint in seen:
        assert _fingerprint(position) == fingerprint, "an older position changed"
    check_record(course, past)
    return course.record


def _fingerprint(position: Position) -> object:
    return position.raw[1].key()


def check_outcomes(position: Position) -> None:
    """The chances of the dice are positive and sum to one; outcomes are distinct, in order, and read back."""
    outcomes = position.outcomes()
    assert sum((chance for _, chance in outcomes), Fraction(0)) == 1
    assert all(chance > 0 for _, chance in outcomes)
    codes = [roll.code for roll, _ in outcomes]
    assert codes == sorted(set(codes))
    for roll, _ in outcomes:
        assert position.game.read_roll(roll.text) == roll
        assert position.roll(roll) is not position


def check_position(position: Position, rng: Random, sample: int = 20) -> None:
    """Legal moves apply and read back; every other thinkable move has a reason; views and bots work."""
    game = position.game
    for seat in position.turn.seats:
        moves = position.moves(seat)
        codes = [move.code for move in moves]
        assert codes, "a seat that may act has no move"
        assert codes == sorted(set(codes)), "legal codes are not in order"
        for move in moves:
            assert game.read_move(move.text) == move, f"{move!r} does not read back"
            settled = position.settle(move)
            assert game.read_move(settled.text) == settled, f"{settled!r} does not read back"
            assert settled.code == move.code
            assert position.settle(settled) == settled
            assert position.play(seat, settled) == position.play(seat, move)
            stays = position.implied(seat, move)
            if stays is not None:
                assert position.final(seat, stays), f"{stays!r} could be taken back"
                assert position.play(seat, stays).play(seat, move) == position.play(seat, move)
        for code in rng.sample(range(game.actions), min(sample, game.actions)):
            check_thinkable(position, seat, code, legal=code in codes)
        _check_view(position, seat)
        check_judgement(position, seat)
        for bot in (bots.PEOPLE[0], "random"):
            assert bots.ask(bot, position, seat, rng) in moves
    for seat in range(position.seats):
        if seat not in position.turn.seats:
            _check_out_of_turn(position, seat, game.thinkable(rng.randrange(game.actions)))
    _check_view(position, SPECTATOR)
    _check_view(position, READER)
    check_decisions_beside_each_other(position, rng)
    check_secrets(position, rng)


def check_judgement(position: Position, seat: int) -> None:
    """Every legal move has a promise, whatever was in the array before, and everybody's worth is a share of a win."""
    rules, judgement = position.game.rules, position.game.parts.judgement
    given, state = position.raw
    before = _fingerprint(position)
    known = judgement.prepare(given)
    codes = position.codes(seat)
    for function in (judgement.promise, judgement.look or judgement.promise):
        written = []
        for rest in (0, -9):
            # As long an array as the search lends, with what another position left in it.
            promises = [rest] * (max(rules.MOST_MOVES, rules.MOST_OUTCOMES) + 1)
            lent = list(codes)
            function(given, state, known, seat, lent, len(codes), promises)
            assert lent == codes, "the moves are not the judgement's"
            written.append(promises[: len(codes)])
        assert written[0] == written[1], "a move has no promise"
        # What is made of them fits in numbers of the search.
        assert max(written[0]) - min(written[0]) < 1 << 31
    assert judgement.half > 0
    assert len(codes) << judgement.halves < 1 << 31
    assert all(0 <= judgement.worth(given, state, one) <= ONE for one in range(position.seats))
    assert all(0 <= judgement.hard(code) <= 100 for code in codes)
    assert _fingerprint(position) == before, "looking must change nothing"


def check_decisions_beside_each_other(position: Position, rng: Random) -> None:
    """What seats decide at the same time does not depend on who is quicker."""
    if len(position.turn.seats) < 2:
        return
    one, other = rng.sample(position.turn.seats, 2)
    first, second = rng.choice(position.moves(one)), rng.choice(position.moves(other))
    this, that = position.play(one, first), position.play(other, second)
    assert other in this.turn.seats
    assert this.moves(other) == position.moves(other)
    assert this.play(other, second) == that.play(one, first)


def check_secrets(position: Position, rng: Random) -> None:
    """Positions that differ only in what a viewer may not know are the same for that viewer, byte for byte."""
    for viewer in (SPECTATOR, *range(position.seats)):
        twin = position.imagine(viewer, rng)
        assert twin.turn == position.turn
        assert _heard(position, viewer) == _heard(twin, viewer), f"seat {viewer} can tell a secret"
        number = rng.random()
        imagined = [real.imagine(viewer, Random(number)) for real in (position, twin)]
        assert imagined[0] == imagined[1], f"what seat {viewer} imagines depends on a secret"
        check_veil(position, twin, viewer)
        for code in rng.sample(range(position.game.actions), min(5, position.game.actions)):
            move = position.game.thinkable(code)
            assert position.why_not(viewer, move) == twin.why_not(viewer, move)


def check_veil(position: Position, twin: Position, viewer: int) -> None:
    """As numbers, too, positions are the same for a viewer who can't tell them apart; and what it may do is in them."""
    before = _fingerprint(position)
    known = position.veiled(viewer)
    assert known.key() == twin.veiled(viewer).key(), f"seat {viewer} can tell a secret by the numbers"
    assert _fingerprint(position) == before, "looking must change nothing"
    veiled = Position(position.game, position.options, position.raw[0], known)
    assert veiled.turn == position.turn
    assert veiled.codes(viewer) == position.codes(viewer)
    assert veiled.veiled(viewer).key() == known.key()


def _heard(position: Position, viewer: int) -> bytes:
    return msgspec.json.encode(position.view(viewer))


def check_telling(before: Position, event: tuple[int, Move] | Roll, rng: Random) -> None:
    """What is told of an event gives no secret away: not before it, nor by what it says."""
    check_alike(before, event)
    for viewer in (SPECTATOR, *range(before.seats)):
        twin = before.imagine(viewer, rng)
        if before.hides(viewer, event):
            assert twin.hides(viewer, event)
            continue
        try:
            after, other = _after(before, event), _after(twin, event)
        except IllegalMove:
            # What is hidden made it possible here, such as a draw from what is left.
            continue
        if _heard(after, viewer) != _heard(other, viewer):
            # The event itself turned something up.
            continue
        assert before.tell(viewer, event, after) == twin.tell(viewer, event, other), f"seat {viewer} hears a secret"


def check_alike(before: Position, event: tuple[int, Move] | Roll) -> None:
    """A game that says so shows and tells everybody the same."""
    if not before.game.alike:
        return
    after = _after(before, event)
    viewers = (READER, SPECTATOR, *range(before.seats))
    board = before.game.parts.views.board
    assert len({msgspec.json.encode(board(*before.raw, viewer)) for viewer in viewers}) == 1, "not alike for all"
    assert len({before.tell(viewer, event, after) for viewer in viewers}) == 1, "not told alike to all"
    assert not any(before.hides(viewer, event) for viewer in viewers)


def _after(position: Position, event: tuple[int, Move] | Roll) -> Position:
    return position.roll(event) if isinstance(event, Roll) else position.play(*event)


def check_thinkable(position: Position, seat: int, code: int, *, legal: bool) -> None:
    """A thinkable move is legal, or has one reason that can be said in every language."""
    move = position.game.thinkable(code)
    reason = position.why_not(seat, move)
    assert (reason is None) == legal, f"{move!r}: {reason}"
    if reason is None:
        return
    for language in LANGUAGES:
        assert reason.rule in position.game.sentences(language), f"no sentence {reason.rule}"
    _check_said(reason.message, position.seats)
    try:
        position.play(seat, move)
    except IllegalMove as refused:
        assert refused.reason == reason
    else:
        raise AssertionError(f"{move!r} has a reason against it, yet it was played")


def _check_out_of_turn(position: Position, seat: int, move: Move) -> None:
    assert position.moves(seat) == ()
    try:
        position.play(seat, move)
    except NotYourTurn as refused:
        assert refused.reason == position.why_not(seat, move)
    else:
        raise AssertionError(f"seat {seat} moved out of turn")


def _check_view(position: Position, seat: int) -> None:
    """A view can be sent, drawn and said, and offers exactly the seat's legal moves."""
    view = position.view(seat)
    assert msgspec.json.encode(view)
    check_types(view, *position.game.parts.views.types())
    offered = position.moves(seat)
    assert tuple(choice.move for choice in view.choices) == offered
    names = [f"P{i}" for i in range(position.seats)]
    draw = position.game.parts.drawing
    assert draw.picture(view, names)
    for message in (view.prompt, *(choice.label for choice in view.choices), *draw.sentences(view)):
        assert isinstance(message, Message)
        _check_said(message, position.seats)


def check_types(view: View, board: object, about: object) -> None:
    """What goes to a screen is what its type says: the browser's types are made from that."""
    for value, declared in ((view.board, board), *((choice.about, about) for choice in view.choices)):
        try:
            msgspec.json.decode(msgspec.json.encode(value), type=declared)
        except msgspec.ValidationError as wrong:
            raise AssertionError(f"{value!r} is not what its type says: {wrong}") from None


@cache
def _check_said(message: Message, seats: int) -> None:
    """It can be said in every language; what was said before can be said again."""
    for language in LANGUAGES:
        assert in_language(language).say(message, [f"P{seat}" for seat in range(seats)])


def check_over(position: Position) -> None:
    """Nothing can be done any more, and there is a result."""
    assert position.result is not None
    assert position.outcomes() == ()
    assert set(position.result.winners) <= set(range(position.seats))
    check_ending(position)
    for seat in range(position.seats):
        _check_out_of_turn(position, seat, position.game.thinkable(0))
        _check_view(position, seat)


def check_ending(position: Position) -> None:
    """Why it ended is a rule sentence that can be said, and the lines of everybody's points add up."""
    ending = position.ending
    assert ending.why.rule in position.game.sentences(LANGUAGES[0]), ending.why
    _check_said(ending.why.message, position.seats)
    for account, score in zip(ending.accounts, position.scores(), strict=True):
        assert sum(line.points for line in account.lines) == score, f"{account.lines} do not make {score}"
        for line in account.lines:
            _check_said(line.what, position.seats)


def check_record(course: Course, past: Sequence[Happened]) -> None:
    """The record reads back as itself, replays to the same end, and every event can be told."""
    text = record.write(course.record)
    again = record.read(text)
    assert again == course.record
    assert record.write(again) == text
    done = record.replay(again)
    assert done.last == course.position
    assert [is_forced(step) for step in done.steps] == [happened.forced for happened in past]
    assert Course.resumed(again) == course
    for step in done.steps:
        for viewer in (READER, SPECTATOR, 0):
            for message in step.before.tell(viewer, step.event, step.after):
                _check_said(message, len(again.seats))


def check_kernels_agree(plain: Plain, *others: Plain, start: Position, seed: int, games: int) -> None:
    """Plain and compiled rules give the same games, event for event."""
    for game in range(games):
        one = plain.trace(*start.raw, seed=seed, game=game, seats=start.seats)
        for other in others:
            found = other.trace(*start.raw, seed=seed, game=game, seats=start.seats)
            assert one == found, f"game {game} of seed {seed} differs"


def check_records_keep_bounds(plain: Plain, start: Position, *, seed: int) -> None:
    """No index and no value leaves its declared range: compiled code would not notice."""
    given, state = start.raw
    twin_given, twin = checked(type(given)), checked(type(state))
    for name in fields_of(type(given)):
        _fill(twin_given, name, getattr(given, name))
    start.game.rules.start(twin_given, twin)
    buffers = plain.buffers()
    seed_source(buffers.rng, seed, 0)
    plain.loops[loops.playout](twin_given, twin, buffers)


def _fill(twin: object, name: str, value: object) -> None:
    """Copy a field, so that every value in it is checked."""
    if isinstance(value, list):
        getattr(twin, name).fill(value)
    else:
        setattr(twin, name, value)
