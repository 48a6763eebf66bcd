"""How the house is built: who may know whom, how long a room may be, and that no room names a game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from teerling import game

HOME = Path(game.__file__).parent
MODULES = sorted(HOME.rglob("*.py"))

# Each room may know itself and the rooms before it. `words` and `drawing` are of no use to the kernel.
ROOMS = [
    "kernel",
    "values",
    "words",
    "drawing",
    "svg",
    "processes",
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
    "table",
    "perft",
    "lab",
    "conformance",
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
        assert ROOMS.index(room(name)) <= ROOMS.index(own), f"{own} may not know {name}"
        if own == "games":
            # A game knows no other game.
            assert room(name) != "games" or name.split(".")[2] == parts[1]
        if own == "kernel":
            assert room(name) == "kernel"


@pytest.mark.parametrize("path", [p for p in MODULES if "games" not in p.parts], ids=str)
def test_nothing_outside_its_folder_names_a_game(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    said = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in said:
            assert not any(name in node.value for name in game.names()), f"line {node.lineno}"


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_every_module_can_be_read_in_one_sitting(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= 500
    if path.name == "rules.py":
        assert lines <= 330


def test_the_project_stands_alone() -> None:
    project = HOME.parent.parent
    for path in [*project.glob("*.md"), *project.glob("docs/**/*"), *project.glob("src/**/*"), project / "Makefile"]:
        if path.is_file() and path.suffix in (".md", ".py", ".ftl", ".toml", "") and "__pycache__" not in path.parts:
            assert "../" + "shared" not in path.read_text("utf-8"), path
