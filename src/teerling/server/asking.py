"""What routes share: how they are described, and what they may answer with."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from teerling.server.messages import Problem

Path = Annotated[str, PathParameter(max_length=80)]

# Every refusal looks alike; what each route may answer with stands in the description of the server.
UNREADABLE = {400: ResponseSpec(Problem, description="It can't be read, or does not fit.")}
UNKNOWN = {404: ResponseSpec(Problem, description="There is no such thing.")}
FORBIDDEN = {403: ResponseSpec(Problem, description="Not now, or not by you.")}
TOO_OFTEN = {429: ResponseSpec(Problem, description="Asked too often from this address.")}
FOREIGN = {415: ResponseSpec(Problem, description="It is not JSON.")}
TROUBLE = {503: ResponseSpec(Problem, description="What is kept can't be reached, or it takes too long.")}
SICK = {503: ResponseSpec(dict[str, Any], description="Games can't be kept.")}
LOOKING = UNREADABLE | UNKNOWN | TOO_OFTEN
FINDING = LOOKING | TROUBLE
SENDING = UNREADABLE | FORBIDDEN | TOO_OFTEN | FOREIGN
SITTING = SENDING | UNKNOWN | TROUBLE
