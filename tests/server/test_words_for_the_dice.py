"""Before a game: seals are fixed before any words are shown, and nobody steers the dice by being last."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from teerling import dice, record
from teerling.house.hub import Hub
from teerling.house.live import LiveTable
from tests.server.running import BOT, FRIEND, HERE, THERE, Seat, Server, play_out, read_all_until, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "tables.sqlite") as one:
        yield one


def state(seat: Seat) -> str:
    return str(seat.update["table"]["state"])


def kept(server: Server, seat: Seat) -> record.Record:
    return record.read(server.http.get(f"/api/tables/{seat.held['table']}/record").text)


def test_nobodys_words_are_shown_before_all_seals_and_the_key_are_fixed(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    anna.seal("tulip")
    bram.seal("rose")
    assert anna.ask("show", words="tulip")["message"]["id"] == "table-seal-late"
    anna.send({"type": "start", "id": 99})
    read_all_until(lambda: state(anna) == state(bram) == "playing", anna, bram)
    kinds = [one["kind"] for one in bram.happened]
    assert kinds.index("fixed") > max(i for i, kind in enumerate(kinds) if kind == "sealed")
    assert kinds.index("fixed") < kinds.index("added") < kinds.index("started")
    assert bram.ask("seal", seal="0" * 64)["message"]["id"] == "table-is-playing"
    play_out(anna, bram)
    found = kept(server, anna)
    assert (found.tags["Entropy1"], found.tags["Entropy2"]) == ("tulip", "rose")
    assert dice.verify(found, anna.update["table"]["commitment"]).sealed == (0, 1)


def test_words_that_were_not_sealed_are_refused(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    bram.seal("rose")
    bram.words = ""
    anna.send({"type": "start", "id": 99})
    bram.read_until(lambda: bram.update["table"]["asked"] == [1])
    # Whoever is last sees what the others showed, and can't choose by it any more.
    assert bram.ask("show", words="a better rose")["message"]["id"] == "table-seal"
    assert anna.ask("show", words="unasked")["message"]["id"] == "table-seal-late"
    assert bram.ask("show", words="rose")["type"] == "done"
    anna.read_until(lambda: state(anna) == "playing")


def test_the_key_is_not_in_the_database_before_all_words_are_shown(server: Server) -> None:
    """Whoever reads the database and plays must not be able to try out what keeping words back would do."""
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    bram.seal("rose")
    bram.words = ""
    anna.send({"type": "start", "id": 99})
    bram.read_until(lambda: bram.update["table"]["asked"] == [1])
    assert secret(server, anna) == b""
    bram.ask("show", words="rose")
    anna.read_until(lambda: state(anna) == "playing")
    assert len(secret(server, anna)) == 32


def secret(server: Server, seat: Seat) -> bytes:
    """The key of a table as the database has it, read as anybody could who has the file."""
    with sqlite3.connect(server.app.state.settings.database) as file:
        (found,) = file.execute("SELECT secret FROM tables WHERE id = ?", (seat.held["table"],)).fetchone()
    return bytes(found)


def test_who_keeps_words_back_is_named_and_has_no_say_any_more(server: Server) -> None:
    hub: Hub = server.app.state.hub
    hub.patience = 0.3
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    bram.seal("rose")
    bram.words = ""
    anna.send({"type": "start", "id": 99})
    anna.read_until(lambda: state(anna) == "playing")
    # It is told of whoever it was, also when somebody else sits there by then.
    anna.ask("fill", seat=1, bot="random")
    late = server.join(anna.held["code"])
    for told in (anna, late):
        lines = [line for one in told.happened for line in one["log"]]
        assert {"id": "log-withheld", "args": {"name": "Bram"}} in lines
    commitments = {one["number"] for one in anna.happened if one["kind"] == "fixed"}
    assert len(commitments) == 2
    play_out(anna)
    found = kept(server, anna)
    assert found.tags["Withheld"] == "seat2"
    assert "Seal2" not in found.tags
    assert dice.verify(found).finished


class Waiting:
    """Waiting at a table until a test has no more patience with it, however long that takes by the clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, server: Server):
        self.over = 0
        self.server = server
        monkeypatch.setattr(LiveTable, "until", lambda live, test, _: self._until(live, test))

    async def _until(self, live: LiveTable, test: Callable[[], bool]) -> bool:
        before = self.over
        while not test() and self.over == before:
            live._news.clear()
            await live._news.wait()
        return test()

    def ends(self, seat: Seat) -> None:
        """Whoever waits at a table now has waited long enough."""
        hub: Hub = self.server.app.state.hub
        live = hub.tables[seat.held["table"]]

        def end() -> None:
            self.over += 1
            live._news.set()

        next(iter(hub._tasks)).get_loop().call_soon_threadsafe(end)


