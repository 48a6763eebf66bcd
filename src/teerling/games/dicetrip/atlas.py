"""Maps: what a map file holds, reading one with clear errors, and writing it in its normal form.

    map      België (fr Belgique, en Belgium)     what the map is called
    author   somebody                             who made it
    licence  CC0 1.0                              how it may be used
    city     Gent (fr Gand, en Ghent)  3.72 51.05  yellow
    roads    Gent: Antwerpen, Aalst               each road stands in the file once
    outline  2.55 51.09, 2.72 51.15, 2.92 51.24   a closed line, over as many lines as needed

A city has its own name, other languages' names where they differ, longitude, latitude, and a ring: red,
yellow, green, blue or none. Lines that begin with # are comments. Cities are numbered in the order of the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Literal
from unicodedata import normalize

from teerling.games.dicetrip.cards import MOST_CITIES
from teerling.games.dicetrip.geometry import Point, cross, lies_on, reach
from teerling.values import Message, SetupError

HOME = Path(__file__).parent / "maps"
Colour = Literal["red", "yellow", "green", "blue"]
Ring = Colour | Literal["none"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")
RINGS: tuple[Ring, ...] = ("none", *COLOURS)
LANGUAGES = ("nl", "fr", "en", "de")

FEWEST_CITIES = 3
# A map is kept on one line of a record, and has to be drawn: these are generous.
LONGEST_TEXT = 12_000
LONGEST_NAME = 30
LONGEST_LINE = 300
MOST_POINTS = 200

# Letters of any language, with spaces, dots, hyphens and apostrophes between. No digits: a move may end in a number.
_NAME = re.compile(r"['’]?[^\W\d_]+(?:[ .'’-]{1,2}[^\W\d_]+)*")
_NAMED = re.compile(r"([^()]*)(?:\(([^()]*)\))?")
_NUMBER = r"-?[0-9]{1,3}(?:\.[0-9]{1,4})?"
_CITY = re.compile(rf"(.*?) +({_NUMBER}) +({_NUMBER}) +([a-z]+)")
_POINT = re.compile(rf"({_NUMBER}) +({_NUMBER})")


class MapError(SetupError):
    """A map file that can't be played on: the line, and what is wrong there."""

    def __init__(self, line: int, problem: str, **args: object):
        self.line = line
        super().__init__(
            Message("dicetrip-map-bad", {"line": line, "problem": Message(f"dicetrip-map-{problem}", args)})
        )


@dataclass(frozen=True)
class Named:
    """A name, and what it is in languages where that differs."""

    name: str
    others: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        inside = ", ".join(f"{language} {name}" for language, name in self.others)
        return f"{self.name} ({inside})" if inside else self.name

    def among(self, language: str) -> str:
        """The name in a language.

        >>> liege = Named("Liège", (("nl", "Luik"),))
        >>> liege.among("nl"), liege.among("en")
        ('Luik', 'Liège')
        """
        return dict(self.others).get(language, self.name)

    @cached_property
    def said(self) -> str | dict[str, str]:
        """The name as an argument of a message: one text, or one for each language of ours."""
        names = {language: self.among(language) for language in ("nl", "en")}
        return names if len(set(names.values())) > 1 else names["en"]

    @cached_property
    def every(self) -> dict[str, str]:
        """The name in every language a map may have."""
        return {language: self.among(language) for language in LANGUAGES}


@dataclass(frozen=True)
class City:
    """One city of a map."""

    named: Named
    at: Point  # longitude and latitude
    ring: Ring


@dataclass(frozen=True)
class Map:
    """A map: cities, roads between two of them each (the lower number first), and an outline to draw."""

    named: Named
    author: str
    licence: str
    cities: tuple[City, ...]
    roads: tuple[tuple[int, int], ...]
    outline: tuple[Point, ...]

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """For each city, those with a road to it."""
        return tuple(
            tuple(sorted(b if a == city else a for a, b in self.roads if city in (a, b)))
            for city in range(len(self.cities))
        )


