"""HTTP and WebSocket: what can be asked of the server, and by whom."""

import ipaddress
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

import segno
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from teerling import __version__, bots, game, record
from teerling.record import RecordError
from teerling.server.codes import tidy_code
from teerling.server.hub import BURST, PAUSE, RATE, Hub
from teerling.server.limits import LONGEST_MESSAGE, LONGEST_RECORD, Addresses
from teerling.server.live import Gone
from teerling.server.messages import (
    BotInfo,
    Chapter,
    FollowWish,
    GameInfo,
    Held,
    JoinWish,
    OptionInfo,
    Problem,
    RecordText,
    ReplayInfo,
    ReplayStep,
    Sentence,
    TableInfo,
    TableWish,
    Wish,
)
from teerling.server.pages import HEADERS, Pages
from teerling.server.schema import describe
from teerling.server.session import serve_socket
from teerling.server.store import Store
from teerling.table import NotAllowed
from teerling.values import READER, IllegalMove, Message, Roll, SetupError, TeerlingError
from teerling.words import LANGUAGES

Path = Annotated[str, PathParameter(max_length=80)]


@dataclass
class Settings:
    """How a server is run."""

    database: str
    pause: float = PAUSE
    burst: float = BURST
    rate: float = RATE
    address: str = ""  # where others on the network find this server, if they do
    warms: bool = True  # whether what a game needs for thinking is got ready before anybody asks
    names: tuple[str, ...] = ()  # names this server is called by, besides its addresses
    tables: Addresses = field(default_factory=lambda: Addresses(size=40, per_second=1 / 30))
    joins: Addresses = field(default_factory=lambda: Addresses(size=40, per_second=1 / 3))
    imports: Addresses = field(default_factory=lambda: Addresses(size=20, per_second=1 / 3))
    analyses: Addresses = field(default_factory=lambda: Addresses(size=12, per_second=1 / 20))


PROTECTING = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


# Every refusal looks alike; what each route may answer with stands in the description of the server.
UNREADABLE = {400: ResponseSpec(Problem, description="It can't be read, or does not fit.")}
UNKNOWN = {404: ResponseSpec(Problem, description="There is no such thing.")}
FORBIDDEN = {403: ResponseSpec(Problem, description="Not now, or not by you.")}
TOO_OFTEN = {429: ResponseSpec(Problem, description="Asked too often from this address.")}
LOOKING = UNREADABLE | UNKNOWN
SITTING = UNREADABLE | FORBIDDEN | UNKNOWN | TOO_OFTEN


class TooMuch(NotAllowed):
    """Somebody asks too often."""


# Games and rules


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """The games there are."""
    found = [game.find(name) for name in game.names()]
    return [GameInfo(g.name, g.seats[0], g.seats[-1], g.version, _opponents(g)) for g in found]


def _opponents(which: game.Game) -> tuple[BotInfo, ...]:
    plays = {seats: bots.opponents(which, seats) for seats in which.seats}
    names = dict.fromkeys(name for there in plays.values() for name in there)
    return tuple(BotInfo(name, tuple(seats for seats, there in plays.items() if name in there)) for name in names)


@post("/api/games/{name:str}/options", status_code=200, responses=LOOKING)
async def list_options(name: Path, data: JSONBody[Wish]) -> list[OptionInfo]:
    """What can be agreed for a number of seats; choices that don't fit (any more) fall back to the default."""
    rules = _game(name)
    if data.seats not in rules.seats:
        rules.agree(data.seats, {})
    agreed: dict[str, str] = {}
    made = []
    for option in rules.options:
        allowed = option.allowed(data.seats, agreed)
        brought = data.options.get(option.name, "")
        try:
            chosen = option.read(brought, data.seats, allowed)
        except SetupError:
            if option.own and brought:
                raise  # people want to know what is wrong with what they brought
            chosen = option.read(allowed[0], data.seats, allowed)
        agreed[option.name] = chosen
        made.append(OptionInfo(option.name, allowed, chosen, option.per_seat, option.own is not None))
    return made


@get("/api/rules/{name:str}/{language:str}", responses=LOOKING)
async def show_rules(name: Path, language: Path) -> list[Chapter]:
    """The numbered rule sentences."""
    rules = _game(name)
    if language not in LANGUAGES:
        raise Gone(Message("setup-language", {"language": language, "languages": LANGUAGES}))
    return [Chapter(title, tuple(Sentence(*s) for s in sentences)) for title, sentences in rules.chapters(language)]


def _game(name: str) -> game.Game:
    if name not in game.names():
        raise Gone(Message("setup-no-game", {"game": name, "games": game.names()}))
    return game.find(name)


# Tables


