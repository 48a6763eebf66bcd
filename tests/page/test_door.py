"""A page without a server: the same answers, tables and games, by messages; and what it needs for that is little."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from teerling import record, search
from teerling.dice import verify
from teerling.game import find, names
from teerling.page import main
from teerling.page.work import carry_out
from teerling.server.app import create_app
from teerling.server.schema import describe
from teerling.server.settings import Settings
from teerling.solve import store as tables
from teerling.solve import table_for
from tests.goldens import GOLDEN
from tests.page.memory import Shelf
from tests.page.pages import Page

pytestmark = pytest.mark.anyio

HERE = {"kind": "here", "name": "Anna"}
# What only a network has: others who come, and whoever looks after the server.
OF_A_NETWORK = {"/api/health", "/api/tables/{code}/qr.svg"}


@pytest.fixture
def page(shelf: Shelf) -> Page:
    return Page(shelf.window())


def table(game: str, *bots: str) -> dict[str, object]:
    """A table with a person, and bots."""
    return {"game": game, "seats": [HERE, *({"kind": "bot", "bot": bot} for bot in bots)]}


def test_a_page_needs_neither_a_framework_nor_a_database_nor_compiled_code() -> None:
    asked = """
import sys
import teerling.page.main
from teerling.house import answers
for game in answers.games():
    answers.rules(game.name, "nl")
for name in ("litestar sqlalchemy uvicorn segno typer rich numba numpy fluent multiprocessing.process".split()):
    assert name not in sys.modules, name
