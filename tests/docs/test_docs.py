"""The pages say what is so: links lead somewhere, examples run, tables are current."""

from __future__ import annotations

import doctest
import hashlib
import hmac
import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests import facts

from teerling import dice, game
from teerling.house.thinkers import PATIENCE
from teerling.kernel.plain import Plain
from teerling.record import LONGEST_LINE, LONGEST_TEXT, read, replay, write
from teerling.values import Message
from teerling.words import in_language

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("src/**/*.md")])


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: Path, kind: str) -> list[str]:
    """The code blocks of one kind on a page."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    """A page without its code, where square brackets are no links."""
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "`", text)


# What pages say of the code

SAID = [
    ("record.md", f"{LONGEST_TEXT:,} characters, a line {LONGEST_LINE:,}."),
    ("opponents.md", f"longer than {PATIENCE} seconds a move"),
]


@pytest.mark.parametrize(("page", "words"), SAID)
def test_numbers_are_those_of_the_code(page: str, words: str) -> None:
    assert words in (DOCS / page).read_text("utf-8")


def test_the_parts_of_a_game_are_named_alike_where_they_are_listed() -> None:
    listed = re.findall(r"^\| `(\w+\.py)` \| (only if)?", (DOCS / "adding-a-game.md").read_text("utf-8"), re.MULTILINE)
    for name in game.names():
        there = {path.name for path in game.find(name).home.glob("*.py")}
        assert {part for part, perhaps in listed if not perhaps} <= there


@pytest.mark.parametrize("path", sorted(DOCS.glob("balance/*.json")), ids=name_of)
def test_as_many_games_were_studied_as_the_facts_of_a_game_ask_for(path: Path) -> None:
    assert json.loads(path.read_text("utf-8"))["games"] == facts.of(path.stem).balance


@pytest.mark.parametrize("path", sorted(DOCS.glob("ladder/*.json")), ids=name_of)
def test_a_ladder_is_what_the_facts_of_a_game_ask_for(path: Path) -> None:
    ladder, noted = facts.of(path.stem).ladder, json.loads(path.read_text("utf-8"))
    players = [player["name"] for player in noted["players"]]
    played = {(pair["weaker"], pair["stronger"]): pair["games"] for pair in noted["pairs"]}
    assert noted["options"] == ladder.options
    assert {played.pop(pair) for pair in pairwise(players)} == {ladder.steps}
    assert {played.pop(pair) for pair in list(played) if pair[0] not in players} == {ladder.greedy}
    assert set(played.values()) == {ladder.games}


# Links


def anchors(page: Path) -> set[str]:
    """The places on a page a link can name, spelt as on GitHub."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if re.match(r"https?:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.is_relative_to(ROOT), f"{target} leads out of the project"
        assert there.exists(), f"{target} is not there"
        assert not anchor or anchor in anchors(there), f"{target} names no heading"


def test_every_page_is_in_the_list() -> None:
    listed = (DOCS / "README.md").read_text("utf-8")
    for page in DOCS.rglob("*.md"):
        assert page == DOCS / "README.md" or f"({page.relative_to(DOCS).as_posix()})" in listed


# Generated pages


def generate(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(DOCS / "generate.py"), *arguments], capture_output=True, text=True, check=False
    )


def test_the_generator_refuses_what_it_does_not_know() -> None:
    assert generate("--chekc").returncode == 2


# Examples


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")), ids=name_of)
def test_examples_run(page: Path) -> None:
    # The pages in docs/ are collected by pytest itself.
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_example_is_in_a_block(page: Path) -> None:
    assert ">>> " not in prose(page), "outside a block, Markdown shows an example as a quotation"


def test_commands_of_the_readme_work(tmp_path: Path) -> None:
    (table,) = blocks(ROOT / "README.md", "toml")
    (tmp_path / "friday.toml").write_text(table, "utf-8")
    lines = [line for block in blocks(ROOT / "README.md", "sh") for line in block.splitlines()]
    lines = [line for line in lines if line.startswith("teerling")]
    lines.append("teerling play --table friday.toml")
    assert len(lines) > 5
    for line in lines:
        _, command, *arguments = shlex.split(line, comments=True)
        # With nothing typed a game stays unfinished, so its dice can't be checked yet, nor its luck; measuring takes
        # long, and serving does not end.
        if command not in ("verify", "analyse", "bench", "serve"):
            done = teerling(tmp_path, command, *arguments)
            assert done.returncode == 0, line + done.stdout + done.stderr


