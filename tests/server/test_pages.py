"""The browser's files: packed once, kept for ever where a name has a hash, and one page for all of the client's own."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest

from teerling.server.pages import Pages
from tests.server.running import Server, running

SCRIPT = b"export const words = 'one two three';\n" * 200
PAGE = b"<!doctype html><title>Teerling</title>"
PIXELS = bytes(range(256))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("web")
    (home / "assets").mkdir()
    (home / "assets" / "index-5f3a.js").write_bytes(SCRIPT)
    (home / "index.html").write_bytes(PAGE)
    (home / "icon.svg").write_bytes(b"<svg/>")
    (home / "icon.png").write_bytes(PIXELS)
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        one.app.state.pages = Pages(home)
        yield one


def test_a_name_with_a_hash_is_kept_for_ever_and_any_other_asked_for_again(server: Server) -> None:
    lasting = server.http.get("/assets/index-5f3a.js").headers["cache-control"]
    assert lasting == "public, max-age=31536000, immutable"
    for path in ("/", "/index.html", "/icon.svg"):
        assert server.http.get(path).headers["cache-control"] == "no-cache"


def test_files_go_out_packed_to_whoever_can_unpack_them(server: Server) -> None:
    for accepted, packed in (("gzip, br", True), ("br", False)):
        with server.http.stream("GET", "/assets/index-5f3a.js", headers={"accept-encoding": accepted}) as answer:
            sent = b"".join(answer.iter_raw())
        assert (answer.headers.get("content-encoding") == "gzip") == packed
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-length"] == str(len(sent))
        assert (gzip.decompress(sent) if packed else sent) == SCRIPT
    # What would not become smaller is left as it is.
    assert "content-encoding" not in server.http.get("/icon.png").headers


def test_each_kind_of_file_is_called_by_its_name_once(server: Server) -> None:
    kinds = {
        "/": "text/html; charset=utf-8",
        "/assets/index-5f3a.js": "text/javascript; charset=utf-8",
        "/icon.svg": "image/svg+xml; charset=utf-8",
        "/icon.png": "image/png",
    }
    assert {path: server.http.get(path).headers["content-type"] for path in kinds} == kinds


def test_the_client_shows_its_own_pages_and_a_file_that_is_not_there_is_not_found(server: Server) -> None:
    for path in ("/", "/join/panda-tango-42", "/rules/pushbox"):
        answer = server.http.get(path)
        assert (answer.status_code, answer.content) == (200, PAGE), path
    for path in ("/assets/index-0000.js", "/favicon.ico", "/api/nothing", "/../tables.sqlite", "/%2e%2e/pages.py"):
        assert server.http.get(path).status_code == 404, path
