from __future__ import annotations

from pathlib import Path

import pytest
from tools.site import solved

from teerling import search
from teerling.page.store import PageStore
from teerling.solve import store as tables
from tests.page.memory import Shelf


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def store(shelf: Shelf) -> PageStore:
    return PageStore(shelf.window())


@pytest.fixture
def other(store: PageStore, shelf: Shelf) -> PageStore:
    """The store of another window of the same browser."""
    return PageStore(shelf.window())


@pytest.fixture
def in_a_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is compiled or worked out, and what a page brings along is there."""
    for path, content in solved():
        (tmp_path / Path(path).name).write_bytes(content)
    monkeypatch.setattr(search, "plainly", True)
    monkeypatch.setattr(tables, "brought", tmp_path)
