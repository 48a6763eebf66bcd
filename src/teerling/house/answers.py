"""The answers to what a page asks (a REST API without its transport): what each door's routes come to."""

from __future__ import annotations

import msgspec

from teerling import bots, game, lessons
from teerling.house.codes import tidy_code
from teerling.house.errors import NotFound
from teerling.house.hub import Hub
from teerling.house.messages import (
    BotInfo,
    Chapter,
    FollowWish,
    GameInfo,
    Held,
    JoinWish,
    LessonInfo,
    OptionInfo,
    Sentence,
    TableInfo,
    Wish,
)
from teerling.house.past import Told
from teerling.values import Message, SetupError
from teerling.words import LANGUAGES

# Games and rules


def games() -> list[GameInfo]:
    """The games there are.

    >>> [one.most for one in games() if one.name == "pushbox"]
    [4]
    """
    return [
        GameInfo(g.name, g.seats[0], g.seats[-1], g.version, _opponents(g), g.parts.published, _lessons(g))
        for g in game.usable()
    ]


def _lessons(which: game.Game) -> tuple[LessonInfo, ...]:
    return tuple(LessonInfo(name, lessons.find(which.name, name).count) for name in lessons.names(which.name))


def _opponents(which: game.Game) -> tuple[BotInfo, ...]:
    plays = {seats: bots.opponents(which, seats) for seats in which.seats}
    names = dict.fromkeys(name for there in plays.values() for name in there)
    return tuple(BotInfo(name, tuple(seats for seats, there in plays.items() if name in there)) for name in names)


def options(name: str, wish: Wish) -> list[OptionInfo]:
    """What can be agreed for a number of seats; choices that don't fit (any more) fall back to the default.

    >>> options("pushbox", Wish(2))[0].chosen
    'facing'
    """
    rules = _game(name)
    if wish.seats not in rules.seats:
        rules.agree(wish.seats, {})
    agreed: dict[str, str] = {}
    made = []
    for option in rules.options:
        allowed = option.allowed(wish.seats, agreed)
        brought = wish.options.get(option.name, "")
        try:
            chosen = option.read(brought, wish.seats, allowed)
        except SetupError:
            if option.own and brought:
                raise  # people want to know what is wrong with what they brought
            chosen = option.read(allowed[0], wish.seats, allowed)
        agreed[option.name] = chosen
        made.append(OptionInfo(option.name, allowed, chosen, option.per_seat, option.own is not None))
    return made


def rules(name: str, language: str) -> list[Chapter]:
    """The numbered rule sentences.

    >>> rules("pushbox", "en")[0].sentences[0].number
    '1.1'
    """
    chapters = _game(name).chapters(_language(language))
    return [Chapter(title, tuple(Sentence(*s) for s in sentences)) for title, sentences in chapters]


def words(name: str, language: str) -> str:
    """The catalogue of a game, with that of its lessons, for pages that were built without it.

    >>> "pushbox-title" in words("pushbox", "en")
    True
    """
    homes = [_game(name).home, lessons.home(name)]
    return "\n".join((home / f"words.{_language(language)}.ftl").read_text("utf-8") for home in homes if home)


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise NotFound(Message("setup-language", {"language": name, "languages": LANGUAGES}))
    return name


def _game(name: str) -> game.Game:
    if name not in game.names():
        raise NotFound(Message("setup-no-game", {"game": name, "games": game.names()}))
    return game.find(name)


# Tables


async def look(hub: Hub, code: str) -> TableInfo:
    """A table by its code, for whoever thinks of joining. Only those who sit or watch there get to know its id."""
    live = await hub.by_code(tidy_code(code))
    return msgspec.structs.replace(live.telling.info(), id="")


async def join(hub: Hub, wish: JoinWish) -> Held:
    """Take an open seat by code and name; watch, without a name."""
    code = tidy_code(wish.code)
    return await (hub.join(code, wish.name) if wish.name else hub.watch(code))


async def follow(hub: Hub, wish: FollowWish) -> Held:
    """Take one's seat in the rematch."""
    return await hub.follow(wish.table, wish.token)


# Past games, for an owner who looks at them: what is kept of them is shared fairly


async def record(hub: Hub, id: str, owner: str) -> bytes:
    """The record of a finished game."""
    return await hub.replays.text(await _of_table(hub, id, owner))


async def replay(hub: Hub, id: str, owner: str) -> bytes:
    """A finished game in short; its moments are asked for where somebody looks."""
    return await hub.replays.index(await _of_table(hub, id, owner))


async def steps(hub: Hub, id: str, first: int, count: int, owner: str) -> bytes:
    """Some moments of a finished game."""
    return await hub.replays.steps(await _of_table(hub, id, owner), first, count)


async def brought(hub: Hub, text: str, owner: str) -> bytes:
    """The same in short for a record that is brought; its `name` is there for a while."""
    return await hub.replays.index(await hub.replays.brought(text, owner))


async def told(hub: Hub, id: str, owner: str) -> Told:
    """A finished game for whoever thinks about it."""
    return await hub.replays.told(await _of_table(hub, id, owner))


async def told_of(hub: Hub, text: str, owner: str) -> Told:
    """The same for a record that is brought."""
    return await hub.replays.told(await hub.replays.brought(text, owner))


async def _of_table(hub: Hub, id: str, owner: str) -> str:
    return await hub.replays.of_table((await hub.get(id)).table, owner)
