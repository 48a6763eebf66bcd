"""The page of fair dice: all is well in every game with every kind of draw, and one altered byte is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from teerling.game import names
from tests import facts
from tests.browser.table import Opener
from tests.chance import some
from tests.server.running import HERE, THERE, Seat, Server, play_out, read_all_until

Alter = Callable[[dict[str, Any]], None]


def finished(server: Server, game: str) -> str:
    """The table of a game that two played to its end, in which dice, tiles and who begins are drawn."""
    known = facts.of(game)
    options = {**known.short, **known.own, **facts.drawn(game)}
    seats: list[Seat] = server.open(HERE, THERE, game=game, options=options)
    for seat in seats:
        seat.seal(f"words of {seat.held['seat']}")
    read_all_until(lambda: all(seat.update["table"]["state"] == "playing" for seat in seats), *seats)
    play_out(*seats)
    return str(seats[0].held["table"])


def altered_key(index: dict[str, Any]) -> None:
    index["tags"]["Key"] = format(int(index["tags"]["Key"][0], 16) ^ 1, "x") + index["tags"]["Key"][1:]


def altered_words(index: dict[str, Any]) -> None:
    index["tags"]["Entropy2"] += "."


def altered_roll(index: dict[str, Any]) -> None:
    """Another face in the last throw; of coloured dice, in the last throw where they differ, two change places."""
    for step in reversed(index["steps"]):
        if step["kind"] != "rolled" or not step["text"][0].isdigit():
            continue
        faces = step["text"].split()
        thrown = [i for i, face in enumerate(faces) if face != "-"]
        if index["due"][step["due"]]["alike"] or len(thrown) == 1:
            faces[thrown[-1]] = "5" if faces[thrown[-1]] == "6" else "6"
        elif len({faces[i] for i in thrown}) > 1:
            one, other = next((i, j) for i in thrown for j in thrown if faces[i] != faces[j])
            faces[one], faces[other] = faces[other], faces[one]
        else:
            continue
        step["text"] = " ".join(faces)
        return
    raise AssertionError("there is no throw that could be altered")


def altered_draw(index: dict[str, Any]) -> None:
    """Another outcome of the first draw."""
    first = draws(index)[0]
    outcomes = index["due"][first["due"]]["outcomes"]
    first["text"] = next(text for text, _ in outcomes if text != first["text"])


def draws(index: dict[str, Any]) -> list[dict[str, Any]]:
    """What was drawn, apart from dice."""
    return [step for step in index["steps"] if step["kind"] == "rolled" and not step["text"][0].isdigit()]


def answering(alter: Alter) -> Callable[[Route], None]:
    """Lets the page see another game than was played."""

    def answer(route: Route) -> None:
        index = route.fetch().json()
        alter(index)
        route.fulfill(body=json.dumps(index), content_type="application/json")

    return answer


@pytest.mark.always
@pytest.mark.parametrize("game", some("altered", names(), 2))
def test_one_altered_byte_is_found_and_nothing_else_is_called_false(opener: Opener, game: str) -> None:
    table = finished(opener.server, game)
    window = opener.window()
    verdict = window.page.locator(".verdict")
    alterations: dict[Alter, str] = {
        altered_key: "the key does not fit",
        altered_words: "the words of seat 2 are not those",
        altered_roll: "One throw",
    }
    if draws(opener.server.http.get(f"/api/tables/{table}/replay").json()):
        alterations[altered_draw] = "One throw"
    window.go(f"/fair/{table}")
    expect(verdict).to_contain_text("✓ All")
    expect(window.page.locator("main")).to_contain_text("the words of 2 players were sealed")
    for alter, said in alterations.items():
        window.page.route("**/replay", answering(alter))
        window.page.reload()
        expect(verdict).to_contain_text(f"✕ {said}")
        window.page.unroute("**/replay")
