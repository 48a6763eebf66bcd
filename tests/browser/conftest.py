"""A real server and a real Chromium."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.table import Opener
from tests.patience import PATIENCE
from tests.programs import chromium
from tests.server.running import Server, generous, reserved_port, running
from tests.server.telling import pytest_runtest_makereport

__all__ = ["pytest_runtest_makereport"]

expect.set_options(timeout=1000 * PATIENCE)

# Nothing but our own pages: without these Chromium looks for updates and the like. And several people
# play at once, so no window is in the background.
QUIET = """
--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync
--disable-background-timer-throttling --disable-backgrounding-occluded-windows --disable-renderer-backgrounding
"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    flags = QUIET.split() + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots don't pause: one for all tests, each at tables of its own."""
    with running(tmp_path_factory.mktemp("browser") / "tables.sqlite") as one:
        assert one.app.state.pages.built, "the pages are not built: make pages"
        yield one


@pytest.fixture
def opener(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens browser windows, each a person of its own; fails if one of them logged an error."""
    opener = Opener(browser, server)
    yield opener
    opener.close()


@pytest.fixture
def mortal(browser: Browser, tmp_path: Path) -> Iterator[Opener]:
    """The same at a server that nobody else needs, at a port that stays ours when it has stopped."""
    with reserved_port() as port:
        opener = Opener(browser, Server(generous(str(tmp_path / "tables.sqlite")), port))
        yield opener
        opener.server.stop()
        opener.close()