def teerling(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "teerling", *arguments],
        cwd=folder,
        env={**os.environ, "TEERLING_DATA": str(folder / "data")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_targets_exist(page: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for block in blocks(page, "sh"):
        for target in re.findall(r"^make ([a-z]+)", block, re.MULTILINE):
            assert target in targets


def records() -> list[str]:
    found = [block for page in PAGES for block in blocks(page, "text") if "[Teerling " in block]
    assert found
    return found


@pytest.mark.parametrize("text", records())
def test_records_on_the_pages_are_true(text: str) -> None:
    record = read(text)
    assert write(record) == text
    replay(record)
    if "Key" in record.tags:
        assert dice.verify(record).rolls > 0


def test_the_rules_file_on_the_kernel_page_runs_at_both_speeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    from teerling.kernel.compiled import Compiled

    (source,) = blocks(DOCS / "kernel.md", "python")
    path = tmp_path / "ten_of_the_manual.py"
    path.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    rules = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, path.stem, rules)
    monkeypatch.setenv("TEERLING_CACHE", str(tmp_path))
    spec.loader.exec_module(rules)

    given, state = rules.Given(), rules.State()
    given.seats = 2
    rules.start(given, state)
    plain, compiled = Plain(rules), Compiled(rules)
    for number in range(20):
        one = plain.trace(given, state, seed=1, game=number, seats=2)
        assert one == compiled.trace(given, state, seed=1, game=number, seats=2)
        assert 10 in one.scores or max(one.scores) > 10


# Fair dice, worked out from the page alone


def vectors(name: str, kind: str) -> list[dict[str, Any]]:
    found: dict[str, list[dict[str, Any]]] = json.loads((DOCS / "vectors" / f"{name}.json").read_text("utf-8"))
    return found[kind]


def why(vector: dict[str, Any]) -> str:
    return str(vector.get("why", ""))


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def row_of_bytes(vector: dict[str, Any]) -> Iterator[int]:
    key = bytes.fromhex(vector["key"])
    added = ",".join(sha256(text) if text else "" for text in vector["entropy"])
    block = 0
    while True:
        parts = [f"teerling-dice-{vector['edition']}", vector["table"], added, str(vector["number"]), str(block)]
        message = "\n".join(parts)
        digest = hmac.new(key, message.encode(), hashlib.sha256).digest()
        if block == 0:
            assert (vector["message"], vector["first"]) == (message, digest[:12].hex())
        yield from digest
        block += 1


def number_below(row: Iterator[int], count: int) -> int:
    while True:
        value = 0
        for _ in range(4):
            value = value * 256 + next(row)
        if value < 2**32 // count * count:
            return value % count


@pytest.mark.parametrize("vector", vectors("dice", "commitments"))
def test_vectors_of_commitments(vector: dict[str, Any]) -> None:
    key = bytes.fromhex(vector["key"])
    bound = f"teerling-dice-2 key\n{vector['table']}\n{key.hex()}"
    assert vector["commitment"] == (sha256(bound) if vector["edition"] == 2 else hashlib.sha256(key).hexdigest())


@pytest.mark.parametrize("vector", vectors("dice", "seals"))
def test_vectors_of_seals(vector: dict[str, Any]) -> None:
    sealed = f"teerling-dice-2 words\n{vector['table']}\n{vector['seat'] + 1}\n{vector['words']}"
    assert vector["seal"] == sha256(sealed)


@pytest.mark.parametrize("vector", vectors("dice", "rolls"), ids=why)
def test_vectors_of_dice(vector: dict[str, Any]) -> None:
    fallen = (byte % 6 + 1 for byte in row_of_bytes(vector) if byte < 252)
    assert list(islice(fallen, vector["dice"])) == vector["faces"]


@pytest.mark.parametrize("vector", vectors("draws", "numbers"), ids=why)
def test_vectors_of_numbers_drawn(vector: dict[str, Any]) -> None:
    assert number_below(row_of_bytes(vector), vector["below"]) == vector["drawn"]


@pytest.mark.parametrize("vector", vectors("draws", "outcomes"), ids=why)
def test_vectors_of_outcomes_drawn(vector: dict[str, Any]) -> None:
    row = [text for text, weight in vector["outcomes"] for _ in range(weight)]
    assert row[number_below(row_of_bytes(vector), len(row))] == vector["drawn"]


def test_vectors_show_a_byte_passed_over() -> None:
    assert any(int(vector["first"][:2], 16) >= 252 for vector in vectors("dice", "rolls"))
    assert any(
        int(vector["first"][:8], 16) >= 2**32 // vector["below"] * vector["below"]
        for vector in vectors("draws", "numbers")
    )


@pytest.mark.parametrize("vector", json.loads((DOCS / "vectors/messages.json").read_text("utf-8")), ids=why)
def test_vectors_of_messages_as_they_come_over_the_wire(vector: dict[str, Any]) -> None:
    told = msgspec.convert(vector["message"], Message)
    told = Message(told.id, {key: _wired(value) for key, value in told.args.items()})
    for code, said in vector["said"].items():
        assert in_language(code).say(told, vector["names"]) == said


def _wired(value: Any) -> Any:
    """An argument that is a message itself."""
    return Message(value["id"], value["args"]) if isinstance(value, dict) and set(value) == {"id", "args"} else value
