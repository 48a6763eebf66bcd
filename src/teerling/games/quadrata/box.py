"""Sets of shapes: the ones that come with the game, and those that people bring.

A set is a text:

    set      1973 (nl de doos van 1973, en the box of 1973)   its name, and what it is in other languages
    author   Teerling                                         who made it
    licence  CC0 1.0                                          how it may be used

    large                      the board of two players, as a drawing: # is a cell, . is none
    ######
    ######
    small                      the board of three or four, drawn on the same cells
    .◢##◣.
    .◥##◤.

    shape 3  count 9  aside 2  a shape: its number, how many there are, and how many three players put aside
    #◣                         ◤ ◥ ◣ ◢ are half cells; they may be typed as 7 9 1 3

Lines that begin with # and a space are comments. Without `aside` three players put aside as many as in the book.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from unicodedata import normalize

from teerling.games.quadrata.grid import (
    SIGNS,
    TYPED,
    Figure,
    cornered,
    is_whole,
    outlines,
    read_figure,
    size,
    ways,
    write_figure,
)
from teerling.games.quadrata.pieces import MOST_PIECES, SHAPES, SIDE
from teerling.games.quadrata.tables import bits, placements
from teerling.values import Message, SetupError

HOME = Path(__file__).parent / "sets"
LANGUAGES = ("nl", "en")

# What three players put aside of each shape.
ASIDE = (1, 2, 2, 2, 1, 2)

LONGEST_TEXT = 4_000
LONGEST_LINE = 200
LONGEST_NAME = 30

_NAMED = re.compile(r"([^()]*)(?:\(([^()]*)\))?")
_NAME = re.compile(r"[^\W_]+(?:[ .,'’-]{1,2}[^\W_]+)*")
_SHAPE = re.compile(r"([1-6]) count ([0-9]{1,2})(?: aside ([0-9]{1,2}))?")


class SetError(SetupError):
    """A set that can't be played with: the line, and what is wrong there."""

    def __init__(self, line: int, problem: str, **args: object):
        self.line = line
        super().__init__(
            Message("quadrata-set-bad", {"line": line, "problem": Message(f"quadrata-set-{problem}", args)})
        )


@dataclass(frozen=True)
class Shape:
    """One kind of shape: as drawn, how many there are, and how many three players put aside."""

    figure: Figure
    count: int
    aside: int


@dataclass(frozen=True)
class Box:
    """A set: two boards drawn on the same cells, and six kinds of shapes, number 1 first."""

    name: str
    others: tuple[tuple[str, str], ...]  # the name in languages where it differs
    author: str
    licence: str
    large: Figure
    small: Figure
    shapes: tuple[Shape, ...]

    @cached_property
    def names(self) -> dict[str, str]:
        """The name in every language.

        >>> find("1973").names["en"]
        'the box of 1973'
        """
        return {language: dict(self.others).get(language, self.name) for language in LANGUAGES}

    @cached_property
    def figures(self) -> tuple[Figure, ...]:
        """The shapes as drawn."""
        return tuple(shape.figure for shape in self.shapes)

    @cached_property
    def unit(self) -> int:
        """How many quarters an area is counted by: a half cell, or a cell where there are no halves.

        >>> find("1973").unit, find("polyomino").unit
        (2, 4)
        """
        whole = all(sum((x, y, q) in f for q in range(4)) in (0, 4) for f in self._all for x, y, _ in f)
        return 4 if whole else 2

    @property
    def _all(self) -> tuple[Figure, ...]:
        return (self.large, self.small, *self.figures)

    def area(self, figure: Figure) -> int:
        """The area of a board or a shape.

        >>> box = find("1973")
        >>> box.area(box.large), [box.area(figure) for figure in box.figures]
        (72, [1, 2, 3, 4, 5, 6])
        """
        return len(figure) // self.unit

    def square(self, seats: int) -> Figure:
        """The board that so many players fill."""
        return self.large if seats == 2 else self.small

    def stock(self, seats: int) -> list[int]:
        """What lies in the box at the start of a round.

        >>> find("1973").stock(3)
        [6, 4, 7, 7, 8, 3]
        """
        return [shape.count - (shape.aside if seats == 3 else 0) for shape in self.shapes]


