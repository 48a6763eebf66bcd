"""The browser's files, read once, and the headers that every answer carries."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

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
        """A file by its path. Any other path is a page of the client itself, which index.html shows."""
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
    text = kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml", "application/json")
    # Vite puts a hash of the content into the names below assets/.
    lasting = path.relative_to(home).parts[0] == "assets"
    return Page(
        content, packed if len(packed) < len(content) else None, kind + ("; charset=utf-8" if text else ""), lasting
    )
