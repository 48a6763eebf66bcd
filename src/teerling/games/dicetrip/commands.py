"""Commands for map files: checking one, and drawing it. Loaded whenever the terminal starts, so it imports late."""

from __future__ import annotations

from teerling.values import Command, Message


def check(text: str) -> tuple[tuple[Message, ...], str]:
    """What could be better about a map, and that it can be played on; `MapError` if it can't."""
    from teerling.games.dicetrip.atlas import read_map
    from teerling.games.dicetrip.soundness import warnings

    found = read_map(text)
    count = len(found.cities)
    facts = {"name": found.named.said, "cities": count, "roads": len(found.roads), "rounds": (count + 1) // 2}
    return (*warnings(found), Message("dicetrip-map-good", facts)), ""


def draw(text: str) -> tuple[tuple[Message, ...], str]:
    """A map as a picture."""
    from teerling.games.dicetrip.atlas import read_map
    from teerling.games.dicetrip.svg import as_svg

    return (), as_svg(read_map(text))


def known(name: str) -> str | None:
    """The text of a map of ours.

    >>> known("belgium")[:20], known("atlantis")
    ('# Belgium: 25 cities', None)
    """
    from teerling.games.dicetrip.atlas import HOME, names

    return (HOME / f"{name}.map").read_text("utf-8") if name in names() else None


COMMANDS = (Command("map", "check", check, known), Command("map", "draw", draw, known, writes=True))
