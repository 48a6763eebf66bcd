"""Two servers on one PostgreSQL: who is sent away, seen, or opens a second window at one is so at the other too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teerling import dice, record
from teerling.house.presence import SILENCE, Presence
from tests.server.running import BOT, FRIEND, HERE, Seat, Server, meet, play_out, read_all_until, running


@pytest.fixture
def two(postgresql_url: str) -> Iterator[tuple[Server, Server]]:
    with running(postgresql_url) as one, running(postgresql_url) as other:
        yield one, other


def playing(seat: Seat) -> bool:
    return bool(seat.update["table"]["state"] == "playing")


def here(seat: Seat) -> list[bool]:
    return [one["here"] for one in seat.update["table"]["seats"]]


def test_who_is_sent_away_at_one_server_does_not_play_on_at_the_other(two: tuple[Server, Server]) -> None:
    one, other = two
    (anna,) = one.open(HERE, FRIEND, options={"first": "seat"})
    bram = other.join(anna.held["code"], "Bram")
    anna.read_until(lambda: anna.update["table"]["seats"][1]["name"] == "Bram")
    anna.ask("start")
    meet(anna, bram)
    assert anna.ask("free", seat=1)["type"] == "done"
    while bram.bye != "refused":
        bram.read()
    cleo = one.join(anna.held["code"], "Cleo")
    bram.come()
    assert bram.bye == "refused"
    play_out(anna, cleo)


def test_who_comes_next_at_the_other_server_is_not_sent_away_for_the_one_before(two: tuple[Server, Server]) -> None:
    """The other server may hear late that the seat was freed, when somebody new holds it already."""
    one, other = two
    (anna,) = one.open(HERE, FRIEND)
    code = anna.held["code"]
    watching = other.join(code)  # so that the other server has the table in memory
    for name in ("Bram", "Cleo", "Dirk"):
        guest = one.join(code, name)
        anna.ask("free", seat=1)
        guest.leave()
    ella = one.join(code, "Ella")
    ella.leave()
    ella.server = other
    ella.come()
    watching.read_until(lambda: watching.update["table"]["seats"][1]["name"] == "Ella")
    assert anna.ask("start")["type"] == "done"
    play_out(anna, ella)


def test_people_at_the_other_server_are_seen(two: tuple[Server, Server]) -> None:
    one, other = two
    (anna,) = one.open(HERE, FRIEND)
    bram = other.join(anna.held["code"], "Bram")
    watching = other.join(anna.held["code"])
    anna.read_until(lambda: here(anna) == [True, True] and anna.update["table"]["watching"] == 1)
    bram.read_until(lambda: here(bram) == [True, True])
    bram.leave()
    anna.read_until(lambda: here(anna) == [True, False])
    watching.leave()
    anna.read_until(lambda: anna.update["table"]["watching"] == 0)


def test_an_older_window_at_the_other_server_is_closed(two: tuple[Server, Server]) -> None:
    one, other = two
    (anna,) = one.open(HERE, FRIEND)
    again = Seat(other, anna.held)
    while anna.bye != "replaced":
        anna.read()
    again.read_until(lambda: here(again)[0])
    assert again.bye == ""


def test_a_game_begins_with_the_words_of_people_at_both_servers(two: tuple[Server, Server]) -> None:
    one, other = two
    (anna,) = one.open(HERE, FRIEND, BOT)
    bram = other.join(anna.held["code"], "Bram")
    anna.seal("tulip")
    bram.seal("rose")
    read_all_until(lambda: here(anna)[1] and bool(anna.update["table"]["seals"][1]), anna, bram)
    anna.send({"type": "start", "id": 99})
    read_all_until(lambda: playing(anna) and playing(bram), anna, bram)
    play_out(anna, bram)
    for server in two:
        found = record.read(server.http.get(f"/api/tables/{anna.held['table']}/record").text)
        assert dice.verify(found, bram.update["table"]["commitment"]).sealed == (0, 1)


def test_a_process_that_falls_silent_is_forgotten() -> None:
    now = 0.0
    presence = Presence(clock=lambda: now)
    assert presence.hear("b", {"t": (0, -1), "u": (1,)}) == ["t", "u"]
    assert presence.hear("b", {"t": (-1, 0)}) == []
    assert presence.hear("c", {"t": (2,)}) == ["t"]
    assert (presence.seats("t"), presence.watching("t")) == ({0, 2}, 1)
    now = SILENCE / 2
    presence.hear("c", {"t": (2,)})
    now = SILENCE + 1
    assert presence.forget_silent() == ["t", "u"]
    assert (presence.seats("t"), presence.watching("t"), presence.seats("u")) == ({2}, 0, set())
