"""What routes share: how they refuse, and how often they may be asked."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from teerling.server.limits import Addresses
from teerling.server.messages import Problem
from teerling.table import NotAllowed
from teerling.values import Message

Path = Annotated[str, PathParameter(max_length=80)]

# Every refusal looks alike; what each route may answer with stands in the description of the server.
UNREADABLE = {400: ResponseSpec(Problem, description="It can't be read, or does not fit.")}
UNKNOWN = {404: ResponseSpec(Problem, description="There is no such thing.")}
FORBIDDEN = {403: ResponseSpec(Problem, description="Not now, or not by you.")}
TOO_OFTEN = {429: ResponseSpec(Problem, description="Asked too often from this address.")}
TOO_HARD = {503: ResponseSpec(Problem, description="It takes too long.")}
LOOKING = UNREADABLE | UNKNOWN
SITTING = UNREADABLE | FORBIDDEN | UNKNOWN | TOO_OFTEN


class TooMuch(NotAllowed):
    """Somebody asks too often."""


def take(request: Request[Any, Any, Any], limit: str) -> None:
    """Take from the bucket that somebody's address has for something, or refuse."""
    addresses: Addresses = getattr(request.app.state.settings, limit)
    if not addresses.take(address(request)):
        raise TooMuch(Message("table-too-many" if limit == "tables" else "table-busy"))


def address(request: Request[Any, Any, Any]) -> str:
    """Where somebody asks from."""
    return request.client.host if request.client else ""
