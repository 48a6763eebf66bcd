"""Guards (middleware) before anything is read: allowed hosts, same origin, only JSON, rate limits; and how to refuse.

Each check here looks at every request and every socket. A route names the limit it takes from, and its price.

The framework has a check of hosts too (`AllowedHostsConfig`). It knows neither addresses nor ports, says it in its own
words, and answers a socket from elsewhere with a failure of the server.
"""

from __future__ import annotations

import ipaddress
import socket
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import litestar
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.serialization import decode_json
from litestar.types import ExceptionHandlersMap

from teerling.house.errors import STATUS, Gone, Statuses, refusal
from teerling.house.logs import log
from teerling.house.messages import Problem
from teerling.house.store import StoreError
from teerling.server.limits import Addresses
from teerling.server.routing import Anybody, Request, settings_of
from teerling.table import NotAllowed
from teerling.values import Message, TeerlingError

# What asking for a table by its code takes from the bucket, of which a code that is good gives back all but one.
WRONG_CODE = 8


class TooMuch(NotAllowed):
    """Somebody asks too often."""


class WrongHost(NotAllowed):
    """Somebody was sent here under a name that is not ours."""


class WrongKind(NotAllowed):
    """Somebody sends what is not JSON."""


def _header(connection: Anybody, name: str) -> str | None:
    """A header as it came; the framework would keep all of them as long as a socket is open."""
    found = (value for key, value in connection.scope["headers"] if key.lower() == name.encode())
    value: bytes | None = next(found, None)
    return None if value is None else value.decode("latin-1")


async def known_host(connection: Anybody, _: BaseRouteHandler) -> None:
    """A page elsewhere could point a name of its own at this address."""
    if not _known_host(_header(connection, "host") or "", settings_of(connection).names):
        raise WrongHost(Message("request-unreadable"))


async def same_site(connection: Anybody, _: BaseRouteHandler) -> None:
    """A page of another site may neither open sockets here nor send anything; a program says no origin."""
    sends = not isinstance(connection, litestar.Request) or connection.method == "POST"
    origin = _header(connection, "origin")
    if sends and origin is not None and origin.partition("://")[2] != _header(connection, "host"):
        raise NotAllowed(Message("request-unreadable"))


async def only_json(connection: Anybody, _: BaseRouteHandler) -> None:
    """What a browser sends for a page of another site without asking us first is never JSON."""
    if not isinstance(connection, litestar.Request) or connection.method != "POST":
        return
    headers = connection.headers
    kind = headers.get("content-type", "")
    nothing = not kind and headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if not nothing and kind.partition(";")[0].strip().lower() != "application/json":
        raise WrongKind(Message("request-unreadable"))


async def within_limits(connection: Anybody, handler: BaseRouteHandler) -> None:
    """Every route names the bucket it takes from, and how much if that is not one."""
    take(connection, handler.opt["limit"], handler.opt.get("price", 1))


def take(connection: Anybody, limit: str, price: float = 1) -> None:
    """Take from the bucket that somebody's address has for something, or refuse."""
    addresses: Addresses = getattr(settings_of(connection), limit)
    if not addresses.take(address(connection), price):
        raise TooMuch(Message("table-too-many" if limit == "tables" else "table-busy"))


def address(connection: Anybody) -> str:
    """Where somebody asks from."""
    return connection.client.host if connection.client else ""


@contextmanager
def by_code(request: Request) -> Iterator[None]:
    """Gives back most of what asking took, unless there is no such table: guessing codes is to be dear."""
    joins = settings_of(request).joins
    try:
        yield
    except Gone:
        raise
    except Exception:
        joins.give_back(address(request), WRONG_CODE - 1)
        raise
    joins.give_back(address(request), WRONG_CODE - 1)


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


# Answers to what can't be done

# What only this door refuses, and then what anybody is refused.
REFUSALS: Statuses = {TooMuch: 429, WrongHost: 421, WrongKind: 415, **STATUS}


def _refuse(_: Request, wrong: TeerlingError) -> Response[Problem]:
    if isinstance(wrong, StoreError):
        log.error("the store failed: %s", wrong)
    status, problem = refusal(wrong, REFUSALS)
    return Response(problem, status_code=status)


def _refuse_request(_: Request, wrong: HTTPException) -> Response[Problem]:
    # What a validation says of a request names its own fields only.
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    detail = "; ".join(str(e.get("message", "")) for e in extra if isinstance(e, dict)) or wrong.detail
    return Response(
        Problem(Message("request-bad", {"problem": detail[:300]})), status_code=wrong.status_code, headers=wrong.headers
    )


def _refuse_deep(request: Request, wrong: RecursionError) -> Response[Problem]:
    """Brackets in brackets in brackets: the reader gives up, and does not say that it can't read it."""
    last = list(traceback.walk_tb(wrong.__traceback__))[-1][0]
    if last.f_code is decode_json.__code__:
        return Response(Problem(Message("request-unreadable")), status_code=400)
    return _excuse(request, wrong)


def _excuse(_: Request, wrong: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=wrong)
    return Response(Problem(Message("server-trouble")), status_code=500)


CHECKS = [known_host, same_site, only_json, within_limits]
ANSWERS: ExceptionHandlersMap = {
    TeerlingError: _refuse,
    HTTPException: _refuse_request,
    RecursionError: _refuse_deep,
    Exception: _excuse,
}
