"""The checker proves right tables and none other."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teerling.game import find
from teerling.solve import Table, table_for
from teerling.solve.check import Proof, WrongTable, check

START = find("pushbox").start(seats=2, limit="throw", level="2", first="seat")
ALONE = find("pushbox").start(seats=1, level="2")


def altered(table: Table, column: str, place: int, by: int, to: Path) -> Table:
    """A copy of a table with one number of a column changed."""
    data = bytearray(table.path.read_bytes())
    kind, begin, end = table.header["columns"][column]
    numbers = memoryview(data)[begin:end].cast(kind)
    numbers[place] = (numbers[place] + by) % (1 << 8 * numbers.itemsize)
    numbers.release()
    to.write_bytes(data)
    return Table(to)


def test_tables_are_proved() -> None:
    proof = check(table_for(START))
    assert proof.positions == len(table_for(START)) > 3000
    assert proof.widest < Fraction(1, 10**9)
    for aim in ("score", "win"):
        assert check(table_for(ALONE, aim)) == Proof(1023, Fraction(0))


@settings(max_examples=40)
@given(st.data())
def test_a_table_with_one_value_altered_is_not(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    table = table_for(START)
    place = data.draw(st.integers(0, len(table) - 1))
    # One in the upper part is 65536 / 2**44, some 4e-9: the least that is more than the bounds leave open.
    by = data.draw(st.sampled_from([1, -1, 7, -7, 1000, -1000]))
    with pytest.raises(WrongTable) as error:
        check(altered(table, "upper", place, by, tmp_path_factory.getbasetemp() / "altered.table"))
    assert error.value.message.id == "solve-wrong"


@pytest.mark.parametrize("column", ["ranks", "tails", "gap", "upper"])
def test_each_column_matters(column: str, tmp_path: Path) -> None:
    table = table_for(START)
    rng = Random(column)
    # A rank or an upper bound may be higher than it need be, but not lower.
    for _ in range(5):
        place = rng.randrange(len(table))
        by = -table.columns[column][place] if column in ("ranks", "gap") else 1
        with pytest.raises(WrongTable):
            check(altered(table, column, place, by, tmp_path / "altered.table"))


def test_an_exact_value_must_be_exact(tmp_path: Path) -> None:
    table = table_for(ALONE, "score")
    lines = bytes(table.columns["values"]).decode().split()
    for place in (0, 500, 1022):
        # The same number of characters, so that all columns stay where they are.
        digit = lines[place][0]
        begin = table.header["columns"]["values"][1] + sum(len(line) + 1 for line in lines[:place])
        data = bytearray(table.path.read_bytes())
        data[begin] = ord("1" if digit != "1" else "2")
        (tmp_path / "altered.table").write_bytes(data)
        with pytest.raises(WrongTable):
            check(Table(tmp_path / "altered.table"))


def test_the_plain_rules_check_as_the_compiled_ones_do(tmp_path: Path) -> None:
    from teerling.solve.solver import solve
    from teerling.solve.table import write
    from tests.solve.test_solver import late

    # From late positions on the table is small; the checker wants the game's start in it, so it is not whole.
    start = find("pushbox").start(seats=2, mode="adjacent", first="seat", limit="throw")
    table = write(tmp_path / "late.table", solve(late(start, out=[5, 3, 0, 0], first_turn=0)))
    with pytest.raises(WrongTable, match="missing"):
        check(table, kernel=find("pushbox").plain())
