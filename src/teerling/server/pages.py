"""The browser's files (static files), read and compressed once, and the security headers that every answer carries.

The framework could do both (`create_static_files_router`, `CompressionConfig`), and serve worse: it reads a file anew
each time and compresses it while all tables wait, a quarter of a second for a script of the usual size; it does not
know which names have a hash and last for ever, nor that the client's own addresses are all shown by `index.html`.
"""

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from teerling.server.routing import Request

HOME = Path(__file__).parent / "web"

# No script but our own files, nothing from elsewhere. Styles are set on elements while things move.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
PROTECTING = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Page(NamedTuple):
    """A file ready to be sent."""

    content: bytes
    packed: bytes | None
    kind: str
    lasting: bool


class Pages:
    """All files of the browser client."""

    def __init__(self, home: Path = HOME):
        self._pages = {
            "/" + path.relative_to(home).as_posix(): _page(path, home) for path in home.rglob("*") if path.is_file()
        }

    def find(self, path: str) -> Page | None:
        """A file by its path. Every other path is a page of the client itself, which index.html shows."""
        page = self._pages.get(path)
        if page is None and "." not in path.rpartition("/")[2]:
            page = self._pages.get("/index.html")
        return page

    @property
    def built(self) -> bool:
        """Whether there is a client to show."""
        return "/index.html" in self._pages


def _page(path: Path, home: Path) -> Page:
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # To what begins with text/ the framework adds it.
    text = kind in ("application/javascript", "image/svg+xml", "application/json")
    # Vite puts a hash of the content into the names below assets/.
    lasting = path.relative_to(home).parts[0] == "assets"
    return Page(
        content, packed if len(packed) < len(content) else None, kind + ("; charset=utf-8" if text else ""), lasting
    )


@get(["/", "/{path:path}"], limit="files", include_in_schema=False)
async def page(request: Request) -> Response[bytes]:
    """A file of the browser client, or the client itself for its own pages."""
    path = request.url.path
    pages: Pages = request.app.state.pages
    found = pages.find(path)
    if found is None or path.startswith("/api/"):
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)


def protecting(app: ASGIApp) -> ASGIApp:
    """An application whose answers all protect the browser that reads them, refusals and files too; not its sockets.

    A hook of the framework would look at every frame of every socket as well.
    """

    async def protected(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *PROTECTING]
            await send(message)

        await app(scope, receive, send_protected if scope["type"] == ScopeType.HTTP else send)

    return protected
