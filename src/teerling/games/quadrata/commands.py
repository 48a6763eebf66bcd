"""Commands for sets of shapes: checking one, and drawing it. Loaded when the terminal starts, so it imports late."""

from __future__ import annotations

from teerling.values import Command, Message


def check(text: str) -> tuple[tuple[Message, ...], str]:
    """The areas of a set, and whether its boards can be filled; `SetError` if it can't be played with."""
    from teerling.games.quadrata.box import SetError, read_set
    from teerling.games.quadrata.filling import Undecided, filling

    box = read_set(text)
    count = sum(shape.count for shape in box.shapes)
    areas = [box.area(shape.figure) for shape in box.shapes]
    there = sum(shape.count * area for shape, area in zip(box.shapes, areas, strict=True))
    said = [Message("quadrata-set-shapes", {"name": box.names, "count": count, "area": there, "areas": areas})]
    for seats in (2, 3, 4):
        board = {"board": "large" if seats == 2 else "small", "area": box.area(box.square(seats)), "seats": seats}
        try:
            full = filling(box, seats)
        except Undecided:
            said.append(Message("quadrata-set-undecided", board))
            continue
        if full is None:
            raise SetError(text.count("\n") or 1, "unfillable", **board)
        said.append(Message("quadrata-set-fillable", {**board, "count": len(full)}))
    return (*said, Message("quadrata-set-good")), ""


def draw(text: str) -> tuple[tuple[Message, ...], str]:
    """A set as a picture."""
    from teerling.games.quadrata.box import read_set
    from teerling.games.quadrata.svg import as_svg

    return (), as_svg(read_set(text))


def known(name: str) -> str | None:
    """The text of a set of ours.

    >>> known("polyomino")[:18], known("tangram")
    ('# Whole cells only', None)
    """
    from teerling.games.quadrata.box import HOME, names

    return (HOME / f"{name}.shapes").read_text("utf-8") if name in names() else None


COMMANDS = (Command("shapes", "check", check, known), Command("shapes", "draw", draw, known, writes=True))