@post("/api/tables", responses=UNREADABLE | TOO_OFTEN)
async def open_table(data: JSONBody[TableWish], request: Request[Any, Any, Any]) -> list[Held]:
    """Open a table."""
    settings: Settings = request.app.state.settings
    _take(settings.tables, request, "table-too-many")
    return await _hub(request).open(data)


@get("/api/tables/{code:str}", responses=LOOKING | TOO_OFTEN)
async def look(code: Path, request: Request[Any, Any, Any]) -> TableInfo:
    """A table by its code, for whoever thinks of joining."""
    settings: Settings = request.app.state.settings
    _take(settings.joins, request, "table-busy")
    return (await _hub(request).by_code(tidy_code(code))).info()


@post("/api/join", responses=SITTING)
async def join(data: JSONBody[JoinWish], request: Request[Any, Any, Any]) -> Held:
    """Take an open seat by code and name; watch, without a name."""
    settings: Settings = request.app.state.settings
    _take(settings.joins, request, "table-busy")
    code = tidy_code(data.code)
    return await (_hub(request).join(code, data.name) if data.name else _hub(request).watch(code))


@post("/api/follow", responses=SITTING)
async def follow(data: JSONBody[FollowWish], request: Request[Any, Any, Any]) -> Held:
    """Take one's seat in the rematch."""
    return await _hub(request).follow(data.table, data.token)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=UNREADABLE)
async def qr(code: Path, request: Request[Any, Any, Any]) -> bytes:
    """The join address as a QR code: the address this page was asked by, unless only this computer knows it."""
    settings: Settings = request.app.state.settings
    own = request.url.hostname in ("localhost", "127.0.0.1", "::1")
    base = f"{settings.address}/" if own and settings.address else str(request.base_url)
    made = segno.make(f"{base}join/{tidy_code(code)}", error="m")
    picture: bytes = made.svg_inline(scale=1, border=2, omitsize=True).encode()
    return picture.replace(b"<svg ", b'<svg xmlns="http://www.w3.org/2000/svg" ', 1)


# Records


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=LOOKING | FORBIDDEN)
async def show_record(id: Path, request: Request[Any, Any, Any]) -> str:
    """The record of a finished game."""
    return record.write(await _finished(request, id))


@get("/api/tables/{id:str}/replay", responses=LOOKING | FORBIDDEN)
async def show_replay(id: Path, request: Request[Any, Any, Any]) -> ReplayInfo:
    """A finished game, step by step."""
    return _replayed(await _finished(request, id))


@post("/api/replay", status_code=200, request_max_body_size=LONGEST_RECORD, responses=UNREADABLE | TOO_OFTEN)
async def import_record(data: JSONBody[RecordText], request: Request[Any, Any, Any]) -> ReplayInfo:
    """Any record, step by step."""
    settings: Settings = request.app.state.settings
    _take(settings.imports, request, "table-busy")
    return _replayed(record.read(data.text))


# A line of JSON each time there is something new: see `Analysed`.
LINES = "application/x-ndjson"


@post("/api/tables/{id:str}/analysis", status_code=200, media_type=LINES, responses=SITTING)
async def analyse_table(id: Path, request: Request[Any, Any, Any]) -> Stream:
    """What was luck and what was skill in a finished game."""
    return _analysed(await _finished(request, id), request)


@post(
    "/api/analysis",
    status_code=200,
    media_type=LINES,
    request_max_body_size=LONGEST_RECORD,
    responses=UNREADABLE | FORBIDDEN | TOO_OFTEN,
)
async def analyse_record(data: JSONBody[RecordText], request: Request[Any, Any, Any]) -> Stream:
    """The same for any record of a finished game."""
    settings: Settings = request.app.state.settings
    _take(settings.imports, request, "table-busy")
    return _analysed(record.read(data.text), request)


def _analysed(found: record.Record, request: Request[Any, Any, Any]) -> Stream:
    settings: Settings = request.app.state.settings
    analyses = _hub(request).analyses
    if not analyses.known(found):
        _take(settings.analyses, request, "table-busy")
    return Stream(analyses.ask(found, request.client.host if request.client else ""), media_type=LINES)


async def _finished(request: Request[Any, Any, Any], id: str) -> record.Record:
    table = (await _hub(request).get(id)).table
    # Before the end a record would show what is secret, and the id is known to spectators.
    if table.state != "over" or table.course is None:
        raise NotAllowed(Message("table-not-over"))
    return table.course.record


