"""The store of a server, in a database: SQLite or PostgreSQL. What a store is stands in `house.store`.

In the order of use: `errors` has what a database says, `schema` what is kept, `engines` opens a
database, `files` keeps that of SQLite to its owner and to one server, `migrate` brings it up to
date, `batch` has what is written together, `pens` write it, `writer` gathers it for them, `changes`
hears what other processes add, and `store` has the door to all of these. `backups` copies all of it.
"""

from teerling.house.store import CodeTaken, Conflict, Holder, Opened, StoreError
from teerling.server.store.store import Store

__all__ = ["CodeTaken", "Conflict", "Holder", "Opened", "Store", "StoreError"]