def names() -> tuple[str, ...]:
    """The sets there are, the one to begin with first.

    >>> names()
    ('1973', 'polyomino')
    """
    return tuple(sorted(path.stem for path in HOME.glob("*.shapes")))


@cache
def find(name: str) -> Box:
    """The set of this name.

    >>> find("polyomino").shapes[5].count
    5
    """
    return read_set((HOME / f"{name}.shapes").read_text("utf-8"))


# Reading


@dataclass
class _Drawing:
    """A drawing as it is read, with the line it begins after."""

    line: int
    word: str
    rest: str
    rows: list[str]


def read_set(text: str) -> Box:
    """The set a text holds; `SetError` names the line if something is wrong with it."""
    if len(text) > LONGEST_TEXT:
        raise SetError(1, "too-long", longest=LONGEST_TEXT)
    heads: dict[str, str] = {}
    drawings: list[_Drawing] = []
    number = 1
    for number, line in _lines(text):
        word, _, rest = line.partition(" ")
        if word in ("set", "author", "licence"):
            if word in heads:
                raise SetError(number, "twice", word=word)
            heads[word] = _plain(number, rest)
        elif word in ("large", "small", "shape"):
            drawings.append(_Drawing(number, word, rest, []))
        else:
            _row(number, line, drawings)
    for word in ("set", "author", "licence"):
        if word not in heads:
            raise SetError(number, "missing", word=word)
    name, others = _named(heads["set"])
    large, small = _boards(number, drawings)
    shapes = _shapes(number, drawings, large)
    box = Box(name, others, heads["author"], heads["licence"], large, small, shapes)
    _check_boards(number, box)
    return box


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, raw in enumerate(normalize("NFC", text).replace("\r\n", "\n").split("\n"), 1):
        line = " ".join(raw.split())
        if len(line) > LONGEST_LINE:
            raise SetError(number, "too-long", longest=LONGEST_LINE)
        # A cell is drawn as # as well, but never with a space after it.
        if line and not line.startswith("# "):
            yield number, line


def _plain(number: int, text: str) -> str:
    if not text or not text.isprintable():
        raise SetError(number, "empty")
    if not _NAMED.fullmatch(text):
        raise SetError(number, "name", name=text[:LONGEST_NAME])
    return text