def test_who_kept_words_back_can_not_delay_a_game_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Waiting(monkeypatch, server)
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    anna.seal("tulip")
    bram.seal("rose")
    bram.words = ""
    anna.send({"type": "start", "id": 99})
    # Hers came in time, his did not.
    anna.read_until(lambda: any(one["kind"] == "added" for one in anna.happened))
    patience.ends(anna)
    # Anna's page seals new words when the sealing is opened again; Bram's seal is refused.
    anna.read_until(lambda: any(one["kind"] == "reopened" for one in anna.happened))
    bram.read_until(lambda: any(one["kind"] == "reopened" for one in bram.happened))
    assert bram.seal("another rose")["message"]["id"] == "table-seal-late"
    assert anna.seal("another tulip")["type"] == "done"
    anna.read_until(lambda: state(anna) == "playing")
    bram.read_until(lambda: state(bram) == "playing")
    play_out(anna, bram)
    assert kept(server, anna).tags["Entropy1"] == "another tulip"


def test_nobody_waits_for_a_guest_who_came_and_went(server: Server) -> None:
    hub: Hub = server.app.state.hub
    hub.patience = 1e6  # a game that waits for anybody would not begin
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    bram.leave()
    anna.read_until(lambda: anna.update["table"]["seats"][1]["here"] is False)
    assert anna.ask("start")["type"] == "done"


def test_words_go_with_whoever_leaves(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    bram.seal("rose")
    bram.ask("free", seat=1)
    anna.read_until(lambda: anna.update["table"]["seats"][1]["kind"] == "open")
    assert anna.update["table"]["seals"] == ["", ""]
    cleo = server.join(anna.held["code"], "Cleo")
    cleo.seal("daisy")
    anna.send({"type": "start", "id": 99})
    cleo.read_until(lambda: state(cleo) == "playing")
    anna.read_until(lambda: state(anna) == "playing")
    play_out(anna, cleo)
    assert kept(server, anna).tags["Entropy2"] == "daisy"


def test_a_rematch_begins_by_itself_with_everybodys_words(server: Server) -> None:
    anna, bram = server.open(HERE, THERE, BOT)
    anna.ask("start")
    play_out(anna, bram)
    anna.ask("rematch")
    both = []
    for old in (anna, bram):
        answer: httpx.Response = server.http.post(
            "/api/follow", json={"table": old.held["table"], "token": old.held["token"]}
        )
        both.append(Seat(server, answer.json()))
    for seat in both:
        assert state(seat) == "waiting"
        seat.seal(f"words of {seat.held['seat']}")
    read_all_until(lambda: all(state(seat) == "playing" for seat in both), *both)
    play_out(*both)
    found = kept(server, both[0])
    assert len(dice.verify(found).sealed) == 2


def test_a_beginning_that_was_cut_off_is_begun_again_with_a_new_key(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        (anna,) = server.open(HERE, FRIEND)
        bram = server.join(anna.held["code"], "Bram")
        bram.seal("rose")
        bram.words = ""
        anna.send({"type": "start", "id": 99})
        anna.read_until(lambda: anna.update["table"]["asked"] == [1])
        lost = anna.update["table"]["commitment"]
    with running(database) as again:
        again.app.state.hub.patience = 0.3
        for seat in (anna, bram):
            seat.server = again
            seat.come()
        # Nobody asks: the key is gone with the process that had it, and those who are here begin again.
        anna.read_until(lambda: state(anna) == "playing")
        assert anna.update["table"]["commitment"] not in ("", lost)
        play_out(anna, bram)
        assert dice.verify(kept(again, anna)).finished


def test_a_game_does_not_begin_without_the_words_of_a_page_that_has_only_just_come(server: Server) -> None:
    """A page says with its hello that it will seal words: whoever is quick to begin waits for them."""
    (anna,) = server.open(HERE, FRIEND)
    held = server.http.post("/api/join", json={"code": anna.held["code"], "name": "Bram"}).json()
    anna.send({"type": "start", "id": 99})
    # A command that is answered after the beginning was asked for: it waits for Bram, whose page is not even there.
    assert anna.ask("why", text="9")["type"] == "refused"
    bram = Seat(server, held, seals=True)
    assert anna.ask("why", text="9")["type"] == "refused"
    assert state(anna) == "waiting"
    bram.seal("rose")
    read_all_until(lambda: state(anna) == state(bram) == "playing", anna, bram)
    play_out(anna, bram)
    assert kept(server, anna).tags["Entropy2"] == "rose"
