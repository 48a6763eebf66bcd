"""Whoever moved is answered by what they are told of it: one frame, and nobody else's frame names their command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import HERE, THERE, Seat, Server, meet, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        yield one


def frames(seat: Seat) -> list[dict[str, Any]]:
    """All that a seat is sent until it is answered a question, without that answer."""
    seat.send({"type": "why", "id": 987654321, "text": "9"})
    found = []
    while (said := seat.read()).get("id") != 987654321:
        found.append(said)
    return found


def test_a_move_is_not_answered_with_two_frames(server: Server) -> None:
    anna, bram = server.open(HERE, THERE, options={"first": "seat"})
    watching = server.join(anna.held["code"])
    anna.ask("start")
    meet(anna, bram, watching)
    for seat in (anna, bram):
        frames(seat)  # what came before
    anna.send({"type": "throw", "id": 77, "at": anna.number})
    (told,) = frames(anna)
    assert (told["type"], told["done"]) == ("update", 77)
    assert told["happened"][0]["kind"] == "rolled"
    for other in (bram, watching):
        said = other.read()
        assert said["type"] == "update"
        assert "done" not in said
        assert said["happened"][0]["text"] == told["happened"][0]["text"]
    assert frames(bram) == []


@pytest.mark.parametrize("id", [0, -3, 2**53])
def test_an_answer_names_its_command_whatever_its_number(id: int, server: Server) -> None:
    (anna,) = server.open(HERE)
    anna.ask("start")
    anna.send({"type": "throw", "id": id, "at": anna.number})
    (told,) = frames(anna)
    assert told["done"] == id


def test_what_causes_no_update_for_oneself_is_still_answered(server: Server) -> None:
    (anna,) = server.open(HERE)
    anna.send({"type": "start", "id": 5})
    while (said := anna.read())["type"] == "update":
        assert "done" not in said
    assert (said["type"], said["id"]) == ("done", 5)
    anna.send({"type": "throw", "id": 6, "at": 0})
    (said,) = frames(anna)
    assert (said["type"], said["id"]) == ("refused", 6)


def test_of_several_who_watch_only_the_host_is_answered(server: Server) -> None:
    (host,) = server.open({"kind": "bot", "bot": "greedy"}, {"kind": "open"})
    watching = [server.join(host.held["code"]) for _ in range(3)]
    assert host.held["seat"] == -1
    meet(host, *watching)
    host.drain()
    assert host.ask("fill", seat=1, bot="random")["type"] == "done"
    assert "done" in host.update
    for one in watching:
        one.read_until(lambda one=one: one.number == host.number)  # type: ignore[misc]
        assert "done" not in one.update
        assert {**one.update, "done": host.update["done"]} == host.update


def test_a_window_that_was_replaced_is_not_answered_in_the_place_of_the_new_one(server: Server) -> None:
    (anna,) = server.open(HERE)
    anna.ask("start")
    at = anna.number
    second = Seat(server, anna.held)
    anna.read_until(lambda: bool(anna.bye))
    assert second.ask("throw", at=at)["type"] == "done"
    assert "done" in second.update
