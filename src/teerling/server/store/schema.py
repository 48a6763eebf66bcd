"""The database schema: what is kept. A migration in `migrations/versions` brings every change to old databases."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

# Constraints have the same names on both engines, so a migration can name them.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),  # none once it is of no use any more
    Column("secret", LargeBinary, nullable=False),
    Column("used", BigInteger, nullable=False),  # when something last happened here, in seconds since 1970, to the hour
    # To find those that can be put away.
    Index("ix_tables_used", "used"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    CheckConstraint("number > 0", name="number"),
    # The events of a table lie together, in order, and are found without a second look-up.
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("host", Boolean, nullable=False),
    # The number of the event with which it was given.
    Column("since", Integer, nullable=False, server_default="0"),
    # To drop all tokens of a seat.
    Index("ix_tokens_table_id_seat", "table_id", "seat"),
)
