"""Schemathesis makes up requests from the server's own description: every answer is one the description knows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.chance import number
from tests.patience import PATIENCE
from tests.server.running import FRIEND, HERE, running


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        # Something to find: a finished game, and a table that waits.
        (alone,) = server.open(HERE)
        alone.ask("start")
        while alone.update["table"]["state"] == "playing":
            alone.act()
        server.open(HERE, FRIEND)
        routes = sum(map(len, server.http.get("/api/schema/openapi.json").json()["paths"].values()))
        command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.base}/api/schema/openapi.json"]
        # A description can't say which texts are records, names or options that fit: refusing those is right.
        command += ["--exclude-checks", "positive_data_acceptance", "--max-examples", "20"]
        command += ["--seed", str(number("requests")), "--request-timeout", str(PATIENCE)]
        found = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path)
        assert f"Tested: {routes}" in found.stdout, found.stdout + found.stderr
        assert found.returncode == 0, found.stdout + found.stderr
        assert server.http.get("/api/health").json()["ok"]
