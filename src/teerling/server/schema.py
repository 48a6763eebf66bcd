"""The OpenAPI description of the server, with the messages of the socket: `python -m teerling.server.schema`.

The browser's types are made from what this prints.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar

from teerling.server.messages import Analysed, FromClient, FromServer, Problem


def describe(app: Litestar) -> dict[str, Any]:
    """REST from the routes, and the socket's messages as components of the same description."""
    described = app.openapi_schema.to_schema()
    (server, client, *_), components = msgspec.json.schema_components(
        [FromServer, FromClient, Problem, Analysed], ref_template="#/components/schemas/{name}"
    )
    schemas = described["components"]["schemas"]
    for name in schemas:
        # What is sent to the server is read strictly; the routes' own description does not say so.
        if name.endswith("Wish") or name == "RecordText":
            schemas[name]["additionalProperties"] = False
    schemas |= components | {"FromServer": server, "FromClient": client}
    return described


if __name__ == "__main__":
    import json

    from teerling.server.app import create_app
    from teerling.server.settings import Settings

    print(json.dumps(describe(create_app(Settings("unused"))), indent=1, sort_keys=True))
