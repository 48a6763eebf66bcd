from __future__ import annotations

import pytest

from teerling.page.store import PageStore
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
