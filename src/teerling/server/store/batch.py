"""What is written together in one transaction: jobs, and the statements they come to. No database is touched here."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Delete, Insert, Select, Update, bindparam, delete, func, insert, literal_column, select, update

from teerling.house.store import Conflict, Holder, Opened
from teerling.server.store.schema import events, tables, tokens

# Each is written down once, for both kinds of database; those with names are given rows of these names.
OPEN = insert(tables)
ADD = insert(events)
GRANT = insert(tokens)
REVOKE = delete(tokens).where(tokens.c.table_id == bindparam("of_table"), tokens.c.seat == bindparam("of_seat"))
KEEP_SECRET = update(tables).where(tables.c.id == bindparam("of_table")).values(secret=bindparam("secret"))
NOTE_USE = update(tables).where(tables.c.id == bindparam("of_table")).values(used=bindparam("used"))
_OR_NONE = func.coalesce(func.max(events.c.number), literal_column("0"))
_LAST = select(_OR_NONE).where(events.c.table_id == tables.c.id).scalar_subquery()
# One look at the end of each table's events, which grouping them would not give.
LAST_NUMBER = select(tables.c.id, _LAST).where(tables.c.id == bindparam("of_table"))
LAST_NUMBERS = select(tables.c.id, _LAST).where(tables.c.id.in_(bindparam("of_tables", expanding=True)))

Row = dict[str, object]
Statement = Insert | Update | Delete | Select[str, int]


@dataclass(eq=False)
class Job:
    """Something to write, whole or not at all, and the promise of its last number."""

    table: str
    after: int | None  # nothing: it is only to be known that the table is used
    bodies: Sequence[bytes] = ()
    grant: Mapping[str, Holder] = field(default_factory=dict)
    revoke: Sequence[int] = ()
    opened: Opened | None = None  # the table is new
    secret: bytes | None = None  # the key of the dice, from now on
    done: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def last(self) -> int:
        """The number of the last event, once written."""
        return (self.after or 0) + len(self.bodies)

    def failed(self, error: Exception) -> None:
        """Tell whoever waits. Nobody does if they were cancelled meanwhile."""
        if not self.done.done():
            self.done.set_exception(error)


class Plan(NamedTuple):
    """What a batch comes to: statements with their rows, in order, and who comes too late."""

    statements: list[tuple[Statement, list[Row]]]
    refused: dict[Job, Exception]
    numbers: dict[str, int]  # the last number of each table that events are added to


def plan(batch: Sequence[Job], numbers: Mapping[str, int], now: int, noted: set[str]) -> Plan:
    """The statements of a batch, where the tables have these last numbers; `noted` are those whose use is known.

    >>> plan([], {}, 0, set())
    Plan(statements=[], refused={}, numbers={})
    """
    last = dict(numbers)
    refused: dict[Job, Exception] = {}
    opened: list[Row] = []
    added: list[Row] = []
    rest: list[tuple[Statement, list[Row]]] = []
    grown: dict[str, int] = {}
    used: set[str] = set()
    for job in batch:
        if job.opened is not None:
            opened.append(job.opened._asdict() | {"used": now})
            last[job.table] = 0
        if job.after is not None:
            if last.get(job.table) != job.after:
                refused[job] = Conflict(f"{job.table} is at {last.get(job.table)}, not at {job.after}")
                continue
            numbered = enumerate(job.bodies, job.after + 1)
            added += [{"table_id": job.table, "number": number, "body": body} for number, body in numbered]
            last[job.table] = job.last
            if job.bodies:
                grown[job.table] = job.last
        if job.opened is None:
            used.add(job.table)
        rest += _of_one(job)
    uses = [{"of_table": table, "used": now} for table in sorted(used - noted)]
    made: list[tuple[Statement, list[Row]]] = [(OPEN, opened), (ADD, added), (NOTE_USE, uses), *rest]
    return Plan([(statement, rows) for statement, rows in made if rows], refused, grown)


def _of_one(job: Job) -> list[tuple[Statement, list[Row]]]:
    """What is written beside the events, in this order: a seat may be taken from one and given to another."""
    made: list[tuple[Statement, list[Row]]] = []
    if job.revoke:
        made.append((REVOKE, [{"of_table": job.table, "of_seat": seat} for seat in job.revoke]))
    if job.grant:
        rows = [
            {"hash": key, "table_id": holder.table, "seat": holder.seat, "host": holder.host, "since": job.last}
            for key, holder in job.grant.items()
        ]
        made.append((GRANT, rows))
    if job.secret is not None:
        made.append((KEEP_SECRET, [{"of_table": job.table, "secret": job.secret}]))
    return made
