"""Rule sentences and tests are bound both ways: no sentence without a test, no test of a sentence that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from teerling.conformance import check_sentences, marks
from teerling.game import find, names
from tests import facts

TESTS = Path(__file__).parent
NUMBER = re.compile(r"\d+\.\d+")


@cache
def marked() -> frozenset[tuple[str, str]]:
    """Every game and sentence number that a test in this folder is marked with."""
    return frozenset(mark for path in TESTS.rglob("*.py") for mark in marks(path))


def numbers(game: str, language: str) -> list[str]:
    """The sentence numbers of a game as they stand in the file, from top to bottom."""
    text = (find(game).home / f"rules.{language}.md").read_text("utf-8")
    return re.findall(r"^(\d+\.\d+)\b", text, re.MULTILINE)


def test_marks_are_found(tmp_path: Path) -> None:
    source = '@pytest.mark.rule("chess", "1.2")\n@pytest.mark.rule("chess", "3.4")\ndef test_x():\n    pass\n'
    (tmp_path / "test_x.py").write_text(source)
    assert list(marks(tmp_path / "test_x.py")) == [("chess", "1.2"), ("chess", "3.4")]
    assert names()


def test_the_kit_misses_tests_of_sentences_and_sentences_of_tests(tmp_path: Path) -> None:
    (game, *_) = names()
    with pytest.raises(AssertionError, match=r"no test for \['1.1'"):
        check_sentences(find(game), tmp_path)
    every = "".join(f"@pytest.mark.rule({game!r}, {number!r})\n" for number in numbers(game, "en"))
    (tmp_path / "test_x.py").write_text(f"{every}def test_x():\n    pass\n")
    check_sentences(find(game), tmp_path)
    (tmp_path / "test_y.py").write_text(f"@pytest.mark.rule({game!r}, '99.1')\ndef test_y():\n    pass\n")
    with pytest.raises(AssertionError, match=r"no sentence \['99.1'\]"):
        check_sentences(find(game), tmp_path)


@pytest.mark.parametrize("game", names())
def test_every_sentence_has_a_test(game: str) -> None:
    check_sentences(find(game), TESTS)


def test_every_tested_sentence_is_there() -> None:
    assert [(game, number) for game, number in sorted(marked()) if game not in names()] == []
    assert [(game, number) for game, number in sorted(marked()) if number not in find(game).sentences("en")] == []


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
