"""What routes share: the types of requests and sockets, and the answers each may give, for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any

import litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from teerling.house.hub import Hub
from teerling.house.messages import Problem
from teerling.server.settings import Settings

# Nobody logs in here: there are no users and no sessions, only tokens that hold seats.
Request = litestar.Request[None, None, State]
Socket = litestar.WebSocket[None, None, State]
# Either of them; which kind of route it is for is no matter.
Anybody = ASGIConnection[Any, None, None, State]

# An object of JSON that is not described further.
Facts = dict[str, Any]
Path = Annotated[str, PathParameter(max_length=80)]

# Every refusal looks alike; what each route may answer with stands in the description of the server.
UNREADABLE = {400: ResponseSpec(Problem, description="It can't be read, or does not fit.")}
UNKNOWN = {404: ResponseSpec(Problem, description="There is no such thing.")}
FORBIDDEN = {403: ResponseSpec(Problem, description="Not now, or not by you.")}
TOO_OFTEN = {429: ResponseSpec(Problem, description="Asked too often from this address.")}
FOREIGN = {415: ResponseSpec(Problem, description="It is not JSON.")}
TROUBLE = {503: ResponseSpec(Problem, description="What is kept can't be reached, or it takes too long.")}
SICK = {503: ResponseSpec(Facts, description="Games can't be kept.")}
LOOKING = UNREADABLE | UNKNOWN | TOO_OFTEN
FINDING = LOOKING | TROUBLE
SENDING = UNREADABLE | FORBIDDEN | TOO_OFTEN | FOREIGN
SITTING = SENDING | UNKNOWN | TROUBLE


def hub_of(connection: Anybody) -> Hub:
    """The tables of the server that is asked."""
    hub: Hub = connection.app.state.hub
    return hub


def settings_of(connection: Anybody) -> Settings:
    """How the server that is asked is run."""
    settings: Settings = connection.app.state.settings
    return settings