def _replayed(found: record.Record) -> ReplayInfo:
    done = record.replay(found)
    steps = [ReplayStep("start", -1, "", (), done.start.view(READER))]
    for before, event, after in done.steps:
        log_lines = before.tell(READER, event, after)
        if isinstance(event, Roll):
            steps.append(ReplayStep("rolled", before.turn.thrower, event.text, log_lines, after.view(READER)))
        else:
            steps.append(ReplayStep("moved", event[0], event[1].text, log_lines, after.view(READER)))
    return ReplayInfo(found.game, found.seats, found.options, found.tags, tuple(steps))


# The live feed


@websocket("/api/live/{id:str}")
async def live(socket: WebSocket[Any, Any, Any], id: Path) -> None:
    """One seat's socket, or a spectator's. See session.py."""
    if not _same_origin(socket):
        await socket.close(code=4403)
        return
    await socket.accept()

    async def recv() -> str | bytes | None:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes")

    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    try:
        await serve_socket(socket.app.state.hub, id, recv, send, socket.client.host if socket.client else "")
        await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        # The other side was quicker.
        return


def _same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site may not open sockets here; a program that is no browser sends no origin."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


# Everything else


@get("/api/health")
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether the server and its store work."""
    store: Store = request.app.state.hub.store
    good = await store.healthy()
    hub = _hub(request)
    sockets = sum(len(live.connections) for live in hub.tables.values())
    found = {"ok": good, "version": __version__, "tables": len(hub.tables), "sockets": sockets}
    return Response(found, status_code=200 if good else 503)


@get("/api/schema/openapi.json", include_in_schema=False)
async def describe_all(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What can be asked of this server, for programs."""
    return describe(request.app)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the browser client, or the client itself for its own pages."""
    path = request.url.path
    found = request.app.state.pages.find(path)
    if found is None or path.startswith("/api/"):
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)


def _hub(request: Request[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _take(addresses: Addresses, request: Request[Any, Any, Any], problem: str) -> None:
    address = request.client.host if request.client else ""
    if not addresses.take(address):
        raise TooMuch(Message(problem))


# Answers to what can't be done


def _refuse(_: Request[Any, Any, Any], wrong: TeerlingError) -> Response[Problem]:
    status = (
        429
        if isinstance(wrong, TooMuch)
        else 404
        if isinstance(wrong, Gone)
        else 403
        if isinstance(wrong, NotAllowed)
        else 400
    )
    rule = (
        wrong.reason.rule
        if isinstance(wrong, IllegalMove)
        else (wrong.rule or "")
        if isinstance(wrong, RecordError)
        else ""
    )
    return Response(Problem(wrong.message, rule), status_code=status)


def _refuse_request(_: Request[Any, Any, Any], wrong: HTTPException) -> Response[Problem]:
    # What a validation says of a request names its own fields only.
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    detail = "; ".join(str(e.get("message", "")) for e in extra if isinstance(e, dict)) or wrong.detail
    return Response(
        Problem(Message("request-bad", {"problem": detail[:300]})), status_code=wrong.status_code, headers=wrong.headers
    )


def _known_host(host: str, names: tuple[str, ...]) -> bool:
    """Whether a host name is ours: a page elsewhere could point a name of its own at this address."""
    name = host.rsplit(":", 1)[0].strip("[]") if host.count(":") == 1 or host.startswith("[") else host
    own = socket.gethostname()
    if name in ("localhost", own, f"{own}.local", *names):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def create_app(settings: Settings) -> Litestar:
    """The server."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await Store.connect(settings.database)
        app.state.hub = Hub(
            store,
            pause=settings.pause,
            burst=settings.burst,
            rate=settings.rate,
            address=settings.address,
            warms=settings.warms,
        )
        await app.state.hub.run()
        try:
            yield
        finally:
            await app.state.hub.stop()
            await store.close()

    async def before(request: Request[Any, Any, Any]) -> Response[Any] | None:
        if not _known_host(request.headers.get("host", ""), settings.names):
            return Response(Problem(Message("request-unreadable")), status_code=421)
        return None

    async def protect(message: Any, _: Any) -> None:
        # Here, because this sees refusals and files too.
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *PROTECTING]

    app = Litestar(
        route_handlers=[
            list_games,
            list_options,
            show_rules,
            open_table,
            look,
            join,
            follow,
            qr,
            show_record,
            show_replay,
            import_record,
            analyse_table,
            analyse_record,
            live,
            health,
            describe_all,
            page,
        ],
        lifespan=[running],
        before_request=before,
        before_send=[protect],
        exception_handlers={TeerlingError: _refuse, HTTPException: _refuse_request},
        request_max_body_size=4 * LONGEST_MESSAGE,
        openapi_config=OpenAPIConfig(title="Teerling", version=__version__, render_plugins=()),
        logging_config=None,
    )
    app.state.settings = settings
    app.state.pages = Pages()
    return app
