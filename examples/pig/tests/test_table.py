"""Pig at the table: what the server tells pages that know neither its board nor its words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.server.running import BOT, HERE, THERE, Server, meet, play_out, running

from teerling import find
from teerling.words import in_language


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as one:
        yield one


def test_it_is_on_the_shelf_and_belongs_to_nobody(server: Server) -> None:
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    assert len(games) > 1
    assert not games["pig"]["published"]
    assert all(game["published"] for name, game in games.items() if name != "pig")


@pytest.mark.parametrize("language", ["nl", "en"])
def test_its_words_can_be_fetched(server: Server, language: str) -> None:
    answer = server.http.get(f"/api/words/pig/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"pig-title = {in_language(language)('pig-title')}" in answer.text


def test_a_view_has_its_picture_its_sentences_and_its_dice(server: Server) -> None:
    (anna,) = server.open(HERE, BOT, game="pig")
    anna.ask("start")
    drawn = anna.view["drawn"]
    position = find("pig").start(2)
    assert drawn["picture"] == position.picture(0)
    assert drawn["dice"] == 1
    said = [in_language("en").say(msgspec.convert(one, type(position.view().prompt))) for one in drawn["sentences"]]
    assert said == ["Player 1 has nothing and needs 50 more.", "Player 2 has nothing and needs 50 more."]


def test_a_game_is_played_and_looked_back_at_with_pictures(server: Server) -> None:
    seats = server.open(HERE, THERE, game="pig")
    seats[0].ask("start")
    while seats[0].view["turn"] == "dice":
        meet(*seats)
        next(seat for seat in seats if seat.my_turn()).act()
        meet(*seats)
    # Whoever throws again sees the die fall at once.
    up = next(seat for seat in seats if seat.my_turn())
    assert up.ask("play", at=up.number, text="again")["type"] == "done"
    again, fell = up.happened[-2:]
    assert [again["kind"], fell["kind"]] == ["moved", "rolled"]
    assert again["view"]["drawn"]["picture"].startswith("<svg")
    play_out(*seats)
    table = seats[0].held["table"]
    steps = server.http.get(f"/api/tables/{table}/replay/steps?from=0&count=3").json()
    assert all(step["view"]["drawn"]["picture"].startswith("<svg") for step in steps)


def test_games_with_a_board_of_the_pages_send_no_picture(server: Server) -> None:
    (anna,) = server.open(HERE, game="pushbox")
    anna.ask("start")
    assert "drawn" not in anna.view
