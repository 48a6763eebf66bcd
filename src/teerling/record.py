"""A whole game as readable text, rolls included; docs/record.md has the grammar.

    [Teerling "1"]
    [Game "pushbox"]
    [Rules "1"]
    [Seat1 "Anna"]
    [Option.level "1"]

    1. dice 4 5
    2. seat1 5+4  ; a comment

A record replays without a random source. Reading back what was written gives the same record.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from teerling.game import Game, Position, find
from teerling.values import IllegalMove, Message, Move, Roll, TeerlingError

FORMAT = "1"
DICE = -1
# No game comes near these; they keep rubbish from filling the memory.
LONGEST_TEXT = 4_000_000
LONGEST_LINE = 16_000

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9.]*) "((?:[^"\\]|\\.)*)"\]')
_EVENT = re.compile(r"([0-9]+)\. (dice|seat([1-9][0-9]?)) ([^;]*[^; \t])(?:[ \t]*;(.*))?")
_SEAT = re.compile(r"Seat([1-9][0-9]?)")
_OPTION = "Option."


class RecordError(TeerlingError):
    """A record that can't be read or replayed: the line, and what is wrong there."""

    def __init__(self, line: int, problem: Message, rule: str | None = None, game: str | None = None):
        super().__init__(Message("record-bad", {"line": line, "problem": problem}))
        self.line = line
        self.rule = rule
        self.game = game

    def __reduce__(self) -> tuple[object, ...]:
        # From another process it comes back as it was.
        return RecordError, (self.line, self.message.args["problem"], self.rule, self.game)


@dataclass(frozen=True, slots=True)  # there are as many as moves
class Event:
    """A move of a seat, or a roll (seat `DICE`), with the comments around it."""

    seat: int
    text: str
    note: str = ""
    before: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """Who played what, how the dice fell, and what was done.

    >>> record = Record("pushbox", 1, ("Anna",), {"level": "1"}, events=(Event(DICE, "4 5"), Event(0, "5+4")))
    >>> read(write(record)) == record
    True
    """

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, str]
    tags: dict[str, str] = field(default_factory=dict)  # all others, in order: bots, dice, result
    events: tuple[Event, ...] = ()
    head: tuple[str, ...] = ()  # comment lines before the tags
    tail: tuple[str, ...] = ()  # comment lines after the last event

    def adding(self, *events: Event, **tags: str) -> Record:
        """The record with more events, and tags set."""
        return replace(self, events=(*self.events, *events), tags={**self.tags, **tags})


def write(record: Record) -> str:
    """A record as text.

    >>> print(write(Record("pushbox", 1, ("Anna",), {}, events=(Event(DICE, "4 5"),))), end="")
    [Teerling "1"]
    [Game "pushbox"]
    [Rules "1"]
    [Seat1 "Anna"]
    <BLANKLINE>
    1. dice 4 5
    """
    tags = {"Teerling": FORMAT, "Game": record.game, "Rules": str(record.rules)}
    tags |= {f"Seat{i}": name for i, name in enumerate(record.seats, 1)}
    tags |= {_OPTION + name: value for name, value in record.options.items()}
    lines = [_comment(line) for line in record.head]
    lines += [f'[{name} "{_quoted(value)}"]' for name, value in (tags | record.tags).items()]
    lines.append("")
    for number, event in enumerate(record.events, 1):
        lines += [_comment(line) for line in event.before]
        who = "dice" if event.seat == DICE else f"seat{event.seat + 1}"
        lines.append(f"{number}. {who} {event.text}" + (f"  ; {event.note}" if event.note else ""))
    lines += [_comment(line) for line in record.tail]
    return "\n".join(lines) + "\n"


def _comment(text: str) -> str:
    return f"; {text}".rstrip(" \t")


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], text)


def read(text: str) -> Record:
    """The record a text holds; `RecordError` names the line if it holds none."""
    if len(text) > LONGEST_TEXT:
        raise RecordError(1, Message("record-too-long"))
    tags: dict[str, tuple[int, str]] = {}
    events: list[Event] = []
    head: list[str] = []
    waiting: list[str] = []
    # Only a newline ends a line: names and comments may hold the rarer separators.
    for number, raw in enumerate(text.replace("\r\n", "\n").removesuffix("\n").split("\n"), 1):
        line = raw.strip(" \t")
        if len(line) > LONGEST_LINE:
            raise RecordError(number, Message("record-too-long"))
        if not line:
            continue
        if line.startswith(";"):
            (waiting if tags else head).append(line[1:].removeprefix(" "))
        elif line.startswith("["):
            _read_tag(line, number, tags, bool(events))
        else:
            events.append(replace(_read_event(line, number, len(events) + 1), before=tuple(waiting)))
            waiting = []
    return _assemble(tags, tuple(events), tuple(head), tuple(waiting))


def _read_tag(line: str, number: int, tags: dict[str, tuple[int, str]], late: bool) -> None:
    match = _TAG.fullmatch(line)
    if not match:
        raise RecordError(number, Message("record-tag", {"text": _short(line)}))
    if late:
        raise RecordError(number, Message("record-tag-late", {"tag": match[1]}))
    if match[1] in tags:
        raise RecordError(number, Message("record-tag-twice", {"tag": match[1]}))
    tags[match[1]] = (number, _unquoted(match[2]))


