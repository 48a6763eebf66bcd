"""How the house is built: who may know whom, how long a room may be, and that no room names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from teerling import game
from teerling.words import LANGUAGES, in_language
from tests.browser import games as boards

HOME = Path(game.__file__).parent
ROOT = HOME.parents[1]
WEB = ROOT / "web"
GITHUB = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / ".github").rglob("*.*") if path.is_file())
TESTS = Path(__file__).parent
MODULES = sorted(HOME.rglob("*.py"))
# Whatever else is installed here.
OURS = sorted(path.parent.name for path in HOME.glob("games/*/game.py"))

# Each room may know itself and the rooms before it. `words` and `drawing` are of no use to the kernel.
ROOMS = [
    "kernel",
    "discovery",
    "values",
    "words",
    "drawing",
    "svg",
    "processes",
    "contract",
    "games",
    "game",
    "record",
    "dice",
    "sealing",
    "solve",
    "search",
    "bots",
    "advice",
    "course",
    "events",
    "history",
    "scenario",
    "lessons",
    "daily",
    "scenarios",
    "opening",
    "table",
    "perft",
    "lab",
    "conformance",
    "house",
    "page",
    "server",
    "cli",
    "adapters",
]


def room(name: str) -> str:
    """The room of a module below the package, such as `games` for `teerling.games.pushbox.rules`."""
    found = name.split(".")[1]
    # One room in two files.
    return "game" if found == "position" else found


def imported(path: Path) -> list[str]:
    """The modules of ours a file imports, names from the package itself included."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            if node.module == "teerling":
                found += [f"teerling.{alias.name}" for alias in node.names]
            else:
                found.append(str(node.module))
    return [name for name in found if name.startswith("teerling.") and not name.endswith("__version__")]


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_imports_point_upwards_only(path: Path) -> None:
    parts = path.relative_to(HOME).with_suffix("").parts
    if parts in (("__init__",), ("__main__",)):
        return
    own = room(".".join(("teerling", *parts)))
    assert own in ROOMS, f"{path} is in no known room"
    for name in imported(path):
        if (own, name) == ("values", "teerling.words"):
            # An error that is printed says itself in words; nobody else pays for them.
            continue
        assert ROOMS.index(room(name)) <= ROOMS.index(own), f"{own} may not know {name}"
        if own == "games":
            # A game knows no other game.
            assert room(name) != "games" or name.split(".")[2] == parts[1]
        if own == "kernel":
            assert room(name) == "kernel"


# Games are found, never listed, so that a game that is added changes no file but its own.
#
# - The package outside `games/`, the pages outside a game's own folder, the Makefile and the project's settings name no
#   game at all. Docstrings may take games for examples.
# - Programs in docs/, tools/, benchmarks/ and examples/ may take one for an example. Two in one file are a list.
# - A test may be about one game and the next about another. A row or a mapping that names two games is a list, and so
#   is a mapping from games to something, or a question which game it is: what differs stands in `tests/<game>`.
# - Where pages and docstrings speak, two games may be compared. Three in one block (a paragraph, a table, an example)
#   are a list. What is made from the games themselves is not looked at.
#
# Everything else is in one of the lists of exceptions, with its reason, and is in them only as long as it needs to be.


def named(text: str) -> set[str]:
    """The games that a text names, as their folders are called or by their titles."""
    english, text = in_language("en"), text.casefold()
    return {name for name in OURS if name in text or english(f"{name}-title").casefold() in text}


def strings(tree: ast.AST) -> Iterator[ast.Constant]:
    """The texts in a program that it works with: not those that only say something to whoever reads it."""
    said = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node


@pytest.mark.parametrize("path", [p for p in MODULES if "games" not in p.parts], ids=str)
def test_nothing_in_the_package_names_a_game_but_its_own_folder(path: Path) -> None:
    for node in strings(ast.parse(path.read_text("utf-8"))):
        assert not named(str(node.value)), f"line {node.lineno}"


# The types of all games are made from the games themselves.
MADE = WEB / "src" / "api.d.ts"
PAGES = [
    path
    for path in sorted((*WEB.glob("*"), *WEB.glob("public/**/*"), *WEB.glob("src/**/*")))
    if path.is_file() and path != MADE
]


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_nothing_in_the_browser_names_a_game_but_its_own_folder(path: Path) -> None:
    parts = path.relative_to(WEB).parts
    own = parts[2:3] if parts[:2] == ("src", "games") else ()
    others = named(path.read_text("utf-8")) - set(own)
    # A test of what is shared may take one for an example.
    assert len(others) <= path.name.endswith(".test.ts"), others


