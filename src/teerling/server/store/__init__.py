"""The store (an event store): what happened at every table, kept so that it survives whatever happens to the server.

Events are only ever added. Their key is (table, number), which is also the lock: whoever
adds number n first has added it, and everybody else reads again. SQLite or PostgreSQL.

In the order of use: `errors` has what can go wrong, `schema` what is kept, `engines` opens a
database, `files` keeps that of SQLite to its owner and to one server, `migrate` brings it up to
date, `batch` has what is written together, `pens` write it, `writer` gathers it for them, `changes`
hears what other processes add, and `store` has the door to all of these. `backups` copies all of it.
"""

from teerling.server.store.errors import CodeTaken, Conflict, StoreError
from teerling.server.store.schema import Holder, Opened
from teerling.server.store.store import Store

__all__ = ["CodeTaken", "Conflict", "Holder", "Opened", "Store", "StoreError"]
