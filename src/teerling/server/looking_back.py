"""Past games over HTTP (replays): their records, their moments, and what was luck and what was skill in them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from teerling.server.guards import TooMuch, address, take
from teerling.server.limits import LONGEST_RECORD, MOST_STEPS
from teerling.server.messages import RecordText, ReplayInfo, ReplayStep
from teerling.server.past import Told
from teerling.server.replaying import Replays
from teerling.server.routing import FINDING, FORBIDDEN, SENDING, SITTING, TROUBLE, Path, Request, hub_of
from teerling.server.sending import Sent
from teerling.table import Table
from teerling.values import Message

From = Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000, description="the first moment")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="how many moments")]
SEEING = FINDING | FORBIDDEN

_Answer = TypeVar("_Answer")
_Content = TypeVar("_Content")


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=SEEING, limit="records")
async def show_record(id: Path, request: Request) -> Response[str]:
    """The record of a finished game."""

    async def work(replays: Replays, owner: str) -> bytes:
        return await replays.text(await replays.of_table(await _table(request, id), owner))

    return await _looked_back(request, work, MediaType.TEXT)


@get("/api/tables/{id:str}/replay", responses=SEEING, limit="records")
async def show_replay(id: Path, request: Request) -> Response[ReplayInfo]:
    """A finished game in short; its moments are asked for where somebody looks."""

    async def work(replays: Replays, owner: str) -> bytes:
        return await replays.index(await replays.of_table(await _table(request, id), owner))

    return await _looked_back(request, work)


@get("/api/tables/{id:str}/replay/steps", responses=SEEING, limit="records")
async def show_steps(id: Path, first: From, count: Count, request: Request) -> Response[list[ReplayStep]]:
    """Some moments of a finished game."""

    async def work(replays: Replays, owner: str) -> bytes:
        return await replays.steps(await replays.of_table(await _table(request, id), owner), first, count)

    return await _looked_back(request, work)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=SENDING | TROUBLE,
    limit="imports",
)
async def import_record(data: JSONBody[RecordText], request: Request) -> Response[ReplayInfo]:
    """The same for a record that is brought. Its moments can be asked for by the `name` in the answer, for a while."""

    async def work(replays: Replays, owner: str) -> bytes:
        return await replays.index(await replays.brought(data.text, owner))

    return await _looked_back(request, work)


@get("/api/replay/{name:str}/steps", responses=SEEING, limit="records")
async def show_imported(name: Path, first: From, count: Count, request: Request) -> Response[list[ReplayStep]]:
    """Some moments of a record that was brought; if it is forgotten meanwhile, bring it again."""
    return await _looked_back(request, lambda replays, _: replays.steps(name, first, count))


async def _looked_back(
    request: Request,
    work: Callable[[Replays, str], Awaitable[bytes]],
    kind: MediaType = MediaType.JSON,
) -> Sent[_Content]:
    """An answer about a past game; whoever waits behind it in line has their turn when it is sent."""
    answer, done = await _in_turn(request, work)
    return Sent(answer, kind, done)


async def _in_turn(
    request: Request, work: Callable[[Replays, str], Awaitable[_Answer]]
) -> tuple[_Answer, Callable[[], None]]:
    """What somebody asks about a past game, and what ends their turn; nobody works for those who left."""
    replays, owner = hub_of(request).replays, address(request)
    if replays.turns.full(owner):
        raise TooMuch(Message("table-busy"))
    left = asyncio.ensure_future(_left(request))
    done: Callable[[], None] | None = None
    try:
        done = await _unless(left, replays.turns.take(owner))
        return await _unless(left, work(replays, owner)), done
    except BaseException:
        if done:
            done()
        raise
    finally:
        left.cancel()


async def _left(request: Request) -> None:
    """Waits until whoever asked is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _unless(left: asyncio.Future[None], work: Awaitable[_Answer]) -> _Answer:
    """The answer, unless nobody waits for it any more."""
    asked = asyncio.ensure_future(work)
    try:
        await asyncio.wait((asked, left), return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise HTTPException("nobody waits for the answer", status_code=400)
        return asked.result()
    finally:
        asked.cancel()


async def _table(request: Request, id: str) -> Table:
    return (await hub_of(request).get(id)).table


# A line of JSON each time there is something new: see `Analysed`.
LINES = "application/x-ndjson"


@post("/api/tables/{id:str}/analysis", status_code=200, media_type=LINES, responses=SITTING, limit="records")
async def analyse_table(id: Path, request: Request) -> Stream:
    """What was luck and what was skill in a finished game."""

    async def find(replays: Replays, owner: str) -> str:
        return await replays.of_table(await _table(request, id), owner)

    return await _analysed(request, find)


@post(
    "/api/analysis",
    status_code=200,
    media_type=LINES,
    request_max_body_size=LONGEST_RECORD,
    responses=SENDING | TROUBLE,
    limit="imports",
)
async def analyse_record(data: JSONBody[RecordText], request: Request) -> Stream:
    """The same for any record of a finished game."""
    return await _analysed(request, lambda replays, owner: replays.brought(data.text, owner))


async def _analysed(request: Request, find: Callable[[Replays, str], Awaitable[str]]) -> Stream:
    hub = hub_of(request)

    async def work(replays: Replays, owner: str) -> Told:
        return await replays.told(await find(replays, owner))

    game, done = await _in_turn(request, work)
    done()
    if not hub.analyses.known(game):
        take(request, "analyses")
    return Stream(hub.analyses.ask(game, address(request)), media_type=LINES)


LOOKING_BACK = [show_record, show_replay, show_steps, import_record, show_imported, analyse_table, analyse_record]
