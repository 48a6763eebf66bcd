"""A PostgreSQL server of the tests' own, and a fresh database of either kind for each test."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.patience import PATIENCE, until
from tests.programs import postgresql as postgresql_programs
from tests.server.telling import pytest_runtest_makereport

__all__ = ["pytest_runtest_makereport"]

_numbers = itertools.count()


def _user() -> str | None:
    """Who runs the server: PostgreSQL refuses root. Nobody else, if we are somebody ordinary."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Server:
    """A PostgreSQL server in a folder of its own, reached by a socket in that folder: no port can be taken."""

    def __init__(self, *, fsync: bool = False) -> None:
        self.programs = postgresql_programs()
        self.user = _user()
        self.free: list[str] = []
        # Not below pytest's own folder, which only its owner may enter. And short: a socket's path is limited.
        self.folder = Path(tempfile.mkdtemp(prefix="teerling-pg-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "teerling", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        # No test cuts the power, so nothing needs to wait for the disk.
        self.fsync = "on" if fsync else "off"
        self.start()

    def start(self) -> None:
        """Start it, on the data it has."""
        data = str(self.folder / "data")
        settings = ["-c", "listen_addresses=", "-c", f"fsync={self.fsync}", "-c", "max_connections=200"]
        with (self.folder / "log").open("ab") as log:
            command = [str(self.programs / "postgres"), "-D", data, "-k", str(self.folder), *settings]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, user=self.user)
        until(lambda: self.process.poll() is not None or self._ready(), "PostgreSQL starts")
        if self.process.poll() is not None:
            pytest.fail("PostgreSQL doesn't start:\n" + (self.folder / "log").read_text("utf-8", "replace"))

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, check=False, capture_output=True, text=True, user=self.user, cwd=self.folder)
        assert done.returncode == 0, done.stderr

    def _ready(self) -> bool:
        command = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(command, check=False).returncode == 0

    def _sql(self, database: str, *commands: str) -> None:
        each = [part for command in commands for part in ("-c", command)]
        self._run("psql", "-X", "-q", "-h", str(self.folder), "-U", "teerling", "-d", database, *each)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database. Emptied and used again: making and removing one takes long."""
        if self.free:
            name = self.free.pop()
        else:
            name = f"test{next(_numbers)}"
            self._sql("postgres", f"CREATE DATABASE {name}")
        yield f"postgresql+asyncpg://teerling@/{name}?host={quote(str(self.folder))}"
        # Whoever is left is thrown out, with their locks.
        others = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"
        others += " AND pid <> pg_backend_pid()"
        self._sql(
            name, others, "SET client_min_messages = warning", "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"
        )
        self.free.append(name)

    def end(self, how: signal.Signals) -> None:
        """End it: SIGINT lets it write down what it has, SIGQUIT does not. Its data stay."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.end(signal.SIGQUIT)  # at once: nothing of it is needed any more
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def postgresql_url(postgresql: Server) -> Iterator[str]:
    """A fresh PostgreSQL database."""
    with postgresql.database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))
