"""The application (ASGI app): routes, guards and answers put together, and what runs while it does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from teerling import __version__
from teerling.house.hub import Hub
from teerling.house.limits import LONGEST_MESSAGE
from teerling.server.api import ROUTES
from teerling.server.guards import ANSWERS, CHECKS
from teerling.server.looking_back import LOOKING_BACK
from teerling.server.pages import Pages, page, protecting
from teerling.server.settings import Settings
from teerling.server.store import Store, StoreError


def create_app(settings: Settings) -> Litestar:
    """The server."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        try:
            store = await Store.connect(settings.database, alone=True)
        except StoreError as trouble:
            app.state.trouble = trouble  # the framework makes a traceback of it
            raise
        app.state.hub = Hub(
            store,
            pause=settings.pause,
            burst=settings.burst,
            rate=settings.rate,
            address=settings.address,
            keep=settings.keep,
            warms=settings.warms,
        )
        await app.state.hub.run()
        try:
            yield
        finally:
            await app.state.hub.stop()
            await store.close()

    app = Litestar(
        route_handlers=[*ROUTES, *LOOKING_BACK, page],
        lifespan=[running],
        guards=CHECKS,
        opt={"limit": "looks"},  # what a route takes from that names no other
        exception_handlers=ANSWERS,
        request_max_body_size=4 * LONGEST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Teerling",
            version=__version__,
            # The framework serves its own description too, and would add pages with scripts from elsewhere.
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    app.asgi_handler = protecting(app.asgi_handler)
    app.state.settings = settings
    app.state.pages = Pages()
    return app
