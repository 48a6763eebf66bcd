"""The conformance kit finds a veil that lets something through, and one that takes too much away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Any

import pytest

from teerling.conformance import check_secrets
from teerling.game import Position, find, names

SECRETIVE = [name for name in names() if find(name).veil]


def beside_each_other(name: str, seats: int = 3) -> Position:
    """A position in which the first has decided, and others still have to."""
    position = find(name).start(seats)
    rng = Random(1)
    while True:
        turn = position.turn
        if turn.kind == "dice":
            position = position.fell(rng.choice(position.chances())[0])
        elif len(turn.seats) > 1:
            return position.after(0, position.codes(0)[0])
        else:
            # Whoever decides alone leaves it at that: the last code is the calmest.
            position = position.after(turn.seats[0], position.codes(turn.seats[0])[-1])


@pytest.mark.parametrize("name", SECRETIVE)
def test_the_kit_accepts_the_veils_there_are(name: str) -> None:
    check_secrets(beside_each_other(name), Random(2))


def with_veil(position: Position, veil: Callable[[Any, Any, int], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the position's game have another veil."""
    module = ModuleType("another veil")
    vars(module)["veil"] = veil
    parts = position.game.parts
    assert parts.secrets
    monkeypatch.setattr(position.game, "parts", replace(parts, secrets=replace(parts.secrets, veil=module)))


@pytest.mark.parametrize("name", SECRETIVE)
def test_the_kit_refuses_a_veil_that_hides_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = beside_each_other(name)
    with_veil(position, lambda *_: None, monkeypatch)
    with pytest.raises(AssertionError, match="by the numbers"):
        check_secrets(position, Random(2))


@pytest.mark.parametrize("name", SECRETIVE)
def test_the_kit_refuses_a_veil_that_takes_away_what_a_seat_needs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = beside_each_other(name)

    def blind(g: Any, s: Any, viewer: int) -> None:
        for field in s.FIELDS:
            setattr(s, field, s.FIELDS[field].zero())

    with_veil(position, blind, monkeypatch)
    with pytest.raises(AssertionError):
        check_secrets(position, Random(2))
