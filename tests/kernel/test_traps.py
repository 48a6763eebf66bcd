"""The six traps of compiled rules, each of which has been seen to bite."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from teerling.game import find
from teerling.kernel import compiled, field, loops, record
from teerling.kernel.compiled import as_records, dtype_of
from teerling.kernel.plain import Loops
from teerling.kernel.records import checked
from teerling.search import tree
from tests.kernel.tiny import run_game, run_loops, run_room, write_game


def test_states_enter_compiled_code_as_arrays_never_as_lone_records(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = find("pushbox").compiled()
    seen: list[Any] = []

    def spy(*arguments: Any) -> int:
        seen.extend(arguments)
        return 0

    monkeypatch.setattr(type(fast.loops), "__getitem__", lambda _loops, _function: spy)
    fast.batch(*find("pushbox").start(seats=2).raw, seed=1, games=3)
    assert not any(isinstance(argument, np.void) for argument in seen)
    assert [type(argument) for argument in seen[:2]] == [np.ndarray, np.ndarray]
    assert len(seen[0]) == 1


def test_editing_a_helper_module_changes_the_compiled_result(tmp_path: Path) -> None:
    write_game(tmp_path, step="thrown * 1")
    before = run_game(tmp_path)
    rules = tmp_path / "tiny" / "rules.py"
    stamp = rules.stat()
    # The same length, and the rules file untouched: all that Numba's own key looks at stays the same.
    write_game(tmp_path, step="thrown * 9")
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    after = run_game(tmp_path)
    assert before["agree"]
    assert after["agree"]
    assert before["scores"] != after["scores"]
    assert after["misses"] > 0


def test_named_tuples_mean_the_same_at_both_speeds_also_when_their_names_change_places(tmp_path: Path) -> None:
    write_game(tmp_path)
    before = run_room(tmp_path, "left", "right")
    # To Numba both are the same class of two arrays: what is compiled for the one would mix up the other.
    assert run_room(tmp_path, "right", "left") == before
    assert before == [[5, 5, 20]] * 2


def test_two_games_of_the_same_layout_do_not_share_code(tmp_path: Path) -> None:
    write_game(tmp_path, "one", step="thrown * 1")
    write_game(tmp_path, "two", step="thrown * 9")
    assert run_game(tmp_path, "one")["agree"]
    two = run_game(tmp_path, "two")
    assert two["agree"]
    assert two["hits"] == 0


def test_loops_cached_by_two_processes_are_not_mixed_up_in_a_third(tmp_path: Path) -> None:
    write_game(tmp_path, "one", step="thrown * 1")
    write_game(tmp_path, "two", step="thrown * 9")
    (one, _), (two, _) = *run_loops(tmp_path, "one"), *run_loops(tmp_path, "two")
    assert one != two
    assert run_loops(tmp_path, "one", "two") == [[one, 1], [two, 1]]


def test_a_new_process_finds_everything_in_the_cache(tmp_path: Path) -> None:
    write_game(tmp_path)
    first, second = run_game(tmp_path), run_game(tmp_path)
    assert (first["hits"], second["misses"]) == (0, 0)
    # The loop that was called holds the rules it calls: one hit brings all of it.
    assert first["misses"] > 0
    assert second["hits"] > 0


def test_old_cache_folders_of_a_game_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEERLING_CACHE", str(tmp_path))
    rules = find("pushbox").rules_module
    (tmp_path / "other-0").mkdir()
    for i in range(8):
        monkeypatch.setattr(compiled, "sources_hash", lambda *_, i=i, **__: f"hash{i}")
        newest = compiled.prepare_folder(rules, "")
        os.utime(newest, (i, i))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["other-0", *(f"pushbox-hash{i}" for i in range(4, 8))]


def test_an_index_out_of_range_is_found_by_the_checked_compilation(tmp_path: Path) -> None:
    write_game(tmp_path, index="s.thrown")
    assert "error" in run_game(tmp_path, mode="checked")


@record
class Tray:
    """Something to put values in."""

    blocks: list[int] = field(100, 3)
    grid: list[list[int]] = field(5, 2, 2, low=-5)
    count: int = field(100)


def test_a_checked_record_refuses_what_compiled_code_would_overwrite() -> None:
    tray: Any = checked(Tray)
    for index in (-1, 3):
        with pytest.raises(IndexError):
            tray.blocks[index] = 1
        with pytest.raises(IndexError):
            tray.blocks[index]
    with pytest.raises(IndexError):
        tray.grid[0][2] = 1
    tray.grid[1][1] = -5
    assert tray.grid[1][1] == -5


def test_a_checked_record_refuses_values_that_would_wrap() -> None:
    tray: Any = checked(Tray)
    with pytest.raises(OverflowError):
        tray.count = 101
    with pytest.raises(OverflowError):
        tray.grid[0][0] = 6
    with pytest.raises(OverflowError):
        tray.blocks[0] = -1
    with pytest.raises(TypeError):
        tray.blocks = [0, 0, 0]


def test_a_checked_record_refuses_a_row_with_one_wrong_value_or_one_too_many() -> None:
    tray: Any = checked(Tray)
    tray.blocks.fill([1, 2, 100])
    tray.grid.fill([[1, 2], [-5, 5]])
    assert (tray.blocks, tray.grid) == ([1, 2, 100], [[1, 2], [-5, 5]])
    for field_name, wrong in (("blocks", [1, 101, 2]), ("grid", [[0, 0], [0, -6]])):
        with pytest.raises(OverflowError):
            getattr(tray, field_name).fill(wrong)
    for field_name, uneven in (("blocks", [1, 2]), ("grid", [[0, 0], [0, 1, 2]])):
        with pytest.raises(IndexError):
            getattr(tray, field_name).fill(uneven)


def test_every_field_gets_the_smallest_type_that_holds_its_range() -> None:
    assert dtype_of(Tray)["count"] == np.int8
    assert dtype_of(Tray)["grid"].shape == (2, 2)
    with pytest.raises(ValueError, match="must hold 0"):
        field(9, low=1)


def test_plain_records_become_the_same_compiled_ones() -> None:
    tray: Any = Tray()
    tray.blocks[2], tray.grid[1][0], tray.count = 7, -3, 9
    row = as_records([tray])[0]
    assert (list(row["blocks"]), row["grid"].tolist(), row["count"]) == ([0, 0, 7], [[0, 0], [-3, 0]], 9)


def test_numbers_that_are_lent_are_part_of_the_cache_name() -> None:
    rules = find("pushbox").rules_module
    names = {compiled.sources_hash(rules, tree, numbers={"HALF": half}) for half in (1, 2)}
    assert len({*names, compiled.sources_hash(rules, tree)}) == 3, "they are compiled into the code"


def test_what_only_declarations_need_is_left_as_it_is() -> None:
    for kernel in (find("pushbox").plain(), find("pushbox").compiled()):
        found = kernel.load(tree, find("pushbox").parts.judgement.offered())
        assert found.namespace["NamedTuple"] is NamedTuple
        assert found[tree.grow] is not tree.grow


def test_only_what_python_calls_has_a_way_in_from_there() -> None:
    fast = find("pushbox").compiled()
    entry, inner = (from_where[loops.playout] for from_where in (fast.loops, Loops(fast.loops.namespace)))
    options: list[Any] = [getattr(one, "targetoptions", {}) for one in (entry, inner)]
    assert [one.get("no_cpython_wrapper", False) for one in options] == [False, True]
    # Calling what has none would be a crash without a word: the rules that a kernel shows are those that are written.
    assert not [name for name, value in fast.rules.items() if hasattr(value, "targetoptions")]


def test_a_rules_file_that_lacks_a_function_is_named() -> None:
    from types import ModuleType

    from teerling.kernel.plain import Plain

    with pytest.raises(TypeError, match="empty does not define start"):
        Plain(ModuleType("empty"))
