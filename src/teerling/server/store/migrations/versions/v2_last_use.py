"""When a table was last used, codes that can be taken away, and since when a token holds its seat."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Tables that are there count as used now: nobody wrote down when they were."""
    op.add_column("tables", sa.Column("used", sa.BigInteger, nullable=True))
    op.execute(sa.text("UPDATE tables SET used = :now").bindparams(now=int(time.time())))
    # SQLite can't change a column: it makes the table anew, which `migrate` allows by not looking at foreign keys.
    with op.batch_alter_table("tables") as changed:
        changed.alter_column("used", existing_type=sa.BigInteger, nullable=False)
        changed.alter_column("code", existing_type=sa.Text, nullable=True)
        changed.create_index("ix_tables_used", ["used"])
    op.add_column("tokens", sa.Column("since", sa.Integer, server_default="0", nullable=False))
    if op.get_bind().dialect.name == "sqlite":
        assert not op.get_bind().execute(sa.text("PRAGMA foreign_key_check")).first()
