"""The OpenAPI description of the server, with the messages of the socket: `python -m teerling.server.schema`.

The browser's types are made from what this prints: those of the messages, and those of each game's board and choices.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar

from teerling.game import Game, usable
from teerling.house.comparing import DayTold
from teerling.house.messages import Analysed, FromClient, FromServer, Problem

Schemas = dict[str, dict[str, Any]]

REFS = "#/components/schemas/"


def describe(app: Litestar) -> dict[str, Any]:
    """REST from the routes, and the socket's messages and the games' boards as components of the same description."""
    described = app.openapi_schema.to_schema()
    (server, client, *_), components = msgspec.json.schema_components(
        [FromServer, FromClient, Problem, Analysed, DayTold], ref_template=REFS + "{name}"
    )
    schemas = described["components"]["schemas"]
    for name in schemas:
        # What is sent to the server is read strictly; the routes' own description does not say so.
        if name.endswith("Wish") or name == "RecordText":
            schemas[name]["additionalProperties"] = False
    schemas |= components | {"FromServer": server, "FromClient": client}
    described = _plain(described)
    for game in usable():
        # Of other games the browser knows no more than that they have a board.
        if game.parts.drawing.board == "pages":
            described["components"]["schemas"] |= boards(game)
    return described


def boards(game: Game) -> Schemas:
    """What goes over the wire of a game: its board and what is said of a choice, and all that is in them.

    >>> from teerling.game import find
    >>> sorted(boards(find("pushbox")))[:3]
    ['PushboxAbout', 'PushboxAgain', 'PushboxBoard']
    """
    prefix = game.name.capitalize()
    (board, about), components = msgspec.json.schema_components(
        game.parts.views.types(), ref_template=REFS + prefix + "{name}"
    )
    own = {prefix + name: schema for name, schema in components.items()}
    return {f"{prefix}Board": board, f"{prefix}About": about} | own


def _plain(described: dict[str, Any]) -> dict[str, Any]:
    """To the server a view is a view, whatever the board: a class with and without its types is the same here."""
    schemas = described["components"]["schemas"]
    typed = {name: schema["title"].split("[")[0] for name, schema in schemas.items() if "[" in schema.get("title", "")}
    for name in typed:
        del schemas[name]
    text = msgspec.json.encode(described).decode()
    for name, plain in typed.items():
        text = text.replace(f'"{REFS}{name}"', f'"{REFS}{plain}"')
    return msgspec.json.decode(text, type=dict[str, Any])


if __name__ == "__main__":
    import json

    from teerling.server.app import create_app
    from teerling.server.settings import Settings

    print(json.dumps(describe(create_app(Settings("unused"))), indent=1, sort_keys=True))
