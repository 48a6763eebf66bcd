"""The OpenAPI description of the server, with the messages of the socket: `python -m teerling.server.schema`.

The browser's types are made from what this prints.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from teerling.server.api import Settings, create_app
from teerling.server.messages import FromClient, FromServer, Problem


def describe() -> dict[str, Any]:
    """REST from the routes, and the socket's messages as components of the same description."""
    described: dict[str, Any] = create_app(Settings("unused")).openapi_schema.to_schema()
    (server, client, _), components = msgspec.json.schema_components(
        [FromServer, FromClient, Problem], ref_template="#/components/schemas/{name}"
    )
    schemas = described["components"]["schemas"]
    schemas |= components | {"FromServer": server, "FromClient": client}
    return described


if __name__ == "__main__":
    print(json.dumps(describe(), indent=1, sort_keys=True))