# Settings that name a game, and why.
SETTINGS = {
    "pyproject.toml": "lint takes an option of one game for a password",
    ".github/ISSUE_TEMPLATE/bug.yml": "a command to copy",
}


@pytest.mark.parametrize("path", ["Makefile", "pyproject.toml", "hatch_build.py", *GITHUB])
def test_no_setting_lists_games(path: str) -> None:
    found = named((ROOT / path).read_text("utf-8"))
    assert len(found) == (path in SETTINGS), found


# Programs that name more than one game, and why.
COMPARING = {
    "docs/generate.py": "the published vectors are of dice in one game and of tiles drawn in another",
}
PROGRAMS = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("docs", "tools", "benchmarks", "examples")
    for path in (ROOT / folder).rglob("*.py")
)


@pytest.mark.parametrize("path", PROGRAMS)
def test_no_program_lists_games(path: str) -> None:
    found = named((ROOT / path).read_text("utf-8"))
    assert (len(found) > 1) == (path in COMPARING), found


def listed(node: ast.AST) -> set[str]:
    """The games that a list, a row or a mapping names as it is written down, whatever it is made of."""
    if not isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
        return set()
    texts = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return named("\n".join(texts))


def asked(node: ast.AST) -> set[str]:
    """The games that a mapping has something for, or that something is compared with to find out which game it is."""
    if isinstance(node, ast.Dict):
        about: list[ast.expr | None] = list(node.keys)
    elif isinstance(node, ast.Compare) and isinstance(node.left, ast.Name):
        about = list(node.comparators)
    elif isinstance(node, ast.MatchValue):
        about = [node.value]
    else:
        return set()
    constants = [one for node in about if node for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return {str(one.value) for one in constants if one.value in OURS}


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=str)
def test_no_test_lists_games_by_hand(path: Path) -> None:
    if named(path.relative_to(TESTS).as_posix()):
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        assert len(listed(node)) < 2, f"line {getattr(node, 'lineno', 0)} lists {sorted(listed(node))}"
        assert not asked(node), f"line {getattr(node, 'lineno', 0)} has something for {sorted(asked(node))} only"


# Blocks of pages that name three games or more, by how they begin, and why.
SPEAKING = {
    ("docs/analysis.md", "`benchmarks/analysis.py` measures"): "what was measured",
    ("docs/environments.md", "| | games at once |"): "what was measured",
    ("docs/opponents.md", "- Every round begins"): "what was found to be best in each game",
    ("docs/opponents.md", "`benchmarks/search.py` measures"): "what was measured",
    ("docs/opponents.md", "- **A guess instead of playing on.**"): "what was tried, and measured",
}


def blocks(text: str) -> list[str]:
    """What stands between blank lines, without what is generated."""
    return re.split(r"\n\s*\n", re.sub(r"<!-- (\w+): generated -->.*?<!-- \1: end -->", "", text, flags=re.DOTALL))


