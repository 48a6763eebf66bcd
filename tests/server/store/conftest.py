from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from teerling.server.store import Store


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.connect(store_url)
    yield store
    await store.close()


@pytest.fixture
async def other(store: Store, store_url: str) -> AsyncIterator[Store]:
    """The store of another process, on the same database."""
    other = await Store.connect(store_url)
    yield other
    await other.close()
