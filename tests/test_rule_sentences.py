"""Rule sentences and tests are bound both ways: no sentence without a test, no test of a sentence that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from teerling.game import find, names
from tests import facts

TESTS = Path(__file__).parent
NUMBER = re.compile(r"\d+\.\d+")


@cache
def marks() -> frozenset[tuple[str, str]]:
    """Every game and sentence number that a test in this folder names with `pytest.mark.rule`."""
    return frozenset(mark for path in TESTS.rglob("*.py") for mark in marks_in(path.read_text("utf-8")))


def marks_in(source: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    game, number = (ast.literal_eval(argument) for argument in decorator.args)
                    yield game, number


def numbers(game: str, language: str) -> list[str]:
    """The sentence numbers of a game as they stand in the file, from top to bottom."""
    text = (find(game).home / f"rules.{language}.md").read_text("utf-8")
    return re.findall(r"^(\d+\.\d+)\b", text, re.MULTILINE)


def test_marks_are_found() -> None:
    source = '@pytest.mark.rule("chess", "1.2")\n@pytest.mark.rule("chess", "3.4")\ndef test_x():\n    pass\n'
    assert list(marks_in(source)) == [("chess", "1.2"), ("chess", "3.4")]
    assert names()


@pytest.mark.parametrize("game", names())
def test_every_sentence_has_a_test(game: str) -> None:
    tested = {number for name, number in marks() if name == game}
    assert [number for number in numbers(game, "en") if number not in tested] == []


def test_every_tested_sentence_is_there() -> None:
    assert [(game, number) for game, number in sorted(marks()) if game not in names()] == []
    assert [(game, number) for game, number in sorted(marks()) if number not in find(game).sentences("en")] == []


@pytest.mark.parametrize(("game", "number"), [(game, number) for game in names() for number in facts.of(game).ours])
def test_what_no_book_says_is_called_ours(game: str, number: str) -> None:
    assert re.search(r"\bours?\b", find(game).sentences("en")[number])
    assert re.search(r"\b(onze|van ons)\b", find(game).sentences("nl")[number])


@pytest.mark.parametrize("game", names())
def test_both_languages_have_the_same_sentences(game: str) -> None:
    english = numbers(game, "en")
    assert english == numbers(game, "nl")
    assert len(set(english)) == len(english) > 0
    for language in ("en", "nl"):
        assert list(find(game).sentences(language)) == english


@pytest.mark.parametrize("game", names())
def test_sentences_are_numbered_without_a_gap(game: str) -> None:
    before = (0, 0)
    for number in numbers(game, "en"):
        part, sentence = (int(n) for n in number.split("."))
        assert (part, sentence) in ((before[0], before[1] + 1), (before[0] + 1, 1)), number
        before = (part, sentence)


@pytest.mark.parametrize("game", names())
def test_reasons_name_sentences_that_are_there(game: str) -> None:
    there = numbers(game, "en")
    named = list(named_in((find(game).home / "reasons.py").read_text("utf-8")))
    assert named
    for pattern in named:
        assert any(re.fullmatch(pattern, number) for number in there), pattern


def named_in(source: str) -> Iterator[str]:
    """A pattern for every sentence number in a source: a filled-in part of it stands for any number."""
    tree = ast.parse(source)
    filled = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    pieces = {id(part) for node in filled for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            if NUMBER.fullmatch(node.value):
                yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            shape = "".join(str(p.value) if isinstance(p, ast.Constant) else "0" for p in node.values)
            if NUMBER.fullmatch(shape):
                yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"\d+" for p in node.values)


def test_sentence_numbers_in_a_source_are_found() -> None:
    source = 'a = "4.2"\nb = f"5.{level + 1}"\nc = "not 4.2"\nd = f"{a}-why"\n'
    assert sorted(named_in(source)) == [r"4\.2", r"5\.\d+"]
