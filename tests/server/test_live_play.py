"""Whole games over real sockets: people, friends, bots, spectators, coming back, rematch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from teerling import dice, record
from teerling.house.limits import MOST_TOLD
from tests.server.running import BOT, FRIEND, HERE, THERE, Seat, Server, deciding, meet, play_out, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "tables.sqlite") as one:
        yield one


def test_alone_to_the_end_and_the_record_is_true(server: Server) -> None:
    (anna,) = server.open(HERE, options={"level": "2"})
    assert anna.update["table"]["state"] == "waiting"
    assert anna.seal("my own words")["type"] == "done"
    # Nobody else is waited for: it begins by itself.
    anna.read_until(lambda: anna.update["table"]["state"] == "playing")
    play_out(anna)
    table = anna.held["table"]
    found = record.read(server.http.get(f"/api/tables/{table}/record").text)
    assert dice.verify(found, anna.update["table"]["commitment"]).sealed == (0,)
    assert found.tags["Entropy1"] == "my own words"
    replay = server.http.get(f"/api/tables/{table}/replay").json()
    assert len(replay["steps"]) == len(found.events) + 1
    brought = server.http.post("/api/replay", json={"text": record.write(found)}).json()
    assert {**brought, "name": ""} == replay
    assert brought["name"]


def test_a_friend_joins_by_code_and_both_see_the_same(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    code = anna.held["code"]
    assert anna.ask("start")["message"]["id"] == "table-open-seats"
    bram = server.join(code.upper().replace("-", " "), "Bram")
    assert bram.ask("start")["message"]["id"] == "table-host-only"
    assert anna.ask("start")["type"] == "done"
    play_out(anna, bram)
    anna.drain()
    bram.drain()
    assert [h["text"] for h in anna.happened] == [h["text"] for h in bram.happened]
    assert anna.update["view"]["winners"] == bram.update["view"]["winners"] != []
    assert server.http.post("/api/join", json={"code": code, "name": "Cleo"}).status_code == 404


def test_bots_play_their_seats(server: Server) -> None:
    (anna,) = server.open(BOT, HERE, BOT, BOT, options={"level": "3"})
    assert [seat["name"] for seat in anna.update["table"]["seats"]] == ["Greedy", "Anna", "Greedy 2", "Greedy 3"]
    anna.ask("start")
    play_out(anna)


def test_a_table_of_bots_is_watched_by_its_host(server: Server) -> None:
    (host,) = server.open(BOT, BOT)
    assert (host.held["seat"], host.held["host"]) == (-1, True)
    assert host.ask("throw", at=1)["message"]["id"] == "table-not-yours"
    # With nobody to wait for the game begins by itself, and whoever asks for it then is not refused.
    assert host.ask("start")["type"] == "done"
    play_out(host)
    assert host.ask("start")["type"] == "done"


def test_spectators_see_everything_and_can_do_nothing(server: Server) -> None:
    anna, bram = server.open(HERE, THERE)
    watching = server.join(anna.held["code"])
    assert watching.held["seat"] == -1
    anna.ask("start")
    play_out(anna, bram)
    assert watching.ask("start")["message"]["id"] == "table-not-yours"
    assert watching.ask("throw", at=99)["message"]["id"] == "table-not-yours"
    assert watching.ask("fill", seat=0, bot="greedy")["message"]["id"] == "table-not-yours"
    assert watching.ask("rematch")["message"]["id"] == "table-not-yours"
    assert len(watching.happened) == watching.number == anna.number
    (closed,) = server.open(HERE, FRIEND, spectators=False)
    assert server.http.post("/api/join", json={"code": closed.held["code"]}).status_code == 403


def test_coming_back_in_mid_turn_finds_everything(server: Server) -> None:
    anna, bram = server.open(HERE, THERE, options={"first": "seat"})
    anna.ask("start")
    anna.act()
    anna.leave()
    bram.read_until(lambda: bram.update["table"]["seats"][0]["here"] is False)
    anna.come()
    assert anna.update["table"]["seats"][0]["here"] is True
    play_out(anna, bram)


def test_whoever_missed_much_catches_up_by_number(server: Server) -> None:
    anna, bram = server.open(HERE, THERE)
    watching = server.join(anna.held["code"])
    watching.leave()
    anna.ask("start")
    play_out(anna, bram)
    watching.come()
    assert watching.number == anna.number
    late = Seat(server, watching.held)
    assert [h["number"] for h in late.happened] == list(range(max(1, anna.number - MOST_TOLD + 1), anna.number + 1))


def test_a_second_window_takes_the_seat_over_from_the_first(server: Server) -> None:
    (anna,) = server.open(HERE)
    second = type(anna)(server, anna.held)
    while not anna.bye:
        anna.read()
    assert anna.bye == "replaced"
    assert second.ask("start")["type"] == "done"


def test_takeback_before_the_next_throw_and_not_after(server: Server) -> None:
    anna = deciding(server, options={"level": "3"})
    before = anna.view
    anna.act()
    assert anna.ask("takeback", at=anna.number)["type"] == "done"
    assert anna.view == before
    assert anna.ask("takeback", at=anna.number)["message"]["id"] == "takeback-roll"
    play_out(anna)


def test_why_is_answered_with_the_rule(server: Server) -> None:
    anna = deciding(server)
    # What the first throws forced her to push is gone.
    numbers = anna.view["board"]["sides"][0]["numbers"]
    forbidden = f"{numbers[-1]}-{numbers[0]}"
    answer = anna.ask("why", text=forbidden)
    assert (answer["type"], answer["rule"]) == ("explained", "5.1")
    possible = anna.view["choices"][0]["move"]["text"]
    assert "message" not in anna.ask("why", text=possible) or anna.ask("why", text=possible)["message"] is None
    assert anna.ask("play", at=anna.number, text=forbidden)["rule"] == "5.1"


def test_the_host_gives_the_seat_of_somebody_who_left_to_a_bot(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    anna.ask("start")
    assert bram.ask("fill", seat=0, bot="greedy")["message"]["id"] == "table-host-only"
    assert anna.ask("fill", seat=1, bot="greedy")["type"] == "done"
    while not bram.bye:
        bram.read()
    assert bram.bye == "refused"
    bram.come()
    assert bram.bye == "refused"
    play_out(anna)


def test_somebody_leaves_for_good_and_another_takes_the_seat_in_mid_game(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND)
    bram = server.join(anna.held["code"], "Bram")
    anna.ask("start")
    meet(anna, bram)
    (anna if anna.my_turn() else bram).act()
    bram.ask("free", seat=1)
    cleo = server.join(anna.held["code"], "Cleo")
    anna.drain()
    assert anna.update["table"]["seats"][1]["name"] == "Cleo"
    play_out(anna, cleo)


def test_a_rematch_moves_the_seats_and_everybody_follows(server: Server) -> None:
    (anna,) = server.open(HERE, FRIEND, BOT)
    bram = server.join(anna.held["code"], "Bram")
    watching = server.join(anna.held["code"])
    anna.ask("start")
    play_out(anna, bram)
    bram.drain()
    assert bram.ask("rematch")["type"] == "done"
    assert anna.ask("rematch")["message"]["id"] == "table-followed"
    followers = []
    for old in (anna, bram, watching):
        answer = server.http.post("/api/follow", json={"table": old.held["table"], "token": old.held["token"]})
        followers.append(type(old)(server, answer.json()))
    assert [f.held["seat"] for f in followers] == [2, 0, -1]
    assert [seat["name"] for seat in followers[0].update["table"]["seats"]] == ["Bram", "Greedy", "Anna"]
    assert followers[0].held["host"]
    # Anybody who sits at a rematch may begin it; who only watches may not.
    assert followers[2].ask("start")["message"]["id"] == "table-not-yours"
    assert followers[1].ask("start")["type"] == "done"
    play_out(followers[0], followers[1])


def test_a_server_stopped_in_mid_game_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        anna, bram = server.open(HERE, THERE)
        anna.ask("start")
        for _ in range(4):
            meet(anna, bram)
            (anna if anna.my_turn() else bram).act()
        anna.drain()
        server.stop()
        with pytest.raises(ConnectionClosed, match="1012"):
            anna.read()
    with running(database) as again:
        for seat in (anna, bram):
            seat.server = again
            seat.come()
        assert anna.number == bram.number
        play_out(anna, bram)


def test_idle_tables_are_unloaded_and_come_back(server: Server) -> None:
    (anna,) = server.open(HERE)
    anna.ask("start")
    anna.act()
    number = anna.number
    anna.leave()
    hub = server.app.state.hub
    hub.idle = -1
    while hub.tables:
        hub.unload_idle()
    anna.come()
    assert anna.number == number
    play_out(anna)
