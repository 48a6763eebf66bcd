"""Dice Trip over the wire: nobody waits, and what is written reaches its writer only, until the round is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import HERE, THERE, Seat, running


def text(seat: Seat, kind: str) -> str:
    """The first thing of a kind that a seat may do."""
    found: str = next(c["move"]["text"] for c in seat.view["choices"] if c["about"]["kind"] == kind)
    return found


@pytest.mark.rule("dicetrip", "2.3")
@pytest.mark.rule("dicetrip", "2.4")
def test_a_round_over_the_wire(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        anna, bram = server.open(HERE, THERE, game="dicetrip")
        anna.ask("start")
        anna.ask("throw", at=anna.number)
        anna.ask("play", at=anna.number, text="keep")
        bram.drain()
        at = bram.number
        move = text(anna, "write")
        assert anna.ask("play", at=anna.number, text=move)["type"] == "done"
        # Bram answers to what he saw before Anna wrote.
        assert bram.ask("play", at=at, text=text(bram, "cross"))["type"] == "done"
        bram.drain()
        hidden = [one for one in bram.happened if one["kind"] == "moved" and one["seat"] == 0]
        assert [one["text"] for one in hidden] == ["keep", ""]
        assert not hidden[-1].get("log")
        assert bram.view["board"]["cards"][0]["used"] == []
        anna.drain()
        assert anna.update["undo"]
        assert anna.ask("takeback", at=anna.number)["type"] == "done", "though Bram has written since"
        anna.drain()
        bram.drain()
        assert anna.view["board"]["cards"][0]["written"] == 0
        assert bram.view["board"]["cards"][1]["written"] == 1
        for seat in (anna, bram):
            while seat.view["board"]["cards"][seat.view["seat"]]["written"] < 2:
                assert seat.ask("play", at=seat.number, text=text(seat, "write"))["type"] == "done"
                seat.drain()
        assert anna.ask("play", at=anna.number, text="done")["type"] == "done"
        bram.drain()
        assert bram.ask("play", at=bram.number, text="done")["type"] == "done"
        bram.drain()
        anna.drain()
        assert len(bram.view["board"]["cards"][0]["used"]) == 2
        assert bram.happened[-1]["text"] == "done"
        assert {line["id"] for line in bram.happened[-1]["log"]} >= {"dicetrip-log-done"}


@pytest.mark.rule("dicetrip", "2.5")
@pytest.mark.rule("dicetrip", "4.3")
def test_the_rollers_first_writing_is_taken_back_over_the_wire_and_the_throw_stays(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        anna, bram = server.open(HERE, THERE, game="dicetrip")
        anna.ask("start")
        anna.ask("throw", at=anna.number)
        assert anna.ask("play", at=anna.number, text=text(anna, "write"))["type"] == "done"
        anna.drain()
        assert anna.update["undo"]
        assert anna.ask("takeback", at=anna.number)["type"] == "done"
        anna.drain()
        assert anna.view["board"]["cards"][0]["written"] == 0
        assert anna.ask("play", at=anna.number, text="reroll r")["rule"] == "4.3"
        assert not anna.update["undo"]
        bram.drain()
        hidden = [one for one in bram.happened if one["kind"] == "moved"]
        assert [(one["text"], [line["id"] for line in one["log"]]) for one in hidden] == [("", ["dicetrip-log-keep"])]
        assert bram.ask("play", at=bram.number, text=text(bram, "write"))["type"] == "done"
