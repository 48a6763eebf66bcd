"""Past games over HTTP (replays): their records, their moments, and what was luck and what was skill in them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from teerling.house import answers
from teerling.house.comparing import DayWish
from teerling.house.hub import Hub
from teerling.house.limits import LONGEST_RECORD, MOST_STEPS
from teerling.house.messages import RecordText, ReplayInfo, ReplayStep
from teerling.house.past import Told
from teerling.server.guards import TooMuch, address, take
from teerling.server.routing import FINDING, FORBIDDEN, SENDING, SITTING, TROUBLE, Path, Request, hub_of
from teerling.server.sending import Sent
from teerling.values import Message

From = Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000, description="the first moment")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="how many moments")]
SEEING = FINDING | FORBIDDEN

_Answer = TypeVar("_Answer")
_Content = TypeVar("_Content")


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=SEEING, limit="records")
async def show_record(id: Path, request: Request) -> Response[str]:
    """The record of a finished game."""
    return await _looked_back(request, lambda hub, owner: answers.record(hub, id, owner), MediaType.TEXT)


@get("/api/tables/{id:str}/replay", responses=SEEING, limit="records")
async def show_replay(id: Path, request: Request) -> Response[ReplayInfo]:
    """A finished game in short; its moments are asked for where somebody looks."""
    return await _looked_back(request, lambda hub, owner: answers.replay(hub, id, owner))


@get("/api/tables/{id:str}/replay/steps", responses=SEEING, limit="records")
async def show_steps(id: Path, first: From, count: Count, request: Request) -> Response[list[ReplayStep]]:
    """Some moments of a finished game."""
    return await _looked_back(request, lambda hub, owner: answers.steps(hub, id, first, count, owner))


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=SENDING | TROUBLE,
    limit="imports",
)
async def import_record(data: JSONBody[RecordText], request: Request) -> Response[ReplayInfo]:
    """The same for a record that is brought. Its moments can be asked for by the `name` in the answer, for a while."""
    return await _looked_back(request, lambda hub, owner: answers.brought(hub, data.text, owner))


@get("/api/replay/{name:str}/steps", responses=SEEING, limit="records")
async def show_imported(name: Path, first: From, count: Count, request: Request) -> Response[list[ReplayStep]]:
    """Some moments of a record that was brought; if it is forgotten meanwhile, bring it again."""
    return await _looked_back(request, lambda hub, _: hub.replays.steps(name, first, count))


async def _looked_back(
    request: Request,
    work: Callable[[Hub, str], Awaitable[bytes]],
    kind: MediaType = MediaType.JSON,
) -> Sent[_Content]:
    """An answer about a past game; whoever waits behind it in line has their turn when it is sent."""
    answer, done = await _in_turn(request, work)
    return Sent(answer, kind, done)


async def _in_turn(
    request: Request, work: Callable[[Hub, str], Awaitable[_Answer]]
) -> tuple[_Answer, Callable[[], None]]:
    """What somebody asks about a past game, and what ends their turn; nobody works for those who left."""
    hub, owner = hub_of(request), address(request)
    turns = hub.replays.turns
    if turns.full(owner):
        raise TooMuch(Message("table-busy"))
    left = asyncio.ensure_future(_left(request))
    done: Callable[[], None] | None = None
    try:
        done = await _unless(left, turns.take(owner))
        return await _unless(left, work(hub, owner)), done
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


# A line of JSON each time there is something new: see `Analysed`.
LINES = "application/x-ndjson"


@post("/api/tables/{id:str}/analysis", status_code=200, media_type=LINES, responses=SITTING, limit="records")
async def analyse_table(id: Path, request: Request) -> Stream:
    """What was luck and what was skill in a finished game."""
    return await _analysed(request, lambda hub, owner: answers.told(hub, id, owner))


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
    return await _analysed(request, lambda hub, owner: answers.told_of(hub, data.text, owner))


async def _analysed(request: Request, tell: Callable[[Hub, str], Awaitable[Told]]) -> Stream:
    hub = hub_of(request)
    game, done = await _in_turn(request, tell)
    done()
    if not hub.analyses.known(game):
        take(request, "analyses")
    return Stream(hub.analyses.ask(game, address(request)), media_type=LINES)


@post("/api/days", status_code=200, media_type=LINES, responses=SENDING | TROUBLE, limit="records")
async def compare_day(data: JSONBody[DayWish], request: Request) -> Stream:
    """What was in the throw of a day, for whoever has played it."""
    days = hub_of(request).days
    if not days.known(data):
        take(request, "analyses")
    return Stream(days.ask(data, address(request)), media_type=LINES)


LOOKING_BACK = [
    show_record,
    show_replay,
    show_steps,
    import_record,
    show_imported,
    analyse_table,
    analyse_record,
    compare_day,
]