def _read_event(line: str, number: int, expected: int) -> Event:
    match = _EVENT.fullmatch(line)
    if not match:
        raise RecordError(number, Message("record-event", {"text": _short(line)}))
    if match[1] != str(expected):
        raise RecordError(number, Message("record-number", {"expected": str(expected), "found": _short(match[1])}))
    seat = DICE if match[2] == "dice" else int(match[3]) - 1
    return Event(seat, match[4], (match[5] or "").strip(" \t"), line=number)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:60] + "…"


def _assemble(
    tags: dict[str, tuple[int, str]], events: tuple[Event, ...], head: tuple[str, ...], tail: tuple[str, ...]
) -> Record:
    for name in ("Teerling", "Game", "Rules", "Seat1"):
        if name not in tags:
            raise RecordError(1, Message("record-tag-missing", {"tag": name}))
    line, form = tags["Teerling"]
    if form != FORMAT:
        raise RecordError(line, Message("record-format", {"found": _short(form), "known": FORMAT}))
    line, version = tags["Rules"]
    if not re.fullmatch(r"[0-9]{1,9}", version):
        raise RecordError(line, Message("record-rules", {"found": _short(version)}))
    seats = sorted((int(m[1]), name) for name in tags if (m := _SEAT.fullmatch(name)))
    for expected, (found, name) in enumerate(seats, 1):
        if found != expected or name != f"Seat{expected}":
            raise RecordError(tags[name][0], Message("record-tag-missing", {"tag": f"Seat{expected}"}))
    options = {n.removeprefix(_OPTION): v for n, (_, v) in tags.items() if n.startswith(_OPTION)}
    own = {"Teerling", "Game", "Rules", *(name for _, name in seats)}
    rest = {n: v for n, (_, v) in tags.items() if n not in own and not n.startswith(_OPTION)}
    return Record(tags["Game"][1], int(version), tuple(tags[n][1] for _, n in seats), options, rest, events, head, tail)


class Step(NamedTuple):
    """An event of a replay: the position before it, the event as a value, and the position after."""

    before: Position
    event: tuple[int, Move] | Roll
    after: Position


class Replay(NamedTuple):
    """A record played out: the game, the first position, every step, and the last position."""

    game: Game
    start: Position
    steps: tuple[Step, ...]

    @property
    def last(self) -> Position:
        """The position after all events."""
        return self.steps[-1].after if self.steps else self.start


def replay(record: Record) -> Replay:
    r"""Play a record out; `RecordError` names the line, the event and the rule where it can't be.

    >>> text = '[Teerling "1"]\n[Game "pushbox"]\n[Rules "1"]\n[Seat1 "Anna"]\n1. dice 4 5\n2. seat1 5+4\n'
    >>> replay(read(text)).last.scores()
    (61,)
    """
    start = begin(record)
    done = Replay(start.game, start, tuple(steps(start, record.events)))
    check_result(record, done.last)
    return done


def begin(record: Record) -> Position:
    """The position a record starts from; `RecordError` if its game, rules or options are not known here."""
    try:
        game = find(record.game)
        if record.rules != game.version:
            raise RecordError(
                1, Message("record-version", {"game": record.game, "found": record.rules, "known": game.version})
            )
        return game.start(len(record.seats), record.options)
    except RecordError:
        raise
    except TeerlingError as wrong:
        raise RecordError(1, wrong.message) from wrong


def steps(position: Position, events: Iterable[Event]) -> Iterator[Step]:
    """Play events on from a position, one by one."""
    game = position.game
    for number, event in enumerate(events, 1):
        try:
            what: tuple[int, Move] | Roll
            if event.seat == DICE:
                what = game.read_roll(event.text)
                after = position.roll(what)
            else:
                move = position.judged(event.seat, event.text)
                after = position.after(event.seat, move.code)
                what = (event.seat, position.settle(move))
        except TeerlingError as wrong:
            rule = wrong.reason.rule if isinstance(wrong, IllegalMove) else None
            problem = Message(
                "record-refused", {"number": str(number), "text": _short(event.text), "problem": wrong.message}
            )
            raise RecordError(event.line, problem, rule, game.name) from wrong
        yield Step(position, what, after)
        position = after


def result_tags(position: Position) -> dict[str, str]:
    """The tags that state how a finished game ended; none before it is over.

    >>> result_tags(find("pushbox").start(seats=1))
    {}
    """
    if position.result is None:
        return {}
    winners = " ".join(f"seat{seat + 1}" for seat in position.result.winners)
    return {"Result": winners or "nobody", "Scores": " ".join(map(str, position.result.scores))}


def check_result(record: Record, last: Position) -> None:
    """A stated result must be the one the events give; `RecordError` says which it is not."""
    actual = result_tags(last)
    for name in ("Result", "Scores"):
        if name in record.tags and record.tags[name] != actual.get(name):
            args = {"tag": name, "stated": _short(record.tags[name]), "actual": actual.get(name, "*")}
            raise RecordError(1, Message("record-result", args))
