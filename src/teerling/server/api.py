"""The HTTP and WebSocket API: every route but those of past games (see `looking_back`) and files (see `pages`)."""

from collections.abc import Awaitable, Callable, Mapping

import segno
from litestar import Response, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody
from litestar.types import ReceiveMessage
from uvicorn._types import ASGIReceiveEvent as Received

from teerling import __version__
from teerling.house import answers
from teerling.house.codes import tidy_code
from teerling.house.logs import log
from teerling.house.messages import (
    Chapter,
    FollowWish,
    GameInfo,
    Held,
    JoinWish,
    OptionInfo,
    ScenarioWish,
    TableInfo,
    TableWish,
    Wish,
)
from teerling.house.session import serve_socket
from teerling.server.guards import WRONG_CODE, address, by_code
from teerling.server.routing import (
    FINDING,
    LOOKING,
    SENDING,
    SICK,
    SITTING,
    TOO_OFTEN,
    TROUBLE,
    UNKNOWN,
    UNREADABLE,
    Facts,
    Path,
    Request,
    Socket,
    hub_of,
    settings_of,
)
from teerling.server.schema import describe
from teerling.server.sockets import SLIM, Slim

# Games and rules


@get("/api/games", responses=TOO_OFTEN)
async def list_games() -> list[GameInfo]:
    """The games there are."""
    return answers.games()


@post("/api/games/{name:str}/options", status_code=200, responses=SENDING | UNKNOWN)
async def list_options(name: Path, data: JSONBody[Wish]) -> list[OptionInfo]:
    """What can be agreed for a number of seats; choices that don't fit (any more) fall back to the default."""
    return answers.options(name, data)


@get("/api/rules/{name:str}/{language:str}", responses=LOOKING)
async def show_rules(name: Path, language: Path) -> list[Chapter]:
    """The numbered rule sentences."""
    return answers.rules(name, language)


@get("/api/words/{name:str}/{language:str}", media_type="text/plain", responses=LOOKING)
async def show_words(name: Path, language: Path) -> str:
    """The catalogue of a game, for pages that were built without it."""
    return answers.words(name, language)


# Tables


@post("/api/tables", limit="tables", responses=SENDING | TROUBLE)
async def open_table(data: JSONBody[TableWish], request: Request) -> list[Held]:
    """Open a table."""
    return await hub_of(request).open(data)


@post("/api/scenarios", limit="tables", responses=SENDING | TROUBLE)
async def open_scenario(data: JSONBody[ScenarioWish], request: Request) -> Held:
    """Open a table for a game that is not a usual one, such as a lesson, for one person."""
    return await hub_of(request).open_scenario(data)


@get("/api/tables/{code:str}", limit="joins", price=WRONG_CODE, responses=FINDING)
async def look(code: Path, request: Request) -> TableInfo:
    """A table by its code, for whoever thinks of joining. Only those who sit or watch there get to know its id."""
    with by_code(request):
        return await answers.look(hub_of(request), code)


@post("/api/join", limit="joins", price=WRONG_CODE, responses=SITTING)
async def join(data: JSONBody[JoinWish], request: Request) -> Held:
    """Take an open seat by code and name; watch, without a name."""
    with by_code(request):
        return await answers.join(hub_of(request), data)


@post("/api/follow", limit="joins", responses=SITTING)
async def follow(data: JSONBody[FollowWish], request: Request) -> Held:
    """Take one's seat in the rematch."""
    return await answers.follow(hub_of(request), data)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=UNREADABLE | TOO_OFTEN)
async def qr(code: Path, request: Request) -> bytes:
    """The join address as a QR code: the address this page was asked by, unless only this computer knows it."""
    settings = settings_of(request)
    own = request.url.hostname in ("localhost", "127.0.0.1", "::1")
    base = f"{settings.address}/" if own and settings.address else str(request.base_url)
    made = segno.make(f"{base}join/{tidy_code(code)}", error="m")
    picture: bytes = made.svg_inline(scale=1, border=2, omitsize=True).encode()
    return picture.replace(b"<svg ", b'<svg xmlns="http://www.w3.org/2000/svg" ', 1)


# The live feed


@websocket("/api/live/{id:str}", limit="sockets")
async def live(socket: Socket, id: Path) -> None:
    """One seat's socket, or a spectator's. See session.py."""
    asked_by = address(socket)
    extensions: Mapping[str, object] = socket.scope.get("extensions") or {}
    slim = extensions.get(SLIM)
    assert slim is None or isinstance(slim, Slim)
    receive: Callable[[], Awaitable[Received | ReceiveMessage]] = slim.receive if slim else socket.receive
    await socket.accept()

    async def recv() -> str | bytes | None:
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes")

    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    try:
        await serve_socket(hub_of(socket), id, recv, send, asked_by, slim.say if slim else None)
        await socket.close()
    except (WebSocketDisconnect, RuntimeError, OSError):
        # The other side was quicker.
        return
    except Exception:
        log.exception("a socket failed")
        await socket.close(code=1011)


# Everything else


@get("/api/health", responses=TOO_OFTEN | SICK)
async def health(request: Request) -> Response[Facts]:
    """Whether the server and its store work: 503 when games can't be kept."""
    hub = hub_of(request)
    good = await hub.store.healthy()
    sockets = sum(len(live.connections) for live in hub.tables.values())
    found: Facts = {"ok": good, "version": __version__, "tables": len(hub.tables), "sockets": sockets}
    return Response(found, status_code=200 if good else 503)


@get("/api/schema/openapi.json", include_in_schema=False)
async def describe_all(request: Request) -> Facts:
    """What can be asked of this server, for programs."""
    return describe(request.app)


ROUTES = [
    list_games,
    list_options,
    show_rules,
    show_words,
    open_table,
    open_scenario,
    look,
    join,
    follow,
    qr,
    live,
    health,
    describe_all,
]
