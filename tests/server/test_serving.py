"""`teerling serve` as people run it: a start that can't be is one sentence, and a file has one server and one owner."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from teerling.house.hub import KEEP
from teerling.server.store import Store
from teerling.words import LANGUAGES, in_language
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and permissions are other ones there")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "teerling", "serve", "--local", "--no-browser", "--port", "0", *arguments]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "TEERLING_DATA": str(home), "TEERLING_LANG": "en"}


def refused(home: Path, *arguments: str) -> str:
    """What a server says that does not start: one sentence, exit code 2, and no traceback."""
    ran = subprocess.run(
        command(*arguments), env=environment(home), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 2, ran
    assert ran.stdout == ""
    assert len(ran.stderr.splitlines()) == 1, ran.stderr
    assert "Traceback" not in ran.stderr
    assert not ran.stderr.startswith("{")
    return ran.stderr.strip()


@contextmanager
def serving(home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A server under way."""
    with subprocess.Popen(command(*arguments), env=environment(home), stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        try:
            while "Ctrl-C" not in (line := child.stdout.readline()):
                assert line, "the server did not start"
            yield child
        finally:
            child.kill()


async def make(url: str) -> None:
    await (await Store.connect(url)).close()


def test_a_damaged_file_is_not_a_traceback(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"this is a shopping list, and quite a long one: " * 100)
    assert "no database of Teerling, or it is damaged" in refused(tmp_path, "--database", str(path))


def test_a_newer_database_is_not_a_traceback(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(make(str(path)))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '999'")
    connection.close()
    assert "newer version of Teerling" in refused(tmp_path)


def test_a_database_that_is_not_there_is_not_a_traceback(tmp_path: Path) -> None:
    said = refused(tmp_path, "--database", "postgresql://anna:hush@127.0.0.1:1/teerling")
    assert "does not answer" in said
    assert "hush" not in said
    assert "does not answer" in refused(tmp_path, "--database", str(tmp_path / "nowhere" / "tables.sqlite"))
    assert "failed" in refused(tmp_path, "--database", "mysql://anna:hush@here/teerling")


def test_options_that_can_not_be_are_not_a_traceback(tmp_path: Path) -> None:
    assert "elsewhere" in refused(tmp_path, "--proxy", "elsewhere")
    assert "--keep" in refused(tmp_path, "--keep", "-1")


def test_the_days_that_tables_are_kept_are_those_that_people_are_told() -> None:
    for language in LANGUAGES:
        assert f"{KEEP:g}" in in_language(language)("cli-serve-keep")
    assert f"for {KEEP:g} days" in (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")


def test_two_servers_never_serve_one_file(tmp_path: Path) -> None:
    other = tmp_path / "other name.sqlite"
    with serving(tmp_path) as first:
        other.symlink_to(tmp_path / "tables.sqlite")
        for database in ("tables.sqlite", "../" + tmp_path.name + "/tables.sqlite", other.name):
            said = refused(tmp_path, "--database", str(tmp_path / database))
            assert "another Teerling serves its tables" in said
        # Killed, so that nobody tidies up: what is left lying about keeps nobody out.
        first.send_signal(signal.SIGKILL)
        first.wait(PATIENCE)
    with serving(tmp_path) as second:
        second.send_signal(signal.SIGINT)
        assert second.wait(PATIENCE) == 0
    with serving(tmp_path):
        pass


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("tables.sqlite*")}


def test_nobody_else_can_read_the_keys_of_running_games(tmp_path: Path) -> None:
    home = tmp_path / "data"
    umask = os.umask(0o022)
    try:
        with serving(home):
            found = modes(home)
            assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"} <= set(found)
            assert set(found.values()) == {0o600}
            assert stat.S_IMODE(home.stat().st_mode) == 0o700
        # Killed, with all its files there; and as an older version had left them.
        for path in home.glob("tables.sqlite*"):
            path.chmod(0o644)
        log = tmp_path / "log.jsonl"
        with serving(home, "--log", str(log)):
            assert {mode for name, mode in modes(home).items() if not name.endswith("-lock")} == {0o600}
        assert "others could read a file of the store" in log.read_text("utf-8")
    finally:
        os.umask(umask)
