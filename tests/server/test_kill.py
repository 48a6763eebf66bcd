"""No acknowledged move is lost when the server is killed; `python -m tests.server.killing 50` does it more often."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import kill_again_and_again


def test_a_killed_server_has_kept_every_acknowledged_move(tmp_path: Path) -> None:
    assert kill_again_and_again(4, tmp_path) > 20