def listing(path: Path) -> list[str]:
    """The blocks of a file, or of its docstrings, that list games."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        tree = ast.walk(ast.parse(text))
        documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        text = "\n\n".join(ast.get_docstring(node) or "" for node in tree if isinstance(node, documented))
    return [block for block in blocks(text) if len(named(block)) > 2]


SPOKEN = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *HOME.glob("locale/*.ftl"), *MODULES)
    # What changed is history, which no game that is added later changes.
    if "games" not in path.relative_to(ROOT).parts and path.name != "CHANGELOG.md"
)


@pytest.mark.parametrize("path", SPOKEN)
def test_no_page_and_no_docstring_lists_games(path: str) -> None:
    found = listing(ROOT / path)
    starts = [start for page, start in SPEAKING if page == path]
    for block in found:
        assert any(block.startswith(start) for start in starts), block
    for start in starts:
        assert any(block.startswith(start) for block in found), f"{start} needs no exception any more"


def test_the_readme_presents_every_game_of_ours() -> None:
    """A presentation is written by hand; so that no game is forgotten, each has its page and its picture there."""
    shown = (ROOT / "README.md").read_text("utf-8")
    for name in OURS:
        assert f"docs/games/{name}.md" in shown
        assert f"docs/pictures/{name}.png" in shown


def test_a_whole_game_is_a_small_package_without_javascript() -> None:
    """As examples/pig shows: in both languages, at most 350 lines of Python, and nothing for a browser."""
    home = ROOT / "examples" / "pig"
    assert sum(len(path.read_text("utf-8").splitlines()) for path in home.glob("pig/*.py")) <= 350
    assert not [path for path in home.rglob("*") if path.suffix in (".js", ".ts", ".svelte", ".css", ".html")]
    for language in LANGUAGES:
        assert all((home / "pig" / part.format(language)).exists() for part in game.TEXTS)


def test_every_game_is_played_in_a_browser() -> None:
    assert set(boards.names()) >= set(OURS)


@pytest.mark.parametrize("path", sorted((WEB / "src").rglob("*.ts")) + sorted((WEB / "src").rglob("*.svelte")), ids=str)
def test_no_type_in_the_browser_is_forced(path: Path) -> None:
    forced = r"\bas (unknown|any|never)\b|: any\b|@ts-(ignore|expect-error|nocheck)|\.(board|about) as\b"
    assert not re.search(forced, path.read_text("utf-8"))


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_every_module_can_be_read_in_one_sitting(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= 500
    if path.name == "rules.py":
        assert lines <= 330


@pytest.mark.parametrize("path", sorted((WEB / "src").rglob("*.svelte")), ids=str)
def test_every_component_draws_and_little_more(path: Path) -> None:
    """What is on a board and what a hand does stand beside it, in modules that are tested without a page."""
    assert len(path.read_text("utf-8").splitlines()) <= 300


def test_the_project_stands_alone() -> None:
    project = HOME.parent.parent
    for path in [*project.glob("*.md"), *project.glob("docs/**/*"), *project.glob("src/**/*"), project / "Makefile"]:
        if path.is_file() and path.suffix in (".md", ".py", ".ftl", ".toml", "") and "__pycache__" not in path.parts:
            assert "../" + "shared" not in path.read_text("utf-8"), path


# No luck in tests: what is waited for is waited for until it happens (tests/patience.py), and no clock decides.

# Where something may sleep all the same: the file, the function, and why.
SLEEPERS = {
    ("patience.py", "until"): "looks again and again until something is so",
    ("patience.py", "until_then"): "the same",
    ("browser/table.py", "blink"): "lets the page go on while `until` looks again",
    ("server/fuzzing.py", "_quiet"): "looks again until everything is answered",
    ("server/killing_two.py", "run"): "kills at a random moment; it has a seed",
    ("server/killing_two.py", "ready"): "looks again until the servers answer",
    ("server/killing_two.py", "_go_on"): "looks again until enough has happened",
    ("server/people.py", "live"): "people hesitate for random moments; nothing is asserted after them",
}
# Where a clock may be read: nothing there depends on how much time went by.
CLOCKS_READ = {
    ("lab/test_command.py", "test_ctrl_c_ends_everything_and_leaves_nothing_behind"): "a name that nobody else has",
    ("server/store/test_opening.py", "test_nothing_is_lost_when_an_old_database_is_brought_up_to_date"): (
        "a time that is written down lies between two others"
    ),
    ("server/soaking.py", "soak"): "plays for as long as it was asked to",
}
CLOCKS = ("monotonic", "perf_counter", "time", "time_ns", "monotonic_ns", "perf_counter_ns", "process_time")
# What takes a limit in seconds, and by which name: all limits are the one in tests/patience.py.
LIMITED = ("timeout", "open_timeout")


def functions(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """All calls in a file, each with the name of the function it stands in."""

    def walk(node: ast.AST, inside: str) -> Iterator[tuple[str, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            within = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else inside
            if isinstance(child, ast.Call):
                yield within, child
            yield from walk(child, within)

    yield from walk(ast.parse(path.read_text("utf-8")), "")


def called(call: ast.Call) -> str:
    """What is called, without what it belongs to: `sleep` for `time.sleep(1)`."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=str)
def test_no_test_waits_for_a_while_or_is_decided_by_a_clock(path: Path) -> None:
    file = path.relative_to(TESTS).as_posix()
    for function, call in functions(path):
        name, said = called(call), f"{file}, line {call.lineno}"
        if name in ("sleep", "wait_for_timeout"):
            # Sleeping for no time lets others go on, in an event loop.
            assert ast.unparse(call.args[0]) == "0" or (file, function) in SLEEPERS, f"{said} waits and hopes"
        if name in CLOCKS and isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "time":
            assert (file, function) in {**SLEEPERS, **CLOCKS_READ}, f"{said} reads a clock"
        for limit in call.keywords:
            if limit.arg in LIMITED:
                assert not isinstance(limit.value, ast.Constant), f"{said} has a limit of its own"


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=str)
def test_clocks_are_read_by_their_full_name(path: Path) -> None:
    """So that the test above sees them."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        assert not (isinstance(node, ast.ImportFrom) and node.module == "time"), f"{path}, line {node.lineno}"


def test_whoever_may_sleep_still_does() -> None:
    for file, function in SLEEPERS:
        waiting = [called(call) for name, call in functions(TESTS / file) if name == function]
        assert {"sleep", "wait_for_timeout"} & set(waiting), f"{function} in {file} sleeps no more"
