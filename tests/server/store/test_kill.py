"""Whatever was acknowledged is there after kill -9."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from teerling.server.store import Store
from tests.patience import PATIENCE
from tests.server.store import tables

pytestmark = pytest.mark.anyio

NAMES = [f"t{n}" for n in range(8)]


@pytest.mark.parametrize("after", [1, 300])
async def test_what_was_acknowledged_survives_kill_9(store_url: str, after: int) -> None:
    root = Path(tables.__file__).parents[3]
    command = [sys.executable, "-m", "tests.server.store.tables", store_url, *NAMES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as child:
        guard = threading.Timer(PATIENCE, child.kill)
        guard.start()
        assert child.stdout
        lines = [child.stdout.readline() for _ in range(after)]
        child.kill()
        # What it had said before it died, except a line it could not finish.
        lines += [line for line in child.stdout if line.endswith("\n")]
        guard.cancel()
    assert len(lines) >= after
    assert lines[after - 1], "the child died by itself"

    store = await Store.connect(store_url)
    acknowledged = dict.fromkeys(NAMES, 1)
    for line in lines:
        name, number = line.split()
        assert int(number) > acknowledged[name]
        acknowledged[name] = int(number)
    for name in NAMES:
        found = await store.events(name)
        assert found == [(n, b"%d" % n) for n in range(1, len(found) + 1)]
        assert len(found) >= acknowledged[name]
        # And it goes on.
        assert await store.append(name, len(found), [b"more"]) == len(found) + 1
    await store.close()
