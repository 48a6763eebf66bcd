"""A real server and a real Chromium, as the tests of Teerling have them."""

from tests.browser.conftest import browser, opener, server

__all__ = ["browser", "opener", "server"]
