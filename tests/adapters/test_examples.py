"""The examples run, and what they learn or compare is true."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return run_path(str(EXAMPLES / f"{name}.py"))


def test_a_table_of_values_learned_from_points_alone_beats_random_moves_clearly() -> None:
    learned, drawn = example("learn_pushbox")["main"](steps=300)
    assert -40 < drawn < -34
    assert learned > drawn + 7


def test_greedy_beats_random_in_pettingzoo() -> None:
    assert example("greedy_against_random")["match"]("pushbox", games=20) > 0.2


def test_every_example_is_run_here() -> None:
    text = Path(__file__).read_text("utf-8")
    assert all(f'example("{path.stem}")' in text for path in EXAMPLES.glob("*.py"))