"""
    subprocess.run([sys.executable, "-c", asked], check=True)


async def test_every_path_of_the_server_but_those_of_a_network_is_answered(page: Page) -> None:
    paths = describe(create_app(Settings(":memory:")))["paths"]
    for path, methods in paths.items():
        for method in methods:
            filled = path.removeprefix("/api/").format(name="pushbox", language="en", code="a-b-1", id="7f")
            body = {"seats": 2, "game": "", "text": "", "code": "", "table": "", "token": ""}
            status, said = await page.ask(filled + "?from=0&count=1", body if method == "post" else None)
            unknown = json.loads(said).get("message") if status == 404 else None
            assert (unknown == {"id": "request-unreadable", "args": {}}) == (path in OF_A_NETWORK), path


@pytest.mark.parametrize("game", names())
async def test_a_game_is_played_to_its_end_and_its_record_verifies(game: str, page: Page) -> None:
    (held,) = await page.get("tables", table(game, "lotte"))
    anna = await page.sit(held)
    await anna.command("start")
    await anna.play()
    status, text = await page.ask(f"tables/{held['table']}/record")
    assert status == 200
    verify(record.read(text))
    info = await page.get(f"tables/{held['table']}/replay")
    assert len(await page.get(f"tables/{held['table']}/replay/steps?from=0&count=2")) == 2
    assert info["over"]
    assert (await page.get("replay", {"text": text}))["steps"] == info["steps"]


async def test_a_window_that_was_closed_in_mid_game_goes_on_where_it_was(shelf: Shelf) -> None:
    page = Page(shelf.window())
    (held,) = await page.get("tables", table("pushbox", "pip"))
    anna = await page.sit(held)
    await anna.command("start")
    await anna.play(most=3)
    known, rows = anna.update, [dict(rows) for rows in shelf.rows.values()]
    await page.door.close()
    again = await Page(shelf.window()).sit(held)
    assert again.update["number"] >= known["number"]
    assert all(key in now for before, now in zip(rows, shelf.rows.values(), strict=True) for key in before)
    await again.play()


async def test_two_windows_show_the_same_table(shelf: Shelf) -> None:
    first, second = Page(shelf.window()), Page(shelf.window())
    for page in (first, second):
        await page.hub.run()
    anna_, bram_ = await first.get("tables", {"game": "pushbox", "seats": [HERE, {"kind": "here", "name": "Bram"}]})
    anna, bram = await first.sit(anna_), await second.sit(bram_)
    await anna.command("start")
    await asyncio.gather(anna.play(), bram.play())
    assert anna.update["view"]["scores"] == bram.update["view"]["scores"]
    for page in (first, second):
        await page.hub.stop()


async def test_what_is_wrong_is_said_as_by_a_server(page: Page) -> None:
    for path, body, status, id in (
        ("nothing", None, 404, "request-unreadable"),
        ("tables", {"game": "pushbox"}, 400, "request-unreadable"),
        ("rules/chess/en", None, 404, "setup-no-game"),
        ("tables/panda-tango-42", None, 404, "table-gone"),
        ("replay", {"text": "rubbish"}, 400, "record-bad"),
        ("replay/x/steps?from=0&count=1000", None, 400, "request-unreadable"),
        ("replay/x/steps?from=0&count=1", None, 404, "replay-gone"),
    ):
        found, text = await page.ask(path, body)
        assert (found, json.loads(text)["message"]["id"]) == (status, id), path


async def test_a_socket_without_a_good_token_is_sent_away(page: Page) -> None:
    (held,) = await page.get("tables", table("pushbox", "pip"))
    with pytest.raises(KeyError):
        await (await page.sit(held | {"token": "no"})).play()


class Second:
    """A second worker that is none: what is handed over goes by bytes all the same."""

    def __init__(self) -> None:
        self.done = 0
        self.broken = False

    async def do(self, work: str) -> str:
        self.done += 1
        if self.broken:
            raise OSError("out of memory")
        return carry_out(work)

    def end(self) -> None:
        self.broken = False


async def test_hints_strong_bots_and_analyses_are_thought_about_elsewhere(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "plainly", True)
    second = Second()
    page = Page(shelf.window(), second)
    (held,) = await page.get("tables", table("addvantage", "otto"))
    anna = await page.sit(held)
    await anna.command("start")
    await anna.play(most=2)
    while anna.update["view"]["turn"] != "decide" or 0 not in anna.update["view"]["acting"]:
        await anna.play(most=1)
    hint = await anna.command("hint")
    assert hint["hints"], hint
    assert second.done > 2
    second.broken = True
    assert (await anna.command("hint"))["message"]["id"] == "table-busy"


async def test_a_second_worker_is_not_started_before_somebody_needs_it(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "plainly", True)
    second = Second()
    page = Page(shelf.window(), second)
    (held,) = await page.get("tables", table("addvantage", "lotte"))
    anna = await page.sit(held)
    await anna.command("start")
    await anna.play(most=3)
    assert second.done == 0
    while anna.update["view"]["turn"] != "decide" or 0 not in anna.update["view"]["acting"]:
        await anna.play(most=1)
    assert (await anna.command("hint"))["hints"]
    assert second.done == 1


@pytest.mark.usefixtures("in_a_page")
async def test_a_past_game_is_analysed_without_compiling(page: Page) -> None:
    text = (GOLDEN / "pushbox/solo-stuck.trl").read_text("utf-8")
    _, lines = await page.ask("analysis", {"text": text})
    found = json.loads(lines.splitlines()[-1])["found"]
    assert found["marks"] is not None
    # What is played alone is solved, in a page too.
    assert found["sure"]["id"] == "analyse-certain"


@pytest.mark.usefixtures("in_a_page")
async def test_who_can_play_in_a_page_is_said(page: Page) -> None:
    for game in await page.get("games"):
        names = [bot["name"] for bot in game["bots"]]
        assert names[:5] == ["pip", "mees", "lotte", "otto", "vera"]
        # Perfect plays what it has brought along: all that can be played alone and is solved.
        perfect = {bot["name"]: bot["seats"] for bot in game["bots"][5:]}
        assert perfect == ({"perfect": [1]} if 1 in find(game["name"]).solvable else {})


@pytest.mark.usefixtures("in_a_page")
async def test_hints_are_certain_where_a_page_has_brought_what_is_solved(page: Page) -> None:
    for level in ("1", "2", "3"):
        (held,) = await page.get("tables", table("pushbox") | {"options": {"level": level}})
        anna = await page.sit(held)
        await anna.command("start")
        while anna.update["view"]["turn"] != "decide":
            await anna.play(most=1)
        hints = (await anna.command("hint"))["hints"]
        assert hints, level
        assert all(hint["certain"] for hint in hints)
        anna.leave()


@pytest.mark.usefixtures("in_a_page")
async def test_perfect_plays_alone_in_a_page(page: Page) -> None:
    wish = {"game": "pushbox", "seats": [{"kind": "bot", "bot": "perfect"}]}
    (held,) = await page.get("tables", wish)
    watching = await page.sit(held)
    await watching.command("start")
    while watching.update["table"]["state"] != "over":
        await watching.listen()
    _, text = await page.ask(f"tables/{held['table']}/record")
    steps = record.replay(record.read(text)).steps
    decisions = [(before, event[1].code) for before, event, _ in steps if isinstance(event, tuple)]
    assert decisions
    for before, made in decisions:
        assert made in {one.move.code for one in table_for(before, "score").moves(before) if not one.regret}


async def test_the_house_of_a_page_begins(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "plainly", False)
    monkeypatch.setattr(tables, "brought", None)
    said: asyncio.Queue[tuple[str, int, str]] = asyncio.Queue()
    door = await main.begin(shelf.window(), lambda *heard: said.put_nowait(heard), None)
    door.hear("ask", 1, "games")
    assert await said.get() == ("head", 1, "200")
    assert search.plainly
    assert tables.brought
    await door.close()


def test_nothing_of_a_page_is_for_one_machine_only() -> None:
    """What the browser's Python lacks is not imported where a page could need it."""
    home = Path(main.__file__).parent
    for path in (*home.glob("*.py"), *(home.parent / "house").glob("*.py")):
        assert "to_thread" not in path.read_text("utf-8"), path