def _named(text: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    found = _NAMED.fullmatch(text)
    assert found, "looked at when it was read"
    name = _checked_name(found[1])
    others: dict[str, str] = {}
    for part in (found[2] or "").split(",") if found[2] is not None else ():
        language, _, other = part.strip().partition(" ")
        if language not in LANGUAGES or language in others:
            raise SetError(1, "language", language=language[:LONGEST_NAME], languages=LANGUAGES)
        others[language] = _checked_name(other)
    return name, tuple((language, others[language]) for language in LANGUAGES if others.get(language, name) != name)


def _checked_name(text: str) -> str:
    name = text.strip()
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise SetError(1, "name", name=name[:LONGEST_NAME])
    return name


def _row(number: int, line: str, drawings: list[_Drawing]) -> None:
    row = "".join(TYPED.get(sign, sign) for sign in line)
    if not drawings or any(sign not in SIGNS for sign in row):
        raise SetError(number, "unknown", word=line[:LONGEST_NAME])
    drawn = drawings[-1]
    drawn.rows.append(row)
    if len(row) > SIDE or len(drawn.rows) > SIDE:
        raise SetError(number, "too-large", most=SIDE)


def _figure(drawn: _Drawing) -> Figure:
    figure = read_figure(drawn.rows)
    if not figure:
        raise SetError(drawn.line, "no-drawing", word=drawn.word)
    if not is_whole(figure):
        raise SetError(drawn.line, "loose", word=drawn.word)
    if len(outlines(figure)) > 1:
        raise SetError(drawn.line, "hole", word=drawn.word)
    return figure


def _boards(last: int, drawings: list[_Drawing]) -> tuple[Figure, Figure]:
    found: dict[str, Figure] = {}
    for drawn in drawings:
        if drawn.word == "shape":
            continue
        if drawn.word in found:
            raise SetError(drawn.line, "twice", word=drawn.word)
        if drawn.rest:
            raise SetError(drawn.line, "unknown", word=f"{drawn.word} {drawn.rest}"[:LONGEST_NAME])
        found[drawn.word] = _figure(drawn)
    for word in ("large", "small"):
        if word not in found:
            raise SetError(last, "missing", word=word)
    if not found["small"] <= found["large"]:
        raise SetError(next(drawn.line for drawn in drawings if drawn.word == "small"), "outside")
    # The large board begins at the top left, and the small one stays where it is in it.
    left, top = min(x for x, _, _ in found["large"]), min(y for _, y, _ in found["large"])
    return cornered(found["large"]), frozenset((x - left, y - top, q) for x, y, q in found["small"])


def _shapes(last: int, drawings: list[_Drawing], large: Figure) -> tuple[Shape, ...]:
    found: dict[int, Shape] = {}
    for drawn in drawings:
        if drawn.word != "shape":
            continue
        said = _SHAPE.fullmatch(drawn.rest)
        if not said:
            raise SetError(drawn.line, "shape", text=drawn.rest[:60])
        number, count = int(said[1]), int(said[2])
        if number in found:
            raise SetError(drawn.line, "twice", word=f"shape {number}")
        if count == 0:
            raise SetError(drawn.line, "none-of", number=number)
        aside = min(ASIDE[number - 1], count - 1) if said[3] is None else int(said[3])
        if aside >= count:
            raise SetError(drawn.line, "aside", number=number, count=count)
        figure = cornered(_figure(drawn))
        if any(ways(other.figure)[0] in ways(figure) for other in found.values()):
            same = next(n for n, other in found.items() if other.figure in ways(figure))
            raise SetError(drawn.line, "same", number=number, other=same)
        found[number] = Shape(figure, count, aside)
    for number in range(1, SHAPES + 1):
        if number not in found:
            raise SetError(last, "missing", word=f"shape {number}")
    if sum(shape.count for shape in found.values()) > MOST_PIECES:
        raise SetError(last, "many", count=sum(shape.count for shape in found.values()), most=MOST_PIECES)
    return tuple(found[number] for number in range(1, SHAPES + 1))


def _check_boards(last: int, box: Box) -> None:
    """What can be seen at once: enough area, and no spot that no shape can cover. `filling` looks further."""
    for seats in (2, 3, 4):
        square = box.square(seats)
        board = "large" if seats == 2 else "small"
        there = sum(count * len(shape.figure) for count, shape in zip(box.stock(seats), box.shapes, strict=True))
        if there < len(square):
            raise SetError(last, "area", board=board, area=box.area(square), there=there // box.unit, seats=seats)
        covered = {quarter for there in placements(box.figures, square).covers for quarter in there}
        for x, y, _ in sorted(square - covered):
            raise SetError(last, "uncovered", board=board, cell=f"{'abcdefgh'[x]}{y + 1}")
        assert bits(box.figures, square)


# Writing


def write_set(box: Box) -> str:
    """A set in its normal form, as records keep it.

    >>> read_set(write_set(find("1973"))) == find("1973")
    True
    """
    inside = ", ".join(f"{language} {name}" for language, name in box.others)
    width, height = size(box.large)
    lines = [f"set {box.name} ({inside})" if inside else f"set {box.name}"]
    lines += [f"author {box.author}", f"licence {box.licence}"]
    lines += ["large", *write_figure(box.large, width, height), "small", *write_figure(box.small, width, height)]
    for number, shape in enumerate(box.shapes, 1):
        lines += [f"shape {number} count {shape.count} aside {shape.aside}"]
        lines += write_figure(shape.figure, *size(shape.figure))
    return "\n".join(lines) + "\n"


def tidy(text: str) -> str:
    """The normal form of a set that people bring; `SetupError` says what is wrong with it.

    >>> tidy("tangram")
    Traceback (most recent call last):
    teerling.values.SetupError: quadrata-set-none(text='tangram', sets=('1973', 'polyomino'))
    """
    if "\n" not in text.strip():
        raise SetupError(Message("quadrata-set-none", {"text": text.strip()[:LONGEST_NAME], "sets": names()}))
    return write_set(read_set(text))