def names() -> tuple[str, ...]:
    """The maps there are, in alphabetical order.

    >>> names()
    ('belgium', 'netherlands')
    """
    return tuple(sorted(path.stem for path in HOME.glob("*.map")))


@cache
def find(name: str) -> Map:
    """The map of this name.

    >>> find("belgium").cities[4].named.among("en")
    'Ghent'
    """
    return read_map((HOME / f"{name}.map").read_text("utf-8"))


# Reading


@dataclass
class _Sheet:
    """A file as far as it has been read."""

    heads: dict[str, str]
    cities: list[City]
    roads: dict[tuple[int, int], int]  # with the line each stands on
    outline: list[Point]


def read_map(text: str) -> Map:
    """The map a text holds; `MapError` names the line if something is wrong with it."""
    sheet = _Sheet({}, [], {}, [])
    if len(text) > LONGEST_TEXT:
        raise MapError(1, "too-long", longest=LONGEST_TEXT)
    later: list[tuple[int, str]] = []
    number = 0
    for number, line in _lines(text):
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in ("map", "author", "licence"):
            if word in sheet.heads:
                raise MapError(number, "twice", word=word)
            sheet.heads[word] = str(_named(number, rest)) if word == "map" else _plain(number, rest)
        elif word == "city":
            sheet.cities.append(_city(number, rest, sheet.cities))
        elif word == "roads":
            later.append((number, rest))
        elif word == "outline":
            sheet.outline += _points(number, rest)
        else:
            raise MapError(number, "unknown", word=word[:LONGEST_NAME])
    for word in ("map", "author", "licence"):
        if word not in sheet.heads:
            raise MapError(number or 1, "missing", word=word)
    _check_count(number or 1, len(sheet.cities))
    # Roads may stand before the cities they join.
    for at, rest in later:
        _roads(at, rest, sheet)
    _check_roads(sheet.cities, sheet.roads, number or 1)
    if sheet.outline and not 3 <= len(sheet.outline) <= MOST_POINTS:
        raise MapError(number, "outline", count=len(sheet.outline), most=MOST_POINTS)
    return Map(
        _named(1, sheet.heads["map"]),
        sheet.heads["author"],
        sheet.heads["licence"],
        tuple(sheet.cities),
        tuple(sorted(sheet.roads)),
        tuple(sheet.outline),
    )


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, raw in enumerate(normalize("NFC", text).replace("\r\n", "\n").split("\n"), 1):
        line = " ".join(raw.split())
        if len(line) > LONGEST_LINE:
            raise MapError(number, "too-long", longest=LONGEST_LINE)
        if line and not line.startswith("#"):
            yield number, line


def _plain(number: int, text: str) -> str:
    if not text or not text.isprintable():
        raise MapError(number, "empty")
    return text


def _named(number: int, text: str) -> Named:
    found = _NAMED.fullmatch(text)
    if not found:
        raise MapError(number, "name", name=text[:LONGEST_NAME])
    others = {}
    for part in (found[2] or "").split(",") if found[2] is not None else ():
        language, _, name = part.strip().partition(" ")
        if language not in LANGUAGES or language in others:
            raise MapError(number, "language", language=language[:LONGEST_NAME], languages=LANGUAGES)
        others[language] = _checked_name(number, name)
    name = _checked_name(number, found[1])
    differ = [language for language in LANGUAGES if others.get(language, name) != name]
    return Named(name, tuple((language, others[language]) for language in differ))


def _checked_name(number: int, text: str) -> str:
    name = text.strip()
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise MapError(number, "name", name=name[:LONGEST_NAME])
    return name


def _city(number: int, text: str, before: list[City]) -> City:
    found = _CITY.fullmatch(text)
    if not found:
        raise MapError(number, "city", text=text[:60])
    named = _named(number, found[1])
    at = float(found[2]), float(found[3])
    if not (-180 <= at[0] <= 180 and -90 <= at[1] <= 90):
        raise MapError(number, "place", name=named.name)
    ring = next((ring for ring in RINGS if ring == found[4]), None)
    if ring is None:
        raise MapError(number, "ring", ring=found[4][:LONGEST_NAME], allowed=RINGS)
    for other in before:
        if other.named.name.casefold() == named.name.casefold():
            raise MapError(number, "city-twice", name=named.name)
        if other.at == at:
            raise MapError(number, "same-place", name=named.name, other=other.named.name)
    return City(named, at, ring)


