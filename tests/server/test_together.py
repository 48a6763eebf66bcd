"""One intention is one command: done whole, stored in one go and answered once, or not done at all."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teerling.events import Event, Moved, Rolled, Taken
from teerling.house import beginning
from teerling.house import hub as hub_module
from teerling.house.hub import Hub
from teerling.house.live import LiveTable
from teerling.house.loading import load
from teerling.house.messages import SeatWish, TableWish
from teerling.server.store import Store
from tests import wire
from tests.server.fuzzing import EVER, Line, hello

pytestmark = pytest.mark.anyio

THROW = {"type": "throw"}
TAKE_BACK = {"type": "takeback"}


class Party:
    """Two people at a table, without a network; and what was stored at once."""

    def __init__(self, hub: Hub, live: LiveTable, lines: list[Line]):
        self.hub = hub
        self.live = live
        self.lines = lines
        self.rng = Random(3)
        self.appended: list[int] = []  # how many events at a time
        append = hub.store.append

        async def counting(table: str, after: int, bodies: Sequence[bytes], **more: Any) -> Any:
            self.appended.append(len(bodies))
            return await append(table, after, bodies, **more)

        hub.store.append = counting  # type: ignore[method-assign]

    @property
    def seat(self) -> int:
        """Who is up."""
        return self.live.table.turn[0]

    def texts(self, kind: str = "") -> list[str]:
        """What may be done now; of a kind."""
        assert self.live.table.course
        choices = self.live.table.course.position.view(self.seat).choices
        return [one.move.text for one in choices if kind in ("", wire.about(one)["kind"])]

    async def say(self, kind: str, seat: int | None = None, **fields: Any) -> list[dict[str, Any]]:
        """Whoever is up sends a command, or another seat; returns what they are sent."""
        line = self.lines[self.seat if seat is None else seat]
        before = len(line.said)
        await line.say(json.dumps({"type": kind, "id": 7, "at": self.live.table.number, **fields}))
        return [json.loads(one) for one in line.said[before:]]

    async def until(self, kind: str) -> None:
        """Play until somebody has several things of a kind to choose from, or the only one there is."""
        for _ in range(300):
            assert self.live.table.course
            if self.live.table.course.position.turn.kind == "dice":
                await self.say("throw")
            elif self.texts(kind):
                return
            else:
                await self.say("play", text=self.rng.choice(self.texts()))
        raise AssertionError(f"never a {kind}")

    async def kept(self) -> list[Event]:
        """What is stored of the table."""
        return (await load(self.hub.store, self.live.table.opened.id)).events


@pytest.fixture
async def gather(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[[str], Awaitable[Party]]]:
    # The same dice every time.
    monkeypatch.setattr(hub_module, "new_id", lambda: "t")
    monkeypatch.setattr(beginning, "new_key", lambda: bytes(32))
    store = await Store.connect(str(tmp_path / "tables.sqlite"))
    hub = Hub(store, pause=EVER, burst=EVER, rate=EVER)
    lines: list[Line] = []

    async def party(game: str) -> Party:
        held = await hub.open(TableWish(game, (SeatWish("here", "Anna"), SeatWish("here", "Bram"))))
        live = await hub.get(held[0].table)
        for one in held:
            lines.append(Line(hub, one.table))
            await lines[-1].say(hello(one.token))
        await live.beginning.ask(0)
        return Party(hub, live, lines)

    yield party
    for line in lines:
        await line.leave()
    await hub.stop()
    await store.close()


Gather = Callable[[str], Awaitable[Party]]


async def test_two_dice_and_throw_is_one_command_and_one_answer(gather: Gather) -> None:
    party = await gather("addvantage")
    await party.until("throw")
    party.appended.clear()
    other = party.lines[1 - party.seat]
    heard = len(other.said)
    (told,) = await party.say("play", text=party.texts("throw")[0], then=[THROW])
    assert told["done"] == 7
    assert [one["kind"] for one in told["happened"]][:2] == ["moved", "rolled"]
    assert told["happened"][0]["view"]["turn"] == "dice", "how it was in between can be shown"
    assert party.appended == [len(told["happened"])], "one append: a crash keeps all of it or nothing"
    assert len(other.said) == heard + 1
    assert await party.kept() == party.live.table.events


async def test_which_dice_again_and_throw_is_one_command(gather: Gather) -> None:
    party = await gather("dicetrip")
    await party.until("reroll")
    before = party.live.table.number
    (told,) = await party.say("play", text="reroll ry", then=[THROW])
    assert told["done"] == 7
    made = party.live.table.events[before:]
    assert [type(event) for event in made[:2]] == [Moved, Rolled]
    assert made[1].text.split()[2:] == ["-", "-"]  # type: ignore[union-attr]  # a roll


async def test_keep_and_write_is_one_command(gather: Gather) -> None:
    party = await gather("dicetrip")
    await party.until("keep")
    seat = party.seat
    (told,) = await party.say("play", text="keep", then=[{"type": "play", "text": party.texts("cross")[0]}])
    assert told["done"] == 7
    assert told["undo"]
    assert [type(event) for event in party.live.table.events[-2:]] == [Moved, Moved]
    # Others decide meanwhile: that makes nothing stale.
    crossed = [event.text for event in party.live.table.events[-1:] if isinstance(event, Moved)]
    await party.say("play", 1 - seat, text="x 4")
    (told,) = await party.say("takeback", seat, then=[{"type": "play", "text": "x 9"}])
    assert told["done"] == 7
    assert crossed[0] not in [event.text for event in party.live.table.course.events]  # type: ignore[union-attr]


async def test_take_back_and_pick_is_one_command(gather: Gather) -> None:
    party = await gather("quadrata")
    await party.until("pick")
    while len(party.texts("pick")) < 2:
        await party.say("play", text=party.texts()[0])
        await party.until("pick")
    one, other = party.texts("pick")[:2]
    await party.say("play", text=one)
    party.appended.clear()
    (told,) = await party.say("takeback", then=[{"type": "play", "text": other}])
    assert told["done"] == 7
    assert [type(event) for event in party.live.table.events[-2:]] == [Taken, Moved]
    assert party.appended == [2]


async def test_nothing_is_kept_of_a_command_whose_last_step_is_refused(gather: Gather) -> None:
    party = await gather("quadrata")
    await party.until("pick")
    one = party.texts("pick")[0]
    await party.say("play", text=one)
    party.appended.clear()
    events = list(party.live.table.events)
    for then, reason in (
        ([{"type": "play", "text": "lay a1 a"}], ""),
        ([{"type": "play", "text": "nonsense"}], "quadrata-unreadable"),
        ([THROW], "roll-not-due"),
        ([TAKE_BACK], "takeback-roll"),
    ):
        (told,) = await party.say("takeback", then=then)
        assert told["type"] == "refused"
        assert told["message"]["id"] == reason or not reason
    assert party.appended == []
    assert party.live.table.events == events
    assert await party.kept() == events


async def test_the_reason_of_a_later_step_names_its_rule(gather: Gather) -> None:
    party = await gather("quadrata")
    await party.until("pick")
    (alone,) = await party.say("play", text="lay a1 a")
    await party.say("play", text=party.texts("pick")[0])
    (told,) = await party.say("takeback", then=[{"type": "play", "text": "lay a1 a"}])
    assert (told["type"], told["rule"], told["message"]) == ("refused", alone["rule"], alone["message"])
    assert told["rule"]


async def test_dice_can_not_be_looked_at_and_thrown_again(gather: Gather) -> None:
    """Nothing may follow a throw, whatever it is: a refusal would undo dice that somebody has learned of."""
    party = await gather("addvantage")
    await party.until("throw")
    seat, text = party.seat, party.texts("throw")[0]
    said = []
    for follows in ([{"type": "play", "text": f"{face} a1"}] for face in range(1, 7)):
        said += await party.say("play", text=text, then=[THROW, *follows])
    said += await party.say("play", text=text, then=[THROW, TAKE_BACK])
    assert {json.dumps(one) for one in said} == {json.dumps(said[0])}, "whatever the dice would show"
    assert said[0]["message"]["id"] == "table-not-together"
    (refused,) = await party.say("throw", then=[TAKE_BACK])
    assert refused["message"]["id"] == "request-unreadable"
    assert party.live.table.course
    (would,) = [
        event.text
        for event in party.live.table.together(
            seat,
            [
                lambda table: table.move(seat, text, table.fair_dice(party.live.key)),
                lambda table: table.throw(seat, table.fair_dice(party.live.key)),
            ],
        )
        if isinstance(event, Rolled)
    ][:1]
    (told,) = await party.say("play", text=text, then=[THROW])
    assert next(one["text"] for one in told["happened"] if one["kind"] == "rolled") == would


async def test_a_command_from_the_past_is_refused_as_a_whole(gather: Gather) -> None:
    party = await gather("dicetrip")
    await party.until("keep")
    number = party.live.table.number
    (told,) = await party.say("play", text="reroll ry", at=number - 1, then=[THROW])
    assert told["message"]["id"] == "table-stale"
    assert party.live.table.number == number


async def test_more_than_three_steps_are_not_understood(gather: Gather) -> None:
    party = await gather("quadrata")
    wrong: list[Any] = [[TAKE_BACK] * 4, [{"type": "play"}], [{"type": "throw", "id": 3}], [{"type": "fill"}], {}]
    for then in wrong:
        (told,) = await party.say("takeback", then=then)
        assert (told["type"], told["message"]["id"]) == ("refused", "request-unreadable")
