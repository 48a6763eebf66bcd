"""No acknowledged move is lost when servers are killed; `make kill` does it more often."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import kill_again_and_again
from tests.server.killing_two import kill_two


def test_a_killed_server_has_kept_every_acknowledged_move(tmp_path: Path) -> None:
    assert kill_again_and_again(4, tmp_path) > 20


def test_killing_two_servers_and_their_database_loses_nothing_and_lets_nobody_back(tmp_path: Path) -> None:
    """Whoever was sent away had nothing done and was told nothing after it; every roll is what the key makes it."""
    killing = kill_two(2, tmp_path, seed=1, tables=3)
    assert killing.world.counts["acknowledged"] > 0
