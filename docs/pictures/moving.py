"""Films the moving picture of the README: a few moments of every game, in a real browser at its real pace.

    python -m docs.pictures.moving

It needs the pages (`make pages`) and Chromium, and some seconds on a machine that is not busy. The browser itself
draws the film's pictures and packs each as WebP; here they are put one after the other into one file.
"""

from __future__ import annotations

import base64
import struct
import tempfile
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import games
from tests.browser.follower import WATCH, follow
from tests.browser.table import Opener
from tests.programs import chromium
from tests.server.running import running

FILM = Path(__file__).parent / "teerling.webp"
SCREEN = {"width": 1200, "height": 820}
SIZE = (640, 437)
RATE = 6  # pictures a second
TOUCHES = 4  # of each game
REST = 400  # milliseconds between two touches, for who looks on
QUALITY = 0.6

DRAW = """async ([source, width, height, quality]) => {
  const picture = new Image();
  picture.src = `data:image/jpeg;base64,${source}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { alpha: false });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


class Still(NamedTuple):
    """One picture of the film: as WebP, and for how many milliseconds it is seen."""

    picture: bytes
    stays: int


def filmed(opener: Opener, name: str) -> list[str]:
    """A game for a while, as pictures that follow each other at our rate, each as the browser packs it."""
    window = opener.window(size=SCREEN, pace="calm")
    window.page.add_init_script(WATCH)
    window.go(f"/new/{name}")
    window.page.locator("button[type=submit]").click()
    window.wait_for_table()
    seen: list[tuple[float, str]] = []
    wire = window.page.context.new_cdp_session(window.page)

    def take(frame: dict[str, Any]) -> None:
        seen.append((frame["metadata"]["timestamp"], frame["data"]))
        wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    wire.on("Page.screencastFrame", take)
    wire.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
    follow(window, TOUCHES, lambda: window.page.wait_for_timeout(REST))
    window.page.wait_for_timeout(3 * REST)
    wire.send("Page.stopScreencast")
    return at_rate(seen)


def at_rate(seen: list[tuple[float, str]]) -> list[str]:
    """Of pictures with their times, those that are there at our rate.

    >>> at_rate([(0.0, "a"), (0.05, "b"), (0.26, "c")])
    ['a', 'b', 'c']
    """
    found = []
    for (begins, picture), (ends, _) in pairwise([*seen, (seen[-1][0] + 1 / RATE, "")]):
        ticks = range(-int(-RATE * (begins - seen[0][0]) // 1), -int(-RATE * (ends - seen[0][0]) // 1))
        found += [picture for _ in ticks]
    return found


def packed(page: Page, pictures: list[str]) -> list[Still]:
    """Each picture in our size; equal ones that follow each other are one that stays."""
    return [
        Still(base64.b64decode(page.evaluate(DRAW, [source, *SIZE, QUALITY])), 1000 * len(list(equal)) // RATE)
        for source, equal in groupby(pictures)
    ]


def chunk(name: bytes, data: bytes) -> bytes:
    r"""A part of a RIFF file: its name, its length, and what is in it, filled up to an even length.

    >>> chunk(b"ANIM", b"abc")
    b'ANIM\x03\x00\x00\x00abc\x00'
    """
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    r"""A number in three bytes, the lowest first.

    >>> three(258)
    b'\x02\x01\x00'
    """
    return number.to_bytes(3, "little")


def bare(picture: bytes) -> bytes:
    r"""Of a still file the part that is the picture itself, without what else a browser writes into it.

    >>> bare(b"RIFF....WEBP" + chunk(b"ICCP", b"colours") + chunk(b"VP8 ", b"dots"))
    b'VP8 \x04\x00\x00\x00dots'
    """
    at = 12
    while picture[at : at + 4] != b"VP8 ":
        (length,) = struct.unpack_from("<I", picture, at + 4)
        at += 8 + length + length % 2
    (length,) = struct.unpack_from("<I", picture, at + 4)
    return picture[at : at + 8 + length + length % 2]


def film(stills: list[Still], size: tuple[int, int]) -> bytes:
    """Pictures one after the other, for ever: an animated WebP (its container's specification is public)."""
    width, height = (three(side - 1) for side in size)
    parts = chunk(b"VP8X", bytes([2, 0, 0, 0]) + width + height) + chunk(b"ANIM", bytes(6))
    for still in stills:
        heading = three(0) + three(0) + width + height + three(still.stays) + b"\2"
        parts += chunk(b"ANMF", heading + bare(still.picture))
    return b"RIFF" + struct.pack("<I", len(parts) + 4) + b"WEBP" + parts


def main(browser: Browser) -> None:
    """Film all games, one after the other, into one file."""
    pictures: list[str] = []
    for name in games.names():
        # The game is over when the film is: each has a table, and a server, of its own.
        with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.sqlite", pause=0.6) as server:
            pictures += filmed(Opener(browser, server), name)
    FILM.write_bytes(film(packed(browser.new_page(), pictures), SIZE))
    print(f"{FILM.name}: {len(pictures) / RATE:.0f} seconds, {FILM.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    with sync_playwright() as play:
        main(play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]))