def _check_count(line: int, count: int) -> None:
    if not FEWEST_CITIES <= count <= MOST_CITIES or count % 2 == 0:
        raise MapError(line, "count", count=count, fewest=FEWEST_CITIES, most=MOST_CITIES)


def _roads(line: int, text: str, sheet: _Sheet) -> None:
    start, colon, rest = text.partition(":")
    if not colon or not rest.strip():
        raise MapError(line, "roads", text=text[:60])
    one = _number_of(line, start, sheet.cities)
    for name in rest.split(","):
        other = _number_of(line, name, sheet.cities)
        road = (min(one, other), max(one, other))
        ends = {"one": sheet.cities[one].named.name, "other": sheet.cities[other].named.name}
        if one == other:
            raise MapError(line, "road-nowhere", name=ends["one"])
        if road in sheet.roads:
            raise MapError(line, "road-twice", **ends, first=sheet.roads[road])
        sheet.roads[road] = line


def _number_of(line: int, name: str, cities: list[City]) -> int:
    wanted = name.strip()
    for number, city in enumerate(cities):
        if city.named.name == wanted:
            return number
    raise MapError(line, "no-city", name=wanted[:LONGEST_NAME])


def _check_roads(cities: list[City], roads: dict[tuple[int, int], int], last: int) -> None:
    """Refuse roads that cross or run through a city, and cities no road leads to; each road comes with its line."""
    names = [city.named.name for city in cities]
    at = [city.at for city in cities]
    # One road after the other: of very many, some are soon found to cross, and the rest need no look.
    before: list[tuple[int, int]] = []
    for (a, b), line in roads.items():
        for city in range(len(cities)):
            if city not in (a, b) and lies_on(at[a], at[b], at[city]):
                raise MapError(line, "through", one=names[a], other=names[b], name=names[city])
        for c, d in before:
            if cross(at[a], at[b], at[c], at[d]):
                raise MapError(line, "cross", a=names[a], b=names[b], c=names[c], d=names[d])
        before.append((a, b))
    reached = reach(len(cities), list(roads))
    for city in range(len(cities)):
        if city not in reached:
            raise MapError(last, "unconnected", name=names[city], start=names[0])


def _points(line: int, text: str) -> Iterator[Point]:
    for part in text.split(","):
        found = _POINT.fullmatch(part.strip())
        if not found:
            raise MapError(line, "point", text=part.strip()[:LONGEST_NAME])
        yield float(found[1]), float(found[2])


# Writing


def write_map(a: Map) -> str:
    """A map in its normal form, as records keep it.

    >>> read_map(write_map(find("belgium"))) == find("belgium")
    True
    """
    lines = [f"map {a.named}", f"author {a.author}", f"licence {a.licence}"]
    lines += [f"city {city.named} {_point(city.at)} {city.ring}" for city in a.cities]
    for number, city in enumerate(a.cities):
        to = [a.cities[other].named.name for one, other in a.roads if one == number]
        if to:
            lines.append(f"roads {city.named.name}: {', '.join(to)}")
    for first in range(0, len(a.outline), 12):
        lines.append(f"outline {', '.join(_point(point) for point in a.outline[first : first + 12])}")
    return "\n".join(lines) + "\n"


def _point(at: Point) -> str:
    # Four decimals at most, and no more zeros than needed.
    return " ".join(f"{value:.4f}".rstrip("0").rstrip(".") for value in at)


def tidy(text: str) -> str:
    """The normal form of a map that people bring; `SetupError` says what is wrong with it.

    >>> tidy("france")
    Traceback (most recent call last):
    teerling.values.SetupError: dicetrip-map-none(text='france', maps=('belgium', 'netherlands'))
    """
    if "\n" not in text.strip():
        raise SetupError(Message("dicetrip-map-none", {"text": text.strip()[:LONGEST_NAME], "maps": names()}))
    return write_map(read_map(text))
