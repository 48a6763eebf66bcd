"""A queue that is fair: nobody's work waits for ever, and nobody waits behind all that one other asked for."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given
from hypothesis import strategies as st

from teerling.house.fair_queue import IN_A_ROW, Queue

Item = tuple[int, str, int]  # rank, address, number
RANKS = 3
ADDRESSES = "abc"


def test_of_one_rank_every_address_has_its_turn() -> None:
    queue = Queue[str](1)
    for number in range(40):
        queue.add(0, "many", f"many {number}")
    queue.take()
    queue.add(0, "one", "one")
    assert [queue.take(), queue.take()] == ["many 1", "one"]


def test_an_earlier_rank_goes_first_and_gives_way_once_after_a_row() -> None:
    queue = Queue[str](2)
    for _ in range(3 * IN_A_ROW):
        queue.add(0, "a", "hint")
        queue.add(1, "a", "move")
    taken = [queue.take() for _ in range(2 * (IN_A_ROW + 1))]
    assert taken == 2 * ([*["hint"] * IN_A_ROW, "move"])


def test_a_row_is_forgotten_once_others_were_served() -> None:
    queue = Queue[str](2)
    for _ in range(10):
        queue.add(1, "a", "move")
    for _ in range(IN_A_ROW):
        queue.add(0, "b", "hint")
        assert queue.take() == "hint"
    assert queue.take() == "move"
    for _ in range(IN_A_ROW):
        queue.add(0, "b", "hint")
        assert queue.take() == "hint", "it did not wait for anything"


def test_what_does_not_fit_keeps_its_place() -> None:
    queue = Queue[str](1)
    for address, item in (("a", "a1"), ("a", "a2"), ("b", "b1")):
        queue.add(0, address, item)
    assert queue.take(lambda item: item != "a1") == "a2"
    assert queue.take(lambda item: item == "nothing") is None
    assert [queue.take(), queue.take(), queue.take()] == ["b1", "a1", None]


def test_what_nobody_wants_any_more_takes_no_turn() -> None:
    queue = Queue[str](1)
    queue.add(0, "a", "a1")
    queue.add(0, "a", "a2")
    queue.add(0, "b", "b1")
    queue.remove(0, "a", "a1")
    queue.remove(0, "a", "a1")
    assert [queue.take(), queue.take(), queue.take()] == ["a2", "b1", None]


asked = st.tuples(st.integers(0, RANKS - 1), st.sampled_from(ADDRESSES))


@given(st.lists(st.lists(asked, max_size=4), max_size=60), st.data())
def test_nobody_starves(rounds: list[list[tuple[int, str]]], data: st.DataObject) -> None:
    """In every round some ask and one is served; in the end everybody was, in their own order and not too late."""
    queue = Queue[Item](RANKS)
    before: dict[Item, int] = {}  # how many were served when it was asked for
    place: dict[Item, int] = {}  # how many of the same rank and address waited, itself included
    waiting: dict[tuple[int, str], list[Item]] = defaultdict(list)
    served: list[Item] = []

    def serve() -> bool:
        item = queue.take()
        if item is None:
            assert not any(waiting.values()), "somebody waits and nobody is served"
            return False
        rank, address, _ = item
        assert waiting[rank, address].pop(0) == item, "the order of one who asks is kept"
        # All ranks before it had at most a row, each of them a row as well, and of its own every address a turn.
        bound = place[item] * len(ADDRESSES) * (IN_A_ROW + 1) ** (RANKS - 1)
        assert len(served) - before[item] <= bound
        served.append(item)
        return True

    number = 0
    for asking in rounds:
        for rank, address in asking:
            number += 1
            item = (rank, address, number)
            queue.add(rank, address, item)
            waiting[rank, address].append(item)
            before[item], place[item] = len(served), len(waiting[rank, address])
        if data.draw(st.booleans()) or len(asking) > 1:
            serve()
    while serve():
        pass
    assert len(served) == number


@given(st.lists(asked, min_size=1, max_size=80))
def test_no_address_is_served_twice_while_another_of_its_rank_waits(all_of_them: list[tuple[int, str]]) -> None:
    queue = Queue[Item](RANKS)
    left: dict[int, list[str]] = defaultdict(list)
    for number, (rank, address) in enumerate(all_of_them):
        queue.add(rank, address, (rank, address, number))
        left[rank].append(address)
    since: dict[int, list[str]] = defaultdict(list)  # who was served since all had their turn
    while (item := queue.take()) is not None:
        rank, address, _ = item
        left[rank].remove(address)
        if address in since[rank]:
            assert not set(left[rank]) - set(since[rank]), "somebody else waited for a turn"
            since[rank].clear()
        since[rank].append(address)


def test_endless_hints_do_not_stop_the_last_rank() -> None:
    queue = Queue[str](RANKS)
    queue.add(2, "z", "last")
    served = []
    for _ in range((IN_A_ROW + 1) ** (RANKS - 1)):
        for address in ADDRESSES:
            queue.add(0, address, "hint")
            queue.add(1, address, "move")
        served.append(queue.take())
    assert "last" in served
