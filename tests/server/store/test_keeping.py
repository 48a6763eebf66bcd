"""What is kept comes back, once and in order, or was refused."""

from __future__ import annotations

import asyncio

import pytest

from teerling.server.store import CodeTaken, Conflict, Holder, Opened, Store, StoreError
from tests.server.store.tables import opened, start

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_opened(store: Store, other: Store) -> None:
    # Tokens know with which event they were given.
    host, guest = Holder("t", 0, True, since=2), Holder("t", 1, False, since=2)
    await store.open(opened("t"), [b"a", b"b"], {"h0": host, "h1": guest})
    for each in (store, other):
        assert await each.table("t") == opened("t")
        assert await each.by_code("code-t") == "t"
        assert await each.events("t") == [(1, b"a"), (2, b"b")]
        assert await each.events("t", since=1) == [(2, b"b")]
        assert await each.events("t", since=2) == []
        assert await each.holder("h0") == host
        assert await each.holder("h1") == guest


async def test_what_is_not_there_is_nothing(store: Store) -> None:
    assert await store.table("t") is None
    assert await store.by_code("code-t") is None
    assert await store.events("t") == []
    assert await store.holder("h") is None


async def test_the_secret_is_not_shown_by_accident(store: Store) -> None:
    await start(store, "t")
    assert "secret" not in repr(await store.table("t"))


async def test_events_are_added_in_order(store: Store) -> None:
    await start(store, "t")
    assert await store.append("t", 1, [b"2", b"3"]) == 3
    assert await store.append("t", 3, [b"4"]) == 4
    assert await store.append("t", 4, []) == 4
    assert await store.events("t") == [(n, b"%d" % n) for n in range(1, 5)]


async def test_a_body_may_hold_any_bytes(store: Store) -> None:
    bodies = [b"", bytes(range(256)), b"\x00", b"\xff\xfe", b"'; DROP TABLE events; --", "één".encode(), b"x" * 300_000]
    await store.open(Opened("één 'tafel' {}", "tulp-73", b"\x00" * 32), bodies, {})
    assert [body for _, body in await store.events("één 'tafel' {}")] == bodies


async def test_thousands_of_events_fit_into_one_append(store: Store) -> None:
    await start(store, "t")
    bodies = [b"%d" % n for n in range(2, 5_002)]
    assert await store.append("t", 1, bodies) == 5_001
    assert [body for _, body in await store.events("t", since=1)] == bodies


@pytest.mark.parametrize("after", [0, 1, 3, 7, -1])
async def test_a_number_that_is_taken_or_leaves_a_gap_is_refused(store: Store, after: int) -> None:
    await store.open(opened("t"), [b"1", b"2"], {"old": Holder("t", 0, True)})
    with pytest.raises(Conflict):
        await store.append("t", after, [b"x", b"y"], grant={"new": Holder("t", 1, False)}, revoke=[0])
    assert await store.events("t") == [(1, b"1"), (2, b"2")]
    assert await store.holder("new") is None
    assert await store.holder("old") == Holder("t", 0, True, since=2)
    assert await store.append("t", 2, [b"3"]) == 3


async def test_nothing_is_added_to_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("t", 0, [b"1"])
    assert await store.events("t") == []


async def test_a_code_belongs_to_one_table(store: Store, other: Store) -> None:
    await start(store, "t")
    for each in (store, other):
        with pytest.raises(CodeTaken):
            await each.open(Opened("u", "code-t", b""), [b"1"], {"h": Holder("u", 0, True)})
    assert await store.table("u") is None
    assert await store.events("u") == []
    assert await store.holder("h") is None


async def test_an_id_belongs_to_one_table(store: Store) -> None:
    await start(store, "t")
    with pytest.raises(Conflict):
        await store.open(Opened("t", "another", b""), [b"x"], {})
    assert await store.table("t") == opened("t")
    assert await store.events("t") == [(1, b"1")]


async def test_a_code_wanted_by_many_at_once_is_given_to_one(store: Store, other: Store) -> None:
    ids = [f"t{n}" for n in range(20)]
    wanted = [(store, other)[n % 2].open(Opened(id, "tulp", b""), [b"1"], {}) for n, id in enumerate(ids)]
    results = await asyncio.gather(*wanted, return_exceptions=True)
    assert [result for result in results if result is None] == [None]
    assert all(isinstance(result, CodeTaken) for result in results if result is not None)
    assert await store.by_code("tulp") == ids[results.index(None)]


async def test_tokens_come_and_go_with_the_events_they_belong_to(store: Store) -> None:
    await start(store, "t", "u")
    await store.append("t", 1, [b"joined"], grant={"a": Holder("t", 1, False), "b": Holder("t", 2, False)})
    await store.append("u", 1, [b"joined"], grant={"c": Holder("u", 1, False)})
    await store.append("t", 2, [b"freed"], revoke=[1])
    assert await store.holder("a") is None
    assert await store.holder("b") == Holder("t", 2, False, since=2)
    assert await store.holder("c") == Holder("u", 1, False, since=2)
    # A new token instead of all old ones of the seat.
    await store.append("t", 3, [b"joined"], grant={"d": Holder("t", 2, True)}, revoke=[2, 3])
    assert await store.holder("b") is None
    assert await store.holder("d") == Holder("t", 2, True, since=4)


async def test_a_token_stands_for_one_seat(store: Store) -> None:
    await start(store, "t")
    await store.append("t", 1, [b"2"], grant={"a": Holder("t", 1, False)})
    with pytest.raises(Conflict):
        await store.append("t", 2, [b"3"], grant={"a": Holder("t", 2, False)})
    assert await store.events("t", since=2) == []
    assert await store.holder("a") == Holder("t", 1, False, since=2)


async def test_two_processes_race_and_one_wins_each_number(store: Store, other: Store) -> None:
    names = ["t", "u", "v"]
    await start(store, *names)
    won: dict[str, dict[int, bytes]] = {name: {} for name in names}

    async def race(each: Store, name: str, who: bytes) -> None:
        while True:
            number = max(n for n, _ in await each.events(name))
            if number >= 40:
                return
            bodies = [who] * (1 + number % 2)
            try:
                last = await each.append(name, number, bodies)
            except Conflict:
                continue
            for n in range(number + 1, last + 1):
                assert n not in won[name], "two were told they had it"
                won[name][n] = who

    racers = [
        (each, name, b"%d %d" % (i, j)) for i, each in enumerate((store, other)) for name in names for j in (1, 2)
    ]
    await asyncio.gather(*(race(*racer) for racer in racers))
    for name in names:
        assert [(1, b"1"), *sorted(won[name].items())] == await store.events(name)
        assert list(range(2, 41)) == sorted(won[name])[:39]


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    assert not await store.healthy()
    for call in (store.events("t"), store.append("t", 0, [b""]), store.open(opened("t"), [], {})):
        with pytest.raises(StoreError) as error:
            await call
        assert error.value.why == "closed"
