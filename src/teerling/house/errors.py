"""Refusals (errors with a status): what is not there, what could not be kept, and how each is answered.

A door may refuse more than that, such as what is asked too often: see the server's `guards`.
"""

from __future__ import annotations

from collections.abc import Mapping

from teerling.house.messages import Problem
from teerling.house.store import StoreError
from teerling.record import RecordError
from teerling.table import NotAllowed
from teerling.values import IllegalMove, Message, TeerlingError


class NotFound(NotAllowed):
    """There is no such thing: no such game, language or table."""


class Gone(NotFound):
    """There is no such table, or not any more."""


class NotKept(NotAllowed):
    """The store failed: whether it was written is not known."""


class TooHard(NotAllowed):
    """A game that can't be replayed in reasonable time."""


Statuses = Mapping[type[TeerlingError], int]

# As HTTP counts them. The first that fits; whatever else is wrong with a request is a 400.
STATUS: Statuses = {NotKept: 503, StoreError: 503, TooHard: 503, NotFound: 404, NotAllowed: 403}


def refusal(wrong: TeerlingError, statuses: Statuses = STATUS) -> tuple[int, Problem]:
    """How something is refused: with which status, and what is said.

    >>> refusal(Gone(Message("table-gone")))[0]
    404
    """
    status = next((status for kind, status in statuses.items() if isinstance(wrong, kind)), 400)
    if isinstance(wrong, StoreError):
        # What the store says names places that are nobody else's business.
        return status, Problem(Message("store-trouble"))
    if isinstance(wrong, IllegalMove):
        return status, Problem(wrong.message, wrong.reason.rule)
    rule = (wrong.rule or "") if isinstance(wrong, RecordError) else ""
    return status, Problem(wrong.message, rule)
